import { useQuery } from '@tanstack/react-query';
import type { Run } from '#contract/runs.ts';
import { getReport } from '#features/reports/web/index.ts';
import { call } from '#web/lib/api.ts';
import { Markdown } from '#web/ui/markdown.tsx';
import { texts } from './texts.ts';

/** Streams the text of the full analysis; after a reload, shows the stored report. */
export function ReportText({ text, run }: { text: string; run: Run | null }) {
  const id = text === '' && run?.state === 'succeeded' && run.result?.kind === 'report' ? run.result.id : null;
  const stored = useQuery({
    queryKey: ['report-text', id],
    queryFn: ({ signal }) => call(getReport, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = text || stored.data?.markdown;
  if (!shown) return id === null ? null : <p className="mt-6 text-sm text-muted">{texts.loading}</p>;
  return (
    <section aria-label={texts.result} className="mt-8 border-t border-line pt-6">
      <Markdown>{shown}</Markdown>
    </section>
  );
}
