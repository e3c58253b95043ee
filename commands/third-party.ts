// `npm run third-party`: writes THIRD-PARTY.md, which lists the third-party work that the site ships, with licences.
import { writeFileSync } from 'node:fs'
import { listed, thirdPartyText } from '../checks/packages/third-party.ts'

writeFileSync('THIRD-PARTY.md', thirdPartyText(listed()))
console.log('Wrote THIRD-PARTY.md.')
