import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import type { Manifest } from './render-chart.ts';

type Model = new (data: never) => object;

const groups: Record<string, Record<string, unknown>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

/**
 * The problems of a manifest by the schemas of Kubernetes: wrong or missing values, and unknown fields. The schema's
 * validator reads every known field, so a field that it never read is unknown.
 */
export function problemsOf(manifest: Manifest): string[] {
  const Model = groups[manifest.apiVersion]?.[manifest.kind] as Model | undefined;
  if (!Model) return [`${manifest.apiVersion} ${manifest.kind}: no such kind`];
  const unread = new Set<string>();
  try {
    const model = new Model(manifest as never) as { validate(): void } & Record<string, unknown>;
    // The constructor copies plain objects, so the watched ones replace its copies.
    for (const [key, value] of Object.entries(model)) model[key] = watched(value, `${manifest.kind}/${key}`, unread);
    model.validate();
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`];
  }
  return [...unread].map((path) => `${path} of ${manifest.metadata.name}: no such field`);
}

function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map((each, index) => watched(each, `${path}/${index}`, unread))
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, watched(each, `${path}/${key}`, unread)]));
  if (!Array.isArray(value)) for (const key of Object.keys(value)) unread.add(`${path}/${key}`);
  return new Proxy(copy, {
    get(target, key, receiver) {
      unread.delete(`${path}/${String(key)}`);
      return Reflect.get(target, key, receiver);
    },
  });
}
