import { data } from 'react-router';
import type { PageOfRouter } from '../lib/describe-page.ts';
import { pageTitle } from '../lib/page-title.ts';
import type { PageHandle } from '../lib/use-static-page.ts';
import { Frame } from './frame.tsx';
import { LostPage } from './lost-page.tsx';
import { texts } from './texts.ts';

/** The page for unknown addresses; mounted as the last route, outside the layouts, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

/** Client-side navigation requests nothing here, not even when a link is hovered. */
export function clientLoader() {
  return null;
}

export const handle: PageHandle = { static: true };

export function meta(page: Pick<PageOfRouter, 'matches'>) {
  return [...pageTitle(texts.missing.pageTitle)(page), { name: 'robots', content: 'noindex' }];
}

export default function NotFound() {
  return (
    <Frame>
      <LostPage kind="missing" />
    </Frame>
  );
}
