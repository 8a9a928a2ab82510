import { z } from 'zod';

/**
 * What a message of the payment provider establishes permanently. Amounts, states and credits are derived from the set
 * of a payment's facts, so neither the order nor the repetition of messages matters. Contains nothing about the payer
 * except the URL of the receipt.
 */
const paymentFactsSchema = z.object({
  paid: z.literal(true).optional(),
  /** Completed by the customer, but the money has not arrived yet. */
  pending: z.literal(true).optional(),
  failed: z.literal(true).optional(),
  expired: z.literal(true).optional(),
  /** The amount requested from the customer, in the smallest unit of `currency`. */
  amount: z.number().optional(),
  currency: z.string().optional(),
  /** The amount charged; refunds and disputes are parts of it. */
  charged: z.number().optional(),
  /** Total refunds of the charge so far. */
  refunded: z.number().optional(),
  refund: z.object({ id: z.string(), amount: z.number(), void: z.boolean() }).optional(),
  dispute: z
    .object({
      id: z.string(),
      amount: z.number(),
      /** inquiry: a question from the bank that moves no money (yet). */
      state: z.enum(['inquiry', 'open', 'lost', 'won']),
    })
    .optional(),
  receiptUrl: z.string().optional(),
});
export type PaymentFacts = Readonly<z.infer<typeof paymentFactsSchema>>;

export type DisputeState = NonNullable<PaymentFacts['dispute']>['state'];

/**
 * Reads the stored facts of a payment, of any age: facts are only ever added, so the first format is still the only
 * one. A change that renames one needs a format number and an upgrade here.
 */
export function readFacts(stored: unknown): PaymentFacts {
  return paymentFactsSchema.parse(stored);
}

/** Facts, and the references that identify the payment: ids of session, payment and charge, and `purchase:<id>`. */
export interface PaymentReport {
  readonly refs: readonly string[];
  readonly facts: PaymentFacts;
}

/**
 * Reads an object of Stripe's API, with the type of the event that contained it; null for objects that are not
 * relevant.
 */
export function reportOf(object: unknown, eventType = ''): PaymentReport | null {
  const kind = kindOf(object, eventType);
  return kind ? readers[kind](object, eventType) : null;
}

export function purchaseRef(purchaseId: string): string {
  return `purchase:${purchaseId}`;
}

type Kind = 'session' | 'payment' | 'charge' | 'refund' | 'dispute';

/** The object states its kind; otherwise the event's type does: `charge.dispute.created` contains a dispute. */
function kindOf(object: unknown, eventType: string): Kind | null {
  const said = z.looseObject({ object: z.string() }).safeParse(object);
  const name = said.success ? said.data.object : eventType.split('.').slice(0, -1).join('.');
  return kinds[name] ?? null;
}

const kinds: Record<string, Kind | undefined> = {
  'checkout.session': 'session',
  payment_intent: 'payment',
  charge: 'charge',
  refund: 'refund',
  'charge.refund': 'refund',
  dispute: 'dispute',
  'charge.dispute': 'dispute',
};

/** A reference that the API returns as an id, or as the object itself when expanded. */
const reference = z
  .union([z.string(), z.looseObject({ id: z.string() })])
  .nullish()
  .catch(null);
const amount = z.number().int().min(0).nullish().catch(null);
const word = z.string().nullish().catch(null);
const metadata = z
  .looseObject({ purchase_id: z.uuid().optional().catch(undefined) })
  .nullish()
  .catch(null);

const sessionSchema = z.looseObject({
  id: z.string(),
  status: word,
  payment_status: word,
  payment_intent: reference,
  client_reference_id: z.uuid().nullish().catch(null),
  metadata,
  amount_total: amount,
  currency: word,
});

function readSession(object: unknown, eventType: string): PaymentReport {
  const session = sessionSchema.parse(object);
  const purchaseId = session.metadata?.purchase_id ?? session.client_reference_id;
  const free = session.payment_status === 'no_payment_required' && session.status === 'complete';
  const paid = session.payment_status === 'paid' || free || eventType === 'checkout.session.async_payment_succeeded';
  const facts = without({
    paid: paid || undefined,
    pending: (!paid && (session.status === 'complete' || eventType === 'checkout.session.completed')) || undefined,
    failed: eventType === 'checkout.session.async_payment_failed' || undefined,
    expired: session.status === 'expired' || eventType === 'checkout.session.expired' || undefined,
    amount: session.amount_total,
    currency: session.currency?.toLowerCase(),
  });
  const own = { refs: refsOf(session.id, session.payment_intent, purchaseId && purchaseRef(purchaseId)), facts };
  return joined(own, expanded('payment_intent', session.payment_intent));
}

