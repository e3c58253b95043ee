// A container image with nginx and the built site, and a Kubernetes manifest that runs several of it.
import { GENERATED, SERVED } from './place.ts'

/** Debian's nginx: the packages and configuration that the conformance suite runs. Runs as www-data (33) and writes to /tmp only. */
export function containerfile(): string {
  return `# ${GENERATED}
# Build from the project: podman build -f hosting/deploy/container/Containerfile -t clinic-website .
# Run: podman run --read-only --tmpfs /tmp --cap-drop all --publish ${SERVED.port}:${SERVED.port} clinic-website
FROM docker.io/library/debian:12-slim
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static curl \\
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /var/www/html
COPY hosting/deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY hosting/deploy/nginx/site.conf /etc/nginx/site.conf
COPY build ${SERVED.root}
USER 33:33
EXPOSE ${SERVED.port}
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD curl --fail --silent --head http://127.0.0.1:${SERVED.port}/ || exit 1
ENTRYPOINT ["nginx"]
`
}

/** Three replicas behind a service; one may be away at a time. TLS and the host name belong to the cluster's ingress. */
export function kubernetesManifest(): string {
  const probe = `httpGet: { path: /, port: http }`
  return `# ${GENERATED}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: clinic-website
  labels: { app: clinic-website }
spec:
  replicas: 3
  revisionHistoryLimit: 5
  selector:
    matchLabels: { app: clinic-website }
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  template:
    metadata:
      labels: { app: clinic-website }
    spec:
      automountServiceAccountToken: false
      securityContext:
        runAsNonRoot: true
        runAsUser: 33
        runAsGroup: 33
        seccompProfile: { type: RuntimeDefault }
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: { app: clinic-website }
      containers:
        - name: nginx
          # Name each deploy by its digest: going back is \`kubectl rollout undo deployment/clinic-website\`.
          image: registry.example/clinic-website:latest
          ports:
            - { name: http, containerPort: ${SERVED.port} }
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          resources:
            requests: { cpu: 20m, memory: 32Mi }
            limits: { memory: 128Mi }
          readinessProbe:
            ${probe}
            periodSeconds: 5
          livenessProbe:
            ${probe}
            periodSeconds: 20
          lifecycle:
            # The service forgets a pod before the pod goes.
            preStop:
              exec: { command: [sleep, "5"] }
          volumeMounts:
            - { name: temp, mountPath: /tmp }
      volumes:
        - name: temp
          emptyDir: { medium: Memory, sizeLimit: 16Mi }
---
apiVersion: v1
kind: Service
metadata:
  name: clinic-website
spec:
  selector: { app: clinic-website }
  ports:
    - { name: http, port: 80, targetPort: http }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: clinic-website
spec:
  maxUnavailable: 1
  selector:
    matchLabels: { app: clinic-website }
`
}
