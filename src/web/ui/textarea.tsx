import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { controlStyle } from './input.tsx';

/** A multi-line field; `reading` uses the serif font, for text that will be read. */
export function Textarea({ className, reading = false, ...rest }: ComponentProps<'textarea'> & { reading?: boolean }) {
  return (
    <textarea
      rows={4}
      dir="auto"
      {...useFieldControl()}
      {...rest}
      className={classNames(
        controlStyle,
        'resize-y px-3 py-2',
        reading && 'font-serif text-[1.0625rem] leading-relaxed',
        className,
      )}
    />
  );
}
