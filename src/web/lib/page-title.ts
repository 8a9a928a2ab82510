import { useEffect } from 'react';
import type { MetaDescriptor } from 'react-router';
import { type PageOfRouter, shellOf } from './describe-page.ts';
import { useShell } from './shell.ts';
import type { ShellContext } from './shell-context.ts';

/** A page's `meta` by which its tab says what it shows, and then the product's name. */
export function pageTitle(title: string): (page: Pick<PageOfRouter, 'matches'>) => MetaDescriptor[] {
  return ({ matches }) => {
    const shell = shellOf(matches);
    return [{ title: shell ? titleOfTab(title, shell.brand) : title }];
  };
}

/** The title of the tab while the page shows a thing whose name is known only with its data; null while it is not known. */
export function useTabTitle(title: string | null): void {
  const { brand } = useShell();
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = titleOfTab(title, brand);
    return () => {
      // The next page may bear the name that the document came with, and is then not written again.
      document.title = before;
    };
  }, [title, brand]);
}

function titleOfTab(title: string, brand: ShellContext['brand']): string {
  return `${title} · ${brand.name}`;
}
