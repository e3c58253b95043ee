// Shape of content/navigation.yaml: what the header's menus, the drawer and the footer show, in order.
import { z } from 'zod'
import type { Fields } from './fields.ts'

export function navigationSchema({ text, link, image }: Fields) {
  const menuLink = z.strictObject({ text: text(40), note: text(60).optional(), link: link() })
  return z.strictObject({
    /** Menus of the header. The drawer shows them too. */
    menus: z
      .array(
        z.strictObject({
          title: text(30),
          intro: text(120),
          all: z.strictObject({ text: text(40), link: link() }).optional(),
          image: image(),
          links: z.array(menuLink).min(2).max(10),
        }),
      )
      .min(1),
    /** The header's Search button. Without scripts it is this link. */
    search: z.strictObject({ text: text(20), link: link() }),
    /** Links of the header that belong to no menu. */
    direct: z.array(menuLink),
    home: menuLink,
    contact: menuLink,
    signIn: z.strictObject({ text: text(20), note: text(60) }),
    footer: z.strictObject({
      columns: z.array(z.strictObject({ title: text(30), links: z.array(menuLink).min(1) })).min(1),
      /** Names without a link (docs/specification.md, section 1). */
      terms: z.array(text(30)),
    }),
  })
}

export type Navigation = z.output<ReturnType<typeof navigationSchema>>
