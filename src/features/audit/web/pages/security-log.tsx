import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { securityEvents } from '#contract/security-events.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { ListStates } from '#web/list/entry-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Page } from '#web/ui/page.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState, Loading } from '#web/ui/states.tsx';
import { describeDetails, listSecurityEvents, type SecurityEvent, securityEventsPageSize } from '../../contract.ts';
import { startOfDay } from '../start-of-day.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.securityLog;
const { filters, gone } = allTexts;

export const meta = pageTitle(texts.title);

const noFilter = { user: '', kind: '', address: '', from: '', to: '' };

/** /admin/security-log: events of every account, with search, filters and pages on the server. */
export default function SecurityLog() {
  const [shown, change] = useListAddress(noFilter);
  const { page, from, to, ...rest } = shown;
  const filter = { ...rest, from: startOfDay(from, 0), to: startOfDay(to, 1) };
  const filtered = Object.values(filter).some((value) => value !== '');
  const query = { ...filter, page };
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', 'security-events', query],
    queryFn: ({ signal }) => call(listSecurityEvents, { query, signal }),
    placeholderData: keepPreviousData,
  });

  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={{ to: '/admin/logs', label: texts.back }}>
      <search className="mb-6 grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
        <SearchBox value={shown.user} placeholder={texts.user} onSearch={(user) => change({ user })} />
        <SearchBox value={shown.address} placeholder={texts.address} onSearch={(address) => change({ address })} />
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
        <Field label={filters.from}>
          <Input
            type="date"
            value={from}
            max={to || undefined}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field label={filters.to}>
          <Input
            type="date"
            value={to}
            min={from || undefined}
            onChange={(event) => change({ to: event.target.value })}
          />
        </Field>
        <Button variant="quiet" disabled={!filtered} onClick={() => filtered && change(noFilter)}>
          {filters.clear}
        </Button>
      </search>
      <ListStates
        entries={data?.events}
        failure={isLoadingError && { message: texts.failed, retrying: isFetching, onRetry: () => void refetch() }}
        loading={<Loading rows={8} rowHeight={64} />}
        empty={
          <EmptyState title={filtered ? texts.none : texts.empty}>
            {filtered ? texts.noneText : texts.emptyText}
          </EmptyState>
        }
        pages={
          <Pagination
            page={page}
            pageSize={securityEventsPageSize}
            total={data?.total ?? 0}
            onPageChange={(next) => change({ page: next })}
          />
        }
      >
        {(rows) => (
          <DataTable
            label={texts.title}
            columns={columns}
            rows={rows}
            keyOf={(event) => String(event.id)}
            busy={isPlaceholderData}
          />
        )}
      </ListStates>
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
    className: 'wrap-anywhere',
    phone: 'line',
    cell: (event) => event.username ?? <span className="text-muted">{event.user_id ? gone : texts.noUser}</span>,
  },
  {
    title: texts.columns.network,
    className: 'font-mono text-xs wrap-anywhere',
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
