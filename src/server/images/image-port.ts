import sharp from 'sharp';
import type { ImagePort } from '../../contract/engine.ts';
import { InputError } from '../../contract/engine.ts';
import { errorCatalogue } from '../../contract/errors.ts';

/**
 * Images by libvips, one at a time on one thread, so that ten large pictures need the memory of one. The result depends on
 * the pixels alone: orientation applied, colours in 8-bit sRGB, no metadata.
 */
export function createImagePort(): ImagePort {
  sharp.concurrency(1);
  sharp.cache(false);
  let turn: Promise<unknown> = Promise.resolve();
  return {
    reencode: (bytes, type) => {
      const job = turn.then(() => reencode(bytes, type));
      turn = job.catch(() => undefined);
      return job;
    },
  };
}

/** 12,000 by 12,000: a decoder is a way to fill memory with few bytes. */
const MOST_PIXELS = 144_000_000;
const LONGEST_SIDE = 4000;

async function reencode(bytes: Uint8Array, type: 'png' | 'jpeg'): ReturnType<ImagePort['reencode']> {
  if (!startsAs(bytes, type)) throw new InputError(errorCatalogue.invalid_image.message, 'invalid_image');
  try {
    const picture = sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      sequentialRead: true,
      animated: false,
    })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded =
      type === 'png'
        ? picture.png({ compressionLevel: 9, palette: false })
        : picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    throw new InputError(errorCatalogue.unreadable_image.message, 'unreadable_image');
  }
}

function startsAs(bytes: Uint8Array, type: 'png' | 'jpeg'): boolean {
  const signature = type === 'png' ? [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] : [0xff, 0xd8, 0xff];
  return signature.every((byte, index) => bytes[index] === byte);
}
