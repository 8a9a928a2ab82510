import type { RiskExamples } from '../letter-risk-suite.ts';

export const repairAndLossCases: Readonly<Record<string, RiskExamples>> = {
  reassessment_on_sale: {
    fires: ['Prop 13 reassessment following a sale will be passed on.'],
    silent: [['notPassedOn', 'Prop 13 reassessment following a sale is excluded from what is passed on.']],
  },
  hvac_replacement_on_tenant: {
    fires: [
      'HVAC\tTT quarterly contract + repl',
      'HVAC\tOccupant carries a service contract and repairs and replaces the units.',
      'After that HVAC is theirs incl replacement.',
      'Tenant: the Premises, overhead doors, and HVAC including replacement.',
    ],
    silent: [['landlordReplaces', 'Tenant maintains HVAC and filters; Landlord replaces units, and tenant replaces.']],
  },
  put_and_keep_repair: {
    fires: ['Tenant: put and keep interior in good repair.'],
    silent: [[null, 'Tenant is not required to put and keep the interior in repair.']],
  },
  no_abatement: {
    fires: ['Tenant rebuilds. No abatement.'],
    silent: [['freeRent', 'No free rent or other concession; no abatement of this kind.']],
  },
  no_setoff_penalty_landlord: {
    fires: ['If Owner is late, Operator may deduct from rent with 10% interest.'],
    silent: [
      ['denied', 'Operator may deduct from rent what a court grants, and pays without set-off otherwise.'],
      [null, 'Operator may not deduct from rent, nor may it set off.'],
    ],
  },
  rent_reduction_remedy: {
    fires: [
      'If the exclusive is broken: half rent until cured.',
      'When broken, rent is halved till cured.',
      'Three days of rent credit for each violation.',
    ],
    silent: [
      ['concession', 'In the first six months rent is halved as an incentive.'],
      [null, 'When broken, the parties will talk.'],
    ],
  },
};
