import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { checkoutFailure } from './checkout.ts';

const network = 'Network error: Unable to connect to the payment service. Please check your connection and try again.';

test.each<[string, unknown, string]>([
  ['nobody is logged in [P8.5.1]', new AppError('checkout_signed_out'), 'Please log in to continue with the purchase.'],
  [
    'the session has no token [P8.5.1]',
    new AppError('checkout_no_session'),
    'Checkout failed: No active session found',
  ],
  ['the answer has no address [P8.5.2]', new AppError('no_checkout_url'), 'Checkout failed: No checkout URL received'],
  ['the line is down [P8.5.3]', new AppError('unavailable', { message: 'cut' }), network],
  ['the payment service is out of reach [P8.5.3]', new AppError('payment_unreachable'), network],
  ['the server says why [P8.5.4]', new AppError('internal', { message: 'Why.' }), 'Checkout failed: Why.'],
  [
    'the server says nothing [P8.5.5]',
    new AppError('checkout_failed'),
    'Checkout failed: Failed to create checkout session',
  ],
  ['an error has no words [P8.5.5]', new Error(''), 'Checkout failed: Failed to create checkout session'],
  ['what failed is no error [P8.5.5]', 'a text', 'An unexpected error occurred during checkout.'],
  ['what failed is nothing [P8.5.5]', undefined, 'An unexpected error occurred during checkout.'],
])('a checkout where %s shows the message of the specification', (_case, error, message) => {
  expect(checkoutFailure(error)).toBe(message);
});
