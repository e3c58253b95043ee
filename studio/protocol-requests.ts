// What the browser sends with POST, by the part of the address after /edit/api/. The server refuses other shapes;
// what the values mean is checked with the content. The browser imports the types only.
import { z } from 'zod'

const text = z.string()
const point = z.tuple([z.number(), z.number()])

/** Id of the browser tab. */
const tab = text.regex(/^[\w-]{1,40}$/)
/** `base` is the text of the file that `text` began with. */
const fileText = z.object({ name: text, text, base: text, tab })

export const requests = {
  /** Saves `text` as the draft of the file, and shows it in the preview. GET problems checks the site with it. */
  draft: fileText,
  /**
   * Deletes the draft of the tab. If the address of a page is another one, the former address becomes a redirect, and
   * links and menus follow. Refused with Conflict (409) or Invalid (422).
   */
  save: fileText,
  /** Drops the draft of a tab; the preview shows the file again. */
  discard: z.object({ name: text, tab }),
  /**
   * A new page named `name` in breadcrumbs that begins with the texts of the file `from`. It is last in the menu at
   * the position `menu`; without it, no menu links to the page. 422 if the address is taken or none.
   */
  'page/create': z.object({
    from: text,
    path: text,
    name: text,
    menu: z.int().optional(),
  }),
  /** Refused with the links to the page (422). */
  'page/remove': z.object({ name: text }),
  /**
   * A new picture, or another master for the one of this name. `data` is a WebP, PNG or JPEG file in base64: the body
   * has at most 1 MiB, so shrink it first. `focal` is the point that stays in view, in % from left and top. It saves
   * at once.
   */
  picture: z.object({ name: text, data: text, alt: text, focal: point, replaces: z.boolean() }),
  /**
   * `title` is the commit message and names the branch, `reason` is for the reviewer. 409 while one of `files` has a
   * draft, 422 if anything in the site on the branch would have a problem.
   */
  'hand-over': z.object({
    files: z.array(text),
    title: text,
    reason: text.optional(),
    author: text,
    /** FileList.remote, as staff have seen it. 409 if the changes would go elsewhere. */
    remote: text.optional(),
  }),
}

export type Action = keyof typeof requests
export type RequestOf<Name extends Action> = z.infer<(typeof requests)[Name]>
