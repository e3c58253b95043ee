// `npm run deploy:configs`: writes hosting/deploy/ from the HTTP policy and the former paths of the pages.
import { formerPaths } from '../app/content/view/shared-content.server.ts'
import { CONTENT_DIR, readSite } from '../app/content/read/site.server.ts'
import { fail } from '../cli/steps.ts'
import { DEPLOY_DIR, writeConfigs } from '../hosting/configs/configs.ts'

async function writeDeployConfigs(): Promise<void> {
  const { pages, clinic } = await readSite(CONTENT_DIR)
  writeConfigs({ formerPaths: formerPaths(pages.values()), insights: clinic.analytics.scriptSrc })
  console.log(`The host configurations are in ${DEPLOY_DIR}/ (docs/hosting.md).`)
}

await writeDeployConfigs().catch(fail)
