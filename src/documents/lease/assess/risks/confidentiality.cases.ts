import type { RiskCases } from '../risk-suite.ts';
import { confidentiality } from './confidentiality.ts';

export const confidentialityCases: RiskCases = {
  rule: confidentiality,
  fires: [
    {
      by: 'keepConfidential',
      text: 'Tenant shall keep the terms of this Lease strictly confidential, except as required by law.',
    },
    { by: 'notDisclose', text: 'Tenant shall not disclose the terms of this Lease to anyone other than its advisers.' },
    { by: 'keepConfidential', text: 'Lessee agrees to maintain the provisions of this Lease in confidence.' },
    { by: 'isConfidential', text: 'The terms and conditions hereof shall be held in confidence.' },
    { by: 'isConfidential', text: 'The existence and content of this Lease are confidential.' },
  ],
  silent: [
    { shows: 'negated', text: 'Tenant shall not be required to keep the terms of this Lease confidential.' },
    { shows: 'mutual', text: 'Each party shall keep the terms of this Lease confidential.' },
    {
      shows: 'exception',
      text: 'Tenant shall keep the terms of this Lease confidential. The foregoing shall not apply.',
    },
    { text: 'Tenant may disclose the terms of this Lease to its lenders.' },
    { text: 'Tenant may keep the terms of this Lease confidential.' },
    { text: 'The terms of this Lease are not confidential.' },
    {
      by: 'mayTellAdvisers',
      text: 'Tenant shall keep the terms of this Lease confidential, but may disclose them to its lawyers, accountants and lenders.',
    },
    { by: 'mutual', text: 'The terms of this Lease are confidential, and each party shall keep them so.' },
  ],
};
