// Code that a test runs in a page, from modules that it shares with the site.
import { build } from 'vite'

/** The module `entry` and its imports as one script. */
export async function pageScript(entry: string): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: 'pageScript' }
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } })
  const [file] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return file?.type === 'chunk' ? file.code : ''
}
