import { Link } from 'react-router';
import { useShell } from '../lib/shell.ts';
import { texts } from './texts.ts';

export function Footer() {
  const { brand } = useShell();
  return (
    <footer className="print-hidden mt-16 border-t border-line">
      <div className="mx-auto flex w-full max-w-[72rem] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-sm text-muted sm:px-8">
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {brand.name}
        </p>
        <nav aria-label={texts.footer.label} className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}

const links = [
  { to: '/about', label: texts.footer.about },
  { to: '/terms', label: texts.footer.terms },
  { to: '/contact', label: texts.footer.contact },
  { to: '/philosophy', label: texts.footer.philosophy },
  { to: '/blog', label: texts.footer.blog },
  { to: '/help', label: texts.footer.help },
  { to: '/changelog', label: texts.footer.changelog },
  { to: '/status', label: texts.footer.status },
];
