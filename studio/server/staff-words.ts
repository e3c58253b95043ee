// The messages of checks are for authors of files. Staff read the same with the button to press instead.

/** Each pattern is a message, or the end of one. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^The token \{\w+\.(\w+)\} has no value\..*/, 'There is no checked figure “$1”. Press Figure, and choose one.'],
  [
    /^These figures are typed in: (.*)\. Use \{facts\.name\} .*/,
    '$1: this is a figure. Press Figure, and choose it from the checked figures.',
  ],
  [/^"(.*)" is a fact\. Use .*/, '“$1” is a checked figure. Press Figure, and choose it.'],
  [/^No page uses this fact\..*/, 'No page shows this fact. Use it, or ask your engineer to remove it.'],
  [/ or add the word to content\/.*/, ' or ask your engineer to allow the word.'],
  [/^No page has the address ([^.]+)\..*/, 'This link leads nowhere: $1. Choose a page.'],
  [/^(?:No .*? is named ""|Write the name of a ).*/, 'Nothing is chosen yet. Press the button, and choose one.'],
  [/ They are listed in content\/.*/, ' Press the button, and choose one.'],
  [/ (?:Give it that id, or remove the anchor|Give the section that id, or link to another)\.$/, ' Choose a page.'],
  [/^Two sections have the id .*/, 'Two sections have the same name for links. Ask your engineer.'],
]

/** What staff read instead of the message of a check. */
export function staffWords(message: string): string {
  return WORDS.reduce((text, [pattern, words]) => text.replace(pattern, words), message)
}
