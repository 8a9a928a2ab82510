import type { RiskCases } from '../risk-suite.ts';
import { estoppelDeemed } from './estoppel-deemed.ts';

export const estoppelDeemedCases: RiskCases = {
  rule: estoppelDeemed,
  fires: [
    {
      by: 'deemedTrue',
      text: 'Tenant shall deliver an estoppel certificate within ten days after request; if Tenant fails to, the statements in Landlord’s form are deemed true.',
    },
    {
      by: 'failureIsConclusive',
      text: 'Tenant shall deliver an estoppel certificate within ten days. Tenant’s failure to deliver such statement within such time shall be conclusive upon Tenant that this Lease is in full force and effect.',
    },
    {
      by: 'deemedToCertify',
      text: 'If Tenant does not return the estoppel certificate in ten days, Tenant shall be deemed to have certified that the statements in the form are true.',
    },
    {
      by: 'failureIsConclusive',
      text: 'The failure of Lessee to execute the certificate shall be deemed an acknowledgment that no default of Lessor exists.',
    },
    {
      by: 'silenceBinds',
      text: 'Failure to return the estoppel certificate in that time shall be conclusive evidence that the statements in it are true.',
    },
    {
      by: 'treatedAsGiven',
      text: 'The certificate is treated as given by the Tenant when seven days have passed without an answer.',
    },
    {
      by: 'estopped',
      text: 'If the certificate is not delivered in ten days, the Tenant is estopped from denying the matters set out in it.',
    },
  ],
  silent: [
    { text: 'If Tenant fails to object within ten days, the statements of the Operating Expenses are deemed correct.' },
    { shows: 'negated', text: 'Tenant’s failure to deliver the estoppel certificate shall not be conclusive.' },
    {
      shows: 'mutual',
      text: 'Each party shall deliver an estoppel certificate; the failure of the other party shall not be deemed a default.',
    },
    {
      shows: 'exception',
      text: 'Tenant’s failure to deliver the estoppel certificate shall be conclusive upon Tenant. The foregoing shall not apply.',
    },
    { text: 'Tenant’s failure to pay rent shall be deemed a default.' },
    { text: 'Tenant’s failure to object to the plans in time shall be conclusive and binding upon Tenant.' },
    {
      by: 'deemedDefault',
      text: 'Tenant shall deliver an estoppel certificate within ten days. Failure by Tenant to comply with this Article shall be deemed a material default under this Lease.',
    },
    { text: 'Tenant shall be deemed to have agreed to the rules of the Building.' },
    { text: 'Tenant shall not be deemed to have certified anything that the certificate does not say.' },
    { text: 'Failure to return the certificate shall not be conclusive evidence of anything.' },
    { text: 'Failure to deliver the annual statement is binding evidence of the sales.' },
    { text: 'The certificate is deemed given by the Tenant when it is posted.' },
    { text: 'The Tenant is not estopped from denying the matters set out in it.' },
  ],
};
