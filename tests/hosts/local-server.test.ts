import { testHost } from './suite/suite.ts'

await testHost('the local server')
