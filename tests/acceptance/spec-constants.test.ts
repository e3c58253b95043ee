// The business constants of the specification (section 9, with the figures of section 2 that belong to them): each is a fact, and stands on the pages where it belongs.
import { expect, test } from 'vitest'
import { SHARE_SIZE } from '../../app/media/encoding.ts'
import { CONTENT_DIR, readSite } from '../../app/content/site.server.ts'
import { factsQuoted } from '../../checks/copy/fact-use.ts'
import { readCopy } from '../../checks/copy/read-copy.ts'

const site = await readSite()
const quoted = factsQuoted(readCopy(site, CONTENT_DIR).pages)

const eligibility = [...site.pages.values()]
  .filter(({ sections }) => sections[0]?.type === 'form')
  .map(({ path }) => path)
const drips = ['boost', 'nrg', 'radiance', 'mune', 'high-c', 'build'].map((name) => `/treatments/${name}-infusion`)
const treatments = [...site.pages.values()]
  .filter(({ sections }) => sections.some(({ type }) => type === 'faq'))
  .map(({ path }) => path)
const HOW_IT_WORKS = [
  '/',
  '/mens-health',
  '/womens-health',
  '/vitamin-infusions',
  '/iron-infusions',
  '/weight-management',
  '/ed',
  '/hair-loss',
  '/acne-and-skin-care',
  '/prep-and-screening',
  '/mental-health',
  '/private-circumcision',
  '/post-cycle-therapy',
  '/testosterone-replacement-calgary',
  '/iron-infusion-calgary',
]

