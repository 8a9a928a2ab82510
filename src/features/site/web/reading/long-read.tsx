import type { ReactNode } from 'react';
import { FilledText } from '../filled-text.tsx';
import type { Article } from './article.ts';
import { Contents } from './contents.tsx';
import { SectionText, type SectionTextProps } from './section-text.tsx';

/** A long text with its table of contents. `numbered` puts section numbers in front of titles. */
export function LongRead({ article, above, byline, numbered = false, after = {}, note, children }: LongReadProps) {
  return (
    <article className="mx-auto w-full max-w-[72rem] px-4 pt-8 sm:px-8 sm:pt-14">
      <header id="top" tabIndex={-1} className="outline-none lg:pl-[18rem]">
        {above}
        <h1 className="max-w-[20ch] text-3xl sm:text-4xl">{article.title}</h1>
        <p className="mt-5 max-w-[34rem] font-serif text-lg text-muted sm:text-xl">
          <FilledText text={article.standfirst} />
        </p>
        {byline && <p className="mt-5 text-sm text-muted">{byline}</p>}
      </header>
      <div className="mt-10 grid gap-x-12 sm:mt-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents sections={article.sections} />
        <div className="min-w-0">
          {article.sections.map(({ id, title, paragraphs }, at) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              aria-labelledby={`${id}-title`}
              // With the page's own 5rem, the section would be 100 px below the top.
              className="mt-12 scroll-mt-5 outline-none first:mt-0"
            >
              <h2 id={`${id}-title`} className="mb-4 max-w-[34rem] text-xl sm:text-2xl">
                {numbered && <span className="mr-3 font-normal text-muted tabular-nums">{at + 1}</span>}
                {title}
              </h2>
              <div className="prose-house">
                <SectionText paragraphs={paragraphs} note={note} />
                {after[id]}
              </div>
            </section>
          ))}
          {children}
        </div>
      </div>
    </article>
  );
}

export interface LongReadProps {
  readonly article: Article;
  /** Above the title. */
  readonly above?: ReactNode;
  readonly byline?: ReactNode;
  readonly numbered?: boolean;
  /** Content after the paragraphs of a section, by its id. */
  readonly after?: Readonly<Record<string, ReactNode>>;
  /** Content in the margin next to a paragraph. */
  readonly note?: SectionTextProps['note'];
  /** Content after the last section. */
  readonly children?: ReactNode;
}
