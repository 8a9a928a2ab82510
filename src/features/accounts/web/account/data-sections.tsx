import { call } from '#web/lib/api.ts';
import { downloadStarted, saveSigned } from '#web/lib/save-file.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { deleteAccount, exportAccount } from '../../contract/own-account.ts';
import { useConfirmIdentity } from '../identity/use-confirm-identity.tsx';
import { BusyButton } from './busy-button.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

/** Downloads all data as one file. */
export function ExportSection() {
  const words = texts.exported;
  const { confirmIdentity, dialog } = useConfirmIdentity();
  return (
    <Section title={words.title} about={words.about}>
      <div>
        <BusyButton
          size="medium"
          busyText={words.working}
          work={async () => {
            const done = await confirmIdentity({
              about: words.about,
              action: words.start,
              busyText: words.working,
              work: (body) => saveSigned(() => call(exportAccount, { body })),
            });
            if (done) toast.success(downloadStarted);
          }}
        >
          {words.start}
        </BusyButton>
      </div>
      {dialog}
    </Section>
  );
}

/** Deletes the account: password, confirmation, no undo. */
export function DeletionSection() {
  const words = texts.deletion;
  const { logOut } = useSession();
  const { confirmIdentity, dialog } = useConfirmIdentity();
  return (
    <Section title={words.title} about={words.about}>
      <div>
        <BusyButton
          size="medium"
          variant="danger"
          busyText={words.working}
          work={async () => {
            const done = await confirmIdentity({
              about: words.question,
              action: words.confirm,
              busyText: words.working,
              danger: true,
              always: true,
              work: async (body) => void (await call(deleteAccount, { body })),
            });
            if (done) await logOut();
          }}
        >
          {words.start}
        </BusyButton>
      </div>
      {dialog}
    </Section>
  );
}
