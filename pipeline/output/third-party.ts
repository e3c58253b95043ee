// The text of THIRD-PARTY.md in the built site. Licences ask for a copy of their text beside the work.
import { readFileSync } from 'node:fs'

/** A package whose code is in the scripts, as Vite lists it (`build.license`). */
export interface BundledPackage {
  name: string
  version: string
  text?: string
}

/** Work that Vite does not bundle, with the file of its licence. */
const FONTS_AND_ICONS = {
  'The fonts Hanken Grotesk and Newsreader': 'app/styles/fonts/OFL.txt',
  'Icons of healthicons, whose drawings are CC0-1.0': 'node_modules/healthicons/LICENSE',
  'Icons of Lucide': 'node_modules/lucide-static/LICENSE',
}

/** `packages` and the fonts and icons, each with its licence. */
export function thirdPartyText(packages: readonly BundledPackage[]): string {
  const works = [
    ...packages.map(({ name, version, text }) => [`${name} ${version}`, text ?? '']),
    ...Object.entries(FONTS_AND_ICONS).map(([name, file]) => [name, readFileSync(file, 'utf8')]),
  ]
  const parts = works.map(([name, licence = '']) => `## ${name}\n\n\`\`\`text\n${licence.trim()}\n\`\`\`\n`)
  return ['# Third-party work in this site\n', ...parts].join('\n')
}
