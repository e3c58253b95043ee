import { steps } from '../findings/cards.ts'
import { heading, linksTo, plainText, says } from '../findings/content.ts'
import { searchData } from '../findings/head.ts'
import { footer, header, menu, questionTabs, section, tab } from '../findings/parts.ts'
import { ROUTES } from './routes.ts'
import type { Chapter } from './row.ts'

const PEDIATRIC_UROLOGY = '/pediatric-self-referral-urology-assessment'

export const purpose: Chapter = {
  title: '1. What the product does and for whom',
  rows: [
    {
      says: 'Parents or guardians are the audience for the pediatric urology referral',
      on: PEDIATRIC_UROLOGY,
      finds: [says(/\bparents?\b/i, /\bguardians?\b/i)],
    },
    {
      says: 'There is no sign-in inside the product',
      testedBy: 'tests/artifact/links.test.ts',
      decided: 'Sign In leaves for the external login. The site has no account and no session.',
    },
    {
      says: 'Care is 100% online with no in-person visit needed for most services',
      on: '/',
      finds: [says(/100% online/i), says(/no in-person visit|without an? in-person visit|in person/i)],
    },
    { says: 'A secure login', on: '/', finds: [says(/secure/i), says(/encrypted email/i)] },
    {
      says: 'Free consultations with licensed providers across Canada',
      on: '/',
      finds: [says(/free consultations?/i), says(/licensed providers/i), says(/across canada/i)],
    },
    { says: 'Fast, free, discreet delivery', on: '/', finds: [heading('Fast, free, discreet')] },
    {
      says: 'Some services are in person (infusions, therapy)',
      on: ['/', '/vitamin-infusions', '/iron-infusions', '/mental-health'],
      finds: [says(/in person/i)],
    },
    {
      says: 'Many consultations are covered by the provincial health plan',
      on: '/',
      finds: [says(/Alberta Health Care Insurance Plan \(AHCIP\) covers many consultations/)],
    },
    {
      says: 'Payment is due at time of service',
      on: '/',
      finds: [says(/due at the time of service|due at time of/i)],
    },
    { says: 'Subscription and payment plans exist', on: '/', finds: [says(/subscription/i), says(/payment plan/i)] },
    {
      says: 'It offers publicly funded and private services',
      on: ['/', '/about-us'],
      finds: [says(/publicly funded/i, /\bprivate\b/i)],
    },
    {
      says: "Men's health: testosterone, ED, hair loss, weight, acne and skin care, prostate screening, post cycle",
      on: '/',
      finds: [
        header(
          menu(
            "Men's Health",
            '/testosterone-replacement-calgary',
            '/ed-treatment',
            '/hair-loss-treatment',
            '/weight-management',
            '/acne-skin-care',
            '/prostate-screening',
            '/post-cycle-therapy',
          ),
        ),
      ],
    },
    {
      says: "Women's health: hormone therapy, pap smear, HPV screening, birth control, weight, acne and skin care",
      on: '/',
      finds: [
        header(
          menu(
            "Women's Health",
            '/womens-hormone-therapy-eligibility',
            '/pap-smear-eligibility',
            '/hpv-screening-eligibility',
            '/birth-control-eligibility',
            '/weight-management',
            '/acne-skin-care',
          ),
        ),
      ],
    },
    {
      says: 'Urological health (adult and pediatric self-referral), private circumcision',
      on: '/',
      finds: [
        header(
          menu(
            'Urological Health',
            '/adult-self-referral-urology-assessment',
            PEDIATRIC_UROLOGY,
            '/private-circumcision',
          ),
        ),
      ],
    },
    {
      says: 'Vitamin and iron infusions; PrEP, DoxyPEP and STI screening; TMJ, migraine; mental health',
      on: '/',
      finds: [
        header(
          menu(
            'Treatments',
            '/vitamin-infusions',
            '/anemia-support',
            '/prep-and-screening',
            '/tmj-treatment',
            '/migraine-treatment',
            '/mental-health',
          ),
        ),
      ],
    },
    { says: 'Hyperhidrosis botox', on: '/', finds: [header(menu("Men's Health", '/hyperhidrosis-botox-men'))] },
    {
      says: 'Mental health therapy (individual, couples, group)',
      on: '/mental-health',
      finds: [section(heading(/^Individual/), heading(/^Couples/), heading(/^Group/))],
    },
    {
      says: 'How it works: online assessment or quiz, email within 24 hours, delivery to the door after approval',
      on: '/',
      finds: [
        section(
          heading(/^How .+ Works$/),
          steps(3),
          says(
            /assessment|quiz/i,
            /secure,? encrypted email within 24 hours/i,
            /delivered to your door/i,
            /approved/i,
          ),
        ),
      ],
    },
    {
      says: 'Assessment pages say a provider connection within 24-48 hours',
      on: '/ed-treatment-eligibility',
      finds: [says('within 24-48 hours')],
      decided: 'Two figures of the specification, each on the pages that it names.',
    },
    {
      says: 'The product itself collects no patient data; forms are wholly those of the third party',
      on: '/contact',
      finds: [says(/form provider/i)],
      testedBy: ['app/forms/lifecycle.test.ts', 'tests/browser/pages.spec.ts'],
    },
    {
      says: 'FAQ, General: how the service works, confidentiality, insurance',
      on: '/',
      finds: [tab('General', says(/How does .+ work\?/, /who can read what i send/i, /AHCIP/))],
    },
    {
      says: 'FAQ, Treatment: which conditions, how fast an appointment, seeing the same doctor',
      on: '/',
      finds: [
        tab('Treatment', says(/conditions/i, /how (soon|fast|quickly)/i, /same (doctor|practitioner|person)/i)),
      ],
    },
    {
      says: 'FAQ, Payment: payment options, subscription or membership plans, cancellation policy',
      on: '/',
      finds: [tab('Payment', says(/how (can|do) I pay|pay with/i, /subscription|membership/i, /cancel/i))],
    },
    {
      says: 'FAQ blocks also emit structured FAQ data for search engines',
      on: '/',
      finds: [searchData('FAQPage'), questionTabs({ General: 1, Treatment: 1, Payment: 1 })],
      testedBy: 'tests/artifact/head.test.ts',
    },
    {
      says: 'The footer shows a street address in Calgary, a phone number, a fax number, About Us and Contact',
      on: ROUTES,
      finds: [
        footer(
          says(/Calgary, Alberta [A-Z]\d[A-Z] \d[A-Z]\d/, /\(\d{3}\) \d{3}-\d{4}/, /Fax \(\d{3}\) \d{3}-\d{4}/),
          linksTo('/about-us', '/contact'),
        ),
      ],
    },
    {
      says: 'Privacy Policy and Terms of Service appear as plain text without links',
      on: ROUTES,
      finds: [footer(plainText('Privacy Policy', 'Terms of Service'))],
    },
  ],
}
