// For tests: a page file with a few texts.
import type { CopyFile, CopyText } from './copy-text.ts'

/** A page with one text, or with several. Fields that `texts` leaves out have simple values. */
export function pageWithTexts(
  texts: Partial<CopyText>[] | string,
  file = 'content/pages/a.yaml',
  path?: string,
): CopyFile {
  const list = typeof texts === 'string' ? [{ authored: texts, read: texts }] : texts
  return {
    file,
    ...(path && { path }),
    texts: list.map((text) => ({
      file,
      line: 7,
      field: 'sections.0.lede',
      raw: '',
      authored: '',
      read: '',
      prose: true,
      ...text,
    })),
  }
}
