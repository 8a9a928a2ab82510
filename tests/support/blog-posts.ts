import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { picture } from './research-package.ts';
import type { RunningProduct } from './running-product.ts';

/** Puts posts into a running product's database, and images into its files. Call `close` when done. */
export async function blogOf(product: Pick<RunningProduct, 'databaseUrl' | 'dataDir'>): Promise<BlogOf> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  return {
    database,
    async category(name, slug) {
      const { rows } = await database.query('insert into blog_categories (name, slug) values ($1, $2) returning id', [
        name,
        slug,
      ]);
      return rows[0].id;
    },
    async post(values) {
      const row = {
        title: `About ${values.slug}`,
        author_name: 'Mara Example',
        status: 'published',
        published_at: new Date('2026-03-14T15:09:00Z'),
        ...values,
      };
      const names = Object.keys(row);
      const { rows } = await database.query(
        `insert into blog_posts (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
        Object.values(row),
      );
      return rows[0].id;
    },
    async image(width, height) {
      const id = randomUUID();
      const bytes = await picture('png', { width, height });
      await mkdir(join(product.dataDir, 'files', 'blog', 'images'), { recursive: true });
      await writeFile(join(product.dataDir, 'files', 'blog', 'images', id), bytes);
      await database.query(
        `insert into blog_images (id, format, width, height, bytes) values ($1, 'png', $2, $3, $4)`,
        [id, width, height, bytes.length],
      );
      return `/blog/images/${id}.png`;
    },
    close: () => database.end(),
  };
}

export interface BlogOf {
  readonly database: pg.Client;
  /** Returns its id. */
  category(name: string, slug: string): Promise<string>;
  /** Public by default; returns its id. */
  post(values: { slug: string } & Readonly<Record<string, unknown>>): Promise<string>;
  /** Returns its address. */
  image(width: number, height: number): Promise<string>;
  close(): Promise<void>;
}
