import sharp, { type Sharp } from 'sharp';

/** As WebP in this width, or in its original width if that is smaller. */
export function narrowPicture(bytes: Uint8Array, width: number): Sharp {
  return sharp(bytes, { sequentialRead: true })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 });
}
