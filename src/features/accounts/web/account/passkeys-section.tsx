import { zodResolver } from '@hookform/resolvers/zod';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AppError } from '../../../../contract/errors.ts';
import {
  addPasskey,
  type OwnAccount,
  offerPasskey,
  passkeyNameField,
  removePasskey,
} from '../../../../contract/own-account.ts';
import { call } from '../../../../web/lib/api.ts';
import { formatDate } from '../../../../web/lib/format.ts';
import { toast } from '../../../../web/lib/toast.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { FormDialog } from '../../../../web/ui/form-dialog.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { PasswordInput } from '../../../../web/ui/password-input.tsx';
import { plainMessage } from '../failure-messages.ts';
import type { AccountSectionProps } from './account-section-props.ts';
import { Section } from './section.tsx';
import { showFailure } from './show-failure.ts';
import { texts } from './texts.ts';

const words = texts.passkeys;

/** The account's passkeys: lists, adds, removes. */
export function PasskeysSection({ account, reload }: AccountSectionProps) {
  const [asked, setAsked] = useState<Passkey | null>(null);

  return (
    <Section title={words.title} about={words.about}>
      {account.passkeys.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul aria-label={words.title} className="divide-y divide-line border-y border-line">
          {account.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{passkey.name}</p>
                <p className="text-muted">
                  {formatDate(passkey.created_at)},{' '}
                  {passkey.last_used_at ? `${words.lastUsed} ${formatDate(passkey.last_used_at)}` : words.never}
                </p>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={words.removeOf(passkey.name)}
                onClick={() => setAsked(passkey)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {'PublicKeyCredential' in window ? (
        <AddForm account={account} reload={reload} />
      ) : (
        <p className="text-sm text-muted">{words.unsupported}</p>
      )}
      {asked && <RemoveDialog passkey={asked} account={account} onClose={() => setAsked(null)} reload={reload} />}
    </Section>
  );
}

type Passkey = OwnAccount['passkeys'][number];

/** Takes the password once more: an open browser alone must not be enough to weaken an account. */
function RemoveDialog({ passkey, account, onClose, reload }: RemoveDialogProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  async function remove(): Promise<boolean> {
    try {
      await call(removePasskey, { params: { id: passkey.id }, body: account.has_password ? { password } : {} });
    } catch (failure) {
      setError(plainMessage(failure));
      return false;
    }
    toast.success(words.removed);
    await reload();
    return true;
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={
        <>
          {words.removeQuestion} <strong className="font-semibold">{passkey.name}</strong>
        </>
      }
      confirmText={words.remove}
      danger
      disabled={account.has_password && password === ''}
      error={error}
      onSubmit={remove}
    >
      {account.has_password && (
        <Field label={texts.password}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}

interface RemoveDialogProps extends AccountSectionProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

function AddForm({ account, reload }: AccountSectionProps) {
  const form = useForm({
    resolver: zodResolver(account.has_password ? addWithPassword : addForm),
    defaultValues: { name: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name, password }) => {
    try {
      const { challenge_id, options } = await call(offerPasskey, { body: account.has_password ? { password } : {} });
      // What the person gave up, or the authenticator refused, has words of the browser's only.
      const { startRegistration } = await import('@simplewebauthn/browser');
      const response = await startRegistration({
        optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
      }).catch(() => null);
      if (response === null) {
        toast.error(words.addFailed);
        return;
      }
      await call(addPasskey, { body: { challenge_id, name, response: { ...response } } });
      toast.success(words.added);
      form.reset();
      await reload();
    } catch (failure) {
      showFailure(failure instanceof AppError ? failure : new Error(words.addFailed), form);
    }
  });
  return (
    <form method="post" noValidate aria-label={words.add} onSubmit={submit} className="flex flex-col items-start gap-4">
      <Field label={words.name} hint={words.nameHint} error={errors.name?.message} className="w-full max-w-sm">
        <Input {...form.register('name')} />
      </Field>
      {account.has_password && (
        <Field label={texts.password} error={errors.password?.message} className="w-full max-w-sm">
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      )}
      <Button type="submit" variant="secondary" busy={isSubmitting} busyText={words.adding}>
        {words.add}
      </Button>
    </form>
  );
}

const addForm = z.object({ name: passkeyNameField, password: z.string() });
const addWithPassword = addForm.extend({ password: z.string().min(1, texts.passwordRequired) });
