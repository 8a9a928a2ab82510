import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether the sidebar is expanded next to the page, or open as a sheet on a phone. Navigation closes both. */
export function SidebarState({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>('none');
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event, not an input.
  useEffect(() => setOpened('none'), [pathname]);
  // Rotating a phone or resizing the window switches between the two.
  useEffect(() => {
    const wideScreen = window.matchMedia('(min-width: 48rem)');
    const close = () => setOpened('none');
    wideScreen.addEventListener('change', close);
    return () => wideScreen.removeEventListener('change', close);
  }, []);
  const value = useMemo(() => ({ opened, setOpened }), [opened]);
  return <SidebarContext value={value}>{children}</SidebarContext>;
}

export function useSidebar(): SidebarControl {
  return use(SidebarContext);
}

type Opened = 'none' | 'wide' | 'sheet';

interface SidebarControl {
  readonly opened: Opened;
  setOpened(opened: Opened): void;
}

const SidebarContext = createContext<SidebarControl>({ opened: 'none', setOpened: () => {} });
