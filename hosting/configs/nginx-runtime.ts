// How nginx runs: a main file with which an ordinary user can start it, and a Dockerfile.
import type { SiteLocation } from './nginx.ts'

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
