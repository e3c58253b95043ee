// The style guide, in `npm run dev` only: every token, and the fields and examples of every kind of section.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { readExamples } from '../site/read/examples.server.ts'
import { sectionFields, type LayoutFields } from '../site/derive/section-fields.server.ts'
import { sharedContentOf } from '../site/derive/shared-content.server.ts'
import { siteContext } from '../site/derive/site-context.server.ts'
import { paletteNames, paletteToken } from '../schema/brand.ts'
import { tones } from '../schema/fields.ts'
import type { FormView } from '../schema/form-providers.ts'
import { SectionList } from '../sections/section-list.tsx'
import { rootTokens } from '../styles/read-tokens.ts'
import { IconSprite } from '../ui/icon/icon.tsx'
import { STYLEGUIDE_PATH } from '../paths.ts'
import { ContentError } from '../yaml/problems.ts'
import styles from './styleguide.module.css'

const CRUMBS = [
  { name: 'Home', url: '/' },
  { name: 'Style guide', url: STYLEGUIDE_PATH },
]

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand, references } = await context.get(siteContext)()
  const [form] = references.forms.values()
  return {
    tokens: Object.entries(rootTokens),
    palette: brand.palette,
    examples: await examplesAndFields(form),
  }
}

/** `form` is one that `npm run dev` serves. Prints the problems of the examples and returns null if there are any. */
async function examplesAndFields(form: FormView | undefined) {
  try {
    const { sections, site } = await readExamples()
    const kinds = [...sections].map(([kind, examples]) => ({
      kind,
      examples: examples.map((each) => ('form' in each && form ? { ...each, form } : each)),
      layouts: sectionFields(kind, site.references),
    }))
    return { kinds, shared: sharedContentOf(site) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    return null
  }
}

export function meta() {
  return [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }]
}

export default function Styleguide() {
  const { tokens, palette, examples } = useLoaderData<typeof loader>()
  const named = (pattern: RegExp) => tokens.filter(([name]) => pattern.test(name))
  return (
    <>
      <div className={styles.page} data-tone="light">
        <h1>Style guide</h1>
        {!examples && <p>An example has a mistake. The terminal says in which file and line, and what to write.</p>}
        <nav aria-label="Kinds of section" className="cluster">
          {examples?.kinds.map(({ kind }) => (
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
            <li key={tone} className="stack" data-tone={tone}>
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
              <li key={name} className="cluster">
                <span style={{ width: /^--(s\d|space|gutter|gap|header|sticky)/.test(name) ? `var(${name})` : 0 }} />
                <code>{name}</code> {value}
              </li>
            ),
          )}
        </ul>
      </div>
      {examples && (
        <IconSprite value={examples.shared.iconSprite}>
          {examples.kinds.map(({ kind, examples: sections, layouts }) => (
            <section key={kind} id={kind} className={styles.kind}>
              <h2 className="small-heading" data-tone="darkest">
                {kind}
              </h2>
              {layouts.map((each, index) => (
                <Fields key={index} {...each} />
              ))}
              <SectionList {...examples.shared} sections={sections} crumbs={CRUMBS} />
            </section>
          ))}
        </IconSprite>
      )}
    </>
  )
}

function Fields({ layout, rows }: LayoutFields) {
  return (
    <details className={styles.fields}>
      <summary>Fields{layout && ` with the layout ${layout}`}</summary>
      <dl>
        {rows.map(({ name, value, isRequired, about }, index) => (
          <div key={index}>
            <dt>
              <code>{name}</code> {!isRequired && '(may be left out)'}
            </dt>
            <dd>
              {value}
              {about && `. ${about}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
