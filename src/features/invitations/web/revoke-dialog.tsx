import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { type Invitation, revokeInvitation } from '../contract.ts';
import { texts } from './texts.ts';

const words = texts.revokeDialog;

export function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  async function revoke(): Promise<boolean> {
    try {
      await call(revokeInvitation, { params: { id: invitation.id }, body: { reason: reason.trim() } });
      toast.success(words.done(invitation.code));
      return true;
    } catch (failure) {
      setError(shownMessage(failure, words.failed));
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: ['admin'] });
    }
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.question(invitation.code)}
      confirmText={words.confirm}
      danger
      error={error}
      onSubmit={revoke}
    >
      <Field label={words.reason} hint={words.reasonHint} optional>
        <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
