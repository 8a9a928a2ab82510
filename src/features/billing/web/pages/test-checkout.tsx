import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatMoney } from '#contract/money.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import {
  getTestPayment,
  playTestPayment,
  type TestPayment,
  type TestPaymentAct,
} from '../../contract/test-checkout.ts';
import { TestReceipt } from '../test-receipt.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.test.title);

/** The payment page of an installation without a payment provider; once paid, it is the receipt. */
export default function TestCheckout() {
  const { sessionId = '' } = useParams();
  const queries = useQueryClient();
  const key = ['test-payment', sessionId];
  const payment = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getTestPayment, { params: { sessionId }, signal }),
    retry: false,
  });
  const play = useMutation({
    mutationFn: (act: TestPaymentAct) => call(playTestPayment, { params: { sessionId }, body: { act } }),
    onSuccess: (now, act) => {
      if (act === 'pay' || act === 'pay_later') location.assign(now.success_url);
      else queries.setQueryData(key, now);
    },
    onError: (error) => toast.error(error.message),
  });
  // Stays busy after paying, while the browser navigates.
  const busy = play.isPending || (play.isSuccess && play.data.state !== 'failed' && isPaying(play.variables));
  return (
    <Page
      title={payment.data?.paid_at ? texts.test.receiptTitle : texts.test.title}
      subtitle={texts.test.about}
      meta={<Badge tone="warn">{texts.test.badge}</Badge>}
      width="reading"
    >
      {payment.isPending && <Loading rows={2} rowHeight={72} label={texts.test.loading} />}
      {payment.isError && <ErrorState message={texts.test.unknown} />}
      {payment.data?.state === 'open' && (
        <PayForm payment={payment.data} busy={busy} act={play.variables} onPlay={play.mutate} />
      )}
      {payment.data && payment.data.state !== 'open' && (
        <TestReceipt payment={payment.data} busy={busy} act={play.variables} onPlay={play.mutate} />
      )}
    </Page>
  );
}

function PayForm({ payment, busy, act, onPlay }: PlayProps) {
  const amount = formatMoney(payment.amount, payment.currency);
  return (
    <Card>
      <dl className="mb-6 flex items-baseline justify-between gap-6 border-b border-line pb-4">
        <dt className="font-serif text-xl">{texts.test.item(payment.credits)}</dt>
        <dd className="font-serif text-xl tabular-nums">{amount}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="large"
          busy={busy && act === 'pay'}
          busyText={texts.test.paying}
          disabled={busy}
          onClick={() => onPlay('pay')}
        >
          {texts.test.pay(amount)}
        </Button>
        <Button
          variant="secondary"
          size="large"
          busy={busy && act === 'pay_later'}
          disabled={busy}
          onClick={() => onPlay('pay_later')}
        >
          {texts.test.payLater}
        </Button>
        <a href={payment.cancel_url} className={buttonStyle('quiet', 'large')}>
          {texts.test.cancel}
        </a>
      </div>
    </Card>
  );
}

interface PlayProps {
  readonly payment: TestPayment;
  readonly busy: boolean;
  readonly act: TestPaymentAct | undefined;
  readonly onPlay: (act: TestPaymentAct) => void;
}

function isPaying(act: TestPaymentAct): boolean {
  return act === 'pay' || act === 'pay_later';
}
