import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** A spinner; decorative, because there is text next to it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden="true"
      className={classNames('size-4 animate-spin motion-reduce:animate-none', className)}
    />
  );
}
