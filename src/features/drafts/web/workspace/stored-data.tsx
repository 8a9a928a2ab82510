import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { removeDrafts, removeInputs } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Where the author deletes stored data: only the inputs, or everything. */
export function StoredData({ userId, draft, reload }: DraftOnPage) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'inputs' | 'all' | null>(null);
  const { fileName, inputs } = draft;
  const removal = useMutation({
    mutationFn: async (what: 'inputs' | 'all') => {
      if (what === 'all') {
        await call(removeDrafts, { body: { paths: [`${userId}/${fileName}`] } });
        toast.success(texts.done.deleted);
        await navigate('/my-drafts');
      } else {
        await call(removeInputs, { params: { userId, fileName } });
        await reload();
        toast.success(texts.data.inputsDeleted);
      }
    },
    onError: (error) => toast.error(shownMessage(error, texts.data.failed)),
  });
  const busy = removal.isPending ? removal.variables : null;
  return (
    <div className="max-w-[65ch] text-sm">
      <p className="text-muted">{texts.data.intro}</p>
      <section className="mt-6 border-t border-line pt-4">
        <h2 className="text-base">{texts.data.inputs}</h2>
        <p className="mt-1">{inputs === null ? texts.data.inputsGone : texts.data.inputsKept(inputs.images)}</p>
        {inputs !== null && (
          <Button
            variant="secondary"
            className="mt-3"
            icon={<Trash2 aria-hidden="true" />}
            busy={busy === 'inputs'}
            busyText={texts.data.deleting}
            onClick={() => setAsked('inputs')}
          >
            {texts.data.deleteInputs}
          </Button>
        )}
      </section>
      <section className="mt-6 border-t border-line pt-4">
        <h2 className="text-base">{texts.data.draft}</h2>
        <p className="mt-1">{texts.data.draftKept(draft.versions.length)}</p>
        <Button
          variant="danger"
          className="mt-3"
          icon={<Trash2 aria-hidden="true" />}
          busy={busy === 'all'}
          busyText={texts.data.deleting}
          onClick={() => setAsked('all')}
        >
          {texts.data.deleteAll}
        </Button>
      </section>
      <p className="mt-6 border-t border-line pt-4 text-muted">{texts.data.running}</p>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={asked === 'all' ? texts.data.allTitle : texts.data.inputsTitle}
        confirmText={asked === 'all' ? texts.data.allConfirm : texts.data.inputsConfirm}
        cancelText={texts.removal.cancel}
        danger
        onConfirm={() => {
          if (asked !== null) removal.mutate(asked);
        }}
      >
        <p>{asked === 'all' ? texts.data.allQuestion : texts.data.inputsQuestion}</p>
      </AlertDialog>
    </div>
  );
}
