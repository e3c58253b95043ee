// Configuration of nginx: the server of the site.
import { fileExtensions, hashedFolderNames, type HttpPolicy } from '../policy/http-policy.ts'
import { headersByKind } from './nginx-headers.ts'

export interface SiteLocation {
  /** Absolute path of the folder with the built site. */
  root: string
  /** Port that nginx listens on. */
  port: number
}

/** Where the site is in the configuration that the build writes. */
export const DEPLOYED_SITE: SiteLocation = { root: '/srv/site', port: 8080 }

/**
 * Text of site.conf, to include in an `http` block: maps and the server. nginx needs the modules ngx_http_gzip_static
 * and ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static).
 */
export function nginxSite(policy: HttpPolicy, { root, port }: SiteLocation): string {
  const { caching, types, insights, errorPages, policyReports, methods, clearStorage, tooLarge } = policy
  const folders = hashedFolderNames(policy)
  const extensions = fileExtensions(policy).join('|')
  const headers = headersByKind(policy)
  const formPages = policy.formPages.map((page) => `${page === '/' ? '/index' : page}\\.html$`)
  return `# The path as the visitor sent it, still percent-encoded: a decoded line break must never reach a header.
map $request_uri $sent_path {
  "~^([^?]*)" $1;
}
map $sent_path $redirect_to {
  default "";
${policy.redirects.map(({ pattern, to }) => `  "~${pattern}" "${to}";`).join('\n')}
}
map $redirect_to $redirect_path {
  default $redirect_to;
  "~^([^#]*)#" $1;
}
map $redirect_to $redirect_anchor {
  default "";
  "~(#.*)$" $1;
}
map "$status$uri" $cache {
  default "${caching.other}";
  "~^308" "${caching.redirect}";
  "~^(?:200|206|304)/(?:${folders})/" "${caching.hashed}";
}
map "$request_method $sent_path" $allow {
  default "${methods.join(', ')}";
  "~^(?:${methods.join('|')}) " "";
  "POST ${policyReports}" "";
}
# When nginx sends an error page, $uri is the path of that page.
map "$status$uri" $kind {
  default document;
${formPages.map((page) => `  "~^(?:20[06]|304)${page}" formPage;`).join('\n')}
  "~^\\d*/(?:${folders})/.*\\.(?:${extensions})$" hashedFile;
  "~\\.(?:${extensions})$" file;
}
${headers.maps}
map "$status$uri" $clear_site_data {
  default "";
  "~^${tooLarge.status}" '${tooLarge.clear}';
  "~^(?:20[06]|304)${clearStorage.path.replace('.', '\\.')}$" '${clearStorage.value}';
}

server {
  listen ${port};
  server_name _;
  root ${root};

  server_tokens off;
  # The pages that a visitor reads are health information, so nothing logs them.
  access_log off;
  # A line of the error log would hold the visitor's IP address, the page and the referrer.
  error_log stderr emerg;
  absolute_redirect off;
  client_header_timeout 10s;
  keepalive_timeout 5s;
  # One buffer, so that all headers of a request together have this limit.
  large_client_header_buffers 1 16k;
  client_max_body_size 1k;

  default_type application/octet-stream;
  types {
${Object.entries(types)
  .map(([extension, type]) => `    "${type}" ${extension};`)
  .join('\n')}
  }
  etag on;
  gzip_static on;
  gzip_vary on;
  brotli_static on;

${headers.lines}
  add_header Cache-Control $cache always;
  add_header Clear-Site-Data $clear_site_data always;
  add_header Allow $allow always;

  error_page 404 ${errorPages.notFound};
  # A malformed address is an unknown address.
  error_page 400 =404 ${errorPages.notFound};
  # 494 is nginx's own status for headers that are too large.
  error_page 494 =${tooLarge.status} @too_large;
  error_page 500 502 503 504 ${errorPages.serverError};
  # 403 means that nginx lacks permission to read a file, which is an error of the host.
  error_page 403 =500 ${errorPages.serverError};
  if ($allow) {
    return 405;
  }
  if ($redirect_to) {
    return 308 $redirect_path$is_args$args$redirect_anchor;
  }
  location @too_large {
    default_type text/plain;
    return ${tooLarge.status} "${tooLarge.text}";
  }
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri.html $uri =404;
  }
${Object.values(errorPages).map(errorPageLocations).join('\n')}
  # Compressed variants have no separate address.
  location ~ \\.(?:${policy.variants.map((extension) => extension.slice(1)).join('|')})$ {
    return 404;
  }
  # This host counts no page views and saves no reports. It answers both paths with nothing, so that pages log no
  # error.
  location = ${insights} {
    return 204;
  }
  location = ${policyReports} {
    return 204;
  }
}
`
}

/** Only `error_page` may send an error page; requests for its address get 404. */
function errorPageLocations(file: string): string {
  return `  location = ${file.replace('.html', '')} {
    return 404;
  }
  location = ${file} {
    internal;
  }`
}
