// The style guide, in `npm run dev` only: every token, and every example of every kind of section.
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { examplesOf } from '../site/read/examples.server.ts'
import { siteContext } from '../site/derive/site-context.server.ts'
import { paletteNames, paletteToken } from '../schema/brand.ts'
import { tones } from '../schema/fields.ts'
import type { SharedContent } from '../site/derive/shared-content.ts'
import { SectionList } from '../sections/section-list.tsx'
import { kindNames } from '../sections/traits.ts'
import { rootTokens } from '../styles/read-tokens.ts'
import { STYLEGUIDE_PATH } from '../paths.ts'
import styles from './styleguide.module.css'

const CRUMBS = [
  { name: 'Home', url: '/' },
  { name: 'Style guide', url: STYLEGUIDE_PATH },
]

export async function loader({ context }: LoaderFunctionArgs) {
  const site = await context.get(siteContext)()
  return {
    tokens: Object.entries(rootTokens()),
    palette: site.brand.palette,
    sections: kindNames.map((kind) => ({ kind, examples: examplesOf(kind, site) })),
  }
}

export function meta() {
  return [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }]
}

export default function Styleguide() {
  const { tokens, palette, sections } = useLoaderData<typeof loader>()
  const shared = useRouteLoaderData<SharedContent>('root')
  const named = (pattern: RegExp) => tokens.filter(([name]) => pattern.test(name))
  return (
    <>
      <div className={styles.page} data-tone="paper">
        <h1>Style guide</h1>
        <nav aria-label="Kinds of section" className="cluster">
          {sections.map(({ kind }) => (
            <a key={kind} href={`#${kind}`} className="tap-target">
              {kind}
            </a>
          ))}
        </nav>
        <h2>Palette</h2>
        <ul className={styles.swatches}>
          {paletteNames.map((name) => (
            <li key={name}>
              <span style={{ background: palette[name] }} />
              <code>{paletteToken(name)}</code> {palette[name]}
            </li>
          ))}
        </ul>
        <h2>Tones</h2>
        <ul className={styles.tones}>
          {tones.map((tone) => (
            <li key={tone} data-tone={tone}>
              <h3>{tone}</h3>
              <p style={{ color: 'var(--text-soft)' }}>Soft text</p>
              <p style={{ color: 'var(--text-accent)' }}>Accent</p>
              <p style={{ background: 'var(--background-raised)' }}>Raised</p>
              <p style={{ borderBottom: '2px solid var(--rule-strong)' }}>Strong rule</p>
              <p style={{ background: 'var(--action)', color: 'var(--action-text)' }}>Action</p>
              <p style={{ background: 'var(--action-cap)', color: 'var(--action-cap-icon)' }}>Cap</p>
            </li>
          ))}
        </ul>
        <h2>Type</h2>
        {named(/^--size-/).map(([name, value]) => (
          <p
            key={name}
            style={{
              fontSize: `var(${name})`,
              fontFamily: /display|h\d|figure/.test(name) ? 'var(--font-display)' : undefined,
              lineHeight: 1.15,
            }}
          >
            Asked <em>in private</em>, 24–48 hours{' '}
            <code>
              {name} {value}
            </code>
          </p>
        ))}
        <h2>Space, shape, motion</h2>
        <ul className={styles.measures}>
          {named(/^--(s\d|space|gutter|gap|tap|radius|stroke|ease|fast|calm|shadow|header|sticky)/).map(
            ([name, value]) => (
              <li key={name}>
                <span style={{ width: /^--(s\d|space|gutter|gap|header|sticky)/.test(name) ? `var(${name})` : 0 }} />
                <code>{name}</code> {value}
              </li>
            ),
          )}
        </ul>
      </div>
      {shared &&
        sections.map(({ kind, examples }) => (
          <section key={kind} id={kind} className={styles.kind}>
            <h2 data-tone="night">{kind}</h2>
            <SectionList {...shared} sections={examples} crumbs={CRUMBS} />
          </section>
        ))}
    </>
  )
}
