import type { PointCases } from './point-suite.ts';
import { detailCases } from './points/details.cases.ts';
import { points } from './points/index.ts';

const bare = 'Dear Ms. Ito,\nThank you for the tour. We look forward to working with you.';

/**
 * By point: offers in which the question is asked (unless the minimal letter already leads to it), and statements that
 * settle it in other words.
 */
const table: Readonly<
  Record<string, { readonly asked?: readonly string[]; readonly answered: PointCases['answered'] }>
> = {
  ...detailCases,
  landlord_identity: {
    asked: [
      bare,
      'Landlord: to be confirmed by the broker.',
      'Landlord: Delta Trust III (please confirm the titleholder).',
    ],
    answered: [
      ['heading', 'Landlord: Harbor Point Owner LP'],
      ['named', 'This letter sets out the terms on which Tidewater Holdings would lease space ("Landlord").'],
      ['ownLetter', 'Kearney Data Corp.\nWe are ready to sublet the east half to you.'],
    ],
  },
  tenant_identity: {
    asked: [bare, 'Tenant: Sunny Optical, entity to be formed.'],
    answered: [
      ['heading', 'Occupant. Brightside Actuarial Group'],
      ['named', 'Mr. Lowe will take the space (the "Tenant").'],
      ['addressed', 'Response to the request for proposal issued by Mesa Pediatrics, PLLC'],
    ],
  },
  premises_area: {
    answered: [
      ['area', 'The space has 8,412 rentable square feet.'],
      ['ofRent', "That's 14,850 a month on the 11,250."],
    ],
  },
  measurement: {
    answered: [
      ['standard', 'Area per BOMA 2017 Method B.'],
      ['method', 'Measured to the outside of exterior walls.'],
      ['agreed', 'The number is stipulated.'],
    ],
  },
  area_adjustment: {
    asked: ['Area to be fixed by a certificate of the architect.'],
    answered: [['adjusts', 'The area will be certified by the architect, and rent adjusts accordingly.']],
  },
  permitted_use: {
    answered: [
      ['heading', 'Purpose: express car wash'],
      ['inWords', 'The premises may be occupied as a dental clinic.'],
    ],
  },
  delivery_date: {
    asked: [bare, 'Delivery: estimated July 1, 2026, when the landlord has finished.'],
    answered: [
      ['outsideDate', 'If the space is not delivered by May 1, Tenant may walk.'],
      ['perDay', 'One day of rent comes off for every day of delay.'],
      ['vacantNow', 'Possession: within 5 days of lease signature.'],
      ['keysOn', 'With luck, keys May 1.'],
    ],
  },
  delivery_delay: {
    asked: ['The Tenant has possession on March 15, 2026.'],
    answered: [
      [
        'remedy',
        'The Tenant has possession on March 15, 2026; if the work is late, rent is abated until it is done and each day is a credit.',
      ],
      ['remedy', 'The Tenant has possession on March 15, 2026, with a longstop of June 30.'],
    ],
  },
  delivery_condition: {
    asked: [`${bare}\nCc: Meg Dyer (Casco Retail)`],
    answered: [
      ['casco', 'The unit is let as casco.'],
      ['asIs', 'You continue in the suite, as is.'],
      ['heading', 'State of the land: rough graded and cleared.'],
      ['works', 'Delivered turn-key.'],
      ['works', 'The hall is handed over casco.'],
    ],
  },
  commencement: {
    answered: [
      ['heading', 'Start Date: the day the work is done.'],
      ['inTheTerm', 'Length. Eighty months from the hand-over.'],
      ['starts', 'Our lease starts July 1, 2026.'],
    ],
  },
  term: {
    answered: [
      ['heading', 'Length: five and a half, ending in 2031'],
      ['inWords', 'We would stay 63 months.'],
    ],
  },
  access: {
    answered: [
      ['aroundTheClock', 'Access is 24/7.'],
      ['aroundTheClock', '24 hr movement of trucks is ok.'],
      ['entry', 'Landlord may enter exam rooms with notice and an escort only.'],
    ],
  },
  base_rent: {
    asked: [bare, 'Rent: to be agreed.'],
    answered: [
      ['heading', 'Base Rent: $9,500.00'],
      ['rate', 'We could do $27.00 psf.'],
    ],
  },
  escalation: {
    answered: [
      ['percent', 'From month 30, 2.5% a year on top.'],
      ['steps', 'Months 13–24\t$8.41\t$104,073.75'],
      ['index', 'Adjusted by CPI.'],
      ['review', 'Review: at the fifth anniversary to open market rent.'],
      ['flat', 'Rent is fixed for the term.'],
    ],
  },
  free_rent: {
    answered: [
      ['heading', 'Rent credit: August at no charge'],
      ['inWords', 'Rent abates for two months.'],
      ['afterDelivery', 'Rent would begin 120 days after turnover.'],
    ],
  },
  rent_commencement: {
    answered: [
      ['heading', 'RCD: opening'],
      ['clock', 'The rent clock runs from the same day.'],
      ['until', 'No Basic Rent is due until May 1.'],
      ['withTheTerm', 'Possession and commencement: January 5.'],
    ],
  },
  free_rent_delivery: {
    asked: ['If the suite is not handed over by March 15, we may cancel.'],
    answered: [['moves', 'If the suite is not handed over by March 15, all dates move day for day.']],
  },
  expense_structure: {
    answered: [
      ['heading', 'Service charge: a fair proportion of what the landlord spends'],
      ['named', 'We can land at 1.32 a foot, triple net.'],
    ],
  },
  expense_cap: {
    asked: [
      bare,
      'CAM cap: None. Open to discussing a snow exclusion, TBD',
      'Tenant pays not more than £2,400 of the expenses in the first 3 years.',
    ],
    answered: [
      ['heading', 'Cap: 5 percent a year'],
      ['refused', 'You pay your share of the costs; the owner is not willing to cap them.'],
      ['capped', 'Copperleaf accepts the estimate, but wants increases limited to 4%.'],
      ['fullService', 'Full service, no pass-throughs of expenses.'],
      ['fixed', 'Common charges are fixed at $9,000 a year.'],
      ['fixed', 'No increases in taxes are passed to us.'],
    ],
  },
  opex_estimate: {
    asked: [bare, 'What are the nets for 26?'],
    answered: [
      ['estimate', 'Currently running $8.40 psf a year.'],
      ['gross', 'The rent is full service.'],
    ],
  },
  taxes: {
    answered: [
      ['heading', 'Rates: RV £41,250'],
      ['named', 'Triple net: taxes, insurance and CAM.'],
    ],
  },
  tax_protection: {
    asked: ['Prop 13 reassessment following a sale will be passed on.'],
    answered: [['protected', 'Prop 13 reassessment following a sale is excluded from expenses.']],
  },
  base_year_grossup: {
    asked: ['Base year: 2026'],
    answered: [['grossedUp', 'Base year: 2026, grossed up to full occupancy']],
  },
  audit_right: {
    asked: [bare, 'Owner may audit gross sales once a year.'],
    answered: [
      ['books', "Books open to Tenant's auditor for 24 months."],
      ['heading', 'Reconciliations: yearly, with the right to object'],
    ],
  },
  ti_allowance: {
    answered: [
      ['heading', "Owner's money: in three draws"],
      ['inWords', 'On top, an allowance of $12 a foot.'],
      ['turnkey', 'Fennel gives no allowance.'],
      ['ownWork', 'Rough graded, cleared, utilities stubbed.'],
    ],
  },
  landlord_work: {
    answered: [
      ['heading', 'Build-out: turnkey'],
      ['doesWork', "we'll replace the two rooftop units"],
      ['done', 'Handed over with the demolition done.'],
    ],
  },
  permits_contingency: {
    asked: [`${bare}\nCondition: financing by November 13.`],
    answered: [
      ['heading', 'Inspection: 120 days'],
      ['inWords', 'Rent waits, as long as the permit is not granted.'],
      ['conditional', 'This Offer is conditional upon confirmation from the City that the use is allowed.'],
    ],
  },
  security_deposit: {
    answered: [
      ['heading', 'Money held. $60,000, cash.'],
      ['inWords', 'On signing, a deposit of two months.'],
    ],
  },
  deposit_refundable: {
    asked: [bare, 'Half goes back in month 37.', 'Deposit: $45,000, non-refundable'],
    answered: [
      ['returned', 'Comes back 45 days after the end of the lease.'],
      ['none', 'Deposit: None.'],
      ['none', 'Security: No security deposit.'],
      ['falls', 'Deposit: six months, reducing to three after year two'],
      ['falls', 'We give you an LC of $1.9 million, down to one half after our next round.'],
    ],
  },
  guaranty: {
    asked: [bare, 'The guaranty can go away if the tax returns look ok.'],
    answered: [
      ['mention', 'On signing, the owners give a guarantee.'],
      ['heading', 'Indemnifier: Carlo Petrone for three years'],
      ['refused', 'No personal guaranty.'],
      ['given', 'In its place, the parent guarantees up to $250,000.'],
      ['signs', 'Thuy will sign with her husband.'],
    ],
  },
  guaranty_scope: {
    asked: [
      "The partners' guaranty is reaffirmed and extended.",
      'Two of the owners will guarantee the lease. Rent is free until May.',
      'The chef signs personally.',
    ],
    answered: [
      ['capped', "The partners' guaranty is reaffirmed, capped at six months."],
      ['capped', 'Her guaranty falls away after year three.'],
    ],
  },
  renewal: {
    answered: [
      ['heading', 'Options: two of five'],
      ['inWords', 'Tenant has a right to extend.'],
    ],
  },
  renewal_rent: {
    asked: [bare, 'Renewal: two options of five years'],
    answered: [
      ['method', 'A right to extend for five years at market.'],
      ['heading', 'Future rights: two of five years, FMV'],
    ],
  },
  market_definition: {
    asked: ['One new option at market.', 'A right to extend at fair market rent.'],
    answered: [['method', 'One new option at market, by baseball arbitration.']],
  },
  termination_option: {
    answered: [
      ['mayLeave', 'If consent is late, either of us may bail.'],
      ['heading', 'Break: tenant only, after year 5'],
      ['right', 'In addition, a one-time cancellation at month 64.'],
    ],
  },
  expansion_rofo: {
    answered: [
      ['heading', 'Adjacent space: Suite 200 next year'],
      ['right', 'In addition, a continuing ROFO on bays 5 to 8.'],
    ],
  },
  assignment: {
    answered: [
      ['heading', 'Transfer: free to affiliates'],
      ['inWords', 'No assignment without consent.'],
    ],
  },
  relocation: {
    answered: [
      ['heading', 'Substitution: once, to like space'],
      ['inWords', 'Owner may move you once.'],
    ],
  },
  snda: {
    asked: [bare, 'The lender must approve the lease.'],
    answered: [
      ['named', 'Owner delivers an SNDA with the lease.'],
      ['junior', 'Any future mortgage is junior to the ground lease.'],
    ],
  },
  casualty: {
    answered: [
      ['damage', 'As to risk, uninsured damage lets either side go.'],
      ['heading', 'Damage: tenant rebuilds'],
      ['inWords', 'Either side may leave, where after a fire the building is not restored.'],
    ],
  },
  insurance: {
    asked: [bare, 'Insurance: landlord and the anchor as additional insureds'],
    answered: [
      ['who', 'As to risk, City self-insured under the statute.'],
      ['limits', '$1M / $2M CGL.'],
      ['heading', 'Insurance: Landlord insures the building'],
      ['eachItsOwn', "You would insure the building, we'd insure our trucks."],
    ],
  },
  holdover: {
    answered: [
      ['heading', 'Late departure: double rent'],
      ['inWords', 'If you stay past the end, rent doubles.'],
      ['inWords', 'Five years, then month to month at 150%.'],
    ],
  },
  default_cure: {
    answered: [
      ['heading', 'Default periods. Same as prime lease.'],
      ['days', 'Ten days to cure.'],
    ],
  },
  restoration: {
    asked: [
      bare,
      'The sign is to be removed on expiry.',
      'Insurance: full reinstatement cost of the building.',
      'Tenant must remove its trash daily.',
    ],
    answered: [
      ['heading', 'Surrender: broom clean'],
      ['inWords', 'Racking goes, and is removed at the end of the term.'],
      ['inWords', 'Partitions may be moved, with reinstatement at lease end.'],
      ['onLeaving', 'The wall is repainted when you leave.'],
      ['onLeaving', 'Tenant need not remove its counters.'],
      ['onLeaving', 'Subtenant must remove whatever the owner asks to have removed.'],
      ['stays', 'What you install stays with the building.'],
    ],
  },
  parking: {
    answered: [
      ['heading', 'Vehicles: ten in front'],
      ['inWords', 'You get 14 stalls.'],
    ],
  },
  signage: {
    asked: [bare, "I'll sign personally and we both sign the copy.", 'We saw the sign at the old place.'],
    answered: [
      ['heading', 'Name on the door. Building standard.'],
      ['inWords', 'A panel on the pylon.'],
    ],
  },
  utilities_hvac: {
    answered: [
      ['hours', 'Outside those hours $55 per hour per zone.'],
      ['meter', 'In your half, electricity is on a submeter.'],
      ['hvacUnits', 'We replace two, after that HVAC is theirs.'],
      ['heading', 'Cleaning: five nights'],
    ],
  },
  maintenance: {
    asked: [`${bare}\nKeys Fri 6 November.`],
    answered: [
      ['fullRepairing', 'The lease is FRI.'],
      ['heading', 'Upkeep: as in the 2019 lease'],
      ['inWords', 'Landlord repairs the roof.'],
      ['keepsUp', 'Ten years on full repairing and insuring terms.'],
    ],
  },
  exclusive: {
    answered: [
      ['heading', 'Protection: as to eyewear'],
      ['inWords', 'No other shop in the center may sell toys.'],
    ],
  },
  co_tenancy: {
    asked: ["A center anchored by Finch's Market."],
    answered: [['clause', "A center anchored by Finch's Market; if the anchor closes, rent drops by half."]],
  },
  exclusivity_no_shop: {
    answered: [
      ['promised', 'If so, I take the space off the market tonight.'],
      ['refused', 'Owner remains free to show and lease the suite.'],
      ['heading', 'Exclusivity: 30 days'],
    ],
  },
  brokers_commission: {
    answered: [
      ['heading', 'Agency: Peel Realty for both sides'],
      ['inWords', 'On signing, the broker is paid 4%.'],
    ],
  },
  binding_effect: {
    asked: [bare, 'Please sign below if these terms are acceptable.'],
    answered: [],
  },
  answer_by: {
    answered: [
      ['until', 'These numbers stand until January 30, 2026.'],
      ['days', 'Open for ten days.'],
      ['heading', 'Response: January 30'],
    ],
  },
  governing_law: {
    answered: [
      ['code', 'Art. 1870 C.C.Q. applies.'],
      ['named', 'Georgia law.'],
      ['heading', 'Law: Florida'],
    ],
  },
  lease_form: {
    answered: [
      ['heading', 'Paper: a short lease of four pages'],
      ['inWords', 'Our counsel will send a sublease.'],
    ],
  },
  legal_fees: {
    answered: [
      ['heading', 'Lawyers: each its own'],
      ['inWords', 'On this deal, each side bears its own legal costs.'],
    ],
  },
  lender_approval: {
    asked: ["The owner's lender has to approve."],
    answered: [
      ['when', "The owner's bank has to give its consent; the approval is due within 10 days of this letter."],
    ],
  },
  base_document: {
    asked: [
      "Below are only the points where we differ. What isn't listed is fine.",
      'Our changes follow; whatever is not listed is fine as you wrote it.',
      'Your current lease runs out in December; we extend it by five years.',
    ],
    answered: [['attached', 'Below are only the points where we differ. Your proposal is attached.']],
  },
  binding_before_lease: {
    asked: ['Upon acceptance there shall be a binding agreement to lease.'],
    answered: [
      [
        'changes',
        'There shall be a binding agreement to lease. The lease takes such changes as are reasonably requested by the Tenant.',
      ],
    ],
  },
  prime_lease_terms: {
    asked: [bare, 'A redacted copy is in the data room.'],
    answered: [['complete', 'A complete copy of the prime lease is attached.']],
  },
  prime_default_protection: { answered: [['cure', 'You may cure a default of ours and deduct the cost.']] },
  recognition: {
    asked: [bare, 'We would ask the owner for recognition.'],
    answered: [['agreed', 'The owner will recognize the sublease.']],
  },
  sublease_dates: { answered: [['later', "The term begins on the later of April 1 and the owner's consent."]] },
  title: { answered: [['insurance', 'Tenant may obtain title insurance.']] },
  easements: { answered: [['recorded', 'Easements for the drive will be recorded.']] },
  environmental: {
    answered: [
      ['baseline', 'Phase I to be shared.'],
      ['inTheGround', "We would not be on the hook for anything that's in the ground."],
      ['existing', "Existing environmental conditions remain Landlord's."],
    ],
  },
  utilities_capacity: { answered: [['fees', 'Owner pays capacity fees.']] },
  tax_parcel: {
    asked: ['A separate tax parcel is obtained by owner.'],
    answered: [
      ['until', 'A tax parcel is obtained by owner; until it is a parcel of its own, taxes are split by acreage.'],
    ],
  },
  landlord_authority: {
    asked: ['Marian Cole, as Trustee'],
    answered: [['shown', 'Marian Cole, as Trustee, whose authority to lease the trust shows at signing']],
  },
  confidentiality: {
    answered: [
      ['heading', 'Hush: both sides'],
      ['inWords', 'Neither of us will disclose these numbers.'],
    ],
  },
  renewal_notice: {
    asked: ['Tenant has one option of five years at market.'],
    answered: [['ahead', "Tenant has one option of five years on nine months' notice."]],
  },
  financing_contingency: { answered: [['condition', 'Tenant has a financing contingency of 60 days.']] },
  leasehold_mortgage: { answered: [['lender', "Tenant's lender has notice and cure rights."]] },
  landlord_default: { answered: [['remedy', 'After a landlord default tenant may terminate.']] },
  prime_consent: { answered: [['consent', "Nothing takes effect before the owner's consent."]] },
  vat: { answered: [['vat', 'VAT is chargeable.']] },
  hst: { answered: [['tax', 'HST is paid in addition.']] },
  superior_consents: { answered: [['named', "Subject to the mortgagee's consent."]] },
  break_deposit: {
    asked: ['Break: after year 5\nRent deposit: £14,550'],
    answered: [['released', 'Break: after year 5, when the deposit is released']],
  },
  repair_standard: {
    asked: ['Tenant to put and keep the interior in repair.'],
    answered: [
      [
        'limited',
        'Tenant to put and keep the interior in repair, but not required to put it in better condition than shown.',
      ],
      ['bySchedule', 'Repair: internal repairing only, limited by a schedule of condition.'],
    ],
  },
  trash_delivery: { answered: [['trash', 'Trash goes to the enclosure behind the block.']] },
  noise_hours: {
    asked: ['Full bar with live music.'],
    answered: [['limits', 'Full bar with live music until midnight.']],
  },
  clear_height: {
    answered: [
      ['confirmed', "Cross-dock, 36' clear."],
      ['confirmed', 'Clear height: 32 feet.'],
    ],
  },
  hazardous_use: {
    asked: ['The lithium battery storage must be ok with the fire marshal.'],
    answered: [['accepted', 'The lithium battery storage is fine: the fire marshal approved it.']],
  },
};

export const pointCases: readonly PointCases[] = points.map((point) => ({
  point,
  asked: table[point.id]?.asked ?? [bare],
  answered: table[point.id]?.answered ?? [],
}));
