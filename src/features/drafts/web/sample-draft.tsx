import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shownMessage } from '../../../contract/errors.ts';
import { findSample, openSample, removeSample } from '../../../contract/sample-draft.ts';
import { call } from '../../../web/lib/api.ts';
import { toast } from '../../../web/lib/toast.ts';
import { AlertDialog } from '../../../web/ui/alert-dialog.tsx';
import { Badge } from '../../../web/ui/badge.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { texts } from './texts.ts';

/** The user's sample draft; it is apart from the list, and no part of its count. `onRemoved` takes the focus. */
export function SampleDraft({ userId, onRemoved }: { userId: string; onRemoved: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const queryKey = ['sample-draft', userId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(findSample, { params: { userId }, signal }),
    retry: false,
  });
  const [busy, setBusy] = useState<'opening' | 'deleting' | null>(null);
  const [asked, setAsked] = useState(false);
  if (data?.available !== true) return null;

  async function open() {
    setBusy('opening');
    try {
      const { fileName } = await call(openSample, { params: { userId } });
      void navigate(`/my-drafts/${encodeURIComponent(fileName)}`);
    } catch (error) {
      toast.error(shownMessage(error, texts.sample.failed));
      setBusy(null);
    }
  }
  async function remove() {
    setBusy('deleting');
    try {
      await call(removeSample, { params: { userId } });
      client.setQueryData(queryKey, { available: false });
      toast.success(texts.sample.deleted);
      onRemoved();
    } catch {
      toast.error(texts.failures.delete);
      setBusy(null);
    }
  }
  return (
    <section aria-labelledby="sample-heading" className="mt-10 border-t border-line pt-6">
      <h2 id="sample-heading" className="flex flex-wrap items-center gap-3 text-lg">
        {texts.sample.title} <Badge>{texts.sample.badge}</Badge>
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{texts.sample.about}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={<FileText aria-hidden="true" />}
          busy={busy === 'opening'}
          busyText={texts.sample.opening}
          disabled={busy === 'deleting'}
          onClick={() => void open()}
        >
          {texts.sample.open}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          busy={busy === 'deleting'}
          busyText={texts.list.deleting}
          disabled={busy === 'opening'}
          onClick={() => setAsked(true)}
        >
          {texts.sample.delete}
        </Button>
      </div>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={texts.sample.delete}
        confirmText={texts.removal.confirm}
        cancelText={texts.removal.cancel}
        danger
        onConfirm={() => void remove()}
      >
        {texts.sample.question}
      </AlertDialog>
    </section>
  );
}
