import { useRef } from 'react';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { Row, Rows } from '#web/list/rows.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { endEverySession, endOneSession, type OwnAccount } from '../../contract/own-account.ts';
import { useConfirmIdentity } from '../identity/use-confirm-identity.tsx';
import type { AccountSectionProps } from './account-section-props.ts';
import { BusyButton } from './busy-button.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.sessions;

/** Where the account is logged in; ends one session, or all of them, after the password. */
export function SessionsSection({ account, reload }: AccountSectionProps) {
  const { logOut } = useSession();
  const { confirmIdentity, dialog } = useConfirmIdentity();
  const list = useRef<HTMLUListElement>(null);

  async function end(session: OwnAccount['sessions'][number]) {
    const done = await confirmIdentity({
      about: words.endQuestion(session.device),
      action: words.end,
      work: async (body) => void (await call(endOneSession, { params: { id: session.id }, body })),
    });
    if (!done) return;
    toast.success(words.ended);
    await reload();
    // The row disappears with its button, so the focus stays in the list.
    list.current?.focus();
  }

  async function endEverywhere() {
    const done = await confirmIdentity({
      about: words.everywhereQuestion,
      action: words.everywhere,
      always: true,
      work: async (body) => void (await call(endEverySession, { body })),
    });
    if (done) await logOut();
  }

  return (
    <Section title={words.title} about={words.about}>
      <Rows ref={list} tabIndex={-1} aria-label={words.title} className="outline-none">
        {account.sessions.map((session) => (
          <Row
            key={session.id}
            actions={
              !session.current && (
                <BusyButton aria-label={words.endOf(session.device)} work={() => end(session)}>
                  {words.end}
                </BusyButton>
              )
            }
          >
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {session.device}
              {session.current && <Badge tone="accent">{words.current}</Badge>}
            </p>
            <p className="text-muted">
              <span className="font-mono text-xs">{session.address_block}</span> · {words.since}{' '}
              {formatDateTime(session.created_at)}, {words.lastUsed} {formatDateTime(session.last_used_at)}
            </p>
          </Row>
        ))}
      </Rows>
      <div>
        <BusyButton size="medium" work={endEverywhere}>
          {words.everywhere}
        </BusyButton>
      </div>
      {dialog}
    </Section>
  );
}
