import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { controlStyle } from './input.tsx';

/** The browser's own select, styled like the other controls; children are option elements. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...useFieldControl()}
        {...rest}
        className={classNames(controlStyle, 'h-10 appearance-none pr-9 pl-3', className)}
      />
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-4 text-muted" />
    </div>
  );
}
