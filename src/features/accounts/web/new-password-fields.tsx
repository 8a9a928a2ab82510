import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PasswordRules } from './password-rules.tsx';
import { texts } from './texts.ts';

/** A new password, the rules it meets so far, and its confirmation; within a `FormProvider`. */
export function NewPasswordFields({
  label = texts.newPassword,
  confirmLabel = texts.confirmNewPassword,
}: {
  label?: string;
  confirmLabel?: string;
}) {
  const { register, control, formState } = useFormContext<{
    password: string;
    confirmPassword: string;
  }>();
  const watched = useWatch({ control, name: 'password' });
  const { errors } = formState;
  // The form does not announce what was typed before React had started.
  const field = useRef<HTMLDivElement>(null);
  const [early, setEarly] = useState('');
  useEffect(() => setEarly(field.current?.querySelector('input')?.value ?? ''), []);
  return (
    <>
      <div ref={field}>
        <Field label={label} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password', { deps: 'confirmPassword' })} />
        </Field>
      </div>
      <PasswordRules password={watched ?? early} />
      <Field label={confirmLabel} error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
    </>
  );
}
