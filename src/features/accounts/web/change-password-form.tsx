import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { changePassword } from '../contract/login.ts';
import { changePasswordForm } from '../contract/login-forms.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { changePasswordMessage } from './password-messages.ts';
import { showAtFields } from './show-at-fields.ts';
import { texts } from './texts.ts';
import { useFormCall } from './use-form-call.ts';

/** Current, new and confirmed password, for members and administrators alike; every other session ends with it. */
export function ChangePasswordForm() {
  const { user, reloadUser } = useSession();
  const callWithOverlay = useFormCall();
  const form = useForm({ resolver: zodResolver(changePasswordForm) });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ currentPassword, password: chosen }) => {
    const done = await callWithOverlay({
      waiting: texts.change.waiting,
      messageOf: changePasswordMessage,
      onFailure: (failure) => showAtFields(form, ['currentPassword', 'password'], failure),
      call: (signal) => call(changePassword, { body: { currentPassword, password: chosen }, signal }),
    });
    if (!done) return;
    form.reset({ currentPassword: '', password: '', confirmPassword: '' });
    toast.success(texts.change.done);
    // It was the required first step; everything else is accessible now.
    if (user?.required_step) await reloadUser();
  });

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {/* Password managers learn by it whose password this is. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Field label={texts.change.current} error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword', { deps: 'password' })} />
        </Field>
        <NewPasswordFields />
        <Button type="submit" variant="primary" size="large">
          {texts.change.submit}
        </Button>
      </form>
    </FormProvider>
  );
}
