import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  member: [
    route('purchases', 'web/pages/purchases.tsx'),
    route('checkout/success', 'web/pages/checkout-success.tsx'),
    route('checkout/cancel', 'web/pages/checkout-cancel.tsx'),
  ],
  /** As with a real provider, anyone who has the session's address may pay it. */
  unguarded: [route('checkout/test/:sessionId', 'web/pages/test-checkout.tsx')],
};
