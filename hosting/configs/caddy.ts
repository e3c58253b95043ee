// Caddy: the whole site in one Caddyfile.
import { fileExtensions, type HttpPolicy } from '../policy/http-policy.ts'
import { GENERATED_NOTICE, type SiteLocation } from './deployed-site.ts'

/**
 * Text of the Caddyfile. With a host name in place of the port, Caddy gets a certificate and serves HTTPS by itself.
 */
export function caddyfile(policy: HttpPolicy, { root, port }: SiteLocation): string {
  const { caching, limits, insights, methods, errorPages, policyReports } = policy
  const { 'Content-Security-Policy': pagePolicy = '', ...headers } = policy.headers
  return `# ${GENERATED_NOTICE}
{
	admin off
	# An error of a request would be logged with the visitor's address, the page and the referrer.
	log default {
		exclude http.log.error
	}
	servers {
		max_header_size ${limits.headerBytes}
		timeouts {
			read_header ${limits.headerSeconds}s
			idle ${limits.keepAliveSeconds}s
		}
	}
}

(safety_headers) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		Content-Security-Policy {content_policy}
		-Server
	}
}

:${port} {
	root * ${root}
	map {path} {redirect_to} {redirect_anchor} {
${policy.redirects.map(({ pattern, to }) => `\t\t"~${pattern}" ${targetAndAnchor(to)}`).join('\n')}
		default "" ""
	}
	map {path} {content_policy} {
		"~\\.(?:${fileExtensions(policy).join('|')})$" "${policy.fileContentPolicy}"
		default "${pagePolicy}"
	}
	route {
		import safety_headers
		@too_long vars_regexp {http.request.orig_uri} "${policy.tooLong}"
		error @too_long 404
		# A NUL in a path is an unknown address; the file server would answer 400.
		# Caddy refuses a broken percent escape with a bare 400 before it reads any rule here.
		@nul path_regexp \\x00
		error @nul 404
		@report {
			method POST
			path ${policyReports}
		}
		respond @report 204
		@other_method not method ${methods.join(' ')}
		header @other_method Allow "${methods.join(', ')}"
		respond @other_method 405

		@redirected expression \`{redirect_to} != ""\`
		route @redirected {
			header Cache-Control "${caching.redirect}"
			# The map is read again after the rewrite, when the path is another one.
			vars anchor {redirect_anchor}
			rewrite {redirect_to}?{query}
			redir {uri}{vars.anchor} 308
		}
		# This host counts no page views and keeps no reports. It answers both paths with nothing, so that pages log no
		# error.
		respond ${insights} 204
		respond ${policyReports} 204

		# Error pages and compressed variants have no address of their own.
		@hidden path ${hiddenPaths(policy).join(' ')}
		error @hidden 404

		try_files {path}.html {path}
		header Cache-Control "${caching.other}"
		${deferredHeader('Vary', 'Accept-Encoding')}
		header ${policy.clearStorage.path} Clear-Site-Data \`${policy.clearStorage.value}\`
		@hashed path ${caching.hashedFolders.map((folder) => `${folder}*`).join(' ')}
		header @hashed Cache-Control "${caching.hashed}"
${contentTypes(policy)}
		${fileServer(policy)}
	}
	handle_errors {
		import safety_headers
		@not_found expression \`{err.status_code} == 404\`
		${errorPage('@not_found', errorPages.notFound, 404, policy)}
		# 403 means that Caddy may not read a file, which is a fault of the host.
		@server_error expression \`{err.status_code} == 403 || {err.status_code} >= 500\`
		${errorPage('@server_error', errorPages.serverError, 500, policy)}
		respond {err.status_code}
	}
}
`
}

/** The two values of a redirect in the map: path and anchor. */
function targetAndAnchor(to: string): string {
  const [path = '', anchor] = to.replace('$1', `\${1}`).split('#')
  return `"${path}" "${anchor === undefined ? '' : `#${anchor}`}"`
}

/** Error pages, with and without .html, and all compressed files. */
function hiddenPaths({ errorPages, variants }: HttpPolicy): string[] {
  return [
    ...Object.values(errorPages).flatMap((file) => [file.replace('.html', ''), file]),
    ...variants.map(({ extension }) => `*${extension}`),
  ]
}

function contentTypes({ types }: HttpPolicy): string {
  const home = `\t\t${deferredHeader('Content-Type', types['html'], '/')}`
  const byExtension = Object.entries(types).map(
    ([extension, type]) =>
      `\t\t@${extension} path *.${extension}\n\t\t${deferredHeader('Content-Type', type, `@${extension}`)}`,
  )
  return [home, ...byExtension].join('\n')
}

function fileServer({ variants }: HttpPolicy, status?: number): string {
  return `file_server {
			precompressed ${variants.map(({ coding }) => coding).join(' ')}
			disable_canonical_uris${status ? `\n\t\t\tstatus ${status}` : ''}
		}`
}

function errorPage(matcher: string, file: string, status: number, policy: HttpPolicy): string {
  return `route ${matcher} {
			rewrite * ${file}
			header Cache-Control "${policy.caching.other}"
			${deferredHeader('Content-Type', policy.types['html'])}
			${deferredHeader('Vary', 'Accept-Encoding')}
			${fileServer(policy, status)}
		}`
}

/** `defer` sets the header after the file server has set its own value. */
function deferredHeader(name: string, value = '', matcher = ''): string {
  return `header ${matcher && `${matcher} `}{\n\t\t\t${name} "${value}"\n\t\t\tdefer\n\t\t}`
}
