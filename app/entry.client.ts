// The starter: the one script that every page loads. It is small, and the page works without it.
import { showLinksOnly } from './forms/links-only.ts'
import { readArrival, shortenAddress, showOriginOnly, type Arrival } from './privacy/address.ts'
import { reportPageViews } from './privacy/page-views.ts'
import { clearStorage } from './privacy/storage.ts'
import { limitTrustedTypes } from './privacy/trusted-types.ts'
import { SearchElement } from './search/search.element.ts'
import { endStylesheetWait } from './shell/end-stylesheet-wait.ts'
import { markLoaded } from './shell/mark-loaded.ts'
import { MenuElement } from './shell/menu/menu.element.ts'
import { DialogElement } from './ui/dialog/dialog.element.ts'
import { keepInPlace } from './ui/keep-in-place.ts'
import type { smallElements } from './small-elements.ts'
import { showLinkedPart } from './ui/tabs/linked-part.ts'
import { TabsElement } from './ui/tabs/tabs.element.ts'

/** Defined at once, because visitors may use them, or they change the layout, while the page is still loading. */
const elements = {
  'site-menu': MenuElement,
  'site-dialog': DialogElement,
  'site-tabs': TabsElement,
}

/** Defined once the page is parsed, if it has their tag. */
const laterElements = {
  // In this script, because visitors may click it at once.
  'site-search': async () => SearchElement,
  'back-link': () => importSmallElement('back-link'),
  'not-found': () => importSmallElement('not-found'),
  'start-bar': () => importSmallElement('start-bar'),
  'site-carousel': () => import('./ui/carousel/carousel.element.ts').then((module) => module.CarouselElement),
}

/**
 * Whether the browser is as new as those that package.json lists under `browserslist`: they are the first that have
 * this function. In any other, the page stays a plain document.
 */
const isSupported = 'toSorted' in Array.prototype

let arrival: Arrival | undefined
let importedFormPage: Promise<typeof import('./forms/form-page.ts')> | undefined

if (isSupported) {
  runAll([
    // First, because later tasks may load scripts.
    limitTrustedTypes,
    () => showOriginOnly(howArrived()),
    endStylesheetWait,
    keepInPlace,
    markLoaded,
    ...Object.entries(elements).map(
      ([tag, element]) =>
        () =>
          customElements.define(tag, element),
    ),
    () => whenOpened(prepareFormPage),
    () => whenParsed(() => whenOpened(startOnParsedPage)),
  ])
} else whenParsed(showPlainDocument)

/** Read when a task first needs it. If that fails, only the tasks that need it fail. */
function howArrived(): Arrival {
  return (arrival ??= readArrival())
}

/** The form's own page in place of the form, and the links at the end of the page in place of the drawer. */
function showPlainDocument(): void {
  showLinksOnly()
  const footer = document.querySelector('body > footer')
  document.querySelector('header [commandfor]')?.addEventListener('click', () => footer?.scrollIntoView())
}

function startOnParsedPage(): void {
  runAll([
    showLinkedPart,
    ...Object.entries(laterElements).map(
      ([tag, load]) =>
        () =>
          defineIfUsed(tag, load),
    ),
    document.querySelector('[data-form-id]') ? startFormPage : startPage,
  ])
}

function startPage(): void {
  reportThenShorten()
  // Fails where the browser has no storage API, or the host cannot be reached. Visitors need not know.
  void clearStorage().catch(() => undefined)
}

/** A separate file, because only pages with a form need it. Kept, because another import() takes time. */
async function importFormPage() {
  return (importedFormPage ??= import('./forms/form-page.ts'))
}

/** Saves time where the parser has not come to the form yet. */
function prepareFormPage(): void {
  if (!document.querySelector('[data-provider-script]')) return
  // `startFormPage` reports it when the file does not arrive.
  importFormPage().then(
    ({ prepareForm }) => prepareForm(howArrived()),
    () => undefined,
  )
}

/** It may load the page again, which does not count as a second view. */
async function startFormPage(): Promise<void> {
  try {
    const { startForm } = await importFormPage().catch((error: unknown) => {
      reportThenShorten()
      throw error
    })
    await startForm(howArrived(), reportThenShorten)
  } catch (error) {
    showLinksOnly()
    console.warn('The form of this page could not start. Its links still work.', error)
  }
}

/** In this order, because the report has the names of the query's parameters (app/privacy/address.ts). */
function reportThenShorten(): void {
  runAll([reportPageViews, shortenAddress])
}

async function importSmallElement(tag: keyof typeof smallElements): Promise<CustomElementConstructor> {
  const module = await import('./small-elements.ts')
  return module.smallElements[tag]
}

/** Without its script, the part of the page that `tag` contains still works as plain HTML. */
function defineIfUsed(tag: string, load: () => Promise<CustomElementConstructor>): void {
  if (!document.querySelector(tag)) return
  load().then(
    (element) => customElements.define(tag, element),
    (error: unknown) => console.warn(`The script of <${tag}> did not load. Its links still work.`, error),
  )
}

/** Runs each task. One that fails does not stop the others. */
function runAll(tasks: readonly (() => unknown)[]): void {
  for (const task of tasks) {
    try {
      task()
    } catch (error) {
      reportError(error)
    }
  }
}

/** Runs `task` once the document is parsed. This script is async, so it may start before that. */
function whenParsed(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task)
  else task()
}

/** Runs `task` once the visitor opens the page. A prerendered page must not report, load or clear anything. */
function whenOpened(task: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', task, { once: true })
  else task()
}
