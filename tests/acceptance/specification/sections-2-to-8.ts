import { canonical, metaTag, searchData } from '../findings/head.ts'
import { ROUTES } from './routes.ts'
import type { Chapter } from './row.ts'

export const seo: Chapter = {
  title: '2. Page SEO',
  rows: [
    {
      says: 'Each page can set title, description, keywords, social-share tags, and a locale en_CA',
      on: ROUTES,
      finds: [
        metaTag('description', /.{50}/),
        metaTag('keywords', /./),
        metaTag('og:locale', 'en_CA'),
        metaTag('og:title', /./),
        metaTag('og:description', /./),
        metaTag('og:url', /^https:/),
        metaTag('og:image', /^https:/),
        metaTag('twitter:card', 'summary_large_image'),
      ],
    },
    {
      says: 'A canonical link',
      on: ROUTES.filter((path) => !path.endsWith('-draft')),
      finds: [canonical()],
      testedBy: 'tests/artifact/head.test.ts',
    },
    {
      says: 'Search data: the service, its name, description, url and image',
      on: '/ed',
      finds: [searchData('Service', { name: /./, description: /./, url: /\/ed$/, image: /^https:.+\.jpg$/ })],
    },
    {
      says: 'Search data: the business',
      on: ROUTES,
      finds: [searchData('MedicalClinic', { name: 'Silverberry Health' })],
    },
    {
      says: 'Search data: name, description, url, telephone, address, geo and opening hours of the business',
      on: '/',
      finds: [
        searchData('MedicalClinic', {
          name: 'Silverberry Health',
          description: /./,
          url: /^https:/,
          telephone: /^\(\d{3}\) \d{3}-\d{4}$/,
          address: {
            streetAddress: /./,
            addressLocality: 'Calgary',
            addressRegion: 'AB',
            postalCode: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
            addressCountry: 'CA',
          },
          geo: { latitude: /^51\./, longitude: /^-114\./ },
          openingHoursSpecification: [
            {
              dayOfWeek: [/Monday$/, /Tuesday$/, /Wednesday$/, /Thursday$/, /Friday$/],
              opens: '09:00',
              closes: '17:00',
            },
            { dayOfWeek: [/Saturday$/], opens: '09:00', closes: '15:00' },
          ],
          areaServed: 'Calgary, Alberta',
          knowsAbout: [
            "Men's Health",
            "Women's Health",
            'Mental Health',
            'Urological Health',
            'Vitamin Infusions',
            'Weight Management',
          ],
        }),
      ],
      testedBy: 'app/seo/structured-data.test.ts',
      decided:
        'Hours, service area and specialties are those of section 9. The clinic has no profiles elsewhere (sameAs).',
    },
    {
      says: 'Search data: FAQ and breadcrumbs, with name and url',
      on: '/ed',
      finds: [
        searchData('FAQPage'),
        searchData('BreadcrumbList', {
          itemListElement: [{ name: 'Home', item: /\/$/ }, { name: /./, item: /\/mens-health$/ }, { item: /\/ed$/ }],
        }),
      ],
    },
    {
      says: 'Social image 1200 by 630 (section 9)',
      on: ROUTES,
      finds: [metaTag('og:image:width', '1200'), metaTag('og:image:height', '630')],
      testedBy: 'tests/artifact/head.test.ts',
    },
    { says: 'Pages can be marked noindex by a flag (section 9)', testedBy: 'tests/artifact/head.test.ts' },
  ],
}

export const entities: Chapter = {
  title: '3. Entities and their fields',
  rows: [
    {
      says: 'There are no stored or server entities; the content shapes, with their fields',
      testedBy: ['app/content/schema/shapes.ts', 'app/content/read/site.test.ts'],
      decided:
        'Concern cards may have a text instead of symptoms. Site address and Twitter handle are in clinic.yaml.',
    },
    {
      says: 'External links open in a new tab; internal links navigate within the site',
      testedBy: 'tests/artifact/links.test.ts',
    },
  ],
}

export const states: Chapter = {
  title: '4. States and transitions',
  rows: [
    {
      says: 'Mobile drawer: open or closed; closes on link selection or the close button; under 768 px',
      testedBy: 'app/shell/drawer/drawer.spec.ts',
      decided: 'A native dialog, so Escape and a press beside it close it too.',
    },
    {
      says: 'FAQ tabs: general (default), treatment, payment; the accordion allows one open item',
      testedBy: 'app/ui/tabs/tabs.spec.ts',
      decided: 'Without scripts every group is open under its heading.',
    },
    {
      says: 'Carousels: swipe, dot click; previous and next disabled at the ends; arrow keys; three per view',
      testedBy: 'app/ui/carousel/carousel.spec.ts',
      decided: 'Three per view where there is room.',
    },
    {
      says: 'Smooth scroll to a hash target (#treatment-options) and to the options area from buttons',
      testedBy: 'tests/browser/hash.spec.ts',
    },
    { says: 'No business status workflow is shown', decided: 'None.', testedBy: 'app/content/schema/shapes.ts' },
  ],
}

export const callsAndErrors: Chapter = {
  title: '5 to 8. Validation, roles, calls and errors',
  rows: [
    {
      says: 'Eligibility validation happens inside the embedded third-party forms',
      testedBy: ['hosting/forms/questionnaires.test.ts', 'app/forms/form-service.spec.ts'],
    },
    { says: 'No roles. All pages are public. No calls to a backend', testedBy: 'tests/artifact/links.test.ts' },
    {
      says: 'Form pages load the embed script when displayed and remove it when left, then mount a form by its id',
      testedBy: ['app/forms/lifecycle.test.ts', 'app/forms/form-providers.spec.ts'],
      decided: 'A link loads a new document, so the script ends with its page.',
    },
    {
      says: 'Each page view is reported; the analytics script loads from a same-origin insights path',
      testedBy: 'tests/browser/page-views.spec.ts',
    },
    {
      says: 'Carousel parts used outside a carousel: developer error only',
      testedBy: 'app/ui/carousel/carousel.test.tsx',
    },
  ],
}
