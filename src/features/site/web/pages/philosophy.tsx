import type { ReactNode } from 'react';
import type { MetaArgs } from 'react-router';
import { describePage } from '#web/lib/describe-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { pageShareImage } from '../../contract.ts';
import { fillText } from '../fill-text.ts';
import { FilledText, referenceId } from '../filled-text.tsx';
import { LongRead } from '../reading/long-read.tsx';
import { byline, closing, philosophy, type Reference, references } from '../texts/philosophy.ts';

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${philosophy.title} · ${brand.name}`,
    description: fillText(philosophy.description, brand),
    image: pageShareImage('philosophy'),
    type: 'article',
  }));
}

/** 'Our Philosophy': the argument for a manuscript prototype. */
export default function Philosophy() {
  return (
    <LongRead
      article={philosophy}
      byline={
        <>
          <FilledText text={byline.by} />
          <span aria-hidden="true"> · </span>
          <time dateTime={byline.date}>{byline.shownDate}</time>
        </>
      }
      after={{ references: <References /> }}
      note={citedIn}
    >
      <section aria-labelledby="closing" className="mt-16 max-w-[68ch] border-t border-control pt-8">
        <h2 id="closing" className="text-xl sm:text-2xl">
          {closing.heading}
        </h2>
        <p className="mt-2 text-muted">{closing.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/login" size="large">
            {closing.start}
          </ButtonLink>
          <ButtonLink to="/contact" size="large" variant="secondary">
            {closing.contact}
          </ButtonLink>
        </div>
      </section>
    </LongRead>
  );
}

/** On wide screens, works cited in a paragraph are named next to it; the reference list always has them. */
function citedIn(paragraph: string): ReactNode {
  const cited = Array.from(paragraph.matchAll(/\[(\d)\]/g), ([, number]) => Number(number));
  if (cited.length === 0) return null;
  return (
    <div aria-hidden="true" className="absolute top-1 left-full ml-8 w-36 font-sans text-xs text-muted max-xl:hidden">
      {cited.map((number) => (
        <p key={number} className="relative border-t border-line pt-1.5">
          <span className="absolute -top-px left-0 h-px w-6 bg-accent" />
          {number} {references[number - 1]?.short}
        </p>
      ))}
    </div>
  );
}

function References() {
  return (
    <ol className="text-base">
      {references.map((reference, at) => (
        <li key={reference.title} id={referenceId(at + 1)} className="scroll-mt-5 pl-1 target:bg-mark">
          {reference.authors} ({reference.year}). {reference.title} <em>{reference.where}</em>{' '}
          <Identifier {...reference} />
        </li>
      ))}
    </ol>
  );
}

/** The identifier's resolver: doi.org, or the Open Library for books. */
function Identifier({ doi, isbn }: Reference) {
  return doi ? (
    <a href={`https://doi.org/${doi}`}>doi:{doi}</a>
  ) : (
    <a href={`https://openlibrary.org/isbn/${isbn?.replaceAll('-', '')}`}>ISBN {isbn}</a>
  );
}
