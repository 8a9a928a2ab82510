import type { FieldCases } from '../../field-suite.ts';
import { opexCap } from './opex-cap.ts';

export const opexCapCases: FieldCases = {
  field: opexCap,
  finds: [
    {
      by: 'paymentNotOver',
      text: 'SERVICE CHARGE\n3.1 To pay the Service Charge, being 4.6 per cent of the Landlord’s expenditure on the Arcade, which shall not exceed £6,200 in the first year.',
      value: 6200,
    },
    {
      by: 'limitOfCharge',
      text: '1. INTERPRETATION\nService Charge: a fair and reasonable proportion of the Service Costs, which shall not exceed £4,200 in the first Service Charge Year, increasing each year by the percentage increase in the Retail Prices Index.\nInsurance Rent: a fair proportion of the cost of insuring the Building.',
      value: 4200,
    },
    {
      by: 'limitOfCharge',
      text: '1.1 In this lease:\n“Service Charge” means 8.4% of the Estate Costs, capped at £1.15 per square foot in the first year and thereafter increasing by no more than the increase in the Consumer Prices Index;',
      value: 1.15,
    },
    {
      by: 'paymentNotOver',
      text: 'SERVICE CHARGE\nThe Tenant’s payment shall not exceed £9,400 in the first year of the Term, increased after that in line with the Retail Prices Index.',
      value: 9400,
    },
    {
      by: 'notMoreThan',
      text: 'COMMON AREA CHARGES\nThe charges include a management fee of four percent (4%). Controllable charges will not rise by more than five percent (5%) in any calendar year. Lessee may audit the statement.',
      value: '5%',
    },
    {
      by: 'capOf',
      text: 'The Tenant shall pay 2.75% of the cost of services, subject in each year to a cap of £7,500.',
      value: 7500,
    },
    { by: 'label', text: 'Service Charge Cap: £9,600 in each of the first three Service Charge Years.', value: 9600 },
    {
      by: 'notMoreThan',
      text: 'The controllable Operating Expenses payable by Tenant shall not increase beyond 3% per year during the Initial Term.',
      value: '3%',
    },
    {
      by: 'excessNotPaid',
      text: 'Tenant shall not be obligated to pay Tenant’s Share of increases in Controllable Operating Costs to the extent that such increases exceed five percent (5%) of those of the previous year.',
      value: '5%',
    },
    {
      by: 'capped',
      text: 'Annual increases in Controllable Expenses will be capped at three percent (3%) of the amount of the previous year.',
      value: '3%',
    },
    { by: 'percentCap', text: 'There is an annual 6% cumulative cap on controllable expenses.', value: '6%' },
    {
      by: 'inNoEvent',
      text: 'In no event shall Controllable Operating Expenses for any year exceed 105% of those of the prior year.',
      value: '5%',
    },
    {
      by: 'subjectToCap',
      text: 'Controllable Operating Expenses shall be subject to a 4% annual cap on a non-cumulative basis.',
      value: '4%',
    },
    { by: 'capAt', text: 'Landlord agrees to cap controllable operating expenses at 5% per year.', value: '5%' },
  ],
  silent: [
    {
      text: '3.1 To pay the Service Charge, being 4.6 per cent of the costs. The signs shall not exceed £6,200 in value.',
    },
    {
      text: '1. INTERPRETATION\nService Charge: a fair and reasonable proportion of the Service Costs, estimated at £4,200 in the first Service Charge Year.\nInsurance Rent: a fair proportion of the cost of insuring the Building.',
    },
    {
      by: 'otherPercentage',
      text: 'Operating Expenses include management fees, which shall not exceed three percent (3%) as a management fee.',
    },
    {
      by: 'otherPercentage',
      text: 'In no event shall Landlord collect Operating Expenses that are not to exceed 100% of the actual Operating Expenses.',
    },
    { text: 'Tenant’s liability for costs of the work shall not exceed $50,000.' },
    {
      by: 'otherPercentage',
      text: 'Management fees included in Operating Expenses shall not exceed 3% of gross revenues.',
    },
  ],
};
