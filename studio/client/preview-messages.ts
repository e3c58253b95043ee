// What the studio and the page beside its form say to each other. Both have the same origin.

/** A section, and what a visitor reads of a text in it. */
export interface Place {
  section: number
  read: string
}

/** From the studio to the page. */
export type ToPage =
  /** Reads the page again, and keeps what is edited in view. */
  | { ask: 'refresh'; edited?: Place | undefined }
  /** Scrolls to a place. */
  | { ask: 'show'; edited: Place }

/** From the page to the studio. */
export type FromPage =
  | { did: 'load' }
  | { did: 'pick'; section: number; read: string }
  /** `width` of the page and height of its content, in CSS pixels. */
  | { did: 'measure'; width: number; height: number }

/** Words as they can be compared: the site sets curly quotes, en dashes and spaces that do not break. */
export function comparable(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
