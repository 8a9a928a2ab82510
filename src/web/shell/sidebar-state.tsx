import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether the sidebar is open: wide beside the page, or as a sheet on phones. Going somewhere closes it. */
export function SidebarState({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event, not an input.
  useEffect(() => setOpen(false), [pathname]);
  const value = useMemo(() => ({ open, setOpen }), [open]);
  return <SidebarContext value={value}>{children}</SidebarContext>;
}

export function useSidebar(): { readonly open: boolean; setOpen(open: boolean): void } {
  return use(SidebarContext);
}

const SidebarContext = createContext<{ open: boolean; setOpen: (open: boolean) => void }>({ open: false, setOpen: () => {} });
