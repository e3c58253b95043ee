// Shape of content/messages.yaml: words that do not belong to a page, such as those of menus and buttons.
import { z } from 'zod'
import { formMessages } from './form-messages.ts'
import type { Fields } from './fields.ts'
import { urgentActions } from './references.ts'

export function messagesSchema({ text, rich, link, image }: Fields) {
  return z.strictObject({
    skip: text(40).meta({
      title: 'Skip link',
      description: 'The first link of every page, for people who use a keyboard',
    }),
    notFound: z.strictObject({
      code: text(10),
      title: text(60),
      text: rich(),
      home: text(40).meta({ title: 'Link to the home page' }),
      picture: image(),
      linksTitle: text(40).meta({ title: 'Heading of the links' }),
      links: z.array(z.strictObject({ text: text(40), link: link() })).max(6),
      call: text(40).describe('Shown before the phone number'),
    }),
    error: z.strictObject({
      title: text(60),
      text: rich(),
      home: text(40).meta({ title: 'Link to the home page' }),
      phoneTitle: text(40).meta({ title: 'Heading of the phone number' }),
      details: z.array(z.strictObject({ name: text(30), value: rich() })).max(4),
    }),
    menus: z.strictObject({
      main: text(30).describe('Name of the menus for screen readers'),
      drawer: text(30).meta({ title: 'Menu on phones', description: 'Its name for screen readers' }),
      open: text(20).meta({ title: 'Button that opens it' }),
      close: text(30).meta({ title: 'Button that closes it' }),
      call: text(40),
    }),
    // docs/writing.md, Evidence
    evidence: z
      .strictObject({ strong: text(40), some: text(40), weak: text(40) })
      .describe('Phrase for each grade of evidence that is shown'),
    urgent: z
      .strictObject({
        title: text(60).describe('Heading of the signs among side effects'),
        actions: z
          .partialRecord(z.enum(urgentActions), rich())
          .describe('What to do. Each begins a sentence that the urgent signs complete'),
        all: text(40).meta({ title: 'Link that shows all signs', description: 'Beside the most dangerous ones' }),
        notSure: rich().describe('Whom to ask if the reader is not sure').optional(),
      })
      .meta({ title: 'Urgent signs' }),
    reply: z
      .strictObject({
        title: text(40).describe('Says that the reply is a sample'),
        next: text(40).describe('Before what happens next'),
        cost: text(40).describe('Before what it costs'),
      })
      .meta({ title: 'Sample reply' }),
    medical: text(40).describe('Heading of the sections at the end of a page that visitors open'),
    sources: text(40).describe('Heading of the sources of a page'),
    generalQuestions: z
      .strictObject({ text: text(80), link: link() })
      .describe('Link from the questions of a page to the general questions')
      .optional(),
    words: z
      .strictObject({
        newTab: text(40).describe('Read after a link to another site, for screen readers'),
        crumbs: text(30).describe('Name of the links above the title, for screen readers'),
        carousel: text(20).describe('What screen readers call a row of slides'),
        previous: text(20),
        next: text(20),
        slide: text(40).describe('Name of a slide, with {number} and {count}'),
        updated: text(30).describe('Shown before the month of the last change'),
        reviewed: text(60).describe('Shown before the month of a review, with {name} and {role}'),
        reviewDue: text(30).describe('Shown before the month of the next review'),
        whereFrom: text(40).describe('Button that shows the sources of a comparison'),
      })
      .describe('Words that many pages share'),
    footer: z.strictObject({
      name: text(30).describe('Name of the links of the footer, for screen readers'),
      fax: text(20).default('Fax'),
      emergency: rich(),
      printed: text(80).describe(
        'On a printed page: the website that printed addresses (/care) refer to, with {site}',
      ),
    }),
    callUs: text(40).describe('Shown next to the phone number at the top of a page'),
    search: z.strictObject({
      title: text(60),
      field: text(60).meta({ title: 'Name of the field' }),
      example: text(40).describe('Example of what a visitor may type'),
      close: text(30).meta({ title: 'Button that closes it' }),
      hint: text(160),
      privacy: text(100),
      reason: text(30).describe('Shown before the words for which a page was found'),
      care: z
        .strictObject({ online: text(40), 'online-first': text(60), 'in-person': text(40) })
        .describe("How much of a page's care can be done online"),
      elsewhere: text(60).describe('Says that the clinic does not treat this'),
      call: text(20),
      results: text(30).describe('Shown after the number of results'),
      oneResult: text(30),
      none: text(120).meta({ title: 'No result' }),
      all: text(40).meta({ title: 'Link to all concerns' }),
    }),
    // What a visitor reads in each state of a form (app/forms/lifecycle.ts).
    forms: formMessages(text),
  })
}

export type Messages = z.output<ReturnType<typeof messagesSchema>>
