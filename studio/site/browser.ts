// What the studio uses of the site, in browsers as well as in its server. The rest is in server.ts. Nothing else in
// the studio may import the site (checks/imports/rules.ts).

/** Where the studio answers. */
export { STUDIO_PATH } from '../../app/paths.ts'
/** A text without the characters that nobody sees. */
export { withoutHidden } from '../../app/schema/hidden-characters.ts'
/** The bold words, links and figures in a text that somebody types. */
export { marksIn, type Mark } from '../../app/schema/rich-text.ts'
/** A text as its parts. */
export { parseRichText } from '../../app/schema/rich-text.ts'
/** A text without its marks. */
export { plainText } from '../../app/schema/rich-text.ts'
/** A pattern for words that are no part of others. */
export { wholeWords } from '../../app/schema/whole-words.ts'
/** A value with each of its texts changed. */
export { mapTexts } from '../../app/schema/walk.ts'
