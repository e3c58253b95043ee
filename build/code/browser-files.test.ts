import { expect, test } from 'vitest'
import { browserFiles } from './browser-files.ts'

const manifest = {
  'app/entry.client.ts': { file: 'assets/starter.js', imports: ['_a.js'], dynamicImports: ['_b.js'] },
  '_a.js': { file: 'assets/a.js' },
  '_b.js': { file: 'assets/b.js', imports: ['_a.js'], dynamicImports: ['_b.js'] },
  'app/root.tsx': { file: 'assets/root.js', imports: ['_a.js', '_c.js'] },
  '_c.js': { file: 'assets/c.js' },
  'style.css': { file: 'assets/style.css' },
  'app/fonts/text.woff2': { file: 'assets/text.woff2' },
}

test('The site has the scripts that the starter loads, the stylesheet and the fonts', () => {
  expect([...browserFiles('app/entry.client.ts', manifest)].sort()).toEqual([
    'assets/a.js',
    'assets/b.js',
    'assets/starter.js',
    'assets/style.css',
    'assets/text.woff2',
  ])
})

test('A missing entry stops the build', () => {
  expect(() => browserFiles('app/other.ts', manifest)).toThrow('no app/other.ts')
})
