import type { FieldCases } from '../../field-suite.ts';
import { realEstateTaxes } from './real-estate-taxes.ts';

const tenantPays =
  'Tenant shall pay prior to delinquency all taxes and assessments which may be levied upon or assessed against the Premises.';
const landlordPays =
  'Except as otherwise provided, Lessor shall pay the Real Property Taxes applicable to the Project.';
const inExpenses =
  'Operating Expenses shall include, among other items, insurance, wages and real estate taxes of the Building.';
const definition = '“Taxes” means all governmental charges, due during the Term, on the ownership of the Building.';
const item = 'Real property taxes and assessments of the Building and the land on which it stands;';
const paidBy = 'Taxes and fees of the house property shall be paid by Party A.';
const rates = 'The Tenant shall pay all present and future rates, taxes and outgoings payable on the Property.';

export const realEstateTaxesCases: FieldCases = {
  field: realEstateTaxes,
  finds: [
    {
      by: 'tenantPays',
      text: '2.3 The tenant bears its pro rata share of any increase in assessment rates and municipal levies over those ruling at the commencement date.',
      value:
        'The tenant bears its pro rata share of any increase in assessment rates and municipal levies over those ruling at the commencement date.',
    },
    {
      by: 'covenantToPay',
      text: '3.2 To pay all rates, charges and impositions payable by occupiers or owners in respect of the Demised Premises.',
      value:
        'To pay all rates, charges and impositions payable by occupiers or owners in respect of the Demised Premises.',
    },
    {
      by: 'covenantToPay',
      text: 'OUTGOINGS\nTo pay all rates, taxes and charges imposed on the Property or its occupier, except taxes on the Landlord’s income.',
      value:
        'To pay all rates, taxes and charges imposed on the Property or its occupier, except taxes on the Landlord’s income.',
    },
    {
      by: 'excessOverBase',
      text: 'OPERATING EXPENSES AND TAXES\nIf Taxes for a fiscal year exceed Taxes for the tax Base Year, Tenant shall pay Tenant’s Percentage Share of that excess.',
      value:
        'If Taxes for a fiscal year exceed Taxes for the tax Base Year, Tenant shall pay Tenant’s Percentage Share of that excess.',
    },
    {
      by: 'inList',
      text: 'COMMON AREA CHARGE\nIn addition, and as further rent, Lessee shall pay its proportionate share, which the parties agree is 3.65%, of (i) the cost of operating, lighting, cleaning and repairing the common areas, plus ten percent of such costs for overhead, (ii) all real estate taxes and assessments upon the Center, and (iii) premiums.',
      value:
        'In addition, and as further rent, Lessee shall pay its proportionate share, which the parties agree is 3.65%, of (i) the cost of operating, lighting, cleaning and repairing the common areas, plus ten percent of such costs for overhead, (ii) all real estate taxes and assessments upon the Center, and (iii) premiums.',
    },
    {
      by: 'tenantPays',
      text: 'The Tenant shall pay all present and future business rates and all charges for gas, electricity and water.',
      value:
        'The Tenant shall pay all present and future business rates and all charges for gas, electricity and water.',
    },
    {
      by: 'eachItsOwn',
      text: 'Both Parties should bear the tax separately according to the regulation of authority.',
      value: 'Both Parties should bear the tax separately according to the regulation of authority.',
    },
    {
      by: 'inRent',
      text: 'The rent includes property taxes and charges for the common areas.',
      value: 'The rent includes property taxes and charges for the common areas.',
    },
    { by: 'tenantPays', text: `TAXES\n${tenantPays}`, value: tenantPays },
    { by: 'landlordPays', text: `PAYMENT OF TAXES\n${landlordPays}`, value: landlordPays },
    { by: 'inExpenses', text: `OPERATING EXPENSES\n${inExpenses}`, value: inExpenses },
    { by: 'costItem', text: `OPERATING EXPENSES\n(a) ${item} (b) wages of janitors.`, value: item },
    { by: 'definition', text: `TAXES\n${definition}`, value: definition },
    { by: 'paidBy', text: `TAXES\n${paidBy}`, value: paidBy },
    { by: 'tenantPays', text: `RATES AND TAXES\n${rates}`, value: rates },
  ],
  silent: [
    {
      by: 'definedOnly',
      text: 'TAXES\n"Impositions" shall mean all taxes and assessments on the land that are payable by Landlord.',
    },
    {
      by: 'suchTaxes',
      text: 'TAXES\nIn that event Tenant shall pay such taxes on the Premises within ten days after notice.',
    },
    {
      by: 'inPassing',
      text: 'TAXES\nTenant shall be credited with its share of any refund of Property Taxes paid by Tenant for the Premises.',
    },
    {
      by: 'tenantsProperty',
      text: 'TAXES\nIf Landlord pays any taxes on Tenant’s equipment because they are assessed with the Building, Landlord shall pay them for the account of Tenant.',
    },
    {
      by: 'tenantsProperty',
      text: 'Party B shall be responsible for all taxes that may occur due to its operation and use.',
    },
    {
      by: 'notLand',
      text: 'TAXES\nTenant shall pay all sales taxes and rent taxes together with each installment of rent.',
    },
    {
      by: 'tenantsProperty',
      text: 'TAXES\nTenant shall pay before delinquency all ad valorem taxes on its personal property and equipment.',
    },
    {
      by: 'tenantsPropertySection',
      text: 'PERSONAL PROPERTY TAXES\nTenant shall pay the assessed taxes that are separately billed for what it brings into the Premises.',
    },
    {
      by: 'denied',
      text: 'TAXES\nTenant shall not be responsible for the payment of inheritance taxes or estate taxes of the owner of the land.',
    },
    {
      by: 'inPassing',
      text: 'FREE RENT\nDuring the free rent period Tenant shall remain obligated to pay real estate taxes and insurance.',
    },
  ],
};
