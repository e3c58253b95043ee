// Fails when git on Windows checks files out with CRLF, in which shells and hashes read another text.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// A ZIP of the project has no git, and its files are as they were packed.
test.skipIf(!existsSync('.git'))('text files have LF, even where git is set to write CRLF', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'))
  const git = (...args: string[]) => execFileSync('git', ['-c', 'core.autocrlf=true', '-C', clone, ...args])
  execFileSync('git', ['clone', '--quiet', '--no-checkout', '--shared', '.', clone], { stdio: 'ignore' })
  const files = ['README.md', 'content/clinic.yaml', 'app/root.tsx', '.gitattributes']
  git('checkout', 'HEAD', '--', ...files)
  for (const file of files) expect(readFileSync(join(clone, file), 'utf8'), file).not.toContain('\r')
  rmSync(clone, { recursive: true })
})
