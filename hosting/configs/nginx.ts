// Configuration of nginx: a file with the server of the site, a main file with which an ordinary user can run nginx,
// and a Dockerfile.
import { fileExtensions, type HttpPolicy } from '../policy/http-policy.ts'

interface SiteLocation {
  /** Absolute path of the folder with the built site. */
  root: string
  /** Port that nginx listens on. */
  port: number
}

/** Where the site is in the configuration in hosting/deploy/nginx/. */
export const DEPLOYED_SITE: SiteLocation = { root: '/srv/site', port: 8080 }

/**
 * Text of site.conf, to include in an `http` block: maps and the server. nginx needs the modules ngx_http_gzip_static
 * and ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static).
 */
export function nginxSite(policy: HttpPolicy, { root, port }: SiteLocation): string {
  const { caching, types, insights, errorPages, policyReports, methods } = policy
  const { 'Content-Security-Policy': pagePolicy = '', ...headers } = policy.headers
  const folders = caching.hashedFolders.map((folder) => folder.replaceAll('/', '')).join('|')
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
  # 403 means that nginx may not read a file, which is an error of the host.
  error_page 403 =500 ${errorPages.serverError};
  if ($allow) {
    return 405;
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
  # Compressed variants have no separate address.
  location ~ \\.(?:${policy.variants.map(({ extension }) => extension.slice(1)).join('|')})$ {
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

/** File of the module that sends .br files, in Debian's package libnginx-mod-http-brotli-static. */
export const NGINX_BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Text of nginx.conf, for an nginx that writes only to the folder `temp`. `site` is the path of site.conf. */
export function nginxMain({ temp, site }: { temp: string; site: string }): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `load_module ${NGINX_BROTLI_MODULE};
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

/**
 * The Dockerfile of a container with nginx and the built site. nginx runs as www-data (uid 33) and writes to /tmp
 * only.
 */
export function nginxDockerfile({ root, port }: SiteLocation): string {
  return `# Build from the project: docker build -f hosting/deploy/nginx/Dockerfile -t clinic-website .
# Run: docker run --read-only --tmpfs /tmp --cap-drop all --publish ${port}:${port} clinic-website
FROM docker.io/library/debian:12-slim
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static curl \\
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /var/www/html
COPY hosting/deploy/nginx/nginx.conf hosting/deploy/nginx/site.conf /etc/nginx/
COPY dist ${root}
USER 33:33
EXPOSE ${port}
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \\
  CMD curl --fail --silent --head http://127.0.0.1:${port}/ || exit 1
ENTRYPOINT ["nginx"]
`
}
