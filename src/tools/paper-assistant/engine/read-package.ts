import { type EnginePorts, InputError } from '#contract/engine.ts';
import { cleanText, countWords } from '#contract/free-text.ts';
import { inputErrorOf } from '#contract/input-error-of.ts';
import { limits } from '#contract/limits.ts';
import { speakPlainly } from '#contract/plain-messages.ts';
import {
  checkDescription,
  checkInsights,
  imageFileName,
  imageTypeOf,
  maxSeedCharacters,
  packageNames,
  prototypeOptions,
  readInputText,
} from '../tool.ts';
import type { PrototypeOptions } from './manuscript.ts';

speakPlainly();

/** A validated package. The archive is never trusted: all of the page's rules are applied again. */
export interface ResearchPackage {
  readonly text: string;
  readonly words: number;
  readonly images: readonly {
    readonly file: string;
    readonly description: string;
    readonly type: 'png' | 'jpeg';
    readonly bytes: Uint8Array;
    readonly sentence?: string | null;
  }[];
  readonly options: PrototypeOptions;
}

/** Throws InputError with the page's message for the first violated rule. */
export async function readPackage(upload: Uint8Array, ports: Pick<EnginePorts, 'archives'>): Promise<ResearchPackage> {
  const files = await ports.archives.read(upload, {
    entries: limits.packageEntries,
    totalBytes: limits.packageBytes,
    bytesFor: allowedBytes,
  });
  const input = files.get(packageNames.text);
  if (!input) throw inputErrorOf('invalid_package');

  const imageFiles = [...files.keys()].filter((name) => imageFileName.test(name));
  if (imageFiles.length > limits.image.count) throw inputErrorOf('too_many_images');
  const written = readInputText(decode(input), new Set(imageFiles));
  if (written.images.length !== imageFiles.length) throw inputErrorOf('invalid_package');

  const { places, options } = readOptions(files);
  const images = written.images.map(({ file, description }) => {
    const bytes = files.get(file) as Uint8Array;
    const type = imageTypeOf(bytes);
    if (type === null) throw inputErrorOf('invalid_image');
    const sentence = places.get(file);
    return {
      file,
      description: checkedDescription(description),
      type,
      bytes,
      ...(sentence === undefined ? {} : { sentence }),
    };
  });
  const text = cleanText(written.text).trim();
  const words = countWords(text);
  if (images.length === 0 && words < limits.insights.minWords) throw inputErrorOf('nothing_to_work_on');
  const problem = checkInsights(text, images.length);
  if (problem) throw new InputError(problem, 'invalid_text');
  return { text, words, images, options };
}

const smallTextBytes = 64 * 1024;

function allowedBytes(name: string): number {
  if (imageFileName.test(name)) return limits.image.bytes;
  if (name === packageNames.text) return 2 * limits.insights.maxCharacters * 4 + limits.image.count * smallTextBytes;
  if (name === packageNames.options) return smallTextBytes;
  if (name === packageNames.seeds) return maxSeedCharacters * 4;
  return 0;
}

function checkedDescription(description: string): string {
  const clean = cleanText(description, limits.image.descriptionCharacters + 1).trim();
  if ([...clean].length > limits.image.descriptionCharacters || checkDescription(clean))
    throw inputErrorOf('invalid_description');
  return clean;
}

/** The options, and the sentences that images were placed with, by image file name. */
function readOptions(files: ReadonlyMap<string, Uint8Array>): {
  options: PrototypeOptions;
  places: ReadonlyMap<string, string | null>;
} {
  const seeds = decode(files.get(packageNames.seeds) ?? new Uint8Array()).slice(0, maxSeedCharacters);
  const stored = files.get(packageNames.options);
  const parsed = prototypeOptions.safeParse(stored ? parseJson(decode(stored)) : {});
  if (!parsed.success) throw new InputError(parsed.error.issues[0]?.message ?? '', 'invalid_text');
  const { figures, ...options } = parsed.data;
  const authors = options.authors
    .map((author) => ({ ...author, name: oneLine(author.name), affiliation: oneLine(author.affiliation) }))
    .filter(({ name }) => name !== '');
  const bylines = authors.filter(
    ({ affiliation, email, orcid, corresponding }) => affiliation + email + orcid !== '' || corresponding,
  );
  const written: PrototypeOptions = {
    ...options,
    title: oneLine(options.title),
    authors: authors.map(({ name }) => name),
    ...(bylines.length === 0 ? {} : { bylines }),
    constraints: cleanText(options.constraints),
    seeds,
  };
  const places = figures.map(({ file, sentence }) => [file, sentence && oneLine(sentence)] as const);
  return { options: written, places: new Map(places) };
}

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw inputErrorOf('invalid_package');
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