test.each<[string, string, string, readonly string[]]>([
  ['practitioner reply', 'practitionerReply', '24 hours', HOW_IT_WORKS],
  [
    'assessment to provider',
    'assessmentReply',
    '24–48 hours',
    eligibility.filter((path) => path !== '/pap-smear-eligibility'),
  ],
  ['Pap smear review', 'papReply', '24–48 hours', ['/pap-smear-eligibility']],
  [
    'assessments under 2 minutes',
    'assessmentTime',
    '2 minutes',
    ['/', '/mens-health', '/womens-health', '/weight-management', '/acne-and-skin-care', '/ed', '/hair-loss'],
  ],
  [
    '2-minute assessment of condition pages',
    'assessmentTimeLabel',
    '2-minute',
    ['/tmj-treatment', '/hyperhidrosis-botox-men', '/migraine-treatment'],
  ],
  ['cancel or reschedule free', 'cancelNotice', '24 hours', treatments],
  ['late cancellation', 'lateCancelFee', 'the cost of the consultation', treatments],
  ['payment', 'servicePayMethods', 'major credit cards, debit cards and health savings accounts', ['/']],
  ['appointments', 'serviceAppointments', 'same-day or next-day', ['/']],
  [
    'shipping',
    'delivery',
    '2–3 business days',
    ['/', '/ed', '/hair-loss', '/mens-health', '/womens-health', '/weight-management', '/acne-and-skin-care'],
  ],
  ['ED dose', 'edDosePrice', '$5', ['/ed']],
  ['infusion sessions', 'infusionTime', '30–60 minutes', ['/vitamin-infusions']],
  ['named drips', 'vitaminDripTime', '45–60 minutes', ['/vitamin-infusions', ...drips]],
  ['NAD+', 'nadTime', '2–4 hours', ['/vitamin-infusions', '/treatments/nad-infusion']],
  ['Gut Glow', 'gutGlowTime', '30–45 minutes', ['/vitamin-infusions', '/treatments/gut-glow-infusion']],
  ['Gut Glow rhythm', 'gutGlowFrequency', 'Weekly or bi-weekly', ['/treatments/gut-glow-infusion']],
  ['Gut Glow results', 'gutGlowResults', '2–3 treatments', ['/treatments/gut-glow-infusion']],
  [
    'rhythm of the other drips',
    'infusionFrequency',
    'As needed, can be received weekly',
    [...drips, '/treatments/nad-infusion'],
  ],
  ['results of the other drips', 'infusionResults', '1–2 weeks', [...drips, '/treatments/nad-infusion']],
  ['iron infusion', 'ironTime', '30–45 minutes', ['/iron-infusions']],
  ['iron infusion, other page', 'ironTimeLong', '30–60 minutes', ['/iron-infusions-draft']],
  ['iron infusion step', 'ironStepTime', '15–60 minutes', ['/iron-infusion-calgary']],
  [
    'check-ins',
    'checkIns',
    '3 months',
    ['/', '/weight-management', '/testosterone-replacement-calgary', '/womens-health'],
  ],
  ['individual therapy', 'therapyIndividual', '50 minutes', ['/mental-health']],
  ['couples therapy', 'therapyCouples', '60 minutes', ['/mental-health']],
  ['group therapy', 'therapyGroup', '90 minutes', ['/mental-health']],
  ['free consultation', 'mentalHealthConsult', '15 minutes', ['/mental-health', '/mental-health-consultation']],
  ['hair loss results', 'hairResults', '3–6 months', ['/hair-loss']],
  ['STI results', 'stiResults', '2–5 business days', ['/prep-and-screening', '/sti-screening-eligibility']],
  ['PCT recovery', 'pctRecovery', '4–12 weeks', ['/post-cycle-therapy']],
  ['PCT start', 'pctStart', '2–3 weeks', ['/post-cycle-therapy']],
  ['PCT medication', 'pctMedication', '4–6 weeks', ['/post-cycle-therapy']],
  ['PCT medication, one drug', 'pctClomiphene', 'Clomiphene', ['/post-cycle-therapy']],
  ['PCT medication, the other', 'pctTamoxifen', 'Tamoxifen', ['/post-cycle-therapy']],
  ['PCT standard', 'pctStandard', '4 weeks', ['/post-cycle-therapy']],
  ['PCT extended', 'pctExtended', '6–8 weeks', ['/post-cycle-therapy']],
  ['circumcision', 'circumcisionTime', '30–60 minutes', ['/private-circumcision']],
  ['recovery of adults', 'circumcisionRecoveryAdult', '2–4 weeks', ['/private-circumcision']],
  ['recovery of children', 'circumcisionRecoveryChild', '1–2 weeks', ['/private-circumcision']],
  ['botox reduces sweating', 'botoxReduction', '82–87%', ['/hyperhidrosis-botox-men']],
  ['botox lasts', 'botoxLasts', '6–12 months', ['/hyperhidrosis-botox-men']],
  ['TRT and mood', 'trtMood', '2–4 weeks', ['/testosterone-replacement-calgary']],
  ['TRT and body', 'trtPhysical', '3–6 months', ['/testosterone-replacement-calgary']],
  ['TRT pellets', 'trtPellets', '3–6 months', ['/testosterone-replacement-calgary']],
  ['chronic migraine', 'migraineChronic', '15 or more', ['/migraine-treatment']],
])('%s: %s is %s', (_, name, value, paths) => {
  expect(site.facts[name]?.value).toBe(value)
  expect(paths.filter((path) => !quoted.get(path)?.has(name))).toEqual([])
})

test('the iron pages each keep to the figure that the specification gives them', () => {
  const figures = ['ironTime', 'ironTimeLong', 'ironStepTime']
  const on = (path: string) => figures.filter((name) => quoted.get(path)?.has(name))
  expect([on('/iron-infusions'), on('/iron-infusions-draft'), on('/iron-infusion-calgary')]).toEqual([
    ['ironTime'],
    ['ironTimeLong'],
    ['ironStepTime'],
  ])
})

test('clinic hours, service area and specialties', () => {
  const { openingHours, serviceArea, specialties } = site.clinic
  expect(openingHours).toEqual([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '09:00', closes: '15:00' },
  ])
  expect(serviceArea).toBe('Calgary, Alberta')
  expect(specialties).toEqual([
    "Men's Health",
    "Women's Health",
    'Mental Health',
    'Urological Health',
    'Vitamin Infusions',
    'Weight Management',
  ])
})

test('the social image is 1200 by 630', () => {
  expect(SHARE_SIZE).toEqual({ width: 1200, height: 630 })
})
