import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { countField, createInvitations } from '../contract.ts';
import { texts } from './texts.ts';

const words = texts.dialog;

/** Number, expiry and note of new codes. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [count, setCount] = useState('1');
  const [expiry, setExpiry] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const countError = countField.safeParse(count.trim() === '' ? Number.NaN : Number(count)).error?.issues[0]?.message;

  async function create(): Promise<boolean> {
    const expiresAt = endOfDay(expiry);
    if (expiresAt && expiresAt.getTime() <= Date.now()) {
      setError(words.past);
      return false;
    }
    try {
      const { codes } = await call(createInvitations, {
        body: { count: Number(count), expires_at: expiresAt?.toISOString() ?? null, note: note.trim() || null },
      });
      await client.invalidateQueries({ queryKey: ['admin'] });
      toast.success(words.created(codes.length));
      return true;
    } catch (failure) {
      setError(shownMessage(failure, words.failed));
      return false;
    }
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      confirmText={words.confirm}
      disabled={countError !== undefined}
      error={error}
      onSubmit={create}
    >
      <Field label={words.count} error={countError}>
        <Input
          type="number"
          min={1}
          max={limits.invitationsAtOnce}
          step={1}
          inputMode="numeric"
          value={count}
          onChange={(event) => setCount(event.target.value)}
          autoComplete="off"
        />
      </Field>
      <Field label={words.expiry} optional>
        <Input type="date" value={expiry} onChange={(event) => setExpiry(event.target.value)} />
      </Field>
      <Field label={words.note} hint={words.noteHint} optional>
        <Input value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

/** The end of a day ('2026-11-04') in the administrator's time zone; null for none. */
function endOfDay(day: string): Date | null {
  return day === '' ? null : new Date(`${day}T23:59:59.999`);
}
