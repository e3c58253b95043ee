// Shape of content/clinic.yaml: who the clinic is, and the third parties that it uses.
import { z } from 'zod'
import { BUSINESS_TYPES } from './business-types.ts'
import { MAX_HEIGHT, MIN_HEIGHT } from './form-height.ts'
import { formProviderNames, isDemonstration, originProblem } from './form-providers.ts'
import { hoursInWords, openingHours } from './opening-hours.ts'
import { placeInCanada, postalAddress } from './postal-address.ts'
import { helpLine, phone, telephoneHref } from './telephone.ts'
import { addressProblem, webAddress } from './web-address.ts'

/** The names of countries. Undefined for two letters that are none. */
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const key = z.string().regex(/^[a-z][a-zA-Z]*$/, { error: 'Write the name in camelCase, such as ironInfusion.' })
const frameHeight = z
  .number()
  .int()
  .min(MIN_HEIGHT, { error: `A form is at least ${MIN_HEIGHT} px high.` })
  .max(MAX_HEIGHT, { error: `A form is at most ${MAX_HEIGHT} px high.` })
/** A profession that treats patients here, and the public register of its members. */
const careRole = z.strictObject({
  title: z.string().min(3).max(60).describe('Profession in the plural, such as "Nurse practitioners"'),
  does: z
    .string()
    .min(10)
    .max(160)
    .meta({ title: 'What they do', description: 'What they do for patients, in one or two sentences' }),
  college: z.string().min(5).max(90).describe('College that licenses them'),
  register: webAddress().meta({
    title: 'Public register',
    description: 'Page of the college where anyone can look up a name',
  }),
  portrait: z
    .string()
    .meta({ description: 'Name of a picture in content/images.yaml: someone of this profession', names: 'pictures' })
    .optional(),
})

