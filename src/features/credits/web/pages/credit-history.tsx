import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import { BuyCredits, PackPrice } from '#features/billing/web/index.ts';
import { call, download } from '#web/lib/api.ts';
import { useBalanceRead } from '#web/lib/balance.ts';
import { useCached } from '#web/lib/cache.ts';
import { formatNumber } from '#web/lib/format.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { saveBlob } from '#web/lib/save-file.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { useUnsavedChanges } from '#web/lib/unsaved-changes.ts';
import { EntryList } from '#web/list/entry-list.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { getUsage, historyCsvPath, listTransactions } from '../../contract.ts';
import { texts } from '../texts.ts';
import { TransactionRow } from '../transaction-row.tsx';
import { UsageChart } from '../usage-chart.tsx';

export const meta = pageTitle(texts.title);

/** Balance, one line per run or transaction, and cost of the tools by month. */
export default function CreditHistory() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <BackButton />
      <Page title={texts.title} meta={<SaveCsv />}>
        <Balance />
        <History />
        <Usage />
      </Page>
    </>
  );
}

/** Back to the previous page; pages of the list are skipped. */
function BackButton() {
  const navigate = useNavigate();
  const back = () => {
    // If the page was opened directly, there is no previous one: React Router numbers its own entries.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate('/dashboard', { replace: true }));
  };
  return (
    <div className="mx-auto -mb-6 w-full max-w-[72rem] px-4 pt-6 sm:px-8">
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 font-normal text-muted"
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={back}
      >
        {texts.back}
      </Button>
    </div>
  );
}

function Balance() {
  const { data, error } = useBalanceRead();
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 border-y border-line py-5">
      <div>
        <p className="text-sm text-muted">{texts.balance}</p>
        <p className="mt-1 flex h-12 items-baseline gap-2 font-serif text-4xl tabular-nums">
          {data === undefined && !error && <span aria-hidden="true" className="skeleton h-10 w-24" />}
          {data === undefined && error && <span aria-hidden="true">–</span>}
          {data !== undefined && (
            <>
              <span>{formatNumber(data)}</span>
              <span className="font-sans text-base text-muted">{texts.credits(data)}</span>
            </>
          )}
        </p>
        {error && (
          <p role="alert" className="mt-2 text-sm text-bad">
            {texts.failures.balance}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-2 sm:items-end">
        <div className="flex flex-wrap-reverse items-center gap-x-4 gap-y-2">
          <PackPrice />
          <BuyCredits />
        </div>
        <Link
          to="/purchases"
          className="inline-block py-0.5 text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          {texts.purchases}
        </Link>
      </div>
    </div>
  );
}

function History() {
  const titleId = useId();
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search.get('page'));
  const { data, error, refreshing, refresh } = useCached('credit-history', `page-${page}`, (signal) =>
    call(listTransactions, { query: { limit: pageSize, offset: (page - 1) * pageSize }, signal }),
  );
  // The numbers stay visible while a page loads.
  const [total, setTotal] = useState(0);
  const known = data?.total ?? total;
  useEffect(() => setTotal(known), [known]);

  const goTo = (wanted: number) => setSearch(wanted === 1 ? {} : { page: String(wanted) }, { replace: true });
  const lastPage = Math.max(1, Math.ceil(known / pageSize));
  const beyond = data !== undefined && page > lastPage;
  useEffect(() => {
    if (beyond) goTo(lastPage);
  });
  useScrollToTop(page);

  return (
    <section aria-labelledby={titleId} aria-busy={refreshing} className="mt-10">
      <h2 id={titleId} className="mb-3 text-xl">
        {texts.list.title}
      </h2>
      <EntryList
        entries={data?.data}
        failure={
          error !== null && {
            message: texts.failures.history,
            retrying: refreshing,
            onRetry: () => void refresh().catch(() => undefined),
          }
        }
        loading={<Loading rows={pageSize} rowHeight={77} label={texts.list.loading} />}
        empty={
          data?.total === 0 && (
            <EmptyState
              title={texts.list.emptyTitle}
              action={
                <ButtonLink to="/dashboard" variant="secondary">
                  {texts.list.emptyAction}
                </ButtonLink>
              }
            >
              {texts.list.emptyText}
            </EmptyState>
          )
        }
        row={(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
      />
      <div className="mt-5">
        {data !== undefined && known > 0 && lastPage === 1 && (
          <p className="text-sm text-muted tabular-nums">{texts.list.onePage(known)}</p>
        )}
        <Pagination
          page={Math.min(page, lastPage)}
          pageSize={pageSize}
          total={known}
          onPageChange={goTo}
          label={texts.list.pages}
        />
      </div>
    </section>
  );
}

function Usage() {
  const { user } = useSession();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['credit-usage', user?.id],
    queryFn: ({ signal }) => call(getUsage, { signal }),
    staleTime: 60_000,
  });
  if (data) return <UsageChart usage={data} />;
  if (!isError) return null;
  return (
    <div className="mt-12">
      <ErrorState message={texts.failures.usage} retrying={isFetching} onRetry={() => void refetch()} />
    </div>
  );
}

/** Downloads the whole history. Leaving the page would interrupt it, so the user has to confirm that. */
function SaveCsv() {
  const save = useMutation({
    mutationFn: async () => saveBlob(await download(historyCsvPath), texts.csvName),
    onError: () => toast.error(texts.failures.csv),
  });
  useUnsavedChanges(save.isPending);
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={save.isPending}
      busyText={texts.csvBusy}
      onClick={() => save.mutate()}
    >
      {texts.csv}
    </Button>
  );
}

/** Only when the page of the list changes, not on first render. */
function useScrollToTop(page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo(0, 0);
  }, [page]);
}

function pageOf(asked: string | null): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000_000 ? page : 1;
}

const pageSize = limits.historyPageSize;
