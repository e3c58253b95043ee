// Which of a picture's files a phone loads.
import { attribute, type Element } from '../markup/document.ts'

/** The phone that Lighthouse measures with: width in CSS px, and device pixels per CSS px. */
const PHONE = { width: 412, density: 1.75 }

/** Address of the file that the phone loads for an <img> in a <picture>. */
export function pictureOnPhone(image: Element): string {
  const source = sourcesOf(image).find((each) => attribute(each, 'type') === 'image/avif' && isForPhones(each))
  return pictureFor(PHONE, source)
}

function sourcesOf({ parentNode }: Element): Element[] {
  return parentNode && 'tagName' in parentNode
    ? parentNode.childNodes.filter((each): each is Element => 'tagName' in each && each.tagName === 'source')
    : []
}

function isForPhones(source: Element): boolean {
  return attribute(source, 'media') === undefined
}

/** The file that a browser chooses: the smallest that is sharp at the width that the last part of `sizes` gives. */
function pictureFor({ width, density }: typeof PHONE, source: Element | undefined): string {
  const sizes = source ? (attribute(source, 'sizes') ?? '') : ''
  // A comma inside max() separates no sizes.
  const [last = ''] = sizes.split(/, (?![^(]*\))/).slice(-1)
  const lengths = [...last.matchAll(/([\d.]+)(vw|rem)/g)].map(([, amount, unit]) =>
    unit === 'vw' ? (Number(amount) / 100) * width : Number(amount) * 16,
  )
  const needed = density * Math.max(...(lengths.length > 0 ? lengths : [width]))
  const candidates = (source ? (attribute(source, 'srcset') ?? '') : '').split(', ').map((each) => each.split(' '))
  const [address = ''] =
    candidates.find(([, size = '']) => Number.parseInt(size) >= needed) ?? candidates.at(-1) ?? []
  return address
}
