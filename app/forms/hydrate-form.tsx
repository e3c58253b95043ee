// React takes over the parts of a shown form that change with its state.
import { Component, useSyncExternalStore, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LinkContext } from '../ui/link/link-context.ts'
import { FormParts } from './form-parts.tsx'
import type { IslandData } from './form-island.tsx'
import type { FormState } from './lifecycle.ts'

/** A form on the page, for the code that shows its states. */
export interface ShownForm {
  data: IslandData
  /** The parts that change with the state. React hydrates them. */
  parts: HTMLElement
  state: () => FormState
  /** Calls `listener` after each change of state. Returns a function that stops this. */
  subscribe: (listener: () => void) => () => void
  /** Shows the form again in a new place, so that nothing of the last try can reach it. */
  retry: () => void
}

/** Hydrates the waiting form that the build rendered, then shows the state that the form has by now. */
export function hydrateStates(shown: ShownForm): void {
  const { data, parts } = shown
  hydrateRoot(
    parts,
    <ErrorBoundary rendered={[...parts.cloneNode(true).childNodes]}>
      <LinkContext value={data.links}>
        <CurrentParts shown={shown} />
      </LinkContext>
    </ErrorBoundary>,
    { onCaughtError: (error) => console.error(error) },
  )
}

function CurrentParts({ shown: { data, state, subscribe, retry } }: { shown: ShownForm }) {
  const current = useSyncExternalStore(subscribe, state, () => 'waiting' as const)
  return <FormParts {...data.props} state={current} onRetry={retry} />
}

interface ErrorBoundaryProps {
  /** Copies of the nodes that the build rendered. Markup as text would need an exception from Trusted Types. */
  rendered: readonly Node[]
  children: ReactNode
}

/** Shows what the build rendered when the form's code throws, so that the direct link and phone number remain. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
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
