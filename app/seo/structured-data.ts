// Search data (schema.org) of a page, derived from what the page shows.
import type { BreadcrumbList, FAQPage, MedicalClinic, MedicalWebPage, Service, Thing, WithContext } from 'schema-dts'
import type { BusinessInfo } from '../content/chrome.ts'
import type { BreadcrumbItem, PageData, SectionView } from '../content/page.ts'
import { plainText, shownText } from '../content/rich-text.ts'
import type { FaqItem, Source } from '../content/shapes.ts'

/** Every item of search data that the page gives reason for. */
export function structuredData({ page, crumbs, share }: PageData, business: BusinessInfo): WithContext<Thing>[] {
  const url = `${business.url}${page.path}`
  const questions = questionsOf(page.sections)
  const review = reviewOf(page.sections)
  const { service, medicalPage } = page.search
  return [
    describesClinic(page.path) ? clinic(business) : clinicInShort(business),
    ...(crumbs.length > 1 ? [breadcrumbs(crumbs, business.url)] : []),
    ...(questions.length > 0 ? [faq(questions)] : []),
    ...(service ? [serviceOf(service, url, `${business.url}${share}`, business)] : []),
    ...(medicalPage || review ? [medicalWebPage(page, url, review, business)] : []),
  ]
}

/** The clinic as MedicalClinic, under an id that other items refer to. */
function clinic(business: BusinessInfo): WithContext<MedicalClinic> {
  const { regionName: _regionName, ...address } = business.address
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    '@id': clinicId(business),
    name: business.name,
    description: business.description,
    url: `${business.url}/`,
    telephone: business.phone,
    faxNumber: business.fax,
    address: { '@type': 'PostalAddress', ...address },
    geo: { '@type': 'GeoCoordinates', ...business.geo },
    openingHoursSpecification: business.openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    })),
    areaServed: business.serviceArea,
    // The spec's specialties are the clinic's own words, not all of them schema.org's MedicalSpecialty members.
    knowsAbout: business.specialties,
    medicalSpecialty: business.specialties as never,
    ...(business.sameAs.length > 0 && { sameAs: business.sameAs }),
  }
}

/** Search engines ask for the clinic once, where visitors look it up; other pages name it under its id, and each is 300 bytes shorter. */
function describesClinic(path: string): boolean {
  return path === '/' || path === '/contact'
}

function clinicInShort(business: BusinessInfo): WithContext<MedicalClinic> {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    '@id': clinicId(business),
    name: business.name,
    url: `${business.url}/`,
    telephone: business.phone,
  }
}

function clinicId(business: BusinessInfo): string {
  return `${business.url}/#clinic`
}

function breadcrumbs(crumbs: readonly BreadcrumbItem[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${url}`,
    })),
  }
}

/** FAQPage: the visible questions and answers, word for word, and space for space: a long text twice costs next to nothing when nothing in it differs. */
function faq(items: readonly FaqItem[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: shownText(question),
      acceptedAnswer: { '@type': 'Answer', text: shownText(answer) },
    })),
  }
}

function serviceOf(
  service: { name: string; description: string },
  url: string,
  image: string,
  business: BusinessInfo,
): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: plainText(service.description),
    url,
    image,
    areaServed: business.serviceArea,
    provider: { '@id': clinicId(business) },
  }
}

function medicalWebPage(
  page: PageData['page'],
  url: string,
  review: Review | undefined,
  business: BusinessInfo,
): WithContext<MedicalWebPage> {
  const { medicalPage } = page.search
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name: page.seo.title,
    description: page.seo.description,
    url,
    inLanguage: 'en-CA',
    ...(medicalPage && { about: { '@type': medicalPage.kind, name: medicalPage.about } }),
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    publisher: { '@id': clinicId(business) },
    ...(review && { lastReviewed: review.reviewed, citation: review.items.map(citation) }),
    ...(review?.reviewedBy && { reviewedBy: { '@type': 'Person', name: review.reviewedBy } }),
  }
}

interface Review {
  reviewed: string
  reviewedBy?: string | undefined
  items: readonly Source[]
}

function reviewOf(sections: readonly SectionView[]): Review | undefined {
  const band = sections.find((section) => section.type === 'sources')
  if (band) return band
  const hero = sections.find((section) => section.type === 'hero-article')
  const blocks = sections.flatMap((section) =>
    section.type === 'article' ? section.chapters.flatMap((chapter) => chapter.blocks) : [],
  )
  return (
    hero && {
      reviewed: hero.reviewed,
      reviewedBy: hero.reviewedBy,
      items: blocks.flatMap((block) => (block.kind === 'sources' ? block.items : [])),
    }
  )
}

function questionsOf(sections: readonly SectionView[]): FaqItem[] {
  return sections.flatMap((section) => {
    if (section.type === 'faq')
      return [section.general, section.treatment, section.payment].flatMap(({ items }) => items)
    if (section.type === 'article')
      return section.chapters.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'questions' ? block.items : [])),
      )
    return []
  })
}

function citation({ publisher, title, year }: Source): string {
  return plainText([publisher, title, year].filter(Boolean).join(', '))
}
