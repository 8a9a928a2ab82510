import type { CatalogueEntry } from './catalogue-entry.ts';

/** Checkout. */
export const paymentErrors = {
  checkout_signed_out: { status: 401, message: 'Please log in to continue with the purchase.' },
  checkout_no_session: { status: 401, message: 'No active session found' },
  no_checkout_url: { status: 502, message: 'No checkout URL received' },
  payment_unreachable: {
    status: 503,
    message: 'Network error: Unable to connect to the payment service. Please check your connection and try again.',
  },
  purchases_off: { status: 503, message: 'Credits cannot be bought here yet. Please contact support.' },
  checkout_failed: { status: 502, message: 'Failed to create checkout session' },
  price_not_on_sale: { status: 400, message: 'This price is not on sale here. Please reload the page and try again.' },
  purchase_not_found: { status: 404, message: 'This purchase does not exist.' },
  webhook_unreadable: {
    status: 422,
    message:
      'This webhook is signed, but its content could not be read. Administrators were notified; please send it again later.',
  },
  webhook_refused: { status: 400, message: 'The signature of this webhook is missing, wrong or too old.' },
  test_payment_refused: {
    status: 409,
    message: "This isn't possible for this test payment now. Please reload the page.",
  },
} as const satisfies Record<string, CatalogueEntry>;
