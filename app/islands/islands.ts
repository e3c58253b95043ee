// The list of islands: the parts of a page that React runs in the browser. Every other part is plain HTML.
import type { ComponentType } from 'react'

/** Loads the component of each island, by the name in `data-island`. */
export const islands = {
  form: async () => (await import('../forms/form-embed.tsx')).FormEmbed,
}

export type IslandName = keyof typeof islands

/** The props of an island's component. The page has them as JSON, for the browser. */
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof islands)[Name]>> extends ComponentType<infer Props> ? Props : never
