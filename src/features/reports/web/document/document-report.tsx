import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentReport } from '../../../../contract/lease-report.ts';
import { texts } from '../texts.ts';
import { DocumentPages } from './document-pages.tsx';
import { Findings, NotFound } from './findings.tsx';
import {
  AnalysisParts,
  Brief,
  Changes,
  CrossChecks,
  Instruments,
  KeyDates,
  LetterParts,
  Obligations,
} from './further-parts.tsx';
import { passagesOf } from './passages.ts';
import { PleaseCheck } from './please-check.tsx';
import { RentSchedule } from './rent-schedule.tsx';
import { Risks } from './risks.tsx';
import { type Selection, SelectionContext } from './selection.ts';

/**
 * A report on a document: its findings, and beside them, where they were kept, the pages of the document. A passage of the
 * report leads to its place on the page, a mark on the page to its finding.
 */
export function DocumentReportView({ report, reportId, hasPages, children }: DocumentReportViewProps) {
  const passages = useMemo(() => passagesOf(report), [report]);
  const [looked, setLooked] = useState<{ key: string; from: 'report' | 'page' } | null>(null);
  const selected = looked?.key ?? null;
  const pane = useRef<HTMLDivElement>(null);
  const selection = useMemo<Selection>(
    () => ({
      selected,
      hasPages,
      select: (key) => setLooked({ key, from: 'report' }),
      find: (key) => setLooked({ key, from: 'page' }),
    }),
    [selected, hasPages],
  );

  useEffect(() => {
    if (looked === null) return;
    if (looked.from === 'page') {
      const finding = document.getElementById(looked.key);
      if (finding && !isInView(finding)) finding.scrollIntoView({ block: 'center' });
      finding?.focus({ preventScroll: true });
      return;
    }
    const passage = passages.find(({ key }) => key === looked.key)?.passage;
    if (passage) showOnPage(pane.current, looked.key, passage.page);
  }, [looked, passages]);

  return (
    <SelectionContext value={selection}>
      <div className={hasPages ? 'grid gap-x-10 gap-y-10 lg:grid-cols-2' : undefined}>
        <div className="min-w-0">
          {children}
          {report.notes.length > 0 && (
            <ul
              aria-label={texts.document.notes}
              className="mb-8 flex flex-col gap-2 border-l-2 border-accent pl-4 text-sm"
            >
              {report.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {'brief' in report && <Brief report={report} />}
          {'binding' in report && <LetterParts report={report} />}
          <PleaseCheck report={report} />
          <Changes report={report} />
          <Risks report={report} />
          <CrossChecks report={report} />
          <Findings report={report} />
          <RentSchedule report={report} />
          <KeyDates report={report} />
          <Obligations report={report} />
          {'comparison' in report && <AnalysisParts report={report} />}
          <Instruments report={report} />
          <NotFound report={report} />
        </div>
        {hasPages && (
          <section aria-label={texts.document.pages} className="min-w-0">
            <div
              ref={pane}
              // Scrolled by keyboard as well.
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable.
              tabIndex={0}
              className="lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem)] lg:overflow-y-auto"
            >
              <DocumentPages reportId={reportId} pages={report.document.pages} passages={passages} />
            </div>
          </section>
        )}
      </div>
    </SelectionContext>
  );
}

interface DocumentReportViewProps {
  readonly report: DocumentReport;
  readonly reportId: string;
  /** The pages were kept with the report. */
  readonly hasPages: boolean;
  /** Above the findings: downloads and the like. */
  readonly children?: ReactNode;
}

/** Scrolls the pane to the page, and then, once it has been drawn, to the mark itself. */
function showOnPage(pane: HTMLElement | null, key: string, page: number): void {
  if (!pane) return;
  const target = () => pane.querySelector<HTMLElement>(`[data-mark="${CSS.escape(key)}"]`);
  const to = (element: HTMLElement, share: number) => {
    const scrolls = pane.scrollHeight > pane.clientHeight + 1;
    if (!scrolls) {
      element.scrollIntoView({ block: 'center' });
      return;
    }
    const offset = element.getBoundingClientRect().top - pane.getBoundingClientRect().top;
    pane.scrollTo({ top: pane.scrollTop + offset - share * pane.clientHeight });
  };
  const mark = target();
  if (mark) {
    to(mark, 0.35);
    return;
  }
  const section = pane.querySelectorAll<HTMLElement>('.pdf-page')[page - 1];
  if (!section) return;
  to(section, 0);
  const drawn = new MutationObserver(() => {
    const found = target();
    if (!found) return;
    drawn.disconnect();
    to(found, 0.35);
  });
  drawn.observe(section, { childList: true });
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
