// A copy of the project in which a newcomer's changes are tried out. The project itself stays as it is.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { CommandError } from '../../cli/steps.ts'

/** What the last build left. With it, the copy does not encode pictures or compress unchanged files again. */
const CACHES = ['public', '.cache', '.build']

/** In bytes. */
const MOST_OUTPUT = 50_000_000

export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'newcomer-'))

  /** Copies every file that Git knows or would add, links the packages, and copies the caches. */
  constructor() {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    for (const file of files
      .toString()
      .split('\0')
      .filter((each) => each !== '' && existsSync(each))) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true })
      cpSync(file, join(this.folder, file))
    }
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'))
    for (const cache of CACHES.filter((each) => existsSync(each)))
      cpSync(cache, join(this.folder, cache), { recursive: true })
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFileSync(join(this.folder, file), text)
  }

  /** Replaces the first match of `pattern` in `file`. Throws when nothing matches. */
  replace(file: string, pattern: RegExp, replacement: string): void {
    const text = this.read(file)
    if (!pattern.test(text)) throw new Error(`Nothing in ${file} matches ${pattern}.`)
    this.write(file, text.replace(pattern, replacement))
  }

  /** Copies a folder of the copy to another place in it. */
  copyFolder(from: string, to: string): void {
    cpSync(join(this.folder, from), join(this.folder, to), { recursive: true })
  }

  /** Runs a tool in the copy. Throws CommandError with its output when it fails. */
  async run(tool: string, args: readonly string[]): Promise<void> {
    const options = { cwd: this.folder, maxBuffer: MOST_OUTPUT }
    await promisify(execFile)(resolve('node_modules/.bin', tool), args, options).catch((error: unknown) => {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new CommandError(`${tool} ${args.join(' ')} failed.\n${stdout}${stderr}`)
    })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
