import type { Db } from '../../../server/db/database.ts';
import type { FileStore } from '../../../server/files/file-store.ts';
import type { ImageSize } from './markdown/render-markdown.ts';

/** Sizes in pixels of our own pictures that a text names, by their address. */
export async function findImageSizes(db: Db, markdown: string): Promise<ReadonlyMap<string, ImageSize>> {
  const ids = new Set(Array.from(markdown.matchAll(imageAddress), ([, id]) => id as string));
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('blog_images')
    .select(['id', 'format', 'width', 'height'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, format, width, height }) => [imagePath(id, format), { width, height }]));
}

/** The bytes of a picture by the last part of its address; null when there is none. */
export async function readImage(
  files: FileStore,
  db: Db,
  id: string,
  format: string,
): Promise<{ bytes: Uint8Array; contentType: string } | null> {
  const row = await db.selectFrom('blog_images').select('format').where('id', '=', id).executeTakeFirst();
  if (row?.format !== format) return null;
  return {
    bytes: await files.get(imageKey(id)),
    contentType: format === 'png' ? 'image/png' : 'image/jpeg',
  };
}

export function imagePath(id: string, format: 'jpg' | 'png'): string {
  return `/blog/images/${id}.${format}`;
}

/** Where the bytes lie in the file store. */
export function imageKey(id: string): string {
  return `blog/images/${id}`;
}

const imageAddress = /\/blog\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:jpg|png)/g;
