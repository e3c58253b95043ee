// Section 2: routes, header, drawer, error pages and search data. The paths that redirect: behaviour.ts.
import { heading, link, linksTo, says } from '../findings/content.ts'
import { form } from '../findings/form.ts'
import { canonical, meta, pageTitle, searchData } from '../findings/head.ts'
import { drawer, footer, header, hero, menu } from '../findings/parts.ts'
import { on } from '../row.ts'
import { ROUTES } from '../specification.ts'

const MAIL_LOGIN = /^https:\/\/.+[?&]app=securemail$/
const MENUS = ["Men's Health", "Women's Health", 'Urological Health', 'Treatments'].map((title) => menu(title))
const HIDDEN = /draft$|^\/mental-health$|^\/samples|^\/post-cycle-therapy$/

export const shell = [
  ...on(ROUTES, {
    'All routes are public. | No roles. All pages are public.': hero(heading(/./)),
    'A shared header and footer wrap all pages.': [header(), footer()],
    'the logo links home': header(link(/./, '/')),
    'dropdown menus … Treatments': header(...MENUS),
    'a direct link Private Circumcision': header(link('Private Circumcision', '/private-circumcision')),
    'a Sign In button that … login in a new tab | The Sign In button only opens an external | Sign In opens the':
      header(link('Sign In', MAIL_LOGIN)),
    'a Contact Us button': header(link('Contact Us', '/contact')),
    'the same links plus Home, Sign In and Contact Us': [
      drawer(link('Home', '/'), link('Sign In', MAIL_LOGIN), link('Contact Us', '/contact')),
      drawer(link('Private Circumcision', '/private-circumcision'), ...MENUS),
    ],
    'title, description, keywords, social-share': [pageTitle(/.{10}/), meta('description', /.{50}/)],
    'keywords, social-share tags': [meta('keywords', /.,./), meta('og:title', /./), meta('og:description', /./)],
    'a canonical link, locale en_CA': [canonical(/./), meta('og:locale', 'en_CA')],
  }),
  ...on(
    ROUTES.filter((path) => !HIDDEN.test(path)),
    { 'an optional noindex | Pages can be marked noindex by a flag.': meta('robots', 'index, follow') },
  ),
  ...on('/mens-health', {
    "Men's health landing (indexed variant)": [meta('robots', 'index, follow'), canonical('/mens-health')],
  }),
  ...on('/mens-health-draft', {
    "Men's health variant marked no-index": [meta('robots', /^noindex/), canonical('/mens-health')],
  }),
  ...on('/iron-infusions-draft', { 'Alternative iron page with an embedded eligibility form': form() }),
  ...on('/mental-health', { 'Mental health landing (no-index)': meta('robots', /^noindex/) }),
  ...on('/post-cycle-therapy', { 'landing (noindex and nofollow)': meta('robots', 'noindex, nofollow') }),
  ...on('/', {
    'links used in the header and footer: … /anemia-support': [
      header(linksTo('/ed-treatment', '/hair-loss-treatment', '/acne-skin-care', '/anemia-support')),
      footer(linksTo('/ed-treatment', '/anemia-support')),
    ],
  }),
  ...on('/404', {
    "Shows 404 and 'Oops! Page not found' with a link home": [
      hero(heading(/404.*Oops! Page not found/), linksTo('/')),
      meta('robots', /^noindex/),
      header(),
      footer(),
    ],
  }),
  ...on('/500', { "Router failure … headed 'Unexpected Application Error!'": says('Unexpected Application Error!') }),
  ...on('/ed', {
    'Search data helpers produce service, business': [searchData('Service'), searchData('MedicalClinic')],
    'FAQ and breadcrumb data': [searchData('FAQPage'), searchData('BreadcrumbList')],
  }),
]
