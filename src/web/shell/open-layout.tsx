import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';

/** Pages for everyone; the sidebar is there when someone is logged in. */
export default function OpenLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