const written = z.strictObject({
  name: z.string().min(2).max(40),
  shortName: z
    .string()
    .min(2)
    .max(20)
    .describe('Where the name is too long: in the header on phones, and in titles as {clinic.shortName}')
    .optional(),
  description: z.string().min(40).max(200),
  url: webAddress()
    .refine((address) => addressProblem(address) !== undefined || new URL(address).origin === address, {
      error: 'Write an address in lower case without a path or trailing slash, such as https://example.ca.',
    })
    .meta({ title: 'Web address', description: 'Public address of the site', staff: false }),
  businessType: z.enum(BUSINESS_TYPES).meta({
    title: 'Kind of business',
    description: 'What search engines call it: the type of schema.org',
    staff: false,
  }),
  locale: z
    .string()
    .regex(/^en-[A-Z]{2}$/, { error: 'Write the language and country as en-CA.', abort: true })
    .refine((locale) => COUNTRIES.of(locale.slice(3)), { error: 'There is no such country. Write it as in en-CA.' })
    .meta({ title: 'Language and country', staff: false }),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
      error: 'Write the name of a time zone, such as America/Halifax.',
    })
    .meta({ title: 'Time zone', description: 'A day ends at midnight there', staff: false }),
  phone,
  fax: phone.optional(),
  address: postalAddress,
  geo: placeInCanada.meta({ title: 'Place on the map', staff: false }),
  openingHours,
  serviceArea: z.string().min(3),
  specialties: z.array(z.string().min(3)).min(1),
  sameAs: z
    .array(webAddress())
    .default([])
    .meta({ title: 'Other profiles', description: 'Pages of the clinic on other sites' }),
  twitterHandle: z
    .string()
    .regex(/^@\w{1,15}$/, { error: 'Write @ and up to 15 letters, digits or underscores, such as @clinic_yyc.' })
    .meta({ title: 'Name on X', description: 'Include the @' })
    .optional(),
  signIn: z
    .strictObject({
      url: webAddress().meta({ title: 'Web address' }),
      app: z.string().min(2).meta({ title: 'Name of the app', description: 'Added to the address' }).optional(),
    })
    .describe('Where patients sign in. The words of the link are in the menus')
    .optional(),
  forms: z
    .strictObject({
      provider: z.enum(formProviderNames).meta({ staff: false }),
      origin: z.string().optional().meta({
        title: 'Address of the provider',
        description: 'Without a path. Leave it out to use the usual address of the provider',
        staff: false,
      }),
      ids: z
        .record(
          key,
          z.string().regex(/^[\w-][\w.-]{2,63}$/, {
            error: 'A form id is 3 to 64 letters, digits, dashes, dots or underscores.',
          }),
        )
        .meta({
          title: 'Form ids',
          description: 'The id of each form at the provider, under the name that pages use',
          defines: 'forms',
        }),
      heights: z.strictObject({ smallPhone: frameHeight, phone: frameHeight, wide: frameHeight }).optional().meta({
        description:
          'Height in px of the first page of a form, or of its tallest page if the provider sends no heights',
        staff: false,
      }),
    })
    .superRefine(({ provider, origin: given }, { addIssue }) => {
      const isPublic = given !== undefined && !isDemonstration({ origin: given })
      // The policy quotes it: anything but a host and a port could allow other hosts, or add a directive.
      const message = originProblem(provider, given) ?? (isPublic ? addressProblem(given) : undefined)
      if (message) addIssue({ code: 'custom', path: ['origin'], message })
    }),
  analytics: z
    .strictObject({
      scriptSrc: z
        .string()
        // Not //host/script.js, which is an address elsewhere.
        .regex(/^(?:\/[\w-][\w.-]*)+\.js$/, { error: 'Write a path on this site that ends in .js.' })
        .meta({ title: 'Address of the script', description: 'On this site, such as /insights/script.js' }),
      service: z.string().min(2).optional().meta({
        title: 'Service',
        description: 'Who counts the page views at that address, such as Vercel Web Analytics; see docs/hosting.md',
      }),
      detail: z
        .enum(['page', 'group'])
        .default('page')
        .describe('What a page view reports: the path of the page, or only its group (/forms, /treatments, /pages)'),
    })
    .meta({ staff: false }),
  lines: z
    .strictObject({
      emergency: helpLine,
      nurse: helpLine.optional(),
      crisis: helpLine.describe('For people who think about suicide').optional(),
      others: z.array(helpLine).default([]),
    })
    .meta({ title: 'Help lines', description: 'Pages may type these numbers. The demonstration form shows them' }),
  healthPlan: z
    .strictObject({ name: z.string().min(2), short: z.string().min(2).optional() })
    .meta({ title: 'Public health plan', description: 'Of the province' })
    .optional(),
  careTeam: z
    .record(key, careRole)
    .meta({ description: 'Who treats patients, by the name of the role', defines: 'roles' }),
  sample: z.array(z.string()).default([]).meta({
    title: 'Sample values',
    description: 'Fields above that still have sample values. The launch check lists them',
    staff: false,
  }),
})

/** The hours that visitors read are made from the hours that search engines read, so that they cannot differ. */
export const clinicSchema = written.transform((clinic) => ({ ...clinic, hours: hoursInWords(clinic.openingHours) }))

export type CareRole = z.output<typeof careRole>
export type Clinic = z.output<typeof clinicSchema>

/** Values of the tokens `{clinic.name}`, `{clinic.phone}` and so on, by name. */
export function clinicTokens(clinic: Clinic): Map<string, string> {
  const { address } = clinic
  const { streetAddress, addressLocality, regionName, postalCode } = address
  return new Map([
    ['name', clinic.name],
    ['shortName', clinic.shortName ?? clinic.name],
    ['phone', clinic.phone],
    ['phoneHref', telephoneHref(clinic.phone)],
    ...(clinic.fax ? ([['fax', clinic.fax]] as const) : []),
    ['city', addressLocality],
    // A list of details shows the street on its own line.
    ['address', `${streetAddress},\n${addressLocality}, ${regionName} ${postalCode}`],
    ['directions', directionsHref(address)],
    ['hours', clinic.hours.long],
    ['hoursShort', clinic.hours.short],
  ])
}

/** The page of a map with the way to the clinic. */
export function directionsHref({
  streetAddress,
  addressLocality,
  regionName,
  postalCode,
}: Clinic['address']): string {
  const place = [streetAddress, addressLocality, regionName, postalCode].join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}

/** The clinic's details that header, footer and sections show. */
export interface ClinicView {
  name: string
  shortName?: string
  phone: string
  /** `tel:` address of the phone number. */
  phoneHref: string
  fax?: string
  address: Clinic['address']
  hours: Clinic['hours']
  signIn?: { href: string }
}
