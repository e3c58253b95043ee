import { expect, test } from 'vitest'
import { CARE, change, HOME } from '../../tests/fixtures/mistakes.ts'
import { problemsWith, type Edits } from '../../tests/fixtures/sites.ts'
import { addressProblem, mailProblem } from './web-address.ts'

const SCRIPT = ['javascript', ''].join(':')

test.each([
  'http://example.ca',
  '//example.ca',
  'data:text/html,x',
  `${SCRIPT}alert(1)`,
  'https:/example.ca',
  'https://example.ca\\@evil.example',
  'https://exa mple.ca',
  'https://localhost',
  'https://printer',
  'https://printer.local',
  'https://127.0.0.1',
  'https://2130706433',
  'https://[::1]',
  'https://me:secret@example.ca',
  'https://*.example.ca',
  "https://example.ca;script-src'*'",
  'https://example..ca',
])('%s is refused, with what to write', (address) => {
  expect(addressProblem(address)).toMatch(/ Write the (?:address|name) |^Write an address that begins with https:/)
})

test.each([
  'https://example.ca',
  'https://forms.example.ca:8443',
  'https://example.ca/a/page?with=query#part',
  'https://www.cap.ab.ca/@name',
  'https://xn--rebro-kva.example',
  'https://örebro.example',
])('%s is accepted', (address) => {
  expect(addressProblem(address)).toBeUndefined()
})

test.each(['jane@example.ca', 'jane.moreau+web@mail.example.ca'])('mailto:%s is accepted', (address) => {
  expect(mailProblem(`mailto:${address}`)).toBeUndefined()
})

test.each(['jane@example', 'jane@', '@example.ca', 'jane@127.0.0.1', 'jane@example.ca?subject=x', 'a b@example.ca'])(
  'mailto:%s is refused, with what to write',
  (address) => {
    expect(mailProblem(`mailto:${address}`)).toContain('Write it as mailto:name@example.ca.')
  },
)

const clinic = (before: string, after: string) => (address: string) =>
  change('clinic.yaml', before, after.replace('ADDRESS', address))

/** Every kind of field that holds an address which leads out of the site, with an edit that puts one there. */
const FIELDS: Readonly<Record<string, (address: string) => Edits>> = {
  'clinic: url': clinic('https://clinic.test', 'ADDRESS'),
  'clinic: sameAs.0': clinic('forms:', 'sameAs: ["ADDRESS"]\nforms:'),
  'clinic: signIn.url': clinic('forms:', 'signIn: { url: "ADDRESS" }\nforms:'),
  'clinic: forms.origin': clinic('http://localhost:3001', 'ADDRESS'),
  'clinic: careTeam.physiotherapist.register': clinic('https://nsphysio.com/', 'ADDRESS'),
  'clinic: analytics.scriptSrc': clinic('/insights/script.js', '"ADDRESS/script.js"'),
  'a source: review.sources.0.url': (address) => change(CARE, 'year: 2024', `url: "${address}"`),
  'a button: sections.0.action.link': (address) => change(HOME, 'link: "#services"', `link: "${address}"`),
  'a card: sections.1.cards.0.path': (address) => change(HOME, 'path: /care\n', `path: "${address}"\n`),
  'a text of a page: sections.1.cards.1.description': (address) => change(HOME, '(/care-form)', `(${address})`),
  'a menu: home.link': (address) =>
    change('navigation.yaml', 'text: Home\n  link: /', `text: Home\n  link: "${address}"`),
  'a footer: footer.columns.0.links.1.link': (address) =>
    change('navigation.yaml', 'link: /about', `link: "${address}"`),
  'a message: footer.emergency': (address) => change('messages.yaml', '**9-8-8**', `[9-8-8](${address})`),
  'a treatment: careExample.cost': (address) =>
    change('treatments.yaml', 'cost: Nothing.', `cost: "[Nothing](${address})"`),
  'a reply: soreBack.cost': (address) => change('replies.yaml', 'is free', `is [free](${address})`),
  'a sign: chestPain.sign': (address) => change('urgent-signs.yaml', 'chest pain', `[chest pain](${address})`),
}
/** Each would pass a check that is too simple: of paths, of the beginning, of names of hosts. */
const WRONG = ['//example.ca', 'https://localhost', 'https://me:secret@example.ca']

test.each(Object.entries(FIELDS))('%s leads to public https addresses only', async (name, editsFor) => {
  const field = name.split(': ').at(-1)
  for (const address of WRONG) {
    const found = await problemsWith(editsFor(address))
    expect(found, address).toMatchObject([{ field, message: expect.stringContaining('Write ') as string }])
  }
})
