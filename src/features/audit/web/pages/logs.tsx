import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { shownMessage } from '#contract/errors.ts';
import { call, saveAnswer } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { toast } from '#web/lib/toast.ts';
import { ServerTable } from '#web/list/server-table.tsx';
import { useServerList } from '#web/list/use-server-list.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { Page } from '#web/ui/page.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Select } from '#web/ui/select.tsx';
import {
  adminActions,
  describeDetails,
  exportLogsPath,
  type LogEntry,
  listLogs,
  logsPageSize,
  targetTypes,
} from '../../contract.ts';
import { DaysAndClear, useLogFilter } from '../log-filters.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.title);

const noFilter = { search: '', actor: '', action: '', target_type: '', from: '', to: '' };

/** /admin/logs: the admin log, with search, filters and pages on the server. */
export default function Logs() {
  const log = useLogFilter(noFilter);
  const { shown, change, filter, page } = log;
  const list = useServerList({
    queryKey: ['admin', 'logs', filter, page],
    load: (signal) => call(listLogs, { query: { ...filter, page }, signal }),
    page,
    pageSize: logsPageSize,
    onPageChange: (next) => change({ page: next }),
    failed: texts.failed,
  });

  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      meta={
        <>
          <Link to="/admin/security-log" className="text-sm text-accent underline-offset-4 hover:underline">
            {texts.securityLog.open}
          </Link>
          <ExportButton filter={filter} />
        </>
      }
    >
      <search className="mb-6 flex flex-col gap-4">
        <SearchBox
          value={shown.search}
          placeholder={texts.search}
          onSearch={(search) => change({ search })}
          className="w-full max-w-md"
        />
        <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
          <Field label={texts.filters.operator}>
            <Select value={shown.actor} onChange={(event) => change({ actor: event.target.value })}>
              <option value="">{texts.filters.any}</option>
              {list.data?.actors.map(({ id, username }) => (
                <option key={id} value={id}>
                  {username ?? `${texts.gone} ${id.slice(0, 8)}`}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.filters.action}>
            <Select value={shown.action} onChange={(event) => change({ action: event.target.value })}>
              <option value="">{texts.filters.any}</option>
              {Object.keys(adminActions).map((action) => (
                <option key={action} value={action}>
                  {action.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.filters.target}>
            <Select value={shown.target_type} onChange={(event) => change({ target_type: event.target.value })}>
              <option value="">{texts.filters.any}</option>
              {targetTypes.map((type) => (
                <option key={type} value={type}>
                  {texts.targets[type]}
                </option>
              ))}
            </Select>
          </Field>
          <DaysAndClear {...log} />
        </div>
      </search>
      <ServerTable
        list={list}
        rows={list.data?.entries}
        label={texts.title}
        columns={columns}
        keyOf={(entry) => String(entry.id)}
        texts={texts}
        filtered={log.filtered}
      />
    </Page>
  );
}

const columns: readonly Column<LogEntry>[] = [
  {
    title: texts.columns.timestamp,
    className: 'whitespace-nowrap text-muted',
    phone: 'end',
    cell: (entry) => <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>,
  },
  {
    title: texts.columns.operator,
    className: 'wrap-anywhere max-md:order-first',
    cell: (entry) => entry.operator ?? <span className="text-muted">{texts.gone}</span>,
  },
  {
    title: texts.columns.action,
    className: 'font-medium',
    phone: 'line',
    cell: (entry) => entry.action.replaceAll('_', ' '),
  },
  {
    title: texts.columns.target,
    className: 'wrap-anywhere',
    phone: 'line',
    cell: (entry) => (
      <>
        <span className="mr-2 md:block">{targetOf(entry)}</span>
        <span className="text-xs text-muted md:block">{entry.target_type.replaceAll('_', ' ')}</span>
      </>
    ),
  },
  {
    title: texts.columns.details,
    className: 'md:max-w-sm wrap-anywhere',
    phone: 'line',
    cell: (entry) => (
      <>
        <span className="block">{[entry.description, describeDetails(entry.details)].filter(Boolean).join('; ')}</span>
        {entry.reason && <span className="block text-muted">{texts.reason(entry.reason)}</span>}
        {entry.address && <span className="block text-xs text-muted">{texts.address(entry.address)}</span>}
      </>
    ),
  },
];

function targetOf(entry: LogEntry): string {
  if (entry.target) return entry.target;
  if (entry.target_type === 'users' && entry.target_id) return texts.gone;
  return entry.target_id ? entry.target_id.slice(0, 8) : '–';
}

function ExportButton({ filter }: { filter: Record<string, string> }) {
  const save = useMutation({
    mutationFn: () => saveAnswer(exportLogsPath, filter, 'admin-logs.csv'),
    onError: (failure) => toast.error(shownMessage(failure, texts.downloadFailed)),
  });
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      busy={save.isPending}
      busyText={texts.downloading}
      onClick={() => save.mutate()}
    >
      {texts.download}
    </Button>
  );
}
