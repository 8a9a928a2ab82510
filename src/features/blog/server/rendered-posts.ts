import { createHash } from 'node:crypto';
import type { TaskPort } from '#contract/engine.ts';
import type { Db } from '#server/base/db/database.ts';
import { createBoundedCache } from '#server/base/memory/bounded-cache.ts';
import { findImageSizes } from './images.ts';
import type { RenderedMarkdown, RenderOptions } from './markdown/render-markdown.ts';

/**
 * Texts as HTML, each rendered once and cached by the hash of its Markdown; the least recently used are dropped first.
 * `limit` is in characters of HTML.
 */
export function createRenderedPosts(db: Db, tasks: TaskPort, limit = 8_000_000): RenderedPosts {
  const kept = createBoundedCache<RenderedMarkdown>({ limit, sizeOf: ({ html }) => html.length });
  return {
    render: (markdown) => cachedOrNew('page', markdown, async () => ({ sizes: await findImageSizes(db, markdown) })),
    preview: async (markdown) => rendered(markdown, { sizes: await findImageSizes(db, markdown) }),
    renderPlain: async (markdown, base) =>
      (await cachedOrNew('feed', markdown, async () => ({ plain: true, base }))).html,
  };

  async function cachedOrNew(use: string, markdown: string, options: () => Promise<RenderOptions>) {
    const key = `${use} ${createHash('sha256').update(markdown).digest('base64')}`;
    const found = kept.get(key);
    if (found) return found;
    const made = await rendered(markdown, await options());
    kept.set(key, made);
    return made;
  }

  /** Outside the server's event loop, because a Markdown parser takes quadratic time on some texts. */
  async function rendered(markdown: string, options: RenderOptions): Promise<RenderedMarkdown> {
    return (await tasks.run('render-post', { markdown, options })) as RenderedMarkdown;
  }
}

export interface RenderedPosts {
  /** For pages. Throws InputError when the text cannot be shown. */
  render(markdown: string): Promise<RenderedMarkdown>;
  /** Same as `render`, but not cached, because unsaved text changes with every keystroke. */
  preview(markdown: string): Promise<RenderedMarkdown>;
  /** For feeds: HTML with absolute addresses. */
  renderPlain(markdown: string, base: string): Promise<string>;
}
