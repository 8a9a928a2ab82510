import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { emailField } from '../../contract/account-fields.ts';
import {
  changeUsername,
  type OwnAccount,
  requestEmailChange,
  usernameChange,
  withdrawEmailChange,
} from '../../contract/own-account.ts';
import { useConfirmIdentity } from '../identity/use-confirm-identity.tsx';
import type { AccountSectionProps } from './account-section-props.ts';
import { BusyButton } from './busy-button.tsx';
import { Section } from './section.tsx';
import { showFailure } from './show-failure.ts';
import { texts } from './texts.ts';

const words = texts.profile;

/** Username and email address, and forms to change them. */
export function ProfileSection({ account, reload }: AccountSectionProps) {
  return (
    <Section title={words.title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        <dt className="text-muted">{words.emailNow}</dt>
        <dd className="wrap-anywhere">{account.email}</dd>
        <dt className="text-muted">{words.since}</dt>
        <dd>{formatDate(account.created_at)}</dd>
      </dl>
      <UsernameForm account={account} reload={reload} />
      {account.email_change ? (
        <WaitingChange change={account.email_change} reload={reload} />
      ) : (
        <EmailForm reload={reload} />
      )}
    </Section>
  );
}

function UsernameForm({ account, reload }: AccountSectionProps) {
  const { reloadUser } = useSession();
  const form = useForm({
    resolver: zodResolver(usernameChange),
    values: { username: account.username },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(changeUsername, { body });
      toast.success(words.usernameSaved);
      await Promise.all([reload(), reloadUser()]);
    } catch (failure) {
      showFailure(failure, form);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <Field label={words.username} error={form.formState.errors.username?.message} className="w-full max-w-sm">
        <Input autoComplete="username" {...form.register('username')} />
      </Field>
      <Button type="submit" variant="secondary" busy={form.formState.isSubmitting}>
        {words.saveUsername}
      </Button>
    </form>
  );
}

function EmailForm({ reload }: Pick<AccountSectionProps, 'reload'>) {
  const { confirmIdentity, dialog } = useConfirmIdentity();
  const form = useForm({ resolver: zodResolver(emailForm), defaultValues: { email: '' } });
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      const done = await confirmIdentity({
        about: words.emailHint,
        action: words.saveEmail,
        work: async (proof) => void (await call(requestEmailChange, { body: { email, ...proof } })),
      });
      if (!done) return;
      toast.success(words.emailAsked);
      await reload();
    } catch (failure) {
      showFailure(failure, form);
    }
  });
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
        <Field
          label={words.email}
          hint={words.emailHint}
          error={form.formState.errors.email?.message}
          className="w-full max-w-sm"
        >
          <Input type="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Button type="submit" variant="secondary" busy={form.formState.isSubmitting}>
          {words.saveEmail}
        </Button>
      </form>
      {dialog}
    </>
  );
}

function WaitingChange({
  change,
  reload,
}: {
  change: NonNullable<OwnAccount['email_change']>;
  reload: () => Promise<void>;
}) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-sheet border border-line bg-raised p-4 text-sm">
      <p className="font-medium wrap-anywhere">{words.waiting(change.new_email)}</p>
      <p className="text-muted">
        {words.confirmed('present', change.old_confirmed)} {words.confirmed('new', change.new_confirmed)}
      </p>
      <BusyButton
        work={async () => {
          await call(withdrawEmailChange);
          toast.success(words.withdrawn);
          await reload();
        }}
      >
        {words.withdraw}
      </BusyButton>
    </div>
  );
}

const emailForm = z.object({ email: emailField });
