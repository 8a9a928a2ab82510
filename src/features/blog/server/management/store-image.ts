import { randomUUID } from 'node:crypto';
import { type ActionSource, recordAction } from '#features/audit/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { receiveFile } from '#server/run-api/receive-file.ts';
import { largestImage, type UploadedImage } from '../../contract/management.ts';

/**
 * Stores an image for the blog, re-encoded so that only its pixels are published. Throws like receiveFile and the
 * image port.
 */
export async function storeImage(
  { db, files, ports }: Pick<Platform, 'db' | 'files' | 'ports'>,
  by: ActionSource,
  request: Request,
  alt: string,
): Promise<UploadedImage> {
  const pieces: Uint8Array[] = [];
  await receiveFile(request, {
    maxBytes: largestImage,
    async store(content) {
      for await (const piece of content) pieces.push(piece);
    },
  });
  const received = Buffer.concat(pieces);
  // The port refuses anything that isn't one of these types.
  const format = received[0] === 0x89 ? 'png' : 'jpg';
  const { bytes, width, height } = await ports.images.reencode(received, format === 'png' ? 'png' : 'jpeg');
  const id = randomUUID();
  const key = `blog/images/${id}`;
  await files.put(key, bytes);
  try {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('blog_images')
        .values({ id, format, width, height, bytes: bytes.length, alt, user_id: by.actor.id })
        .execute();
      await recordAction(trx, {
        ...by,
        action: 'upload_blog_image',
        target: { type: 'blog_images', id },
        details: { width, height, bytes: bytes.length },
      });
    });
  } catch (error) {
    await files.remove(key);
    throw error;
  }
  return { address: `/blog/images/${id}.${format}`, width, height, alt };
}
