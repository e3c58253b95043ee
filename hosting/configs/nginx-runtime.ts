// How nginx runs: a main file with which an ordinary user can start it.

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
