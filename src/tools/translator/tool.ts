import { z } from 'zod';
import type { ModelTokens } from '#contract/model.ts';
import type { Tool } from '#contract/tool.ts';
import { glossaryLimits, languageSchema, type Translation, translationSchema } from '#contract/translation.ts';

/** A translation's parameters; the document and the glossary are in the package. */
export const translatorInput = z.object({
  fileName: z.string(),
  format: z.enum(['docx', 'md', 'tex', 'txt']),
  source: languageSchema,
  target: languageSchema,
});
export type TranslatorInput = z.infer<typeof translatorInput>;

export const translator: Tool<TranslatorInput, Translation> = {
  slug: 'translator',
  name: 'Translator',
  description: 'Translate academic documents and keep their terminology and citations.',
  group: 'specialty-academic',
  price: 5,
  takes: 'package',
  timeLimitSeconds: 2_700,
  input: translatorInput,
  result: translationSchema,
};

/**
 * Estimates the tokens that a language model reads and writes for this many characters, at four per token: the passages
 * with their placeholders, instructions for every 4,000 characters, and an answer that is slightly longer than the
 * text.
 */
export function estimateModelTokens(characters: number): ModelTokens {
  const text = characters / 4;
  return { input: 1.3 * text + 1_000 * Math.ceil(characters / 4_000), output: 1.4 * text };
}

/** The files of the package that the page sends. */
export const packageNames = { options: 'translation.json', document: 'document' } as const;

export const translationOptions = z
  .object({
    fileName: z.string().max(200),
    source: languageSchema,
    target: languageSchema,
    /** Lines of the form 'term = translation'. */
    glossary: z.string().max(glossaryLimits.terms * (2 * glossaryLimits.characters + 10)),
  })
  .refine(({ source, target }) => source !== target, 'Please choose two different languages.');
export type TranslationOptions = z.infer<typeof translationOptions>;
