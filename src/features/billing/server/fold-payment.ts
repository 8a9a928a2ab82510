import type { PaymentFacts } from '#server/adapters/payments/payment-facts.ts';

/**
 * A payment's state, derived from all its facts. Their order and repetition make no difference; if only one of them can
 * be true, the provider's timestamps decide.
 */
export function foldPayment(said: readonly SaidFacts[]): Payment {
  const facts = [...said].sort(byTime);
  const paid = facts.filter((entry) => entry.facts.paid);
  const charged = largest(facts, 'charged');
  const disputes = latestBy(facts, 'dispute', disputeRank);
  const refunded = refundedOf(facts);
  const disputed = disputes
    .filter(({ state }) => state === 'open' || state === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
  const has = (name: 'pending' | 'failed' | 'expired') => facts.some((entry) => entry.facts[name]);
  return {
    state:
      paid.length > 0
        ? 'paid'
        : has('failed')
          ? 'failed'
          : has('expired')
            ? 'expired'
            : has('pending')
              ? 'processing'
              : 'open',
    paidAt: paid[0]?.happenedAt ?? null,
    amount: last(facts, 'amount') ?? charged,
    currency: last(facts, 'currency') ?? null,
    receiptUrl: last(facts, 'receiptUrl') ?? null,
    charged: charged ?? last(facts, 'amount') ?? null,
    refunded,
    disputed,
    underDispute: disputes.some(({ state }) => state === 'open'),
  };
}

/** How many credits of a purchase to take back: the refunded and disputed share, rounded in the buyer's favor. */
export function revokedCredits(payment: Payment, credits: number): number {
  const back = payment.refunded + payment.disputed;
  if (back === 0) return 0;
  if (payment.charged === null || back >= payment.charged) return credits;
  return Math.floor((credits * back) / payment.charged);
}

export interface SaidFacts {
  readonly happenedAt: Date;
  readonly facts: PaymentFacts;
}

export interface Payment {
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  readonly paidAt: Date | null;
  /** Amounts in the currency's smallest unit; null while unknown. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly receiptUrl: string | null;
  readonly charged: number | null;
  readonly refunded: number;
  /** Amounts withheld by open and lost disputes. */
  readonly disputed: number;
  readonly underDispute: boolean;
}

/** Equal times are ordered by their text: any fixed order works. */
function byTime(one: SaidFacts, other: SaidFacts): number {
  const difference = one.happenedAt.getTime() - other.happenedAt.getTime();
  return difference || (canonical(one.facts) < canonical(other.facts) ? -1 : 1);
}

function canonical(facts: PaymentFacts): string {
  return JSON.stringify(Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function last<Name extends 'amount' | 'currency' | 'receiptUrl'>(facts: readonly SaidFacts[], name: Name) {
  return facts.findLast((entry) => entry.facts[name] !== undefined)?.facts[name];
}

function largest(facts: readonly SaidFacts[], name: 'charged' | 'refunded'): number | null {
  const values = facts.flatMap((entry) => entry.facts[name] ?? []);
  return values.length > 0 ? Math.max(...values) : null;
}

/**
 * A charge reports the sum of its refunds, including later failed ones; refunds report themselves. Either may be all
 * we get, and both are right once failed refunds are subtracted.
 */
function refundedOf(facts: readonly SaidFacts[]): number {
  const refunds = latestBy(facts, 'refund', (refund) => (refund.void ? 1 : 0));
  const sum = (isVoid: boolean) =>
    refunds.filter((refund) => refund.void === isVoid).reduce((total, { amount }) => total + amount, 0);
  return Math.max((largest(facts, 'refunded') ?? 0) - sum(true), sum(false));
}

/** The state of each refund or dispute: the highest rank that it reached, or the latest of several. */
function latestBy<Name extends 'refund' | 'dispute'>(
  facts: readonly SaidFacts[],
  name: Name,
  rank: (entry: NonNullable<PaymentFacts[Name]>) => number,
): NonNullable<PaymentFacts[Name]>[] {
  const byId = new Map<string, NonNullable<PaymentFacts[Name]>>();
  for (const entry of facts) {
    const fact = entry.facts[name] as NonNullable<PaymentFacts[Name]> | undefined;
    if (!fact) continue;
    const before = byId.get(fact.id);
    if (!before || rank(fact) >= rank(before)) byId.set(fact.id, fact);
  }
  return [...byId.values()];
}

/** An ended dispute doesn't reopen, no matter what arrives later. */
function disputeRank({ state }: NonNullable<PaymentFacts['dispute']>): number {
  return { inquiry: 0, open: 1, lost: 2, won: 2 }[state];
}
