import { RefreshCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { RemovableList } from '#web/list/removable-list.tsx';
import { useListView } from '#web/list/use-list-view.ts';
import { TrySample } from '#web/samples/try-sample.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { DraftRow } from '../draft-row.tsx';
import { FirstSample, useFirstSample } from '../first-sample.tsx';
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
  const { sample, forget } = useFirstSample(userId);
  const navigate = useNavigate();
  const view = useListView(removal.entries ?? [], {
    keyOf: ({ name }) => name,
    titleOf: ({ name, title = name }) => `${title} ${name}`,
    dateOf: ({ created_at }) => created_at,
    pageSize: limits.drafts.pageSize,
  });
  const waiting = refreshBlocked && !refreshing;
  return (
    <>
      <RemovableList
        texts={texts}
        removal={removal}
        view={view}
        failure={
          failed && {
            message: texts.failures.load,
            retrying: refreshing,
            ...(waiting ? {} : { onRetry: () => void refresh() }),
          }
        }
        actions={
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
        }
        emptyAction={
          <div className="flex flex-col items-center gap-6 *:justify-center">
            <ButtonLink to="/paper-assistant" variant="secondary">
              {texts.list.emptyAction}
            </ButtonLink>
            {sample === null && (
              <TrySample
                slug="paper-assistant"
                what={texts.sample.what}
                onStarted={(run) => void navigate(`/paper-assistant?run=${run}`)}
              />
            )}
          </div>
        }
        row={(file, state) => <DraftRow key={file.id} userId={userId} file={file} {...state} />}
        nameOf={({ name }) => name}
      />
      {sample && (
        <FirstSample
          userId={userId}
          file={sample}
          onRemoved={() => {
            forget();
            removal.heading.current?.focus();
          }}
        />
      )}
    </>
  );
}
