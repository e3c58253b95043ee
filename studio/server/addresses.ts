// Addresses of pages: when one changes, the former address redirects, and every link to it follows.
import { mapTexts } from '../site/browser.ts'
import { pathSchema, remedy } from '../site/server.ts'
import type { RequestOf } from '../protocol.ts'
import { valueAt } from '../values/path.ts'
import { setField } from '../values/changes.ts'
import { contentOf, fileNames, kindOf } from './files.ts'
import { tried } from './git.ts'
import { Refused } from './send.ts'
import type { Studio } from './studio.ts'

/** Saves a file. If the address of its page changes, the former address redirects, and links to it follow. */
export async function saveFile(studio: Studio, request: RequestOf<'save'>): Promise<void> {
  const { name, base, value } = request
  // An approval that is live may come back, as when somebody undoes a change of an approved figure.
  const live = studio.owner && contentOf(await tried(studio.git('cat-file', 'blob', `HEAD:./${name}`)))
  const read = new Map([[name, live]])
  const [former, path] = [base, value].map((page) => valueAt(page, 'path'))
  const isMoved = kindOf(name) === 'page' && former !== path
  if (!isMoved || typeof former !== 'string' || typeof path !== 'string')
    return studio.save(request, new Map([[name, value]]), read)
  if (former === '/') throw new Refused(409, 'The address of the home page cannot change.')
  refuseOddPath(path)
  const changes = new Map<string, unknown>()
  for (const file of fileNames(studio.root)) {
    const before = file === name ? withRedirect(value, former, path) : studio.saved(file)
    const next = mapTexts(before, (words, [field]) => {
      const isOwnAddress = kindOf(file) === 'page' && (field === 'path' || field === 'formerPaths')
      return isOwnAddress ? words : withOtherAddress(words, former, path)
    })
    if (file === name || next !== before) changes.set(file, next)
  }
  studio.save(request, changes, read)
}

/** The text with another address in place of `from`, in links and in fields that are an address. */
function withOtherAddress(text: string, from: string, to: string): string {
  if (text === from || text.startsWith(`${from}#`)) return to + text.slice(from.length)
  return text.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from}#`, `](${to}#`)
}

function withRedirect(page: unknown, former: string, path: string): unknown {
  const paths = (valueAt(page, 'formerPaths') ?? []) as unknown[]
  const kept = [...paths.filter((each) => each !== path), former]
  return setField(page, 'formerPaths', kept, ['path', 'name', 'parent', 'formerPaths', 'seo'])
}

/** Throws Refused for an address that no page may have. */
export function refuseOddPath(path: string): void {
  const problem =
    path === '/'
      ? 'The home page has this address.'
      : pathSchema.safeParse(path, { error: remedy }).error?.issues[0]?.message
  if (problem) throw new Refused(422, problem)
}
