import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A state in a word or two; the color is never the only signal. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-control border px-2 py-0.5 text-xs font-medium [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export type BadgeTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line text-muted',
  accent: 'border-accent text-accent',
  good: 'border-good text-good',
  warn: 'border-warn text-warn',
  bad: 'border-bad text-bad',
};
