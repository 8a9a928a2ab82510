import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button, type ButtonVariant } from '../../../../web/ui/button.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { PasswordInput } from '../../../../web/ui/password-input.tsx';
import { showFailure } from './show-failure.ts';
import { texts } from './texts.ts';

/** Something that takes the password once more; accounts without one have only the button. */
export function ReauthenticationForm({
  hasPassword,
  action,
  busyText,
  variant = 'secondary',
  label,
  onSubmit,
  children,
}: ReauthenticationFormProps) {
  const form = useForm({
    resolver: zodResolver(hasPassword ? withPassword : withoutPassword),
    defaultValues: { password: '' },
  });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onSubmit(hasPassword ? { password } : {});
      form.reset();
    } catch (failure) {
      showFailure(failure, form);
    }
  });
  return (
    <form method="post" noValidate aria-label={label} onSubmit={submit} className="flex flex-col items-start gap-4">
      {hasPassword && (
        <Field label={texts.password} error={form.formState.errors.password?.message} className="w-full max-w-sm">
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} busy={form.formState.isSubmitting} busyText={busyText}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}

interface ReauthenticationFormProps {
  readonly hasPassword: boolean;
  readonly action: string;
  readonly busyText?: string;
  readonly variant?: ButtonVariant;
  /** Names the form for screen readers. */
  readonly label: string;
  /** What it rejects with is shown. */
  readonly onSubmit: (proof: { password?: string }) => Promise<void>;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

const withPassword = z.object({
  password: z.string().min(1, texts.passwordRequired).max(1_000, texts.passwordTooLong),
});
const withoutPassword = z.object({ password: z.string() });
