// The page for everybody who comes from the network. Of the content it has the name and the colours of the clinic.
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { paletteCss, type Palette } from '../../site/server.ts'

/** What the page has of the clinic; nothing of it while its files have problems. */
export interface Look {
  clinic?: string | undefined
  palette?: Palette | undefined
}

export const START = '/edit/sign-in/start'
const SIGN_IN: Readonly<Record<string, string>> = { [START]: 'Sign in' }
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `
body { margin: 0; background: var(--ground); color: var(--brand); font: 1.125rem/1.5 system-ui, Arial, sans-serif }
main { max-width: 32rem; margin: 4rem auto; padding: 0 1rem }
h1, h2 { font: 2rem/1.2 Georgia, serif; margin: 0 0 1rem }
h2 { font-size: 1.25rem; margin: 3rem 0 0 }
p { margin: 0 0 1rem }
a { color: inherit }
a.action { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 999px; background: var(--brand);
  color: var(--ground); text-decoration: none }
:focus-visible { outline: 2px solid; outline-offset: 2px }
`

/** Answers with the page. `links` are what somebody can do, by address, the likeliest first. */
export function signInPage({ clinic, palette }: Look) {
  const style = raw(`<style>${palette ? paletteCss(palette) : ''}${STYLE}</style>`)
  return (c: Context, words: string, status: 200 | 403 = 200, links = SIGN_IN): Response | Promise<Response> => {
    const [first, ...others] = Object.entries(links)
    return c.html(
      html`<!doctype html>
        <html lang="en-CA">
          <head>
            <meta charset="utf-8" />
            <title>Sign in to edit the website</title>
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            ${style}
          </head>
          <body>
            <main>
              <h1>Edit the website${clinic && ` of ${clinic}`}</h1>
              <p>
                This is where staff change its words, prices and pictures. An engineer reviews every change before it
                goes live.
              </p>
              <p role="status">${words}</p>
              ${first && html`<p><a class="action" href="${first[0]}">${first[1]}</a></p>`}
              ${others.map(([address, text]) => html`<p><a href="${address}">${text}</a></p>`)}
              <h2>You can’t sign in?</h2>
              <p>
                You sign in with your account at work. Its e-mail address must be on the list of people who may edit.
                Ask whoever keeps that list, or the website’s engineer.
              </p>
            </main>
          </body>
        </html>`,
      status,
      { 'content-security-policy': POLICY },
    )
  }
}
