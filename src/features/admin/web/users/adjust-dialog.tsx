import { useState } from 'react';
import { formatCredits } from '#web/lib/format.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import type { AdminUser } from '../../contract/users.ts';
import { useAdjustment } from '../credits/use-adjustment.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.users;

/** Adds or deducts credits of one user, from their row. */
export function AdjustDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const adjustment = useAdjustment();
  const { title, about, amount: amountLabel, amountHint, confirm } = texts.adjustDialog;
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={about(user.username, formatCredits(user.credits))}
      confirmText={confirm}
      disabled={amount.trim() === '' || reason.trim() === ''}
      error={adjustment.error}
      onSubmit={() => adjustment.adjust({ userId: user.id, amount, reason })}
    >
      <Field label={amountLabel} hint={amountHint} error={adjustment.amountError}>
        <Input
          type="number"
          step={1}
          inputMode="numeric"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          autoComplete="off"
        />
      </Field>
      <Field label={allTexts.credits.description} hint={allTexts.credits.descriptionHint}>
        <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
