// Writes .zst, .br and .gz beside every text file, once at build instead of at each request.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.data', '.xml', '.txt', '.json', '.webmanifest'])

/** The highest that every browser can unpack: above, the window may grow past the 8 MB that RFC 9659 allows. */
const ZSTD_LEVEL = 19

/** As many as there are processors; more would only wait in memory, each with tables of some tens of MB. */
const AT_ONCE = availableParallelism()

/** Compresses every text file under `folder` at the highest level. */
export async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.has(extname(file)))
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(join(folder, file))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(
    `${file}.zst`,
    await promisify(zstdCompress)(content, {
      params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
      pledgedSrcSize: content.length,
    }),
  )
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}
