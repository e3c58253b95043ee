// A list with the same icon before each item: a check, a cross or a warning sign.
import { clsx } from 'clsx'
import type { RichText } from '../../schema/rich-text.ts'
import { Glyph, type GlyphName } from '../glyph/glyph.tsx'
import { Rich } from '../rich/rich.tsx'
import styles from './ticks.module.css'

export function Ticks({ items, glyph }: { items: readonly RichText[]; glyph: GlyphName }) {
  return (
    <ul className={clsx('stack', styles.ticks)}>
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
