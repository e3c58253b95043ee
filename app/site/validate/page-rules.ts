// Rules that need all sections of a page: the order of sections, ids, pictures, and links to anchors on the page.
import type { Page, SectionType } from '../../sections/page-schema.ts'
import { nearest } from '../../schema/nearest.ts'
import { textsNamed } from '../../schema/walk.ts'
import { problem, type Problem, type SourceFile } from '../../yaml/problems.ts'
import { repeats } from './repeats.ts'
import { isFormPage, kindsWith, runsProviderScript, startsPage, traitsOf } from '../../sections/traits.ts'

/** Problems inside one page. `anchors` are the ids that links on the page may name. */
export function checkPage(source: SourceFile, page: Page, anchors: ReadonlySet<string>): Problem[] {
  return [
    ...wrongOpening(source, page),
    ...unansweredQuestions(source, page),
    ...readableSearchFields(source, page),
    ...loneHalves(source, page),
    ...reviewsBeforeTheLast(source, page),
    ...repeatedIds(source, page),
    ...repeatedPictures(source, page),
    ...deadAnchors(source, page, anchors),
  ]
}

function wrongOpening(source: SourceFile, { sections }: Page): Problem[] {
  return sections.flatMap((section, index) => {
    const { type } = section
    const hasH1 = startsPage(section)
    const isFirst = index === 0
    if (hasH1 === isFirst) return []
    const message = hasH1
      ? `Only the first section may be ${startOf(type)}, because it holds the page's one h1.`
      : `The first section must hold the page's h1. Make it ${kindsWith('startsPage').map(startOf).join(' or ')}.`
    return [problem(source, ['sections', index, 'type'], message)]
  })
}

/** A section that holds the h1, in words. */
function startOf(type: SectionType): string {
  const trait = traitsOf(type).startsPage
  return typeof trait === 'object' ? `a "${type}" with the layout "${trait.layout}"` : `a "${type}"`
}

/** Questions that a page about a treatment must answer: who treats me, and what if the clinic refuses me? */
function unansweredQuestions(source: SourceFile, page: Page): Problem[] {
  const isAboutTreatment = page.sections.some(({ type }) => traitsOf(type).aboutTreatment)
  if (!isAboutTreatment || isFormPage(page)) return []
  const saysWhoTreats = page.sections.some(({ type }) => traitsOf(type).saysWhoTreats)
  const saysWhatIfRefused = page.sections.some((section) => traitsOf(section.type).saysWhatIfRefused?.(section))
  const team = kindsWith('saysWhoTreats').join(' or ')
  const fit = kindsWith('saysWhatIfRefused').join(' or ')
  return [
    ...(saysWhoTreats ? [] : [`It does not say who treats patients. Add a section "${team}".`]),
    ...(saysWhatIfRefused
      ? []
      : [`It does not say what happens if the clinic says no. Write "refused" in a section "${fit}".`]),
  ].map((message) => problem(source, ['sections'], `This page is about a treatment. ${message}`))
}

/** Search fields on a page with a form provider's script, which could read what a visitor types (decision 0011). */
function readableSearchFields(source: SourceFile, page: Page): Problem[] {
  if (!runsProviderScript(page)) return []
  return page.sections.flatMap(({ type }, index) =>
    traitsOf(type).hasSearchField
      ? [
          problem(
            source,
            ['sections', index, 'type'],
            `The form provider's script on this page could read what visitors type into "${type}". ` +
              'Move the form or that section to another page.',
          ),
        ]
      : [],
  )
}

/** Sections that fill half of the page without a neighbour that fills the other half. */
function loneHalves(source: SourceFile, { sections }: Page): Problem[] {
  const halves = sections.map((section) => ('half' in section ? section.half : undefined))
  return halves.flatMap((half, index) => {
    if (!half) return []
    const [neighbour, wanted, place] =
      half === 'left' ? [halves[index + 1], 'right', 'after'] : [halves[index - 1], 'left', 'before']
    if (neighbour === wanted) return []
    const message = `The other half stays empty. Write "half: ${wanted}" in the section ${place} this one.`
    return [problem(source, ['sections', index, 'half'], message)]
  })
}

/** Sections whose next review is not after their last one. */
function reviewsBeforeTheLast(source: SourceFile, { sections }: Page): Problem[] {
  return sections.flatMap((section, index) => {
    if (!('nextReview' in section) || section.nextReview > section.reviewed) return []
    const message = `The last review was on ${section.reviewed}. Write a later day for the next one.`
    return [problem(source, ['sections', index, 'nextReview'], message)]
  })
}

function repeatedIds(source: SourceFile, { sections }: Page): Problem[] {
  const ids = sections.flatMap(({ id }) => id ?? [])
  return repeats(ids, (id) => id).map(({ item }) =>
    problem(source, ['sections'], `Two sections have the id "${item}". Give each a different id.`),
  )
}

/** Pictures that the page shows twice (docs/design.md, Pictures). */
function repeatedPictures(source: SourceFile, { sections }: Page): Problem[] {
  // Every picture in the content has a field `stem` (ImageView).
  const stems = sections.flatMap((section, index) =>
    traitsOf(section.type).mayRepeatPictures ? [] : textsNamed('stem', section, ['sections', index]),
  )
  return repeats(stems, ({ text }) => text).map(({ item: { text, around } }) => {
    const [name] = text.split('.')
    return problem(source, around, `The picture "${name}" is already on this page. Use another, or none.`)
  })
}

/** Links such as `#costs` to an anchor that the page does not have. */
function deadAnchors(source: SourceFile, { sections }: Page, anchors: ReadonlySet<string>): Problem[] {
  return textsNamed('href', sections, ['sections'])
    .filter(({ text }) => text.startsWith('#') && !anchors.has(text.slice(1)))
    .map(({ text, around }) => {
      const id = text.slice(1)
      const remedy = `${nearest(id, anchors)} Give the section that id, or link to another.`
      const message = `No section of this page has the id "${id}".${remedy}`
      return problem(source, around, message)
    })
}
