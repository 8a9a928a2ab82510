import { formatCredits } from '#web/lib/format.ts';

/** Every text of the page in one place; those of the platform specification, 2.11 and 8, are word for word. */
export const texts = {
  title: 'Credit History',
  back: 'Back',
  balance: 'Current balance',
  credits: (count: number) => (count === 1 ? 'credit' : 'credits'),
  purchases: 'Purchases and receipts',
  csv: 'Download as CSV',
  csvBusy: 'Downloading...',
  csvName: 'credit-history.csv',
  list: {
    title: 'Transactions',
    loading: 'Loading transactions…',
    pages: 'Pages of transactions',
    onePage: (total: number) => `1 to ${total} of ${total}`,
    emptyTitle: 'No transactions yet',
    emptyText: 'Purchases, grants and usage will appear here.',
    emptyAction: 'See the tools',
  },
  line: {
    held: (credits: number) => `In progress: ${formatCredits(credits)} held`,
    released: (credits: number) => `Released: ${formatCredits(credits)} not charged`,
    owed: (credits: number) => `${formatCredits(credits)} already spent; your next credits will pay for them`,
    types: {
      feature_use: null,
      grant: null,
      purchase: 'Purchase',
      refund: 'Refund',
      reinstatement: 'Returned',
      recovery: null,
      adjustment: 'Adjustment',
      expiry: 'Expired',
    },
  },
  usage: {
    title: 'Use by month and tool',
    all: 'All tools',
    summary: (credits: number) => `${formatCredits(credits)} charged in the last twelve months`,
    choose: 'Show the months of',
    month: 'Month',
    charged: 'Credits',
  },
  failures: {
    balance: 'Failed to update credit balance',
    history: 'Failed to load transaction history',
    usage: 'Failed to load transaction data',
    csv: 'Failed to download file',
  },
} as const;
