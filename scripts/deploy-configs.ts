// `npm run deploy:configs`: writes deploy/ from the HTTP policy and the site's former paths.
import { formerPaths } from '../app/content/chrome.server.ts'
import { currentSite } from '../app/content/site.server.ts'
import { DEPLOY_DIR, writeConfigs } from './deploy/configs.ts'
import { fail } from './steps.ts'

await currentSite()
  .then(({ pages, clinic }) => writeConfigs({ formerPaths: formerPaths(pages.values()), insights: clinic.analytics.scriptSrc }))
  .catch(fail)
console.log(`The host configurations are in ${DEPLOY_DIR}/ (docs/hosting.md).`)
