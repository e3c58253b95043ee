// The content files of a checkout: which there are, and how they are read.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentKindOf, contentKinds, decoded, entriesOf, isOrdinary, type ContentKindName } from '../site/server.ts'
import { Refused } from './send.ts'

/** Name of every content file of the checkout in `root`: `content/clinic.yaml`. */
export function fileNames(root: string): string[] {
  const names = [...entriesOf(join(root, 'content')).files].map((name) => `content/${name}`)
  return names.filter((name) => kindOf(name) !== undefined).sort()
}

/** What a file is that the studio edits; undefined for a name that isn't one. */
export function kindOf(name: string): ContentKindName | undefined {
  const kind = kindInContent(name)
  return kind !== undefined && kind in contentKinds ? (kind as ContentKindName) : undefined
}

/** Whether a file is the master of a picture. */
export function isMaster(name: string): boolean {
  return kindInContent(name) === 'picture'
}

function kindInContent(name: string) {
  return name.startsWith('content/') ? contentKindOf(name.slice('content/'.length)) : undefined
}

/** Path of a content file. Throws Refused for a name that isn't a content file, and for a link or a device. */
export function pathOfFile(root: string, name: unknown): string {
  if (typeof name !== 'string' || !kindOf(name)) throw new Refused(400, 'This is not a content file.')
  return ordinaryPath(root, name)
}

/** Path of a file in the content. Throws Refused where it is, or its folder is, a link or a device. */
export function ordinaryPath(root: string, name: string): string {
  if (!isOrdinary(join(root, 'content'), name.slice('content/'.length)))
    throw new Refused(
      400,
      `${name} is a link or a device, not a file of the content. Ask your engineer to remove it.`,
    )
  return join(root, name)
}

/** The text of a content file. Throws Refused when there is none. */
export function readText(root: string, name: string): string {
  const path = pathOfFile(root, name)
  if (!existsSync(path)) throw new Refused(404, 'This file no longer exists.')
  return decoded(readFileSync(path))
}

/** The value of a YAML text; the text itself where it is not YAML. */
export function contentOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parse(text)
  } catch {
    return text
  }
}
