import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from './button.tsx';
import { classNames } from './class-names.ts';
import { pageWindow } from './page-window.ts';
import { texts } from './texts.ts';

/**
 * Previous, numbers, next and 'x to y of total'; nothing if one page shows everything. Pages start at 1. With `pathOf`
 * the pages are links, otherwise buttons (`onPageChange`).
 */
export function Pagination({ page, pageSize, total, label = texts.pages.label, ...way }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-muted tabular-nums">
        {texts.pages.range(first, Math.min(page * pageSize, total), total)}
      </p>
      <div className="flex items-center gap-1">
        <Step {...way} to={page - 1} label={texts.pages.previous} disabled={page <= 1}>
          <ChevronLeft aria-hidden="true" />
        </Step>
        {pageWindow(page, pages).map((number) => (
          <Step {...way} key={number} to={number} label={texts.pages.page(number)} current={number === page}>
            {number}
          </Step>
        ))}
        <Step {...way} to={page + 1} label={texts.pages.next} disabled={page >= pages}>
          <ChevronRight aria-hidden="true" />
        </Step>
      </div>
    </nav>
  );
}

export type PaginationProps = {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Its name for screen readers, if a page has several. */
  readonly label?: string;
} & Way;

type Way =
  | { readonly onPageChange: (page: number) => void; readonly pathOf?: never }
  | { readonly pathOf: (page: number) => string; readonly onPageChange?: never };

type StepProps = Way & {
  readonly to: number;
  readonly label: string;
  readonly current?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

function Step({ to, label, current = false, disabled = false, pathOf, onPageChange, children }: StepProps) {
  const look = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    className: classNames(
      buttonStyle('quiet', 'small'),
      'min-w-8 px-2 tabular-nums aria-[current=page]:border-accent aria-[current=page]:text-accent',
    ),
  };
  if (pathOf && !disabled) {
    return (
      <Link to={pathOf(to)} {...look}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" disabled={disabled} aria-disabled={disabled} onClick={() => onPageChange?.(to)} {...look}>
      {children}
    </button>
  );
}
