// Elements that few pages have, and that are together as small as one request may be.
import { NotFoundElement } from './shell/not-found/not-found.element.ts'
import { BackLinkElement } from './ui/back-link/back-link.element.ts'
import { StartBarElement } from './ui/start-bar/start-bar.element.ts'

export const smallElements = {
  'back-link': BackLinkElement,
  'not-found': NotFoundElement,
  'start-bar': StartBarElement,
}
