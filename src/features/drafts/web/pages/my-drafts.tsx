import { RefreshCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { EntryList } from '#web/list/entry-list.tsx';
import { ListControls } from '#web/list/list-controls.tsx';
import { RemovalBar } from '#web/list/removal-bar.tsx';
import { useListView } from '#web/list/use-list-view.ts';
import { TrySample } from '#web/samples/try-sample.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { EmptyState, Loading } from '#web/ui/states.tsx';
import { DraftRow } from '../draft-row.tsx';
import { texts } from '../texts.ts';
import { useDrafts } from '../use-drafts.ts';

export const meta = pageTitle(texts.list.title);

export default function MyDrafts() {
  const { user } = useSession();
  return (
    <Page title={texts.list.title} subtitle={texts.list.subtitle} back={{ to: '/dashboard', label: texts.list.back }}>
      {user && <DraftList userId={user.id} />}
    </Page>
  );
}

function DraftList({ userId }: { userId: string }) {
  const { removal, failed, refreshing, refreshBlocked, refresh } = useDrafts(userId);
  const navigate = useNavigate();
  const { entries: files } = removal;
  const view = useListView(files ?? [], {
    keyOf: ({ name }) => name,
    titleOf: ({ name, title = name }) => `${title} ${name}`,
    dateOf: ({ created_at }) => created_at,
    pageSize: limits.drafts.pageSize,
  });
  const waiting = refreshBlocked && !refreshing;
  // If loading failed, an empty cached list doesn't mean that there are no drafts.
  const known = failed && files?.length === 0 ? undefined : files?.length;
  return (
    <section aria-label={texts.list.title}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-4">
        <h2 ref={removal.heading} tabIndex={-1} className="text-xl outline-none">
          {texts.list.heading(known)}
        </h2>
        <Button
          variant="secondary"
          size="small"
          icon={<RefreshCw aria-hidden="true" />}
          busy={refreshing}
          busyText={texts.list.refreshing}
          disabled={waiting}
          onClick={() => void refresh()}
        >
          {texts.list.refresh}
        </Button>
      </div>
      <RemovalBar removal={removal.pending} />
      <EntryList
        entries={files}
        failure={
          failed && {
            message: texts.failures.load,
            retrying: refreshing,
            ...(waiting ? {} : { onRetry: () => void refresh() }),
          }
        }
        loading={<Loading rows={3} rowHeight={84} label={texts.list.loading} />}
        empty={
          <EmptyState
            title={texts.list.emptyTitle}
            action={
              <div className="flex flex-col items-center gap-6">
                <ButtonLink to="/paper-assistant" variant="secondary">
                  {texts.list.emptyAction}
                </ButtonLink>
                <TrySample
                  slug="paper-assistant"
                  what={texts.sample.what}
                  onStarted={(run) => void navigate(`/paper-assistant?run=${run}`)}
                />
              </div>
            }
          >
            {texts.list.emptyText}
          </EmptyState>
        }
        controls={<ListControls view={view} searchLabel={texts.list.search} onDelete={removal.removeLater} />}
        shown={view.shown}
        row={(file) => (
          <DraftRow
            key={file.id}
            userId={userId}
            file={file}
            selection={view.selectionOf(file)}
            removal={removal.of(file)}
          />
        )}
        pages={<Pagination {...view.pages} label={texts.list.pages} />}
      />
      <AlertDialog
        {...removal.dialog}
        title={texts.removal.title}
        confirmText={texts.removal.confirm}
        cancelText={texts.removal.cancel}
        danger
      >
        {texts.removal.question} <strong className="font-semibold">{removal.asked?.name}</strong>
      </AlertDialog>
    </section>
  );
}
