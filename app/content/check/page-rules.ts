// Checks that need all sections of a page: the order of sections, ids, pictures, and links to anchors on the page.
import type { Page } from '../../sections/page.ts'
import { textsNamed } from '../schema/walk.ts'
import { problem, type Problem, type SourceFile } from './problems.ts'
import { isFormPage, kindsWith, runsProviderScript, traitsOf } from '../../sections/traits.ts'

/** Problems inside one page. `anchors` are the ids that links on the page may name. */
export function checkPage(source: SourceFile, page: Page, anchors: ReadonlySet<string>): Problem[] {
  return [
    ...wrongOpening(source, page),
    ...unansweredQuestions(source, page),
    ...readableSearchFields(source, page),
    ...loneHalves(source, page),
    ...repeatedIds(source, page),
    ...repeatedPictures(source, page),
    ...deadAnchors(source, page, anchors),
  ]
}

function wrongOpening(source: SourceFile, { sections }: Page): Problem[] {
  return sections.flatMap(({ type }, index) => {
    const hasH1 = traitsOf(type).opensPage === true
    const isFirst = index === 0
    if (hasH1 === isFirst) return []
    const message = hasH1
      ? `Only the first section may be a "${type}", because it holds the page's one h1.`
      : `The first section must hold the page's h1. Make it one of: ${kindsWith('opensPage').join(', ')}.`
    return [problem(source, ['sections', index, 'type'], message)]
  })
}

/** What a page about a treatment leaves open: who treats me, and what happens if I am refused. */
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

/** Search fields in which a form provider's script could read what a visitor types (docs/decisions/0011). */
function readableSearchFields(source: SourceFile, page: Page): Problem[] {
  if (!runsProviderScript(page)) return []
  return page.sections.flatMap(({ type }, index) =>
    traitsOf(type).hasSearchField
      ? [
          problem(
            source,
            ['sections', index, 'type'],
            `The form provider's script on this page could read what is typed into "${type}". Show one of them on ` +
              'another page.',
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

function repeatedIds(source: SourceFile, { sections }: Page): Problem[] {
  const ids = sections.flatMap(({ id }) => id ?? [])
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => problem(source, ['sections'], `Two sections have the id "${id}". Give each section its own id.`))
}

/** Pictures that the page shows twice (docs/design.md, Pictures). */
function repeatedPictures(source: SourceFile, { sections }: Page): Problem[] {
  const seen = new Set<string>()
  return sections.flatMap((section, index) => {
    if (traitsOf(section.type).mayRepeatPictures) return []
    // Every picture in the content has a field `stem` (ImageView).
    return textsNamed('stem', section, ['sections', index]).flatMap(({ text: value, around }) => {
      if (!seen.has(value)) {
        seen.add(value)
        return []
      }
      const name = value.split('.')[0]
      return [problem(source, around, `The picture "${name}" is already on this page. Use another, or none.`)]
    })
  })
}

/** Links such as `#costs` to an anchor that the page does not have. */
function deadAnchors(source: SourceFile, { sections }: Page, anchors: ReadonlySet<string>): Problem[] {
  return textsNamed('href', sections, ['sections'])
    .filter(({ text }) => text.startsWith('#') && !anchors.has(text.slice(1)))
    .map(({ text, around }) => {
      const id = text.slice(1)
      const message = `No section of this page has the id "${id}". Give the section that id, or link to another.`
      return problem(source, around, message)
    })
}
