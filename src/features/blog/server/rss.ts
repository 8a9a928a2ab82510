import { Feed } from 'feed';
import type { Config } from '#server/base/config/config.ts';
import type { PublicPost } from './public-posts.ts';

/** RSS 2.0 of the given posts, newest first; `html` is each text for readers without our styles. */
export function rss(
  posts: readonly { readonly post: PublicPost; readonly html: string }[],
  { brand, appUrl }: Pick<Config, 'brand' | 'appUrl'>,
): string {
  const at = (path: string) => new URL(path, appUrl).href;
  const feed = new Feed({
    title: writable(`${brand.name} Blog`),
    description: writable(
      `Product updates of ${brand.name}, and notes on planning research papers and reading leases.`,
    ),
    id: at('/blog'),
    link: at('/blog'),
    language: 'en',
    copyright: brand.name,
    generator: brand.name,
    feedLinks: { rss: at('/blog/rss.xml') },
    ...(posts[0] ? { updated: new Date(latest(posts.map(({ post }) => changed(post)))) } : {}),
  });
  for (const { post, html } of posts) {
    feed.addItem({
      title: writable(post.title),
      // Stable when the address changes, so that feed readers don't show the post twice.
      id: `urn:uuid:${post.id}`,
      guid: `urn:uuid:${post.id}`,
      link: at(`/blog/${post.slug}`),
      date: new Date(post.published_at),
      ...(post.summary ? { description: writable(post.summary) } : {}),
      content: writable(html),
      // RSS requires an email address for an author; Dublin Core a name.
      extensions: [{ name: 'dc:creator', objects: { _cdata: writable(post.author_name) } }],
      ...(post.category ? { category: [{ name: writable(post.category.name) }] } : {}),
    });
  }
  return feed.rss2();
}

function changed(post: PublicPost): string {
  return latest([post.published_at, post.updated_at]);
}

function latest(times: readonly string[]): string {
  return [...times].sort().at(-1) ?? '';
}

/** Without characters that XML 1.0 doesn't allow: control characters and lone surrogates. */
function writable(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}
