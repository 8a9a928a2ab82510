import type { ReactNode } from 'react';
import { describeModel } from '#contract/model-report.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { MarginNote } from '#web/ui/margin-note.tsx';
import { texts } from '../texts.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Who made this version, when, and with what; `children` come first. */
export function About({ page, children }: { page: DraftOnPage; children?: ReactNode }) {
  const { draft } = page;
  const { version, pdf } = draft;
  return (
    <MarginNote tone="accent" label={texts.draft.facts}>
      {children}
      <p>
        {texts.draft.draftedBy(draft.engine)},{' '}
        <time dateTime={draft.created_at}>{formatDateTime(draft.created_at)}</time>
      </p>
      {pdf !== null && <p>{texts.draft.pdfBy(pdf.engine, pdf.pages)}</p>}
      {version === null && <p className="mt-1">{texts.text.frozen.old}</p>}
      <p className="mt-1">{texts.draft.zip}</p>
      {draft.model && (
        <ul aria-label={texts.draft.model} className="mt-1 list-disc pl-4">
          {describeModel(draft.model).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </MarginNote>
  );
}

/** The number of the displayed version, and what created it. */
export function VersionLine({ draft: { version, versions } }: DraftOnPage) {
  if (version === null) return null;
  return (
    <p className="text-sm text-muted">
      {texts.versions.current(version.number, versions.length)}: {texts.versions.causes[version.cause]}
    </p>
  );
}
