import { type AsyncZippable, zip } from 'fflate';
import { cleanText } from '#contract/free-text.ts';
import { limits } from '#contract/limits.ts';
import { type PrototypePanel, packageFileName, packageNames, writeInputText } from '../tool.ts';
import type { ImageItem } from './image-item.ts';
import { UnreadableFile } from './refusal.ts';
import { texts } from './texts.ts';

/**
 * The research package as a file: input.tex with the cleaned texts, the images under their generated names, and the
 * options.
 */
export async function buildPackage(content: {
  userId: string;
  timestamp: number;
  text: string;
  images: readonly ImageItem[];
  panel: PrototypePanel;
  seeds: string;
}): Promise<File> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const list = content.images.map(({ fileName, description }) => ({
    file: fileName,
    description: cleanText(description, limits.image.descriptionCharacters),
  }));
  const files: AsyncZippable = { [packageNames.text]: encode(writeInputText(cleanText(content.text), list)) };
  for (const { fileName, file } of content.images) {
    // Images are already compressed, so they are stored without compression.
    files[fileName] = [await readFile(file), { level: 0 }];
  }
  files[packageNames.options] = encode(JSON.stringify(content.panel));
  if (content.seeds.trim()) files[packageNames.seeds] = encode(content.seeds);
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    zip(files, (error, data) => (error ? reject(error) : resolve(data)));
  });
  const name = packageFileName(content.userId, content.timestamp);
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/zip' });
}

async function readFile(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnreadableFile(texts.failures.unreadable);
  }
}
