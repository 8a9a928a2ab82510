import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#web/lib/api.ts';
import { PdfDocument } from '#web/pdf/pdf-document.tsx';
import { showOnPage } from '#web/pdf/show-on-page.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { reportPages, storedTextSchema } from '../../contract/reports.ts';
import { type KeyedPassage, marksOf } from './passages.ts';
import { useSources } from './sources.ts';
import { texts } from './texts.ts';

/** The stored pages of the document, with the open source highlighted; marks in the margin link to their statements. */
export default function DocumentPages({ reportId, pages, passages }: DocumentPagesProps) {
  const { selected, find } = useSources();
  const pane = useRef<HTMLElement>(null);
  const address = useQuery({
    queryKey: ['report-pages', reportId],
    queryFn: ({ signal }) => call(reportPages, { params: { id: reportId }, signal }),
    staleTime: 50 * 60_000,
  });
  const kind = address.data?.kind;
  useEffect(() => {
    const passage = passages.find(({ key }) => key === selected)?.passage;
    if (!kind || !selected || !passage) return;
    return showOnPage(pane.current, selected, passage.page);
  }, [selected, passages, kind]);

  return (
    <section
      ref={pane}
      // Scrolled by keyboard as well.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable.
      tabIndex={0}
      aria-label={texts.pane.title}
      className="min-h-0 flex-1 overflow-y-auto"
    >
      {address.error ? (
        <ErrorState message={texts.pane.failed} onRetry={() => void address.refetch()} />
      ) : !address.data ? (
        <Loading rows={4} rowHeight={160} label={texts.pane.loading} />
      ) : address.data.kind === 'text' ? (
        <TextPages url={address.data.signedUrl} passages={passages} />
      ) : (
        <PdfDocument
          url={address.data.signedUrl}
          pages={pages}
          failure={texts.pane.failed}
          marks={marksOf(passages, selected)}
          selected={selected}
          onMark={find}
        />
      )}
    </section>
  );
}

interface DocumentPagesProps {
  readonly reportId: string;
  readonly pages: number;
  readonly passages: readonly KeyedPassage[];
}

/** A Word document has no pages: shows its paragraphs, and highlights quoted ones as a whole. */
function TextPages({ url, passages }: { url: string; passages: readonly KeyedPassage[] }) {
  const { selected, find } = useSources();
  const text = useQuery({
    queryKey: ['report-text', url],
    queryFn: async ({ signal }) => storedTextSchema.parse(await (await fetch(url, { signal })).json()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (text.error) return <ErrorState message={texts.pane.failed} onRetry={() => void text.refetch()} />;
  if (!text.data) return <Loading rows={4} rowHeight={160} label={texts.pane.loading} />;
  const byParagraph = new Map<number, KeyedPassage[]>();
  for (const each of passages) {
    byParagraph.set(each.passage.paragraph, [...(byParagraph.get(each.passage.paragraph) ?? []), each]);
  }
  return (
    <div className="rounded-sheet border border-line bg-raised px-6 py-8 font-serif text-sm leading-relaxed">
      {text.data.paragraphs.map((paragraph, index) => {
        const quoted = byParagraph.get(index) ?? [];
        const isSelected = quoted.some(({ key }) => key === selected);
        const [first] = quoted;
        return (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place.
            key={index}
            {...(isSelected && selected ? { 'data-mark': selected, 'data-selected': true } : {})}
            className={classNames(
              'relative mb-3 wrap-anywhere whitespace-pre-wrap',
              isSelected && 'bg-mark/60',
              first && !isSelected && '-ml-3 border-l-3 border-mark pl-2.25',
            )}
          >
            {first && !isSelected ? (
              <button type="button" className="text-left" title={texts.pane.toFinding} onClick={() => find(first.key)}>
                {paragraph}
              </button>
            ) : (
              paragraph
            )}
          </p>
        );
      })}
    </div>
  );
}
