import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Renders the icons for browsers and phones from `public/favicon.svg`: run it when that drawing changes. */
const folder = new URL('../public/', import.meta.url);
const drawing = await readFile(new URL('favicon.svg', folder), 'utf8');
/** Phones crop icons to their own shape, so the background extends to every edge. */
const whole = drawing.replace('rx="13"', '');

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();

await writeFile(new URL('apple-touch-icon.png', folder), await png(whole, 180));
await writeFile(new URL('icon-192.png', folder), await png(whole, 192));
await writeFile(new URL('icon-512.png', folder), await png(whole, 512));
const sides = [16, 32, 48];
await writeFile(
  new URL('favicon.ico', folder),
  iconFile(await Promise.all(sides.map(async (side) => ({ side, png: await png(drawing, side) })))),
);

/**
 * An .ico file with PNG images, which every browser since 2009 can read: a header of 6 bytes, 16 per image, the images.
 */
function iconFile(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
