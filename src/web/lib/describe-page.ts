import type { MetaDescriptor } from 'react-router';
import type { ShellContext } from './shell-context.ts';

/** What a page's `meta` function returns for readers, search engines and links that are shared. */
export function describePage({ matches, location }: PageOfRouter, texts: PageTexts): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellContext | undefined;
  if (!shell) return [];
  const { brand, appUrl } = shell;
  const { title, description, type = 'website' } = texts(brand);
  const address = new URL(location.pathname, appUrl).href;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
  ];
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
};
