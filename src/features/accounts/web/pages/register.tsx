import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { authPath } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { callFunction } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Page } from '#web/ui/page.tsx';
import { registrationMessage } from '../failure-messages.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { showAtFields } from '../show-at-fields.ts';
import { TextLink } from '../text-link.tsx';
import { texts } from '../texts.ts';
import { useFormCall } from '../use-form-call.ts';
import { useFormCheck } from '../use-form-check.ts';
import { useInvitationSetting } from '../use-invitation-setting.ts';

export const meta = pageTitle(texts.register.title, texts.register.description);

export const handle: PageHandle = { late: true, lateWhileOff: 'invitation_required' };

export default function Register() {
  const { suspend } = useSession();
  const navigate = useNavigate();
  const callWithOverlay = useFormCall();
  const hydrated = useHydrated();
  const invited = useSearchParams()[0].get('invite') ?? '';
  const { required: invitationRequired, insist } = useInvitationSetting();
  const form = useForm({
    resolver: useFormCheck((checks) => (invitationRequired ? checks.registerInvited : checks.register)),
    // Without a default value, the field keeps what was typed before React had started.
    ...(invited === '' ? {} : { defaultValues: { inviteCode: invited } }),
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;

  const afterFailure = (failure: unknown) => {
    if (failure instanceof AppError && failure.code === 'invitation_required') insist();
    showAtFields(form, ['username', 'email', 'password', 'inviteCode'], failure);
  };

  const submit = handleSubmit(async ({ username, email, password, inviteCode = '' }) => {
    const resume = suspend();
    const done = await callWithOverlay({
      waiting: texts.register.waiting,
      messageOf: registrationMessage,
      onFailure: afterFailure,
      call: (signal) => {
        const body = { action: 'register', username, email, password, inviteCode };
        return callFunction(authPath, { access: 'guest', body, signal, wordless: 'registration_failed' });
      },
    });
    resume();
    if (!done) return;
    toast.success(texts.register.done);
    await navigate('/verify-email', { replace: true, state: { email } });
  });

  return (
    <Page title={texts.register.title} width="narrow">
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
          <Field label={texts.register.username} error={errors.username?.message} hint={texts.register.usernameHint}>
            <Input autoComplete="nickname" autoCapitalize="none" spellCheck={false} {...register('username')} />
          </Field>
          <Field label={texts.email} error={errors.email?.message}>
            <Input type="email" autoComplete="username" {...register('email')} />
          </Field>
          <NewPasswordFields label={texts.password} confirmLabel={texts.register.confirmPassword} />
          <Field
            label={texts.register.invitation}
            optional={!invitationRequired}
            error={errors.inviteCode?.message}
            hint={invitationRequired ? texts.register.invitationHint : undefined}
          >
            <Input
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-required={invitationRequired}
              {...register('inviteCode')}
            />
          </Field>
          <Button type="submit" variant="primary" size="large" disabled={!hydrated}>
            {texts.register.submit}
          </Button>
        </form>
      </FormProvider>
      <p className="mt-8 text-sm">
        {texts.register.haveAccount} <TextLink to="/login">{texts.register.login}</TextLink>
      </p>
      <p className="mt-2 text-sm text-muted">
        {texts.register.agree} <TextLink to="/terms">{texts.terms}</TextLink>.
      </p>
    </Page>
  );
}
