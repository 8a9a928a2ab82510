import type { ReactNode } from 'react';
import { FilledText } from '../filled-text.tsx';

/** A one-column page: lists and facts without a table of contents. */
export function ShortRead({ title, standfirst, children }: ShortReadProps) {
  return (
    <article className="mx-auto w-full max-w-[48rem] px-4 pt-8 sm:px-8 sm:pt-14">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-5 max-w-[34rem] font-serif text-lg text-muted sm:text-xl">
        <FilledText text={standfirst} />
      </p>
      <div className="mt-10">{children}</div>
    </article>
  );
}

export interface ShortReadProps {
  readonly title: string;
  readonly standfirst: string;
  readonly children: ReactNode;
}
