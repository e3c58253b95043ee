// Builds what the visitor's browser runs once a page has loaded. React Router's own build of it goes unused: it brings the whole of its framework (docs/decisions/0023).
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import { cssModules } from './css-modules.ts'

/** Sections that one page in five has, or more, share a file with what sections are made of; the others have one each. */
const COMMON =
  /\/app\/(ui\/|sections\/(benefits|closing|concerns|costs|faq|fit|glance|hero-side|risks|sources|statement|steps|urgent)\/)/

/** Puts the scripts into `folder`, in place of React Router's, and gives the address of the one that starts them. */
export async function buildForBrowser(folder: string): Promise<string> {
  for (const file of globSync('assets/*.js', { cwd: folder })) rmSync(join(folder, file))
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [content(), classNames(cssModules)],
    css: { transformer: 'lightningcss', lightningcss: { cssModules } },
    build: {
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      // What a page ahead needs is there before it is gone to (app/shell/data-ahead.ts).
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        // React's and the router's "use client" says nothing to a browser.
        checks: { moduleLevelDirective: false },
        input: { start: 'app/hydrate-entry.tsx' },
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
              { name: 'site', test: /\/app\/(hydrate-entry|shell)\b|virtual:chrome/, priority: 2 },
              { name: 'sections', test: COMMON, priority: 1 },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  // The pages have the styles and the pictures already.
  const chunks = output.filter((each) => each.type === 'chunk')
  for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code)
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('Bundling app/hydrate-entry.tsx gave no entry.')
  return `/${entry.fileName}`
}
