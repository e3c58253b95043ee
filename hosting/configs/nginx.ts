// nginx: one file with the site's server, and one to run it by itself as an ordinary user.
import type { HttpPolicy } from '../policy/http-policy.ts'
import { GENERATED, type Place } from './place.ts'

/** For the `http` context: the maps and the server. Needs ngx_http_gzip_static and ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static). */
export function nginxSite(policy: HttpPolicy, { root, port }: Place): string {
  const { caching, limits, headers, types, insights } = policy
  const folders = caching.hashedFolders.map((folder) => folder.replaceAll('/', '')).join('|')
  return `# ${GENERATED}
# The path as the visitor sent it, still encoded: nothing decoded may reach a header.
map $request_uri $sent_path {
  "~^([^?]*)" $1;
}
map $sent_path $leads_to {
  default "";
${policy.redirects.map(({ pattern, to }) => `  "~${pattern}" "${to}";`).join('\n')}
}
map "$status$uri" $cache {
  default "${caching.other}";
  "~^308" "${caching.redirect}";
  "~^(?:200|206|304)/(?:${folders})/" "${caching.hashed}";
  "~^(?:200|206|304)/.*\\\\.data$" "${caching.data}";
}
map $request_method $allow {
  default "${policy.methods.join(', ')}";
${policy.methods.map((method) => `  ${method} "";`).join('\n')}
}

server {
  listen ${port};
  server_name _;
  root ${root};

  server_tokens off;
  # What a visitor reads here is health information: it is not written down.
  access_log off;
  absolute_redirect off;
  client_header_timeout ${limits.headerSeconds}s;
  keepalive_timeout ${limits.keepAliveSeconds}s;
  large_client_header_buffers 4 ${limits.headerBytes / 4096}k;

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
  add_header Cache-Control $cache always;
  add_header Allow $allow always;

  error_page 404 /404.html;
  # An address that can't be read is a page that is not there.
  error_page 400 =404 /404.html;
  if ($allow) {
    return 405;
  }
  if ($leads_to) {
    return 308 $leads_to$is_args$args;
  }
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri.html $uri =404;
  }
  location = /404 {
    return 404;
  }
  location = /404.html {
    internal;
  }
  # Variants answer for their file, never for themselves. Debian has no module that sends those of zstd.
  location ~ \\.(?:${policy.variants.map(({ extension }) => extension.slice(1)).join('|')})$ {
    return 404;
  }
  # There is no counter here: the page's call for one is answered with nothing.
  location = ${insights} {
    return 204;
  }
}
`
}

/** The main file for a process of its own, which needs to write nowhere but in \`temp\`. */
export function nginxMain({ temp, site }: { temp: string; site: string }): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `# ${GENERATED}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
worker_processes auto;
pid ${temp}/nginx.pid;
error_log stderr warn;
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
