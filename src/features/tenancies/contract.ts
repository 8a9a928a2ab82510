import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';

/** Limits: documents in a tenancy, and tenancies of a person. */
export const tenancyLimits = { documents: 30, tenancies: 500, nameCharacters: 200 } as const;

const sourceSchema = z.object({
  /** Index of the document in the tenancy, from 0. */
  document: z.number().int(),
  /** Key of the statement in the document's report. */
  key: z.string(),
  /** Null if the user entered the value. */
  passage: z
    .object({
      quote: z.string(),
      clause: z.string(),
      page: z.number().int().nullable(),
      confidence: z.literal('low').optional(),
    })
    .nullable(),
});

const stepShape = {
  shown: z.string(),
  state: z.enum(['found', 'check']),
  reason: z.string().optional(),
  source: sourceSchema,
};

const apartSchema = z.object({ ...stepShape, label: z.string(), old: z.string().optional() });

/** A tenancy for its page. */
export const tenancySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  documents: z.array(
    z.object({
      /** Id of its report. */
      id: z.uuid(),
      name: z.string(),
      kind: z.string(),
      /** YYYY-MM-DD, if it was found. */
      date: z.string().nullable(),
    }),
  ),
  facts: z.array(z.object({ label: z.string(), shown: z.string() })),
  terms: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      group: z.string(),
      /** From the first document that states it to the last, which is in force. */
      steps: z.array(z.object(stepShape)).min(1),
    }),
  ),
  sections: z.array(apartSchema),
  additions: z.array(apartSchema),
  rent: z.array(z.object({ ...stepShape, period: z.string() })),
  dates: z.array(z.object({ ...stepShape, label: z.string(), derived: z.string().optional() })),
  notes: z.array(z.string()),
});
export type Tenancy = z.output<typeof tenancySchema>;
export type TenancyStep = Tenancy['terms'][number]['steps'][number];
export type TenancyApart = Tenancy['sections'][number];

const summarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  documents: z.number().int(),
});
export type TenancySummary = z.output<typeof summarySchema>;

/** A report that can be added to a tenancy. */
export interface TenancyChoice {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  readonly date: string | null;
}

const tenancyBody = z.object({
  name: z.string().trim().min(1, 'Please enter a name.').max(tenancyLimits.nameCharacters),
  /** Reports in the order of their documents: a later one overrides earlier ones. */
  report_ids: z
    .array(z.uuid())
    .min(2, 'Please choose at least two documents.')
    .max(tenancyLimits.documents, 'A tenancy can have up to 30 documents.')
    .refine((ids) => new Set(ids).size === ids.length, 'Each document can be chosen once.'),
});

const tenancyId = z.object({ id: z.uuid() });

export const listTenancies = endpoint({
  method: 'get',
  path: '/api/tenancies',
  summary: "The caller's tenancies, newest first",
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: z.object({ tenancies: z.array(summarySchema) }),
});

export const readTenancy = endpoint({
  method: 'get',
  path: '/api/tenancies/{id}',
  summary: 'One tenancy: its documents, and the terms in force with their sources',
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: tenancyId,
  answer: tenancySchema,
});

export const createTenancy = endpoint({
  method: 'post',
  path: '/api/tenancies',
  summary: 'Combines the reports on a lease and its amendments into a tenancy',
  access: 'member',
  keyScope: 'change',
  rateLimit: 'none',
  idempotency: 'none',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: tenancyBody,
  answer: z.object({ id: z.uuid() }),
  status: 201,
});

export const changeTenancy = endpoint({
  method: 'put',
  path: '/api/tenancies/{id}',
  summary: "Changes a tenancy's name, its documents or their order",
  access: 'member',
  keyScope: 'change',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: tenancyId,
  bodyLimit: smallBody,
  body: tenancyBody,
  answer: z.object({ id: z.uuid() }),
});

export const removeTenancy = endpoint({
  method: 'delete',
  path: '/api/tenancies/{id}',
  summary: 'Deletes a tenancy; its reports stay',
  access: 'member',
  keyScope: 'change',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: tenancyId,
  answer: z.object({ removed: z.uuid() }),
});

/** Data that the pages read while the server renders them. */
export interface TenancyReader {
  list(userId: string): Promise<readonly TenancySummary[]>;
  /** Null if the tenancy does not exist or belongs to another user. */
  find(userId: string, id: string): Promise<Tenancy | null>;
  /** Reports that are in no tenancy, newest first, and the reports of the given tenancy. */
  choices(userId: string, tenancyId: string | null): Promise<readonly TenancyChoice[]>;
  /** The tenancy that a report belongs to. */
  ofReport(userId: string, reportId: string): Promise<string | null>;
}
