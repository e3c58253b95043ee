// Shape of content/messages.yaml: words of the site that belong to no page.
import { z } from 'zod'
import type { Fields } from './fields.ts'

export function messagesSchema({ text, rich, link }: Fields) {
  /** One thing that a visitor can do when the form could not open. */
  const way = z.strictObject({ title: text(60), note: text(160), button: text(40) })
  return z.strictObject({
    skip: text(40),
    notFound: z.strictObject({
      code: text(10),
      title: text(60),
      text: rich(300),
      home: text(40),
      /** Heading of the label with the links. */
      ways: text(40),
      links: z.array(z.strictObject({ text: text(40), link: link() })).max(6),
      /** Stands before the phone number. */
      call: text(40),
    }),
    error: z.strictObject({
      title: text(60),
      text: rich(300),
      home: text(40),
      /** Heading of the label with the phone number. */
      ways: text(40),
      facts: z.array(z.strictObject({ name: text(30), value: rich(80) })).max(4),
    }),
    menus: z.strictObject({ main: text(30), drawer: text(30), open: text(20), close: text(30), call: text(40) }),
    /** Words of the evidence device, and what it says for each grade (docs/writing.md, Evidence). */
    evidence: z.strictObject({ label: text(20), strong: text(12), some: text(12), weak: text(12), none: text(12) }),
    /** Column headings of every comparison of treatments. */
    choices: z.strictObject({ treatment: text(30), benefit: text(30), harm: text(30), cost: text(30) }),
    /** Link from the questions of a page to the general questions. */
    generalQuestions: z.strictObject({ text: text(80), link: link() }),
    /** Words beside the phone number in a hero. */
    callUs: text(40),
    search: z.strictObject({
      title: text(60),
      /** Name of the field, and an example of what to write in it. */
      field: text(60),
      example: text(40),
      close: text(30),
      hint: text(160),
      privacy: text(100),
      /** Stands before what a page was found for. */
      reason: text(30),
      /** How much of a page's care can be done online. */
      care: z.strictObject({ online: text(40), 'online-first': text(60), 'in-person': text(40) }),
      /** Names of the lines of a result. */
      where: text(20),
      time: text(20),
      cost: text(20),
      elsewhere: text(60),
      /** Stands before who helps instead, in the chooser. */
      goTo: text(30),
      call: text(20),
      results: text(30),
      oneResult: text(30),
      none: text(120),
      /** Link to the chooser. */
      all: text(40),
    }),
    /** States of the form embed (docs/product.md, Forms). */
    forms: z.strictObject({
      frame: text(60),
      secure: text(40),
      waiting: z.strictObject({ title: text(60), note: text(160) }),
      late: z.strictObject({ text: text(160), link: text(60) }),
      /** Stands before the direct link and the phone number, above the form. */
      notShowing: text(40),
      /** Said when nothing proves that what has loaded is the form. */
      opened: text(120),
      ready: text(100),
      failed: z.strictObject({
        label: text(40),
        title: text(60),
        note: text(260),
        retry: way,
        direct: way,
        phone: way,
      }),
      noScript: z.strictObject({ title: text(60), note: text(260) }),
      /** Says where the answers are stored. */
      kept: text(100),
    }),
  })
}

export type Messages = z.output<ReturnType<typeof messagesSchema>>
