import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { apiKeyScopeNames, apiKeyScopes } from '#contract/api-key-scopes.ts';
import { AppError, shownMessage } from '#contract/errors.ts';
import { useConfirmIdentity } from '#features/accounts/web/index.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { apiKeyForm, apiKeyLifetimes, createApiKey } from '../contract.ts';
import { texts } from './texts.ts';

const words = texts.form;

/** Name, permissions and lifetime of a new key; the password is requested when they are valid. */
export function NewKeyForm({ onCreated }: { onCreated: (secret: string) => void }) {
  const titleId = useId();
  const errorId = useId();
  const { confirmIdentity, dialog } = useConfirmIdentity();
  const form = useForm({
    resolver: zodResolver(apiKeyForm),
    defaultValues: { name: '', scopes: ['read', 'run'], expires_in_days: 90 } satisfies z.input<typeof apiKeyForm>,
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (chosen) => {
    let created: string | undefined;
    try {
      await confirmIdentity({
        about: words.about,
        action: words.create,
        busyText: words.creating,
        async work(proof) {
          created = (await call(createApiKey, { body: { ...chosen, ...proof } })).secret;
        },
      });
    } catch (failure) {
      toast.error(failure instanceof AppError ? shownMessage(failure, words.failed) : words.failed);
    }
    if (created) onCreated(created);
  });
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {words.title}
      </h2>
      <form method="post" noValidate onSubmit={submit} className="mt-5 flex flex-col items-start gap-5">
        <Field label={words.name} hint={words.nameHint} error={errors.name?.message} className="w-full max-w-sm">
          <Input autoComplete="off" maxLength={60} {...form.register('name')} />
        </Field>
        <fieldset aria-describedby={errors.scopes ? errorId : undefined}>
          <legend className="text-sm font-medium">{words.permissions}</legend>
          <div className="mt-2 flex flex-col gap-3">
            {apiKeyScopeNames.map((scope) => (
              <label key={scope} className="flex w-fit items-start gap-3">
                <input
                  type="checkbox"
                  value={scope}
                  {...form.register('scopes')}
                  className="mt-1 size-4 shrink-0 accent-accent"
                />
                <span>
                  <span className="block text-sm font-medium">{apiKeyScopes[scope].label}</span>
                  <span className="block text-xs text-muted">{apiKeyScopes[scope].about}</span>
                </span>
              </label>
            ))}
          </div>
          {errors.scopes && (
            <p id={errorId} role="alert" className="mt-2 text-sm text-bad">
              {errors.scopes.message}
            </p>
          )}
        </fieldset>
        <Field label={words.lifetime} className="w-full max-w-40">
          <Select {...form.register('expires_in_days', { valueAsNumber: true })}>
            {apiKeyLifetimes.map((days) => (
              <option key={days} value={days}>
                {words.days(days)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {words.create}
        </Button>
      </form>
      {dialog}
    </section>
  );
}
