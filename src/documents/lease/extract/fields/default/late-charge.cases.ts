import type { FieldCases } from '../../field-suite.ts';
import { lateCharge } from './late-charge.ts';

export const lateChargeCases: FieldCases = {
  field: lateCharge,
  finds: [
    {
      by: 'centsPerDollar',
      text: 'If any installment is not received within ten (10) days after it is due, Tenant shall pay a late charge of four cents ($.04) for each dollar so overdue.',
      value: '4%',
    },
    {
      by: 'charge',
      text: 'Rent not paid within five days after it is due bears interest at twelve percent (12%) per annum, and on the second occasion in a year Tenant shall also pay an administrative charge of three percent (3%) of the late amount.',
      value: ['3%', 'interest at 12% per year'],
    },
    {
      by: 'centsPerDollar',
      text: 'LATE CHARGES\nIf rent isn’t paid by the tenth day of a month Tenant shall pay four cents per dollar overdue.',
      value: '4%',
    },
    {
      by: 'interest',
      text: '1.4 If an amount is more than 10 days late the Tenant must pay interest at 2% above the rate fixed under the Penalty Interest Rates Act 1983.',
      value: ['interest at a published rate + 2%'],
    },
    {
      by: 'bearsCharge',
      text: 'RENT\nAny rent not received by the tenth day of the month bears a late charge of $350.00.',
      value: ['$350'],
    },
    {
      by: 'interest',
      text: 'RENT\nInterest on arrears shall be at the prime rate of the Landlord’s bank plus five per cent (5%) per annum.',
      value: 'interest at prime + 5%',
    },
    {
      by: 'bearsCharge',
      text: 'RENT\nRent not paid by the tenth day of the month shall bear a charge of $250.00.',
      value: '$250',
    },
    {
      by: 'charge',
      text: 'RENT\nRent not paid by the 5th of the month bears a late fee of $250 plus 1.5% per month.',
      value: '$250',
    },
    {
      by: 'centsPerDollar',
      text: '43. If any installment of rent is not paid within seven (7) days of its due date, Tenant shall pay a late charge of four (4¢) cents for each dollar so overdue.',
      value: '4%',
    },
    {
      by: 'rateLabel',
      text: '"Interest" means interest at 4 per cent per annum above the base lending rate of the Royal Bank of Scotland plc',
      value: 'interest at a published rate + 4%',
    },
    {
      by: 'rateLabel',
      text: 'Interest Rate: 4% per annum above the base rate from time to time of Barclays Bank PLC.',
      value: 'interest at the base rate + 4%',
    },
    {
      by: 'label',
      text: '2.4 Late Payment. Sums not paid within ten days of the due date bear interest at twelve percent (12%) per annum from the due date.',
      value: 'interest at 12% per year',
    },
    {
      by: 'charge',
      text: 'LATE CHARGE\nIf rent is not paid when due, Tenant shall pay a late charge of five percent (7%) of the overdue amount.',
      value: '7%',
      state: 'check',
    },
    {
      by: 'charge',
      text: 'LATE PAYMENTS\nIf any payment shall not be paid within five days, Tenant shall pay an administrative charge equal to the greater of 5% of the past due payment or $500.',
      value: 'greater of 5% or $500',
    },
    {
      by: 'charge',
      text: 'RENT\nThe Service Fee shall equal five percent (5%) of the particular payment not timely made.',
      value: '5%',
    },
    {
      by: 'charge',
      text: 'If rent is not received by the tenth day, a handling fee of $75 becomes due.',
      value: '$75',
    },
    { by: 'label', text: 'BASIC LEASE INFORMATION\nLate Charge:\t5%', value: '5%', state: 'found' },
    {
      by: 'rateLabel',
      text: 'BASIC TERMS\nDefault Rate:\tThe prime rate of First Bank plus two percent (2%)',
      value: 'interest at prime + 2%',
    },
    {
      by: 'charge',
      text: 'LATE CHARGES\nIf any Rent is not received within ten days after it is due, Tenant shall pay a late charge equal to five percent (5%) of the unpaid amount.',
      value: '5%',
      state: 'found',
    },
    {
      by: 'charge',
      text: 'LATE CHARGES\nFor any overdue payment Tenant shall pay a late charge equal to the greater of (a) $50.00, or (b) 10% of the amount.',
      value: 'greater of $50 or 10%',
    },
    {
      by: 'charge',
      text: 'RENT\nIf rent is late, Tenant pays a late fee of $100.00 for each late payment.',
      value: '$100',
    },
    {
      by: 'percentOfLate',
      text: 'RENT\nIf any installment of Basic Rent is not paid within five (5) days after it is due, Tenant shall pay to Landlord an amount equal to three percent (3%) of the overdue installment.',
      value: '3%',
    },
    {
      by: 'interest',
      text: 'DEFAULT\nAny amount that is not paid when due shall bear interest at the rate of twelve percent (12%) per annum until paid.',
      value: 'interest at 12% per year',
    },
    {
      by: 'interest',
      text: 'LATE PAYMENT\nIf Rent is overdue, Tenant shall pay a late charge equal to 5% of it. Overdue sums shall bear interest at the lesser of one and one-half percent (1.5%) per month or the maximum lawful rate.',
      value: ['5%', 'interest at 1.5% per month'],
    },
    {
      by: 'perDay',
      text: 'If Party B delays the rent, Party B shall pay Party A 0.05% of the rent for each day after the due date.',
      value: '0.05% per day',
    },
    {
      by: 'interest',
      text: 'ARREARS\nRent in arrears bears interest at 8% per annum.',
      value: 'interest at 8% per year',
    },
    {
      by: 'perDay',
      text: 'If Party B is overdue in paying rent, a late fee of 0.3‰ of the rent is due for each day of delay.',
      value: '0.3‰ per day',
    },
    {
      by: 'perDay',
      text: 'If Party B fails to pay the rent on schedule, Party B shall pay Party A 0.5% of the monthly rent as liquidated damages for each overdue day.',
      value: '0.5% per day',
    },
    {
      by: 'perDay',
      text: 'Where Party B delays the payment of rent, for each day of delay, it shall pay a late fee of 0.08% of the amount in arrears to Party A.',
      value: ['0.08% per day'],
    },
  ],
  silent: [
    {
      text: 'LIENS\nIf Tenant fails to pay and remove any lien, Landlord may pay and satisfy same, and all sums so paid by Landlord, with interest from the date of payment at the rate of 12% per annum, are due.',
    },
    {
      by: 'otherMatter',
      text: 'WHEREAS, the total contract value of this Agreement, with all rent, late fees and charges described herein, is $481,435.',
    },
    {
      by: 'onCosts',
      text: 'DEFAULT\nIf Tenant shall default, Landlord may cure such default and invoice Tenant for the costs thereof plus an administrative fee of fifteen percent (15%) when due.',
    },
    {
      by: 'lateReturn',
      text: 'If the return is delayed by Party B, 200% of the lease fee per day should be paid to Party A as overdue fine.',
    },
    {
      by: 'lateReturn',
      text: 'If Party B delays in returning the premises, it shall pay 5% of the monthly rent for each day of delay.',
    },
    {
      text: 'LATE CHARGES\nTenant shall pay a late charge of 10% or the highest per annum rate of interest permitted by law of the delinquent amount.',
      not: 'interest at 10% per year',
    },
    {
      by: 'otherMatter',
      text: 'RENT\nIf the audit shows an overcharge and it is not paid when due, it shall bear interest at ten percent (10%) per annum.',
    },
    { text: 'HOLDING OVER\nTenant shall pay 150% of the rent while it holds over.' },
    { text: 'TAXES\nTenant shall pay before they are late 10% of the taxes.' },
  ],
};
