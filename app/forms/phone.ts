/** A phone number as visitors read it, and its `tel:` address. */
export interface Phone {
  text: string
  href: string
}
