// Rules between files that pages share, and of the glossary, which needs the pages.
import type { Palette } from '../../schema/brand.ts'
import type { Clinic } from '../../schema/clinic.ts'
import { usesTerm, type Glossary } from '../../schema/glossary.ts'
import type { Messages } from '../../schema/messages.ts'
import type { Navigation } from '../../schema/navigation.ts'
import { didYouMean } from '../../schema/did-you-mean.ts'
import { termsIn } from '../../schema/rich-text.ts'
import type { UrgentSigns } from '../../schema/urgent-signs.ts'
import type { Page } from '../../sections/page-schema.ts'
import { sectionsOf } from '../../sections/traits.ts'
import { weakPairs } from '../../styles/contrast.ts'
import { problem, type Problem, type SourceFile } from '../../yaml/problems.ts'
import { repeats } from './repeats.ts'

/** Problems of the link for patients who sign in: navigation.yaml has its words, and clinic.yaml its address. */
export function signInProblems(source: SourceFile, { signIn: words }: Navigation, { signIn }: Clinic): Problem[] {
  if (Boolean(words) === Boolean(signIn)) return []
  const message = words
    ? 'content/clinic.yaml has no signIn, the address of this link. Add it there, or remove these words.'
    : 'content/clinic.yaml says where patients sign in. Write signIn with text and note, or remove it there.'
  return [problem(source, ['signIn'], message)]
}

/** Urgent signs whose action has no words in messages.yaml. */
export function urgentProblems(source: SourceFile, signs: UrgentSigns, { urgent }: Messages): Problem[] {
  return Object.entries(signs)
    .filter(([, { action }]) => urgent.actions[action] === undefined)
    .map(([name, { action }]) => {
      const message = `content/messages.yaml has no words for "${action}". Write them there, at urgent.actions.`
      return problem(source, [name, 'action'], message)
    })
}

/** Professions whose portrait is no picture of images.yaml. */
export function portraitProblems(
  source: SourceFile,
  clinic: Clinic,
  images: ReadonlyMap<string, unknown>,
): Problem[] {
  return Object.entries(clinic.careTeam).flatMap(([name, { portrait }]) => {
    if (portrait === undefined || images.has(portrait)) return []
    const hint = didYouMean(portrait, images.keys())
    const message = `No picture is named "${portrait}".${hint} They are listed in content/images.yaml.`
    return problem(source, ['careTeam', name, 'portrait'], message)
  })
}

/** A problem for each colour of content/brand.yaml that is hard to see on another. */
export function contrastProblems(source: SourceFile, palette: Palette): Problem[] {
  const weak = Map.groupBy(weakPairs(palette), ({ front }) => front)
  return [...weak].map(([front, pairs]) => {
    const needs = pairs.map(({ back, ratio, needed }) => `${needed} on ${back} (has ${ratio.toFixed(2)})`)
    const message = `The contrast is too low: ${front} needs ${needs.join(', ')}. Make one of them darker or lighter.`
    return problem(source, ['palette', front], message)
  })
}

/**
 * Problems of the glossary: each term is used, each word has one entry, each exception is needed. `pages` have their
 * terms explained.
 */
export function glossaryProblems(source: SourceFile, glossary: Glossary, pages: readonly Page[]): Problem[] {
  const explained = new Set(pages.flatMap((page) => termsIn(sectionsOf(page))).map(({ means }) => means))
  const words = glossary.flatMap((entry, index) => entry.words.map((word) => ({ word, index })))
  return [
    ...repeats(words, ({ word }) => word).map(({ item: { word, index } }) =>
      problem(source, [index, 'words'], `"${word}" has an entry already. Remove one of them.`),
    ),
    ...glossary.flatMap((entry, index) => {
      const [word] = entry.words
      const notNeeded = entry.exceptOn.filter(
        (path) => !pages.some((page) => page.path === path && usesTerm(entry, JSON.stringify(sectionsOf(page)))),
      )
      return [
        ...(explained.has(entry.means)
          ? []
          : [problem(source, [index], `No page uses "${word}" in running text. Correct it, or remove the entry.`)]),
        ...notNeeded.map((path) =>
          problem(source, [index, 'exceptOn'], `No page at ${path} uses "${word}". Remove the path here.`),
        ),
      ]
    }),
  ]
}
