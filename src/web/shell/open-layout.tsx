import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';

/** Pages for everybody; the sidebar stands there when somebody is signed in. */
export default function OpenLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
