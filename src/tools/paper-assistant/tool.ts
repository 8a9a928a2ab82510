import { z } from 'zod';
import { authorsSchema } from '#contract/author.ts';
import { type VersionInput, type VersionResult, versionInput, versionResult } from '#contract/draft-editor.ts';
import { type DraftResult, draftResultSchema } from '#contract/draft-result.ts';
import { sentenceCharacters } from '#contract/figure-proposals.ts';
import { checkFreeText } from '#contract/free-text.ts';
import { limits } from '#contract/limits.ts';
import type { ModelTokens } from '#contract/model.ts';
import type { Tool } from '#contract/tool.ts';

/** A run's input; text and images are in the uploaded package. */
export const paperInput = z.object({ words: z.number().int(), images: z.number().int() });
export type PaperInput = z.infer<typeof paperInput>;

export const paperAssistant: Tool<PaperInput, DraftResult> = {
  slug: 'paper-assistant',
  name: 'Paper Assistant',
  description:
    'Turn research insights and images into a paper prototype: structured, cited where you cited, with gaps clearly marked.',
  group: 'specialty-academic',
  price: 10,
  takes: 'package',
  timeLimitSeconds: 300,
  input: paperInput,
  result: draftResultSchema,
};

/** Generates the files of a later version of a draft. */
export const paperVersion: Tool<VersionInput, VersionResult> = {
  slug: 'paper-version',
  name: 'Version of a draft',
  description: 'Typesets a version of a draft and packs its files.',
  group: 'specialty-academic',
  price: 0,
  takes: 'version',
  lane: 'short',
  timeLimitSeconds: 180,
  input: versionInput,
  result: versionResult,
};

/** Article types and designs, which select the checklist's reporting guideline. */
export const articleTypes = [
  '',
  'original-research',
  'review',
  'short-communication',
  'case-report',
  'methods',
  'thesis-chapter',
] as const;
export const studyDesigns = [
  '',
  'randomised-trial',
  'observational',
  'animal',
  'review',
  'prediction-model',
  'machine-learning',
  'qualitative',
  'other',
] as const;
export const templates = [
  'article',
  'ieee-journal',
  'ieee-conference',
  'elsarticle',
  'llncs',
  'revtex',
  'mnras',
  'spie',
  'acmart',
  'apa7',
  'aastex',
  'two-column-report',
] as const;

/** Optional inputs of the collapsed panel; sent as prototype.json, with the seed papers as seeds.bib. */
export const prototypeOptions = z.object({
  title: z.string().trim().max(300, 'The title may have at most 300 characters').default(''),
  authors: authorsSchema.default([]),
  template: z.enum(templates).default('article'),
  articleType: z.enum(articleTypes).default(''),
  design: z.enum(studyDesigns).default(''),
  constraints: z.string().trim().max(2_000, 'The constraints may have at most 2000 characters').default(''),
  /** False: no words of the text are sent to public libraries. */
  literature: z.boolean().default(true),
  /** The sentence that an image belongs to, by its words; null for none. Other images are placed by the draft. */
  figures: z
    .array(z.object({ file: z.string().max(40), sentence: z.string().max(sentenceCharacters).nullable() }))
    .max(limits.image.count)
    .default([]),
});
export type PrototypePanel = z.infer<typeof prototypeOptions>;
export const maxSeedCharacters = 600_000;

/**
 * Estimates the tokens that a language model reads and writes for a text of this length: one call each for searches,
 * connections and risks and, with lookups, three for abstracts. Assumes four characters per token.
 */
export function estimateModelTokens(characters: number, { literature }: { literature: boolean }): ModelTokens {
  const text = characters / 4;
  return literature
    ? { input: 6 * (text + 700) + 6 * 3_600, output: 200 + 3 * 900 + 800 + 500 }
    : { input: 2 * (text + 700), output: 800 + 500 };
}

/** The names inside the package. */
export const packageNames = { text: 'input.tex', options: 'prototype.json', seeds: 'seeds.bib' } as const;
export const imageFileName = new RegExp(`^[A-Za-z0-9]{${limits.imageFileName.randomCharacters}}\\.(?:png|jpe?g)$`, 'i');

/** The package's name: `<user id>_<timestamp>_research.zip`. */
export function packageFileName(userId: string, timestamp: number): string {
  return `${userId}_${timestamp}_research.zip`;
}

/** input.tex: the insight text, then one line per image: file name, colon, description. */
export function writeInputText(text: string, images: readonly { file: string; description: string }[]): string {
  const lines = images.map(({ file, description }) => `${file}: ${description.replace(/\s+/g, ' ').trim()}`);
  return [text, ...lines].join('\n');
}

/** The last lines describe the images, in package order; everything before them is the text. */
export function readInputText(
  content: string,
  imageFiles: ReadonlySet<string>,
): { text: string; images: { file: string; description: string }[] } {
  const lines = content.split('\n');
  const images: { file: string; description: string }[] = [];
  while (images.length < imageFiles.size) {
    const line = lines.at(-1) ?? '';
    const colon = line.indexOf(':');
    const file = line.slice(0, Math.max(0, colon));
    if (!imageFiles.has(file) || images.some((image) => image.file === file)) break;
    images.unshift({ file, description: line.slice(colon + 1).trim() });
    lines.pop();
  }
  return { text: lines.join('\n'), images };
}

/** The message for the insight text, or null. With at least one image there is no minimum; all other rules apply. */
export function checkInsights(text: string, imageCount: number): string | null {
  return checkFreeText(text, {
    maxWords: limits.insights.maxWords,
    ...(imageCount === 0 ? { minWords: limits.insights.minWords } : {}),
  });
}

export function checkDescription(text: string): string | null {
  return checkFreeText(text, { maxWords: limits.image.descriptionWords });
}

/** The image type, determined from its first bytes, or null: PNG (ISO/IEC 15948, 5.2) or JPEG (SOI and a marker). */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (png.every((byte, index) => bytes[index] === byte)) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  return null;
}

export type ImageType = 'png' | 'jpeg';
