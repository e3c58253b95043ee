// Writes .br and .gz files beside text files, so that hosts need not compress them at each request. Results are kept
// for the next build.
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILES = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest'])
/** Quality 11 saves 2 % more bytes and takes three times as long. */
const BROTLI_QUALITY = 10
const GZIP_LEVEL = constants.Z_BEST_COMPRESSION

export interface Compressor {
  /** Writes `file`.br and `file`.gz; `content` is what `file` contains. */
  compress: (file: string, content: Buffer) => Promise<void>
  /** Compresses every text file under `folder` that has no compressed variants yet. */
  compressFolder: (folder: string) => Promise<void>
  /** Removes kept results that this build did not use. */
  removeUnused: () => void
}

/** `kept` is the folder of results, named by a hash of the content. */
export function compressor(kept: string): Compressor {
  mkdirSync(kept, { recursive: true })
  const used = new Set<string>()

  async function compress(file: string, content: Buffer): Promise<void> {
    const key = createHash('sha256').update(`${BROTLI_QUALITY} ${GZIP_LEVEL} `).update(content).digest('hex')
    for (const [extension, method] of [
      ['.br', brotli],
      ['.gz', zip],
    ] as const) {
      const result = join(kept, key + extension)
      used.add(key + extension)
      if (!existsSync(result)) writeAtomically(result, await method(content))
      copyFileSync(result, file + extension)
    }
  }

  async function compressFolder(folder: string): Promise<void> {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, file)
      if (TEXT_FILES.has(extname(file)) && !existsSync(`${path}.br`)) await compress(path, readFileSync(path))
    }
  }

  function removeUnused(): void {
    for (const file of readdirSync(kept)) if (!used.has(file)) rmSync(join(kept, file))
  }

  return { compress, compressFolder, removeUnused }
}

function brotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return promisify(brotliCompress)(content, { params })
}

function zip(content: Buffer): Promise<Buffer> {
  return promisify(gzip)(content, { level: GZIP_LEVEL })
}

/** Writes under another name first and then renames the file, so that a stopped build leaves no incomplete result. */
function writeAtomically(file: string, content: Buffer): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
