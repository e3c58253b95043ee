// The changes that the README invites a newcomer to make, in rounds. Each is made on top of the ones before it.
import type { ProjectCopy } from './project-copy.ts'

export interface Change {
  name: string
  apply(copy: ProjectCopy): void
}

/** A page without a form that the new page is copied from. */
const PAGE = 'content/pages/about-us.yaml'
const NEW_PAGE = 'content/pages/new-page.yaml'
const CLINIC = 'content/clinic.yaml'
const FACTS = 'content/facts.yaml'
const SEARCH = 'content/search.yaml'

const changesOfContent: readonly Change[] = [
  {
    name: 'a page added by copying one',
    apply(copy) {
      copy.write(NEW_PAGE, copy.read(PAGE))
      copy.replace(NEW_PAGE, /^path: .*$/m, 'path: /new-page')
      copy.replace(NEW_PAGE, /^name: .*$/m, 'name: New page')
      copy.replace(NEW_PAGE, /^  title: .*$/m, '  title: "A New Page of the Clinic | {clinic.name}"')
      copy.replace(
        NEW_PAGE,
        /^  description: .*$/m,
        '  description: A page that a newcomer has added by copying another one, to see how the website is changed.',
      )
      copy.replace(SEARCH, /^pages:$/m, 'pages:\n  - page: /new-page\n    words: [what a newcomer adds]')
    },
  },
  {
    name: 'a price changed in facts.yaml',
    apply: (copy) => copy.replace(FACTS, /(kind: price\n  value: ")\$?[\d,.]+/, '$1$$987'),
  },
  {
    name: 'a heading reworded',
    apply: (copy) =>
      copy.replace('content/pages/home.yaml', /^    title: .*$/m, '    title: "Care at home, *in your own time*"'),
  },
  {
    name: 'a new kind of section, used on a page',
    apply(copy) {
      copy.copyFolder('app/sections/statement', 'app/sections/remark')
      copy.replace('app/sections/remark/schema.ts', /'statement'/, "'remark'")
      copy.replace('app/sections/remark/section.tsx', /StatementSection/, 'RemarkSection')
      copy.replace('app/sections/remark/section.tsx', /'statement'/, "'remark'")
      const example = copy.read('app/sections/remark/example.yaml').replaceAll('type: statement', 'type: remark')
      copy.write('app/sections/remark/example.yaml', example)
      copy.replace(
        'app/sections/kinds.ts',
        /^(export .*'\.\/quiz\/schema\.ts')$/m,
        "$1\nexport { kind as 'remark' } from './remark/schema.ts'",
      )
      copy.write(NEW_PAGE, `${copy.read(NEW_PAGE).trimEnd()}\n\n${indented(example.split('\n---\n').at(-1) ?? '')}`)
    },
  },
  {
    name: 'the name, phone and hours of the clinic changed',
    apply(copy) {
      copy.replace(CLINIC, /^name: .*$/m, 'name: Northgate Care')
      copy.replace(CLINIC, /^phone: .*$/m, 'phone: (587) 555-0187')
      copy.replace(CLINIC, /^( +closes: )"17:00"$/m, '$1"18:00"')
      copy.replace(CLINIC, /^  long: .*$/m, '  long: Monday to Friday 9 am to 6 pm, Saturday 9 am to 3 pm')
      copy.replace(CLINIC, /^  short: .*$/m, '  short: Mon–Fri 9–6, Sat 9–3')
    },
  },
]

const jotform: Change = {
  name: 'the form provider switched to Jotform',
  apply: (copy) => copy.replace(CLINIC, /^  provider: .*$/m, '  provider: jotform'),
}

const plainFrame: Change = {
  name: 'the form provider switched to a plain frame',
  apply: (copy) => copy.replace(CLINIC, /^  provider: .*$/m, '  provider: frame\n  origin: https://forms.example.ca'),
}

/** The site is built and tested after each round. One round has all changes that can be made at once. */
export const rounds: readonly (readonly Change[])[] = [[...changesOfContent, jotform], [plainFrame]]

/** A section of an example file as an item of a page's list of sections. Comments of the example are left out. */
function indented(example: string): string {
  const lines = example.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return `${lines.map((line, index) => (index === 0 ? `  - ${line}` : `    ${line}`)).join('\n')}\n`
}
