import { type ReactNode, useRef, useState } from 'react';
import type { DraftText } from '#contract/draft-text.ts';
import { ResizeHandle } from '#web/ui/resize-handle.tsx';
import { texts } from '../texts.ts';
import { PdfPane, riskySentences } from './pdf-pane.tsx';
import type { DraftOnPage } from './use-draft.ts';

/**
 * The column next to the text: the findings, in a part with adjustable height, and below them the PDF, linked with the
 * text.
 */
export function PagesAndFindings({ page, text, onShow, children }: PagesAndFindingsProps) {
  const { draft, changeable } = page;
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(storedPercent);
  // While a new version is typeset, the pages of the previous one are shown.
  const [pdf, setPdf] = useState(draft.pdf);
  if (draft.pdf !== null && draft.pdf !== pdf) setPdf(draft.pdf);
  const shown = draft.pdf ?? (changeable ? pdf : null);
  return (
    <div
      ref={frame}
      className="sticky top-20 flex h-[calc(100dvh-6rem)] min-w-0 flex-col self-start print:static print:block print:h-auto"
    >
      <aside
        aria-label={texts.draft.findings}
        style={{ flexBasis: `${percent}%` }}
        className="min-h-0 shrink-0 overflow-y-auto overscroll-contain p-1 pr-3"
      >
        {children}
      </aside>
      <div className="print-hidden">
        <ResizeHandle
          label={texts.draft.size}
          frame={frame}
          percent={percent}
          onPercent={(value) => {
            setPercent(value);
            storePercent(value);
          }}
        />
      </div>
      {shown === null ? (
        <p className="min-h-0 flex-1 text-sm text-muted print-hidden">{texts.draft.noPdf}</p>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col gap-2 print-hidden">
          <p className="text-xs text-muted">{draft.pdf === null ? texts.draft.oldPdf : texts.draft.link}</p>
          <PdfPane pdf={shown} text={text} risky={riskySentences(draft)} onShow={onShow} />
        </div>
      )}
    </div>
  );
}

interface PagesAndFindingsProps {
  readonly page: DraftOnPage;
  readonly text: DraftText;
  /** Shows the text before one of its sentences is selected. */
  readonly onShow: () => void;
  /** The findings. */
  readonly children: ReactNode;
}

const storageKey = 'findings';
const usualPercent = 40;

function storedPercent(): number {
  try {
    const stored = Number(localStorage.getItem(storageKey));
    return stored >= 20 && stored <= 80 ? stored : usualPercent;
  } catch {
    return usualPercent;
  }
}

function storePercent(percent: number): void {
  try {
    localStorage.setItem(storageKey, String(percent));
  } catch {
    // The size then lasts as long as the page.
  }
}
