import { heading, link, newTabLink, says } from '../findings/content.ts'
import { canonical, robots } from '../findings/head.ts'
import { drawer, footer, header, hero, menu } from '../findings/parts.ts'
import { FORMER_PATHS, ROUTES } from './routes.ts'
import type { Chapter, Row } from './row.ts'

const HIDDEN: Readonly<Record<string, string>> = {
  '/mens-health-draft': 'noindex, follow',
  '/iron-infusions-draft': 'noindex, follow',
  '/mental-health': 'noindex, follow',
  '/samples/card-alternatives': 'noindex, follow',
  '/post-cycle-therapy': 'noindex, nofollow',
}

export const routes: Chapter = {
  title: '2. Routes',
  rows: [
    { says: 'Every route of the tables is a page', on: ROUTES, finds: [hero(heading(/./))] },
    {
      says: 'Any path not listed shows the not-found page',
      testedBy: ['app/shell/not-found/not-found.spec.ts', 'tests/hosts/local-server.test.ts'],
    },
    {
      says: 'Pages that the route table does not hide may be indexed',
      on: ROUTES.filter((path) => !(path in HIDDEN)),
      finds: [robots('index, follow')],
    },
    { says: "Men's health landing (indexed variant)", on: '/mens-health', finds: [canonical('/mens-health')] },
    {
      says: "Men's health variant marked no-index",
      on: '/mens-health-draft',
      finds: [robots('noindex, follow'), canonical('/mens-health')],
    },
    { says: 'Mental health landing (no-index)', on: '/mental-health', finds: [robots('noindex, follow')] },
    {
      says: 'Post cycle therapy landing (noindex and nofollow)',
      on: '/post-cycle-therapy',
      finds: [robots('noindex, nofollow')],
    },
    {
      says: 'Alternative iron page with an embedded eligibility form',
      on: '/iron-infusions-draft',
      finds: [robots('noindex, follow'), canonical('/iron-infusions')],
      decided: 'Hidden like the other draft, with the landing page as its canonical address.',
    },
    {
      says: 'Design comparison of service cards',
      on: '/samples/card-alternatives',
      finds: [robots('noindex, follow')],
      decided: 'Hidden: it is for people who design, not for patients.',
    },
    {
      says: 'Other links of header and footer: /ed-treatment, /hair-loss-treatment, /acne-skin-care, /anemia-support',
      on: '/',
      finds: [
        header(menu("Men's Health", '/ed-treatment', '/hair-loss-treatment', '/acne-skin-care')),
        header(menu('Treatments', '/anemia-support')),
        footer(link('ED treatment', '/ed-treatment'), link('Iron infusions', '/anemia-support')),
      ],
      testedBy: 'tests/hosts/local-server.test.ts',
      decided: `The links keep their paths, which redirect with status 308: ${Object.entries(FORMER_PATHS)
        .map(([from, to]) => `${from} to ${to}`)
        .join(', ')}.`,
    },
    {
      says: 'Every page view reports the path plus query string to an analytics service',
      testedBy: ['tests/browser/page-views.spec.ts', 'app/privacy/redaction.test.ts'],
      decided: 'E-mail addresses, phone and health-card numbers in the query are masked.',
    },
    { says: 'A shared header and footer wrap all pages', on: ROUTES, finds: [header(), footer()] },
  ],
}

const MENUS = ["Men's Health", "Women's Health", 'Urological Health', 'Treatments']
const MAIL_LOGIN = /^https:\/\/.+[?&]app=securemail$/

export const headerAndDrawer: Chapter = {
  title: '2. Header',
  rows: [
    { says: 'Sticky', testedBy: 'app/shell/menu/menu.spec.ts' },
    { says: 'The logo links home', on: ROUTES, finds: [header(link('Silverberry Health', '/'))] },
    ...MENUS.map((name): Row => ({
      says: `A dropdown menu ${name}`,
      on: ROUTES,
      finds: [header(menu(name)), drawer(menu(name))],
    })),
    {
      says: 'A direct link Private Circumcision',
      on: ROUTES,
      finds: [header(link('Private Circumcision', '/private-circumcision'))],
    },
    {
      says: 'A Sign In button that opens an external secure-mail login in a new tab, with an app parameter',
      on: ROUTES,
      finds: [header(newTabLink('Sign In', MAIL_LOGIN))],
    },
    { says: 'A Contact Us button', on: ROUTES, finds: [header(link('Contact Us', '/contact'))] },
    {
      says: 'A drawer with the same links plus Home, Sign In and Contact Us',
      on: ROUTES,
      finds: [
        drawer(
          link('Home', '/'),
          link('Private Circumcision', '/private-circumcision'),
          newTabLink('Sign In', MAIL_LOGIN),
          link('Contact Us', '/contact'),
        ),
      ],
    },
    {
      says: 'Below 768 px the drawer slides up to 80% of the height; selecting a link closes it',
      testedBy: 'app/shell/drawer/drawer.spec.ts',
    },
  ],
}

export const notFound: Chapter = {
  title: '2. Not-found page',
  rows: [
    {
      says: "Shows 404 and 'Oops! Page not found' with a link home",
      on: '/404',
      finds: [hero(heading(/404.*Oops! Page not found/), link('home', '/')), robots('noindex'), header(), footer()],
    },
    { says: 'The attempted path is logged to the console', testedBy: 'app/shell/not-found/not-found.spec.ts' },
    {
      says: "Router failure: default screen headed 'Unexpected Application Error!' (section 8)",
      on: '/500',
      finds: [says('Unexpected Application Error!')],
      testedBy: 'app/shell/not-found/not-found.spec.ts',
      decided: 'The screen also shows the phone number and a way home. Hosts send it when they fail.',
    },
  ],
}
