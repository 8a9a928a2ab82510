import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/** Rows separated by lines. */
export function Rows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={classNames('divide-y divide-line border-y border-line', className)} {...rest} />;
}

/** Facts on the left, actions on the right. */
export function Row({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0">{children}</div>
      {actions}
    </li>
  );
}
