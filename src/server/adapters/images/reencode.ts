import sharp, { type Metadata } from 'sharp';

export type ImageRefusalCode = 'invalid_image' | 'unreadable_image' | 'image_too_many_pixels' | 'image_interlaced';

export class ImageRefusal extends Error {
  override readonly name = 'ImageRefusal';
  readonly code: ImageRefusalCode;
  constructor(code: ImageRefusalCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Decodes and re-encodes an image, so that the result depends only on the pixels: orientation applied, 8-bit sRGB
 * colors, no metadata. The memory that a decoder would need is estimated from the file's header before decoding starts.
 * Throws ImageRefusal.
 */
export async function reencode(bytes: Uint8Array, type: 'png' | 'jpeg') {
  if (!startsAs(bytes, type)) throw new ImageRefusal('invalid_image');
  const input = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, animated: false } as const;
  try {
    judge(await sharp(bytes, { ...input, limitInputPixels: false }).metadata());
    const picture = sharp(bytes, input)
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded =
      type === 'png'
        ? picture.png({ compressionLevel: 9, palette: false })
        : picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof ImageRefusal ? error : new ImageRefusal('unreadable_image');
  }
}

function judge({ width = 0, height = 0, channels = 4, depth, isProgressive = false }: Metadata): void {
  const pixels = width * height;
  const decoded = pixels * channels * (depth === 'uchar' ? 1 : 2);
  if (pixels > MOST_PIXELS || decoded > MOST_BYTES) throw new ImageRefusal('image_too_many_pixels');
  // A progressive image must be decoded as a whole in memory.
  if (isProgressive && pixels > MOST_INTERLACED) throw new ImageRefusal('image_interlaced');
}

/** 12,000 by 12,000, with three channels of a byte each and a margin: a small file can decode to a very large image. */
const MOST_PIXELS = 144_000_000;
const MOST_BYTES = 600_000_000;
const MOST_INTERLACED = 20_000_000;
const LONGEST_SIDE = 4000;

function startsAs(bytes: Uint8Array, type: 'png' | 'jpeg'): boolean {
  const signature = type === 'png' ? [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] : [0xff, 0xd8, 0xff];
  return signature.every((byte, index) => bytes[index] === byte);
}
