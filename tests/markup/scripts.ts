// The scripts that a built page loads, read from their import statements with Vite's parser.
import { parseSync } from 'vite'
import { attribute, type Element } from './document.ts'

/** Types of a script element that a browser runs. JSON and speculation rules are data. */
const RUN = new Set([undefined, '', 'module', 'text/javascript'])

/** Script elements among `elements` that a browser runs. */
export function runScripts(elements: readonly Element[]): Element[] {
  return elements.filter((each) => each.tagName === 'script' && RUN.has(attribute(each, 'type')))
}

/** Addresses of the script files that the document itself names. */
export function namedScripts(elements: readonly Element[]): string[] {
  return runScripts(elements).flatMap((script) => attribute(script, 'src') ?? [])
}

type Text = (address: string) => string

/** `files` and everything that they import with import statements. `text` returns the source of a file. */
export function withStaticImports(files: Iterable<string>, text: Text): Set<string> {
  return closure(files, text, ({ isStatic }) => isStatic)
}

/** `files` and everything that they import with import statements or import(). */
export function withAllImports(files: Iterable<string>, text: Text): Set<string> {
  return closure(files, text, () => true)
}

interface Import {
  isStatic: boolean
  to: string
}

function closure(files: Iterable<string>, text: Text, follow: (found: Import) => boolean): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    importsOf(text(file))
      .filter(follow)
      .forEach(({ to }) => visit(new URL(to, `http://site${file}`).pathname))
  }
  for (const file of files) visit(file)
  return found
}

/** Most pages name the same scripts, and React takes long to parse. */
const parsed = new Map<string, Import[]>()

function importsOf(source: string): Import[] {
  const found = parsed.get(source) ?? parseImports(source)
  parsed.set(source, found)
  return found
}

function parseImports(source: string): Import[] {
  const { module } = parseSync('script.js', source)
  const statements = module.staticImports.map(({ moduleRequest }) => ({ isStatic: true, to: moduleRequest.value }))
  const calls = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    isStatic: false,
    // Without its quotes.
    to: source.slice(start + 1, end - 1),
  }))
  return [...statements, ...calls].filter(({ to }) => to.endsWith('.js'))
}
