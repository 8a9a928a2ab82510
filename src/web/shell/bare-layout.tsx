import { Link, Outlet } from 'react-router';
import { useShell } from '../lib/shell.ts';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { Footer } from './footer.tsx';
import { texts } from './texts.ts';

/** A page that is the same for guests, users and administrators: no guard, no user name. */
export default function BareLayout() {
  const { brand } = useShell();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="print-hidden border-b border-line">
        <div className="flex h-16 items-center justify-between px-3 sm:px-5">
          <Link to="/" aria-label={texts.home(brand.name)} className="flex h-10 items-center rounded-control px-1">
            <Wordmark name={brand.name} />
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
