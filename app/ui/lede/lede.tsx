// The lede: an opening paragraph, larger and in a softer colour than the text.
import type { RichText } from '../../content/schema/rich-text.ts'
import styles from './lede.module.css'
import { Rich } from '../rich/rich.tsx'

export function Lede({ text }: { text: RichText }) {
  return <Rich as="p" className={styles.lede} text={text} />
}
