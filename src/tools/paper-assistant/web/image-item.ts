import { limits } from '#contract/limits.ts';
import { checkDescription, type ImageType, imageTypeOf } from '../tool.ts';
import { texts } from './texts.ts';

/** An image on the page: only in the browser until it is sent in the package. */
export interface ImageItem {
  readonly id: string;
  readonly file: File;
  /** Object URL; revoked when the image is removed. */
  readonly preview: string;
  readonly description: string;
  /** Ten random letters and digits, with an extension that matches the content. */
  readonly fileName: string;
  /** Whether the description is valid. */
  readonly valid: boolean;
  /** The sentence that the user placed it with, null for none; absent while the suggestion applies. */
  readonly sentence?: string | null;
}

/**
 * Checks the chosen files one by one and returns items for the valid ones; `problem` is the first error message. If
 * there are too many, all are rejected, because it is unclear which ten were meant.
 */
export async function chooseImages(
  files: readonly File[],
  count: number,
): Promise<{ items: ImageItem[]; problem: string | null }> {
  if (count + files.length > limits.image.count) {
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

/** The first bytes decide, not the file name; an unreadable file gets a message. */
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
/** For a file whose extension does not match its type. */
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

/** Random values above the last whole multiple of 62 are redrawn, so that every character is equally likely. */
export function randomFileName(original: string, type: ImageType): string {
  let name = '';
  while (name.length < limits.imageFileName.randomCharacters) {
    const [value = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (value < 248) name += characters[value % characters.length];
  }
  return name + (extensions[type].exec(original)?.[0] ?? usualExtension[type]);
}
