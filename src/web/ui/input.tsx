import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

/** One line of text; takes id, description and error state from the Field around it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      dir="auto"
      {...useFieldControl()}
      {...rest}
      className={classNames(controlStyle, 'h-10 px-3', className)}
    />
  );
}

/** Shared styles of text controls. 16 px keeps phones from zooming in. */
export const controlStyle =
  'w-full rounded-control border border-control bg-raised text-base text-ink transition-colors placeholder:text-muted hover:border-ink ' +
  'focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:focus-visible:outline-bad ' +
  'disabled:cursor-not-allowed disabled:bg-wash disabled:text-muted';
