// Shape of `forms` in content/messages.yaml: the words of the embedded form in each of its states.
import { z } from 'zod'

/** `text(max)` is the schema of a plain text of at most `max` characters. */
export function formMessages(text: (max: number) => z.ZodType<string>) {
  const option = z.strictObject({ title: text(60), note: text(160), button: text(40) })
  return z.strictObject({
    frame: text(60).meta({ title: 'Name of the form', description: 'For screen readers' }),
    secure: text(40).meta({ title: 'Label of a secure form' }),
    waiting: z.strictObject({ title: text(60), note: text(160) }),
    late: z.strictObject({ text: text(160), link: text(60) }),
    notShowing: text(40).describe('Below the form, before the direct link and the phone number'),
    opened: text(120).describe('Read aloud when something has loaded, but nothing proves that it is the form'),
    ready: text(100),
    failed: z.strictObject({
      label: text(40),
      title: text(60),
      note: text(260),
      retry: option.meta({ title: 'Try again' }),
      direct: option.meta({ title: 'Open the form in its own window' }),
      phone: option.meta({ title: 'Call the clinic' }),
    }),
    noScript: z.strictObject({ title: text(60), note: text(260) }).meta({ title: 'Browser without scripts' }),
    saved: text(100).meta({ title: 'Where the answers are saved' }),
  })
}

export type FormMessages = z.output<ReturnType<typeof formMessages>>
