import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { deployFolder } from './containerfile.ts';
import { createTemplates } from './go-template.ts';

export const chartFolder = join(deployFolder, 'chart');

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape, which kubernetes-models checks.
  readonly spec?: any;
  readonly stringData?: Record<string, string>;
}

export type Values = Readonly<Record<string, unknown>>;

/** What `helm template demo deploy/chart --namespace tools --values …` would print, as objects. */
export function renderChart(values: Values = {}): Manifest[] {
  const read = (name: string) => readFileSync(join(chartFolder, name), 'utf8');
  const data = {
    Values: mergeValues(parse(read('values.yaml')) as Values, values),
    Release: { Name: 'demo', Namespace: 'tools', Service: 'Helm' },
    Chart: chartInfo(parse(read('Chart.yaml')) as { name: string; version: string; appVersion: string }),
  };
  const templates = createTemplates();
  const files = readdirSync(join(chartFolder, 'templates')).map((name) => ({
    name,
    render: templates.add(read(join('templates', name))),
  }));
  return files.filter(({ name }) => name.endsWith('.yaml')).flatMap(({ render }) => manifestsIn(render(data)));
}

export function manifestsIn(text: string): Manifest[] {
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors.length > 0) throw new Error(`${document.errors[0]?.message}\n${text}`);
    return (document.toJS() as Manifest | null) ?? [];
  });
}

/** Like Helm: maps are merged, everything else is replaced. */
export function mergeValues(base: Values, over: Values): Values {
  const isMap = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return Object.fromEntries(
    Object.keys({ ...base, ...over }).map((key) => {
      const [from, to] = [base[key], over[key]];
      return [key, to === undefined ? from : isMap(from) && isMap(to) ? mergeValues(from, to) : to];
    }),
  );
}

function chartInfo({ name, version, appVersion }: { name: string; version: string; appVersion: string }) {
  return { Name: name, Version: version, AppVersion: appVersion };
}
