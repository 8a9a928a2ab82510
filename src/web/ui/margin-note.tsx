import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The brand's visual motif: a small note in the margin on a short line. */
export function MarginNote({ label, tone = 'quiet', children }: MarginNoteProps) {
  return (
    <aside aria-label={label} className="relative border-t border-line pt-2 text-sm text-muted">
      <span aria-hidden="true" className={classNames('absolute -top-px left-0 h-px w-8', tones[tone])} />
      {label && <p className="mb-1 text-xs font-medium text-ink">{label}</p>}
      {children}
    </aside>
  );
}

export interface MarginNoteProps {
  readonly label?: string;
  readonly tone?: 'quiet' | 'accent' | 'warn' | 'bad';
  readonly children: ReactNode;
}

const tones = { quiet: 'bg-control', accent: 'bg-accent', warn: 'bg-warn', bad: 'bg-bad' };
