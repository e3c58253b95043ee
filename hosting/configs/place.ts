// Where a generated configuration finds the site and listens; what its first line says.

export interface Place {
  /** Folder of the built site, absolute. */
  root: string
  port: number
}

/** Of the files under deploy/. */
export const SERVED: Place = { root: '/srv/site', port: 8080 }

export const GENERATED =
  'Generated from hosting/policy by `npm run deploy:configs`. Change the policy, not this file.'
