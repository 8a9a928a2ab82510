import type { RiskCases } from '../risk-suite.ts';
import { changeOfControl } from './change-of-control.ts';

export const changeOfControlCases: RiskCases = {
  rule: changeOfControl,
  fires: [
    {
      by: 'deemedTransfer',
      text: 'A change in the control of Lessee shall constitute an assignment requiring consent.',
    },
    {
      by: 'deemedTransfer',
      text: 'For purposes of this Article, the transfer of a controlling interest in Tenant shall be considered an assignment.',
    },
    {
      by: 'deemedTransfer',
      text: 'If Tenant is a corporation, any transfer of a majority of the stock of Tenant shall be deemed an assignment of this Lease.',
    },
    {
      by: 'deemedTransfer',
      text: 'The sale or transfer of a controlling interest in the shares or membership interests of Tenant, whether in one or more transactions, shall be deemed a Transfer for purposes of this Section.',
    },
    { by: 'termIncludes', text: 'The term “Transfer” shall include any change of control of Tenant.' },
    {
      by: 'mergerIsTransfer',
      text: 'The merger, consolidation or sale of substantially all the assets will be considered a Transfer hereunder.',
    },
    {
      by: 'notWithoutConsent',
      text: 'The Tenant must not, without the Landlord’s prior written consent, permit a change in its effective control.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'A change of control of Tenant shall not be deemed a transfer.' },
    {
      shows: 'negated',
      text: 'In no event shall a transfer of stock of Tenant on a stock exchange be deemed an assignment.',
    },
    { shows: 'mutual', text: 'A change of control of either party: N/A' },
    {
      shows: 'exception',
      text: 'Any transfer of the stock of Tenant shall be deemed an assignment. The foregoing shall not apply.',
    },
    { by: 'ofLandlord', text: 'A change of control of Landlord shall be deemed a transfer of its interest.' },
    { by: 'permitted', text: 'A sale of the stock of Tenant is deemed a Permitted Transfer.' },
    {
      text: 'The transfer of 50% or more of the voting control of Lessee shall constitute a change in control for this purpose.',
    },
    { text: 'The term “Transfer” shall not include any sale of shares of Tenant.' },
    { text: 'The merger of Tenant with another company will not be considered a Transfer hereunder.' },
    { text: 'The Tenant may, without the Landlord’s consent, permit a change in its control.' },
    {
      by: 'recital',
      text: 'WHEREAS, the merger of the two companies will constitute a transfer under the existing leases.',
    },
  ],
};
