import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Rows } from '#web/list/rows.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Unloaded } from '#web/ui/unloaded.tsx';
import {
  listRevisions,
  type Revision,
  readRevision,
  restoreRevision,
  revisionsPageSize,
} from '../../contract/management.ts';
import { compareLines } from './compare-lines.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.revisions;

/** All saved versions of the post, to compare with the text in the editor or restore. */
export function RevisionsPanel(props: RevisionsPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="border-t border-line pt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-sm font-medium">{texts.show}</summary>
      {open && <Revisions {...props} />}
    </details>
  );
}

export interface RevisionsPanelProps {
  readonly id: string;
  /** The saved version, as far as this page knows. */
  readonly version: number;
  /** The text in the editor. */
  readonly content: string;
  readonly dirty: boolean;
  readonly onRestored: () => void;
}

function Revisions({ id, version, content, dirty, onRestored }: RevisionsPanelProps) {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const query = useQuery({
    queryKey: ['admin', 'blog-revisions', id, page],
    queryFn: ({ signal }) => call(listRevisions, { params: { id }, query: { page }, signal }),
  });
  const { data } = query;

  async function restore(earlier: number) {
    try {
      await call(restoreRevision, { params: { id, version: earlier }, body: { base_version: version } });
      toast.success(texts.restored);
      await client.invalidateQueries({ queryKey: ['admin', 'blog-posts'] });
      await client.invalidateQueries({ queryKey: ['admin', 'blog-revisions', id] });
      onRestored();
    } catch (failure) {
      toast.error(shownMessage(failure, allTexts.editor.saveFailed));
    }
  }

  if (!data) return <Unloaded query={query} message={texts.failed} rows={2} rowHeight={52} />;
  return (
    <div className="mt-3 flex flex-col gap-4">
      <Rows aria-label={texts.title}>
        {data.revisions.map((revision) => (
          <li key={revision.version} className="py-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Facts revision={revision} current={revision.version === version} />
              <Button
                variant="quiet"
                size="small"
                aria-expanded={compared === revision.version}
                aria-label={(compared === revision.version ? texts.hideOf : texts.compareOf)(revision.version)}
                onClick={() => setCompared(compared === revision.version ? null : revision.version)}
              >
                {compared === revision.version ? texts.hide : texts.compare}
              </Button>
            </div>
            {compared === revision.version && (
              <div className="mt-3 flex flex-col items-start gap-3">
                <Comparison id={id} version={revision.version} content={content} />
                {revision.version !== version && (
                  <div className="flex flex-wrap items-center gap-3">
                    <Button
                      variant="secondary"
                      size="small"
                      disabled={dirty}
                      onClick={() => !dirty && setAsked(revision.version)}
                    >
                      {texts.restore}
                    </Button>
                    {dirty && <span className="text-xs text-muted">{texts.firstSave}</span>}
                  </div>
                )}
              </div>
            )}
          </li>
        ))}
      </Rows>
      <Pagination
        page={page}
        pageSize={revisionsPageSize}
        total={data.total}
        label={texts.title}
        onPageChange={setPage}
      />
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={texts.restoreTitle(asked ?? 0)}
        confirmText={texts.restore}
        onConfirm={() => asked !== null && void restore(asked)}
      >
        {texts.restoreAbout}
      </AlertDialog>
    </div>
  );
}

function Facts({ revision, current }: { revision: Revision; current: boolean }) {
  const { version, status, saved_at, saved_by } = revision;
  return (
    <p className="text-sm">
      <span className="font-medium">{allTexts.editor.version(version)}</span>
      <span className="text-muted">
        {' '}
        · {status}
        {current ? ` · ${texts.current}` : ''} · {texts.saved(formatDateTime(saved_at), saved_by ?? texts.nobody)}
      </span>
    </p>
  );
}

function Comparison({ id, version, content }: { id: string; version: number; content: string }) {
  const query = useQuery({
    queryKey: ['admin', 'blog-revision', id, version],
    queryFn: ({ signal }) => call(readRevision, { params: { id, version }, signal }),
    // A revision is never changed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = query;
  const lines = useMemo(() => (data ? compareLines(data.content, content) : []), [data, content]);
  if (!data) return <Unloaded query={query} message={texts.failed} rows={2} />;
  const changed = lines.some(({ kind }) => kind !== 'same');
  return (
    <section aria-label={texts.legend(version)} className="w-full">
      <p className="mb-2 text-xs text-muted">
        {texts.titleWas(data.title)} · {changed ? texts.legend(version) : texts.same}
      </p>
      {changed && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
        <div tabIndex={0} className={comparisonStyle}>
          {lines.map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are rebuilt together.
            <Line key={index} kind={kind} text={text} />
          ))}
        </div>
      )}
    </section>
  );
}

const comparisonStyle = 'max-h-96 overflow-auto rounded-control border border-line bg-raised p-3 font-mono text-xs';

function Line({ kind, text }: { kind: 'same' | 'added' | 'removed'; text: string }) {
  const words = <span className="whitespace-pre-wrap wrap-anywhere">{text || ' '}</span>;
  if (kind === 'added') {
    return <ins className="block text-good no-underline">+ {words}</ins>;
  }
  if (kind === 'removed') {
    return <del className="block text-bad no-underline">− {words}</del>;
  }
  return <div className="text-muted"> {words}</div>;
}
