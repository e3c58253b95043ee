// One sentence of the content, which the measurement of builds changes in each round.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../cli/steps.ts'

export interface Sentence {
  file: string
  /** The file as it was. */
  yaml: string
  /** Path of the page that shows the sentence. */
  path: string
  /** The words up to and including " and ". */
  words: string
}

const ANSWER_WITH_AND = /^ +answer: (?!["'>|])([^{*\n]*? and )/m

/** Words that can follow "and". The copy checks allow all of them. */
const WORDS = ['also', 'often', 'now', 'then', 'still', 'again', 'soon', 'here', 'even', 'so']

/** Finds an answer with the word "and" in the checkout `folder`. Throws CommandError when there is none. */
export function findSentence(folder: string): Sentence {
  for (const name of globSync('content/pages/**/*.yaml', { cwd: folder }).sort()) {
    const file = join(folder, name)
    const yaml = readFileSync(file, 'utf8')
    const words = ANSWER_WITH_AND.exec(yaml)?.[1]
    const path = /^path: (\S+)/m.exec(yaml)?.[1]
    if (words && path) return { file, yaml, path, words }
  }
  throw new CommandError('No page in content/ has a plain answer with the word "and". Change bench/sentence.ts.')
}

/** Adds the word for `round`, so that each of ten rounds has its own sentence. Gives the new words. */
export function changeSentence({ file, yaml, words }: Sentence, round: number): string {
  const changed = `${words}${WORDS[round % WORDS.length]} `
  writeFileSync(file, yaml.replace(words, changed))
  return changed
}
