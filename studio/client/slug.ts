/** `Men's hair loss` becomes `mens-hair-loss`: words for an address or the name of a picture. */
export function slugOf(words: string): string {
  const letters = words
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return (letters.match(/[a-z0-9]+/g) ?? []).join('-')
}
