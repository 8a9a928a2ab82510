import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './open-pdf.ts';
import { texts } from './texts.ts';

/**
 * One page: its image with a text layer for selecting, searching and screen readers. Empty while far from the
 * viewport.
 */
export function PdfPage({ pdf, number, total, width, marks, selected, onMark }: PdfPageProps) {
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const near = useNearView(frame);
  const [ratio, setRatio] = useState(usLetter);
  const [drawn, setDrawn] = useState(false);
  const [points, setPoints] = useState(0);

  useEffect(() => {
    const [picture, layer] = [canvas.current, text.current];
    if (!pdf || !near || width === 0 || !picture || !layer) return;
    const { proxy, TextLayer } = pdf;
    let stop = () => {};
    let left = false;
    (async () => {
      const page = await proxy.getPage(number);
      if (left) return;
      const unit = page.getViewport({ scale: 1 });
      setRatio(unit.width / unit.height);
      setPoints(unit.width);
      const scale = width / unit.width;
      const sharpness = Math.min(window.devicePixelRatio || 1, 2);
      const viewport = page.getViewport({ scale: scale * sharpness });
      picture.width = Math.floor(viewport.width);
      picture.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas: picture, viewport });
      layer.replaceChildren();
      layer.style.setProperty('--total-scale-factor', String(scale));
      const words = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: layer,
        viewport: page.getViewport({ scale }),
      });
      stop = () => {
        drawing.cancel();
        words.cancel();
      };
      await Promise.all([drawing.promise, words.render()]);
      if (!left) setDrawn(true);
    })().catch(() => {
      // Aborted because the page left the viewport; a page that can't be rendered stays blank.
    });
    return () => {
      left = true;
      stop();
      // Reducing the size of an image frees its memory.
      picture.width = 0;
      picture.height = 0;
      layer.replaceChildren();
      setDrawn(false);
    };
  }, [pdf, number, near, width]);

  return (
    <section
      ref={frame}
      aria-label={texts.page(number, total)}
      aria-busy={near && !drawn}
      className="pdf-page"
      data-points={points || undefined}
      style={{ aspectRatio: String(ratio) }}
    >
      {/* An undrawn canvas is black; the sheet below it is white. */}
      <canvas ref={canvas} style={{ visibility: drawn ? 'visible' : 'hidden' }} />
      <div ref={text} className="pdf-text" />
      {points > 0 &&
        marks.map(({ key, kind, x, y, width: across, height }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a passage has a mark for each of its lines, in their order.
            key={`${key} ${index}`}
            type="button"
            // The passage is already shown next to the page and reachable there by keyboard.
            tabIndex={-1}
            aria-hidden="true"
            data-mark={key}
            data-selected={key === selected || undefined}
            className={kind === 'tick' ? 'pdf-tick' : 'pdf-mark'}
            style={{
              top: `${(100 * ratio * y) / points}%`,
              height: `${(100 * ratio * height) / points}%`,
              ...(kind === 'tick' ? {} : { left: `${(100 * x) / points}%`, width: `${(100 * across) / points}%` }),
            }}
            onClick={() => onMark?.(key)}
          />
        ))}
    </section>
  );
}

interface PdfPageProps {
  /** Null while the document opens. */
  readonly pdf: OpenPdf | null;
  /** From 1. */
  readonly number: number;
  readonly total: number;
  /** CSS pixels. */
  readonly width: number;
  readonly marks: readonly PageMark[];
  readonly selected: string | null;
  readonly onMark?: (key: string) => void;
}

/** A box on a page, in points from its top left; boxes of one passage have the same key. */
export interface PageMark {
  readonly key: string;
  /** A highlight over the words, or a thin line in the margin next to them. */
  readonly kind: 'highlight' | 'tick';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width over height, assumed until the page reports its own. */
const usLetter = 8.5 / 11;

/** Whether the element is within two screens of the view: of the pane that it scrolls in, or of the window. */
function useNearView(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: scrollingParent(element.current),
      rootMargin: '200% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

/** A pane cuts off what it hides, so a margin around the window would have no effect there. */
function scrollingParent(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
