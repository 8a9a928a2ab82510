import type { Db } from '#server/base/db/database.ts';
import { FileMissing } from '#server/base/files/file-store.ts';
import type { Platform } from '#server/platform.ts';
import { pictureWidths } from '../contract/posts.ts';
import type { ImageSize } from './markdown/render-markdown.ts';

/** Sizes in pixels of our own images in a text, by their address. */
export async function findImageSizes(db: Db, markdown: string): Promise<ReadonlyMap<string, ImageSize>> {
  const ids = new Set(Array.from(markdown.matchAll(imageAddress), ([, id]) => id as string));
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('blog_images')
    .select(['id', 'format', 'width', 'height'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, format, width, height }) => [`/blog/images/${id}.${format}`, { width, height }]));
}

/** Serves images in their original size or in one of the widths of the contract. */
export function createImages({ db, files, ports }: Pick<Platform, 'db' | 'files' | 'ports'>): PostImages {
  const underWay = new Map<string, Promise<Uint8Array>>();
  return {
    async read(file, width) {
      const [, id, format] = fileName.exec(file) ?? [];
      if (!id || (width !== null && !pictureWidths.some((known) => known === width))) return null;
      const row = await db.selectFrom('blog_images').select('format').where('id', '=', id).executeTakeFirst();
      if (row?.format !== format) return null;
      const key = `blog/images/${id}`;
      if (width !== null) return { bytes: await narrow(key, width), contentType: 'image/webp' };
      return { bytes: await files.get(key), contentType: format === 'png' ? 'image/png' : 'image/jpeg' };
    },
  };

  /** Created on first request, once, and stored next to the image. */
  function narrow(key: string, width: number): Promise<Uint8Array> {
    const narrowKey = `${key}-${width}`;
    const made =
      underWay.get(narrowKey) ??
      files
        .get(narrowKey)
        .catch(async (error) => {
          if (!(error instanceof FileMissing)) throw error;
          const bytes = await ports.images.narrow(await files.get(key), width);
          await files.put(narrowKey, bytes);
          return bytes;
        })
        .finally(() => underWay.delete(narrowKey));
    underWay.set(narrowKey, made);
    return made;
  }
}

export interface PostImages {
  /** By the last part of its address; null when there is no such image or no such width. */
  read(file: string, width: number | null): Promise<{ bytes: Uint8Array; contentType: string } | null>;
}

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const fileName = new RegExp(`^(${id})\\.(jpg|png)$`);
const imageAddress = new RegExp(`/blog/images/(${id})\\.(?:jpg|png)`, 'g');
