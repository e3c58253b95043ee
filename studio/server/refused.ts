// An answer that is not 200.

/** Thrown where a request cannot be carried out. `message` is a sentence for staff. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  /** Further fields of the answer. */
  readonly more: object

  constructor(status: number, message: string, more: object = {}) {
    super(message)
    this.status = status
    this.more = more
  }
}
