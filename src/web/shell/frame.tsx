import { lazy, type ReactNode } from 'react';
import { isAdmin } from '../../contract/account.ts';
import { useSession } from '../lib/session.tsx';
import { useShell } from '../lib/shell.ts';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MemberShortcuts } from './member-shortcuts.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OptionalPart } from './optional-part.tsx';
import { Sidebar } from './sidebar.tsx';
import { memberEntries } from './sidebar-entries.tsx';
import { SidebarState } from './sidebar-state.tsx';
import { SkipLink } from './skip-link.tsx';
import { UserUnread } from './user-unread.tsx';

/** What stands around every page: skip link, banner, header, the sidebar of a signed-in user, the page, the footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { user, unread } = useSession();
  const { view } = useShell();
  return (
    <SidebarState>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        {view && (
          <OptionalPart>
            <ViewBanner until={view.until} />
          </OptionalPart>
        )}
        <Banner />
        <Header />
        {unread && <UserUnread />}
        {user && <OfflineNote />}
        <div className="flex flex-1">
          {user && !isAdmin(user) && <Sidebar entries={memberEntries} Shortcuts={MemberShortcuts} />}
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

// For an administrator who looks on; nobody else loads it.
const ViewBanner = lazy(() => import('./view-banner.tsx').then(({ ViewBanner }) => ({ default: ViewBanner })));
