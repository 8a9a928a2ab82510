import { Ban, Coins, Eye, KeyRound, LogOut, MoreHorizontal, RotateCcw, UserCog } from 'lucide-react';
import { useState } from 'react';
import { isAdmin, type User } from '#contract/account.ts';
import { isMember, mayChangeRoles, refusalToChange, refusalToReset, refusalToView } from '#contract/policies.ts';
import { call } from '#web/lib/api.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { ServerTable } from '#web/list/server-table.tsx';
import { useServerList } from '#web/list/use-server-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { Page } from '#web/ui/page.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { type AdminUser, listUsers, userSorts, usersPageSize } from '../../contract/users.ts';
import { texts as allTexts } from '../texts.ts';
import { type UserAct, UserActDialog } from '../users/act-dialog.tsx';
import { AdjustDialog } from '../users/adjust-dialog.tsx';
import { UserDetail } from '../users/user-detail.tsx';

const texts = allTexts.users;
type Sort = (typeof userSorts)[number];

export const meta = pageTitle(texts.title);

/** /admin/users: all users, searched, sorted and paged by the server; each row's menu has the possible actions. */
export default function Users() {
  const { user: self } = useSession();
  const [shown, change] = useListAddress({ search: '', sort: 'created_at', order: 'desc' });
  const [asked, setAsked] = useState<{ act: UserAct | 'adjust'; user: AdminUser } | null>(null);
  const sort = userSorts.find((one) => one === shown.sort) ?? 'created_at';
  const order = shown.order === 'asc' ? 'asc' : 'desc';
  const query = { search: shown.search, sort, order, page: shown.page } as const;
  const list = useServerList({
    queryKey: ['admin', 'users', query],
    load: (signal) => call(listUsers, { query, signal }),
    page: shown.page,
    pageSize: usersPageSize,
    onPageChange: (page) => change({ page }),
    failed: texts.failed,
    toast: true,
  });

  const columns: readonly Column<AdminUser, Sort>[] = [
    {
      title: texts.columns.user,
      sort: 'username',
      className: 'min-w-0 wrap-anywhere max-md:basis-3/4',
      cell: (user) => (
        <span>
          <span className="flex flex-wrap items-center gap-x-2 font-medium">
            {user.username}
            {isAdmin(user) && <Badge tone="accent">{texts.roles[user.role]}</Badge>}
            {user.id === self?.id && <span className="text-xs font-normal text-muted">{texts.you}</span>}
          </span>
          <span className="block text-xs text-muted">{user.email}</span>
        </span>
      ),
    },
    {
      title: texts.columns.status,
      sort: 'status',
      className: 'max-md:order-1',
      cell: (user) => <Badge tone={user.status === 'active' ? 'good' : 'bad'}>{texts.statuses[user.status]}</Badge>,
    },
    {
      title: texts.columns.credits,
      sort: 'credits',
      align: 'right',
      className: 'max-md:order-1',
      cell: (user) => (
        <span className={isMember(user) ? undefined : 'max-md:hidden'}>
          {isMember(user) ? formatNumber(user.credits) : '–'}
          <span className="text-muted md:hidden"> {texts.columns.credits.toLowerCase()}</span>
        </span>
      ),
    },
    {
      title: texts.columns.registered,
      sort: 'created_at',
      className: 'whitespace-nowrap text-muted max-md:order-1',
      cell: (user) => <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>,
    },
    {
      title: texts.columns.actions,
      phone: 'end',
      align: 'right',
      cell: (user) => (
        <Menu
          label={texts.actionsOf(user.username)}
          trigger={<MoreHorizontal aria-hidden="true" />}
          triggerClassName={buttonStyle('quiet', 'icon')}
          items={self ? actionsOf(user, self, (act) => setAsked({ act, user })) : []}
        />
      ),
    },
  ];

  return (
    <Page title={texts.title}>
      <SearchBox
        value={shown.search}
        placeholder={texts.search}
        onSearch={(search) => change({ search })}
        className="mb-6 max-w-md"
      />
      <ServerTable
        list={list}
        rows={list.data?.users}
        label={texts.title}
        columns={columns}
        keyOf={(user) => user.id}
        sort={{ by: sort, order, onSort: (by, next) => change({ sort: by, order: next }) }}
        detail={{
          label: texts.details,
          nameOf: (user) => user.username,
          content: (user) => <UserDetail id={user.id} />,
        }}
        texts={texts}
      />
      {asked?.act === 'adjust' && <AdjustDialog user={asked.user} onClose={() => setAsked(null)} />}
      {asked && asked.act !== 'adjust' && (
        <UserActDialog act={asked.act} user={asked.user} onClose={() => setAsked(null)} />
      )}
    </Page>
  );
}

/** What this administrator may do to this user; the server decides again. */
function actionsOf(
  user: AdminUser,
  self: Pick<User, 'id' | 'role'>,
  ask: (act: UserAct | 'adjust') => void,
): MenuItem[] {
  const mayChange = refusalToChange(self, user) === null;
  const active = user.status === 'active';
  const items: (MenuItem | false)[] = [
    isMember(user) && {
      label: texts.adjust,
      icon: <Coins aria-hidden="true" />,
      onSelect: () => ask('adjust'),
    },
    refusalToView(user) === null && {
      label: texts.view,
      icon: <Eye aria-hidden="true" />,
      onSelect: () => ask('view'),
    },
    refusalToReset(self, user) === null && {
      label: texts.reset,
      icon: <KeyRound aria-hidden="true" />,
      onSelect: () => ask('reset'),
    },
    mayChange &&
      active && {
        label: texts.endSessions,
        icon: <LogOut aria-hidden="true" />,
        onSelect: () => ask('endSessions'),
      },
    mayChange &&
      mayChangeRoles(self) && {
        label: texts.role,
        icon: <UserCog aria-hidden="true" />,
        onSelect: () => ask('role'),
      },
    mayChange &&
      (active
        ? { label: texts.disable, icon: <Ban aria-hidden="true" />, onSelect: () => ask('disable') }
        : { label: texts.enable, icon: <RotateCcw aria-hidden="true" />, onSelect: () => ask('enable') }),
  ];
  return items.filter((item) => item !== false);
}
