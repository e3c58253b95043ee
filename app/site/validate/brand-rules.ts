// Rules of content/brand.yaml that need the tones of sections.
import type { Palette } from '../../schema/brand.ts'
import { weakPairs } from '../../styles/contrast.ts'
import { problem, type Problem, type SourceFile } from '../../yaml/problems.ts'

/** A problem for each colour that is hard to see on another. */
export function contrastProblems(source: SourceFile, palette: Palette): Problem[] {
  const weak = Map.groupBy(weakPairs(palette), ({ front }) => front)
  return [...weak].map(([front, pairs]) => {
    const needs = pairs.map(({ back, ratio, needed }) => `${needed} on ${back} (has ${ratio.toFixed(2)})`)
    const message = `The contrast is too low: ${front} needs ${needs.join(', ')}. Make one of them darker or lighter.`
    return problem(source, ['palette', front], message)
  })
}
