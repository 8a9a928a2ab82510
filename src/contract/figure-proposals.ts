import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** A sentence is named by its words, as many of them as tell it from others. */
export const sentenceCharacters = 1_000;

/** Where a draft would place each image, in the order of the descriptions. */
export const figureProposalsSchema = z.object({
  figures: z.array(
    z.object({
      number: z.number().int(),
      /** What ties it to the sentence: the number that the text gives it, or words in common; null where nothing does. */
      by: z.enum(['number', 'words']).nullable(),
      sentence: z.string().nullable(),
    }),
  ),
  /** Every sentence that a figure can go with, in the order of the draft. */
  sentences: z.array(z.string()),
});
export type FigureProposals = z.infer<typeof figureProposalsSchema>;

export const proposeFigures = endpoint({
  method: 'post',
  path: '/api/figure-proposals',
  summary: 'Which sentence of a text each image would go with in a draft, by its description; nothing is stored',
  access: 'member',
  keyScope: 'run',
  // A text and ten descriptions of four bytes a character.
  bodyLimit: 262_144,
  body: z.object({
    text: z.string().max(limits.insights.maxCharacters * 2),
    descriptions: z.array(z.string().max(limits.image.descriptionCharacters)).min(1).max(limits.image.count),
  }),
  answer: figureProposalsSchema,
});
