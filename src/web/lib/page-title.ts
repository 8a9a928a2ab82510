import { useEffect } from 'react';
import type { MetaDescriptor } from 'react-router';
import { type PageOfRouter, shellOf } from './describe-page.ts';
import { useShell } from './shell.ts';
import type { ShellContext } from './shell-context.ts';

/** A page's `meta` with its title, followed by the product's name; a page that guests find has a description too. */
export function pageTitle(
  title: string,
  description?: string,
): (page: Pick<PageOfRouter, 'matches'>) => MetaDescriptor[] {
  return ({ matches }) => {
    const shell = shellOf(matches);
    return [
      { title: shell ? titleOfTab(title, shell.brand) : title },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ];
  };
}

/** The tab's title for content whose name arrives with its data; null until known. */
export function useTabTitle(title: string | null): void {
  const { brand } = useShell();
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = titleOfTab(title, brand);
    return () => {
      // The next page may have the same title as the document originally had, which then wouldn't be set again.
      document.title = before;
    };
  }, [title, brand]);
}

function titleOfTab(title: string, brand: ShellContext['brand']): string {
  return `${title} · ${brand.name}`;
}
