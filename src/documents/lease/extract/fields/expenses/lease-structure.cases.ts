import type { FieldCases } from '../../field-suite.ts';
import { leaseStructure } from './lease-structure.ts';

export const leaseStructureCases: FieldCases = {
  field: leaseStructure,
  finds: [
    {
      by: 'overBaseYear',
      given: { base_year: '2026' },
      text: 'Tenant shall pay its share of any increase in Real Estate Taxes over those of 2026. Owner shall not bill Tenant for operating expenses.',
      value: 'modified_gross',
    },
    {
      by: 'overBaseYear',
      given: { base_year: '2026' },
      text: 'Tenant shall pay its share of any increase in taxes and expenses over those of 2026. Operating expenses do not include capital repairs.',
      value: 'base_year',
    },
    {
      by: 'overBaseYear',
      given: { base_year: '2026' },
      text: 'Tenant shall pay its share of any increase in Real Estate Taxes over those of 2026. Operating expenses in any one year shall not fall below those of 2026.',
      value: 'base_year',
    },
    { by: 'netLease', text: 'This lease is net to the Lessor.', value: 'NNN' },
    { by: 'netLease', text: 'This lease is completely carefree and net to the Landlord.', value: 'NNN' },
    {
      by: 'absoluteNet',
      text: 'It is intended that the Rent shall be paid absolutely net to Landlord.',
      value: 'absolute',
    },
    {
      by: 'absoluteNet',
      text: 'This is what is commonly referred to as a triple net lease, and the Rent shall be paid absolutely net to Landlord.',
      value: 'absolute',
      state: 'found',
    },
    { by: 'tripleNet', text: 'This Lease is a net, net, net lease.', value: 'NNN' },
    { by: 'doubleNet', text: 'This Lease is a double net lease, and Landlord maintains the structure.', value: 'NN' },
    {
      by: 'netForm',
      text: 'STANDARD INDUSTRIAL/COMMERCIAL MULTI-TENANT LEASE - NET\n1. Basic Provisions.',
      value: 'NNN',
    },
    {
      by: 'grossForm',
      text: 'Standard Industrial/Commercial Multi-Tenant Lease - Gross\n1. Basic Provisions.',
      value: 'modified_gross',
    },
    { by: 'modifiedGross', text: 'Rent Type:\tIndustrial Gross', value: 'modified_gross' },
    {
      by: 'baseTaxes',
      text: '(v) Any increase above the Base Real Property Taxes for the Building and the Common Areas.',
      value: 'modified_gross',
    },
    { by: 'fullService', text: 'Rent under this Lease will be on a gross rent basis.', value: 'gross' },
    {
      by: 'overBaseYear',
      text: 'Tenant pays 22% of the increases of the real estate taxes over those of the base tax year.',
      given: { base_year: '2013' },
      value: 'modified_gross',
    },
    {
      by: 'paysShareOfExpenses',
      text: 'In addition to the Base Rent, Tenant shall pay to Landlord Tenant’s proportionate share of the following items: taxes, insurance, maintenance.',
      value: 'NNN',
    },
    {
      by: 'overBaseYear',
      text: 'Tenant pays its share of Operating Expenses in excess of those of the base year.',
      given: { base_year: '2013' },
      value: 'base_year',
    },
    {
      by: 'payableInAllEvents',
      text: 'Rent shall be paid without notice, demand, set-off or defense and without abatement, suspension, deferment, diminution or reduction.',
      value: 'absolute',
    },
    {
      by: 'paysShareOfExpenses',
      text: 'Tenant shall pay to Landlord, as Additional Rent, Tenant’s Share of Operating Expenses for each calendar year.',
      value: 'NNN',
    },
    {
      by: 'paysShareOfExpenses',
      text: 'Article 3 of this Lease requires Tenant to pay Tenant’s Share of Property Expenses as Additional Rent.',
      value: 'NNN',
    },
    {
      by: 'paysTaxesInsuranceMaintenance',
      text: 'In addition to rent, Lessee shall pay all real estate taxes, the cost of property insurance, and all maintenance of the Premises.',
      value: 'NNN',
    },
    {
      by: 'nothingBesidesRent',
      text: 'Party B shall have the right to refuse to pay Party A any other expense except rent.',
      value: 'gross',
    },
    { by: 'netLease', text: 'This Lease is intended to be a carefree net lease to the Landlord.', value: 'NNN' },
    { by: 'netLease', text: 'This is a net lease and Tenant bears every cost of the Premises.', value: 'NNN' },
    {
      by: 'paysShareOfExpenses',
      text: 'Tenant shall pay Tenant’s Share of Operating Expenses as defined in Exhibit C.\nOperating Expenses of the Base Year are deducted.',
      value: 'NNN',
      state: 'check',
    },
    { by: 'fullService', text: 'This Sublease is a full service gross sublease.', value: 'gross' },
    {
      by: 'landlordPaysAll',
      text: 'The rent is all inclusive: Landlord pays taxes, insurance, utilities and maintenance.',
      value: 'gross',
    },
  ],
  silent: [
    { by: 'comparison', text: 'Fair market rent is determined by comparable triple net leases of the market area.' },
    {
      by: 'excessOverBase',
      text: 'Tenant shall pay Tenant’s Share of Operating Expenses to the extent that they are in excess of the Base Amount.',
    },
    { text: 'The Premises shall be used for the operation of a full-service restaurant and bar.' },
    { text: 'Tenant shall report its gross sales within ten days after each month.' },
    {
      by: 'denied',
      text: 'During the early entry Tenant shall not be required to pay Base Rent or its share of Operating Expenses.',
    },
  ],
};
