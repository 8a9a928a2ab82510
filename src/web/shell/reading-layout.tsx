import { Outlet } from 'react-router';
import type { PageHandle } from '../lib/use-static-page.ts';
import { Frame } from './frame.tsx';

/** Non-interactive pages for everyone: guests get them without React, logged-in users with the sidebar. */
export const handle: PageHandle = { static: true };

export default function ReadingLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
