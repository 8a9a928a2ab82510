import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { ListControls } from '#web/list/list-controls.tsx';
import { RemovalBar } from '#web/list/removal-bar.tsx';
import { useListView } from '#web/list/use-list-view.ts';
import { TrySample } from '#web/samples/try-sample.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { DraftFile } from '../../contract/drafts.ts';
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
  const drafts = useDrafts(userId);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<DraftFile | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { files } = drafts;
  const view = useListView(files ?? [], {
    keyOf: ({ name }) => name,
    titleOf: ({ name, title = name }) => `${title} ${name}`,
    dateOf: ({ created_at }) => created_at,
    pageSize: limits.drafts.pageSize,
  });

  async function remove(file: DraftFile) {
    // The row disappears with its buttons, so the focus stays in the list.
    if (await drafts.remove(file)) heading.current?.focus();
  }

  // If loading failed, an empty cached list doesn't mean that there are no drafts.
  const known = drafts.failed && files?.length === 0 ? undefined : files?.length;
  return (
    <section aria-label={texts.list.title}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {texts.list.heading(known)}
        </h2>
        <Button
          variant="secondary"
          size="small"
          icon={<RefreshCw aria-hidden="true" />}
          busy={drafts.refreshing}
          busyText={texts.list.refreshing}
          disabled={drafts.refreshBlocked && !drafts.refreshing}
          onClick={() => void drafts.refresh()}
        >
          {texts.list.refresh}
        </Button>
      </div>
      {drafts.failed && (
        <div className="my-4">
          <ErrorState
            message={texts.failures.load}
            retrying={drafts.refreshing}
            {...(drafts.refreshBlocked && !drafts.refreshing ? {} : { onRetry: () => void drafts.refresh() })}
          />
        </div>
      )}
      {files === undefined && !drafts.failed && <Loading rows={3} rowHeight={84} label={texts.list.loading} />}
      <RemovalBar removal={drafts.removal} />
      {files?.length === 0 && !drafts.failed && (
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
      )}
      {files !== undefined && files.length > 0 && (
        <>
          <ListControls view={view} searchLabel={texts.list.search} onDelete={drafts.removeLater} />
          <ul className="divide-y divide-line border-y border-line">
            {view.shown.map((file) => (
              <DraftRow
                key={file.id}
                file={file}
                state={drafts.stateOf(file)}
                selected={view.isSelected(file)}
                onSelect={(on) => view.select(file, on)}
                onDownload={(chosen) => void drafts.download(chosen)}
                onDelete={setAsked}
              />
            ))}
          </ul>
          <div className="mt-6">
            <Pagination
              page={view.page}
              pageSize={limits.drafts.pageSize}
              total={view.total}
              onPageChange={(page) => view.change({ page })}
              label={texts.list.pages}
            />
          </div>
        </>
      )}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={texts.removal.title}
        confirmText={texts.removal.confirm}
        cancelText={texts.removal.cancel}
        danger
        onConfirm={() => asked && void remove(asked)}
      >
        {texts.removal.question} <strong className="font-semibold">{asked?.name}</strong>
      </AlertDialog>
    </section>
  );
}
