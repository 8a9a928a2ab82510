import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DraftText } from '#contract/draft-text.ts';
import type { OpenPdf } from '#web/pdf/open-pdf.ts';
import { PdfDocument } from '#web/pdf/pdf-document.tsx';
import type { PageMark } from '#web/pdf/pdf-page.tsx';
import { showOnPage } from '#web/pdf/show-on-page.ts';
import type { DraftPreview } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import type { PlacedBox } from './find-sentences.ts';
import { useChosen } from './use-choice.ts';
import { usePlaces } from './use-places.ts';

/**
 * The PDF next to the text, linked in both directions: the selected sentence is highlighted and scrolled into view, and
 * a click on a sentence selects it in the text. Sentences with open findings have a line in the margin.
 */
export function PdfPane({ pdf, text, risky, onShow, scrolls = true }: PdfPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const chosen = useChosen();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenPdf | null>(null);
  const places = usePlaces(opened, text);
  useEffect(() => {
    const page = places.get(chosen)?.[0]?.page;
    return page === undefined ? undefined : showOnPage(pane.current, chosen, page);
  }, [places, chosen]);

  function select(sentence: string) {
    onShow();
    void navigate({ search, hash: sentence }, { replace: true, preventScrollReset: true });
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, sentences are selected in the text next to it.
    <section
      ref={pane}
      // A pane that scrolls must be reachable by keyboard.
      tabIndex={scrolls ? 0 : undefined}
      aria-label={texts.draft.pdf}
      className={scrolls ? 'relative min-h-0 flex-1 overflow-y-auto overscroll-contain' : 'relative'}
      onClick={(event) => {
        // Dragging over words selects them for copying.
        if (window.getSelection()?.isCollapsed === false) return;
        const sentence = sentenceAt(pane.current, event, places, opened);
        if (sentence !== null) select(sentence);
      }}
    >
      <PdfDocument
        url={pdf.url}
        pages={pdf.pages}
        failure={texts.failures.pdf}
        marks={marksOf(places, chosen, risky)}
        selected={chosen}
        onOpen={setOpened}
      />
    </section>
  );
}

interface PdfPaneProps {
  readonly pdf: NonNullable<DraftPreview['pdf']>;
  readonly text: DraftText;
  /** Sentences with open findings. */
  readonly risky: ReadonlySet<string>;
  /** Shows the text before one of its sentences is selected. */
  readonly onShow: () => void;
  /** False where the page scrolls instead. */
  readonly scrolls?: boolean;
}

/** Sentences with open findings, which are marked on the pages. */
export function riskySentences({ risks }: DraftPreview): ReadonlySet<string> {
  return new Set(risks.flatMap(({ sentence, state }) => (sentence && state === 'open' ? [sentence] : [])));
}

function marksOf(places: Places, chosen: string, risky: ReadonlySet<string>): Map<number, PageMark[]> {
  const marks = new Map<number, PageMark[]>();
  for (const [key, boxes] of places) {
    if (key !== chosen && !risky.has(key)) continue;
    const kind = key === chosen ? 'highlight' : 'tick';
    for (const { page, ...box } of boxes) marks.set(page, [...(marks.get(page) ?? []), { key, kind, ...box }]);
  }
  return marks;
}

/** The sentence at the position of the pointer. */
function sentenceAt(
  pane: HTMLElement | null,
  { clientX, clientY, target }: React.MouseEvent,
  places: Places,
  pdf: OpenPdf | null,
): string | null {
  const sheet = target instanceof Element ? target.closest('.pdf-page') : null;
  if (pane === null || sheet === null || pdf === null) return null;
  const mark = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null;
  if (mark) return mark.dataset['mark'] ?? null;
  const page = [...pane.querySelectorAll('.pdf-page')].indexOf(sheet) + 1;
  const points = Number(sheet.getAttribute('data-points'));
  const { left, top, width } = sheet.getBoundingClientRect();
  const [x, y] = [((clientX - left) * points) / width, ((clientY - top) * points) / width];
  for (const [key, boxes] of places) {
    const isThere = boxes.some(
      (box) => box.page === page && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    );
    if (isThere) return key;
  }
  return null;
}

type Places = ReadonlyMap<string, readonly PlacedBox[]>;
