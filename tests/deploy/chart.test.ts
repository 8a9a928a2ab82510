import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readConfig } from '#server/base/config/config.ts';
import { installed } from '../support/installed.ts';
import { problemsOf } from './check-manifest.ts';
import { project } from './containerfile.ts';
import { createTemplates } from './go-template.ts';
import { unknownSettings } from './known-settings.ts';
import { chartFolder, type Manifest, manifestsIn, mergeValues, renderChart, type Values } from './render-chart.ts';

const least = { appUrl: 'https://foredraft.example', existingSecret: 'mine', settings: { S3_BUCKET: 'files' } };
const everything = {
  appUrl: 'https://foredraft.example',
  settings: { S3_BUCKET: 'files', OCR: 'on', BACKUP_S3_BUCKET: 'backups' },
  backup: { enabled: true },
  secrets: { SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://a:b@db/"quoted"' },
  ingress: { enabled: true },
  web: { autoscaling: { enabled: true } },
  worker: { autoscaling: { enabled: true } },
  nodeSelector: { disk: 'ssd' },
  tolerations: [{ key: 'x', operator: 'Exists' }],
  imagePullSecrets: [{ name: 'registry' }],
  podAnnotations: { a: 'b' },
  serviceAccount: { annotations: { 'eks.amazonaws.com/role-arn': 'arn' } },
};
const bare = { ...least, migrate: { enabled: false }, networkPolicy: { enabled: false } };
const settings: [string, Values][] = [
  ['the least', least],
  ['everything', everything],
  ['nothing optional', bare],
];

const find = (manifests: Manifest[], kind: string, name: string) => {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
};
const podsOf = (manifests: Manifest[]) =>
  manifests
    .filter(({ kind }) => ['Deployment', 'Job', 'CronJob'].includes(kind))
    .map(({ spec }) => (spec.jobTemplate?.spec ?? spec).template.spec);

const values = parse(readFileSync(join(chartFolder, 'values.yaml'), 'utf8')) as Values;
const schema = JSON.parse(readFileSync(join(chartFolder, 'values.schema.json'), 'utf8')) as object;
const acceptsValues = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);

describe.each(settings)('with %s', (_, given) => {
  const manifests = renderChart(given);

  test('every manifest is valid against the Kubernetes schemas, including the names of fields [D.170]', () => {
    expect(manifests.length).toBeGreaterThan(4);
    expect(manifests.flatMap(problemsOf)).toEqual([]);
  });

  test('pods run as an unprivileged user with a read-only root, and declare their resources [D.170]', () => {
    for (const pod of podsOf(manifests)) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(pod.automountServiceAccountToken).toBe(false);
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources.requests).toMatchObject({ cpu: expect.anything(), memory: expect.anything() });
        expect(container.resources.limits).toMatchObject({ memory: expect.anything() });
        expect(container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
          '/tmp',
          '/data',
        ]);
      }
    }
  });

  test('selectors match exactly the intended pods [D.170]', () => {
    const labels = ['web', 'worker'].map(
      (name) => find(manifests, 'Deployment', `demo-${name}`).spec.template.metadata.labels,
    );
    const selected = (selector: Record<string, string>) =>
      labels.filter((each) => Object.entries(selector).every(([key, value]) => each[key] === value)).length;
    for (const name of ['web', 'worker']) {
      expect(selected(find(manifests, 'Deployment', `demo-${name}`).spec.selector.matchLabels)).toBe(1);
      expect(selected(find(manifests, 'PodDisruptionBudget', `demo-${name}`).spec.selector.matchLabels)).toBe(1);
    }
    expect(selected(find(manifests, 'Service', 'demo').spec.selector)).toBe(1);
  });

  test('the product accepts the settings of each role, and its probes use the port that it listens on [D.170]', () => {
    for (const role of ['web', 'worker']) {
      const [container] = find(manifests, 'Deployment', `demo-${role}`).spec.template.spec.containers;
      const environment = Object.fromEntries(
        (container.env as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
      );
      expect(unknownSettings(Object.keys(environment))).toEqual([]);
      const secrets = { SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://a:b@db/c' };
      const config = readConfig({ ...environment, ...secrets, DATA_DIR: '/data' });
      expect(config).toMatchObject({ roles: [role], appUrl: 'https://foredraft.example', drainSeconds: 10 });
      const port = role === 'web' ? config.port : config.workerPort;
      expect(container.ports).toEqual([{ name: 'http', containerPort: port }]);
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
        expect(container[probe].httpGet.port).toBe('http');
      }
      const { terminationGracePeriodSeconds } = find(manifests, 'Deployment', `demo-${role}`).spec.template.spec;
      expect(terminationGracePeriodSeconds).toBeGreaterThan(30 + (role === 'web' ? config.drainSeconds : 0));
    }
  });
});

