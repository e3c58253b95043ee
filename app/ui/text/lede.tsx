// An opening paragraph: larger and softer than the text.
import type { RichText } from '../../schema/rich-text.ts'
import styles from './lede.module.css'
import { Rich } from './rich.tsx'

export function Lede({ text }: { text: RichText }) {
  return <Rich as="p" className={styles.lede} text={text} />
}
