import { zipSync } from 'fflate';
import sharp from 'sharp';
import { packageNames, writeInputText } from '#tools/paper-assistant/tool.ts';

/** A package as the page builds it. */
export function researchPackage(content: {
  text?: string;
  images?: { file: string; description?: string; bytes: Uint8Array }[];
  options?: unknown;
  seeds?: string;
}): Uint8Array {
  const images = content.images ?? [];
  const list = images.map(({ file, description }) => ({ file, description: description ?? '' }));
  const encode = (text: string) => new TextEncoder().encode(text);
  return zipSync({
    [packageNames.text]: encode(writeInputText(content.text ?? '', list)),
    ...Object.fromEntries(images.map(({ file, bytes }) => [file, bytes])),
    ...(content.options === undefined ? {} : { [packageNames.options]: encode(JSON.stringify(content.options)) }),
    ...(content.seeds === undefined ? {} : { [packageNames.seeds]: encode(content.seeds) }),
  });
}

/** A small real image with some structure in it. */
export async function picture(
  type: 'png' | 'jpeg',
  options: { width?: number; height?: number; cmyk?: boolean } = {},
): Promise<Uint8Array> {
  const { width = 320, height = 200 } = options;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 200"><rect width="320" height="200" fill="#fff"/><path d="M20 180 L90 120 L160 130 L230 60 L300 30" stroke="#17505a" stroke-width="4" fill="none"/></svg>`;
  let image = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
  if (options.cmyk) image = image.toColourspace('cmyk');
  return new Uint8Array(await (type === 'png' ? image.png() : image.jpeg()).toBuffer());
}

/** `count` different words in plain sentences. */
export function plainInsights(count: number): string {
  const sentences: string[] = [];
  for (let written = 0; written < count; written += 10) {
    const length = Math.min(10, count - written);
    sentences.push(`${Array.from({ length }, (_, index) => `w${written + index}`).join(' ')}.`);
  }
  return sentences.join(' ');
}
