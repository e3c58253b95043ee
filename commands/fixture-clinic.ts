// A step of `npm test`: makes a copy of the project with the clinic of tests/fixtures in place of content/, to build
// and test it as another clinic would.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { EXAMPLE_CLINIC } from '../app/site/read/examples.server.ts'
import { CONTENT_DIR } from '../app/site/read/site.server.ts'
import { copyProject } from '../cli/copy-project.ts'
import { BUNDLES_DIR } from '../pipeline/output/folders.ts'
import { FIXTURE_COPY } from './suites.ts'

copyProject(FIXTURE_COPY, [CONTENT_DIR])
cpSync(EXAMPLE_CLINIC, join(FIXTURE_COPY, CONTENT_DIR), { recursive: true })
// Its code is the same, so it need not be bundled again.
cpSync(BUNDLES_DIR, join(FIXTURE_COPY, BUNDLES_DIR), { recursive: true })
