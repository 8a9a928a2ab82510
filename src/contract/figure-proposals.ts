import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** A sentence is identified by this many of its first characters. */
export const sentenceCharacters = 1_000;

/** Where a draft would place each image, in the order of the descriptions. */
export const figureProposalsSchema = z.object({
  figures: z.array(
    z.object({
      number: z.number().int(),
      /** What links it to the sentence: its number in the text, or common words; null if nothing does. */
      by: z.enum(['number', 'words']).nullable(),
      sentence: z.string().nullable(),
    }),
  ),
  /** Every sentence that a figure can be placed with, in draft order. */
  sentences: z.array(z.string()),
});
export type FigureProposals = z.infer<typeof figureProposalsSchema>;

export const proposeFigures = endpoint({
  method: 'post',
  path: '/api/figure-proposals',
  summary:
    'The sentence of a text that each image would be placed with in a draft, based on its description; nothing is stored',
  access: 'member',
  keyScope: 'run',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  // The maximum size: a text and ten descriptions, at four bytes per character.
  bodyLimit: 262_144,
  body: z.object({
    text: z.string().max(limits.insights.maxCharacters * 2),
    descriptions: z.array(z.string().max(limits.image.descriptionCharacters)).min(1).max(limits.image.count),
  }),
  answer: figureProposalsSchema,
});
