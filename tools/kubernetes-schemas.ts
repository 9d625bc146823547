import * as z from 'zod/mini';

/**
 * Strict schemas for the parts of the Kubernetes API that deploy/kubernetes uses. They reject misspelled or misplaced
 * keys, as `kubectl --validate=strict` does. Add new fields here when a manifest uses them.
 */
const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({ name: z.string(), labels: z.optional(labels) });
const selector = z.strictObject({ matchLabels: labels });
const named = z.strictObject({ name: z.string() });
const seconds = z.int().check(z.nonnegative());
const quantity = z.string().check(z.regex(/^\d+(\.\d+)?(m|Ki|Mi|Gi)?$/));
const resources = z.strictObject({
  requests: z.strictObject({ cpu: quantity, memory: quantity }),
  limits: z.strictObject({ memory: quantity }),
});

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().check(z.startsWith('/')), port: z.enum(['http', 'metrics']) }),
  initialDelaySeconds: z.optional(seconds),
  periodSeconds: z.optional(seconds),
  timeoutSeconds: z.optional(seconds),
  failureThreshold: z.optional(seconds),
});

const container = z.strictObject({
  name: z.string(),
  image: z.literal('upnext'),
  command: z.optional(z.array(z.string())),
  env: z.optional(z.array(z.strictObject({ name: z.string(), value: z.string() }))),
  envFrom: z.array(z.union([z.strictObject({ configMapRef: named }), z.strictObject({ secretRef: named })])),
  ports: z.optional(z.array(z.strictObject({ name: z.string(), containerPort: z.int() }))),
  startupProbe: z.optional(probe),
  readinessProbe: z.optional(probe),
  livenessProbe: z.optional(probe),
  lifecycle: z.optional(
    z.strictObject({ preStop: z.strictObject({ exec: z.strictObject({ command: z.array(z.string()) }) }) }),
  ),
  resources,
  // Every container must have this security context.
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.optional(z.array(z.strictObject({ name: z.string(), mountPath: z.string() }))),
});

const pod = z.strictObject({
  metadata: z.strictObject({ labels, annotations: z.optional(labels) }),
  spec: z.strictObject({
    restartPolicy: z.optional(z.enum(['Always', 'OnFailure', 'Never'])),
    automountServiceAccountToken: z.literal(false),
    terminationGracePeriodSeconds: z.optional(seconds),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int().check(z.positive()),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z.optional(
      z.array(
        z.strictObject({
          maxSkew: z.int(),
          topologyKey: z.string(),
          whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
          labelSelector: selector,
        }),
      ),
    ),
    containers: z.array(container).check(z.length(1)),
    volumes: z.optional(
      z.array(
        z.strictObject({
          name: z.string(),
          emptyDir: z.strictObject({ medium: z.literal('Memory'), sizeLimit: quantity }),
        }),
      ),
    ),
  }),
});

const networkPorts = z.array(z.strictObject({ port: z.int(), protocol: z.optional(z.enum(['TCP', 'UDP'])) }));

const policies = z.strictObject({
  stabilizationWindowSeconds: seconds,
  policies: z.array(
    z.strictObject({ type: z.enum(['Percent', 'Pods']), value: z.int().check(z.positive()), periodSeconds: seconds }),
  ),
});

const thing = <Kind extends string, Rest extends z.core.$ZodLooseShape>(apiVersion: string, kind: Kind, rest: Rest) =>
  z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata, ...rest });

export const KubernetesResource = z.discriminatedUnion('kind', [
  thing('v1', 'Namespace', {}),
  thing('v1', 'ConfigMap', { data: labels }),
  thing('v1', 'Secret', { stringData: labels }),
  thing('v1', 'Service', {
    spec: z.strictObject({
      selector: labels,
      ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
    }),
  }),
  thing('batch/v1', 'Job', {
    spec: z.strictObject({ backoffLimit: z.int(), ttlSecondsAfterFinished: seconds, template: pod }),
  }),
  thing('apps/v1', 'Deployment', {
    spec: z.strictObject({
      replicas: z.optional(z.int()),
      selector,
      strategy: z.optional(
        z.strictObject({ rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int() }) }),
      ),
      template: pod,
    }),
  }),
  thing('networking.k8s.io/v1', 'NetworkPolicy', {
    spec: z.strictObject({
      podSelector: selector,
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
      ingress: z.array(
        z.strictObject({ from: z.array(z.strictObject({ namespaceSelector: selector })), ports: networkPorts }),
      ),
      egress: z.array(z.strictObject({ ports: networkPorts })),
    }),
  }),
  thing('policy/v1', 'PodDisruptionBudget', { spec: z.strictObject({ minAvailable: z.int(), selector }) }),
  thing('autoscaling/v2', 'HorizontalPodAutoscaler', {
    spec: z.strictObject({
      scaleTargetRef: z.strictObject({
        apiVersion: z.literal('apps/v1'),
        kind: z.literal('Deployment'),
        name: z.string(),
      }),
      minReplicas: z.int(),
      maxReplicas: z.int(),
      metrics: z.array(
        z.strictObject({
          type: z.literal('Pods'),
          pods: z.strictObject({
            metric: named,
            target: z.strictObject({ type: z.literal('AverageValue'), averageValue: quantity }),
          }),
        }),
      ),
      behavior: z.strictObject({ scaleUp: policies, scaleDown: policies }),
    }),
  }),
]);
