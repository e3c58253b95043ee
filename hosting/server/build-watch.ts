// The build that the server serves. A new build is served from the next request on, without a restart.
import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { httpPolicy, type HttpPolicy } from '../policy/http-policy.ts'
import { FileCache } from './file-cache.ts'
import { listFiles, type SiteFiles } from './files.ts'

export interface ServedBuild {
  policy: HttpPolicy
  files: SiteFiles
  cache: FileCache
}

const hostingSchema = z.object({ formerPaths: z.record(z.string(), z.string()), insights: z.string() })

/**
 * Returns a function that gives the present build in the folder `root`. `hostingFile` is the JSON file with its
 * Hosting. Throws the raw error when there is no build at first.
 */
export function watchBuild(root: string, hostingFile: string): () => ServedBuild {
  let servedFolder = identity(root)
  let build = loadBuild(root, hostingFile)
  return () => {
    try {
      // A new build replaces the folder. An asynchronous check would cost more for each request.
      const presentFolder = identity(root)
      if (presentFolder !== servedFolder) {
        build = loadBuild(root, hostingFile)
        servedFolder = presentFolder
      }
    } catch {
      // The folder is missing for a moment while a build replaces it. Serve the old build until then.
    }
    return build
  }
}

/** What tells a folder from the one before it. An inode alone may be used again. */
function identity(folder: string): string {
  const { ino, birthtimeNs } = statSync(folder, { bigint: true })
  return `${ino} ${birthtimeNs}`
}

function loadBuild(root: string, hostingFile: string): ServedBuild {
  const policy = httpPolicy(hostingSchema.parse(JSON.parse(readFileSync(hostingFile, 'utf8'))))
  return { policy, files: listFiles(root, policy), cache: new FileCache() }
}
