import { classNames } from './class-names.ts';

/** The product's name, its f's crossbar drawn out into a margin rule. Set in type until drawn below. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center font-serif text-xl font-semibold', className)}>
      {name}
      <span aria-hidden="true" className="ml-0.5 h-px w-5 bg-accent" />
    </span>
  );
}
