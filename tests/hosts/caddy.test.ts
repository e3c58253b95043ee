import { testHost } from './suite/suite.ts'

await testHost('Caddy')
