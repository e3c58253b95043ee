// Runs in the page. How reports name an element.

/** Its tag and the beginning of its words: `button "Send"`. */
export function quote(element: Element): string {
  const text = (element.ariaLabel ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)
  return `${element.tagName.toLowerCase()} "${text}"`
}
