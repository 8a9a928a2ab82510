import { zodResolver } from '@hookform/resolvers/zod';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { EntryList } from '#web/list/entry-list.tsx';
import { Row } from '#web/list/rows.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { addPasskey, offerPasskey, passkeyNameField, removePasskey } from '../../contract/own-account.ts';
import { type ConfirmIdentity, useConfirmIdentity } from '../identity/use-confirm-identity.tsx';
import type { AccountSectionProps } from './account-section-props.ts';
import { BusyButton } from './busy-button.tsx';
import { Section } from './section.tsx';
import { showFailure } from './show-failure.ts';
import { texts } from './texts.ts';

const words = texts.passkeys;

/** The account's passkeys: lists, adds, removes. */
export function PasskeysSection({ account, reload }: AccountSectionProps) {
  const { confirmIdentity, dialog } = useConfirmIdentity();

  return (
    <Section title={words.title} about={words.about}>
      <EntryList
        label={words.title}
        entries={account.passkeys}
        empty={<p className="text-sm text-muted">{words.none}</p>}
        row={(passkey) => (
          <Row
            key={passkey.id}
            actions={
              <BusyButton
                aria-label={words.removeOf(passkey.name)}
                work={async () => {
                  const done = await confirmIdentity({
                    about: (
                      <>
                        {words.removeQuestion} <strong className="font-semibold">{passkey.name}</strong>
                      </>
                    ),
                    action: words.remove,
                    danger: true,
                    always: true,
                    work: async (body) => void (await call(removePasskey, { params: { id: passkey.id }, body })),
                  });
                  if (!done) return;
                  toast.success(words.removed);
                  await reload();
                }}
              >
                {words.remove}
              </BusyButton>
            }
          >
            <p className="font-medium wrap-anywhere">{passkey.name}</p>
            <p className="text-muted">
              {formatDate(passkey.created_at)},{' '}
              {passkey.last_used_at ? `${words.lastUsed} ${formatDate(passkey.last_used_at)}` : words.never}
            </p>
          </Row>
        )}
      />
      {'PublicKeyCredential' in window ? (
        <AddForm confirmIdentity={confirmIdentity} reload={reload} />
      ) : (
        <p className="text-sm text-muted">{words.unsupported}</p>
      )}
      {dialog}
    </Section>
  );
}

function AddForm({ confirmIdentity, reload }: AddFormProps) {
  const form = useForm({ resolver: zodResolver(addForm), defaultValues: { name: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      let offer: Offer | undefined;
      await confirmIdentity({
        about: words.about,
        action: words.add,
        work: async (body) => {
          offer = await call(offerPasskey, { body });
        },
      });
      if (!offer) return;
      const { challenge_id, options } = offer;
      // If the authenticator is cancelled or fails, the browser explains it in its own words only.
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
      <Button type="submit" variant="secondary" busy={isSubmitting} busyText={words.adding}>
        {words.add}
      </Button>
    </form>
  );
}

type Offer = z.output<typeof offerPasskey.answer>;

interface AddFormProps extends Pick<AccountSectionProps, 'reload'> {
  readonly confirmIdentity: ConfirmIdentity;
}

const addForm = z.object({ name: passkeyNameField });
