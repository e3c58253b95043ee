// Content files are UTF-8. Some programs put a byte-order mark before the text, or save it in an older encoding.

/** The text of a file, without a byte-order mark. Bytes that are not UTF-8 become "�". */
export function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

/** Says where the first letter is that was lost, because the file is not UTF-8. Undefined if none is. */
export function lostLetter(text: string): { line: number; message: string } | undefined {
  // In UTF-16, every second byte of an English text is 0.
  const at = text.search(/[\0\uFFFD]/)
  if (at < 0) return undefined
  const line = text.slice(0, at).split('\n').length
  const message =
    'This file is not in the encoding UTF-8, so letters such as é and ’ are lost. Save it as UTF-8 in the program ' +
    'that wrote it, or restore it from git. Where a letter is "�" even then, type it again.'
  return { line, message }
}
