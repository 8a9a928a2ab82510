import { useRef, useState } from 'react';
import { endEverySession, endOneSession } from '../../../../contract/own-account.ts';
import { call } from '../../../../web/lib/api.ts';
import { formatDateTime } from '../../../../web/lib/format.ts';
import { useSession } from '../../../../web/lib/session.tsx';
import { toast } from '../../../../web/lib/toast.ts';
import { AlertDialog } from '../../../../web/ui/alert-dialog.tsx';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { plainMessage } from '../failure-messages.ts';
import type { AccountSectionProps } from './account-section-props.ts';
import { BusyButton } from './busy-button.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.sessions;

/** Where the account is signed in; ends one, or all of them. */
export function SessionsSection({ account, reload }: AccountSectionProps) {
  const { signOut } = useSession();
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  async function signOutEverywhere() {
    try {
      await call(endEverySession);
      await signOut();
    } catch (failure) {
      toast.error(plainMessage(failure));
    }
  }

  return (
    <Section title={words.title} about={words.about}>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.title}
        className="divide-y divide-line border-y border-line outline-none"
      >
        {account.sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 text-sm">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {session.device}
                {session.current && <Badge tone="accent">{words.current}</Badge>}
              </p>
              <p className="text-muted">
                <span className="font-mono text-xs">{session.address_block}</span> · {words.since}{' '}
                {formatDateTime(session.created_at)}, {words.lastUsed} {formatDateTime(session.last_used_at)}
              </p>
            </div>
            {!session.current && (
              <BusyButton
                aria-label={words.endOf(session.device)}
                work={async () => {
                  await call(endOneSession, { params: { id: session.id } });
                  toast.success(words.ended);
                  await reload();
                  // The row goes with its button: the focus then stays in the list.
                  list.current?.focus();
                }}
              >
                {words.end}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {words.everywhere}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.everywhere}
        confirmText={words.everywhere}
        onConfirm={() => void signOutEverywhere()}
      >
        {words.everywhereQuestion}
      </AlertDialog>
    </Section>
  );
}
