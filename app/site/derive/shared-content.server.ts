// Makes the content that all pages share, for the header, the footer, the menus and the sections.
import { browserIcons } from '../../media/browser-icons.server.ts'
import { iconSpriteAddress } from '../../media/icons.server.ts'
import type { SharedContent } from './shared-content.ts'
import { paletteCss } from '../../schema/brand.ts'
import type { Clinic, ClinicView } from '../../schema/clinic.ts'
import { telephoneHref } from '../../schema/telephone.ts'
import { oncePer } from '../../schema/once-per.ts'
import type { Page } from '../../sections/page-schema.ts'
import { sectionsOf } from '../../sections/traits.ts'
import { concernGroupsOf } from '../../schema/concern-groups.ts'
import type { Site } from '../read/site.ts'
import { typeset } from '../../schema/typeset.ts'
import { textsNamed } from '../../schema/walk.ts'

/** What every page of the site needs: what it shows, and what its head needs. */
export function sharedContentOf(site: Site): SharedContent {
  const { clinic, brand, navigation, messages, search } = site
  return {
    clinic: clinicView(clinic),
    business: clinic,
    navigation,
    messages,
    concerns: concernGroupsOf(search),
    browserIcons: browserIcons(clinic, brand),
    iconSprite: iconSpriteAddress(usedIcons(site)),
    mark: brand.mark,
    paletteCss: paletteCss(brand.palette),
  }
}

/** Every former path with the path that it redirects to, and the anchor if there is one: `/iron#tests`. */
export function redirectsOf(pages: Iterable<Page>): Record<string, string> {
  return Object.fromEntries(
    [...pages].flatMap((page) =>
      page.formerPaths.map((former) => [former.path, former.anchor ? `${page.path}#${former.anchor}` : page.path]),
    ),
  )
}

/** Names of the icons that any page shows: the values of the fields named `icon`. */
export function usedIcons({ pages }: Pick<Site, 'pages'>): string[] {
  return [...new Set([...pages.values()].flatMap(iconsOf))].sort()
}

const iconsOf = oncePer((page: Page) => textsNamed('icon', sectionsOf(page)).map(({ text }) => text))

/** The clinic as pages show it. */
export function clinicView({ name, shortName, phone, fax, address, hours, signIn }: Clinic): ClinicView {
  return {
    name,
    ...(shortName && { shortName }),
    phone: typeset(phone),
    phoneHref: telephoneHref(phone),
    ...(fax && { fax: typeset(fax) }),
    address,
    hours,
    ...(signIn && { signIn: { href: signInHref(signIn) } }),
  }
}

/** Where patients sign in to the app. */
export function signInHref({ url, app }: NonNullable<Clinic['signIn']>): string {
  const login = new URL(url)
  if (app) login.searchParams.set('app', app)
  return login.href
}
