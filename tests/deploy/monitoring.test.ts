import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { installed } from '../support/installed.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { deployFolder } from './containerfile.ts';

const folder = join(deployFolder, 'monitoring');
const rules = parse(readFileSync(join(folder, 'alerts.yaml'), 'utf8')) as { groups: { rules: Rule[] }[] };
const dashboard = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as Dashboard;
const adapter = readFileSync(join(folder, 'adapter-values.yaml'), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Record<string, string>;
  readonly annotations: Record<string, string>;
}

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

const alerts = rules.groups.flatMap((group) => group.rules);
const panels = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

/** Metric names in an expression, without Prometheus' own suffixes. */
function metricsIn(expression: string): string[] {
  const names = expression.match(/\b(?:foredraft|nodejs|process)_\w+/g) ?? [];
  return names.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

describe('metrics', () => {
  let product: RunningProduct;
  let text = '';

  beforeAll(async () => {
    const token = 'a token that only this test knows';
    product = await startProduct({ METRICS_TOKEN: token.replaceAll(' ', '-') });
    await fetch(product.url);
    const answer = await fetch(`${product.url}/metrics`, {
      headers: { Authorization: `Bearer ${token.replaceAll(' ', '-')}` },
    });
    text = await answer.text();
  });

  afterAll(() => product.stop());

  test('every metric of the dashboard, the alerts and the autoscaler exists [D.170, D.172]', () => {
    const known = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
    expect(known).toContain('foredraft_http_request_seconds');
    const used = [...panels, ...alerts, { expr: adapter }].flatMap(({ expr }) => metricsIn(expr));
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    expect(metricsIn('rate(foredraft_no_such_seconds_bucket[5m])').filter((name) => !known.has(name))).toEqual([
      'foredraft_no_such_seconds',
    ]);
  });

  test('the labels that expressions group and select by exist on those metrics [D.170]', () => {
    const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
    // Prometheus adds the first three; the others occur on metrics that nothing in this test produces
    // (src/server/operations).
    const others = 'job instance namespace tool reason state check queue step outcome model direction';
    for (const label of others.split(' ')) labels.add(label);
    const used = [...panels, ...alerts].flatMap(({ expr }) => [
      ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/)),
      ...[...expr.matchAll(/[{,]\s*(\w+)\s*(?:=~|=|!=)"/g)].flatMap(([, name]) => name ?? []),
    ]);
    expect(used).toContain('route');
    expect(used.filter((label) => !labels.has(label))).toEqual([]);
  });
});

test('every alert describes the problem and what to do, and has a severity [D.170]', () => {
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  for (const { alert, labels, annotations } of alerts) {
    expect(alert).toMatch(/^Foredraft[A-Z]\w+$/);
    expect(['critical', 'warning'], alert).toContain(labels['severity']);
    for (const part of ['summary', 'action']) expect(annotations[part], `${alert}: ${part}`).toMatch(/\.$/);
  }
});

test('an action names log levels as log lines have them [D.170]', () => {
  const levels = alerts.flatMap(({ annotations }) => annotations['action']?.match(/"level":[^ ]+/g) ?? []);
  expect(levels).toEqual(['"level":"error"']);
});

test('panels have unique numbers and at least one query [D.170]', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  for (const { title, expr } of panels) {
    expect(title).not.toBe('');
    expect(metricsIn(expr).length + Number(expr.includes('up{')), title).toBeGreaterThan(0);
  }
});

describe.runIf(installed('promtool', 'apt-get install prometheus'))('promtool', () => {
  let place = '';

  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'foredraft-prometheus-'));
    cpSync(folder, place, { recursive: true });
    writeFileSync(join(place, 'token'), 'a-token-of-this-test');
  });

  afterAll(() => rmSync(place, { recursive: true, force: true }));

  const promtool = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8', cwd: place });
    return { status, output: `${stdout}${stderr}` };
  };

  test.each(['prometheus.yaml', 'prometheus-kubernetes.yaml'])('accepts %s and every rule [D.170]', (name) => {
    // Debian builds Prometheus without Kubernetes, so pods are replaced by a name; labels and rules stay.
    const config = readFileSync(join(folder, name), 'utf8');
    const known = config.replace(
      /kubernetes_sd_configs:\n {6}- role: pod/,
      'static_configs:\n      - targets: [pod:3000]',
    );
    writeFileSync(join(place, name), known);
    const { status, output } = promtool('check', 'config', name);
    expect(status, output).toBe(0);
    expect(output).toContain(`${alerts.length} rules found`);
  });

  test('each alert fires in its situation and not otherwise [D.170]', () => {
    const { status, output } = promtool('test', 'rules', join(import.meta.dirname, 'alerts.test.yaml'));
    expect(status, output).toBe(0);
  });

  test('every expression of the dashboard is valid [D.170]', () => {
    const expressions = panels.map(({ title, expr }) => ({
      alert: title.replace(/\W/g, '') || 'Panel',
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'foredraft'),
    }));
    const group = { groups: [{ name: 'dashboard', rules: expressions }] };
    writeFileSync(join(place, 'panels.json'), JSON.stringify(group));
    const { status, output } = promtool('check', 'rules', 'panels.json');
    expect(output).not.toContain('parse error');
    expect(status, output).toBe(0);
  });
});
