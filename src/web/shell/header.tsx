import { Menu as MenuIcon } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'react-router';
import { isAdmin } from '#contract/account.ts';
import { useBalance } from '../lib/balance.ts';
import { formatNumber } from '../lib/format.ts';
import { useSession } from '../lib/session.tsx';
import { useShell } from '../lib/shell.ts';
import { ButtonLink, buttonStyle } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CreditMark } from '../ui/credit-mark.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { OptionalPart } from './optional-part.tsx';
import { useSidebar } from './sidebar-state.tsx';
import { texts } from './texts.ts';

export function Header() {
  const { user } = useSession();
  // Administrators have neither the user menu nor credits.
  const member = user !== null && !isAdmin(user);
  const { brand } = useShell();
  const { setOpened } = useSidebar();
  return (
    <header className="print-hidden sticky top-0 z-30 border-b border-line bg-paper">
      <div className="flex h-16 items-center gap-1 px-3 sm:gap-2 sm:px-5">
        {member && (
          <button
            type="button"
            aria-label={texts.openMenu}
            onClick={() => setOpened('sheet')}
            className={classNames(buttonStyle('quiet', 'icon'), 'md:hidden')}
          >
            <MenuIcon aria-hidden="true" />
          </button>
        )}
        <Link
          to="/"
          aria-label={texts.home(brand.name)}
          className="mr-auto flex h-10 items-center rounded-control px-1"
        >
          <Wordmark name={brand.name} />
        </Link>
        {member && (
          <OptionalPart>
            <RunningChip userId={user.id} />
          </OptionalPart>
        )}
        {member && <Balance />}
        {member && (
          <OptionalPart>
            <PaletteKeys />
          </OptionalPart>
        )}
        <ThemeToggle />
        {user ? (
          <OptionalPart fallback={<span className={buttonStyle('quiet')}>{user.username}</span>}>
            <UserMenu username={user.username} email={user.email} />
          </OptionalPart>
        ) : (
          <GuestLinks />
        )}
      </div>
    </header>
  );
}

const RunningChip = lazy(() => import('./running-chip.tsx').then(({ RunningChip }) => ({ default: RunningChip })));

// Guests don't load code that only logged-in users need.
const PaletteKeys = lazy(() =>
  import('./palette/palette-keys.tsx').then(({ PaletteKeys }) => ({ default: PaletteKeys })),
);
const UserMenu = lazy(() => import('./user-menu.tsx').then(({ UserMenu }) => ({ default: UserMenu })));

function GuestLinks() {
  return (
    <nav aria-label={texts.account} className="flex items-center gap-1 sm:gap-2">
      <ButtonLink to="/login" variant="quiet" className="max-sm:px-3 max-[22rem]:px-2">
        {texts.login}
      </ButtonLink>
      <ButtonLink to="/register" className="max-sm:px-3 max-[22rem]:px-2">
        {texts.register}
      </ButtonLink>
    </nav>
  );
}

function Balance() {
  const credits = useBalance();
  return (
    <Link
      to="/credit-history"
      // On phones there is no room for both: the balance is hidden while there are runs to show.
      className="flex h-10 items-center gap-1.5 rounded-control px-2 text-sm text-muted tabular-nums transition-colors hover:text-ink max-[26rem]:peer-[:not(:empty)]:hidden"
    >
      <span className="max-[26rem]:hidden">
        <CreditMark />
      </span>
      <span data-balance="">{credits === undefined ? '–' : formatNumber(credits)}</span>
      <span className="max-sm:sr-only">{texts.credits(credits)}</span>
    </Link>
  );
}
