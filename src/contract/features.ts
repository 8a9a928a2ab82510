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

/** Who works for a feature here, as far as it matters to people before they start a run. */
export const engineFactsSchema = z.object({
  /** 'built-in', or where the work is done. */
  name: z.string(),
  /** The language model that works along; null: none does. */
  model: z
    .object({
      name: z.string(),
      /** US dollars for a million tokens; null when the installation has set no prices. */
      prices: z.object({ input: z.number(), output: z.number() }).nullable(),
      /** Tokens that one run may use. */
      mostTokens: z.number().int(),
    })
    .nullable(),
  /** Public libraries are asked, with words from the text. */
  literature: z.boolean(),
});
export type EngineFacts = z.infer<typeof engineFactsSchema>;

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
  keyScope: 'read',
  answer: z.object({ features: z.array(featureSchema) }),
});

export const getFeature = endpoint({
  method: 'get',
  path: '/api/features/{slug}',
  summary: 'Id, credit cost and engine of one active feature',
  access: 'member',
  keyScope: 'read',
  params: z.object({ slug: z.string().max(100) }),
  answer: featureSchema.extend({ engine: engineFactsSchema.nullable() }),
});
