import type { CheckCases } from './check.ts';
import { termAndDates } from './term-and-dates.ts';

const text = 'The Term is as stated in the Basic Lease Information.';

export const termAndDatesCases: CheckCases = {
  check: termAndDates,
  fires: [
    {
      text,
      given: { commencement_date: '2020-01-01', expiration_date: '2030-12-31', term_months: 120 },
      says: '120 months from January 1, 2020 end on December 31, 2029; the document says December 31, 2030.',
    },
    {
      text,
      given: { commencement_date: '2020-01-01', expiration_date: '2019-12-31' },
      says: 'The term ends on December 31, 2019, before it begins on January 1, 2020.',
    },
  ],
  silent: [
    { text, given: { commencement_date: '2020-01-01', expiration_date: '2029-12-31', term_months: 120 } },
    { text, given: { commencement_date: '2020-01-15', expiration_date: '2030-01-31', term_months: 120 } },
    {
      text,
      given: {
        commencement_date: 'the date of Substantial Completion',
        expiration_date: '2030-01-31',
        term_months: 12,
      },
    },
  ],
};
