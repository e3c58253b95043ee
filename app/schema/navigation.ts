// Shape of content/navigation.yaml: the links of the header's menus, the drawer and the footer, in order.
import { z } from 'zod'
import type { Fields } from './fields.ts'

export function navigationSchema({ text, link, image }: Fields) {
  const menuLink = z.strictObject({ text: text(40), note: text(60).optional(), link: link() })
  return z.strictObject({
    menus: z
      .array(
        z.strictObject({
          title: text(30),
          intro: text(120).meta({ title: 'Introduction' }),
          all: z
            .strictObject({ text: text(40), link: link() })
            .meta({ title: 'Link to all of them' })
            .optional(),
          image: image(),
          links: z.array(menuLink).min(2).max(10),
        }),
      )
      .min(1)
      .describe('Menus at the top of the page. The menu on phones shows them too'),
    search: z
      .strictObject({ text: text(20), link: link() })
      .meta({ title: 'Search button', description: 'Without scripts it is this link' }),
    direct: z.array(menuLink).meta({ title: 'Links beside the menus', description: 'At the top of the page' }),
    home: menuLink,
    contact: menuLink,
    signIn: z
      .strictObject({ text: text(20), note: text(60) })
      .describe('Words of the link. Its address is in the file of the clinic')
      .optional(),
    footer: z.strictObject({
      columns: z.array(z.strictObject({ title: text(30), links: z.array(menuLink).min(1) })).min(1),
      terms: z.array(text(30)).describe('Names without a link'),
    }),
  })
}

export type Navigation = z.output<ReturnType<typeof navigationSchema>>
