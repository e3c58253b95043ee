// A Kubernetes manifest that runs several copies of the container image.
import { DEPLOYED_SITE, GENERATED_NOTICE } from './deployed-site.ts'

/**
 * Text of the manifest: three replicas behind a service, of which one at a time may be down.
 * The cluster's ingress adds TLS and the host name.
 */
export function kubernetesManifest(): string {
  const probe = `httpGet: { path: /, port: http }`
  return `# ${GENERATED_NOTICE}
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
          # Name the image of each deploy by its digest.
          # To go back: kubectl rollout undo deployment/clinic-website
          image: registry.example/clinic-website:latest
          ports:
            - { name: http, containerPort: ${DEPLOYED_SITE.port} }
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
            # Waits until the service has stopped sending requests to this pod.
            preStop:
              exec: { command: [sleep, '5'] }
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
