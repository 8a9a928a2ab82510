import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { formatCredits, formatDateTime } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { ListStates } from '#web/list/entry-list.tsx';
import { Row, Rows } from '#web/list/rows.tsx';
import { useServerList } from '#web/list/use-server-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Loading } from '#web/ui/states.tsx';
import { type FailedRun, failedRunsPageSize, listFailedRuns, retryRun } from '../../contract/failed-runs.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.failedRuns;

/** The latest failed runs, and a button that starts one again where that is possible. */
export function FailedRuns() {
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<FailedRun | null>(null);
  const list = useServerList({
    queryKey: ['admin', 'failed-runs', page],
    load: (signal) => call(listFailedRuns, { query: { page }, signal }),
    page,
    pageSize: failedRunsPageSize,
    onPageChange: setPage,
    failed: texts.failed,
    label: texts.pages,
  });
  return (
    <>
      <ListStates
        {...list.states}
        entries={list.data?.runs}
        loading={<Loading rows={3} rowHeight={64} />}
        empty={<p className="border-y border-line py-3 text-sm text-muted">{texts.none}</p>}
      >
        {(runs) => (
          <Rows className={list.busy ? 'opacity-60' : undefined}>
            {runs.map((run) => (
              <Row
                key={run.id}
                actions={
                  run.retry === 'possible' && (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={texts.retryOf(run.tool, formatDateTime(run.failed_at))}
                      onClick={() => setAsked(run)}
                    >
                      {texts.retry}
                    </Button>
                  )
                }
              >
                <p className="wrap-anywhere">
                  <span className="font-medium">{run.tool}</span> {run.reason}
                </p>
                <p className="text-xs text-muted wrap-anywhere">
                  {run.username ?? texts.gone} · <time dateTime={run.failed_at}>{formatDateTime(run.failed_at)}</time> ·{' '}
                  {run.code}
                </p>
                {run.retry !== 'possible' && <p className="mt-0.5 text-xs text-muted">{texts.states[run.retry]}</p>}
              </Row>
            ))}
          </Rows>
        )}
      </ListStates>
      {asked && <RetryDialog run={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function RetryDialog({ run, onClose }: { run: FailedRun; onClose: () => void }) {
  const client = useQueryClient();
  const [error, setError] = useState<string>();

  async function retry(): Promise<boolean> {
    try {
      await call(retryRun, { params: { id: run.id } });
      toast.success(texts.retried(run.tool));
      await client.invalidateQueries({ queryKey: ['admin'] });
      return true;
    } catch (failure) {
      setError(shownMessage(failure, texts.notRetried));
      return false;
    }
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title(run.tool)}
      description={texts.about(run.username ?? texts.gone, formatCredits(run.cost))}
      confirmText={texts.confirm}
      error={error}
      onSubmit={retry}
    />
  );
}
