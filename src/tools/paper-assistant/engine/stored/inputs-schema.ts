import { z } from 'zod';
import type { Findings } from '../literature/look-up.ts';
import type { ResearchInput } from '../manuscript.ts';

/** The author's input as stored in draft_inputs. */
export const researchSchema: z.ZodType<ResearchInput> = z.strictObject({
  text: z.string(),
  images: z.array(
    z.strictObject({
      file: z.string(),
      description: z.string(),
      width: z.number(),
      height: z.number(),
      type: z.enum(['png', 'jpeg']),
      sentence: z.string().nullable().optional(),
    }),
  ),
  options: z.strictObject({
    title: z.string(),
    authors: z.array(z.string()),
    bylines: z
      .array(
        z.strictObject({
          name: z.string(),
          affiliation: z.string(),
          email: z.string(),
          orcid: z.string(),
          corresponding: z.boolean(),
        }),
      )
      .optional(),
    template: z.string(),
    articleType: z.string(),
    design: z.string(),
    constraints: z.string(),
    seeds: z.string(),
    literature: z.boolean().optional(),
  }),
});

const source = z.enum(['OpenAlex', 'Crossref', 'DataCite', 'arXiv']);

const work = z.strictObject({
  id: z.string(),
  doi: z.string().nullable(),
  arxivId: z.string().nullable(),
  title: z.string(),
  authors: z.array(z.strictObject({ family: z.string(), given: z.string() })),
  year: z.number().nullable(),
  venue: z.string(),
  volume: z.string(),
  issue: z.string(),
  pages: z.string(),
  publisher: z.string(),
  type: z.string(),
  abstract: z.string().nullable(),
  retractedBy: z.array(z.string()),
  concernedBy: z.array(z.string()).optional(),
  source,
});

/** The libraries' responses; null if none were requested. */
export const findingsSchema: z.ZodType<Findings | null> = z
  .strictObject({
    state: z.enum(['on', 'offline']),
    seeds: z.array(
      z.strictObject({
        key: z.string(),
        verdict: z.enum(['verified', 'metadata-differs', 'not-found', 'retracted', 'of-concern', 'unverified-offline']),
        work: work.nullable(),
        differences: z.array(
          z.strictObject({ field: z.enum(['title', 'author', 'year', 'doi']), given: z.string(), record: z.string() }),
        ),
        retractedBy: z.array(z.string()),
        concernedBy: z.array(z.string()).optional(),
        noticesUnknown: z.literal(true).optional(),
      }),
    ),
    works: z.array(z.strictObject({ work, retractedBy: z.array(z.string()) })),
    queries: z.array(
      z.strictObject({
        query: z.string(),
        asked: z.array(z.strictObject({ source, total: z.number().nullable() })),
        found: z.number(),
      }),
    ),
  })
  .nullable();
