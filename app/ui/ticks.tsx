// A list whose marks say what kind of list it is: fitting, better elsewhere, warning.
import type { RichText } from '../content/rich-text.ts'
import { Glyph, type GlyphName } from './glyph.tsx'
import { Rich } from './rich.tsx'
import styles from './ticks.module.css'

export function Ticks({ items, glyph }: { items: readonly RichText[]; glyph: GlyphName }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item, index) => (
        <li key={index}>
          <Glyph name={glyph} />
          <span>
            <Rich text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
