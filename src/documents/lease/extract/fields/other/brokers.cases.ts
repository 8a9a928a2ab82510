import type { FieldCases } from '../../field-suite.ts';
import { brokers } from './brokers.ts';

export const brokersCases: FieldCases = {
  field: brokers,
  finds: [
    {
      by: 'otherRepresentedBy',
      text: '17. Brokers. Landlord was represented by Northstar Realty Advisors and Tenant by Kestrel Tenant Group. Landlord shall pay both brokers under separate agreements.',
      value: ['Northstar Realty Advisors', 'Kestrel Tenant Group'],
    },
    {
      by: 'onlyBrokerIs',
      text: '7. Brokers. The brokers are Northstar Realty for the Landlord and Kestrel Group for the Tenant.',
      value: ['Northstar Realty', 'Kestrel Group'],
    },
    {
      by: 'label',
      text: '14.\tLETTING AGENT\tHighveld Commercial Brokers',
      value: 'Highveld Commercial Brokers',
    },
    {
      by: 'otherRepresentedBy',
      text: '12. Brokers. Tenant was represented by Pinecrest Tenant Advisors and Landlord by Northgate Brokerage, Inc.',
      value: ['Pinecrest Tenant Advisors', 'Northgate Brokerage, Inc.'],
    },
    {
      by: 'actedFor',
      text: 'The laws of Vermont govern. Kestrel Realty Group acted for both parties, and Lessor pays its commission.',
      value: 'Kestrel Realty Group',
    },
    {
      by: 'otherThan',
      text: 'No broker was involved in this Lease except Brazos Medical Realty, which represented Lessee.',
      value: ['Brazos Medical Realty'],
    },
    {
      by: 'dealtOnlyWith',
      text: 'Tenant represents that it dealt only with Basin Range Retail, whose commission Landlord shall pay.',
      value: ['Basin Range Retail'],
    },
    {
      by: 'agentIs',
      text: 'The Landlord’s agent is Colbrook Realty Inc.; the Landlord pays it.',
      value: 'Colbrook Realty Inc.',
    },
    {
      by: 'paysBroker',
      text: 'BROKERAGE\nLessor shall pay Cumberland Retail Advisors, Inc. under a separate agreement; no other broker was had.',
      value: 'Cumberland Retail Advisors, Inc.',
    },
    {
      by: 'onlyBrokerIs',
      text: '8.06 The only broker is Delancey Healthcare Realty, whom Lessor shall pay.',
      value: 'Delancey Healthcare Realty',
    },
    {
      by: 'label',
      text: 'Broker(s):\tLandlord’s: Stanhope Commercial LLC Tenant’s: Tri-Corner Realty Advisors, Inc.',
      value: ['Stanhope Commercial LLC', 'Tri-Corner Realty Advisors, Inc.'],
    },
    {
      by: 'onlyBrokers',
      text: 'Landlord and Tenant each represent to the other that Hale Partners is the only broker that assisted in this transaction.',
      value: 'Hale Partners',
    },
    {
      by: 'broughtAbout',
      text: 'The parties agree that this Lease was procured through Marcus Realty, LLC, and Landlord shall pay the commission.',
      value: 'Marcus Realty, LLC',
    },
    {
      by: 'broughtAbout',
      text: 'Landlord shall pay a brokerage commission to Colliers International under a separate agreement.',
      value: 'Colliers International',
    },
    {
      by: 'meaning',
      text: 'As used in this Lease, “Broker” means CBRE, Inc., as the Tenant’s broker.',
      value: 'CBRE, Inc.',
    },
    {
      by: 'label',
      text: 'BASIC LEASE INFORMATION\nLandlord’s Broker:\tJay Smith Realty Group, Inc.\nTenant’s Broker:\tN/A',
      value: 'Jay Smith Realty Group, Inc.',
      state: 'found',
    },
    {
      by: 'label',
      text: 'SUMMARY\nTenant’s Broker:\tEquity Transwestern (acting through Mike Doe and Steve Roe)',
      value: 'Equity Transwestern',
    },
    {
      by: 'otherThan',
      text: 'BROKERS\nThe parties warrant that they have had no dealings with any broker other than Scheer Partners, Inc. in this transaction.',
      value: 'Scheer Partners, Inc.',
    },
    {
      by: 'dealtWith',
      text: 'BROKERS\nTenant warrants that it negotiated this Lease directly with Wilson Management Company and CLW Real Estate Services Group and with no other broker.',
      value: ['Wilson Management Company', 'CLW Real Estate Services Group'],
    },
    {
      by: 'definedTerm',
      text: 'BROKERS\nTenant shall pay nothing to CBRE and Newmark (collectively, the “Brokers”) for their work.',
      value: ['CBRE', 'Newmark'],
    },
    {
      by: 'otherThan',
      text: 'BROKERS\nEach party warrants that it has dealt with no broker other than Harbor Phillips/East Bay, Ltd. and Newmark.',
      value: ['Harbor Phillips/East Bay, Ltd.', 'Newmark'],
    },
  ],
  silent: [
    { text: '7. The brokers are not parties to this Lease, and the broker is paid under a separate agreement.' },
    { text: 'PARTIES\nThe company is represented by Mr. John Doe, Chief Financial Officer.' },
    {
      by: 'party',
      text: 'BROKERS\nTenant has dealt only with Acme Holdings, LLC, and with no broker.',
      given: { landlord: 'Acme Holdings, LLC' },
    },
    { text: 'SUMMARY\nTenant’s Broker:\tNone.' },
    { text: 'SUMMARY\nTenant’s Broker:\tCo - Broker' },
    {
      text: 'BROKERS\nEach party has dealt with no broker other than the Brokers named in the Basic Lease Information.',
    },
  ],
};
