// The tests that every host must pass: each answers as hosting/policy says.
import { afterAll, describe } from 'vitest'
import { copySite } from '../site-copy.ts'
import { startHost, type HostName } from '../start-host.ts'
import { testAddresses } from './addresses.ts'
import { testCaching } from './caching.ts'
import { testErrors } from './errors.ts'
import { testFiles } from './files.ts'
import { testParity } from './parity.ts'
import { testMalformedRequests } from './malformed-requests.ts'

/** Starts the host `name` and defines the tests. Rejects, which fails the run, when the host can't be started. */
export async function testHost(name: HostName): Promise<void> {
  const site = copySite()
  afterAll(site.remove)
  const host = await startHost(name, site)
  afterAll(host.stop)
  describe(name, () => {
    testFiles(host, site)
    testAddresses(host)
    testCaching(host, site)
    testMalformedRequests(name, host)
    testParity(host, site)
    testErrors(host, site)
  })
}
