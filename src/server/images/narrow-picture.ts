import sharp from 'sharp';

/** The picture as WebP in this width, or its own where it is narrower. The bytes are ones that the product has encoded. */
export async function narrowPicture(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  return sharp(bytes, { sequentialRead: true })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer();
}
