// Makes what every page shares: from the read site to plain data for the browser.
import { browserIcons } from '../media/browser-icons.server.ts'
import { iconSprite } from '../media/icons.server.ts'
import { telephoneHref, type Clinic } from './clinic.ts'
import type { Chrome, ClinicView } from './chrome.ts'
import type { Page } from './page.ts'
import { currentSite, type Site } from './site.server.ts'
import { typeset } from './typeset.ts'

export async function readChrome(): Promise<Chrome> {
  const site = await currentSite()
  const { clinic, navigation, messages, pages } = site
  const { forms: _forms, sample: _sample, safety: _safety, ...business } = clinic
  return {
    clinic: clinicView(clinic),
    business,
    navigation,
    messages,
    formerPaths: formerPaths(pages.values()),
    browserIcons: browserIcons(clinic),
    iconSprite: `/media/${iconSprite(usedIcons(site)).fileName}`,
  }
}

/** Every former path with the path that it leads on to. */
export function formerPaths(pages: Iterable<Page>): Record<string, string> {
  return Object.fromEntries(
    [...pages].flatMap(({ path, formerPaths }) => formerPaths.map((former) => [former, path] as const)),
  )
}

/** Names of the icons that any page shows: the values of the fields named `icon`. */
export function usedIcons({ pages }: Pick<Site, 'pages'>): string[] {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, each] of Object.entries(value)) {
      if (key === 'icon' && typeof each === 'string') names.add(each)
      else visit(each)
    }
  }
  for (const page of pages.values()) visit(page.sections)
  return [...names].sort()
}

function clinicView({ name, phone, fax, address, hours, signIn }: Clinic): ClinicView {
  const login = new URL(signIn.url)
  login.searchParams.set('app', signIn.app)
  return {
    name,
    phone: typeset(phone),
    phoneHref: telephoneHref(phone),
    fax: typeset(fax),
    address,
    hours,
    signIn: { href: login.href },
  }
}
