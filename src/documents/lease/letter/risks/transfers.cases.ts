import type { RiskExamples } from '../letter-risk-suite.ts';

export const transferCases: Readonly<Record<string, RiskExamples>> = {
  no_transfer: {
    fires: [
      'Alienation is barred.',
      'Sub-subletting\tNot allowed except to affiliates',
      'You cannot sublet.',
      'Transfers\tNot allowed',
      'The right to sublet on refusal is excluded.',
    ],
    silent: [
      [null, 'Transfers within the group are not excluded from this with consent.'],
      ['theDeal', 'This duty applies from today even though no sublease may follow.'],
      ['withConsent', 'You cannot sublet unless I agree.'],
      ['ofOption', 'The option may not be assigned; you cannot transfer that right.'],
      ['binding', 'There is no binding obligation until a sublease is signed.'],
      ['mayAssign', 'Assignment of the whole with consent.\nNo underletting.'],
      ['gain', 'No profit-sharing on sublease rent.'],
      ['ofPart', 'The first tenant remains liable; no underletting of part.'],
    ],
  },
  control_counts_as_transfer: {
    fires: [
      'A sale of shares counts as an assignment.',
      'A change in voting control will be an assignment.',
      'A change in the effective control of the tenant needs our consent.',
    ],
    silent: [
      [null, 'Voting control will be explained in the change notice.'],
      ['free', 'A sale of shares is a permitted assignment.'],
      [null, 'A sale of shares is not deemed an assignment.'],
    ],
  },
  tenant_stays_liable: {
    fires: [
      'The first tenant remains liable.',
      'Tenant remains liable after an assignment unless Landlord gives a release.',
    ],
    silent: [
      ['environment', 'Seller remains liable for what is there.'],
      ['charges', 'Tenant remains responsible for parking charges during the abatement period.'],
    ],
  },
  profit_shared: {
    fires: ['Half of any profit of a sublease goes to Landlord; profits are split.'],
    silent: [['none', 'You keep all profit of a sublease, none is shared.']],
  },
  free_transfer: {
    fires: [
      'Tenant may sublet to affiliates without consent.',
      'If we are bought, we would not need your permission.',
      'Assignment\taffiliates exempt',
    ],
    silent: [
      ['notWithout', 'The rebate instead of a rent free ends if you assign.'],
      ['notWithout', 'Tenant may not assign without consent.'],
    ],
  },
};
