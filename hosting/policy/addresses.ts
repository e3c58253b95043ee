// Which requests lead on to another address: former paths, trailing slashes, and files named where a page is meant.

/** A path that matches leads on to `to`, in which `$1` is what the pattern caught. The first that matches counts. */
export interface Redirect {
  /** Within what JavaScript, PCRE (nginx) and RE2 (Caddy) read alike. */
  pattern: string
  /** Empty: stays where it is, whatever comes after. */
  to: string
}

/** In the order in which they are tried. */
export function redirects(formerPaths: Readonly<Record<string, string>>): Redirect[] {
  const former = Object.entries(formerPaths).map(([from, to]) => ({
    pattern: `${FRONT}${escaped(from.slice(1))}(?:\\.html|/+)?$`,
    to,
  }))
  return [
    // The not-found page has no address of its own.
    { pattern: '^/404(?:\\.html)?$', to: '' },
    ...former,
    { pattern: `(?:^/[/\\x5c]+|${FRONT}index(?:\\.html)?/*)$`, to: '/' },
    { pattern: `${FRONT}([^/\\x5c].*?)(?:/index)?\\.html$`, to: '/$1' },
    { pattern: `${FRONT}([^/\\x5c](?:.*[^/])?)/+$`, to: '/$1' },
    // Two slashes at the front would name another host.
    { pattern: '^/[/\\x5c]+([^/\\x5c].*)$', to: '/$1' },
  ]
}

/** One slash and all that browsers take for more of them: a backslash is one to them. */
const FRONT = '^/[/\\x5c]*'

/** Address (path and query) that a request leads on to with 308, or undefined when it is served as it is. `pathname` is still encoded. */
export function redirectOf(pathname: string, search: string, rules: readonly Redirect[]): string | undefined {
  for (const { pattern, to } of rules) {
    const match = new RegExp(pattern).exec(pathname)
    if (match) return to === '' ? undefined : `${to.replace('$1', () => match[1] ?? '')}${search}`
  }
  return undefined
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
