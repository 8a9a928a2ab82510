import { useState } from 'react';
import { Link } from 'react-router';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { MarginNote } from '#web/ui/margin-note.tsx';
import { Page } from '#web/ui/page.tsx';
import { CreatedKey } from '../created-key.tsx';
import { KeyList } from '../key-list.tsx';
import { NewKeyForm } from '../new-key-form.tsx';
import { texts } from '../texts.ts';
import { useApiKeys } from '../use-api-keys.ts';

export const meta = pageTitle(texts.title);

/** The user's API keys: creates, lists, revokes. */
export default function ApiKeys() {
  const { user } = useSession();
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: '/account', label: texts.back }}
      margin={
        user && (
          <>
            <MarginNote label={texts.userId}>
              <span className="flex items-center gap-1">
                <code className="font-mono text-xs wrap-anywhere">{user.id}</code>
                <CopyButton label={texts.copyUserId} value={user.id} />
              </span>
              {texts.userIdHint}
            </MarginNote>
            <Link to="/docs/api" className="inline-block py-0.5 text-sm text-accent underline underline-offset-2">
              {texts.docs}
            </Link>
          </>
        )
      }
    >
      {user && <Keys userId={user.id} />}
    </Page>
  );
}

function Keys({ userId }: { userId: string }) {
  const query = useApiKeys(userId);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-12">
      {secret ? (
        <CreatedKey secret={secret} onDone={() => setSecret(null)} />
      ) : (
        <NewKeyForm
          onCreated={(created) => {
            setSecret(created);
            void query.reload();
          }}
        />
      )}
      <KeyList {...query} />
    </div>
  );
}
