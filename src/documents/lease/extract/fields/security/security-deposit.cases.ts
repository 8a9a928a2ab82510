import type { FieldCases } from '../../field-suite.ts';
import { securityDeposit } from './security-deposit.ts';

export const securityDepositCases: FieldCases = {
  field: securityDeposit,
  finds: [
    {
      by: 'labelMonths',
      text: 'Item 16 Security: Bank guarantee for an amount equal to three months’ Rent and Outgoings including GST',
      value: 'three months’ Rent and Outgoings including GST',
    },
    {
      by: 'spelledOut',
      text: 'I. Security deposit: Seventy-five thousand dollars',
      value: 75000,
    },
    {
      by: 'label',
      text: 'BANK BOND:\t$160,680.00',
      value: 160680,
    },
    {
      by: 'label',
      text: 'Damage deposit\t$14,400.00, one quarter’s rent',
      value: 14400,
    },
    {
      by: 'inTheAmountOf',
      text: '4. Security deposit. The Licensee has paid an interest-free refundable security deposit of Rs. 9,39,600/- (Rupees Nine Lakh Thirty-Nine Thousand Six Hundred only) equal to six months’ licence fee.',
      value: 939600,
    },
    {
      by: 'increasedIt',
      kind: 'amendment',
      text: '4. DEPOSIT. The Landlord holds a security deposit of $31,400.00. The Tenant shall increase it by $14,600.00 to $46,000.00 by March 1, 2026.',
      value: 46000,
    },
    {
      by: 'asSecurityDeposit',
      text: 'The Tenant has paid the Landlord £18,000 as a rent deposit to be held under the Rent Deposit Deed.',
      value: 18000,
    },
    {
      by: 'asSecurityDeposit',
      text: '4.6 Security Deposit. On signing, Tenant shall deposit Seven Thousand Twelve and 50/100 Dollars ($7,102.50) as a security deposit, to be held without interest.',
      value: 7102.5,
      state: 'check',
    },
    {
      by: 'deposited',
      text: '21. DEPOSIT; GUARANTY. Tenant has deposited $3,500.00. It bears no interest.',
      value: 3500,
    },
    {
      by: 'monthsOfRent',
      text: 'Tenant shall deposit with Landlord a security deposit equal to two (2) months’ then-current Base Rent (the “Security Deposit”).',
      value: 'two (2) months’ then-current Base Rent',
    },
    {
      by: 'withPrepaidRent',
      text: '(j) Prepaid Rent and Deposit: $67,840.02 plus HST, to be applied $33,920.01 to the first Rent payable and the balance held as security',
      value: 67840.02,
      state: 'check',
    },
    { by: 'label', text: 'Item F\tBond\t$7,626.66', value: 7626.66 },
    {
      by: 'bankGuarantee',
      text: '6.1 The Lessee shall provide, upon signing, a bank guarantee in the amount of EUR 70,500.',
      value: 70500,
    },
    {
      by: 'depositPayable',
      text: '5. A deposit of £9,700 is payable on signature and will be returned within 30 days after the end of the Licence.',
      value: 9700,
    },
    {
      by: 'depositedWithLandlord',
      text: 'Lessee shall deposit with Lessor the amount of $10,700.00, payable in two parts:\na) $700.00 now.\nThis deposit shall guarantee its obligations.',
      value: 10700,
    },
    {
      by: 'amountBehind',
      text: 'On signing, Tenant shall pay to Landlord: 1) 1 Month Security - $8,750.00 due upon signing.',
      value: 8750,
    },
    {
      by: 'asSecurityDeposit',
      text: 'Party B pays ￥400,000.00 as rental fee and ￥100,000.00 as deposits within 3 working days.',
      value: 100000,
    },
    {
      by: 'asSecurityDeposit',
      text: 'On signing Tenant pays $31,000.00, of which $15,000.00 is the first month’s rent and $16,000.00 is a security deposit.',
      value: 16000,
    },
    {
      by: 'inTheAmountOf',
      text: 'The Lessee shall provide a security bond of $18,000.00 to the Lessor.',
      value: 18000,
    },
    {
      by: 'inTheAmountOf',
      text: 'Party B shall pay to Party A a guarantee deposit of RMB300,000 equal to three months’ rent.',
      value: 300000,
    },
    { by: 'label', text: 'G. Deposit/Letter of Credit: $40,000.00', value: 40000 },
    {
      by: 'definedTerm',
      text: 'Tenant shall on signing leave with Landlord $22,000.00 (the “Security”).',
      value: 22000,
    },
    { by: 'label', text: 'BASIC LEASE INFORMATION\nSecurity Deposit:\t$39,761.48', value: 39761.48, state: 'found' },
    { by: 'label', text: 'Deposit: £25,000', value: 25000, state: 'found' },
    { by: 'none', text: 'BASIC LEASE INFORMATION\nSecurity Deposit: None.', value: 'none' },
    { by: 'none', text: '8.\tSecurity Deposit:\tN/A', value: 'none' },
    {
      by: 'definedTerm',
      text: 'Tenant shall pay to Landlord upon signing the sum of $115,083.33 payable on the Effective Date (the “Security Deposit”).',
      value: 115083.33,
    },
    {
      by: 'inTheAmountOf',
      text: 'Tenant has delivered to Landlord a security deposit in the amount of $12,000.00 as security for its obligations.',
      value: 12000,
    },
    { by: 'inTheAmountOf', text: 'The deposit for the house lease shall be RMB 30,000 in total.', value: 30000 },
    {
      by: 'depositOf',
      text: 'The Tenant shall pay to the Landlord a deposit of £12,000 on signing.',
      value: 12000,
    },
    {
      by: 'changedTo',
      kind: 'amendment',
      text: 'The Security Deposit under the Lease is hereby increased by $1,000.00 to $6,300.00.',
      value: 6300,
    },
    {
      by: 'changedTo',
      kind: 'amendment',
      text: '6. Security Deposit. Tenant shall increase the Security Deposit from $12,000 to $20,000 upon signing of this Amendment.',
      value: 20000,
      state: 'found',
    },
    {
      by: 'depositedWithLandlord',
      text: 'To give security for the rent, Lessee has deposited with Lessor the sum of $4,166.67, to be held until the end of the term.',
      value: 4166.67,
    },
    {
      by: 'asSecurityDeposit',
      text: 'Prior to the Commencement Date, Tenant shall deliver to Landlord $8,600 as the Security Deposit.',
      value: 8600,
    },
    {
      by: 'asSecurityDeposit',
      text: 'Within the 5 days after signing the contract, Party B needs to pay Party A CNY 150,000 for deposit.',
      value: 150000,
    },
    {
      by: 'amountBehind',
      text: 'Office - 1st Floor 1,500 USD / month Cancellation Notice 14 days Security Deposit 1,500.00 USD Minimum Commitment 1 month',
      value: 1500,
    },
    { by: 'amountBehindMonths', text: 'Deposit New Taiwan Dollar (3 months’ rent) 1,560,000', value: 1560000 },
    {
      by: 'depositedAsSecurity',
      text: 'Tenant has deposited with Landlord the sum of $9,500.00 as security for the faithful performance of this Lease.',
      value: 9500,
    },
    {
      by: 'monthsOfRent',
      text: 'On execution of this Lease, the Tenant will pay the Landlord a security deposit equal to two months’ rent to be held without interest.',
      value: 'two months’ rent',
    },
    {
      by: 'notRequired',
      text: 'The parties agree that no security deposit is required under this Lease.',
      value: 'none',
    },
    {
      by: 'amountBehind',
      text: 'Base Price 1,500.00 USD / month. Security Deposit 1,500.00 USD.\nThe Tenant will pay the Landlord a security deposit equal to one months rent.',
      value: 1500,
      state: 'found',
    },
    {
      by: 'depositedAsSecurity',
      text: 'Sublessee shall deposit with Sublessor $9,500.00 as security for its performance of this Sublease.',
      value: 9500,
    },
    {
      by: 'definedTerm',
      text: 'The Tenant shall provide the Landlord with € 25,000 by way of bank guarantee (the “Rent Deposit”).',
      value: 25000,
    },
    {
      by: 'depositedAsSecurity',
      text: 'The Tenant has deposited the sum of $7,500.00 with the Landlord as security for its obligations.',
      value: 7500,
    },
  ],
  silent: [
    { text: 'Item 16 Security: The Landlord keeps the doors locked after three months of notice.' },
    { text: 'I. Security deposit: Seventy-five copies of the form in dollars' },
    {
      by: 'heldSoFar',
      kind: 'amendment',
      text: '8. Security Deposit. Landlord holds a Security Deposit of $17,660.00. Within ten days Tenant shall pay an additional $7,000.00 to Landlord.',
      not: 17660,
    },
    {
      by: 'partOfSum',
      text: 'The Security Deposit shall be an amount equal to the sum of (i) $180,103.33 and (ii) one month of Base Rent of the added space.',
    },
    { text: 'Tenant shall deposit with Landlord one-twelfth of the estimated taxes, currently $1,200.00 a month.' },
    {
      text: 'Tenant shall deposit with Landlord the sum of $25,000.00 toward the cost of the Tenant’s Work to secure its completion.',
    },
    {
      by: 'changeOfDeposit',
      text: 'If Tenant is in default twice, Landlord may increase the security deposit by an amount of $5,000.00.',
    },
    {
      by: 'changeOfDeposit',
      text: 'Provided no default exists, the Security Deposit shall be reduced to $7,500.00 after 24 months.',
    },
    {
      by: 'asItWas',
      text: 'Security Deposit:\tTo be increased on the Expansion Date from $12,000.00 to $20,000.00',
    },
    { by: 'otherDeposit', text: 'Tenant shall pay a utility security deposit of $250.00 to the electric company.' },
    {
      by: 'bankruptcyOrAssumption',
      text: 'As adequate assurance upon assumption of this Lease, the trustee shall pay a security deposit in the amount of $60,000.00.',
    },
    {
      by: 'givenBack',
      kind: 'amendment',
      text: 'Upon execution of this Amendment, Tenant’s security deposit in the amount of Seven Hundred Fifty Thousand Dollars ($750,000) shall be refunded to Tenant.',
    },
    { text: 'Tenant shall pay a pet deposit of $250.00.' },
    { text: 'The estoppel shall state the amount of security deposit and prepaid rent, if any.' },
    {
      text: 'The Purchaser shall not be liable for the return of security deposits, if any, paid by Tenant to any prior landlord.',
    },
    {
      by: 'limitOrInterest',
      text: 'Landlord shall not be liable for the return of any security deposit in excess of $5,000.00 paid to a prior owner.',
    },
  ],
};
