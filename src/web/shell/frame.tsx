import { lazy, type ReactNode, useContext } from 'react';
import { isAdmin } from '#contract/account.ts';
import { useSession } from '../lib/session.tsx';
import { useShell } from '../lib/shell.ts';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { FrameParts } from './frame-parts.ts';
import { Header } from './header.tsx';
import { OptionalPart } from './optional-part.tsx';
import { Sidebar } from './sidebar.tsx';
import { memberEntries } from './sidebar-entries.tsx';
import { SidebarState } from './sidebar-state.tsx';
import { SkipLink } from './skip-link.tsx';
import { UserUnread } from './user-unread.tsx';

/** The frame of every page: skip link, banner, header, sidebar of a logged-in user, page, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { user, unread } = useSession();
  const { impersonation } = useShell();
  return (
    <SidebarState>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        {impersonation && (
          <OptionalPart>
            <ImpersonationBanner until={impersonation.until} />
          </OptionalPart>
        )}
        <Banner />
        <Header />
        {unread && <UserUnread />}
        {user && (
          <OptionalPart>
            <OfflineNote />
          </OptionalPart>
        )}
        <div data-docks="" className="flex flex-1">
          {user && !isAdmin(user) && <Sidebar entries={memberEntries} Shortcuts={Shortcuts} />}
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

// For an administrator who impersonates a user; no one else loads it.
const ImpersonationBanner = lazy(() =>
  import('./impersonation-banner.tsx').then(({ ImpersonationBanner }) => ({ default: ImpersonationBanner })),
);

/** Below the six entries; favorites load after the page. */
function Shortcuts({ wide }: { wide: boolean }) {
  const { MemberShortcuts } = useContext(FrameParts);
  return <OptionalPart>{MemberShortcuts && <MemberShortcuts wide={wide} />}</OptionalPart>;
}

// Loaded while online, so that it is available offline.
const OfflineNote = lazy(() => import('./offline-note.tsx').then(({ OfflineNote }) => ({ default: OfflineNote })));
