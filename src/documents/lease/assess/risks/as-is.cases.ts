import type { RiskCases } from '../risk-suite.ts';
import { asIs } from './as-is.ts';

export const asIsCases: RiskCases = {
  rule: asIs,
  fires: [
    { by: 'acceptsAsIs', text: 'Tenant accepts the Premises in their “as is” condition.' },
    {
      by: 'acceptsAsIs',
      text: 'Tenant acknowledges that it has inspected the Premises and accepts them in their present condition, "AS IS", "WHERE IS".',
    },
    {
      by: 'acceptsAsIs',
      text: 'Lessee has inspected the Premises and agrees to accept the same AS IS, without warranty of any kind.',
    },
    { by: 'deliveredAsIs', text: 'Landlord shall deliver the Premises to Tenant in AS-IS condition.' },
    {
      by: 'presentCondition',
      text: 'The Tenant has inspected the premises and takes them in their present state and condition.',
    },
    { by: 'presentCondition', text: 'Tenant accepts the Premises voetstoots.' },
    {
      by: 'possessionIsEvidence',
      text: 'Entry into possession is conclusive evidence that the Premises were in good order and satisfactory condition.',
    },
  ],
  silent: [
    {
      by: 'latentElsewhere',
      text: 'Tenant accepts the Premises in their as-is condition.\nPOSSESSION\nBy taking possession Tenant agrees that the work is complete, except for latent flaws.',
    },
    {
      by: 'otherSpace',
      text: 'Tenant has examined the FF&E in the Premises and accepts same in its “as-is” condition in all respects.',
    },
    { shows: 'negated', text: 'Tenant does not accept the Premises as is.' },
    { shows: 'mutual', text: 'Acceptance as is: N/A' },
    { shows: 'exception', text: 'Tenant accepts the Premises as is. The foregoing shall not apply.' },
    {
      by: 'surrendered',
      text: 'On the last day Tenant may surrender the Premises under the Lease and leave the improvements of the Premises in their “as-is” condition.',
    },
    {
      by: 'latentDefects',
      text: 'Tenant accepts the Premises as is. Landlord will correct latent defects of which it is notified within a year.',
    },
    {
      by: 'landlordWarrants',
      text: 'Tenant accepts the Premises as is. Landlord warrants that the systems are in good working order.',
    },
    { by: 'landlordsWork', text: 'Subject to completion of Landlord’s Work, Tenant accepts the Premises as is.' },
    { by: 'otherSpace', text: 'Tenant shall accept the Expansion Space as is.' },
    { text: 'Landlord accepts the improvements as is.' },
    { text: 'Tenant accepts the software as is.' },
    { text: 'The software is provided as is.' },
    { text: 'Tenant shall lease such furniture and give such information as is requested by Landlord.' },
    { text: 'Tenant accepts the redundancy equipment in its as-is condition.' },
    { text: 'The Tenant does not take the premises in their present state and condition.' },
    { text: 'Possession shall not be conclusive evidence that the Premises were in good order.' },
  ],
};
