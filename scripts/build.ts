// `npm run build`: the finished static site in build/, ready for any host.
import { buildSite, SITE_DIR } from './build-site.ts'
import { fail } from './steps.ts'

await buildSite().catch(fail)
console.log(`\nThe site is in ${SITE_DIR}/. Serve it with \`npm start\`, or deploy that folder (README, Deploy).`)
