import { useState } from 'react';
import { deleteAccount, exportAccount } from '../../../../contract/own-account.ts';
import { call } from '../../../../web/lib/api.ts';
import { downloadStarted, saveSigned } from '../../../../web/lib/save-file.ts';
import { useSession } from '../../../../web/lib/session.tsx';
import { toast } from '../../../../web/lib/toast.ts';
import { AlertDialog } from '../../../../web/ui/alert-dialog.tsx';
import type { AccountSectionProps } from './account-section-props.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

/** Everything as one file. */
export function ExportSection({ account }: Pick<AccountSectionProps, 'account'>) {
  const words = texts.exported;
  return (
    <Section title={words.title} about={words.about}>
      <ReauthenticationForm
        hasPassword={account.has_password}
        label={words.title}
        action={words.start}
        busyText={words.working}
        onSubmit={async (body) => {
          await saveSigned(() => call(exportAccount, { body }));
          toast.success(downloadStarted);
        }}
      />
    </Section>
  );
}

/** The end of the account: the password, a question, and then there is no way back. */
export function DeletionSection({ account }: Pick<AccountSectionProps, 'account'>) {
  const words = texts.deletion;
  const { signOut } = useSession();
  const [question, setQuestion] = useState<{ answer: (sure: boolean) => void } | null>(null);
  const answer = (sure: boolean) => {
    question?.answer(sure);
    setQuestion(null);
  };
  return (
    <Section title={words.title} about={words.about}>
      <ReauthenticationForm
        hasPassword={account.has_password}
        label={words.title}
        action={words.start}
        busyText={words.working}
        variant="danger"
        onSubmit={async (body) => {
          const sure = await new Promise<boolean>((resolve) => setQuestion({ answer: resolve }));
          if (!sure) return;
          await call(deleteAccount, { body });
          await signOut();
        }}
      />
      <AlertDialog
        open={question !== null}
        onOpenChange={(open) => !open && answer(false)}
        title={words.start}
        confirmText={words.confirm}
        danger
        onConfirm={() => answer(true)}
      >
        {words.question}
      </AlertDialog>
    </Section>
  );
}
