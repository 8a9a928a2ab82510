import { limits } from '../../../contract/limits.ts';
import { checkDescription, imageTypeOf } from '../tool.ts';
import { texts } from './texts.ts';

/** An image of the page: it lives in the browser only, until it travels in the package. */
export interface ImageItem {
  readonly id: string;
  readonly file: File;
  /** Object URL; revoked when the image is removed. */
  readonly preview: string;
  readonly description: string;
  /** Ten random letters and digits, and the extension that the file came with. */
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
    const found = await problemOf(file);
    if (found) problem ??= found;
    else items.push(newItem(file));
  }
  return { items, problem };
}

async function problemOf(file: File): Promise<string | null> {
  const typed = file.type === '' || file.type === 'image/png' || file.type === 'image/jpeg';
  if (!typed || !/\.(?:png|jpe?g)$/i.test(file.name)) return texts.failures.imageType;
  if (file.size > limits.image.bytes) return texts.failures.imageSize;
  return checkSignature(file);
}

/** The first bytes decide; a file that cannot be read says so. */
export async function checkSignature(file: File): Promise<string | null> {
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  } catch {
    return texts.failures.unreadable;
  }
  const type = imageTypeOf(head);
  const named = /\.png$/i.test(file.name) ? 'png' : 'jpeg';
  return type === named ? null : texts.failures.imageContent;
}

function newItem(file: File): ImageItem {
  return {
    id: crypto.randomUUID(),
    file,
    preview: URL.createObjectURL(file),
    description: '',
    fileName: randomFileName(file.name),
    valid: true,
  };
}

export function describe(item: ImageItem, description: string): ImageItem {
  return { ...item, description, valid: checkDescription(description) === null };
}

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random values above the last whole multiple of 62 are drawn again, so that every character is equally likely. */
export function randomFileName(original: string): string {
  let name = '';
  while (name.length < limits.imageFileName.randomCharacters) {
    const [value = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (value < 248) name += characters[value % characters.length];
  }
  return `${name}${original.slice(original.lastIndexOf('.'))}`;
}
