import { useId } from 'react';
import { formatMoney } from '#contract/money.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { TestPayment, TestPaymentAct } from '../contract/test-checkout.ts';
import { texts } from './texts.ts';

/** A started test payment: its state and the events that can be simulated. */
export function TestReceipt({ payment, busy, act, onPlay }: TestReceiptProps) {
  const headingId = useId();
  const money = (amount: number) => formatMoney(amount, payment.currency);
  const acts = possibleActs(payment);
  return (
    <>
      <Card>
        <dl className="flex items-baseline justify-between gap-6 border-b border-line pb-4">
          <dt className="font-serif text-xl">{texts.test.item(payment.credits)}</dt>
          <dd className="font-serif text-xl tabular-nums">{money(payment.amount)}</dd>
        </dl>
        <div role="status" className="mt-4 flex flex-col gap-1 text-sm text-muted">
          {payment.state === 'processing' && <p>{texts.test.waiting}</p>}
          {payment.state === 'failed' && <p>{texts.test.failed}</p>}
          {payment.paid_at && <p>{texts.test.paidOn(formatDateTime(payment.paid_at))}</p>}
          {payment.refunded > 0 && <p>{texts.test.refunded(money(payment.refunded))}</p>}
          {payment.dispute && <p>{texts.test.disputes[payment.dispute]}</p>}
        </div>
      </Card>
      {acts.length > 0 && (
        <section aria-labelledby={headingId} className="mt-8">
          <h2 id={headingId} className="text-lg">
            {texts.test.playTitle}
          </h2>
          <p className="mt-1 text-sm text-muted">{texts.test.playAbout}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            {acts.map((possible) => (
              <Button
                key={possible}
                variant="secondary"
                busy={busy && act === possible}
                disabled={busy}
                onClick={() => onPlay(possible)}
              >
                {texts.test.acts[possible]}
              </Button>
            ))}
          </div>
        </section>
      )}
      <p className="-ml-4 mt-8">
        <ButtonLink to="/purchases" variant="quiet">
          {texts.test.toShop}
        </ButtonLink>
      </p>
    </>
  );
}

interface TestReceiptProps {
  readonly payment: TestPayment;
  readonly busy: boolean;
  readonly act: TestPaymentAct | undefined;
  readonly onPlay: (act: TestPaymentAct) => void;
}

/** Only events that are possible in this state. */
function possibleActs({ state, amount, refunded, dispute }: TestPayment): (keyof typeof texts.test.acts)[] {
  if (state === 'processing') return ['arrive', 'fail'];
  if (state !== 'paid') return [];
  const acts: (keyof typeof texts.test.acts)[] = [];
  if (refunded < amount) acts.push('refund_half', 'refund');
  if (dispute === null) acts.push('dispute');
  if (dispute === 'needs_response') acts.push('win_dispute', 'lose_dispute');
  return acts;
}
