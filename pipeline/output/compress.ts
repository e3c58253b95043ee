// Writes .br and .gz files next to text files, so that hosts need not compress them at each request. Results are
// cached for the next build.
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { writeFileAtomically } from '../../cli/write-file.ts'

const TEXT_FILES = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest'])
/** Quality 11 makes files 2 % smaller and takes three times as long. */
const BROTLI_QUALITY = 10
const GZIP_LEVEL = constants.Z_BEST_COMPRESSION

export interface Compressor {
  /** Writes `file`.br and `file`.gz. `content` is the content of `file`. */
  compress: (file: string, content: Buffer) => Promise<void>
  /** Compresses every text file under `folder` that has no compressed variants yet. */
  compressFolder: (folder: string) => Promise<void>
  /** Removes cached results that this build did not use. */
  removeUnused: () => void
}

/** `cache` is the folder of cached results, whose names are hashes of the content. */
export function compressor(cache: string): Compressor {
  mkdirSync(cache, { recursive: true })
  const used = new Set<string>()

  async function compress(file: string, content: Buffer): Promise<void> {
    const key = createHash('sha256').update(`${BROTLI_QUALITY} ${GZIP_LEVEL} `).update(content).digest('hex')
    for (const { extension, pack, unpack } of METHODS) {
      const result = join(cache, key + extension)
      used.add(key + extension)
      if (!(await isPacked(result, content, unpack))) writeFileAtomically(result, await pack(content))
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
    for (const file of readdirSync(cache)) if (!used.has(file)) rmSync(join(cache, file))
  }

  return { compress, compressFolder, removeUnused }
}

/** Whether `result` is `content` compressed. It is not when a full disk or a power failure has cut it off. */
async function isPacked(result: string, content: Buffer, unpack: Method): Promise<boolean> {
  if (!existsSync(result)) return false
  return unpack(readFileSync(result)).then(
    (unpacked) => unpacked.equals(content),
    () => false,
  )
}

type Method = (content: Buffer) => Promise<Buffer>

const METHODS: readonly { extension: string; pack: Method; unpack: Method }[] = [
  { extension: '.br', pack: brotli, unpack: promisify(brotliDecompress) },
  { extension: '.gz', pack: zip, unpack: promisify(gunzip) },
]

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
