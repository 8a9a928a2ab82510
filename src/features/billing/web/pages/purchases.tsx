import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { EntryList } from '#web/list/entry-list.tsx';
import { useServerList } from '#web/list/use-server-list.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyState, Loading } from '#web/ui/states.tsx';
import { listPurchases } from '../../contract/purchases.ts';
import { BuyCredits, PackPrice } from '../buy-credits.tsx';
import { PurchaseRow } from '../purchase-row.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.purchases.title);

/** What the user bought, newest first, each with the provider's receipt. */
export default function Purchases() {
  const { user } = useSession();
  return (
    <Page
      title={texts.purchases.title}
      subtitle={texts.purchases.subtitle}
      back={{ to: '/credit-history', label: texts.purchases.back }}
      meta={
        <>
          <PackPrice />
          <BuyCredits />
        </>
      }
    >
      {user && <PurchaseList userId={user.id} />}
    </Page>
  );
}

function PurchaseList({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const { data, states } = useServerList({
    queryKey: ['purchases', userId, page],
    load: (signal) => call(listPurchases, { query: { limit: pageSize, offset: (page - 1) * pageSize }, signal }),
    page,
    pageSize,
    onPageChange: setPage,
    failed: texts.purchases.failed,
    label: texts.purchases.pages,
  });
  return (
    <EntryList
      {...states}
      entries={data?.purchases}
      loading={<Loading rows={3} rowHeight={96} label={texts.purchases.loading} />}
      empty={<EmptyState title={texts.purchases.emptyTitle}>{texts.purchases.emptyText}</EmptyState>}
      row={(purchase) => <PurchaseRow key={purchase.id} purchase={purchase} />}
    />
  );
}

const pageSize = limits.historyPageSize;
