import type { MetaArgs } from 'react-router';
import { describePage } from '#web/lib/describe-page.ts';
import { pageShareImage } from '../../contract.ts';
import { fillText } from '../fill-text.ts';
import { LongRead } from '../reading/long-read.tsx';
import { terms, termsDates } from '../texts/terms.ts';

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${terms.title} · ${brand.name}`,
    description: fillText(terms.description, brand),
    image: pageShareImage('terms'),
  }));
}

/** The Terms of Service; their heading is the link target #top. */
export default function Terms() {
  return (
    <LongRead
      article={terms}
      numbered
      byline={
        <>
          {termsDates.effective} <time dateTime={termsDates.date}>{termsDates.shownDate}</time>
        </>
      }
    >
      <p className="mt-12 text-sm">
        <a href="#top" className="inline-flex min-h-6 items-center text-accent underline underline-offset-2">
          {termsDates.toTop}
        </a>
      </p>
    </LongRead>
  );
}
