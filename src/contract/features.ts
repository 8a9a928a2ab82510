import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A feature as the lists show it: active and not deleted ones only (platform specification, section 3). */
export const featureSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  group: z.string(),
  description: z.string(),
  is_active: z.boolean(),
  deleted_at: z.string().nullable(),
  credit_cost: z.number().int(),
});
export type Feature = z.infer<typeof featureSchema>;

/** Shown until the feature's own cost is known, and when it cannot be read. */
export const defaultCost = 5;

/** The part of the group before its first hyphen, in lower case. */
export function categoryOf(group: string): string {
  return (group.split('-')[0] ?? '').toLowerCase();
}

export const listFeatures = endpoint({
  method: 'get',
  path: '/api/features',
  summary: 'Active features with their costs',
  access: 'member',
  answer: z.object({ features: z.array(featureSchema) }),
});

export const getFeature = endpoint({
  method: 'get',
  path: '/api/features/{slug}',
  summary: 'Id and credit cost of one active feature',
  access: 'member',
  params: z.object({ slug: z.string().max(100) }),
  answer: featureSchema,
});
