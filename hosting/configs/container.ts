// A container image with nginx and the built site.
import { DEPLOYED_SITE, GENERATED_NOTICE } from './deployed-site.ts'

/**
 * The Containerfile. It installs the Debian packages and the configuration that the host tests use.
 * nginx runs as www-data (uid 33) and writes to /tmp only.
 */
export function containerfile(): string {
  const { root, port } = DEPLOYED_SITE
  return `# ${GENERATED_NOTICE}
# Build from the project: podman build -f hosting/deploy/container/Containerfile -t clinic-website .
# Run: podman run --read-only --tmpfs /tmp --cap-drop all --publish ${port}:${port} clinic-website
FROM docker.io/library/debian:12-slim
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static curl \\
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /var/www/html
COPY hosting/deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY hosting/deploy/nginx/site.conf /etc/nginx/site.conf
COPY dist ${root}
USER 33:33
EXPOSE ${port}
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \\
  CMD curl --fail --silent --head http://127.0.0.1:${port}/ || exit 1
ENTRYPOINT ["nginx"]
`
}
