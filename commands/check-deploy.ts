// `npm run check:deploy`: checks the configurations of the hosts that can't run here. The hosts' own parsers, schemas
// and emulator read them (checks/deploy/readers), and the steps of the Containerfile run on this machine.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { HOSTING_FILE, SITE_DIR } from '../build/output/folders.ts'
import { cloudflareProblems } from '../checks/deploy/cloudflare.ts'
import { containerProblems, whyNoContainer } from '../checks/deploy/container.ts'
import { installPackages } from '../cli/installed-packages.ts'
import { CommandError, fail, step } from '../cli/steps.ts'
import { DEPLOY_DIR } from '../hosting/configs/configs.ts'
import { httpPolicy, type Hosting } from '../hosting/policy/http-policy.ts'

/** Packages that read the configurations. They have their own lockfile. */
const READERS_DIR = 'checks/deploy/readers'

/** One line of output of checks/deploy/readers/check.js. */
const reading = z.object({ host: z.string(), rules: z.number().min(1), problems: z.array(z.string()) })

async function checkDeploy(): Promise<void> {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to serve. Run `npm run build` first.')
  await step('Packages of the readers installed', () => installPackages(READERS_DIR))
  const scratch = mkdtempSync(join(tmpdir(), 'check-deploy-'))
  try {
    const problems = [
      ...(await step('Vercel, Netlify, Kubernetes', readConfigurations)),
      ...(await step('Cloudflare Pages', () => checkCloudflare(scratch))),
      ...(await step('Container', () => checkContainer(join(scratch, 'image')))),
    ]
    if (problems.length > 0) throw new CommandError(problems.slice(0, 30).join('\n'))
    console.log('\nEvery host reads its configuration as intended.')
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function readConfigurations(): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['check.js', resolve(DEPLOY_DIR)], {
    cwd: READERS_DIR,
    encoding: 'utf8',
  })
  if (status !== 0) throw new CommandError(stderr)
  const readings = stdout
    .trim()
    .split('\n')
    .map((line) => reading.parse(JSON.parse(line)))
  return readings.flatMap(({ host, problems }) => problems.map((problem) => `${host}: ${problem}`))
}

async function checkCloudflare(scratch: string): Promise<string[]> {
  const policy = httpPolicy(JSON.parse(readFileSync(HOSTING_FILE, 'utf8')) as Hosting)
  const configs = join(DEPLOY_DIR, 'cloudflare')
  const problems = await cloudflareProblems(policy, { readers: READERS_DIR, site: SITE_DIR, configs, scratch })
  return problems.map((problem) => `cloudflare: ${problem}`)
}

function checkContainer(scratch: string): string[] {
  const reason = whyNoContainer()
  if (reason) {
    console.log(`  The steps of the container can't run here: ${reason}.`)
    return []
  }
  const containerfile = readFileSync(join(DEPLOY_DIR, 'container/Containerfile'), 'utf8')
  return containerProblems(containerfile, scratch).map((problem) => `container: ${problem}`)
}

await checkDeploy().catch(fail)
