// Renders an island into the page at build time, with its props beside it as JSON.
import { useId, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName, IslandProps } from './islands.ts'

interface IslandElementProps<Name extends IslandName> {
  name: Name
  component: ComponentType<IslandProps<Name>>
  props: IslandProps<Name>
}

/**
 * Renders a separate React root with its own prefix for ids, because the browser hydrates the island without the
 * page.
 */
export function Island<Name extends IslandName>({ name, component: Component, props }: IslandElementProps<Name>) {
  const id = useId()
  const html = renderToString(<Component {...(props as IslandProps<Name> & object)} />, { identifierPrefix: id })
  // A text with "</script>" in it would end the script element.
  const json = JSON.stringify(props).replaceAll('<', String.raw`\u003c`)
  return (
    <>
      <div id={id} data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" data-props-of={id} dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
