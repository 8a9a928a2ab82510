import type { ReactNode } from 'react';
import { formatDateTime } from '#web/lib/format.ts';
import { useShell } from '#web/lib/shell.ts';
import type { Invitation } from '../contract.ts';
import { texts } from './texts.ts';

const words = texts.detail;

export function InvitationDetail({ invitation }: { invitation: Invitation }) {
  const { appUrl } = useShell();
  const { code, status, creator, usedBy, used_at: usedAt, expires_at: expiresAt, note } = invitation;
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <Fact name={words.created}>{words.by(creator ?? texts.gone, formatDateTime(invitation.created_at))}</Fact>
      <Fact name={words.usedBy}>
        {usedAt ? words.usedAt(usedBy ?? texts.gone, formatDateTime(usedAt)) : words.nobody}
      </Fact>
      <Fact name={words.expires}>{expiresAt ? formatDateTime(expiresAt) : words.never}</Fact>
      <Fact name={words.note}>{note ?? words.noNote}</Fact>
      {status === 'unused' && (
        <Fact name={words.link}>
          <span className="font-mono text-xs wrap-anywhere">{`${appUrl}/register?invite=${code}`}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere max-sm:-mt-2">{children}</dd>
    </>
  );
}
