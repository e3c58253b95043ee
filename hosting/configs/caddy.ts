// Caddy: the whole site in one Caddyfile.
import type { HttpPolicy } from '../policy/http-policy.ts'
import { GENERATED, type Place } from './place.ts'

/** A host name in place of the port makes Caddy fetch a certificate and serve HTTPS by itself. */
export function caddyfile(policy: HttpPolicy, { root, port }: Place): string {
  const { caching, limits, headers, types, insights, methods } = policy
  const codings = policy.variants.map(({ coding }) => coding).join(' ')
  return `# ${GENERATED}
{
	admin off
	servers {
		max_header_size ${limits.headerBytes}
		timeouts {
			read_header ${limits.headerSeconds}s
			idle ${limits.keepAliveSeconds}s
		}
	}
}

(safety) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		-Server
	}
}

:${port} {
	root * ${root}
	map {path} {leads_to} {
${policy.redirects.map(({ pattern, to }) => `\t\t"~${pattern}" "${to.replace('$1', `\${1}`)}"`).join('\n')}
		default ""
	}
	route {
		import safety
		# No file's name holds a NUL; the file server would answer 400. Broken escapes never get here: Caddy refuses them with a bare 400.
		@nul path_regexp \\x00
		error @nul 404
		@other_method not method ${methods.join(' ')}
		header @other_method Allow "${methods.join(', ')}"
		respond @other_method 405

		@moved expression \`{leads_to} != ""\`
		route @moved {
			header Cache-Control "${caching.redirect}"
			rewrite {leads_to}?{query}
			redir {uri} 308
		}
		# There is no counter here: the page's call for one is answered with nothing.
		respond ${insights} 204

		# Variants answer for their file, never for themselves; the not-found page has no address.
		@hidden path /404 /404.html ${policy.variants.map(({ extension }) => `*${extension}`).join(' ')}
		error @hidden 404

		try_files {path}.html {path}
		header Cache-Control "${caching.other}"
		${late('Vary', 'Accept-Encoding')}
		@page_data path *.data
		header @page_data Cache-Control "${caching.data}"
		@hashed path ${caching.hashedFolders.map((folder) => `${folder}*`).join(' ')}
		header @hashed Cache-Control "${caching.hashed}"
		${late('Content-Type', types['html'], '/')}
${Object.entries(types)
  .map(
    ([extension, type]) =>
      `\t\t@${extension} path *.${extension}\n\t\t${late('Content-Type', type, `@${extension}`)}`,
  )
  .join('\n')}
		file_server {
			precompressed ${codings}
			disable_canonical_uris
		}
	}
	handle_errors {
		import safety
		@missing expression \`{err.status_code} == 404\`
		route @missing {
			rewrite * /404.html
			header Cache-Control "${caching.other}"
			${late('Content-Type', types['html'])}
			${late('Vary', 'Accept-Encoding')}
			file_server {
				precompressed ${codings}
				disable_canonical_uris
			}
		}
		respond {err.status_code}
	}
}
`
}

/** A header that outlasts what the file server sets by itself. */
function late(name: string, value = '', matcher = ''): string {
  return `header ${matcher && `${matcher} `}{\n\t\t\t${name} "${value}"\n\t\t\tdefer\n\t\t}`
}
