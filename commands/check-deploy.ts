// `npm run check:deploy`: the configurations of hosts that can't run here, read by these hosts' own parsers, schemas and emulator (checks/deploy/readers); and the container's steps.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { httpPolicy, type Hosting } from '../hosting/policy/http-policy.ts'
import { SITE_DIR } from '../build/build-site.ts'
import { DEPLOY_DIR } from '../hosting/configs/configs.ts'
import { HOSTING_FILE } from '../build/finish/finish-site.ts'
import { cloudflareProblems } from '../checks/deploy/cloudflare.ts'
import { containerProblems, whyNoContainer } from '../checks/deploy/container.ts'
import { CommandError, fail, step } from '../cli/steps.ts'
import { installedTool } from '../cli/tools.ts'

const reading = z.object({ host: z.string(), rules: z.number().min(1), wrong: z.array(z.string()) })

async function checkDeploy(): Promise<void> {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to serve. Run `npm run build` first.')
  const tool = await step("The hosts' readers installed", () => installedTool('checks/deploy/readers'))
  const read = await step('Vercel, Netlify, Kubernetes', () => readings(tool))
  for (const { host, rules, wrong } of read) console.log(`  ${host}: ${rules} read, ${wrong.length} wrong`)
  const scratch = mkdtempSync(join(tmpdir(), 'hosting-'))
  try {
    const policy = httpPolicy(JSON.parse(readFileSync(HOSTING_FILE, 'utf8')) as Hosting)
    const problems = await step('Cloudflare Pages', () =>
      cloudflareProblems(policy, { tool, site: SITE_DIR, configs: join(DEPLOY_DIR, 'cloudflare'), scratch }),
    )
    const why = whyNoContainer()
    const unwell = why
      ? []
      : await step('Container', () =>
          containerProblems(
            readFileSync(join(DEPLOY_DIR, 'container/Containerfile'), 'utf8'),
            join(scratch, 'image'),
          ),
        )
    if (why) console.log(`  The container's steps are left out here: ${why}.`)
    const all = [
      ...read.flatMap(({ host, wrong }) => wrong.map((each) => `${host}: ${each}`)),
      ...problems.map((each) => `cloudflare: ${each}`),
      ...unwell.map((each) => `container: ${each}`),
    ]
    if (all.length > 0) throw new CommandError(all.slice(0, 30).join('\n'))
    console.log('\nEach host reads its configuration as it is meant.')
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function readings(tool: string): z.output<typeof reading>[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['check.js', resolve(DEPLOY_DIR)], {
    cwd: tool,
    encoding: 'utf8',
  })
  if (status !== 0) throw new CommandError(stderr)
  return stdout
    .trim()
    .split('\n')
    .map((line) => reading.parse(JSON.parse(line)))
}

await checkDeploy().catch(fail)
