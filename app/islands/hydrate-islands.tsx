// Hydrates the islands of the page: React takes over the rendered HTML of each.
import type { ComponentType } from 'react'
import { IslandBoundary } from './island-boundary.tsx'
import { islands, type IslandName } from './islands.ts'
import { hydrateRoot } from './react.ts'

/** Rejects when the code of an island can't be loaded. */
export async function hydrateIslands(): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  await Promise.all(roots.map(hydrateIsland))
}

async function hydrateIsland(root: HTMLElement): Promise<void> {
  const Component = (await islands[root.dataset['island'] as IslandName]()) as ComponentType
  const props = JSON.parse(document.querySelector(`[data-props-of="${root.id}"]`)?.textContent ?? '{}') as object
  hydrateRoot(
    root,
    <IslandBoundary rendered={[...root.cloneNode(true).childNodes]}>
      <Component {...props} />
    </IslandBoundary>,
    { identifierPrefix: root.id, onCaughtError: (error) => console.error(error) },
  )
}
