import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { texts } from './texts.ts';

/** The back link above a page's title. */
export function BackLink({ to, children = texts.back }: { to: string; children?: ReactNode }) {
  return (
    <Link
      to={to}
      className="print-hidden group inline-flex min-h-6 items-center gap-1.5 text-sm text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4 transition-transform group-hover:-translate-x-0.5" />
      {children}
    </Link>
  );
}
