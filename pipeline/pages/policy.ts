// The Content-Security-Policy of a document: it allows only scripts and styles that are in it, by their hashes.
import { createHash } from 'node:crypto'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { FormPolicy } from '../../app/schema/form-providers.ts'
import { CommandError } from '../../cli/command-error.ts'
import { contentPolicy } from '../../hosting/policy/content-policy.ts'
import { attribute, textIn } from './document.ts'

/** Types of <script> that hold data, so the policy need not allow them. It must allow speculation rules. */
const DATA_SCRIPTS = new Set(['application/ld+json', 'application/json'])

/**
 * The policy for a document with `elements`. `styles` are the texts of its <style> elements, and `forms` the policies
 * of the form providers on the page. Throws CommandError for scripts in attributes, which no policy can allow by
 * hash; its message starts with `name`.
 */
export function documentPolicy(
  name: string,
  elements: readonly Tree.Element[],
  styles: readonly string[],
  forms: readonly FormPolicy[],
): string {
  refuseHandlers(name, elements)
  const scripts = elements.filter(isInlineScript).map((element) => hash(textIn(element)))
  return contentPolicy({ scripts, styles: styles.map(hash) }, forms)
}

function isInlineScript(element: Tree.Element): boolean {
  const isScript = element.tagName === 'script' && attribute(element, 'src') === undefined
  return isScript && !DATA_SCRIPTS.has(attribute(element, 'type') ?? '')
}

function refuseHandlers(name: string, elements: readonly Tree.Element[]): void {
  for (const { tagName, attrs } of elements) {
    const handler = attrs.find((each) => each.name.startsWith('on') || /^\s*javascript:/i.test(each.value))
    if (handler) {
      throw new CommandError(
        `${name}: the Content-Security-Policy forbids scripts in attributes: <${tagName} ${handler.name}="…">. ` +
          'Add an event listener in a custom element.',
      )
    }
  }
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
