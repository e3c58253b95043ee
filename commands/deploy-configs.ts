// `npm run deploy:configs`: writes hosting/deploy/ from the HTTP policy and the site's former paths.
import { formerPaths } from '../app/content/chrome.server.ts'
import { currentSite } from '../app/content/site.server.ts'
import { DEPLOY_DIR, writeConfigs } from '../hosting/configs/configs.ts'
import { fail } from '../cli/steps.ts'

await currentSite()
  .then(({ pages, clinic }) =>
    writeConfigs({ formerPaths: formerPaths(pages.values()), insights: clinic.analytics.scriptSrc }),
  )
  .catch(fail)
console.log(`The host configurations are in ${DEPLOY_DIR}/ (docs/hosting.md).`)
