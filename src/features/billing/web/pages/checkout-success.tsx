import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { useBalance, useRefreshBalance } from '#web/lib/balance.ts';
import { formatCredits } from '#web/lib/format.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { checkPurchase, type Purchase } from '../../contract/purchases.ts';
import { BuyCredits } from '../buy-credits.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.success.title);

/** The page after a payment: polls its state until it is known. */
export default function CheckoutSuccess() {
  const { user } = useSession();
  const [search] = useSearchParams();
  return (
    <Page title={texts.success.title} width="reading">
      <div role="status">{user && <Outcome purchaseId={search.get('purchase') ?? ''} userId={user.id} />}</div>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard" variant="secondary">
          {texts.success.toDashboard}
        </ButtonLink>
        <ButtonLink to="/purchases" variant="secondary">
          {texts.success.toPurchases}
        </ButtonLink>
      </p>
    </Page>
  );
}

function Outcome({ purchaseId, userId }: { purchaseId: string; userId: string }) {
  const { data: purchase, error } = useQuery({
    queryKey: ['purchase', userId, purchaseId],
    queryFn: ({ signal }) => call(checkPurchase, { params: { id: purchaseId }, signal }),
    enabled: purchaseId !== '',
    retry: (_failures, failure) => !isUnknown(failure),
    retryDelay: askEvery,
    refetchInterval: ({ state: { data } }) =>
      data && isOver(data) ? false : data?.state === 'processing' ? askBankEvery : askEvery,
  });
  const paid = purchase?.state === 'paid';
  const refreshBalance = useRefreshBalance();
  useEffect(() => {
    if (paid) void refreshBalance();
  }, [paid, refreshBalance]);

  if (purchaseId === '' || (error && isUnknown(error)))
    return <Notice icon={<CircleAlert />}>{texts.success.unknown}</Notice>;
  switch (purchase?.state) {
    case 'paid':
      return (
        <Notice icon={<Check />} title={texts.success.paidTitle}>
          {texts.success.paid(purchase.credits)} <Balance />
          {purchase.revoked > 0 && ` ${texts.success.revoked}`}
        </Notice>
      );
    case 'processing':
      return (
        <Notice icon={<Clock />} title={texts.success.processingTitle}>
          {texts.success.processing}
        </Notice>
      );
    case 'failed':
    case 'expired':
      return (
        <>
          <Notice icon={<CircleAlert />} title={texts.success.failedTitle}>
            {texts.success.failed}
          </Notice>
          <p className="mt-6">
            <BuyCredits />
          </p>
        </>
      );
    default:
      return (
        <Notice icon={<Spinner />} title={texts.success.waitingTitle}>
          {texts.success.waiting}
        </Notice>
      );
  }
}

function Balance() {
  const credits = useBalance();
  return credits === undefined ? null : texts.success.balance(formatCredits(credits));
}

function Notice({ icon, title, children }: { icon: ReactNode; title?: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 rounded-sheet border border-line bg-raised p-5 sm:p-6 [&_svg]:size-6">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-accent">
        {icon}
      </span>
      <div>
        {title && <h2 className="text-xl">{title}</h2>}
        <p className="mt-1 max-w-[60ch] text-muted">{children}</p>
      </div>
    </div>
  );
}

function isOver({ state }: Purchase): boolean {
  return state === 'paid' || state === 'failed' || state === 'expired';
}

function isUnknown(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'purchase_not_found' || error.code === 'invalid_input');
}

/** Milliseconds. Most answers come within seconds; a bank transfer isn't waited for here. */
const askEvery = 3_000;
const askBankEvery = 15_000;
