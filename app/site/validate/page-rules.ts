// Rules that need all sections of a page: the order of sections, ids, pictures, and links to anchors on the page.
import { placedSections, SOURCES_ID, type Page, type SectionType } from '../../sections/page-schema.ts'
import { didYouMean } from '../../schema/did-you-mean.ts'
import { textsNamed } from '../../schema/walk.ts'
import { problem, type Problem, type SourceFile } from '../../yaml/problems.ts'
import { repeats } from './repeats.ts'
import { isFormPage, kindsWith, runsProviderScript, sectionsOf, startsPage, traitsOf } from '../../sections/traits.ts'

/** Problems inside one page. `anchors` are the ids that links on the page may name. */
export function checkPage(source: SourceFile, page: Page, anchors: ReadonlySet<string>): Problem[] {
  return [
    ...wrongOpening(source, page),
    ...unansweredQuestions(source, page),
    ...readableSearchFields(source, page),
    ...reviewBeforeTheLast(source, page),
    ...repeatedIds(source, page),
    ...repeatedPictures(source, page),
    ...deadAnchors(source, page, anchors),
  ]
}

function wrongOpening(source: SourceFile, page: Page): Problem[] {
  return placedSections(page).flatMap(({ section, at }, index) => {
    const { type } = section
    const hasH1 = startsPage(section)
    const isFirst = index === 0
    if (hasH1 === isFirst) return []
    const openings = kindsWith('startsPage').map(openingOf).join(' or ')
    const message = hasH1
      ? `Only the first section may be ${openingOf(type)}, which holds the page's main heading (h1). ` +
        'Remove this section, or give it another type.'
      : `The first section must hold the page's main heading (h1). Make it ${openings}.`
    return [problem(source, [...at, 'type'], message)]
  })
}

/** A section of this kind that holds the h1, in words: `a "form" with the layout "page"`. */
function openingOf(type: SectionType): string {
  const trait = traitsOf(type).startsPage
  return typeof trait === 'object' ? `a "${type}" with the layout "${trait.layout}"` : `a "${type}"`
}

/** Questions that a page about a treatment must answer: who treats me, and what if the clinic refuses me? */
function unansweredQuestions(source: SourceFile, page: Page): Problem[] {
  const sections = sectionsOf(page)
  const isAboutTreatment = sections.some(({ type }) => traitsOf(type).aboutTreatment)
  if (!isAboutTreatment || isFormPage(page)) return []
  const saysWhoTreats = sections.some(({ type }) => traitsOf(type).saysWhoTreats)
  const saysWhatIfRefused = sections.some((section) => traitsOf(section.type).saysWhatIfRefused?.(section))
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
  return placedSections(page).flatMap(({ section: { type }, at }) =>
    traitsOf(type).hasSearchField
      ? [
          problem(
            source,
            [...at, 'type'],
            `The form provider's script on this page could read what visitors type into "${type}". ` +
              'Move the form or that section to another page.',
          ),
        ]
      : [],
  )
}

/** A next review that is not after the last one. */
function reviewBeforeTheLast(source: SourceFile, { review }: Page): Problem[] {
  if (!review || review.nextReview > review.reviewed) return []
  const message = `The last review was on ${review.reviewed}. Write a later day for the next one.`
  return [problem(source, ['review', 'nextReview'], message)]
}

function repeatedIds(source: SourceFile, page: Page): Problem[] {
  const ids = [...sectionsOf(page).flatMap(({ id }) => id ?? []), ...(page.review ? [SOURCES_ID] : [])]
  return repeats(ids, (id) => id).map(({ item }) =>
    problem(source, ['sections'], `Two sections have the id "${item}". Give each a different id.`),
  )
}

/** Pictures that the page shows twice (docs/design.md, Pictures). */
function repeatedPictures(source: SourceFile, page: Page): Problem[] {
  // Every picture in the content has a field `stem` (ImageView).
  const stems = placedSections(page).flatMap(({ section, at }) =>
    traitsOf(section.type).mayRepeatPictures ? [] : textsNamed('stem', section, at),
  )
  return repeats(stems, ({ text }) => text).map(({ item: { text, around } }) => {
    const [name] = text.split('.')
    return problem(source, around, `The picture "${name}" is already on this page. Use another, or none.`)
  })
}

/** Links such as `#costs` to an anchor that the page does not have. */
function deadAnchors(source: SourceFile, page: Page, anchors: ReadonlySet<string>): Problem[] {
  return placedSections(page)
    .flatMap(({ section, at }) => textsNamed('href', section, at))
    .filter(({ text }) => text.startsWith('#') && !anchors.has(text.slice(1)))
    .map(({ text, around }) => {
      const id = text.slice(1)
      const remedy = `${didYouMean(id, anchors)} Give the section that id, or link to another.`
      const message = `No section of this page has the id "${id}".${remedy}`
      return problem(source, around, message)
    })
}
