// Addresses of scripts in `npm run dev`, which React Router knows only while it renders. In a built document, the
// build adds the address of its script (pipeline/pages).
import { createContext } from 'react'
import type { EntryContext } from 'react-router'

export interface ClientFileAddresses {
  /** The starter (app/entry.client.ts). */
  starter?: string
  /** The module that reloads changed code. */
  refresh?: string | undefined
}

/** Reads the addresses from React Router's manifest. */
export function clientFilesOf({ entry, hmr }: EntryContext['manifest']): ClientFileAddresses {
  return import.meta.env.DEV ? { starter: entry.module, refresh: hmr?.runtime } : {}
}

export const ClientFiles = createContext<ClientFileAddresses>({})
