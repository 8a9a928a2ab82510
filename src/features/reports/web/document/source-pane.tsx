import { lazy, Suspense, useEffect } from 'react';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Loading } from '#web/ui/states.tsx';
import { useReportFrame } from '../page/report-frame.ts';
import type { KeyedPassage } from './passages.ts';
import { useSources } from './sources.ts';
import { texts } from './texts.ts';
import { useIsWide } from './use-is-wide.ts';

/** A statement's source: next to the report if there is room, otherwise in a bottom sheet. */
export function SourcePane(props: SourcePaneProps) {
  const wide = useIsWide();
  const { selected, close } = useSources();
  const open = props.passages.find(({ key }) => key === selected) ?? null;
  const closable = wide && open !== null;
  useEffect(() => {
    if (!closable) return;
    // The sheet closes by itself. Anything open above the page gets the key press first.
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector(above) === null) close();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [closable, close]);
  if (!wide) {
    return (
      <Suspense>
        <SourceSheet open={open !== null} onClose={close}>
          <SourceContent {...props} open={open} />
        </SourceSheet>
      </Suspense>
    );
  }
  return (
    <section
      aria-label={texts.source}
      className={`min-w-0 ${open ? 'max-lg:order-first max-lg:mb-6' : 'max-lg:hidden'} lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] ${
        props.hasPages ? 'flex lg:h-[calc(100dvh-6rem)]' : 'overflow-y-auto border-l border-line pl-6'
      }`}
    >
      <SourceContent {...props} open={open} />
    </section>
  );
}

const above = '[role=dialog], [role=alertdialog], [role=menu], :popover-open';

interface SourcePaneProps {
  readonly reportId: string;
  readonly hasPages: boolean;
  readonly pages: number;
  readonly passages: readonly KeyedPassage[];
}

function SourceContent({ reportId, hasPages, pages, passages, open }: SourcePaneProps & { open: KeyedPassage | null }) {
  const hydrated = useHydrated();
  const frame = useReportFrame();
  return (
    <div className={hasPages ? 'flex min-h-0 min-w-0 flex-1 flex-col gap-3' : 'flex flex-col gap-4'}>
      {open ? (
        <div>
          <p className="text-sm font-medium wrap-anywhere">{texts.place(open.passage)}</p>
          <details key={open.key} open={!hasPages} className="mt-1 text-sm">
            <summary className="cursor-pointer text-muted">{texts.pane.quote}</summary>
            <blockquote className="mt-1 max-h-48 overflow-y-auto border-l-2 border-accent pl-3 font-serif wrap-anywhere whitespace-pre-line">
              “{open.passage.quote}”
            </blockquote>
          </details>
        </div>
      ) : (
        <p className="text-sm text-muted">{texts.pane.choose}</p>
      )}
      {!hasPages && (
        <p className="text-sm text-muted">{frame?.source(open?.passage.page ?? null) ?? texts.pane.notKept}</p>
      )}
      {hasPages && hydrated && (
        <Suspense fallback={<Loading rows={4} rowHeight={160} label={texts.pane.loading} />}>
          <DocumentPages reportId={reportId} pages={pages} passages={passages} />
        </Suspense>
      )}
    </div>
  );
}

// The pages are loaded after the report, and the sheet only on small screens.
const DocumentPages = lazy(() => import('./document-pages.tsx'));
const SourceSheet = lazy(() => import('./source-sheet.tsx'));
