import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { BlankSheet } from './drawings.tsx';
import { texts } from './texts.ts';

/** A placeholder with the height of the content, so that nothing jumps when it loads. */
export function Loading({
  rows = 3,
  rowHeight = 56,
  label = texts.loading,
}: {
  rows?: number;
  rowHeight?: number;
  label?: string;
}) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line border-y border-line">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
        <div key={row} style={{ height: rowHeight }} className="flex items-center justify-between gap-8">
          <span className="skeleton h-4 w-2/5" />
          <span className="skeleton h-4 w-16" />
        </div>
      ))}
    </div>
  );
}

/** An empty state: what belongs here, and the first action. */
export function EmptyState({ title, children, action, drawing }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <div aria-hidden="true" className="mb-5 text-ink">
        {drawing ?? <BlankSheet />}
      </div>
      <h2 className="text-lg">{title}</h2>
      {children && <p className="mt-1 max-w-[48ch] text-sm text-muted">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** A line drawing in the text color; a blank sheet by default. */
  readonly drawing?: ReactNode;
}

/** A loading error: the message, and a retry. */
export function ErrorState({ message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-sheet border border-bad bg-raised p-4"
    >
      <p className="flex items-start gap-2 text-sm">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-bad" />
        {message}
      </p>
      {onRetry && (
        <Button variant="secondary" size="small" busy={retrying} busyText={texts.tryingAgain} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}

export interface ErrorStateProps {
  readonly message: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}
