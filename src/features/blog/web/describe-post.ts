import type { ShellContext } from '#web/lib/shell-context.ts';
import type { StructuredThing } from '#web/ui/structured-data.tsx';
import { type ShownPost, shareImagePath } from '../contract/posts.ts';
import { texts } from './texts.ts';

/** A post and its place on the site, for search engines (schema.org). */
export function describePost(
  post: ShownPost,
  { appUrl, brand }: Pick<ShellContext, 'appUrl' | 'brand'>,
): StructuredThing[] {
  const at = (path: string) => new URL(path, appUrl).href;
  const address = at(`/blog/${post.slug}`);
  const publisher = { '@type': 'Organization', name: brand.name, url: at('/') };
  return [
    {
      '@type': 'BlogPosting',
      '@id': address,
      url: address,
      mainEntityOfPage: address,
      headline: post.title,
      ...(post.summary ? { description: post.summary } : {}),
      ...(post.category ? { articleSection: post.category.name } : {}),
      image: [...(post.featured_image ? [at(post.featured_image)] : []), at(shareImagePath(post))],
      datePublished: post.published_at,
      dateModified: [post.published_at, post.updated_at].sort().at(-1),
      author: { '@type': 'Person', name: post.author_name },
      publisher,
      inLanguage: 'en',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: brand.name, item: at('/') },
        { '@type': 'ListItem', position: 2, name: texts.list.title, item: at('/blog') },
        { '@type': 'ListItem', position: 3, name: post.title, item: address },
      ],
    },
  ];
}
