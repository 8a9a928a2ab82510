import type { MetaArgs } from 'react-router';
import { glossary } from '#contract/glossary.ts';
import { describePage } from '#web/lib/describe-page.ts';
import { pageShareImage } from '../../contract.ts';
import { ShortRead } from '../reading/short-read.tsx';
import { glossaryPage as texts } from '../texts/glossary.ts';

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${texts.title} · ${brand.name}`,
    description: texts.description,
    image: pageShareImage('glossary'),
  }));
}

/** Real estate terms; each has an anchor, so that reports and people can link to it. */
export default function Glossary() {
  return (
    <ShortRead title={texts.title} standfirst={texts.standfirst}>
      <dl>
        {glossary.map(({ term, longForm, meaning, also }) => (
          <div
            key={term}
            id={anchorOf(term)}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 target:bg-wash sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-medium">
              {term}
              {longForm && <span className="block text-sm font-normal text-muted">{longForm}</span>}
            </dt>
            <dd>
              {meaning}
              {also && (
                <span className="mt-1 block text-sm text-muted">
                  {texts.alsoCalled} {also.join(', ')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </ShortRead>
  );
}

function anchorOf(term: string): string {
  return term.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
