import type { AppError } from '#contract/errors.ts';
import { changeFailure } from '#web/lib/failed-call.ts';

/** All texts of the page; those of the features specification, 2, 4 and 8, are word for word. */
export const texts = {
  back: 'Back to dashboard',
  costSuffix: 'to run this feature',
  formLabel: 'Figures of the lease',
  sample: 'the figures that the form opens with',
  submit: 'Submit',
  outOfCredits: "You're out of credits for this feature.",
  working: 'Generating base rent analysis...',
  done: 'Base rent analysis generated.',
  result: 'Result',
  figures: {
    year: 'Year 1',
    perSf: 'Year 1 per sf',
    perMonth: 'Year 1 per month',
    total: (term: number) => `Total over ${term} ${term === 1 ? 'year' : 'years'}`,
    average: 'Average per sf a year',
    presentValue: 'Present value',
    netEffective: 'Net effective rent, by PV',
  },
  noFigures: 'The charts and downloads could not be loaded. The report itself is complete.',
  loadFailed: 'Failed to load the report',
  loading: 'Loading the report…',
  scenario: {
    title: 'At one base rent',
    slider: 'Base rent',
    valueText: (rent: string) => `$${rent} per square foot a year`,
    unit: 'per sf a year',
  },
  byYear: {
    title: 'Cost by year',
    summary: (rent: string, first: string, last: string, years: number) =>
      years === 1
        ? `At $${rent} per square foot the year costs $${first}.`
        : `At $${rent} per square foot the cost is $${first} in year 1 and $${last} in year ${years}.`,
    table: 'Cost by year as a table',
    columns: ['Year', 'Base rent ($)', 'Operating expenses ($)', 'TI repayment ($)', 'Cost ($)'],
    parts: { base: 'Base rent', operating: 'Operating expenses', repayment: 'TI repayment' },
  },
  overRange: {
    title: 'Total obligation over the rent range',
    summary: (low: string, lowTotal: string, high: string, highTotal: string) =>
      `The total obligation rises from $${lowTotal} at $${low} to $${highTotal} at $${high} per square foot.`,
    table: 'Total obligation as a table',
    columns: ['Base rent ($/sf/yr)', 'Total obligation ($)'],
  },
  failures: {
    start: 'Failed to start workflow',
    session: 'Authentication error',
    unknown: 'An error occurred',
  },
} as const;

/** The message for a call that did not start the analysis, with the server's reason if there is one. */
export function startFailure(error: AppError): string {
  if (error.status === 401) return texts.failures.session;
  const { start } = texts.failures;
  const unexplained = error.code === 'internal' || error.message === '' || error.message === start;
  return changeFailure(error, unexplained ? start : `${start}: ${error.message}`);
}
