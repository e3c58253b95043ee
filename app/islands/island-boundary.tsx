// Shows the HTML that the build rendered when an island throws, so that its direct link and phone number remain.
import { Component, type ReactNode } from 'react'

interface IslandBoundaryProps {
  renderedHtml: string
  children: ReactNode
}

export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, renderedHtml } = this.props
    if (!this.state.failed) return children
    return <div data-failed="" dangerouslySetInnerHTML={{ __html: renderedHtml }} />
  }
}
