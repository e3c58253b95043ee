// Starts a host's own tool, which serves a site as the host does and without the network. Each tool is a package of
// its own, because it takes hundreds of MB, and only its test needs it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { send } from './requests.ts'
import type { ServedSite } from './site-copy.ts'

interface Emulator {
  /** Folder with its package.json. */
  folder: string
  /** Its program, in node_modules. */
  program: string
  options: readonly string[]
  environment?: Readonly<Record<string, string>>
}

interface RunningEmulator {
  origin: string
  stop: () => Promise<void>
}

/** Installs the tool if it is not there, and starts it. Rejects with what it has printed when it does not start. */
export async function startEmulator(site: ServedSite, emulator: Emulator): Promise<RunningEmulator> {
  const { folder, options, environment } = emulator
  const program = resolve(folder, 'node_modules', emulator.program)
  if (!existsSync(program))
    spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  // It writes its state and settings into this folder, which the test removes.
  const home = dirname(site.root)
  const child = spawn(process.execPath, [program, ...options, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: home,
    env: { ...process.env, CI: 'true', HOME: home, ...environment },
  })
  const printed: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) output.on('data', (part: Buffer) => printed.push(part))
  while (!(await isReachable(origin))) {
    if (child.exitCode !== null)
      throw new Error(`${emulator.program} did not start:\n${Buffer.concat(printed).toString()}`)
    await wait(50)
  }
  const stop = async () => {
    if (child.kill()) await once(child, 'exit')
  }
  return { origin, stop }
}

async function isReachable(origin: string): Promise<boolean> {
  return send(origin, '/').then(
    () => true,
    () => false,
  )
}
