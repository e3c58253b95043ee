// Who may use a studio for many people. The file is the operator's, outside the repository, and is read again when it
// changes: who is taken out of it is out with the next request.
import { readFileSync, statSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { Refused } from '../send.ts'

const person = z.object({
  /** E-mail address, as the identity service confirms it. */
  address: z.email().toLowerCase(),
  /** The author of commits and of approvals. */
  name: z.string().trim().min(2),
  role: z.enum(['editor', 'approver']),
})
export type Person = z.infer<typeof person>

const isUnique = (texts: string[]) => new Set(texts).size === texts.length
/** Approvals are under a name, so no two people may share it. */
const list = z
  .array(person)
  .refine((all) => isUnique(all.map(({ name }) => name)) && isUnique(all.map(({ address }) => address)))

export class People {
  readonly #file: string
  #version = ''
  #list: readonly Person[] = []
  #fault = ''

  /** Reads the file, so that the log says at once if it cannot be read. */
  constructor(file: string) {
    this.#file = file
    try {
      this.find('')
    } catch {
      // Whoever comes is told.
    }
  }

  /** The person with this address. Throws Refused while the file cannot be read: then nobody gets in. */
  find(address: string): Person | undefined {
    try {
      const { mtimeMs, size } = statSync(this.#file)
      if (this.#version !== `${mtimeMs} ${size}`) this.#list = list.parse(parse(readFileSync(this.#file, 'utf8')))
      this.#version = `${mtimeMs} ${size}`
      this.#fault = ''
    } catch (error) {
      this.#version = ''
      const { message } = error as Error
      if (message !== this.#fault) console.warn(`The list of people can’t be read: ${message}`)
      this.#fault = message
      throw new Refused(503, 'The list of people can’t be read. Tell whoever runs this server.')
    }
    return this.#list.find((each) => each.address === address.toLowerCase())
  }
}