test('the schema check finds unknown fields and values of the wrong type [D.170]', () => {
  const web = find(renderChart(least), 'Deployment', 'demo-web');
  const changed = structuredClone(web);
  changed.spec.template.spec.containers[0].imagePullPolcy = 'Always';
  expect(problemsOf(changed)).toEqual([
    'Deployment/spec/template/spec/containers/0/imagePullPolcy of demo-web: no such field',
  ]);
  const wrong = structuredClone(web);
  wrong.spec.replicas = 'two';
  expect(problemsOf(wrong)).toEqual([expect.stringContaining('must be integer')]);
  expect(problemsOf({ ...web, apiVersion: 'apps/v1beta1' })).toEqual([expect.stringContaining('no such kind')]);
});

test('a missing value is reported in one sentence, and invalid values are refused [D.170]', () => {
  expect(() => renderChart({ ...least, appUrl: '' })).toThrow('appUrl is missing');
  expect(() => renderChart({ ...least, settings: {} })).toThrow('settings.S3_BUCKET is missing');
  expect(() => renderChart({ ...least, existingSecret: '' })).toThrow('secrets is empty');
  for (const [, given] of settings) {
    acceptsValues(mergeValues(values, given));
    expect(acceptsValues.errors ?? []).toEqual([]);
  }
  expect(acceptsValues(mergeValues(values, { ...least, replicas: 3 }))).toBe(false);
  expect(acceptsValues(mergeValues(values, { ...least, settings: { OCR: true } }))).toBe(false);
});

test('workers scale by the age of the oldest waiting run, an upgrade migrates first, and backups have their script [D.170]', () => {
  const manifests = renderChart(everything);
  const { metrics, scaleTargetRef } = find(manifests, 'HorizontalPodAutoscaler', 'demo-worker').spec;
  expect(scaleTargetRef.name).toBe('demo-worker');
  expect(metrics[0].external.metric.name).toBe('foredraft_runs_oldest_queued_seconds');
  // The autoscaler sets the number of replicas; a fixed one would reset it at each upgrade.
  expect(find(manifests, 'Deployment', 'demo-worker').spec).not.toHaveProperty('replicas');
  const backup = find(manifests, 'CronJob', 'demo-backup').spec.jobTemplate.spec.template.spec;
  expect(existsSync(join(project, backup.containers[0].args[1]))).toBe(true);
  const job = find(manifests, 'Job', 'demo-migrate');
  expect(job.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-upgrade' });
  const [, script] = job.spec.template.spec.containers[0].args;
  expect(existsSync(join(project, script))).toBe(true);
});

test('the network policy allows only metrics requests to workers, and blocks the metadata service [D.170]', () => {
  const manifests = renderChart(everything);
  const base = find(manifests, 'NetworkPolicy', 'demo').spec;
  expect(base).toMatchObject({ ingress: [], policyTypes: ['Ingress', 'Egress'] });
  expect(base.egress[1].to[0].ipBlock.except).toEqual(['169.254.0.0/16']);
  expect(find(manifests, 'NetworkPolicy', 'demo-web').spec.podSelector.matchLabels).toMatchObject({
    'app.kubernetes.io/component': 'web',
  });
});

test('the chart has the version of the product [D.170]', () => {
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string };
  expect(parse(readFileSync(join(chartFolder, 'Chart.yaml'), 'utf8'))).toMatchObject({ version, appVersion: version });
});

test('the renderer of these tests follows the rules of Go templates, and refuses unknown syntax', () => {
  const render = (text: string, data: unknown = {}) => createTemplates().add(text)(data);
  expect(render('a\n  {{- if .x }} yes {{- else }} no{{ end -}}\n b', { x: [] })).toBe('a nob');
  expect(render('{{ range $k, $v := .m }}{{ $k }}={{ $v | quote }};{{ end }}', { m: { b: 1, a: 'x"' } })).toBe(
    'a="x\\"";b="1";',
  );
  expect(render('{{ with .a }}{{ .b }}{{ $.c }}{{ end }}', { a: { b: 1 }, c: 2 })).toBe('12');
  expect(render('x:{{ .a | default (.b | quote) }}', { a: '', b: 'c' })).toBe('x:"c"');
  expect(render('{{ toYaml .a | nindent 2 }}', { a: { k: ['v'] } })).toBe('\n  k:\n    - v');
  expect(() => render('{{ lookup "v1" "Secret" }}')).toThrow('lookup');
  expect(() => render('{{ if .a }}')).toThrow('no end');
});

describe.runIf(installed('helm', 'https://helm.sh'))('helm', () => {
  test('renders the same output and reports no problems [D.170]', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foredraft-helm-'));
    try {
      for (const [, given] of settings) {
        const file = join(folder, 'values.yaml');
        writeFileSync(file, stringify(given));
        const helm = (...args: string[]) => spawnSync('helm', [...args, '--values', file], { encoding: 'utf8' });
        const { status, stdout, stderr } = helm('template', 'demo', chartFolder, '--namespace', 'tools');
        expect(status, stderr).toBe(0);
        const inOrder = (manifests: Manifest[]) =>
          manifests.map((each) => JSON.stringify(each).replace(/"[0-9a-f]{64}"/g, '"hash"')).sort();
        expect(inOrder(manifestsIn(stdout))).toEqual(inOrder(renderChart(given)));
        expect(helm('lint', chartFolder, '--strict').status).toBe(0);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
