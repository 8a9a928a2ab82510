import { createHash } from 'node:crypto';
import type { Db } from '../../../server/db/database.ts';
import { findImageSizes } from './images.ts';
import type { RenderedMarkdown } from './markdown/render-markdown.ts';

/**
 * Texts as HTML, each rendered once and kept by the hash of its Markdown, the least recently read ones given up first.
 * `limit` is in characters of HTML.
 */
export function createRenderedPosts(db: Db, limit = 8_000_000): RenderedPosts {
  const kept = new Map<string, RenderedMarkdown>();
  let size = 0;
  return {
    async render(markdown) {
      const key = createHash('sha256').update(markdown).digest('base64');
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const sizes = await findImageSizes(db, markdown);
      // Loaded with the first text: the start of the server does not wait for it.
      const { renderMarkdown } = await import('./markdown/render-markdown.ts');
      const rendered = renderMarkdown(markdown, { sizes });
      if (!kept.has(key)) {
        kept.set(key, rendered);
        size += rendered.html.length;
      }
      for (const [oldest, { html }] of kept) {
        if (size <= limit) break;
        kept.delete(oldest);
        size -= html.length;
      }
      return rendered;
    },
  };
}

export interface RenderedPosts {
  /** Throws InputError when the text cannot be shown. */
  render(markdown: string): Promise<RenderedMarkdown>;
}
