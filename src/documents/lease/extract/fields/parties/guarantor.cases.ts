import type { FieldCases } from '../../field-suite.ts';
import { guarantor } from './guarantor.ts';

export const guarantorCases: FieldCases = {
  field: guarantor,
  finds: [
    {
      by: 'label',
      text: 'Personally guaranteed by: Shelby Kinnear',
      value: 'Shelby Kinnear',
    },
    {
      by: 'signsAs',
      text: '7.8 FATHOM HOLDINGS CORP., in consideration of the Landlord entering into this Lease, joins as Indemnifier under Schedule “F”.',
      value: 'FATHOM HOLDINGS CORP.',
    },
    {
      by: 'guaranteedBy',
      text: '24. GUARANTY. Performance is guaranteed by Davina Mello, whose address is 88 Seacliff Terrace, under the instrument attached.',
      value: 'Davina Mello',
    },
    {
      by: 'guarantees',
      text: 'Section 9.4. Chevron Pass Holdings, Inc. guarantees the payment of rent for the first ten Lease Years by a separate guaranty.',
      value: 'Chevron Pass Holdings, Inc.',
    },
    {
      by: 'inBrackets',
      text: '(2) KITE COFFEE LIMITED (company number 0777777) (Tenant)\n(3) KITE HOLDINGS LIMITED (company number 0999999) (Guarantor)',
      value: 'KITE HOLDINGS LIMITED',
    },
    {
      by: 'signsGuaranty',
      text: '51. Guaranty. Simultaneously herewith Desmond Oyelaran has executed a limited guaranty in the form annexed as Exhibit B.',
      value: 'Desmond Oyelaran',
    },
    {
      by: 'signsGuaranty',
      text: '52. GOOD GUY GUARANTY. Marisol Ash shall sign the guaranty annexed, limited to obligations that accrue until Tenant has vacated.',
      value: 'Marisol Ash',
    },
    {
      by: 'guarantees',
      text: '21. DEPOSIT; GUARANTY. It shall be returned within 30 days less sums due. Dana R. Whitcomb and Joel Whitcomb guarantee Tenant’s obligations by the guaranty attached.',
      value: 'Dana R. Whitcomb; Joel Whitcomb',
    },
    {
      by: 'guarantees',
      text: 'Notices go by courier. Miriam Castellane guarantees Lessee’s duties for the first three years up to $40,000.',
      value: 'Miriam Castellane',
    },
    {
      by: 'guarantees',
      text: 'Dr. Helen Park and Dr. James Orr each guarantee one-half of the obligations of Lessee by separate instrument.',
      value: 'Dr. Helen Park; Dr. James Orr',
    },
    {
      by: 'called',
      text: 'BY AND BETWEEN Elm LP, hereinafter called “Lessor”, and Oak LLC, hereinafter called “Lessee”; and RAMONA T. VESSEY and OWEN P. DARBY, individually, hereinafter together called “Guarantors”.',
      value: 'RAMONA T. VESSEY; OWEN P. DARBY',
    },
    {
      by: 'guarantees',
      text: '5.08 Each of Adaeze Okonkwo and Simon Okonkwo guarantees the performance of Lessee under the form attached as Exhibit B.',
      value: 'Adaeze Okonkwo; Simon Okonkwo',
    },
    { by: 'label', text: '(k) Indemnifier:\tBoreal Valve Holdings Inc.', value: 'Boreal Valve Holdings Inc.' },
    {
      by: 'guarantees',
      text: '3.10 Tomas Reyes and Ingrid Haugen personally guarantee this Lease and the obligations of Tenant.',
      value: 'Tomas Reyes; Ingrid Haugen',
    },
    {
      by: 'signsAs',
      text: '17. SURETY. Luc Thibault intervenes hereto as solidary surety of the Lessee.',
      value: 'Luc Thibault',
    },
    {
      by: 'guarantees',
      text: "GUARANTY. Rosa Xochitl Marin guarantees Lessee's performance for a rolling twelve months.",
      value: 'Rosa Xochitl Marin',
    },
    {
      by: 'inBrackets',
      text: 'Other parties: JONATHAN PETER DRAX of 8 Chevin Avenue, Otley LS21 3BP (Guarantor)',
      value: 'JONATHAN PETER DRAX',
    },
    { by: 'signsAs', text: '16. INDEMNIFIER: Farid Rahimi shall sign as Indemnifier.', value: 'Farid Rahimi' },
    {
      by: 'asRole',
      text: 'This LEASE is among DOVER LLC, a Delaware limited liability company (“Landlord”), ACME SUB LLC, a Texas limited liability company (“Tenant”), and ACME PARENT CORP., a Texas corporation, as Guarantor.',
      value: 'ACME PARENT CORP.',
    },
    {
      by: 'causedToGuarantee',
      text: 'Tenant hereby agrees to cause Harbor Lane Holdings to guarantee the prompt and full performance of all of the obligations of Tenant under this Lease.',
      value: 'Harbor Lane Holdings',
    },
    {
      by: 'causedToGuarantee',
      text: 'Concurrently with the execution of this Lease, Tenant shall cause Redwood Parent, Inc. to execute and deliver to Landlord a guaranty of this Lease.',
      value: 'Redwood Parent, Inc.',
    },
    {
      by: 'guarantees',
      text: 'As a material inducement to Landlord to enter into this Lease, Orion Group Holdings LLC shall guarantee all of Tenant’s obligations under this Lease.',
      value: 'Orion Group Holdings LLC',
    },
    {
      by: 'guarantees',
      text: 'by and among DOVER LLC (“Landlord”), ACME SUB LLC (“Tenant”), and ACME PARENT CORP., a Texas corporation (“Acme”).\nAcme hereby unconditionally and absolutely guarantees the prompt performance by Tenant of every obligation.',
      value: 'ACME PARENT CORP.',
    },
    {
      by: 'guaranteedBy',
      text: 'Tenant’s obligations under this Lease are personally guaranteed by Helen Park and James Park.',
      value: 'Helen Park; James Park',
    },
    {
      by: 'label',
      text: '1.20 Guarantor. Momentum Holdings LLC and any party who later guarantees any of Tenant’s obligations.',
      value: 'Momentum Holdings LLC',
    },
    {
      by: 'label',
      text: 'BASIC LEASE INFORMATION\nTenant:\tAcme LLC\nGuarantor:\tAcme Holdings, Inc., a Delaware corporation',
      value: 'Acme Holdings, Inc.',
    },
    { by: 'label', text: 'Guarantors: John Smith and Mary Smith, individually', value: 'John Smith; Mary Smith' },
    {
      by: 'definedTerm',
      text: 'As a condition of this Lease, Tenant shall cause Acme Holdings, Inc., a Delaware corporation (“Guarantor”), to sign the Guaranty.',
      value: 'Acme Holdings, Inc.',
    },
    {
      by: 'definedTerm',
      text: 'Concurrently with the execution of this Lease, ACME GLOBAL, INC., a Delaware corporation ("Guarantor"), shall execute the Guaranty attached as Exhibit F.',
      value: 'ACME GLOBAL, INC.',
    },
    {
      by: 'definedTerm',
      text: 'SECTION 30. GUARANTY. As additional consideration, John Smith and Mary Smith (jointly and severally, "Guarantors") shall execute a guaranty.',
      value: 'John Smith; Mary Smith',
    },
    {
      by: 'means',
      text: 'In this Lease “Guarantor” means Parent Holdings, Inc., a Delaware corporation, and its successors.',
      value: 'Parent Holdings, Inc.',
    },
    {
      by: 'guaranteedBy',
      text: 'The obligations of Tenant hereunder are guaranteed by Parent, Inc. pursuant to a guaranty of even date.',
      value: 'Parent, Inc.',
    },
    {
      by: 'guaranteedBy',
      text: 'The obligations of the Lessee under this Lease are to be guaranteed by Henry Ford II, pursuant to Exhibit G.',
      value: 'Henry Ford II',
    },
    {
      by: 'guaranteedBy',
      text: 'Tenant shall deliver a guaranty of this Lease in the form of Exhibit F executed by Parent Retail Corp., which is a material inducement to Landlord.',
      value: 'Parent Retail Corp.',
    },
  ],
  silent: [
    {
      by: 'role',
      text: '8. INDEMNIFIER (the "Indemnifier") shall indemnify the Landlord under an Indemnity Agreement in the form of Schedule "D".',
    },
    { text: 'Tenant shall sign the guaranty annexed.' },
    { text: 'Each officer of Tenant shall deliver a guaranty on demand.' },
    {
      text: 'Landlord’s Contractor, Big Build Inc., shall guarantee its work for one year, and Landlord shall assign such guarantee to Tenant under this Lease.',
    },
    { text: 'Landlord hereby guarantees to Tenant that the roof is watertight when the Lease begins.' },
    { text: 'Landlord may require that Tenant cause the assignee to guarantee this Lease.' },
    { text: '“Guarantor” means any person who guarantees this Lease.' },
    { text: 'This Lease is not guaranteed. There is no guarantor of this Lease.' },
    { text: 'Guarantor: N/A' },
    { text: 'GUARANTOR: None' },
    {
      text: '1.11 Guarantor. The obligations of the Lessee under this Lease are to be guaranteed by N/A ("Guarantor").',
    },
    {
      text: '1.10 Brokers. See below (the “Brokers”).\n1.11 Guarantor. The obligations of the Lessee under this Lease are to be guaranteed by (“Guarantor”).',
    },
    { text: 'The obligations under this Lease shall be guaranteed by ______________ (“Guarantor”).' },
    { text: 'If any guarantor of this Lease, if any, becomes insolvent, Tenant shall be in default.' },
    { by: 'otherGuaranty', text: 'All equipment shall be guaranteed by Carrier Corporation.' },
    {
      by: 'lender',
      text: 'Landlord may invest the rent held under this Lease in securities of agencies guaranteed by Federal Finance Bank.',
    },
  ],
};
