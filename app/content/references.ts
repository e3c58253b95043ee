// What a content field may point at while a page is read: pictures, icons, paths, forms, safety texts.
import type { RichText } from './rich-text.ts'

/** A picture as a component needs it; sizes in px, focal point in % from left and top. */
export interface ImageView {
  /** File stem under /media, with the hash of the master: `tmj.3fa2c1`. */
  stem: string
  alt: string
  width: number
  height: number
  focal: readonly [number, number]
  /** Colour of the plate while the picture loads. */
  ground: string
}

/** A form as the embed needs it; everything here may be public. */
export interface FormView {
  provider: FormProviderName
  /** Form id at the provider. */
  id: string
  /** Origin that serves the provider's script and frame, without a trailing slash. */
  origin: string
  /** Account key, for providers that ask for one. */
  account?: string
}

export const formProviderNames = ['hush', 'jotform', 'cognito', 'typeform', 'formio', 'frame', 'local'] as const
export type FormProviderName = (typeof formProviderNames)[number]

/** What is known of a path: the path of its page, which differs for a former path, whether that page shows a form, and which anchors it has. */
export interface KnownPath {
  page: string
  hasForm: boolean
  anchors: ReadonlySet<string>
}

export interface References {
  images: ReadonlyMap<string, ImageView>
  icons: ReadonlySet<string>
  paths: ReadonlyMap<string, KnownPath>
  forms: ReadonlyMap<string, FormView>
  safety: ReadonlyMap<string, RichText[]>
  /** Marks terms that the page being read has not used before. */
  explain?: (text: RichText) => RichText
}

let current: References | undefined

/** Runs `read` while content fields resolve against `references`. Synchronous only: fields resolve during a Zod parse. */
export function readingWith<T>(references: References, read: () => T): T {
  const outer = current
  current = references
  try {
    return read()
  } finally {
    current = outer
  }
}

/** The references of the running read. Throws outside `readingWith`: a schema was used without content around it. */
export function references(): References {
  if (!current) throw new Error('A content schema ran outside readingWith(): references are unknown there.')
  return current
}
