import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { texts as allTexts } from '../texts.ts';
import { useAdjustment } from './use-adjustment.ts';
import { type PickedUser, UserPicker } from './user-picker.tsx';

const texts = allTexts.credits;

/** 'Adjust User Credits': user, amount, reason. */
export function AdjustForm() {
  const headingId = useId();
  const [user, setUser] = useState<PickedUser | null>(null);
  const [amount, setAmount] = useState('0');
  const [reason, setReason] = useState('');
  const { adjust, error, amountError } = useAdjustment();
  const disabled = user === null || reason.trim() === '';
  const { mutate, isPending } = useMutation({
    mutationFn: adjust,
    onSuccess: (isDone) => {
      if (!isDone) return;
      setUser(null);
      setAmount('0');
      setReason('');
    },
  });

  return (
    <section aria-labelledby={headingId}>
      <Card>
        <h2 id={headingId} className="text-xl">
          {texts.form}
        </h2>
        <form
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending && !disabled) mutate({ userId: user.id, amount, reason });
          }}
          className="mt-5 grid items-start gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
        >
          <Field label={texts.user}>
            <UserPicker picked={user} onPick={setUser} />
          </Field>
          <Field label={texts.amount} hint={texts.amountHint} error={amountError}>
            <Input
              type="number"
              step={1}
              inputMode="numeric"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              autoComplete="off"
            />
          </Field>
          <Field label={texts.description} hint={texts.descriptionHint} className="md:col-span-2">
            <Input
              value={reason}
              maxLength={500}
              onChange={(event) => setReason(event.target.value)}
              autoComplete="off"
            />
          </Field>
          <div className="flex flex-wrap items-center gap-4 md:col-span-2">
            <Button type="submit" busy={isPending} busyText={texts.submitting} disabled={disabled}>
              {texts.submit}
            </Button>
            {error && (
              <p role="alert" className="text-sm text-bad">
                {error}
              </p>
            )}
          </div>
        </form>
      </Card>
    </section>
  );
}
