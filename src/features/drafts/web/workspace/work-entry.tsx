import type { ReactNode } from 'react';
import type { FoundWork } from '#contract/found-work.ts';
import { citationTexts } from '../citation-texts.ts';

/** A found work: its record, who reported a retraction, and its actions. */
export function WorkEntry({ work, children }: { work: FoundWork; children: ReactNode }) {
  return (
    <li className="py-2 wrap-anywhere">
      <a
        href={work.url}
        target="_blank"
        rel="noopener noreferrer"
        className="text-accent underline decoration-1 underline-offset-2 hover:text-accent-strong"
      >
        {work.label}
        <span className="sr-only"> {citationTexts.newTab}</span>
      </a>{' '}
      <span className="text-xs text-muted">{citationTexts.record(work.venue, work.source)}</span>
      {work.retractedBy.length > 0 && (
        <strong className="block text-xs text-bad">{citationTexts.retracted(work.retractedBy)}</strong>
      )}
      <div className="mt-1 flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
