import type { LetterRiskCases, RiskExamples } from './letter-risk-suite.ts';
import { chargeCases } from './risks/charges.cases.ts';
import { commitmentCases } from './risks/commitment.cases.ts';
import { dateCases } from './risks/dates.cases.ts';
import { depositCases } from './risks/deposits.cases.ts';
import { everydayCases } from './risks/everyday.cases.ts';
import { generalCases } from './risks/general.cases.ts';
import { guarantyCases } from './risks/guaranties.cases.ts';
import { incentiveCases } from './risks/incentives.cases.ts';
import { letterRisks } from './risks/index.ts';
import { openConditionCases } from './risks/open-conditions.cases.ts';
import { penaltyCases } from './risks/penalties-and-deadlines.cases.ts';
import { premisesCases } from './risks/premises.cases.ts';
import { rentAndExpenseCases } from './risks/rent-and-expenses.cases.ts';
import { repairAndLossCases } from './risks/repairs-and-losses.cases.ts';
import { remedyCases } from './risks/rights-and-remedies.cases.ts';
import { transferCases } from './risks/transfers.cases.ts';

/** By rule: sentences that it reports, and similar sentences that it doesn't. */
const table: Readonly<Record<string, RiskExamples>> = {
  ...chargeCases,
  ...commitmentCases,
  ...dateCases,
  ...generalCases,
  ...guarantyCases,
  ...openConditionCases,
  ...everydayCases,
  ...penaltyCases,
  ...premisesCases,
  ...transferCases,
  ...remedyCases,
  ...incentiveCases,
  ...rentAndExpenseCases,
  ...depositCases,
  ...repairAndLossCases,
  relocation_right: {
    fires: [
      'We have the option to swap the unit, on notice.',
      'I can shift you to K6 by the lifts.',
      'Relocation: Landlord, once, on 60 days notice.',
      "Once during the term, on 90 days' notice, Owner may move the tenant to like space.",
      'Relocation\tLL may move T to another in-line space',
    ],
    silent: [
      [null, 'Landlord waives its right to relocate Tenant.'],
      [null, 'The right of Landlord to relocate Tenant is deleted.'],
      [null, 'Landlord waives the relocation clause, which gave it a right on notice.'],
      [
        'onlyHeading',
        'RELOCATION AND DEMOLITION: Landlord may terminate the lease on notice if it intends to redevelop the plaza.',
      ],
      ['notMoved', 'The tenant cannot be relocated on notice or otherwise.'],
      ['notMoved', 'Landlord may relocate tenants elsewhere in the park, but may not relocate this tenant.'],
      [null, 'Landlord shall have no right to relocate Tenant.'],
      [null, 'Relocation: N/A'],
    ],
  },
  redevelopment_termination: {
    fires: [
      'A buyer who plans to raze the block has the power to cancel the tenancy; so does the present owner.',
      'If I sell the building, you leave with six months notice.',
      'After year 6 Landlord may on notice end the Lease if it truly intends to demolish.',
      "The Landlord may terminate on 9 months' notice after April 30, 2029 if it intends to redevelop.",
    ],
    silent: [
      ['noPlans', 'Landlord has no plans to redevelop and will not have a right to end the lease for that on notice.'],
      ['tenantEnds', 'Should the owner sell, Tenant has a right to cancel, and the owner cannot demolish.'],
      ['tenantEnds', 'If the Landlord decides to demolish, the Tenant may terminate at once.'],
      [null, 'Landlord has no right to terminate the lease to redevelop.'],
      [null, 'The Tenant may terminate if the Landlord redevelops.'],
    ],
  },
  landlord_termination: {
    fires: [
      "Landlord's early termination right: any time after month 24, 6 months' notice.",
      'The City may cancel on 60 days’ notice for convenience.',
      "Either can end it with ninety days' letter, the owner for any reason.",
      "Landlord may terminate this lease at any time on 60 days' notice.",
    ],
    silent: [
      [null, "Landlord's termination right: none."],
      ['publicTenant', "If funds are not appropriated the District may end on 90 days' notice."],
      ['toRedevelop', "Landlord may terminate on 9 months' notice to redevelop."],
      ['afterDefault', "Landlord may terminate on 10 days' notice after a default."],
    ],
  },
  recapture: {
    fires: [
      'May go dark; Landlord’s recapture after 12 months dark.',
      'Owner may instead take the space back.',
      'Recapture\twhole only',
      'Landlord retains recapture rights on any assignment.',
      'Owner may take back space offered for sublease.',
      'Consent rules stay, with the right of owner to recapture.',
    ],
    silent: [
      ['master', 'Under our lease they can take space back rather than consent.'],
      [null, 'Landlord shall have no right to recapture.'],
    ],
  },
  owner_recapture: {
    fires: [
      'They get 30 days and can recapture.',
      'The owner has, in the prime lease, 20 days to take back any space offered for sublease.',
    ],
    silent: [[null, 'Owner may take back space offered for sublease.']],
  },
  rent_starts_without_permits: {
    fires: ['90 days following turnover, whether or not T has its permits.', 'We do not extend for permitting.'],
    silent: [[null, 'Rent starts when the permits are issued.']],
  },
  rent_runs_during_buildout: {
    fires: [
      'The clock on the free months starts that day whether or not you are open.',
      'The rent clock starts the same day whether they are built out or not.',
    ],
    silent: [[null, 'The rent clock starts when they are built out.']],
  },
  permit_delay_limited: {
    fires: ['Pushed day for day where the City causes delay, at most 90 days.'],
    silent: [
      ['credit', 'You receive one day of credit for each day of delay, at most 60.'],
      [null, 'Pushed day for day where the City causes delay.'],
    ],
  },
  late_delivery_only_cancel: {
    fires: ["If the suite isn't handed over by March 15, 2026, we may cancel."],
    silent: [['otherRemedy', "If the suite isn't handed over by March 15, we may cancel and get everything back."]],
  },
  tight_work_schedule: {
    fires: ["By Landlord, at Landlord's cost, finished before January 5: office and restrooms."],
    silent: [[null, "By Landlord, at Landlord's cost, within a reasonable time: office and restrooms."]],
  },
  silence_is_agreement: {
    fires: [
      'A blank in the right column means we accept your version.',
      "You didn't comment on the option, so I'm assuming it works.",
      'If we do not hear from you in ten days, the dates will be treated as confirmed.',
      'Silence on a point will be read as agreement.',
    ],
    silent: [
      ['refusal', 'If we do not hear from you by Friday, the offer is taken as declined.'],
      [null, 'Silence is not agreement.'],
    ],
  },
  unlisted_terms_accepted: {
    fires: [
      'Everything else in your draft is acceptable.',
      'We can live with everything except these six points.',
      'The old lease stays the same where this letter is silent.',
      "What isn't listed is OK as you wrote it.",
    ],
    silent: [
      [null, 'The old lease ends in May.'],
      [null, "What isn't listed stays open."],
    ],
  },
  zoning_on_tenant: {
    fires: ['The Landlord makes no representation as to zoning.'],
    silent: [[null, 'The Landlord represents that zoning permits the use.']],
  },
  consents_at_tenant_risk: {
    fires: ["Heads aren't conditional on either.", "Any licence is the Tenant's application and risk."],
    silent: [[null, 'Heads are conditional on planning consent.']],
  },
  as_is: {
    fires: [
      'You get the floor the way it stands.',
      'Otherwise the Premises are taken as they are.',
      'Tenant takes the space as is.',
    ],
    silent: [
      [null, 'Q2. Where is it and how large?\n1017 Eleventh Street, ground floor.'],
      ['accessOnly', 'At the end the unit is returned in its present condition.'],
      ['withWarranty', 'The space is taken as is, except that systems are delivered in working order.'],
      ['ownSuite', 'You continue in the suite in its as-is state.'],
    ],
  },
  exclusive_carveouts: {
    fires: [
      'Nobody else sells ice cream, except on festival weekends.',
      'Exclusive: ok for a brewery but will not apply to the wine bar.',
      "The grocer's deli and the anchor are exempt.",
      "Existing leases and hospital-affiliated tenants aren't touched.",
      'It does not bind any tenant under 1,200 sf.',
    ],
    silent: [
      ['ownLease', 'Your existing lease ends July 31, and carve-outs are none.'],
      [null, 'As existing lease, with a cap of £14.75 per square foot.'],
      [null, 'We refer to the lease ("Existing Lease") that expires on 14 January.'],
      ['expenses', 'Carve-outs from expenses are listed in Exhibit D.'],
    ],
  },
  radius_on_owners: {
    fires: [
      'Radius: 3 miles.',
      'Radius restriction: 3 km for the brand.',
      'Operator and Renfroe will not open a seafood restaurant in 5 miles of the block.',
    ],
    silent: [
      ['bindsLandlord', 'Landlord will not lease to another car wash within 2 miles.'],
      [null, 'The rent is that of comparable buildings in a radius of 5 km.'],
    ],
  },
  continuous_operation: {
    fires: [
      'We will stock and staff it at least 70 hrs a week.',
      'Open 10 to 9 every single day or it is $75.',
      "Hours are the centre's hours and you've to be open for all of them.",
      'Dark over 120 days and Owner can take the pad back.',
      'T shall be open 10–6 Mon thru Sat.',
      'Closing more than 10 days in a row is a default.',
    ],
    silent: [
      ['services', 'The garage is open at least 70 hours.'],
      ['otherTenant', 'If the anchor is dark over 90 days, rent is halved.'],
      [null, 'Tenant has no duty that its store must be open.'],
      ['offerOpen', 'This proposal shall remain open until 5:00 PM.'],
    ],
  },
  personal_guaranty: {
    fires: ['Dr. Alan Sorel and Dr. Mei Sorel, individually, joint and several, whole term.'],
    silent: [
      ['company', 'The parent, Holm Group plc, guarantees the lease for the whole term.'],
      ['noGuaranty', "Deposit 1 month, no PG: Anders isn't signing personally."],
      ['goesAway', 'The personal guaranty can go away.'],
      ['notRequired', 'Personal guaranty: none.'],
      ['notRequired', 'Personal guarantee - not available; we can give two years of accounts'],
      [null, 'Personal Guaranty\nThe sister company gives it.'],
      ['goesAway', "I'll sign personally but it dies after year three."],
      ['limited', 'Dr. Fern will personally guarantee the first two years only.'],
      ['limited', 'Both owners give a rolling twelve-month personal guaranty.'],
    ],
  },
  limited_personal_guaranty: {
    fires: [
      'One founder, capped at six months of net rent.',
      'Dr. Fern will personally guarantee the first two years only.',
      "Carlo Petrone shall sign the Landlord's form of indemnity agreement.",
      'Its two members will give a guaranty limited to twelve months of base rent.',
      'Guaranty: they still want Raj to sign for the first 24 months.',
      'Ana Reis and Colin Dow will each sign for one half of the rent.',
    ],
    silent: [
      ['companyName', 'The tenant is a limited partnership of four partners with a guaranty.'],
      ['unlimited', 'Both founders guarantee, unlimited.'],
      [null, 'Ana Reis and Colin Dow will each sign for half of the keys.'],
    ],
  },
  new_guarantor: {
    fires: ['Ms. Sato, who joined later, would sign too.'],
    silent: [[null, 'Ms. Sato does not sign.']],
  },
  open_credit_support: {
    fires: [
      'Three years of statements and, depending on what they show, credit enhancement.',
      "Subject to Landlord's review of Tenant's financial statements, Landlord anticipates a letter of credit.",
    ],
    silent: [[null, 'Three years of statements are enough.']],
  },
  guaranty_waiver_conditional: {
    fires: ['The personal guaranty can go away if the tax returns look ok.'],
    silent: [[null, 'The personal guaranty goes away.']],
  },
  no_credit_support: {
    fires: [
      'There is nobody behind us to guarantee anything.',
      'The parent will not sign a guaranty.',
      'Deposit one month, no PG.',
      'Tenant will not offer a guaranty from its parent or anybody else.',
    ],
    silent: [
      ['shared', 'No guarantee is made that the area is right.'],
      [null, 'Tenant will offer a guaranty from its parent.'],
    ],
  },
  snda_not_assured: {
    fires: [
      'NON-DISTURBANCE\nOwner will use efforts.',
      "The bank's standard SNDA will be requested for you; we can't promise changes to it.",
    ],
    silent: [
      [null, 'SNDA\tsigned with the lease'],
      [null, 'Landlord delivers an SNDA with the lease.'],
    ],
  },
  no_recognition: {
    fires: ["We'd ask the owner for recognition of your sublease, but that is a request only, not a condition."],
    silent: [[null, 'Recognition by the owner is a condition of the sublease.']],
  },
  sublease_falls: {
    fires: [
      'If our lease ends because of a fire, you are owed the deposit and no more.',
      'If the prime lease ends for any reason, the sublease ends too.',
    ],
    silent: [[null, 'If the prime lease ends, the owner recognizes you as its direct tenant.']],
  },
  no_duty_to_enforce: {
    fires: [
      'Sublandlord has no duty to supply them, only to ask.',
      "We'll chase them, but won't be paying damages for them.",
      "If the owner doesn't perform, Fenn will make demand but need not sue.",
    ],
    silent: [[null, "If the owner doesn't perform, Fenn will sue."]],
  },
  holdover_whole_floor: {
    fires: [
      "Stay past May 1 and you'd cover whatever the building charges us.",
      "If you stay beyond June 29 you'd cover all of that and any other damage the owner claims.",
    ],
    silent: [
      ['excluded', 'If you stay past the end, the rate is 150% for the whole floor, but no consequential damages.'],
    ],
  },
  shortened_cure: {
    fires: ['Same as prime lease less 3 days on each.'],
    silent: [[null, 'Same as prime lease.']],
  },
  furniture_removal: {
    fires: ['Title goes to you for $1 and you must take all of it out.'],
    silent: [[null, 'You may leave the furniture.']],
  },
  deemed_consent: {
    fires: ['The owner has ten days to answer, silence is consent.', 'Ten business days, then deemed given.'],
    silent: [['deemedRefused', 'Ten days, after which consent is not deemed given but deemed refused.']],
  },
  sole_discretion_consent: {
    fires: [
      "Sublets at landlord's absolute discretion.",
      'We decide who comes in, no reasons given.',
      'Consent to a sublease may be withheld.',
      "Otherwise Owner's consent in its discretion.",
      "Ask me first, and I don't have to give a reason.",
      "Assignment only with consent in Landlord's sole discretion.",
    ],
    silent: [
      [null, "Sublets at landlord's reasonable choice."],
      ['reasonable', 'Consent to a transfer is not in its sole discretion but must be reasonable.'],
      ['ofTenant', "Tenant may approve a transfer in tenant's sole discretion."],
    ],
  },
  release_on_assignment: {
    fires: [
      "We can sell the lease to any big operator and then we're off the hook.",
      'Free to anybody with $10 million; tenant is then released.',
    ],
    silent: [[null, 'Tenant stays liable after an assignment.']],
  },
  approval_outstanding: {
    fires: [
      'Landlord’s board approval required.',
      'All options need the lender’s OK.',
      'Our supervisory board’s agreement is reserved.',
      'The trustees would have to ratify anything longer than a year.',
      'All of this is pending a congregational vote in June.',
      'The deal awaits concurrence by the council.',
      'This offer is subject to the approval of the Lessor and its financier.',
      'Nobody is bound before the lease is signed and Investment Committee approval.',
      'The owner has the last word.',
      "Tenant's board has yet to approve the project.",
      "LL's lender must approve any lease.",
    ],
    silent: [
      ['ofTransfers', 'Subletting is subject to lender approval.'],
      ['given', 'The credit committee has approved these terms subject to lender consent, which was received.'],
      [null, 'The board has approved the project.'],
    ],
  },
  discretionary_condition: {
    fires: [
      'This Offer is conditional for seven days upon the Landlord being satisfied with the covenant of the Tenant.',
    ],
    silent: [[null, 'This Offer is conditional upon zoning.']],
  },
  binding_before_lease: {
    fires: [
      'Once signed this is a contract until the lease replaces it.',
      'Signing makes this a lease.',
      'Once both have signed this page, it counts whether or not the long lease is ever signed.',
      'On acceptance you have an enforceable agreement.',
      'This bid ripens into an obligation when the owner accepts it.',
      'If no form is settled by May, this letter takes its place.',
      'We agree to be held to the terms above.',
      'Your reply and this note are the whole agreement.',
      'Until signature the parties are bound by this Offer.',
      'There shall be a binding agreement to lease.',
    ],
    silent: [
      [null, 'Once signed, the lease is filed.'],
      ['partsOnly', 'Only the confidentiality paragraph is an enforceable agreement.'],
      ['partsOnly', 'This letter cannot be accepted so as to form a contract.'],
      ['denied', 'There is no binding agreement to lease.'],
      ['denied', 'This shall not be a binding agreement to lease.'],
    ],
  },
  irrevocable_offer: {
    fires: [
      'This response is firm for ninety (90) days.',
      "This bid can't be pulled for 30 days.",
      'Irrev.\tnoon, 3 May 2026',
      'This Offer is irrevocable until 5:00 p.m. on February 27.',
    ],
    silent: [['credit', 'An irrevocable letter of credit, good until the end of the term.']],
  },
  renewal_at_quoted_rate: {
    fires: ['One five-year period at market as set by Owner.', 'One more 3 yr after that at then-quoted rate.'],
    silent: [
      [null, 'One five-year period at market, decided by an appraiser.'],
      [null, 'One more 3 yr at market.'],
    ],
  },
  non_appropriation: {
    fires: [
      'The lease ends should the State reduce basic support by five percent.',
      'If no appropriation in any fiscal year, terminates 6/30.',
    ],
    silent: [[null, 'The City appropriates money each year.']],
  },
  approvals_on_tenant: {
    fires: [
      'No guarantee for permits beyond the shell permit.',
      "The hood permit is at the tenant's sole risk.",
      'Drip pans, fire marshal ok is on you.',
    ],
    silent: [[null, 'Landlord obtains the permits.']],
  },
  must_sign_form: {
    fires: [
      'Lease Paper: Standard Flex Lease, changes limited to this page',
      "Kessler undertakes to sign Dockside's form lease within fifteen days.",
      "The Tenant shall sign the Landlord's standard Tenancy Agreement within 21 days.",
      "The parties shall sign the Landlord's standard net lease.",
    ],
    silent: [
      [
        'negotiable',
        'The parties agree to sign a form of lease that is mutually acceptable, with a standard form lease as its base.',
      ],
    ],
  },
  no_contingency: {
    fires: ["Kessler's promise is not subject to any contingency."],
    silent: [['ofLandlord', "Landlord's obligation is not contingent on any permit."]],
  },
  confession_of_judgment: {
    fires: ['Tenant will confess judgment for unpaid rent.'],
    silent: [[null, 'There is no right to confess judgment.']],
  },
  commission_on_tenant: {
    fires: [
      'You take care of your own broker.',
      'Commission half and half.',
      "Agent: half month's rent to Pearl River Agency from each side.",
      "If you use a broker, that's between you and them.",
      'Tenant pays its broker 2%.',
    ],
    silent: [
      [null, 'We take care of your own broker.'],
      ['landlordPays', 'Landlord pays our broker; if you pay a broker of your own, Landlord pays half.'],
    ],
  },
  transfer_fee: {
    fires: ['LL consent. Transfer fee $1,500.'],
    silent: [[null, 'No transfer is planned.']],
  },
  informal_acceptance: {
    fires: ['If this is good just reply "agreed" and we\'re done.'],
    silent: [[null, 'If this is good, we will send a lease.']],
  },
  binding_good_faith: {
    fires: ['The parties shall negotiate a lease in good faith.'],
    silent: [['denied', 'There is no duty of this kind, although the parties will negotiate in good faith.']],
  },
  exclusivity_binds_tenant_only: {
    fires: ['Tenant shall not negotiate for other space for 30 days.'],
    silent: [[null, 'Landlord shall not negotiate with others.']],
  },
  space_not_held: {
    fires: [
      'They want best and final by Friday.',
      'After that we go to market.',
      'If we do not hear by July 9 we will begin to show the suite.',
      'We had the dentist ask about it too.',
      'Without obligation, interim letting reserved.',
      'Exchange within six weeks, or the landlord may re-market.',
      'We remain at liberty to let to third parties.',
      'Landlord may withdraw or modify this proposal and market or lease the space to others at any time.',
      'All three suites stay on the market.',
      'Good through Friday, unless the unit is leased earlier to others.',
      'The first signed order gets the cage.',
      'Another group is circling, so please be quick.',
      'Owner continues to show the space.',
      'Numbers are good through June 6, provided the suite is still free by then.',
    ],
    silent: [
      ['parking', 'Fourteen trailer positions on a first come basis.'],
      [
        'held',
        'Owner agrees not to market the space or continue to show it; it is subject to prior letting by nobody.',
      ],
      [null, 'We hold the suite for you.'],
    ],
  },
  no_death_exit: {
    fires: ["Q16. Could we terminate in the event of a physician's death?\nA16. Not offered."],
    silent: [[null, "Q16. Could we terminate in the event of a physician's death?\nA16. Yes, for a fee."]],
  },
  oral_promise_confirmed: {
    fires: ['The two of us confirmed by telephone that neither side will disclose numbers.'],
    silent: [[null, 'We talked by telephone.']],
  },
  existing_option_lost: {
    fires: [
      'The option to extend in Section 41 is replaced by what is written here.',
      'The three year option in your present lease goes away.',
    ],
    silent: [
      ['notLost', 'The option in Section 41 is not deleted; the option is waived by nobody and will not be replaced.'],
    ],
  },
  dates_keep_running: {
    fires: ['In the meanwhile all dates in your lease continue to run.'],
    silent: [[null, 'All dates in your lease are extended.']],
  },
  cancellation_right_lost: {
    fires: [
      'Your cancellation right at month 60 drops away.',
      "You were given a right to cancel with a fee; it lapses July 31 and isn't renewed.",
    ],
    silent: [[null, 'Your right to cancel with a fee stays.']],
  },
  no_security_of_tenure: {
    fires: [
      'Outside the 54 Act, fine.',
      'Tenant will sign a deed of renunciation.',
      'Sections 24 to 28 excluded.',
      '1954 Act - outside.',
      'Lease to be outside the protection of sections 24–28.',
      'Lease of 6 years from completion, outside the Act',
    ],
    silent: [
      [null, 'Inside the 54 Act.'],
      ['within', 'The lease is not contracted out of sections 24-28.'],
      [null, 'Lease to be within the 1954 Act.'],
    ],
  },
  break_conditions: {
    fires: [
      'The break is conditional on payment of all rent and vacant possession.',
      'The break was personal to our client and dies with the assignment.',
      'Conditions: annual rent paid up to date, vacant possession of the whole, no subtenants.',
    ],
    silent: [[null, 'The break has no further terms.']],
  },
  existing_contamination: {
    fires: [
      'Phase I shows a REC.',
      'Solvents were found next door.',
      'It used to be a dry cleaner.',
      'If anything is buried, the old fuel tank for one, you take care of it.',
      'Owner: anything there before turnover (there was a citrus packing house until 1983).',
    ],
    silent: [
      [null, 'Phase I was clean.'],
      ['removed', 'The old fuel tank was removed in 2011.'],
      [null, 'The lot has always been a meadow.'],
      [null, 'Tenant: Brightwell Ltd\n3 Tannery Lane, Bradford'],
    ],
  },
  late_answer_short: {
    fires: ['I need your answer by tomorrow.', 'Need to hear by Monday noon.', 'Please confirm within 48 hours.'],
    silent: [
      ['dated', 'Please reply by Friday, March 6.'],
      ['otherNotice', 'Deposit of $40,000 within 48 hours of acceptance.'],
      ['otherNotice', "Access for survey within 48 hours' notice."],
    ],
  },
  legal_fees_on_tenant: {
    fires: [
      "Lease fee of R4 500 for the lessee's account.",
      "The owner's legal costs are paid by the tenant.",
      "Tenant pays Landlord's legal fees.",
    ],
    silent: [
      [null, "The lease fee is for the lessor's account."],
      ['each', "Each side pays its own; tenant pays none of the landlord's legal costs."],
      ['ifWithdraws', "If Tenant withdraws, Tenant pays Landlord's legal fees."],
    ],
  },
};

export const letterRiskCases: readonly LetterRiskCases[] = letterRisks.map((risk) => ({
  risk,
  ...(table[risk.rule] ?? { fires: [], silent: [] }),
}));
