import type { RentCase } from './rent-suite.ts';

/** Schedules in tables: columns by their headers, split or merged cells, headers over two rows. */
export const tableCases: readonly RentCase[] = [
  {
    // The months of the first line are not stated.
    by: 'table',
    kind: 'ground_lease',
    text: '3. GROUND RENT\nTenant shall pay Ground Rent as follows:\nPeriod\tMonthly Rent\nConstruction Period\t$2,000.00\nLease Years 1-10\t$10,000.00\nLease Years 11-20\t$11,000.00',
    lines: ['check any time', 'months 1–120: monthly 10000', 'months 121–240: monthly 11000'],
  },
  {
    // The first line is not a period of rent.
    by: 'table',
    kind: 'ground_lease',
    text: '3. GROUND RENT\nTenant shall pay Ground Rent as follows:\nPeriod\tMonthly Rent\nMarketing fund\t$2,000.00\nLease Years 1-10\t$10,000.00\nLease Years 11-20\t$11,000.00',
    lines: ['months 1–120: monthly 10000', 'months 121–240: monthly 11000'],
  },
  {
    by: 'table',
    kind: 'ground_lease',
    text: '3. GROUND RENT\nTenant shall pay Ground Rent as follows:\nPeriod\tMonthly Rent\nCommencement Date through Lease Year 5\t$10,000.00\nLease Years 6 through 15\t$11,250.00',
    lines: ['months 1–60: monthly 10000', 'months 61–180: monthly 11250'],
  },
  {
    // The last sentence of the paragraph above names the part, not an earlier clause.
    by: 'table',
    kind: 'amendment',
    text: '2. Expansion Premises. Effective March 1, 2026 the Premises shall include Suite 1520, containing 3,410 rentable square feet, and Landlord estimates that it will deliver possession of it by April 15, 2026.\n3. Surrender. Tenant shall surrender the space shown on Exhibit A.\n4. Base Rent. Until February 28, 2026 Tenant shall continue to pay Base Rent under the Lease. From the Extension Commencement Date Tenant shall pay Base Rent for the Existing Premises as follows:\nPeriod\tMonthly Base Rent\n3/1/2026 - 2/28/2027\t$21,145.83\n3/1/2027 - 2/29/2028\t$21,678.13',
    lines: [
      '[Existing Premises] 2026-03-01–2027-02-28: monthly 21145.83',
      '[Existing Premises] 2027-03-01–2028-02-29: monthly 21678.13',
    ],
  },
  {
    // The paragraph that introduces the schedule does not name a part.
    by: 'table',
    kind: 'amendment',
    text: '2. Expansion Premises. Effective March 1, 2026 the Premises shall include Suite 1520, containing 3,410 rentable square feet, and Landlord estimates that it will deliver possession of it by April 15, 2026.\n4. Base Rent. Until February 28, 2026 Tenant shall continue to pay Base Rent under the Lease. From the Extension Commencement Date Tenant shall pay Base Rent in advance on the first day of each month as follows:\nPeriod\tMonthly Base Rent\n3/1/2026 - 2/28/2027\t$21,145.83\n3/1/2027 - 2/29/2028\t$21,678.13',
    lines: ['2026-03-01–2027-02-28: monthly 21145.83', '2027-03-01–2028-02-29: monthly 21678.13'],
  },
  {
    // The item numbers are not years.
    by: 'stated',
    text: 'FIRST SCHEDULE\n8. ANNUAL RENT:\t$67,080.00 plus GST\n9. MONTHLY RENT:\t$5,590.00 plus GST\n10. BOND:\t$11,180.00',
    lines: ['any time: annual 67080'],
  },
  {
    // The first row says in words that rent is abated, so it is not part of the header.
    by: 'table',
    text: '2. BASE RENT\nBase rent is payable on the first of each month:\nLease Months\tPer sq. ft.\tMonthly\n1 – 3\tAbated\tAbated\n4 – 12\t$14.00\t$11,246.67\n13 – 24\t$14.42\t$11,584.07',
    area: 9640,
    lines: [
      'free months 1–3: psf 0, monthly 0',
      'months 4–12: psf 14, monthly 11246.67',
      'months 13–24: psf 14.42, monthly 11584.07',
    ],
  },
  {
    // The note below the schedule repeats what its first line prints.
    by: 'table',
    text: '3. BASE RENT\nTenant shall pay Base Rent in these amounts:\nPeriod\tMonthly Base Rent\n5/1/2024 – 9/30/2024\t$0.00\n10/1/2024 – 4/30/2025\t$27,540.00\n5/1/2025 – 4/30/2026\t$28,512.00\nThe Base Rent for the first five (5) months of the Term is abated.',
    lines: [
      'free 2024-05-01–2024-09-30: monthly 0',
      '2024-10-01–2025-04-30: monthly 27540',
      '2025-05-01–2026-04-30: monthly 28512',
    ],
  },
  {
    by: 'table',
    text: '4. BASE RENT\nTenant shall pay Base Rent as follows:\nFrom\tTo\tRentable\tBase Rate\tMonthly\tYearly\nMonth\tMonth\tSquare Feet\t$/RSF/Yr\tBase Rent\tBase Rent\n1\t12\t20,175\t$ 11.00\t$18,493.75\t$221,925.00\n13\t24\t20,175\t$ 11.22\t$18,863.63\t$226,363.50',
    lines: [
      'months 1–12: psf 11, monthly 18493.75, annual 221925',
      'months 13–24: psf 11.22, monthly 18863.63, annual 226363.5',
    ],
  },
  {
    // The dollar sign is in a separate cell.
    by: 'table',
    text: 'Base Monthly Rent\nTenant shall pay Base Monthly Rent according to the following schedule:\nPeriod\tBase\tMonthly Rent\nApril 1, 2024 – March 31, 2025*\t$\t135,676.80\nApril 1, 2025 – March 31, 2026\t$\t140,086.30',
    kind: 'amendment',
    lines: ['2024-04-01–2025-03-31: monthly 135676.8', '2025-04-01–2026-03-31: monthly 140086.3'],
  },
  {
    // Two amounts in one cell, and headers that run together.
    by: 'table',
    text: 'SEC. 6. BASE RENT:\nTenant promises to pay as base rent according to the following schedule (the “Base Rent”):\nMonths after Commencement Date\tRate Per Square Foot Annual Base of Net Rentable Area Rent\tMonthly Base Rent\n1-60\t$ 20.00 $1,381,000.00\t$115,083.33\n61-120\t$ 21.50 $1,484,575.00\t$123,714.58',
    area: 69050,
    lines: [
      'months 1–60: psf 20, annual 1381000, monthly 115083.33',
      'months 61–120: psf 21.5, annual 1484575, monthly 123714.58',
    ],
  },
  {
    // The end of the period is in the line below, and the header is garbled.
    by: 'table',
    text: '5. Base Rent. Tenant shall pay Base Rent with respect to the Premises in accordance with the schedule below:\nAnnual Annual Base Monthly Base Period Rate Per Rent Rent SF\n10/1/2025 –\t$35.75\t$1,867,008.00\t$155,584.00\n9/30/2026\n10/1/2026 –\t$36.75\t$1,919,232.00\t$159,936.00\n9/30/2027',
    area: 52224,
    lines: [
      '2025-10-01–2026-09-30: psf 35.75, annual 1867008, monthly 155584',
      '2026-10-01–2027-09-30: psf 36.75, annual 1919232, monthly 159936',
    ],
  },
  {
    // A typing error in the thousands separator.
    by: 'table',
    text: 'a. Base Rent. Tenant shall pay Base Rent to Landlord as follows:\nDates\tMonthly Base Rent\tAnnual Base Rent\nLease Year 1\t$8,600.00\t$103,200.00\nLease Year 2\t$9,123.74\t$109.484.88',
    lines: ['months 1–12: monthly 8600, annual 103200', 'months 13–24: monthly 9123.74, annual 109484.88'],
  },
  {
    // Only rates: the stated monthly rent proves that they are monthly.
    by: 'table',
    text: '1.5 Base Rent: $8,279.00 per month (“Base Rent”), payable on the first day of each month.\n1.2 Premises: approximately 9,740 square feet\nLEASE ADDENDUM\n50. Rent:\nAmount per\nMonths\tSquare Foot\n01 – 12\t$0.85 NNN\n13 – 24\t$1.15 NNN',
    area: 9740,
    lines: ['months 1–12: psf_month 0.85', 'months 13–24: psf_month 1.15'],
  },
  {
    // Only rates, without stating whether they are monthly or yearly.
    by: 'table',
    text: 'BASE RENT\nThe Base Rent for the Premises shall be:\nMonths\tRate per Square Foot\n1 – 12\t$2.10\n13 – 24\t$2.16',
    lines: ['check months 1–12', 'check months 13–24'],
  },
  {
    // A rate of $26.50 can only be yearly.
    by: 'table',
    text: 'BASE RENT\nThe Base Rent for the Premises shall be:\nMonths\tRate per RSF\n1 – 12\t$26.50\n13 – 24\t$27.25',
    lines: ['months 1–12: psf 26.5', 'months 13–24: psf 27.25'],
  },
  {
    // Amounts without dollar signs under headers over two lines.
    by: 'table',
    text: 'MINIMUM RENT\nLessee shall pay minimum rent as set forth below.\nLease\tAnnual\tMonthly\nYear\tRent\tInstallment\n1\t120,000.00\t10,000.00\n2\t123,600.00\t10,300.00\n3\t127,308.00\t10,609.00',
    lines: [
      'months 1–12: annual 120000, monthly 10000',
      'months 13–24: annual 123600, monthly 10300',
      'months 25–36: annual 127308, monthly 10609',
    ],
  },
  {
    // Rows of zeros are free rent; a total is not a rent row.
    by: 'table',
    text: 'BASE RENT SCHEDULE\nPeriod\tAnnual Base Rent per RSF\tMonthly Base Rent\nMonths 1 – 3\t$0.00\t$0.00\nMonths 4 – 15\t$24.00\t$20,000.00\nTotal\t\t$240,000.00',
    area: 10000,
    lines: ['free months 1–3: psf 0, monthly 0', 'months 4–15: psf 24, monthly 20000'],
  },
  {
    // One row doesn't add up and must be checked; the others are found.
    by: 'table',
    text: 'BASE RENT\nLease Year\tAnnual Rent\tMonthly Rent\n1\t$60,000.00\t$5,000.00\n2\t$63,000.00\t$5,520.00\n3\t$66,150.00\t$5,512.50',
    lines: [
      'months 1–12: annual 60000, monthly 5000',
      'check months 13–24',
      'months 25–36: annual 66150, monthly 5512.5',
    ],
  },
  {
    // Two schedules for two suites, reported separately.
    by: 'table',
    text: 'BASE RENT\nSuite 100:\nLease Year\tMonthly Base Rent\tAnnual Base Rent\n1\t$4,000.00\t$48,000.00\n2\t$4,120.00\t$49,440.00\nSuite 200:\nLease Year\tMonthly Base Rent\tAnnual Base Rent\n1\t$6,000.00\t$72,000.00\n2\t$6,180.00\t$74,160.00',
    lines: [
      '[Suite 100] months 1–12: monthly 4000, annual 48000',
      '[Suite 100] months 13–24: monthly 4120, annual 49440',
      '[Suite 200] months 1–12: monthly 6000, annual 72000',
      '[Suite 200] months 13–24: monthly 6180, annual 74160',
    ],
  },
  {
    // The columns of expenses and totals are not base rent.
    by: 'table',
    text: 'RENT SCHEDULE\nMonths\tMonthly Base Rent\tMonthly CAM Charges\tTotal\n1 – 12\t$3,000.00\t$900.00\t$3,900.00\n13 – 24\t$3,090.00\t$900.00\t$3,990.00',
    lines: ['months 1–12: monthly 3000', 'months 13–24: monthly 3090'],
  },
  {
    // Pounds per year.
    by: 'table',
    text: 'PRINCIPAL RENT\nThe Tenant shall pay the Annual Rent as follows:\nYear\tAnnual Rent\n1\t£45,000\n2\t£47,500\n3\t£50,000',
    lines: [
      'months 1–12: annual 45000, currency GBP',
      'months 13–24: annual 47500, currency GBP',
      'months 25–36: annual 50000, currency GBP',
    ],
  },
  {
    // Canadian: months without rent have `nil` in each column.
    by: 'table',
    text: 'BASIC RENT\nPeriod\tPer Sq. Ft. per annum\tPer Annum\tPer Month\nMonths 1 – 2\tnil\tnil\tnil\nMonths 3 – 38\t$19.50\t$60,840.00\t$5,070.00\nMonths 39 – 62\t$21.00\t$65,520.00\t$5,460.00',
    area: 3120,
    lines: [
      'free months 1–2: psf 0, annual 0, monthly 0',
      'months 3–38: psf 19.5, annual 60840, monthly 5070',
      'months 39–62: psf 21, annual 65520, monthly 5460',
    ],
  },
  {
    // Canadian: rate per square foot per annum, annual, monthly; dates of lease years.
    by: 'table',
    text: 'MINIMUM RENT\nPeriod\tPer Sq. Ft. Per Annum\tPer Annum\tPer Month\nMay 1, 2021 to April 30, 2023\tC$18.00\tC$90,000.00\tC$7,500.00\nMay 1, 2023 to April 30, 2026\tC$19.50\tC$97,500.00\tC$8,125.00',
    area: 5000,
    lines: [
      '2021-05-01–2023-04-30: psf 18, annual 90000, monthly 7500, currency CAD',
      '2023-05-01–2026-04-30: psf 19.5, annual 97500, monthly 8125, currency CAD',
    ],
  },
  {
    // $12.50 cannot be the monthly rent of 58,000 square feet, regardless of the header.
    by: 'table',
    text: 'BASE RENT\nMonths\tMonthly Base Rent\n1 – 12\t$12.50\n13 – 24\t$12.88',
    area: 58000,
    lines: ['check months 1–12', 'check months 13–24'],
  },
  {
    // Months by name.
    by: 'table',
    text: 'Base Rent\nTenant shall pay monthly Base Rent:\nPeriod\tBase Rent per Month\nMay 2009 – April 2010\t$4,250.00\nMay 2010 – April 2011\t$4,377.50',
    lines: ['2009-05-01–2010-04-30: monthly 4250', '2010-05-01–2011-04-30: monthly 4377.5'],
  },
  {
    // Years in pairs, and a header that mentions months too.
    by: 'table',
    text: 'BASIC RENT\nYears of the Term\tPer Sq. Ft. Per Annum\tPer Annum\tPer Month\n1 and 2\tC$16.75\tC$150,080.00\tC$12,506.67\n3 and 4\tC$17.50\tC$156,800.00\tC$13,066.67\n5\tC$18.25\tC$163,520.00\tC$13,626.67',
    area: 8960,
    lines: [
      'months 1–24: psf 16.75, annual 150080, monthly 12506.67, currency CAD',
      'months 25–48: psf 17.5, annual 156800, monthly 13066.67, currency CAD',
      'months 49–60: psf 18.25, annual 163520, monthly 13626.67, currency CAD',
    ],
  },
  {
    // A column of percentages isn't the end of the period.
    by: 'table',
    text: 'Rent Schedule\nLease Year\t% Increase\tAnnual Base Rent\tMonthly Base Rent\n1\t-\t$120,000.00\t$10,000.00\n2\t3.0%\t$123,600.00\t$10,300.00',
    lines: ['months 1–12: annual 120000, monthly 10000', 'months 13–24: annual 123600, monthly 10300'],
  },
  {
    // Start and end in separate columns.
    by: 'table',
    text: 'Base Rent\nLease Year\tStart Date\tEnd Date\tMonthly Rent\n1\t01/01/2019\t12/31/2019\t$8,000.00\n2\t01/01/2020\t12/31/2020\t$8,240.00',
    lines: ['2019-01-01–2019-12-31: monthly 8000', '2020-01-01–2020-12-31: monthly 8240'],
  },
  {
    // Rows of options in the same table are not base rent.
    by: 'table',
    text: 'BASE RENT\nTerm\tAnnual\tMonthly\nYears 1-5\t$60,000.00\t$5,000.00\nYears 6-10\t$66,000.00\t$5,500.00\nOption 1 (Years 11-15)\t$72,600.00\t$6,050.00',
    lines: ['months 1–60: annual 60000, monthly 5000', 'months 61–120: annual 66000, monthly 5500'],
  },
  {
    // A suite in a separate column.
    by: 'table',
    text: 'Base Rent\nPremises\tPeriod\tMonthly Base Rent\nSuite 100\t1/1/2020 – 12/31/2020\t$4,000.00\nSuite 200\t1/1/2020 – 12/31/2020\t$6,000.00',
    lines: ['[Suite 100] 2020-01-01–2020-12-31: monthly 4000', '[Suite 200] 2020-01-01–2020-12-31: monthly 6000'],
  },
  {
    // Estimates of expenses and a total next to base rent.
    by: 'table',
    text: 'Rent Schedule\nPeriod\tBase Rent PSF\tEst. NNN PSF\tMonthly Base Rent\tMonthly NNN\tTotal Monthly\n1/1/2020 - 12/31/2020\t$20.00\t$6.00\t$5,000.00\t$1,500.00\t$6,500.00\n1/1/2021 - 12/31/2021\t$20.60\t$6.00\t$5,150.00\t$1,500.00\t$6,650.00',
    area: 3000,
    lines: ['2020-01-01–2020-12-31: psf 20, monthly 5000', '2021-01-01–2021-12-31: psf 20.6, monthly 5150'],
  },
  {
    // California: the area proves that the rate is monthly.
    by: 'table',
    text: 'Monthly base rent (full service gross):\n8/1/26 – 7/31/27\t$2.38 per RSF\t$14,232.40\n8/1/27 – 7/31/28\t$2.45 per RSF\t$14,651.00',
    area: 5980,
    lines: [
      '2026-08-01–2027-07-31: psf_month 2.38, monthly 14232.4',
      '2027-08-01–2028-07-31: psf_month 2.45, monthly 14651',
    ],
  },
  {
    // A rate that matches the amount both per month and per year must be checked.
    by: 'table',
    text: 'Base Rent. Lessor and Lessee agree that the Base Rent Schedule is:\nFebruary 1, 2018 – January 31, 2019\t126,715 SF x $1.18 SF/NNN\t$149,523.70\nFebruary 1, 2019 – January 31, 2020\t126,715 SF x $1.22 SF/NNN\t$154,592.30',
    kind: 'amendment',
    lines: ['check 2018-02-01–2019-01-31', 'check 2019-02-01–2020-01-31'],
  },
  {
    // During the first months the tenant pays for only part of the area, so the rate doesn't produce the amount.
    by: 'table',
    text: 'Base Rent. Tenant shall pay base rent in accordance with the following schedule:\n\tAnnual\tMonthly\nMonths\tRate/SF\tRent\n1-4\t$18.00\t$11,250.00\n5-12\t$18.00\t$15,000.00\n13-24\t$18.36\t$15,300.00',
    area: 10000,
    lines: ['check months 1–4', 'months 5–12: psf 18, monthly 15000', 'months 13–24: psf 18.36, monthly 15300'],
  },
  {
    // A partial year: the amount covers six months.
    by: 'table',
    text: 'Base Rent during the Term shall be as follows:\nMonths\tRent per Rentable Square Foot\tAnnual Base Rent\tMonthly Installment\n1 – 6\t$ 0.00\t$ 0.00\t$ 0.00\n7 – 12\t$ 24.00 (*)\t$ 31,296.00\t$ 5,216.00\n13 – 24\t$ 24.48\t$ 63,843.84\t$ 5,320.32\n* indicates partial Lease Year',
    area: 2608,
    lines: [
      'free months 1–6: psf 0, annual 0, monthly 0',
      'months 7–12: psf 24, monthly 5216',
      'months 13–24: psf 24.48, annual 63843.84, monthly 5320.32',
    ],
  },
  {
    // A dollar sign alone means Canadian dollars in Ontario.
    by: 'table',
    text: 'The laws of the Province of Ontario and of Canada apply; HST is payable on Basic Rent.\nBASIC RENT\nYear\tAnnual\tMonthly\n1\t$60,000.00\t$5,000.00\n2\t$61,800.00\t$5,150.00',
    lines: [
      'months 1–12: annual 60000, monthly 5000, currency CAD',
      'months 13–24: annual 61800, monthly 5150, currency CAD',
    ],
  },
  {
    // The summary of a lease: renewal options, deposits and expenses surround the schedule.
    by: 'table',
    text: 'Renewal Options: Two (2) five-year options at fair market rent.\nSecurity Deposit: $5,150.00\nBase Rent: The following amounts, exclusive of Operating Expenses, taxes and insurance:\nMonths\tMonthly Base Rent\n1-12\t$5,000.00\n13-24\t$5,150.00\nOPERATING EXPENSES\nIn addition to Base Rent, Tenant shall pay estimated Operating Expenses as follows:\nMonths\tMonthly Estimate\n1-12\t$1,000.00\n13-24\t$1,030.00\n25-36\t$1,060.00',
    lines: ['months 1–12: monthly 5000', 'months 13–24: monthly 5150'],
  },
  {
    // A page break with a repeated header.
    by: 'table',
    text: 'BASE RENT\nPeriod\tAnnual Rent\tMonthly Rent\n1/1/2020 - 12/31/2020\t$120,000.00\t$10,000.00\n\fPeriod\tAnnual Rent\tMonthly Rent\n1/1/2021 - 12/31/2021\t$123,600.00\t$10,300.00',
    lines: [
      '2020-01-01–2020-12-31: annual 120000, monthly 10000',
      '2021-01-01–2021-12-31: annual 123600, monthly 10300',
    ],
  },
  {
    // One amount is very different from what its rate produces.
    by: 'table',
    text: 'BASE RENT\nLease Year\tRate/RSF\tMonthly Base Rent\n1\t$30.00\t$25,000.00\n2\t$30.90\t$52,750.00\n3\t$31.83\t$26,525.00',
    area: 10000,
    lines: ['months 1–12: psf 30, monthly 25000', 'check months 13–24', 'months 25–36: psf 31.83, monthly 26525'],
  },
  {
    // The items of a summary continue below the schedule; their numbers are not lease years.
    by: 'table',
    text: 'BASE RENT\nLease\tMonthly\nYear\tRent\n1\t$5,000.00\n2\t$5,150.00\n3. Security Deposit:\t$5,460.64\n4. Late Fee\t$50.00',
    lines: ['months 1–12: monthly 5000', 'months 13–24: monthly 5150'],
  },
  {
    // Rates without a currency sign and with their units after them.
    by: 'table',
    text: 'Base Monthly Rent: Tenant will pay Landlord base monthly rent as follows:\nDates\t\tRate per rentable square foot\t\tBase Monthly Rent\nFrom\tTo\t$ Monthly Rate\t$ Annual Rate\t$\n02/01/2025\t01/31/2026\t0.95 / rsf / month\t11.40 / rsf / year\t3,990.00\n02/01/2026\t01/31/2027\t0.98 / rsf / month\t11.76 / rsf / year\t4,116.00',
    area: 4200,
    lines: [
      '2025-02-01–2026-01-31: psf_month 0.95, psf 11.4, monthly 3990',
      '2026-02-01–2027-01-31: psf_month 0.98, psf 11.76, monthly 4116',
    ],
  },
];
