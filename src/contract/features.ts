import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A feature in the lists: active and not deleted (platform specification, section 3). */
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

/** What users should know about a feature's engine before they start a run. */
export const engineFactsSchema = z.object({
  /** 'built-in', or the service that does the work. */
  name: z.string(),
  /** The language model that is also used; null: none. */
  model: z
    .object({
      name: z.string(),
      /** US dollars per million tokens; null if no prices are configured. */
      prices: z.object({ input: z.number(), output: z.number() }).nullable(),
      /** Maximum tokens of one run. */
      mostTokens: z.number().int(),
    })
    .nullable(),
  /** Public libraries are searched with words from the text. */
  literature: z.boolean(),
});
export type EngineFacts = z.infer<typeof engineFactsSchema>;

/** Shown until the feature's price is loaded, or if it can't be read. */
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
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: z.object({ features: z.array(featureSchema) }),
});

export const getFeature = endpoint({
  method: 'get',
  path: '/api/features/{slug}',
  summary: 'Id, credit cost and engine of one active feature',
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: z.object({ slug: z.string().max(100) }),
  answer: featureSchema.extend({ engine: engineFactsSchema.nullable() }),
});
