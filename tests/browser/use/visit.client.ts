// Runs in the page: where a visitor goes next, and what is wrong after each step. A driver performs the steps
// (walk.ts), because only input of the browser scrolls, taps and clicks as a person does.
import { controlFaults, isNew, partOf, targetsInView, whatIsInFront, type Target } from './controls.ts'
import { focusFaults } from './focus.ts'
import { findFurniture, isInStuck, type Furniture } from './furniture.ts'
import { quote } from './quote.ts'
import { textFaults } from './text.ts'

export type Step =
  | { do: 'press'; x: number; y: number }
  | { do: 'scroll'; by: number; x: number; y: number }
  | { do: 'escape' }
  /** The last step has not had its effect yet. */
  | { do: 'wait' }
  | { do: 'end' }

export interface Look {
  faults: string[]
  next: Step
}

/** A person scrolls on by this part of what is in view. */
const STRIDE = 0.65
/** How often to wait for the effect of a step. It is two frames each time, or more. */
const PATIENCE = 60
/** Positions that differ by less are the same, in px. */
const NEAR = 1.5

const OPEN = 'dialog:modal, :popover-open'

class Visit {
  readonly #used = new WeakSet<Element>()
  readonly #sought = new WeakSet<Element>()
  /** What is wrong after the last step, if its effect has not come yet. Empty when all is well. */
  #missing = () => ''
  #waits = 0
  /** Where the page is left after a look. */
  #returnTo: number | undefined
  #pointer = { x: innerWidth / 2, y: innerHeight / 2 }

  /** Looks at the page, and says what to do next on the way down (1) or up (-1). */
  look(way: 1 | -1): Look {
    if (isAnimated()) return { faults: [], next: { do: 'wait' } }
    const missing = this.#missing()
    if (missing && this.#waits++ < PATIENCE) return { faults: [], next: { do: 'wait' } }
    this.#missing = () => ''
    this.#waits = 0
    const furniture = findFurniture()
    const targets = targetsInView(furniture)
    const faults = [
      ...(missing ? [missing] : []),
      ...textFaults(furniture),
      ...controlFaults(targets, furniture),
      ...sideways(),
    ]
    if (this.#returnTo === undefined) return { faults, next: this.#next(furniture, targets, way) }
    scrollTo({ top: this.#returnTo, behavior: 'instant' })
    this.#returnTo = undefined
    return { faults, next: { do: 'wait' } }
  }

  /** Moves the focus through the page, and back. */
  focus(): Promise<string[]> {
    return focusFaults()
  }

  #next(furniture: Furniture, targets: readonly Target[], way: 1 | -1): Step {
    const isWanted = (control: HTMLElement) =>
      !this.#used.has(control) && isNew(control) && !this.#waitsForPanel(control)
    const target = targets.find((each) => isWanted(each.control) && !whatIsInFront(each))
    if (target) return this.#press(target)
    // The next tab may have left the window while the visitor read the panel of this one.
    const outOfView = [...document.querySelectorAll<HTMLElement>('[role=tab], dialog:modal summary')].find(
      (each) => isWanted(each) && !this.#sought.has(each) && each.getBoundingClientRect().top < furniture.bottom,
    )
    if (outOfView) return this.#seek(outOfView)
    const open = document.querySelector(OPEN)
    return open ? this.#escape(open) : this.#scroll(furniture, way)
  }

  /** Whether the control is a tab, and the panel of the selected one has something that was not opened yet. */
  #waitsForPanel(control: HTMLElement): boolean {
    const selected = control.closest('[role=tablist]')?.querySelector('[aria-selected=true]')
    const panel = document.getElementById(selected?.getAttribute('aria-controls') ?? '')
    const inPanel = [...(panel?.querySelectorAll<HTMLElement>('summary, button') ?? [])]
    return inPanel.some((each) => !this.#used.has(each) && isNew(each))
  }

  #seek(control: HTMLElement): Step {
    this.#sought.add(control)
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    return { do: 'wait' }
  }

  /** What a visitor presses stays where it is, unless it leads to another part of the page. */
  #press({ control, x, y }: Target): Step {
    this.#used.add(control)
    this.#pointer = { x, y }
    const part = partOf(control)
    const place = isInStuck(control) ? () => -scrollY : () => control.getBoundingClientRect().top
    const [position, before] = [scrollY, place()]
    let last = Number.NaN
    this.#missing = () => {
      const isAtRest = last === scrollY
      last = scrollY
      if (part) return isAtRest ? hiddenPart(part) : 'the page is still moving'
      const moved = Math.round(place() - before)
      return control.checkVisibility() && Math.abs(moved) > NEAR
        ? `a press on ${quote(control)} moves it by ${moved} px`
        : ''
    }
    if (part) this.#returnTo = position
    return { do: 'press', x, y }
  }

  #escape(open: Element): Step {
    const before = scrollY
    this.#missing = () => {
      if (open.matches(OPEN)) return `Escape does not close ${quote(open)}`
      return scrollY === before ? '' : `the page moves from ${before} to ${scrollY} px when ${quote(open)} closes`
    }
    return { do: 'escape' }
  }

  #scroll({ top, bottom }: Furniture, way: 1 | -1): Step {
    const end = document.documentElement.scrollHeight - document.documentElement.clientHeight
    const before = scrollY
    if (way === 1 ? before >= end - 1 : before <= 0) return { do: 'end' }
    const by = way * Math.round((bottom - top) * STRIDE)
    const wanted = Math.min(end, Math.max(0, before + by))
    this.#missing = () =>
      Math.abs(scrollY - wanted) > NEAR
        ? `a scroll from ${before} to ${Math.round(wanted)} px over ${quote(hit)} leads to ${scrollY} px`
        : ''
    // Where the visitor has pressed something. What scrolls by itself there would take the input.
    if (scrollsByItself(this.#pointer)) this.#pointer = { x: innerWidth / 2, y: innerHeight / 2 }
    const { x, y } = this.#pointer
    const hit = document.elementFromPoint(x, y) ?? document.body
    return { do: 'scroll', by, x, y }
  }
}

/** Whether something in sight moves and will come to rest. */
function isAnimated(): boolean {
  return document.getAnimations().some(({ effect, timeline, playState }) => {
    const isInSight = effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
    const isTimed = timeline === document.timeline && playState === 'running'
    return isInSight && isTimed && Number.isFinite(effect.getComputedTiming().endTime)
  })
}

/** Whether the visitor can scroll something in the page at this point, by more than a line. */
function scrollsByItself({ x, y }: { x: number; y: number }): boolean {
  return document
    .elementsFromPoint(x, y)
    .some(
      (each) =>
        each !== document.documentElement &&
        each.scrollHeight - each.clientHeight > 24 &&
        /auto|scroll/.test(getComputedStyle(each).overflowY),
    )
}

/** Says where the part is, if it does not start in view, clear of header and bar. */
function hiddenPart(part: Element): string {
  const { top, bottom } = findFurniture()
  const at = part.getBoundingClientRect().top
  if (at >= top - 1 && at < bottom) return ''
  return `a link to ${quote(part)} leads it to ${Math.round(at)} px, and header and bar leave ${top} to ${bottom} px`
}

/** The page is wider than its window, or has moved sideways. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth <= clientWidth && scrollX === 0
    ? []
    : [`the page is ${scrollWidth} px wide in ${clientWidth} px`]
}

export type { Visit }
Object.assign(window, { visit: new Visit() })
