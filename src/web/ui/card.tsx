import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

/** A card: raised background, hairline border. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('rounded-sheet border border-line bg-raised p-5 sm:p-6', className)}>{children}</div>
  );
}

/** A card that is a link as a whole. */
export function CardLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className={classNames(
        'block rounded-sheet border border-line bg-raised p-5 transition-colors hover:border-accent sm:p-6',
        className,
      )}
    >
      {children}
    </Link>
  );
}
