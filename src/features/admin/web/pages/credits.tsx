import { pageTitle } from '#web/lib/page-title.ts';
import { Page } from '#web/ui/page.tsx';
import { AdjustForm } from '../credits/adjust-form.tsx';
import { TransactionHistory } from '../credits/transaction-history.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.credits.title);

/** /admin/credits: adjusts credits and shows the transactions. */
export default function Credits() {
  return (
    <Page title={texts.credits.title}>
      <AdjustForm />
      <TransactionHistory />
    </Page>
  );
}
