import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Config } from '../../base/config/config.ts';
import { type PaymentReport, reportOf } from './payment-facts.ts';

/**
 * Verifies a webhook's signature over its raw bytes and returns its event. Throws webhook_refused when the signature is
 * missing, wrong, or older than five minutes (to prevent replays), or when the body is not an event.
 */
export function readWebhook(rawBody: Uint8Array, signature: string | undefined, secret: string): PaymentEvent {
  try {
    if (!Stripe.webhooks.signature?.verifyHeader(rawBody, signature ?? '', secret, toleranceSeconds)) {
      throw new Error('not verified');
    }
  } catch (cause) {
    throw new AppError('webhook_refused', { cause });
  }
  const event = eventSchema.safeParse(parsedJson(rawBody));
  if (!event.success) throw new AppError('webhook_refused', { cause: event.error });
  const { id, type, created, data } = event.data;
  return {
    id,
    type,
    happenedAt: new Date(created * 1_000),
    ...readReport(data.object, type),
  };
}

/** The signature header for a body sent now. */
export function signWebhook(body: string, secret: string): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
}

/**
 * The webhook secret: as configured, otherwise derived from the product's secret, which only the test checkout knows.
 */
export function webhookSecretOf(config: Pick<Config, 'payments'> & { readonly secret: string }): string {
  const { webhookSecret } = config.payments;
  return webhookSecret ?? createHmac('sha256', config.secret).update('webhooks of the test checkout').digest('hex');
}

export interface PaymentEvent {
  /** Unique at the provider. */
  readonly id: string;
  readonly type: string;
  readonly happenedAt: Date;
  /** null: the event does not concern payments. */
  readonly report: PaymentReport | null;
  /** It concerns a payment, but does not match the provider's documented format. */
  readonly unreadable?: true;
}

/** An object that does not match the API must be reported, not silently ignored. */
function readReport(object: unknown, type: string): Pick<PaymentEvent, 'report' | 'unreadable'> {
  try {
    return { report: reportOf(object, type) };
  } catch (error) {
    if (error instanceof z.ZodError) return { report: null, unreadable: true };
    throw error;
  }
}

const toleranceSeconds = 300;

const eventSchema = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number().int().min(0).max(100_000_000_000),
  data: z.looseObject({ object: z.unknown() }),
});

function parsedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
