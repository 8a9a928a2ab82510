import { useEffect, useRef, useState } from 'react';
import './pdf-document.css';
import { ErrorState } from '../ui/states.tsx';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { type PageMark, PdfPage } from './pdf-page.tsx';

/** A PDF with its pages one below the other at column width, each rendered when it comes near the viewport. */
export function PdfDocument({
  url,
  pages,
  failure,
  marks = noMarks,
  selected = null,
  onMark,
  onOpen,
}: PdfDocumentProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useSettledWidth(frame);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` opens it again; another `onOpen` does not.
  useEffect(() => {
    const opening = openPdf(url);
    let left = false;
    setFailed(false);
    opening.document.then(
      (opened) => {
        if (left) return;
        setPdf(opened);
        onOpen?.(opened);
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
      setPdf(null);
      opening.close();
    };
  }, [url, attempt]);

  return (
    <div ref={frame} className="flex flex-col gap-4">
      {failed && <ErrorState message={failure} onRetry={() => setAttempt((count) => count + 1)} />}
      {!failed &&
        Array.from({ length: pdf?.pages ?? pages }, (_, index) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            key={index}
            pdf={pdf}
            number={index + 1}
            total={pdf?.pages ?? pages}
            width={width}
            marks={marks.get(index + 1) ?? noMark}
            selected={selected}
            {...(onMark ? { onMark } : {})}
          />
        ))}
    </div>
  );
}

interface PdfDocumentProps {
  readonly url: string;
  /** Number of placeholders before the document has opened. */
  readonly pages: number;
  /** The message if it can't be opened. */
  readonly failure: string;
  /** Marks by page. */
  readonly marks?: ReadonlyMap<number, readonly PageMark[]>;
  /** Key of the selected mark. */
  readonly selected?: string | null;
  readonly onMark?: (key: string) => void;
  /** Receives the open document, for its texts and their positions. */
  readonly onOpen?: (pdf: OpenPdf) => void;
}

const noMark: readonly PageMark[] = [];
const noMarks: ReadonlyMap<number, readonly PageMark[]> = new Map();

/** The element's width in CSS pixels, once it hasn't changed for a moment; 0 before it is known. */
function useSettledWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(measured), 120);
    });
    setWidth(Math.floor(element.current.clientWidth));
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return width;
}
