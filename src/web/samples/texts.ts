export const texts = {
  badge: 'Sample',
  start: 'Try with a sample',
  starting: 'Starting…',
  /** `what`: 'an invented lease'. */
  hint: (what: string) => `Runs on ${what}, free of charge. The result is marked as a sample.`,
  failed: 'The sample couldn’t be started. Please try again.',
  running: 'A sample run: it uses no credits.',
} as const;
