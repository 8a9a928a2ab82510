import { securityEvents } from '#contract/security-events.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { ServerTable } from '#web/list/server-table.tsx';
import { useServerList } from '#web/list/use-server-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { Page } from '#web/ui/page.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Select } from '#web/ui/select.tsx';
import { describeDetails, listSecurityEvents, type SecurityEvent, securityEventsPageSize } from '../../contract.ts';
import { DaysAndClear, useLogFilter } from '../log-filters.tsx';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.securityLog;
const { filters, gone } = allTexts;

export const meta = pageTitle(texts.title);

const noFilter = { user: '', kind: '', address: '', from: '', to: '' };

/** /admin/security-log: events of every account, with search, filters and pages on the server. */
export default function SecurityLog() {
  const log = useLogFilter(noFilter);
  const { shown, change, page } = log;
  const query = { ...log.filter, page };
  const list = useServerList({
    queryKey: ['admin', 'security-events', query],
    load: (signal) => call(listSecurityEvents, { query, signal }),
    page,
    pageSize: securityEventsPageSize,
    onPageChange: (next) => change({ page: next }),
    failed: texts.failed,
  });

  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={{ to: '/admin/logs', label: texts.back }}>
      <search className="mb-6 grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,14rem))_auto]">
        <div className="col-span-full grid gap-3 sm:grid-cols-2 lg:max-w-3xl">
          <SearchBox value={shown.user} placeholder={texts.user} onSearch={(user) => change({ user })} />
          <SearchBox value={shown.address} placeholder={texts.address} onSearch={(address) => change({ address })} />
        </div>
        <Field label={texts.columns.event}>
          <Select value={shown.kind} onChange={(event) => change({ kind: event.target.value })}>
            <option value="">{filters.any}</option>
            {Object.entries(securityEvents).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <DaysAndClear {...log} />
      </search>
      <ServerTable
        list={list}
        rows={list.data?.events}
        label={texts.title}
        columns={columns}
        keyOf={(event) => String(event.id)}
        texts={texts}
        filtered={log.filtered}
      />
    </Page>
  );
}

const labels: Readonly<Record<string, string>> = securityEvents;

const columns: readonly Column<SecurityEvent>[] = [
  {
    title: texts.columns.time,
    className: 'whitespace-nowrap text-muted',
    phone: 'end',
    cell: (event) => <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>,
  },
  {
    title: texts.columns.event,
    className: 'font-medium max-md:order-first',
    cell: (event) => labels[event.kind] ?? event.kind.replaceAll('_', ' '),
  },
  {
    title: texts.columns.user,
    className: 'wrap-anywhere md:min-w-28',
    phone: 'line',
    cell: (event) => event.username ?? <span className="text-muted">{event.user_id ? gone : texts.noUser}</span>,
  },
  {
    title: texts.columns.network,
    className: 'font-mono text-xs max-md:wrap-anywhere md:whitespace-nowrap',
    phone: 'line',
    cell: (event) => event.address_block || <span className="text-muted">{texts.noNetwork}</span>,
  },
  {
    title: texts.columns.details,
    className: 'md:max-w-sm wrap-anywhere',
    phone: 'line',
    cell: (event) => (
      <>
        <span className="block">
          {[event.reason && texts.reason(event.reason), describeDetails(event.details)].filter(Boolean).join('; ')}
        </span>
        {event.request_id && <span className="block text-xs text-muted">{texts.request(event.request_id)}</span>}
      </>
    ),
  },
];
