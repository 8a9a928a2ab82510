import { ReceiptText } from 'lucide-react';
import { formatMoney } from '#contract/money.ts';
import { formatCredits, formatDateTime } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import type { Purchase } from '../contract/purchases.ts';
import { texts } from './texts.ts';

/** One purchase: content and date on the left, price and receipt on the right. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { credits, revoked, amount, currency, receipt_url } = purchase;
  const date = formatDateTime(purchase.paid_at ?? purchase.created_at);
  return (
    <li
      data-purchase={purchase.id}
      className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-8"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-serif text-lg">{formatCredits(credits)}</span>
          <PurchaseBadges purchase={purchase} />
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={purchase.paid_at ?? purchase.created_at}>{date}</time>
          {revoked > 0 && <span> · {texts.purchases.takenBack(revoked, revoked === credits)}</span>}
        </p>
        <p className="mt-0.5 text-xs text-muted wrap-anywhere">{texts.purchases.number(purchase.id)}</p>
      </div>
      <div className="flex items-center justify-between gap-6 sm:justify-end">
        {amount !== null && <span className="font-medium tabular-nums">{formatMoney(amount, currency)}</span>}
        {receipt_url && (
          <a href={receipt_url} target="_blank" rel="noopener noreferrer" className={buttonStyle('secondary', 'small')}>
            <ReceiptText aria-hidden="true" />
            <span>
              {texts.purchases.receipt}
              <span className="sr-only"> {texts.purchases.receiptOf(date)}</span>
            </span>
          </a>
        )}
      </div>
    </li>
  );
}

function PurchaseBadges({ purchase }: { purchase: Purchase }) {
  const { state, amount, currency, refunded, disputed, test } = purchase;
  return (
    <>
      {state === 'processing' && <Badge tone="accent">{texts.states.processing}</Badge>}
      {state === 'failed' && <Badge tone="bad">{texts.states.failed}</Badge>}
      {disputed && <Badge tone="warn">{texts.states.disputed}</Badge>}
      {refunded > 0 && (
        <Badge>
          {amount !== null && refunded < amount
            ? texts.states.partlyRefunded(formatMoney(refunded, currency))
            : texts.states.refunded}
        </Badge>
      )}
      {test && <Badge>{texts.states.test}</Badge>}
    </>
  );
}
