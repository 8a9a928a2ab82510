import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { authPath } from '#contract/account.ts';
import { callFunction } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { plainMessage } from './failure-messages.ts';
import { texts } from './texts.ts';
import { useFormCheck } from './use-form-check.ts';

/** Requests the verification link again, for the known address or the typed one. */
export function ResendForm({ email }: { email: string | null }) {
  const hydrated = useHydrated();
  const [sent, setSent] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: useFormCheck(({ resend }) => resend),
    ...(email === null ? {} : { values: { email } }),
  });

  const submit = handleSubmit(async (form) => {
    try {
      await callFunction(authPath, { access: 'guest', body: { action: 'resend', ...form } });
      setSent(true);
    } catch (failure) {
      setSent(false);
      toast.error(plainMessage(failure));
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      {email === null && (
        <Field label={texts.email} error={formState.errors.email?.message} className="w-full">
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
      )}
      <Button
        type="submit"
        variant="secondary"
        busy={formState.isSubmitting}
        busyText={texts.resend.busy}
        disabled={!hydrated}
      >
        {texts.resend.action}
      </Button>
      <p role="status" className="text-sm text-muted">
        {sent && texts.resend.sent}
      </p>
    </form>
  );
}
