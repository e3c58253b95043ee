// Addresses of the files that a document loads. React Router knows them only while it renders.
import { createContext } from 'react'
import type { EntryContext } from 'react-router'

export interface ClientFileAddresses {
  /** The starter (app/entry.client.ts). */
  starter: string
  /** In `npm run dev`: the module that reloads changed code. */
  refresh?: string | undefined
}

/** Reads the addresses from React Router's manifest of the client build. */
export function clientFilesOf({ entry, hmr }: EntryContext['manifest']): ClientFileAddresses {
  return { starter: entry.module, refresh: hmr?.runtime }
}

export const ClientFiles = createContext<ClientFileAddresses>({ starter: '' })
