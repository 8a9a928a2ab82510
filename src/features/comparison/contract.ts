import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { comparedVerdicts } from '#contract/term-comparison.ts';

const sideSchema = z.object({
  shown: z.string(),
  state: z.enum(['found', 'check']),
  reason: z.string().optional(),
  /** 'Section 4.2, page 7', with the document's name in a tenancy. */
  place: z.string(),
  quote: z.string(),
  /** Address of the statement with its source open. */
  href: z.string(),
});
export type ComparisonSide = z.output<typeof sideSchema>;

const subjectSchema = z.object({
  /** Id of a report or a tenancy. */
  id: z.uuid(),
  title: z.string(),
  kind: z.enum(['lease', 'letter', 'tenancy']),
  href: z.string(),
});

export const comparisonSchema = z.object({
  first: subjectSchema,
  second: subjectSchema,
  terms: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      group: z.string(),
      /** The second document compared with the first; `tenant` and `landlord` name who benefits. */
      verdict: z.enum(comparedVerdicts),
      first: sideSchema.nullable(),
      second: sideSchema.nullable(),
    }),
  ),
});
export type Comparison = z.output<typeof comparisonSchema>;
export type ComparisonSubject = Comparison['first'];

export const readComparison = endpoint({
  method: 'get',
  path: '/api/comparison',
  summary: 'Two leases, or a letter of intent and a lease, term by term; a letter is the first side',
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({ first: z.uuid(), second: z.uuid() }),
  answer: comparisonSchema,
});

/** What can be compared. */
export type ComparisonChoice = Pick<ComparisonSubject, 'id' | 'title' | 'kind'>;

/** Data that the page reads while the server renders it. */
export interface ComparisonReader {
  choices(userId: string): Promise<readonly ComparisonChoice[]>;
  /** Null if one of them does not exist or belongs to another user. */
  compare(userId: string, first: string, second: string): Promise<Comparison | null>;
}
