// Finishes the HTML of every page: styles placed, elements inlined, hydration parked in files that come when the page has loaded.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { NOT_FOUND_PATH } from '../../app/routes/paths.ts'
import { CommandError } from '../steps.ts'
import { bundleScript } from '../vite/bundle-script.ts'
import { elementScripts } from './element-scripts.ts'
import { staticNotFound } from './not-found.ts'
import { pageStyles } from './page-styles.ts'
import { parkHydration, type Hydration } from './park-hydration.ts'
import { placeStyles } from './place-styles.ts'
import { fetchFormPagesAhead } from './speculation.ts'
import { append, elementsUnder, setText } from './tree.ts'

/** Rewrites the pages at `paths` and the not-found page in `folder`. `insights` is the address of the script that counts views. */
export async function finishPages(folder: string, paths: readonly string[], insights: string): Promise<void> {
  const stylesheet = stylesheetIn(folder)
  const stylesFor = pageStyles(readFileSync(join(folder, stylesheet), 'utf8'))
  const inlineElements = await elementScripts()
  const starter = await bundleScript('app/start-entry.ts')
  const starts = new StartFiles(folder)

  for (const path of paths) {
    const document = read(folder, path)
    const hydration = parkHydration(path, document)
    const place = placeStyles(path, document, stylesFor(document), stylesheet)
    inlineElements(document)
    fetchFormPagesAhead(document)
    // Right after the stylesheet's link: Firefox holds back what follows when a script does.
    const state = writeAsset(folder, 'state', 'txt', hydration.state)
    setText(append(place, `<script data-start="${await starts.addressFor(hydration)}" data-stream="${state}"></script>`), starter)
    write(folder, path, document)
  }
  const notFound = read(folder, NOT_FOUND_PATH)
  staticNotFound(notFound, await bundleScript('app/not-found-entry.ts'), insights)
  placeStyles(NOT_FOUND_PATH, notFound, stylesFor(notFound), stylesheet)
  inlineElements(notFound)
  write(folder, NOT_FOUND_PATH, notFound)
}

/** The file that hands React Router its context and starts it, written once for each set of route modules. */
class StartFiles {
  readonly #addresses = new Map<string, string>()
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async addressFor({ context, modules, entry }: Hydration): Promise<string> {
    const known = this.#addresses.get(modules)
    if (known) return known
    const PARKED = { modules: writeAsset(this.#folder, 'modules', 'js', modules), entry, context: JSON.parse(context) as object }
    const address = writeAsset(this.#folder, 'start', 'js', await bundleScript('app/hydrate-entry.ts', { PARKED }))
    this.#addresses.set(modules, address)
    return address
  }
}

/** Address of the one stylesheet. The server's half of the build makes it too, under another name: that one goes. */
function stylesheetIn(folder: string): string {
  const files = globSync('assets/*.css', { cwd: folder })
  const [largest, ...others] = files.sort((a, b) => readFileSync(join(folder, b)).length - readFileSync(join(folder, a)).length)
  if (!largest) throw new CommandError('The build made no stylesheet.')
  for (const file of others) rmSync(join(folder, file))
  return `/${largest}`
}

/** Writes a file under a name that holds a hash of its content, and gives its address. */
function writeAsset(folder: string, name: string, extension: string, content: string): string {
  const address = `/assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`
  writeFileSync(join(folder, address), content)
  return address
}

function fileOf(folder: string, path: string): string {
  return join(folder, path === '/' ? 'index.html' : `${path}.html`)
}

function read(folder: string, path: string): Tree.Document {
  return parse(readFileSync(fileOf(folder, path), 'utf8'))
}

function write(folder: string, path: string, document: Tree.Document): void {
  // React Router's mark for a way of finding routes that the site does not use (react-router.config.ts).
  for (const element of elementsUnder(document)) element.attrs = element.attrs.filter(({ name }) => name !== 'data-discover')
  writeFileSync(fileOf(folder, path), serialize(document))
}
