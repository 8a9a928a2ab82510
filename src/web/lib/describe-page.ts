import type { MetaDescriptor } from 'react-router';
import type { ShellContext } from './shell-context.ts';

/** The `meta` of a page for readers, search engines and shared links. */
export function describePage({ matches, location }: PageOfRouter, texts: PageTexts): MetaDescriptor[] {
  const shell = shellOf(matches);
  if (!shell) return [];
  const { brand, appUrl } = shell;
  const { title, description, type = 'website', path = location.pathname, image, article, feed } = texts(brand);
  // Relative, because a path that begins with two slashes would name another host.
  const address = new URL(`.${path}`, appUrl).href;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/rss+xml',
            title: brand.name,
            href: new URL('/blog/rss.xml', appUrl).href,
          },
        ]
      : []),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(image
      ? [
          { property: 'og:image', content: new URL(image.path, appUrl).href },
          { property: 'og:image:type', content: 'image/png' },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: image.alt },
        ]
      : []),
    ...(article
      ? [
          { property: 'article:published_time', content: article.publishedAt },
          { property: 'article:modified_time', content: article.modifiedAt },
          { property: 'article:author', content: article.author },
          ...(article.section ? [{ property: 'article:section', content: article.section }] : []),
        ]
      : []),
    // Preview cards take the rest from the tags above.
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}

/** The server's data for the frame, for a page's `meta`; undefined if the document couldn't be rendered. */
export function shellOf(matches: PageOfRouter['matches']): ShellContext | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as ShellContext | undefined;
}

/** The part of the router's arguments of `meta` that this needs. */
export interface PageOfRouter {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
  readonly location: { readonly pathname: string };
}

export type PageTexts = (brand: ShellContext['brand']) => {
  readonly title: string;
  readonly description: string;
  readonly type?: 'website' | 'article';
  /** The page's canonical address, if it isn't its path. */
  readonly path?: string;
  /** The preview image of the page's link, 1,200 by 630 pixels. */
  readonly image?: { readonly path: string; readonly alt: string };
  readonly article?: {
    readonly publishedAt: string;
    readonly modifiedAt: string;
    readonly author: string;
    readonly section?: string | undefined;
  };
  /** Whether the page has a feed. */
  readonly feed?: boolean;
};