const paymentSchema = z.looseObject({
  id: z.string(),
  status: word,
  latest_charge: reference,
  metadata,
  amount_received: amount,
  currency: word,
});

function readPayment(object: unknown): PaymentReport {
  const payment = paymentSchema.parse(object);
  const purchaseId = payment.metadata?.purchase_id;
  const paid = payment.status === 'succeeded';
  const facts = without({
    paid: paid || undefined,
    charged: paid ? payment.amount_received : undefined,
    currency: payment.currency?.toLowerCase(),
  });
  const own = { refs: refsOf(payment.id, payment.latest_charge, purchaseId && purchaseRef(purchaseId)), facts };
  return joined(own, expanded('charge', payment.latest_charge));
}

const chargeSchema = z.looseObject({
  id: z.string(),
  paid: z.boolean().nullish().catch(null),
  status: word,
  payment_intent: reference,
  metadata,
  amount,
  amount_refunded: amount,
  currency: word,
  receipt_url: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
});

function readCharge(object: unknown): PaymentReport {
  const charge = chargeSchema.parse(object);
  const purchaseId = charge.metadata?.purchase_id;
  const paid = charge.paid === true && (charge.status ?? 'succeeded') === 'succeeded';
  return {
    refs: refsOf(charge.id, charge.payment_intent, purchaseId && purchaseRef(purchaseId)),
    facts: without({
      paid: paid || undefined,
      // A failed charge does not change the payment: the customer may try again.
      charged: paid || charge.amount_refunded ? charge.amount : undefined,
      refunded: charge.amount_refunded || undefined,
      currency: charge.currency?.toLowerCase(),
      receiptUrl: charge.receipt_url,
    }),
  };
}

const refundSchema = z.looseObject({
  id: z.string(),
  charge: reference,
  payment_intent: reference,
  amount: z.number().int().min(0),
  status: word,
});

function readRefund(object: unknown): PaymentReport {
  const refund = refundSchema.parse(object);
  const isVoid = refund.status === 'failed' || refund.status === 'canceled';
  return {
    refs: refsOf(refund.charge, refund.payment_intent),
    facts: { refund: { id: refund.id, amount: refund.amount, void: isVoid } },
  };
}

const disputeSchema = z.looseObject({
  id: z.string(),
  charge: reference,
  payment_intent: reference,
  amount: z.number().int().min(0),
  status: z.string(),
});

function readDispute(object: unknown): PaymentReport {
  const dispute = disputeSchema.parse(object);
  return {
    refs: refsOf(dispute.charge, dispute.payment_intent),
    facts: { dispute: { id: dispute.id, amount: dispute.amount, state: disputeStates[dispute.status] ?? 'open' } },
  };
}

const disputeStates: Record<string, DisputeState | undefined> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

const readers: Record<Kind, (object: unknown, eventType: string) => PaymentReport> = {
  session: readSession,
  payment: readPayment,
  charge: readCharge,
  refund: readRefund,
  dispute: readDispute,
};

type Reference = z.infer<typeof reference>;

function refsOf(...references: Reference[]): string[] {
  const ids = references.map((entry) => (typeof entry === 'object' ? entry?.id : entry));
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= 255))];
}

/** The facts of an object nested inside another one. */
function expanded(kind: 'payment_intent' | 'charge', entry: Reference): PaymentReport | null {
  return typeof entry === 'object' && entry !== null ? reportOf(entry, `${kind}.expanded`) : null;
}

function joined(own: PaymentReport, inner: PaymentReport | null): PaymentReport {
  if (!inner) return own;
  // A completed payment is no longer pending.
  const { pending, ...rest } = { ...own.facts, ...inner.facts };
  return {
    refs: [...new Set([...own.refs, ...inner.refs])],
    facts: pending && !rest.paid ? { ...rest, pending } : rest,
  };
}

/** Removes empty values, so that facts contain only what is known. */
function without(facts: { [K in keyof PaymentFacts]: PaymentFacts[K] | null | undefined }): PaymentFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null));
}
