import { limits } from '#contract/limits.ts';
import { checkDescription, type ImageType, imageTypeOf } from '../tool.ts';
import { texts } from './texts.ts';

/** An image of the page: it lives in the browser only, until it travels in the package. */
export interface ImageItem {
  readonly id: string;
  readonly file: File;
  /** Object URL; revoked when the image is removed. */
  readonly preview: string;
  readonly description: string;
  /** Ten random letters and digits, and an extension that is true of the bytes. */
  readonly fileName: string;
  /** Whether the description keeps its rules. */
  readonly valid: boolean;
  /** The sentence that the user placed it with, null for none; absent while the proposal stands. */
  readonly sentence?: string | null;
}

/**
 * Checks chosen files one after the other and makes items of those that pass; `problem` is the first sentence to show.
 * Too many files at once are refused as a whole, because nobody could say which ten were meant.
 */
export async function chooseImages(
  files: readonly File[],
  present: number,
): Promise<{ items: ImageItem[]; problem: string | null }> {
  if (present + files.length > limits.image.count) {
    return { items: [], problem: texts.failures.tooManyImages };
  }
  const items: ImageItem[] = [];
  let problem: string | null = null;
  for (const file of files) {
    const checked = await checkImage(file);
    if (checked.problem !== null) problem ??= checked.problem;
    else items.push(newItem(file, checked.type));
  }
  return { items, problem };
}

/** The first bytes decide, whatever the name says; a file that cannot be read says so. */
export async function checkImage(file: File): Promise<CheckedImage> {
  let type: ImageType | null;
  try {
    type = imageTypeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  } catch {
    return { problem: texts.failures.unreadable };
  }
  if (type === null) return { problem: isNamedImage(file) ? texts.failures.imageContent : texts.failures.imageType };
  if (file.size > limits.image.bytes) return { problem: texts.failures.imageSize };
  return { problem: null, type };
}

type CheckedImage = { readonly problem: string } | { readonly problem: null; readonly type: ImageType };

function isNamedImage(file: File): boolean {
  const typed = file.type === '' || file.type === 'image/png' || file.type === 'image/jpeg';
  return typed && (extensions.png.test(file.name) || extensions.jpeg.test(file.name));
}

const extensions = { png: /\.png$/i, jpeg: /\.jpe?g$/i } as const;
/** For a file that came with none of its type. */
const usualExtension = { png: '.png', jpeg: '.jpg' } as const;

function newItem(file: File, type: ImageType): ImageItem {
  return {
    id: crypto.randomUUID(),
    file,
    preview: URL.createObjectURL(file),
    description: '',
    fileName: randomFileName(file.name, type),
    valid: true,
  };
}

export function describe(item: ImageItem, description: string): ImageItem {
  return { ...item, description, valid: checkDescription(description) === null };
}

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random values above the last whole multiple of 62 are drawn again, so that every character is equally likely. */
export function randomFileName(original: string, type: ImageType): string {
  let name = '';
  while (name.length < limits.imageFileName.randomCharacters) {
    const [value = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (value < 248) name += characters[value % characters.length];
  }
  return name + (extensions[type].exec(original)?.[0] ?? usualExtension[type]);
}
