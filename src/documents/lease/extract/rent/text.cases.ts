import type { RentCase } from './rent-suite.ts';

/** Schedules in lines, in prose, and single statements of rent. */
export const textCases: readonly RentCase[] = [
  {
    // Each part of the premises has its own rent, and the free months apply to one part only.
    by: 'prose',
    text: '3. Base Rent. (a) For Unit A, Tenant shall pay base rent of $20,800.00 per month for the first twelve months, and the rent shall increase by three percent (3%) on each anniversary of the commencement date. (b) For Unit B, Tenant shall pay $9,900.00 per month from March 1, 2024 through February 28, 2026, and $10,440.00 per month from March 1, 2026 through April 30, 2029.\n(c) No base rent is due for the first two (2) months of the term for Unit B.',
    lines: [
      '[Unit A] months 1–12: monthly 20800',
      '[Unit B] 2024-03-01–2026-02-28: monthly 9900',
      '[Unit B] 2026-03-01–2029-04-30: monthly 10440',
      '[Unit B] free months 1–2: monthly 0',
    ],
  },
  {
    by: 'stated',
    text: '3. Rent. For Suite 100, Tenant shall pay base rent of $5,000.00 per month; for Suite 200, Tenant shall pay base rent of $4,000.00 per month.',
    lines: ['[Suite 100] any time: monthly 5000', '[Suite 200] any time: monthly 4000'],
  },
  {
    // `For Tenant’s convenience` does not name a part of the premises.
    by: 'prose',
    text: '3. Base Rent. For Tenant’s convenience, Tenant shall pay base rent of $2,000.00 per month for the first year and $2,100.00 per month for the second year.',
    lines: ['months 1–12: monthly 2000', 'months 13–24: monthly 2100'],
  },
  {
    // The months in which installments are due are not the period of the first amount.
    by: 'stated',
    text: 'Item 10\tBase rent (exclusive of GST)\t$78,540.00 per annum, by calendar monthly instalments of $6,545.00',
    lines: ['any time: annual 78540, monthly 6545'],
  },
  {
    // The caption says what the amounts of the list are.
    by: 'list',
    text: '2. Licence fee. The Licensee shall pay a monthly licence fee of:\n(a) Rs. 1,56,600/- (Rupees One Lakh Fifty-Six Thousand Six Hundred only) for the first 12 months;\n(b) Rs. 1,64,430/- (Rupees One Lakh Sixty-Four Thousand Four Hundred Thirty only) for the next 12 months.',
    lines: ['months 1–12: monthly 156600, currency INR', 'months 13–24: monthly 164430, currency INR'],
  },
  {
    // A monthly rate per square meter: the product alone would also match a year.
    by: 'stated',
    text: '§ 4 Rent\n(1) The monthly rent is:\nOffice space 1,284.50 m² at EUR 24.80/m² EUR 31,855.60\n(2) The rent is payable in advance.',
    lines: ['any time: psf_month 24.8, monthly 31855.6, unit m2, currency EUR'],
  },
  {
    // `49 - expiry` is not a single month.
    by: 'table',
    text: 'BASE RENT\nMonths\tMonthly Base Rent\n1 - 12\t$80,256.00\n13 - 48\t$82,663.68\n49 - expiry\t$90,328.84',
    lines: ['months 1–12: monthly 80256', 'months 13–48: monthly 82663.68', 'months 49–…: monthly 90328.84'],
  },
  {
    // Another section says how much is abated.
    by: 'list',
    text: 'BASE RENT\nLease Months 1-12: $5,000.00 per month\nLease Months 13-24: $5,150.00 per month\nBase Rent for the first twelve (12) months following the Commencement Date is subject to the abatement of Rent set forth in Section 2.C.',
    lines: ['months 1–12: monthly 5000', 'months 13–24: monthly 5150', 'check free months 1–12'],
  },
  {
    by: 'prose',
    text: '5. RENT\nLessee shall pay rent on the first of each month as follows: $3,250.00 per month from April 1, 2025 through March 31, 2027; $3,400.00 per month from April 1, 2027 through March 31, 2029; and $3,550.00 per month for the last year of the term.',
    lines: [
      '2025-04-01–2027-03-31: monthly 3250',
      '2027-04-01–2029-03-31: monthly 3400',
      '2029-04-01–2030-03-31: monthly 3550',
    ],
  },
  {
    // A fee counts as rent; the paragraph about payment has the amount paid in advance; the month above is free of
    // rent.
    by: 'stated',
    text: 'LEASE CONTRACT\nArticle 5. Rental Payment\n1. Party A offers one month for decoration, from July 1, 2008 to July 31, 2008, in which Party B pays no rental fee.\n2. Rental fee is ￥45.00 per month for each square meter starting from August 1, 2008.\n3. Payment method: Party B pays ￥400,000.00 as rental fee within 3 days after the contract is signed, from which Party A deducts the rental fee per month.',
    lines: ['any time: psf_month 45, unit m2, currency CNY'],
  },
  {
    // A charge per person is not the rent of the premises.
    by: 'stated',
    text: 'ARTICLE 3 RENT\nThe annual rent is RMB 207,360. For the dormitory the rental fee is equal to RMB 2,000/per person a month.',
    lines: ['any time: annual 207360, currency CNY'],
  },
  {
    by: 'list',
    text: 'Base Rent:\nLease Months 1-3: None (Abatement Period)\nLease Months 4-15: $2.35 per rentable square foot per month\nLease Months 16-27: $2.43 per rentable square foot per month',
    lines: ['free months 1–3: psf_month 0, monthly 0', 'months 4–15: psf_month 2.35', 'months 16–27: psf_month 2.43'],
  },
  {
    by: 'prose',
    text: '2. Fixed Rent. Sublessee shall pay rent at the annual rate of (a) $1,104,000.00 ($92,000.00 per month) for the period commencing on the Sublease Commencement Date and ending on the last day of the thirtieth (30th) full calendar month following it, and (b) $1,177,600.00 ($98,133.33 per month) for the balance of the term.',
    kind: 'sublease',
    lines: ['months 1–30: annual 1104000, monthly 92000', 'months 31–…: annual 1177600, monthly 98133.33'],
  },
  {
    by: 'prose',
    text: '3. BASIC RENT. The Lessee shall pay the following rent: for the first two years of the Term, $26.00 per square foot, being $75,400.00 per year; for the third and fourth years, $28.00 per square foot, being $81,200.00 per year; for the last three years, $30.00 per square foot, being $87,000.00 per year.',
    area: 2900,
    lines: [
      'months 1–24: psf 26, annual 75400',
      'months 25–48: psf 28, annual 81200',
      'months 49–84: psf 30, annual 87000',
    ],
  },
  {
    by: 'prose',
    text: '3. MINIMUM RENT. Tenant pays minimum annual rent at the rate of $28.00 per square foot for the first lease year ($4,293.33 monthly), then $29.00 per square foot for the second lease year ($4,446.67 monthly), and $30.00 per square foot for the third lease year ($4,600.00 monthly), and thereafter as increased.',
    area: 1840,
    lines: [
      'months 1–12: psf 28, monthly 4293.33',
      'months 13–24: psf 29, monthly 4446.67',
      'months 25–36: psf 30, monthly 4600',
    ],
  },
  {
    by: 'prose',
    text: '2.1 Ground Rent. Lessee shall pay ground rent: (a) during the Development Period, which ends June 30, 2022, $2,500 per month; (b) from July 1, 2022 to December 31, 2026, $132,000 per year, payable $11,000 per month; (c) from January 1, 2027 until December 31, 2031, $145,200 per year, payable $12,100 per month.',
    lines: [
      '2022-07-01–2026-12-31: annual 132000, monthly 11000',
      '2027-01-01–2031-12-31: annual 145200, monthly 12100',
    ],
  },
  {
    by: 'list',
    text: '4. Base Rent:\nMonths 1 -4:\nZero Dollars ($0.00) (Base Rent is abated for the first four months of the term).\nMonths 5 – 16: $437,172.32 per annum payable monthly, in advance, in equal monthly installments of $36,431.03\nMonths 17 – 28: $445,736.33 per annum payable monthly, in advance, in equal monthly installments of $37,144.69',
    lines: [
      'free months 1–4: annual 0, monthly 0',
      'months 5–16: annual 437172.32, monthly 36431.03',
      'months 17–28: annual 445736.33, monthly 37144.69',
    ],
  },
  {
    by: 'list',
    text: 'Base Rental Rate\nMonths 1-12: $26.50/RSF\nMonths 13-24: $27.30/RSF\nMonths 25-36: $28.12/RSF',
    lines: ['months 1–12: psf 26.5', 'months 13–24: psf 27.3', 'months 25–36: psf 28.12'],
  },
  {
    by: 'list',
    text: 'Monthly Base Rent\n(a) For Lease Year 1, $5,000.00 per month;\n(b) For Lease Year 2, $5,150.00 per month; and\n(c) For Lease Years 3-5, $5,304.50 per month.',
    lines: ['months 1–12: monthly 5000', 'months 13–24: monthly 5150', 'months 25–60: monthly 5304.5'],
  },
  {
    by: 'list',
    text: 'MINIMUM RENT\nYear 1: $60,000.00 per year / $5,000.00 per month\nYear 2: $61,800.00 per year / $5,150.00 per month',
    lines: ['months 1–12: annual 60000, monthly 5000', 'months 13–24: annual 61800, monthly 5150'],
  },
  {
    by: 'list',
    text: 'Article 4 -Rental Fee\n4.1. The base Rental Fee consists of:\n– € 3.70 / m2 / month for the Warehouses; and\n– € 7.50 / m2 / month for the Offices; and\n– € 1.5O / m2 / month for the Yard.',
    lines: [
      '[Warehouses] any time: psf_month 3.7, unit m2, currency EUR',
      '[Offices] any time: psf_month 7.5, unit m2, currency EUR',
      '[Yard] check any time',
    ],
  },
  {
    by: 'list',
    text: 'Base Rent Schedule\nJuly 1, 2012 through June 30, 2013 $3,500.00 monthly\nJuly 1, 2013 through June 30, 2014 $3,605.00 monthly',
    lines: ['2012-07-01–2013-06-30: monthly 3500', '2013-07-01–2014-06-30: monthly 3605'],
  },
  {
    by: 'prose',
    text: '9. Base Rent:\t$41,250.00 per month for the period commencing with the Commencement Date through the end of the sixth (6th) month of the Term. $82,500.00 per month for months 7-12 of the Term. $84,975.00 per month for months 13-24 of the Term.',
    lines: ['months 1–6: monthly 41250', 'months 7–12: monthly 82500', 'months 13–24: monthly 84975'],
  },
  {
    by: 'prose',
    text: 'RENT\nTenant agrees to pay Landlord as rent the sum of $2,000 per month for the first year of the term, and $2,100 per month thereafter, in advance on the first day of each month.',
    lines: ['months 1–12: monthly 2000', 'months 13–…: monthly 2100'],
  },
  {
    by: 'prose',
    text: '3.1 Base Rent. During the first Lease Year, Base Rent shall be $4,500.00 per month; during the second Lease Year, Base Rent shall be $4,635.00 per month; and during the third Lease Year, Base Rent shall be $4,774.05 per month.',
    lines: ['months 1–12: monthly 4500', 'months 13–24: monthly 4635', 'months 25–36: monthly 4774.05'],
  },
  {
    by: 'stated',
    text: '3.1 Rent. Commencing on the Rent Commencement Date, Sublessee shall pay to Sublessor each month during the term of this Sublease, rent in the amount of Twenty Three Thousand Eight Hundred Twenty Seven and 96/100 Dollars ($23,827.96), in advance, on execution hereof for the first month and on or before the first of each month thereafter (“Base Rent”).',
    kind: 'sublease',
    lines: ['any time: monthly 23827.96'],
  },
  {
    by: 'stated',
    text: '(i) Beginning with the Commencement Date, Lessee shall pay a base rent of Thirty Two Thousand Seven Hundred Ninety Two Dollars ($32,792.16) per annum, in equal monthly installments of Two Thousand, Seven Hundred Thirty-Two and 68/100 Dollars ($2,732.68) (the “Base Rent”) in advance on the first day of each month.',
    lines: ['any time: annual 32792.16, monthly 2732.68'],
  },
  {
    by: 'stated',
    text: 'Section 3 Rent and Payment Schedule\nThe space area has 1,500 square meters. Party A and Party B agree that the monthly rent is RMB 4 per square meter. The annual rent is RMB 72,000 (US $ 11,340) and Party B shall make the annual payment by December 31 of each year.',
    lines: ['any time: psf_month 4, annual 72000, unit m2, currency CNY'],
  },
  {
    by: 'stated',
    text: 'Article 3: Rent\nThe rent is 1.2 million Yuan, and Party B shall pay 100000 Yuan to Party A before 15 of each month as the monthly rent.',
    lines: ['any time: annual 1200000, monthly 100000, currency CNY'],
  },
  {
    by: 'stated',
    text: 'Lessee agrees to pay Lessor rent (the “Rent”) in the amount of $15,000.00 per month beginning on March 1, 2009 (the “Commencement Date”) and continuing through and including February 28, 2011.',
    lines: ['2009-03-01–2011-02-28: monthly 15000'],
  },
  {
    by: 'stated',
    text: '8.2 After the expiration of the first twenty (20) years and for the remainder of the Term of this Lease, Lessor shall be paid a rental payment of $10,000 per year.',
    lines: ['months 241–…: annual 10000'],
  },
  {
    // Nothing is computed from a daily rate.
    by: 'list',
    text: 'Rent\nDuring the first 4 years, the rent is CNY 0.7 per square meter per day.',
    lines: ['check months 1–48'],
  },
  {
    by: 'list',
    text: 'Rent\nThe rent is 0.25 Yuan for each square meter one day, and is calculated by the actual delivered area.',
    lines: ['check any time'],
  },
  {
    // Yearly rate in a sentence, with the resulting amount.
    by: 'stated',
    text: '4. Rent. Tenant shall pay Base Rent at the annual rate of $18.00 per rentable square foot, being $90,000.00 per annum, payable in equal monthly installments of $7,500.00.',
    area: 5000,
    lines: ['any time: psf 18, annual 90000, monthly 7500'],
  },
  {
    by: 'stated',
    text: '3.2.1 Tenant shall pay to Landlord Base Rent for the Premises in the amount of USD $600,000 per Contract Year, payable in equal monthly instalments in advance.',
    lines: ['any time: annual 600000'],
  },
  {
    by: 'loose',
    text: '2.1.1. Base Rent. Tenant shall pay an annual base rent (the “Base Rent”), payable monthly in advance pursuant to the following schedule:\nLease Year\nRent Per Square Foot\nAnnual Base Rent\nMonthly Base Rent 1\n$47.00\n$ 902,353.00 $75,196.08\n2\n$48.41\n$ 929,423.59 $77,451.97\n3\n$49.86\n$ 957,262.14 $79,771.85\n2.1.2. Operating Costs.',
    area: 19199,
    lines: [
      'months 1–12: psf 47, annual 902353, monthly 75196.08',
      'months 13–24: psf 48.41, annual 929423.59, monthly 77451.97',
      'months 25–36: psf 49.86, annual 957262.14, monthly 79771.85',
    ],
  },
  {
    // Free rent granted in a clause is a separate row next to the printed rent.
    by: 'table',
    text: '4. Annual Base Rent shall be as follows:\nMonths\tAnnual Base Rent\tMonthly Installment\n04/01/26 – 03/31/27\t$206,570.54\t$17,214.21\n04/01/27 – 03/31/28\t$213,284.08\t$17,773.67\n5. Free Rent. Landlord hereby releases Tenant from the obligation to pay its Monthly Installment of Annual Base Rent for the period from April 1, 2026, through May 31, 2026 (“Free Rent Period”).',
    kind: 'amendment',
    lines: [
      '2026-04-01–2027-03-31: annual 206570.54, monthly 17214.21',
      '2027-04-01–2028-03-31: annual 213284.08, monthly 17773.67',
      'free 2026-04-01–2026-05-31: monthly 0',
    ],
  },
  {
    by: 'list',
    text: '“Sublease Base Rent” means the following base rents:\n- From the Sublease Rent Commencement Date of April 27, 1996 through August 31, 1997, $20.00 per Rentable Sublease Square Foot per annum ($20.00 X 13,324 X 1/12 = $22,206.67 per month).\n- From September 1, 1997 through August 31, 1999, $22.00 per Rentable Sublease Square Foot per annum ($22.00 X 13,324 X 1/12 = $24,427.33 per month).',
    kind: 'sublease',
    lines: ['1996-04-27–1997-08-31: psf 20, monthly 22206.67', '1997-09-01–1999-08-31: psf 22, monthly 24427.33'],
  },
  {
    by: 'list',
    text: 'Section 1.04. Tenant shall pay fixed rent (“Fixed Rent”) at the following annual rates:\n(i) Five Hundred Thousand Dollars ($500,000.00) per annum ($41,666.67 per month) for the period commencing on the Commencement Date and ending on the day preceding the fifth (5th) anniversary of the Commencement Date; and\n(ii) Five Hundred Fifty Thousand Dollars ($550,000.00) per annum ($45,833.33 per month) for the remainder of the Term.',
    lines: ['months 1–60: annual 500000, monthly 41666.67', 'months 61–…: annual 550000, monthly 45833.33'],
  },
  {
    by: 'list',
    text: 'Minimum Annual Rent. Years 1 - 2 $144,060.00 per year\nYears 3 - 5 $150,920.04 per year',
    lines: ['months 1–24: annual 144060', 'months 25–60: annual 150920.04'],
  },
  {
    by: 'prose',
    text: '4.1 Monthly Base Rent Schedule\nTenant shall pay as Base Rent the following monthly amounts, payable in advance: (a) Lease Months 1-12: $24,505.00 per month ($2.90 per rentable square foot per month); (b) Lease Months 13-24: $25,230.50 per month ($2.987 per rentable sq. ft. per month).',
    area: 8450,
    lines: ['months 1–12: monthly 24505, psf_month 2.9', 'months 13–24: monthly 25230.5, psf_month 2.987'],
  },
  {
    by: 'prose',
    text: 'Rent: Year 1 £42,000 p.a.; Year 2 £45,250 p.a.; Year 3 onwards £48,500 p.a.',
    lines: [
      'months 1–12: annual 42000, currency GBP',
      'months 13–24: annual 45250, currency GBP',
      'months 25–…: annual 48500, currency GBP',
    ],
  },
  {
    by: 'stated',
    text: 'Q8. Base rental rate and escalations?\nA8. $26.50 per RSF NNN, first 12 months ($14,877.54 monthly). 3.00% every 12 months after that.',
    area: 6737,
    lines: ['months 1–12: psf 26.5, monthly 14877.54'],
  },
  {
    by: 'stated',
    text: 'Base Rental. Lessee hereby agrees to pay to Lessor, without setoff or deduction whatsoever, a monthly installment of $3,284.00.',
    lines: ['any time: monthly 3284'],
  },
  {
    // Neither a blank nor a redacted amount counts as rent.
    by: 'stated',
    text: 'Base Rent: $____ per month, later $[***] per month.\nTenant shall pay rent of $3,200.00 per month plus $800.00 per month for CAM.',
    lines: ['any time: monthly 3200'],
  },
  {
    // A table merged into one paragraph: the columns are distinguished by arithmetic.
    by: 'prose',
    text: 'FIXED RENT: Lease Year Per Annum Per Month Lease Year 1$21,080,000.00$1,756,666.67 Lease Year 2$21,628,080.00$1,802,340.00',
    lines: ['months 1–12: annual 21080000, monthly 1756666.67', 'months 13–24: annual 21628080, monthly 1802340'],
  },
  {
    by: 'prose',
    text: 'Base Rent Schedule. The following monthly Base Rent Schedule shall apply during the term of this Lease: Months 01 - 30: $18,151.20 Months 31 - 60: $19,285.65',
    lines: ['months 1–30: monthly 18151.2', 'months 31–60: monthly 19285.65'],
  },
  {
    by: 'prose',
    text: 'Base Rent shall be $10,000 per month through March 31, 2012, $10,500 per month from April 1, 2012 through March 31, 2013, and $11,000 per month thereafter.',
    lines: ['…–2012-03-31: monthly 10000', '2012-04-01–2013-03-31: monthly 10500', '2013-04-01–…: monthly 11000'],
  },
  {
    // Parts of a total are not the rent.
    by: 'stated',
    text: 'Monthly Base Rent:\nOffice space\t$4,000.00\nWarehouse space\t$6,000.00\nTotal\t$10,000.00\nTenant shall pay rent of $10,000.00 per month.',
    lines: ['any time: monthly 10000'],
  },
  {
    // A footnote abates the rent of the period with its mark.
    by: 'list',
    text: 'Monthly Base Rent:\nMonths 1-4*: $5,000.00 per month\nMonths 5-24: $5,150.00 per month\n*Base Rent is abated during this period.',
    lines: ['months 1–4: monthly 5000', 'months 5–24: monthly 5150', 'free months 1–4: monthly 0'],
  },
  {
    // A partial abatement, or separate months that don't form a period, must be checked.
    by: 'list',
    text: 'Rent Abatement. Base Rent shall be abated by 50% during months 1 through 6.\nBase Rent\nMonths 1-12: $5,000.00 per month\nMonths 13-24: $5,150.00 per month',
    lines: ['check free months 1–6', 'months 1–12: monthly 5000', 'months 13–24: monthly 5150'],
  },
  {
    // Words and figures that disagree.
    by: 'stated',
    text: 'The monthly Base Rent is Five Thousand Dollars ($5,500.00) per month.',
    lines: ['check any time'],
  },
  {
    // The rent of an option in the same paragraph.
    by: 'prose',
    text: 'Fixed Minimum Rent: (a) Original Term: Years 1-5 $10,000.00 monthly; Years 6-10 $11,000.00 monthly. (b) First Option: Years 11-15 $12,100.00 monthly.',
    lines: ['months 1–60: monthly 10000', 'months 61–120: monthly 11000'],
  },
  {
    by: 'stated',
    text: 'The annual rental is 360,000 Yuan, paid every half year, 180,000 Yuan each time.',
    lines: ['any time: annual 360000, currency CNY'],
  },
  {
    // 'Through the last day of the 12th month' is not a single month.
    by: 'prose',
    text: 'Base Rent. From the Commencement Date through the last day of the 12th full calendar month: $5,000.00 per month. From the first day of the 13th full calendar month through the last day of the 24th full calendar month: $5,150.00 per month.',
    lines: ['months 1–12: monthly 5000', 'months 13–24: monthly 5150'],
  },
  {
    by: 'stated',
    text: 'Base Rent: $1.05/SF NNN, or $4,200.00 per month',
    area: 4000,
    lines: ['any time: psf_month 1.05, monthly 4200'],
  },
  {
    // A table whose lines were broken at arbitrary places.
    by: 'loose',
    text: '(c) "Base Rental" means the following: Lease\nMonths\nAnnual\nRate\nAnnual Base Rental Monthly Installment Plus Months 1-2 $0.00 $0.00 $0.00\n+ power Months 3-14 $24.00\n$240,000.00\n$20,000.00\n+ power Months 15-26 $25.00 $250,000.00 $20,833.33\n+ power',
    area: 10000,
    lines: [
      'free months 1–2: psf 0, annual 0, monthly 0',
      'months 3–14: psf 24, annual 240000, monthly 20000',
      'months 15–26: psf 25, annual 250000, monthly 20833.33',
    ],
  },
  {
    // The header names one kind of amount twice, and the number of one year is missing.
    by: 'loose',
    text: '4. RENT\nTenant shall pay as minimum annual rent the following amounts:\nLease Year\nAnnual Minimum Rent\nMonthly Installment of Annual Minimum Rent\n1\n$60,000.00\n$5,000.00\n2\n$61,800.00 $5,150.00\n$63,654.00\n$5,304.50\n4\n$65,563.68\n$5,463.64\nEach installment is due on the first day of each month of the Term without any demand, deduction or set-off whatsoever.',
    lines: [
      'months 1–12: annual 60000, monthly 5000',
      'months 13–24: annual 61800, monthly 5150',
      'months 25–36: annual 63654, monthly 5304.5',
      'months 37–48: annual 65563.68, monthly 5463.64',
    ],
  },
  {
    // Lines that begin with plain numbers; according to the header they are months, and a rate has no currency symbol.
    by: 'list',
    text: 'Base Rent\nTenant shall pay the monthly installments of rent set forth below (“Base Rent”), without notice or demand:\nMonths\nRent\n1 through 12 $ 8,400.00/month $ (1.05 prsf)\n13 through 24 $ 8,640.00/month $ (1.08 prsf)',
    area: 8000,
    lines: ['months 1–12: monthly 8400, psf_month 1.05', 'months 13–24: monthly 8640, psf_month 1.08'],
  },
  {
    // Two columns that were extracted one after the other, preceded by the current rent.
    by: 'prose',
    text: '3. Rent. Tenant shall pay Base Rent in equal monthly installments of $3,000.00 in advance. (B) Base Rent shall step up as follows: Month #13 ~ #24: Month #25 ~ #36: $3,090.00 per month $3,182.70 per month',
    lines: ['months 1–12: monthly 3000', 'months 13–24: monthly 3090', 'months 25–36: monthly 3182.7'],
  },
  {
    // Years listed one by one, and a minimum amount, which is not the rent.
    by: 'list',
    text: 'Article 5 Rental\n5.1 Rental for Year 1 shall be RMB 900,000, for Year 2 shall be RMB 950,000 per year;\n5.2 For Year 3, 4 and 5, the annual rental shall be 12% of turnover but shall not be less than RMB 960,000.\n5.3 For Year 6, 7, and 8, the annual rental shall be RMB 1,100,000.',
    lines: [
      'months 1–12: annual 900000, currency CNY',
      'months 13–24: annual 950000, currency CNY',
      'check months 25–60',
      'months 61–96: annual 1100000, currency CNY',
    ],
  },
  {
    // Credits by month, after a schedule with dates, do not change it.
    by: 'prose',
    text: '40. Rent. Tenant shall pay as fixed rent: | First | 4/1/22 To 3/31/23 $9,000.00 $108,000.00 | Second | 4/1/23 To 3/31/24 $9,270.00 $111,240.00 |. Tenant shall receive a rent credit of one-half of the fixed rent due ($4,500.00) for the sixth month following commencement; and ($4,500.00) for the seventh month following commencement.',
    lines: ['2022-04-01–2023-03-31: monthly 9000, annual 108000', '2023-04-01–2024-03-31: monthly 9270, annual 111240'],
  },
  {
    // The greater of a percentage of the rent and an amount is a late charge.
    by: 'stated',
    text: 'Rent. If monthly rent is late, Tenant pays the greater of five percent (5%) of the monthly rent or One Hundred Dollars ($100.00).\nTenant shall pay rent of $4,000.00 per month.',
    lines: ['any time: monthly 4000'],
  },
  {
    // The rent in the previous sentence doesn't belong to the first date.
    by: 'prose',
    text: 'Rent. Monthly Base Rent shall be $4,000.00. Effective January 1, 2023, the Monthly Base Rent shall increase to $4,120.00, and effective January 1, 2024 to $4,243.60.',
    lines: ['2023-01-01–…: monthly 4120', '2024-01-01–…: monthly 4243.6'],
  },
  {
    // Each amount comes before its date.
    by: 'prose',
    text: '4.1 Base Rent. Tenant shall pay equal monthly payments of $13,750.00. Base Rent shall increase to $14,250.00 per month on June 1, 2003, and to $14,750.00 on June 1, 2004.',
    lines: ['2003-06-01–…: monthly 14250', '2004-06-01–…: monthly 14750'],
  },
  {
    // A table drawn with vertical bars inside a paragraph.
    by: 'prose',
    text: 'Base Rent. Tenant shall pay: | Lease Year | Annual Rent | Monthly Rent | | 1 | $60,000.00 | $5,000.00 | | 2 | $61,800.00 | $5,150.00 |',
    lines: ['months 1–12: annual 60000, monthly 5000', 'months 13–24: annual 61800, monthly 5150'],
  },
  {
    by: 'prose',
    text: 'Sublessee shall pay rent of $2,250 per month for the first six months and $2,500 per month for the remaining six months.',
    kind: 'sublease',
    lines: ['months 1–6: monthly 2250', 'months 7–12: monthly 2500'],
  },
  {
    // Nothing is computed from a quarterly rent.
    by: 'stated',
    text: 'Rent. The rent is $15,000.00 per quarter, payable in advance.',
    lines: ['check any time'],
  },
  {
    // In an amendment, the extension period is the term.
    by: 'prose',
    text: 'Base Rent for the Extension Term: November 1, 2024 - October 31, 2025: $9,100.00 per month; November 1, 2025 - October 31, 2026: $9,373.00 per month.',
    kind: 'amendment',
    lines: ['2024-11-01–2025-10-31: monthly 9100', '2025-11-01–2026-10-31: monthly 9373'],
  },
  {
    // Parts of the premises on separate lines.
    by: 'prose',
    text: '3. BASE RENT\nSuite 210: $3,200.00 per month for months 1-12; $3,296.00 per month for months 13-24\nSuite 220: $1,500.00 per month for months 1-12; $1,545.00 per month for months 13-24',
    lines: [
      '[Suite 210] months 1–12: monthly 3200',
      '[Suite 210] months 13–24: monthly 3296',
      '[Suite 220] months 1–12: monthly 1500',
      '[Suite 220] months 13–24: monthly 1545',
    ],
  },
  {
    // Years that are not consecutive have no first and last month.
    by: 'prose',
    text: 'Rent for Years 1, 3 and 5 shall be $24,000 per year; for Years 2 and 4 shall be $26,000 per year.',
    lines: ['check any time', 'check any time'],
  },
  {
    // A yearly amount and one twelfth of it after two periods are not steps.
    by: 'prose',
    text: 'Base Rent for Lease Year 1 Lease Year 2 $60,000.00 $5,000.00; Lease Year 3 $66,000.00 $5,500.00',
    lines: ['check any time', 'months 25–36: annual 66000, monthly 5500'],
  },
  {
    // Steps counted from the commencement, one paragraph each.
    by: 'list',
    text: 'Basic Rent: Commencing on the Commencement Date, the Basic Rent shall be $29,007.00 per month.\nBasic Rent is subject to adjustment as follows:\nCommencing twelve (12) months following the Commencement Date, the Basic Rent shall be $30,326.00 per month.',
    lines: ['months 1–…: monthly 29007', 'months 13–…: monthly 30326'],
  },
  {
    // The amount by which a rent decreases is not the rent.
    by: 'stated',
    text: 'Rent. The total monthly rental shall be reduced by Four Thousand Eight Hundred Twenty Dollars and Sixty-seven Cents ($4,820.67) to the new total monthly rental of $62,512.66.',
    lines: ['any time: monthly 62512.66'],
  },
  {
    // A rent that is due only under a condition does not begin the schedule.
    by: 'prose',
    text: 'Rent. If the Annex is added, Tenant shall pay rent of $4,000.00 per month. Base Rent from Month 13-24 is $5,000.00 per month and Month 25-36 $5,150.00 per month.',
    lines: ['months 13–24: monthly 5000', 'months 25–36: monthly 5150'],
  },
  {
    // The years have no dates, so the first of the three rents is not the rent for the whole term.
    by: 'stated',
    text: 'Rent. Rent is payable on the first of each month:\n2024-2025 school year: $1,850 per month\n2025-2026 school year: $1,925 per month',
    lines: ['check any time'],
  },
  {
    // A lease that doesn't name its rent.
    by: 'stated',
    kind: 'sublease',
    text: '2. The term is twelve (12) months beginning June 1, 2024 and ending May 31, 2025.\n3. Sublessee shall pay $895.00 per month on the first day of each month.\n4. Sublessee shall pay a deposit of $895.00.',
    lines: ['any time: monthly 895'],
  },
  {
    // The heading names the parking, and the sentence names the cleaning.
    by: 'parking',
    text: 'PARKING\nTenant shall pay $90.00 per month.\nCLEANING\nTenant shall pay $120.00 per month for cleaning.\nRENT\nThe rent is $2,000.00 per month.',
    lines: ['any time: monthly 2000'],
  },
];
