/** The first line of each file in hosting/deploy/ that may have a comment. */
export const GENERATED_NOTICE = 'Generated from hosting/policy by `npm run build`. Change the policy, not this file.'
