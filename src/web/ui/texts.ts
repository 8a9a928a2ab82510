/** All built-in texts of the components; pages pass the rest. */
export const texts = {
  back: 'Back',
  loading: 'Loading…',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',
  optional: ' (optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copied: 'Copied',
  copyFailed: "Couldn't copy. Please select the text and copy it yourself.",
  clearSearch: 'Clear the search',
  table: 'Table',
  detailOf: (detail: string, row: string) => `${detail} of ${row}`,
  darkTheme: 'Switch to dark theme',
  lightTheme: 'Switch to light theme',
  /** Default button labels (platform specification, section 9). */
  dialog: { confirm: 'OK', deny: 'No', cancel: 'Cancel' },
  pages: {
    label: 'Pages',
    range: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
    page: (number: number) => `Page ${number}`,
  },
  reports: {
    label: 'Download this report',
    busy: 'Downloading...',
    format: (format: string) => (format === 'md' ? 'Markdown' : format.toUpperCase()),
  },
  toasts: {
    label: 'Notifications',
    dismiss: 'Dismiss',
    kinds: { success: 'Success', error: 'Error', info: 'Information', warning: 'Warning' },
  },
  steps: {
    /** Announced after a step's name. */
    states: {
      waiting: ' (waiting)',
      running: ' (running)',
      done: ' (done)',
      failed: ' (failed)',
      cancelled: ' (cancelled)',
      skipped: ' (not started)',
    },
    queued: 'Waiting to start',
    succeeded: (total: number) => (total === 1 ? 'Done' : `Done, ${total} steps`),
    cancelled: 'Cancelled',
    place: (failed: boolean, step: number, total: number) =>
      `${failed ? 'Stopped at step' : 'Step'} ${step} of ${total}`,
  },
} as const;
