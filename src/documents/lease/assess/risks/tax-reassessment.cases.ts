import type { RiskCases } from '../risk-suite.ts';
import { taxReassessment } from './tax-reassessment.ts';

export const taxReassessmentCases: RiskCases = {
  rule: taxReassessment,
  fires: [
    {
      by: 'increaseBySale',
      text: 'Taxes shall include any increase resulting from a reassessment of the Property upon a sale or change of ownership.',
    },
    {
      by: 'increaseBySale',
      text: 'Tenant shall pay its share of all increases in real estate taxes resulting from a sale of the Building.',
    },
    {
      by: 'increaseBySale',
      text: '“Real Property Taxes” shall also include any tax increase by reason of events during the term, including but not limited to, a change in the ownership of the Project.',
    },
    {
      by: 'increaseBySale',
      text: 'Real Property Taxes shall also include any increase by reason of a change in ownership of the Project.',
    },
    {
      by: 'partOfTaxes',
      text: 'TAXES\nAny higher assessment upon the transfer of title shall be for the account of the Lessee.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'Taxes shall not include increases resulting from a sale of the Property.' },
    { shows: 'mutual', text: 'Reassessment upon sale: N/A' },
    {
      shows: 'exception',
      text: 'Tenant shall pay increases of taxes resulting from a sale of the Property. The foregoing shall not apply.',
    },
    {
      by: 'landlordBearsPart',
      text: 'During any extension of the Term, Lessee shall pay fifty percent (50%) of its share of any increase in taxes because of a change in ownership.',
    },
    {
      by: 'leftOut',
      text: 'Tenant shall pay all increases in taxes, excluding those resulting from a sale of the Property.',
    },
    { text: 'Real estate taxes shall be prorated between the owners upon a sale of the Building.' },
    { text: 'Tenant shall have the right to contest taxes resulting from a reassessment upon a sale.' },
    { text: 'Landlord shall pay all increases in taxes resulting from a sale of the Property.' },
    { text: 'TAXES\nAny higher assessment upon the transfer of title shall not be for the account of the Lessee.' },
  ],
};
