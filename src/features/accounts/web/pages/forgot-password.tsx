import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../../web/lib/api.ts';
import { useHydrated } from '../../../../web/lib/use-hydrated.ts';
import { Button, ButtonLink } from '../../../../web/ui/button.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Page } from '../../../../web/ui/page.tsx';
import { forgotPassword, forgotPasswordSchema } from '../../contract.ts';
import { forgotPasswordMessage } from '../password-messages.ts';
import { TextLink } from '../text-link.tsx';
import { useFormCall } from '../use-form-call.ts';

export function meta() {
  return [{ title: 'Forgot Password' }];
}

export default function ForgotPassword() {
  const callWithOverlay = useFormCall();
  const hydrated = useHydrated();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(forgotPasswordSchema) });

  const submit = handleSubmit(async (form) => {
    const done = await callWithOverlay({
      waiting: 'Sending the reset link...',
      messageOf: forgotPasswordMessage,
      call: (signal) => call(forgotPassword, { body: form, signal }),
    });
    if (done) setSentTo(form.email);
  });

  if (sentTo !== null) return <LinkSent email={sentTo} />;
  return (
    <Page
      title="Forgot your password?"
      subtitle="Enter the email address of your account. We send you a link that sets a new password."
      width="narrow"
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Email" error={formState.errors.email?.message}>
          <Input type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Button type="submit" variant="primary" size="large" disabled={!hydrated}>
          Send reset link
        </Button>
      </form>
      <p className="mt-8 text-sm">
        <TextLink to="/login">Return to login</TextLink>
      </p>
    </Page>
  );
}

function LinkSent({ email }: { email: string }) {
  return (
    <Page title="Reset link sent" width="narrow">
      <div role="status">
        <p>
          If there is an account for <strong className="break-words">{email}</strong>, a link that sets a new password
          is on its way to it. It works once and ends after one hour.
        </p>
        <p className="mt-4">Please check your inbox, and your spam folder if it is not there.</p>
      </div>
      <div className="mt-8">
        <ButtonLink to="/login" variant="secondary">
          Return to login
        </ButtonLink>
      </div>
    </Page>
  );
}
