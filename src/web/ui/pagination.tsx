import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonStyle } from './button.tsx';
import { classNames } from './class-names.ts';
import { pageWindow } from './page-window.ts';

/** Previous, numbers, next and 'x to y of total'; nothing at all when one page holds everything. Pages count from 1. */
export function Pagination({ page, pageSize, total, onPageChange, label = 'Pages' }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  const first = (page - 1) * pageSize + 1;
  const step = classNames(buttonStyle('quiet', 'small'), 'min-w-8 px-2');
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-muted tabular-nums">
        {first} to {Math.min(page * pageSize, total)} of {total}
      </p>
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-label="Previous page"
          disabled={page <= 1}
          aria-disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
          className={step}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        {pageWindow(page, pages).map((number) => (
          <button
            key={number}
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPageChange(number)}
            className={classNames(
              step,
              'tabular-nums aria-[current=page]:border-accent aria-[current=page]:text-accent',
            )}
          >
            {number}
          </button>
        ))}
        <button
          type="button"
          aria-label="Next page"
          disabled={page >= pages}
          aria-disabled={page >= pages}
          onClick={() => onPageChange(page + 1)}
          className={step}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
    </nav>
  );
}

export interface PaginationProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
  /** Names it for screen readers where a page has several. */
  readonly label?: string;
}
