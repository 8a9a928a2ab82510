import type { RiskCases } from '../risk-suite.ts';
import { statementFinal } from './statement-final.ts';

export const statementFinalCases: RiskCases = {
  rule: statementFinal,
  fires: [
    {
      by: 'isFinal',
      text: 'Landlord shall deliver a reconciliation each year. The statement is conclusive unless Tenant objects within sixty (60) days.',
    },
    {
      by: 'failingWhich',
      text: 'The Landlord delivers a statement after each fiscal year. The Tenant may dispute it within 90 days, failing which it is binding.',
    },
    {
      by: 'becomesFinal',
      text: 'Each statement of Operating Expenses shall be conclusive and binding upon Tenant unless Tenant objects in writing within thirty days after it is delivered.',
    },
    {
      by: 'becomesFinal',
      text: 'The billing statements provided by Landlord shall constitute a final determination of the additional rent, unless Tenant disputes them within 30 days.',
    },
    {
      by: 'becomesFinal',
      text: 'Landlord’s statement of common area costs shall become binding on Tenant if no objection is raised within sixty days after submission.',
    },
    {
      by: 'deemedAccepted',
      text: 'If Tenant does not object within 60 days, Tenant shall be deemed to have accepted the statement of Operating Expenses.',
    },
    {
      by: 'deemedAccepted',
      text: 'After ninety days Tenant shall conclusively be deemed to have waived its right to audit such statement.',
    },
    {
      by: 'acceptedUnlessQueried',
      text: 'The Tenant shall be deemed to have accepted the Landlord’s accounts if no query is raised in three months.',
    },
    {
      by: 'losesRight',
      text: 'The Tenant waives any right to audit or dispute the reconciliation after one hundred twenty days.',
    },
    {
      by: 'certificateConclusive',
      text: 'The certificate of the Landlord’s surveyor as to the service charge is final and binding.',
    },
  ],
  silent: [
    { text: 'The statement is final and shows all payments of the year.' },
    { text: 'The Tenant may contest the tax within 90 days, failing which it is binding.' },
    { text: 'The calculation of the rentable area shall be conclusive unless Tenant disputes it.' },
    {
      by: 'landlordObjects',
      text: 'Tenant’s statement of gross sales shall be conclusive unless Landlord objects within two years.',
    },
    {
      shows: 'negated',
      text: 'No statement of Operating Expenses shall be binding on Tenant if Tenant objects at any time.',
    },
    {
      shows: 'mutual',
      text: 'Landlord and Tenant shall each be deemed to have approved the statement of Operating Expenses.',
    },
    {
      shows: 'exception',
      text: 'Each statement shall be final unless Tenant objects in thirty days. The foregoing shall not apply.',
    },
    { by: 'otherPaper', text: 'Tenant shall be deemed to have approved the statement in the estoppel certificate.' },
    { text: 'Each statement shall be final and shall show the actual costs of the year.' },
    {
      text: 'If Landlord does not answer, Landlord shall be deemed to have accepted the objections of Tenant to the statement.',
    },
    { text: 'Tenant may be deemed to have accepted the statement by a court.' },
    { text: 'Tenant shall be deemed to have accepted the charges of its own contractors.' },
    { text: 'The Tenant shall not be deemed to have accepted the Landlord’s accounts.' },
    { text: 'The Tenant does not waive any right to dispute the reconciliation.' },
    { text: 'The certificate of the Landlord’s surveyor as to the service charge is not final.' },
  ],
};
