import { Menu as MenuIcon } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../lib/session.tsx';
import { useShell } from '../lib/shell.ts';
import { buttonStyle } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { adminEntries } from './admin-entries.tsx';
import { adminTexts } from './admin-texts.ts';
import { OptionalPart } from './optional-part.tsx';
import { Sidebar } from './sidebar.tsx';
import { darkStyle } from './sidebar-entries.tsx';
import { SidebarState, useSidebar } from './sidebar-state.tsx';
import { SkipLink } from './skip-link.tsx';
import { texts } from './texts.ts';

/** The frame of admin pages: dark, so that administrators notice where they are. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <SidebarState>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <AdminHeader />
        <div className="flex flex-1">
          <Sidebar entries={adminEntries} dark />
          <main id="content" tabIndex={-1} className="min-w-0 flex-1">
            {children}
          </main>
        </div>
      </div>
    </SidebarState>
  );
}

function AdminHeader() {
  const { user } = useSession();
  const { brand } = useShell();
  const { setOpened } = useSidebar();
  return (
    <header className={`sticky top-0 z-30 border-b border-line ${darkStyle}`}>
      <div className="flex h-16 items-center gap-1 px-3 sm:gap-2 sm:px-5">
        <button
          type="button"
          aria-label={texts.openMenu}
          onClick={() => setOpened('sheet')}
          className={classNames(buttonStyle('quiet', 'icon'), 'md:hidden')}
        >
          <MenuIcon aria-hidden="true" />
        </button>
        <Link
          to="/admin"
          aria-label={adminTexts.admin.home(brand.name)}
          className="flex h-10 items-center rounded-control px-1"
        >
          <Wordmark name={brand.name} className="max-sm:hidden" />
          <span className="font-serif text-lg sm:ml-4 sm:border-l sm:border-control sm:pl-4">
            {adminTexts.admin.panel}
          </span>
        </Link>
        <span className="mr-auto" />
        <OptionalPart>
          <PaletteKeys admin />
        </OptionalPart>
        <ThemeToggle />
        {user && (
          <OptionalPart fallback={<span className={buttonStyle('quiet')}>{user.username}</span>}>
            <UserMenu username={user.username} email={user.email} area="admin" />
          </OptionalPart>
        )}
      </div>
    </header>
  );
}

const PaletteKeys = lazy(() =>
  import('./palette/palette-keys.tsx').then(({ PaletteKeys }) => ({ default: PaletteKeys })),
);
const UserMenu = lazy(() => import('./user-menu.tsx').then(({ UserMenu }) => ({ default: UserMenu })));
