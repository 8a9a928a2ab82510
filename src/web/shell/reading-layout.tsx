import { Outlet } from 'react-router';
import type { PageHandle } from '../lib/use-still-page.ts';
import { Frame } from './frame.tsx';

/** Pages for everyone that are only read: a guest gets them without React. The sidebar is there for a signed-in user. */
export const handle: PageHandle = { still: true };

export default function ReadingLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
