import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { ServerTable } from '#web/list/server-table.tsx';
import { useServerList } from '#web/list/use-server-list.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Page } from '#web/ui/page.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Invitation, invitationStates, invitationsPageSize, listInvitations } from '../../contract.ts';
import { CreateDialog } from '../create-dialog.tsx';
import { InvitationDetail } from '../invitation-detail.tsx';
import { RevokeDialog } from '../revoke-dialog.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.title);

/** /admin/invites: the codes with their states; expanded rows show user, expiry and note. */
export default function Invites() {
  const [shown, change] = useListAddress({ search: '', status: '' });
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  const query = { search: shown.search, status: shown.status, page: shown.page };
  const list = useServerList({
    queryKey: ['admin', 'invitations', query],
    load: (signal) => call(listInvitations, { query, signal }),
    page: shown.page,
    pageSize: invitationsPageSize,
    onPageChange: (page) => change({ page }),
    failed: texts.failed,
  });
  const filtered = shown.search !== '' || shown.status !== '';
  const create = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
      {texts.create}
    </Button>
  );

  return (
    <Page title={texts.title} subtitle={texts.subtitle} meta={create}>
      <search className="mb-6 flex flex-wrap gap-3">
        <SearchBox
          value={shown.search}
          placeholder={texts.search}
          onSearch={(search) => change({ search })}
          className="w-full max-w-md"
        />
        <div className="w-full sm:w-44">
          <Select
            aria-label={texts.status}
            value={shown.status}
            onChange={(event) => change({ status: event.target.value })}
          >
            <option value="">
              {texts.status}: {texts.any}
            </option>
            {invitationStates.map((state) => (
              <option key={state} value={state}>
                {texts.statuses[state]}
              </option>
            ))}
          </Select>
        </div>
      </search>
      <ServerTable
        list={list}
        rows={list.data?.invitations}
        rowHeight={52}
        label={texts.title}
        columns={columnsWith(setRevoking)}
        keyOf={(invitation) => invitation.id}
        detail={{
          label: texts.details,
          nameOf: (invitation) => invitation.code,
          content: (invitation) => <InvitationDetail invitation={invitation} />,
        }}
        texts={texts}
        filtered={filtered}
      />
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(null)} />}
    </Page>
  );
}

function columnsWith(revoke: (invitation: Invitation) => void): readonly Column<Invitation>[] {
  return [
    {
      title: texts.columns.code,
      phone: 'line',
      cell: ({ code }) => (
        <span className="inline-block min-w-[16ch] font-mono wrap-anywhere lg:whitespace-nowrap">{code}</span>
      ),
    },
    {
      title: texts.columns.creator,
      className: 'wrap-anywhere',
      phone: 'none',
      cell: ({ creator }) => creator ?? <span className="text-muted">{texts.gone}</span>,
    },
    {
      title: texts.columns.status,
      cell: ({ status }) => <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>,
    },
    {
      title: texts.columns.created,
      className: 'lg:whitespace-nowrap text-muted',
      phone: 'none',
      cell: ({ created_at: created }) => <time dateTime={created}>{formatDateTime(created)}</time>,
    },
    {
      title: texts.columns.actions,
      align: 'right',
      phone: 'end',
      cell: (invitation) =>
        invitation.status === 'unused' && (
          <span className="inline-flex items-center gap-1">
            <CopyButton label={texts.copy(invitation.code)} value={invitation.code} />
            <Button
              variant="quiet"
              size="small"
              aria-label={texts.revoke(invitation.code)}
              onClick={() => revoke(invitation)}
            >
              {texts.revokeShort}
            </Button>
          </span>
        ),
    },
  ];
}

const tones: Record<Invitation['status'], BadgeTone> = {
  unused: 'good',
  used: 'neutral',
  revoked: 'bad',
  expired: 'warn',
};
