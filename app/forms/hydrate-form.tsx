// Hydrates the forms of the page: React takes over the rendered HTML of each.
import { Component, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Words } from '../ui/words/words.ts'
import { adapters } from './adapters.ts'
import { FormEmbed } from './form-embed.tsx'
import type { IslandData } from './form-island.tsx'

/** `further` are adapters that load-form.ts has loaded. */
export function hydrateForms(further: typeof adapters): void {
  Object.assign(adapters, further)
  for (const root of document.querySelectorAll('[data-island]')) {
    const { props, words } = JSON.parse(root.nextElementSibling?.textContent ?? '{}') as IslandData
    hydrateRoot(
      root,
      <Boundary rendered={[...root.cloneNode(true).childNodes]}>
        <Words value={words}>
          <FormEmbed {...props} />
        </Words>
      </Boundary>,
      { onCaughtError: (error) => console.error(error) },
    )
  }
}

interface BoundaryProps {
  /** Copies of the nodes that the build rendered. Markup as text would need an exception from Trusted Types. */
  rendered: readonly Node[]
  children: ReactNode
}

/** Shows what the build rendered when the form's code throws, so that the direct link and phone number remain. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, rendered } = this.props
    if (!this.state.failed) return children
    return <div data-failed="" ref={(element) => element?.replaceChildren(...rendered)} />
  }
}
