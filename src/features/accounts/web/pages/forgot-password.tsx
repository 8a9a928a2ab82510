import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Page } from '#web/ui/page.tsx';
import { forgotPassword } from '../../contract/login.ts';
import { forgotPasswordMessage } from '../password-messages.ts';
import { TextLink } from '../text-link.tsx';
import { texts } from '../texts.ts';
import { useFormCall } from '../use-form-call.ts';
import { useFormCheck } from '../use-form-check.ts';

export const meta = pageTitle(texts.forgot.pageTitle, texts.forgot.description);

export const handle: PageHandle = { late: true };

export default function ForgotPassword() {
  const callWithOverlay = useFormCall();
  const hydrated = useHydrated();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: useFormCheck(({ forgotPassword }) => forgotPassword),
  });

  const submit = handleSubmit(async (form) => {
    const done = await callWithOverlay({
      waiting: texts.forgot.waiting,
      messageOf: forgotPasswordMessage,
      call: (signal) => call(forgotPassword, { body: form, signal, wordless: 'reset_mail_failed' }),
    });
    if (done) setSentTo(form.email);
  });

  if (sentTo !== null) return <LinkSent email={sentTo} />;
  return (
    <Page title={texts.forgot.title} subtitle={texts.forgot.subtitle} width="narrow">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={texts.email} error={formState.errors.email?.message}>
          <Input type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Button type="submit" variant="primary" size="large" disabled={!hydrated}>
          {texts.forgot.submit}
        </Button>
      </form>
      <p className="mt-8 text-sm">
        <TextLink to="/login">{texts.returnToLogin}</TextLink>
      </p>
    </Page>
  );
}

function LinkSent({ email }: { email: string }) {
  return (
    <Page title={texts.forgot.sentTitle} width="narrow">
      <div role="status">
        <p>
          {texts.forgot.sentBefore} <strong className="break-words">{email}</strong>
          {texts.forgot.sentAfter}
        </p>
        <p className="mt-4">{texts.forgot.sentHint}</p>
      </div>
      <div className="mt-8">
        <ButtonLink to="/login" variant="secondary">
          {texts.returnToLogin}
        </ButtonLink>
      </div>
    </Page>
  );
}
