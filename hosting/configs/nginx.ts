// nginx: one file with the site's server, and a main file that runs nginx as an ordinary user.
import { fileExtensions, type HttpPolicy } from '../policy/http-policy.ts'
import { GENERATED_NOTICE, type SiteLocation } from './deployed-site.ts'

/**
 * Text for the `http` context: maps and the server. nginx needs the modules ngx_http_gzip_static and
 * ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static).
 */
export function nginxSite(policy: HttpPolicy, { root, port }: SiteLocation): string {
  const { caching, limits, types, insights, errorPages, policyReports, methods } = policy
  const { 'Content-Security-Policy': pagePolicy = '', ...headers } = policy.headers
  const folders = caching.hashedFolders.map((folder) => folder.replaceAll('/', '')).join('|')
  return `# ${GENERATED_NOTICE}
# The path as the visitor sent it, still percent-encoded: a decoded line break must never reach a header.
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
map $request_uri $is_too_long {
  default 0;
  "~${policy.tooLong}" 1;
}
map $uri $content_policy {
  default "${pagePolicy}";
  "~\\.(?:${fileExtensions(policy).join('|')})$" "${policy.fileContentPolicy}";
}
map $uri $clear_site_data {
  default "";
  ${policy.clearStorage.path} '${policy.clearStorage.value}';
}

server {
  listen ${port};
  server_name _;
  root ${root};

  server_tokens off;
  # The pages that a visitor reads are health information, so nothing logs them.
  access_log off;
  # A line of the error log would hold the visitor's address, the page and the referrer.
  error_log stderr emerg;
  absolute_redirect off;
  client_header_timeout ${limits.headerSeconds}s;
  keepalive_timeout ${limits.keepAliveSeconds}s;
  # One buffer, so that all headers of a request together have this limit.
  large_client_header_buffers 1 ${limits.headerBytes / 1024}k;
  client_max_body_size ${limits.reportBytes};

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

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Content-Security-Policy $content_policy always;
  add_header Cache-Control $cache always;
  add_header Clear-Site-Data $clear_site_data;
  add_header Allow $allow always;

  error_page 404 ${errorPages.notFound};
  # A malformed address is an unknown address.
  error_page 400 =404 ${errorPages.notFound};
  error_page 500 502 503 504 ${errorPages.serverError};
  # 403 means that nginx may not read a file, which is a fault of the host.
  error_page 403 =500 ${errorPages.serverError};
  if ($allow) {
    return 405;
  }
  if ($is_too_long) {
    return 404;
  }
  if ($redirect_to) {
    return 308 $redirect_path$is_args$args$redirect_anchor;
  }
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri.html $uri =404;
  }
${Object.values(errorPages).map(errorPageLocations).join('\n')}
  # Compressed variants have no address of their own.
  location ~ \\.(?:${policy.variants.map(({ extension }) => extension.slice(1)).join('|')})$ {
    return 404;
  }
  # This host counts no page views and keeps no reports. It answers both paths with nothing, so that pages log no
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

/** An error page is for `error_page` only; requests for it get 404. */
function errorPageLocations(file: string): string {
  return `  location = ${file.replace('.html', '')} {
    return 404;
  }
  location = ${file} {
    internal;
  }`
}

/** Debian's module that sends .br files, from the package libnginx-mod-http-brotli-static. */
export const NGINX_BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Text of the main file for an nginx process that writes only to the folder `temp`. */
export function nginxMain({ temp, site }: { temp: string; site: string }): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `# ${GENERATED_NOTICE}
load_module ${NGINX_BROTLI_MODULE};
daemon off;
worker_processes auto;
pid ${temp}/nginx.pid;
error_log stderr emerg;
events {
  worker_connections 1024;
}
http {
  sendfile on;
  tcp_nopush on;
${folders.map((name) => `  ${name}_temp_path ${temp}/${name};`).join('\n')}
  include ${site};
}
`
}
