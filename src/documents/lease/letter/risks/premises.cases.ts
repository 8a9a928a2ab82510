import type { RiskExamples } from '../letter-risk-suite.ts';

export const premisesCases: Readonly<Record<string, RiskExamples>> = {
  landlord_disclaims: {
    fires: [
      "The roof leaks in one corner and I'm not fixing it.",
      "We won't promise that the cellar stays dry.",
      'Hail is on you.',
    ],
    silent: [
      ['forTenant', 'Environmental: Tenant to receive a baseline report; no liability for pre-existing conditions.'],
      ['brokers', 'The broker makes no warranty of accuracy.'],
    ],
  },
  restoration_duty: {
    fires: ['At expiry you remove all cabling.', 'Restoration: make good the ceiling', 'Yielding up\tempty'],
    silent: [
      ['casualty', 'Either party may end if it cannot be put back within 240 days.'],
      ['atDelivery', 'Delivery: once the baker has vacated, in vanilla shell condition per Exhibit B'],
      ['atDelivery', 'Landlord delivers the space in shell condition when the baker has vacated.'],
      ['notRequired', 'At expiry Landlord shall remove the cabling.'],
      ['notRequired', 'Restoration: none for cabling or the clean room.'],
      ['casualty', 'After a fire, fixtures are restored before the end.'],
    ],
  },
  improvements_pass_to_landlord: {
    fires: [
      "A fence can be built at the school's cost, stays with us afterwards.",
      'Buildings. Ours during the term; yours at the end.',
      'The building becomes the property of the county.',
      "I'll pave it and it's yours when I go.",
    ],
    silent: [['repairs', 'Repair of the building is yours.']],
  },
  common_areas_can_change: {
    fires: ['Owner may change the driveways and the parking.'],
    silent: [
      ['notMay', 'Owner may reconfigure parking, not without the tenant.'],
      ['notMay', 'Owner may change the entrances, but without your consent may not.'],
    ],
  },
  narrow_use: {
    fires: ['Solely as a dental office.', 'Use: dental laboratory only', 'It is used only for storage.'],
    silent: [
      [null, 'The deposit serves solely as security.'],
      ['otherOnly', 'Use: general offices, and not only one kind, any lawful use'],
      ['ofWork', 'TI: turnkey per the plan, office only.'],
    ],
  },
};
