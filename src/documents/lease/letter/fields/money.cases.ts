import type { FieldTable } from './field-table.ts';

export const moneyCases: FieldTable = {
  escalation: {
    finds: [
      ['stepped', 'Rent: lease years 1 to 2 $32.00; lease years 3 to 5 $30.00', 'fixed steps'],
      [
        'stepsInWords',
        'What the City receives\nYears 1–5: $4.00 per ft. annually. 6–10: $5.25. 11–15: $6.50',
        'fixed steps',
      ],
      ['stepsInWords', 'We thought of $14 a foot in years 1-2 and $15 a foot in years 3-5.', 'fixed steps'],

      ['reviewed', 'Our wish, rent to be reviewed at year five.', 'Our wish, rent to be reviewed at year five.'],
      ['percentAYear', 'The rate goes up 2.75% on each anniversary of the Start Date.', '2.75%'],
      ['percentAYear', 'bumps 3.25% a yr', '3.25%'],
      ['percentAYear', '3.00% every 12 months after that.', '3.00%'],
      ['saidPercent', 'With fixed escalations of 3% from then on.', '3%'],
      ['saidPercent', 'Rent goes up two and a half percent on the anniversary.', '2.5%'],
      ['saidPercent', 'Rent: $25.00. 2% each November.', '2%'],
      ['saidPercent', 'rent 9500/mo\n+ 4%/yr', '4%'],
      ['saidPercent', 'Esc\t3.25%', '3.25%'],
      ['saidPercent', '25.50 with 3%', '3%'],
      ['saidStep', '$16.75 net, +$0.50 per year', '$0.50 per year'],
      ['saidStep', 'The rent is $2,000, goes up $75 each year', '$75 per year'],
      ['index', 'Rent is adjusted by CPI.', 'Rent is adjusted by CPI.'],
      ['review', 'Review: to open market rent, upwards only', 'to open market rent, upwards only'],
      ['review', 'Rent reviews: every fifth year, to open market rent', 'every fifth year, to open market rent'],
      ['stepped', 'Minimum rent. Lease years 1–5: $46.00/sf. Lease years 6–10: $50.60/sf.', 'fixed steps'],
      ['tableOfSteps', 'Base rent Yr 1-5\t$26.00\nBase rent Yr 6-10\t$28.60', 'fixed steps'],
      ['tableOfSteps', 'Months 1–12\t$9.56\nMonths 13–24\t$9.87', 'fixed steps'],
    ],
    silent: [
      [null, 'Parking: $90 in years 1-2 and $110 in years 3-5.'],
      [null, 'We want 2% of food and beverage over $2.1 million a year.'],

      [null, 'Controllable expenses: increases capped at 5% a year.'],
      [null, 'Rent: $30.00 per foot, flat'],
    ],
  },
  percentage_rent: {
    finds: [
      [
        'overAmount',
        'We want 2% of food and beverage over $2.1 million a year.',
        'We want 2% of food and beverage over $2.1 million a year.',
      ],
      ['overAmount', 'Overage: 1.25% of takings beyond $22,000,000', '1.25% of takings beyond $22,000,000'],

      ['heading', 'Turnover rent: 6% above the breakpoint', '6% above the breakpoint'],
      [
        'ofGrossSales',
        'In addition Tenant pays 5% of gross sales above the breakpoint.',
        'In addition Tenant pays 5% of gross sales above the breakpoint.',
      ],
    ],
    silent: [
      [null, 'The commission is 2% of base rent over $100,000.'],
      [null, '% rent\tN/A'],
    ],
  },
  lease_structure: {
    finds: [
      ['overAYear', "Tenant's part of opex & tax\tover 2027", 'base_year'],
      ['overAYear', 'Operating expenses: increases over CY 2027', 'base_year'],
      ['heading', 'Rent: $31.00, nets on top', 'NNN'],
      ['heading', 'Base rent. 21.50 a foot. These amounts are net to the Lessor.', 'NNN'],

      ['sharesAll', 'Tenant pays its pro rata share of common area costs, taxes and insurance.', 'NNN', 'check'],
      ['stopResets', 'Rent: $21.50 full service\nThen the stop resets to calendar 2027 costs.', 'base_year'],
      ['absolute', "Rent: $10.00 NNN\nNet nature: Owner's rent is clear of every cost", 'absolute'],
      [
        'baseYear',
        'Rent: $30.00 full service\nOperating expenses: share of increases over calendar year 2026',
        'base_year',
      ],
      ['baseYearHeading', 'Rent: full service\nBase year: moves to 2026', 'base_year'],
      ['heading', 'Rent. Modified gross:', 'modified_gross'],
      ['heading', 'Base rent: $30.00 full service', 'gross'],
      ['netHeading', 'Triple-net. Taxes, insurance, and CAM of the block', 'NNN'],
      ['inSentence', 'We could start at $29.50 per square foot, NNN.', 'NNN'],
    ],
    silent: [
      [null, 'Bank guarantee: 6 months gross incl GST.', 'gross'],

      [null, 'Percentage rent: 6% of gross sales'],
      [null, 'Full-service restaurant'],
    ],
  },
  opex_share: {
    finds: [
      ['paysPercentOf', 'Subtenant pays 21.4% of all Master Lease pass-throughs.', '21.4%'],
      ['share', 'Brightside pays its share (3.96%) of increases.', '3.96%'],
      ['ofTheWhole', 'Tenant pays 42% of what Landlord spends on roof and walls.', '42%'],
      ['theWholeFirst', 'Taxes and CAM of the block, 11.8% to be trued up.', '11.8%'],
      [
        'formula',
        "T's proportion = SF of the space ÷ SF of the center",
        "T's proportion = SF of the space ÷ SF of the center",
      ],
      ['half', 'You reimburse half of what Fenmore pays under the prime lease.', 'half'],
    ],
    silent: [[null, 'Profits are shared 50%, its share of sales.']],
  },
  base_year: {
    finds: [
      ['stopResets', 'Then the stop resets to calendar 2027 costs.', '2027'],
      ['heading', 'Expense stop: 2026', '2026'],
      ['over', 'You reimburse half of the expenses and taxes over the 2026 level.', '2026'],
      ['baseYearOf', 'Full service, with a 2026 base year.', '2026'],
    ],
    silent: [[null, 'T.M.I. for 2026 is estimated at $5.10, plus a fee over that.']],
  },
  opex_estimate: {
    finds: [
      ['total', 'OpEx: $1.62 (taxes $0.95, insurance $0.22, CAM $0.45)', 1.62],
      ['total', 'Operating expenses: $8.12 and taxes $5.03, i.e. $13.15 per RSF', 13.15],
      [
        'heading',
        'PASS-THROUGHS\nThe current-year figures are $9.85/RSF for operating costs and $8.10/RSF for taxes.',
        9.85,
        'check',
      ],
      ['heading', 'NNN\tTaxes, insurance, CAM. Currently running $8.40 psf a year', 8.4],
      ['heading', 'Operating expenses: 2025 budget $9.85 per RSF', 9.85],
      ['heading', 'CAM: Taxes currently $4.10 per square foot and insurance $0.85 per square foot', 4.1, 'check'],
      ['estimatedAt', 'On top come the nets, estimated this season at $4.10 a foot.', 4.1],
    ],
    silent: [[null, 'Operating expenses: not exceeding $2,400 a year']],
  },
  gross_up: {
    finds: [
      ['asThoughLeased', 'Both numbers are adjusted as though the building were 95% leased.', '95%'],
      ['asThoughLeased', 'Operating costs shall be adjusted to ninety-five percent (95%) occupancy.', '95%'],
    ],
    silent: [[null, 'The building is 95% leased.']],
  },
  opex_cap: {
    finds: [
      ['heading', 'Cap: limited to 5% a year', 'limited to 5% a year'],
      [
        'controllable',
        'In any case, CAM is limited to 104% of prior year.',
        'In any case, CAM is limited to 104% of prior year.',
      ],
      ['capped', 'Service charge: c. £0.85 psf; capped at £1.00 psf', '£0.85 psf; capped at £1.00 psf'],
      [
        'capped',
        'Service charge: a fair proportion, currently £6,240 p.a. Capped at the first year’s figure increased by CPI.',
        'Capped at the first year’s figure increased by CPI.',
      ],
      ['lid', 'As to growth, a lid of 4% on what they control.', 'As to growth, a lid of 4% on what they control.'],
    ],
    silent: [
      [null, 'CAM cap\tNone'],
      [null, 'Service charge: c. £0.85 psf, uncapped; the fee is capped at 10%'],
      [null, 'CAM is uncapped; management fee limited to 3%.'],
    ],
  },
  mgmt_admin_fee: {
    finds: [
      ['heading', 'CAM admin\t15% of CAM', '15% of CAM'],
      ['fee', 'Owner charges a 4% construction supervision fee.', 'Owner charges a 4% construction supervision fee.'],
    ],
    silent: [[null, 'No fee is charged.']],
  },
  capex_passthrough: {
    finds: [
      [
        'capital',
        'Nothing capital except code changes after commencement.',
        'Nothing capital except code changes after commencement.',
      ],
      ['spread', 'Replacements are spread across 12 years.', 'Replacements are spread across 12 years.'],
    ],
    silent: [
      [null, 'Glass City Capital Partners wishes to lease.'],
      [null, 'The parties agree to negotiate exclusions for capital expenditures.'],
    ],
  },
  audit_right: {
    finds: [
      ['books', "Books open to Tenant's auditor for 24 months.", "Books open to Tenant's auditor for 24 months."],
    ],
    silent: [
      [null, 'Owner may audit the books of gross sales once a year.'],
      [null, 'Audited statements under NDA, books and records.'],
    ],
  },
  real_estate_taxes: {
    finds: [
      [
        'reassessment',
        'Prop 13 reassessment following a sale will be passed on.',
        'Prop 13 reassessment following a sale will be passed on.',
      ],
      ['carries', 'Tenant carries taxes on land and buildings.', 'Tenant carries taxes on land and buildings.'],
    ],
    silent: [[null, 'Sales tax is charged on rent.']],
  },
  utilities: {
    finds: [
      [
        'paysAll',
        'We pay the taxes on the land, all utilities and all upkeep.',
        'We pay the taxes on the land, all utilities and all upkeep.',
      ],
      [
        'heading',
        'Hours and HVAC. Mon–Fri 7–6. Outside those hours $55 per hour per zone.',
        'Outside those hours $55 per hour per zone.',
      ],
      ['meters', 'In your half, electricity is on a submeter.', 'In your half, electricity is on a submeter.'],
    ],
    silent: [[null, 'Utilities: none']],
  },
  ti_allowance: {
    finds: [
      ['total', "Owner's money. $110/sf ($423,500) in three draws", 423500],
      ['perFoot', 'TI: $15/sf', 15],
      ['perFoot', 'TI: Turnkey. Tenant may use up to $5.00/RSF for cabling.', 5, 'check'],
      ['perFoot', 'TI: $45.00/SF after opening. Landlord is also to fund up to $12,000 for a new HVAC unit.', 45],
      ['perFoot', 'Tenant Inducement: $25.00 per square foot, payable 30 days after opening', 25],
      ['total', 'TI: $45.00/SF after opening. The allowance is $96,750 in all.', 96750],
      ['perFoot', 'Moving allowance: $5,000\nTI: $20.00 per square foot', 20],
      ['allowanceOf', 'On top of this we add, in cash, an improvement allowance of $35.00 a foot.', 35],
    ],
    silent: [
      ['noCashPaid', 'Refurbishment: Not to cost more than $59,800 ($10 per RSF), and gives no allowance.'],
      [null, 'There is no tenant improvement allowance of $10,000 or any other sum.'],
    ],
  },
  ti_amortized: {
    finds: [
      [
        'repaid',
        'A further $15.00 may be drawn and repaid as extra rent over the term at 8.5%.',
        'A further $15.00 may be drawn and repaid as extra rent over the term at 8.5%.',
      ],
    ],
    silent: [[null, 'A cancellation fee of unamortized costs repaid at 8% as rent.']],
  },
  security_deposit: {
    finds: [
      [
        'equalTo',
        'Deposit: the first rent and a security deposit equal to one month of minimum rent',
        'one month of minimum rent',
      ],
      ['increasedTo', 'Deposit: increase of $2,000 to $9,500', 9500],
      ['increasedTo', 'Security deposit: to be topped up from S$102,000.00 to S$121,572.00', 121572],
      ['named', "Up-front money\tFirst month's rent ($6,814.50) plus a deposit of $7,295.75", 7295.75],
      [
        'heading',
        '7. DEPOSIT. $38,136.75 by cheque on acceptance.\n8. SECURITY. In addition, $15,000.00, held without interest.',
        15000,
      ],
      ['heading', 'Deposit Amount: $19,000', 19000],
      ['heading', "Deposit: 6 months' rent, INR 1,87,20,000", 18720000],
      ['heading', 'Deposit: 11.400 EUR', 11400],
      ['heading', 'Money held. $60,000, cash. Goes down to $35,000.', 60000],
      ['heading', "Rent deposit\n£14,550 i.e. 3 months' rent plus VAT", 14550],
      ['none', 'Security. No deposit.', 0],
      ['amountOf', 'In the end, the deposit should read $19,600.', 19600],
      [
        'monthsOfRent',
        'Security: bank guarantee of three months’ gross rent',
        'bank guarantee of three months’ gross rent',
      ],
      [
        'monthsOfRent',
        "Security bond\tBank guarantee equal to six (6) months' rent",
        "Bank guarantee equal to six (6) months' rent",
      ],
      ['monthsOfRent', "Security Deposit: One month's rent", "One month's rent"],
    ],
    silent: [
      [null, 'Earnest money: $75,000'],
      [null, "Deposit/Rent in advance\tOne month's rent, being $21,338"],
      [null, 'Deposit Amount: $50,000\nSecurity Deposit\nCredited under the lease.'],
    ],
  },
  letter_of_credit: {
    finds: [['credit', '$60,000, cash or letter of credit from a Chicago bank.', 60000]],
    silent: [[null, 'No letter of credit for the $60,000.']],
  },
};
