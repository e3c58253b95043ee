// Elements that few pages have, and that are together as small as one request may be.
import { NotFoundElement } from './shell/not-found/not-found.element.ts'
import { BackLinkElement } from './ui/back-link/back-link.element.ts'
import { FormBarElement } from './ui/form-bar/form-bar.element.ts'

export const smallElements = {
  'back-link': BackLinkElement,
  'form-bar': FormBarElement,
  'not-found': NotFoundElement,
}
