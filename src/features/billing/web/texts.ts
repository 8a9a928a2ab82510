import { formatCredits, formatNumber } from '#web/lib/format.ts';

/** Every text of these pages in one place. */
export const texts = {
  buy: {
    off: 'Credits cannot be bought here yet. Please contact support.',
    action: 'Buy Credits',
    busy: 'Processing...',
    price: (credits: string, money: string) => `${credits} for ${money}`,
    test: ' (test)',
  },
  /** Platform specification, section 8. */
  checkout: {
    unexpected: 'An unexpected error occurred during checkout.',
    failed: (reason: string) => `Checkout failed: ${reason}`,
  },
  purchases: {
    title: 'Purchases',
    subtitle: 'The credits you bought, with their receipts',
    back: 'Credit History',
    loading: 'Loading purchases…',
    failed: 'Failed to load purchases',
    emptyTitle: 'No purchases yet',
    emptyText: 'When you buy credits, the purchase and its receipt are listed here.',
    pages: 'Pages of purchases',
    receipt: 'Receipt',
    receiptOf: (date: string) => `of ${date} (opens in a new tab)`,
    number: (id: string) => `Purchase number ${id}`,
    takenBack: (credits: number, all: boolean) =>
      all
        ? 'These credits were reversed.'
        : `${formatNumber(credits)} of these credits ${credits === 1 ? 'was' : 'were'} reversed.`,
  },
  states: {
    processing: 'Payment pending',
    failed: 'Payment failed',
    refunded: 'Refunded',
    partlyRefunded: (amount: string) => `${amount} refunded`,
    disputed: 'Disputed',
    test: 'Test',
  },
  success: {
    title: 'Your purchase',
    waitingTitle: 'Waiting for the payment service',
    waiting: 'This takes a few seconds. You can leave this page: your credits will arrive anyway.',
    paidTitle: 'Thank you',
    paid: (credits: number) => `${formatCredits(credits)} are in your account. We’ve emailed you a receipt.`,
    revoked: 'The payment was refunded or disputed, so credits were reversed.',
    processingTitle: 'Your payment is pending',
    processing:
      'Your bank needs some time for this kind of payment. We’ll add the credits as soon as the money arrives and email you a receipt.',
    failedTitle: 'The payment did not go through',
    failed: 'Nothing was charged, and no credits were added. You can try again.',
    unknown: 'This purchase could not be found. Your purchases page lists every payment we received.',
    balance: (credits: string) => `You have ${credits} now.`,
    toDashboard: 'Go to the dashboard',
    toPurchases: 'See your purchases',
  },
  cancel: {
    title: 'Purchase cancelled',
    text: 'Nothing was charged. You can buy credits whenever you like.',
    toDashboard: 'Go to the dashboard',
  },
  test: {
    title: 'Test checkout',
    badge: 'Test',
    about:
      'No payment provider is set up here, so this is a simulated payment: no card needed, and nothing is charged.',
    loading: 'Loading the payment…',
    unknown: 'This payment does not exist.',
    item: (credits: number) => formatCredits(credits),
    total: 'Total',
    pay: (amount: string) => `Pay ${amount}`,
    paying: 'Paying…',
    payLater: 'Pay by a slow bank transfer',
    cancel: 'Cancel and go back',
    receiptTitle: 'Test receipt',
    paidOn: (date: string) => `Paid on ${date}`,
    refunded: (amount: string) => `Refunded: ${amount}`,
    disputes: {
      needs_response: 'Disputed: the bank is holding the money',
      won: 'Dispute won: the money was returned',
      lost: 'Dispute lost: the money was not returned',
    },
    waiting: 'The transfer is on its way.',
    failed: 'The transfer did not arrive.',
    playTitle: 'Simulate a later event',
    playAbout: 'See what happens to the credits.',
    acts: {
      arrive: 'Transfer received',
      fail: 'Transfer failed',
      refund_half: 'Refund half',
      refund: 'Refund all',
      dispute: 'Dispute the payment',
      win_dispute: 'The dispute is won',
      lose_dispute: 'The dispute is lost',
    },
    toShop: 'Back to your purchases',
  },
} as const;
