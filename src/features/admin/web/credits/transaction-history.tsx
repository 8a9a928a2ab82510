import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { type AdminTransaction, getCreditTransactions } from '#features/credits/web/index.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { ListStates } from '#web/list/entry-list.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Loading } from '#web/ui/states.tsx';
import { texts as allTexts } from '../texts.ts';
import { type PickedUser, UserPicker } from './user-picker.tsx';

const texts = allTexts.credits;
const pageSize = limits.historyPageSize;

/** 'Transaction History': one user's transactions, with the administrators who made them. */
export function TransactionHistory() {
  const headingId = useId();
  const [user, setUser] = useState<PickedUser | null>(null);
  const [page, setPage] = useState(1);
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id={headingId} className="text-xl">
          {texts.history}
        </h2>
        <Field label={texts.historyUser} className="w-full max-w-sm">
          <UserPicker
            picked={user}
            onPick={(picked) => {
              setUser(picked);
              setPage(1);
            }}
          />
        </Field>
      </div>
      {user ? (
        <Transactions key={user.id} userId={user.id} page={page} onPageChange={setPage} />
      ) : (
        <p className="border-y border-line py-10 text-center text-sm text-muted">{texts.pick}</p>
      )}
    </section>
  );
}

function Transactions({ userId, page, onPageChange }: TransactionsProps) {
  const query = { user_id: userId, limit: pageSize, offset: (page - 1) * pageSize };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', 'transactions', query],
    queryFn: ({ signal }) => call(getCreditTransactions, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { toast: texts.historyFailed },
  });
  return (
    <ListStates
      entries={data?.data}
      failure={error !== null && { message: texts.historyFailed, retrying: isFetching, onRetry: () => void refetch() }}
      loading={
        <>
          <p className="mb-2 text-sm text-muted">{texts.loading}</p>
          <Loading rows={5} rowHeight={52} label={texts.loading} />
        </>
      }
      empty={<p className="border-y border-line py-10 text-center text-sm text-muted">{texts.empty}</p>}
      pages={<Pagination page={page} pageSize={pageSize} total={data?.total ?? 0} onPageChange={onPageChange} />}
    >
      {(rows) => (
        <DataTable
          label={texts.history}
          columns={columns}
          rows={rows}
          keyOf={(line) => String(line.id)}
          busy={isPlaceholderData}
        />
      )}
    </ListStates>
  );
}

interface TransactionsProps {
  readonly userId: string;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

const columns: readonly Column<AdminTransaction>[] = [
  {
    title: texts.columns.user,
    phone: 'none',
    className: 'wrap-anywhere',
    cell: (line) => (
      <>
        <span className="block font-medium">{line.user_username}</span>
        <span className="block text-xs text-muted">{line.user_email}</span>
      </>
    ),
  },
  {
    title: texts.columns.description,
    className: 'wrap-anywhere max-md:basis-3/4',
    cell: (line) => (
      <>
        <span className="block">{line.description}</span>
        {line.status && <span className="block text-xs text-muted">{line.status}</span>}
      </>
    ),
  },
  {
    title: texts.columns.amount,
    align: 'right',
    phone: 'end',
    cell: (line) => (
      <span className={classNames('font-medium whitespace-nowrap', line.amount > 0 && 'text-good')}>
        {line.amount > 0 ? '+' : line.amount < 0 ? '\u2212' : ''}
        {formatNumber(Math.abs(line.amount))}
      </span>
    ),
  },
  {
    title: texts.columns.admin,
    className: 'text-muted max-md:order-1',
    cell: (line) => line.admin_username ?? texts.system,
  },
  {
    title: texts.columns.date,
    className: 'whitespace-nowrap text-muted max-md:order-1',
    cell: (line) => <time dateTime={line.created_at}>{formatDateTime(line.created_at)}</time>,
  },
];
