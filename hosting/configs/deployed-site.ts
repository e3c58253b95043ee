// Where the generated configurations expect the built site, and the notice on their first line.

export interface SiteLocation {
  /** Absolute path of the folder with the built site. */
  root: string
  /** Port that the host listens on. */
  port: number
}

/** Folder and port in the files under hosting/deploy/. */
export const DEPLOYED_SITE: SiteLocation = { root: '/srv/site', port: 8080 }

export const GENERATED_NOTICE =
  'Generated from hosting/policy by `npm run deploy:configs`. Change the policy, not this file.'
