// Structured data (schema.org) of a page, for search engines. It contains only what the page shows.
import type { Clinic } from '../schema/clinic.ts'
import type { PageData } from '../site/derive/page-data.ts'
import { plainText, shownText } from '../schema/rich-text.ts'
import type { BreadcrumbItem, FaqItem, Source } from '../schema/content-shapes.ts'
import { internationalNumber } from '../schema/telephone.ts'

/** An item of schema.org, which lists the properties of each type. */
type Thing = Record<string, unknown>

/** The structured data of a page: what the page shows, and the clinic where its address and hours are described. */
export function structuredData(data: PageData, business: Clinic): Thing[] {
  const { page, crumbs, share, questions } = data
  const url = `${business.url}${page.path}`
  const { service, medicalPage } = page.structuredData
  return [
    ...(data.describesClinic ? [clinic(business)] : []),
    ...(crumbs.length > 1 ? [breadcrumbs(crumbs, business.url)] : []),
    ...(questions.length > 0 ? [faq(questions)] : []),
    ...(service ? [serviceOf(service, url, `${business.url}${share}`, business)] : []),
    ...(medicalPage || page.review ? [medicalWebPage(data, url, business)] : []),
  ]
}

/** The clinic. All other items, on every page, refer to it by its id, which saves 300 bytes a page. */
function clinic(business: Clinic): Thing {
  // In schema.org, a province has one name: addressRegion.
  const { regionName: _regionName, ...address } = business.address
  return {
    '@context': 'https://schema.org',
    '@type': business.businessType,
    '@id': clinicId(business),
    name: business.name,
    description: business.description,
    url: `${business.url}/`,
    telephone: internationalNumber(business.phone),
    ...(business.fax && { faxNumber: internationalNumber(business.fax) }),
    address: { '@type': 'PostalAddress', ...address },
    geo: { '@type': 'GeoCoordinates', ...business.geo },
    openingHoursSpecification: business.openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${day}`),
      opens,
      closes,
    })),
    areaServed: business.serviceArea,
    knowsAbout: business.specialties,
    ...(business.sameAs.length > 0 && { sameAs: business.sameAs }),
  }
}

function clinicId(business: Clinic): string {
  return `${business.url}/#clinic`
}

function breadcrumbs(crumbs: readonly BreadcrumbItem[], origin: string): Thing {
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

/** The questions and answers of the page, in exactly the same characters, so that they compress well. */
function faq(items: readonly FaqItem[]): Thing {
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
  business: Clinic,
): Thing {
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

function medicalWebPage({ page }: PageData, url: string, business: Clinic): Thing {
  const { seo, review } = page
  const { medicalPage } = page.structuredData
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name: seo.title,
    description: seo.description,
    url,
    inLanguage: business.locale,
    ...(medicalPage && { about: { '@type': medicalPage.kind, name: medicalPage.about } }),
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    publisher: { '@id': clinicId(business) },
    ...(review && { dateModified: review.reviewed, citation: review.sources.map(citation) }),
    ...(review?.reviewedBy && {
      lastReviewed: review.reviewed,
      reviewedBy: { '@type': 'Person', name: review.reviewedBy.name, jobTitle: review.reviewedBy.role },
    }),
  }
}

function citation({ publisher, title, year }: Source): string {
  return plainText([publisher, title, year].filter(Boolean).join(', '))
}
