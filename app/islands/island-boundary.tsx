// Shows what the build rendered when an island throws, so that its direct link and phone number remain.
import { Component, type ReactNode } from 'react'

interface IslandBoundaryProps {
  /** Copies of the nodes that the build rendered. Markup as text would need an exception from Trusted Types. */
  rendered: readonly Node[]
  children: ReactNode
}

export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
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
