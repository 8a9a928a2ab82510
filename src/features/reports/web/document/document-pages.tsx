import { useQuery } from '@tanstack/react-query';
import { keptTextSchema, reportPages } from '../../../../contract/reports.ts';
import { call } from '../../../../web/lib/api.ts';
import { PdfDocument } from '../../../../web/pdf/pdf-document.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { ErrorState, Loading } from '../../../../web/ui/states.tsx';
import { texts } from '../texts.ts';
import { type KeyedPassage, marksOf } from './passages.ts';
import { useSelection } from './selection.ts';

/** The kept pages of the document with every passage of the report marked; a mark leads back to its finding. */
export function DocumentPages({ reportId, pages, passages }: DocumentPagesProps) {
  const { selected, find } = useSelection();
  const address = useQuery({
    queryKey: ['report-pages', reportId],
    queryFn: ({ signal }) => call(reportPages, { params: { id: reportId }, signal }),
    staleTime: 50 * 60_000,
  });
  if (address.error) return <ErrorState message={texts.failures.pages} onRetry={() => void address.refetch()} />;
  if (!address.data) return <Loading rows={4} rowHeight={160} label={texts.document.loadingPages} />;
  if (address.data.kind === 'text') return <TextPages url={address.data.signedUrl} passages={passages} />;
  return (
    <PdfDocument
      url={address.data.signedUrl}
      pages={pages}
      failure={texts.failures.pages}
      marks={marksOf(passages, selected)}
      selected={selected}
      onMark={find}
    />
  );
}

interface DocumentPagesProps {
  readonly reportId: string;
  readonly pages: number;
  readonly passages: readonly KeyedPassage[];
}

/** A Word document has no pages of its own: its paragraphs, those that are quoted marked as a whole. */
function TextPages({ url, passages }: { url: string; passages: readonly KeyedPassage[] }) {
  const { selected, find } = useSelection();
  const text = useQuery({
    queryKey: ['report-text', url],
    queryFn: async ({ signal }) => keptTextSchema.parse(await (await fetch(url, { signal })).json()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (text.error) return <ErrorState message={texts.failures.pages} onRetry={() => void text.refetch()} />;
  if (!text.data) return <Loading rows={4} rowHeight={160} label={texts.document.loadingPages} />;
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
            className={classNames('mb-3 wrap-anywhere whitespace-pre-wrap', isSelected && 'bg-mark/60')}
          >
            {first && !isSelected ? (
              <button
                type="button"
                className="bg-mark/25 text-left"
                title={texts.document.toFinding}
                onClick={() => find(first.key)}
              >
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
