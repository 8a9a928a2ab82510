import { FormProvider, useForm } from 'react-hook-form';
import { type LoaderFunctionArgs, redirect, useNavigate } from 'react-router';
import { isAdmin } from '#contract/account.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { shellContext } from '#web/lib/shell-context.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { setPassword } from '../../contract/login.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { setPasswordMessage } from '../password-messages.ts';
import { showAtFields } from '../show-at-fields.ts';
import { texts } from '../texts.ts';
import { useFormCall } from '../use-form-call.ts';
import { useFormCheck } from '../use-form-check.ts';

export const meta = pageTitle(texts.set.title);

/** Users with a password change it elsewhere. */
export function loader({ context }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (user?.has_password) throw redirect(isAdmin(user) ? '/admin' : '/dashboard');
  return null;
}

/** For accounts that came from another provider: every page of members leads here until a password is set. */
export default function SetPassword() {
  const { user, reloadUser } = useSession();
  const navigate = useNavigate();
  const callWithOverlay = useFormCall();
  const form = useForm({ resolver: useFormCheck(({ setPassword }) => setPassword) });

  const submit = form.handleSubmit(async ({ password: chosen }) => {
    const done = await callWithOverlay({
      waiting: texts.set.waiting,
      messageOf: setPasswordMessage,
      onFailure: (failure) => showAtFields(form, ['password'], failure),
      call: (signal) => call(setPassword, { body: { password: chosen }, signal }),
    });
    if (!done) return;
    toast.success(texts.set.done);
    await navigate('/dashboard', { replace: true });
    // The page still has the old user data; if this fails, the next call notices.
    await reloadUser().catch(() => {});
  });

  return (
    <Page title={texts.set.title} subtitle={texts.set.subtitle} width="narrow">
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
          {/* Password managers learn by it whose password this is. */}
          <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <NewPasswordFields />
          <Button type="submit" variant="primary" size="large">
            {texts.set.submit}
          </Button>
        </form>
      </FormProvider>
    </Page>
  );
}
