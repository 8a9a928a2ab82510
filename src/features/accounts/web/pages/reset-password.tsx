import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { resetPassword } from '../../contract/login.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { resetPasswordMessage } from '../password-messages.ts';
import type { RecoveryTokens } from '../recovery-fragment.ts';
import { showAtFields } from '../show-at-fields.ts';
import { texts } from '../texts.ts';
import { useFormCall } from '../use-form-call.ts';
import { useFormCheck } from '../use-form-check.ts';
import { useRecoveryLink } from '../use-recovery-link.ts';

export const meta = pageTitle(texts.reset.pageTitle);

/** The page of an emailed recovery link, for logged-in users too. */
export default function ResetPassword() {
  const { link, checkAgain, giveUp } = useRecoveryLink();
  return (
    <Page title={texts.reset.title} width="narrow">
      {link.kind === 'checking' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5 text-accent" />
          {texts.reset.checking}
        </p>
      )}
      {link.kind === 'valid' && <NewPassword tokens={link.tokens} email={link.email} onDead={giveUp} />}
      {link.kind === 'invalid' && (
        <>
          <p role="alert">{texts.reset.invalid}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/forgot-password">{texts.requestLink}</ButtonLink>
            <ButtonLink to="/login" variant="secondary">
              {texts.returnToLogin}
            </ButtonLink>
          </div>
        </>
      )}
      {link.kind === 'unchecked' && (
        <>
          <p role="alert">{link.message}</p>
          <Button className="mt-6" onClick={checkAgain}>
            {texts.reset.tryAgain}
          </Button>
        </>
      )}
    </Page>
  );
}

function NewPassword({ tokens, email, onDead }: { tokens: RecoveryTokens; email: string; onDead: () => void }) {
  const { forget, suspend } = useSession();
  const navigate = useNavigate();
  const callWithOverlay = useFormCall();
  const form = useForm({ resolver: useFormCheck(({ resetPassword }) => resetPassword) });

  const submit = form.handleSubmit(async (chosen) => {
    // This may end this browser's own session. The page handles that itself, without the message about expired
    // sessions.
    const resume = suspend();
    const done = await callWithOverlay({
      waiting: texts.reset.waiting,
      messageOf: resetPasswordMessage,
      onFailure: (failure) => {
        if (failure instanceof AppError && failure.code === 'invalid_reset_link') onDead();
        else showAtFields(form, ['password'], failure);
      },
      call: (signal) => call(resetPassword, { body: { ...tokens, password: chosen.password }, signal }),
    });
    if (done) forget();
    resume();
    if (!done) return;
    toast.success(texts.reset.done);
    await navigate('/login', { replace: true, state: { message: texts.reset.done } });
  });

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p>
          {texts.reset.before} <strong className="break-words">{email}</strong>. {texts.reset.after}
        </p>
        {/* Password managers learn by it whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields />
        <Button type="submit" variant="primary" size="large">
          {texts.reset.submit}
        </Button>
      </form>
    </FormProvider>
  );
}
