import type { ReactNode } from 'react';
import { isAdmin } from '../../contract/account.ts';
import { useSession } from '../lib/session.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { SidebarState } from './sidebar-state.tsx';

/** What stands around every page: skip link, banner, header, the sidebar of a signed-in user, the page, the footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <SidebarState>
      <div className="flex min-h-dvh flex-col">
        {/* biome-ignore lint/a11y/useValidAnchor: it is a link without scripts, and moves the focus with them. */}
        <a
          href="#content"
          onClick={(event) => {
            // Moves the focus alone: the address and its history stay as they are.
            event.preventDefault();
            document.getElementById('content')?.focus();
          }}
          className="sr-only z-70 rounded-control bg-accent px-4 py-2 text-sm text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to the content
        </a>
        <Banner />
        <Header />
        <div className="flex flex-1">
          {user && !isAdmin(user) && <Sidebar />}
          <div className="flex min-w-0 flex-1 flex-col">
            <main id="content" tabIndex={-1} className="flex-1">
              {children}
            </main>
            <Footer />
          </div>
        </div>
      </div>
    </SidebarState>
  );
}
