import type { RiskExamples } from '../letter-risk-suite.ts';

export const chargeCases: Readonly<Record<string, RiskExamples>> = {
  no_expense_cap_found: {
    fires: [
      'You pay for heat, whatever the bill is.',
      'Tenant pays its share of real estate taxes and the upkeep of the lot.',
      'The rent is $12.00 NNN.',
      'Service charge currently £4.10 per sq ft.',
      'Rent is net to the owner.',
    ],
    silent: [
      [
        'cap',
        'Service charge: Tenant to pay a fair proportion, estimated at £7.10 per sq ft, capped at £7.50 per sq ft.',
      ],
      ['cap', 'The rent is $12.00 NNN.\nCAM may not increase more than 4%, so it is capped.'],
      ['cap', 'The rent is $12.00 NNN.\nTenant pays actual costs, with no cap.'],
      [
        'cap',
        'Service charge: Tenant pays a fair share, currently £6,240 p.a. Capped at that figure increased by CPI.',
      ],
      [
        'cap',
        'The rent is $12.00 NNN.\nLandlord will cap increases in controllable operating expenses at 5% per year.',
      ],
      ['landlordPays', 'The rent is $12.00, with no CAM; property taxes are about $3 and the landlord pays taxes.'],
      ['sale', 'Property taxes of about $9,000 are prorated at closing.'],
    ],
  },
  cap_leaves_out_costs: {
    fires: ['Controllable costs may not rise more than 5%.', 'The lid on CAM is compounding.'],
    silent: [
      ['noCap', 'No cap is offered on controllable expenses.'],
      [null, 'All costs may not rise more than 5%.'],
    ],
  },
  fee_on_costs: {
    fires: [
      'Admin markup of ten per cent.',
      'Landlord charges 3% for overseeing the work.',
      'Operating costs plus administration 3% of rent.',
      'Plus a management fee of 5%.',
    ],
    silent: [
      [null, 'The management office charges nothing.'],
      ['limited', 'The management fee is limited to 2%.'],
      ['limited', 'CAM rises by 3% at most, management fees excluded.'],
      ['limited', 'Management fee: 3% of base rent, paid by Landlord.'],
    ],
  },
  additional_rent_in_free_months: {
    fires: [
      '5 months free of net cold rent.',
      'Rent free until May (management fee and rates payable).',
      'You pay the nets from January 4 all the same.',
      '4 months off the front (they will pay nets)',
      'Months 1 to 4 are free, base rent only.',
      'In the rent holiday you pay CAM.',
      'Service charge is due from day one.',
    ],
    silent: [
      [null, 'Free of all rent and charges.'],
      [null, 'Rent free until May; rates are included.'],
      [null, 'Expansion and first offer rights do not pass to Subtenant.'],
      [null, 'Months 1 to 4 are free of all charges.'],
    ],
  },
  capital_costs_on_tenant: {
    fires: [
      'Parking lot repaving is in the nets.',
      'Capital repairs are recovered over ten years.',
      'Tenant repairs the roof.',
      'The roof and the paving run through CAM.',
      'The lease is fully repairing.',
    ],
    silent: [
      [null, 'Snow removal is in the nets.'],
      ['excluded', 'Capital repairs are not charged to the tenant.'],
      ['excluded', 'Tenant and Landlord will agree on exclusions for capital repairs.'],
    ],
  },
  taxes_can_jump: {
    fires: [
      'Any rollback tax is yours.',
      'We lose the ag exemption on the tax when you move in.',
      'You pay when school tax goes up.',
    ],
    silent: [['landlordPays', 'Owner pays any rollback tax.']],
  },
  index_floor: {
    fires: ['Rent follows the CPI, at least 2% each year.'],
    silent: [['noFloor', 'Rent follows the CPI without a floor or minimum.']],
  },
  percentage_rent: {
    fires: ['Plus 6% of gross sales over $1 million.', 'Turnover rent: 8'],
    silent: [
      ['none', 'The 6% of gross sales over any amount is dropped from the rent.'],
      ['otherShare', 'If the grocer goes dark, half rent, or 5% of gross sales in lieu of rent.'],
      ['otherShare', 'Bakeries with over 15% of sales in bread, or more than 15% of its sales in cake, are barred.'],
    ],
  },
  area_not_measured: {
    fires: [
      'It is about 900 feet as I paced it.',
      'The area is not remeasured.',
      'The rent is on saleable area.',
      'The rent is charged with a load factor.',
    ],
    silent: [
      [null, 'The area is 900 square feet by BOMA.'],
      [null, 'The area is 900 square feet by BOMA, with a 12% load factor.'],
    ],
  },
  who_pays_is_open: {
    fires: ['Not settled who covers the demising wall.', "We haven't settled who pays for the door, let us discuss."],
    silent: [
      [null, 'It is settled who covers the wall.'],
      [null, 'Owner is the one who pays for the door.'],
    ],
  },
  service_not_confirmed: {
    fires: ['The generator is shared with floors 3 and 5 on a best-efforts basis.', 'Owner to confirm the sewer line.'],
    silent: [['paper', 'Rent for electric power to be confirmed.']],
  },
};
