import { createContext, use } from 'react';
import { Link } from 'react-router';
import { showPlace } from '#contract/report/show.ts';
import { tabOfKey } from '#contract/report/tabs.ts';
import type { Tenancy, TenancyStep } from '../contract.ts';
import { texts } from './texts.ts';

/** The documents of the tenancy, which sources link to. */
export const SourcesContext = createContext<Tenancy['documents']>([]);

/** Links to the statement in its document's report, with its source open. */
export function SourceOfStep({ label, source }: { label: string; source: TenancyStep['source'] }) {
  const document = use(SourcesContext)[source.document];
  if (!document) return null;
  const place = texts.page.place(document.name, source.passage && showPlace(source.passage));
  return (
    <Link
      to={`/my-reports/${document.id}?tab=${tabOfKey(source.key)}${source.passage ? `&source=${source.key}` : `#${source.key}`}`}
      title={source.passage?.quote}
      aria-label={texts.page.sourceOf(label, place)}
      className="inline-block py-1 text-xs wrap-anywhere text-accent underline decoration-transparent underline-offset-2 hover:decoration-current"
    >
      {place}
    </Link>
  );
}
