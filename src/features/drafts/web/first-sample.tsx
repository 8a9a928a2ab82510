import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { call } from '#web/lib/api.ts';
import { changeFailure } from '#web/lib/failed-call.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { NamedAction } from '#web/list/entry-row.tsx';
import { useRemoval } from '#web/list/use-removal.ts';
import { SampleBadge } from '#web/samples/sample-badge.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { type DraftFile, findFirstSample, removeDrafts } from '../contract/drafts.ts';
import { DraftActions } from './draft-actions.tsx';
import { saveDraft } from './save-draft.ts';
import { texts } from './texts.ts';

/** The user's own sample draft; undefined until it is known, and null if they have none. */
export function useFirstSample(userId: string) {
  const client = useQueryClient();
  const queryKey = ['first-sample', userId];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(findFirstSample, { params: { userId }, signal })).sample,
  });
  return { sample: data, forget: () => client.setQueryData(queryKey, null) };
}

/** Shown below the user's own drafts until they delete it. `onRemoved` moves the focus. */
export function FirstSample({ userId, file, onRemoved }: { userId: string; file: DraftFile; onRemoved: () => void }) {
  const { name, title = name } = file;
  const headingId = useId();
  const download = useDownload(() => saveDraft(userId, name));
  const removal = useRemoval({
    keyOf: (draft: DraftFile) => draft.name,
    remove: (draft) => call(removeDrafts, { body: { paths: [`${userId}/${draft.name}`] } }),
    onRemoved,
    done: () => texts.done.deleted,
    failed: (error) => changeFailure(error, texts.failures.delete),
  });
  const { busy: removing, onRemove } = removal.of(file);
  const address = `/my-drafts/${encodeURIComponent(name)}`;

  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="text-xl">
        {texts.sample.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">{texts.sample.about}</p>
      <div className="flex flex-col gap-3 border-y border-line py-4 lg:flex-row lg:items-center lg:justify-between lg:gap-8">
        <div className="min-w-0">
          <Link to={address} className="font-serif text-lg wrap-anywhere hover:text-accent">
            {title}
          </Link>
          <p className="mt-0.5 text-sm text-muted">
            <SampleBadge />
          </p>
          {download.failure && <p className="mt-1 text-sm text-bad">{download.failure}</p>}
        </div>
        <div className="-ml-3 flex flex-wrap gap-1 lg:ml-0 lg:shrink-0">
          <DraftActions address={address} name={name} download={download} />
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            busy={removing}
            busyText={texts.sample.deleting}
            onClick={onRemove}
          >
            <NamedAction action={texts.sample.delete} name={name} />
          </Button>
        </div>
      </div>
      <AlertDialog
        {...removal.dialog}
        title={texts.removal.title}
        confirmText={texts.removal.confirm}
        cancelText={texts.removal.cancel}
        danger
      >
        {texts.removal.question} <strong className="font-semibold">{name}</strong>
      </AlertDialog>
    </section>
  );
}
