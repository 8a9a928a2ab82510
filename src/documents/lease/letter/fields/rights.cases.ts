import type { FieldTable } from './field-table.ts';

export const rightCases: FieldTable = {
  renewal_options: {
    finds: [
      ['heading', 'Renewal: two years fixed plus one (1) year option', '1 x 12 months'],
      ['heading', 'Renewal: five further blocks of five years apiece', '5 x 60 months'],
      ['chain', 'Here it is: 5 + 5 from 1 Feb 2027. $165/m² net.', '1 x 60 months'],
      ['chain', 'Looptijd\t7 years fixed, then 5, then again 5 unless either side gives notice', '2 x 60 months'],
      ['chain', 'We could do 3+2+2 with a review in each.', '2 x 24 months'],

      ['heading', 'Renewal: seven years are fixed, plus 2 options of 3 years each', '2 x 36 months'],
      ['apart', 'Number of Options: Two (2) consecutive options\nRenewal Terms: 5 years each', '2 x 60 months'],
      ['heading', 'Options: six at five years each', '6 x 60 months'],
      ['heading', 'RENEWAL: Two (2) options to renew for five (5) years each at 95% of market', '2 x 60 months'],
      ['heading', 'Renewal Option: Tenant shall have two (2) five (5) year options to renew', '2 x 60 months'],
      ['heading', 'Renewal: Three (3) consecutive renewal options of five (5) years each', '3 x 60 months'],
      [
        'heading',
        'Options: Tenant shall be granted 2 options to extend the lease term of 5 years each',
        '2 x 60 months',
      ],
      [
        'furtherTerms',
        'The term of 10 years comes with three (3) renewal options of five (5) years each.',
        '3 x 60 months',
      ],
      ['furtherTerms', 'Tenant requests two (2) renewal options of 5 years each.', '2 x 60 months'],
      ['heading', 'Renewal: after the 3 years, option to renew 2 years', '1 x 24 months'],
      ['heading', 'OPTION PERIOD\nOne five-year option at 95% of market', '1 x 60 months'],
      ['heading', 'Options: 1 x 5 at FMV, 12 months notice', '1 x 60 months'],
      ['heading', 'Options\tTwo of 5 yrs each', '2 x 60 months'],
      ['heading', '11. Renewal. One time, 60 months, at the then prevailing market rate', '1 x 60 months'],
      ['heading', 'one 5 yr renewal at market, 9 mos notice ok', '1 x 60 months'],
      ['heading', 'Extensions\tFour of five years, automatic unless tenant says otherwise', '4 x 60 months'],
      ['heading', "Options: In return you'd get one new option, 3 years, at market", '1 x 36 months'],
      ['heading', 'Renewals: 2 @ 3 yrs, 180 days notice', '2 x 36 months'],
      ['heading', 'Option: after the seven years we want the right to stay another five', '1 x 60 months'],
      ['heading', 'Option: after 24 months at $6,750, 1 three-year option', '1 x 36 months'],
      ['furtherTerms', 'And then, if all goes well, two further terms of five years.', '2 x 60 months'],
      ['plusEach', 'Options: 5 + 5 years', '2 x 60 months'],
      ['heading', '(10) Option to Renew: for a further term of three (3) years at market rent', '1 x 36 months'],
    ],
    silent: [
      [null, 'Parking: 2 + 3 stalls from the garage.'],

      [null, 'Renewal: none'],
      [null, 'Lease term: 9 years (3+3+3), renewable at the option of the Lessee'],
      [null, 'Renewal term: Seven (7) years and four (4) months, beginning July 1, 2026'],
      [null, "There's no right to extend."],
    ],
  },
  renewal_notice: {
    finds: [
      [
        'inSentence',
        'Your client may extend once for five years on notice no fewer than nine and no more than fifteen months before the end.',
        '9-15 months',
      ],
      [
        'inSentence',
        'The lessee may renew for a term of five years upon nine months’ written notice at rates to be agreed.',
        '9 months',
      ],
      ['heading', "Option to Extend: five years at market, upon six to nine months' prior notice", '6-9 months'],
      [
        'heading',
        "Renewal: one option for five years, on no less than six (6) nor more than twelve (12) months' notice",
        '6-12 months',
      ],
      [
        'heading',
        'Options: 5 + 5 years. Notice to be given not more than 9 and not less than 6 months before expiry',
        '6-9 months',
      ],
      [
        'heading',
        'Renewal: one of five years upon at least nine (9) and not more than fifteen (15) months of notice',
        '9-15 months',
      ],
      [
        'heading',
        'Option: one of five years, notice not earlier than 14 and not later than 10 months before expiry',
        '10-14 months',
      ],
      ['heading', "OPTION PERIOD\nOne option, exercised on nine to twelve months' written notice", '9-12 months'],
      ['heading', "Renewal: once, upon at least nine (9) but not more than fifteen months' notice", '9-15 months'],
      [
        'heading',
        "Renewal: the Tenant may renew for five years on at least six (6) months' and not more than twelve (12) months' written notice",
        '6-12 months',
      ],
      ['heading', "Options\tTwo of 5 yrs. 180 days' written notice", 180],
      ['heading', 'Options: two, on written notice not less than one hundred eighty (180) days before expiry', 180],
      ['heading', 'Renewal: on nine (9) months’ notice', '9 months'],
      [
        'heading',
        'Renewal: two options, on not less than nine (9) nor more than fifteen (15) months’ prior written notice',
        '9-15 months',
      ],
      ['heading', 'Renewal: once, upon nine (9) to twelve (12) months’ written notice', '9-12 months'],
      ['heading', 'Renewal. One time, notice between 15 and 12 months before expiry', '12-15 months'],
      ['inSentence', 'You may, as we said, renew once with notice of 6 months.', '6 months'],
    ],
    silent: [
      [null, "Termination: on 9 months' notice"],
      [null, "Options: mutual breaks at year ten, on no less than six nor more than twelve months' notice"],
      [null, 'of the lease term. Tenant shall provide Landlord no less than six (6) months’ prior notice'],
    ],
  },
  termination_option: {
    finds: [
      ['none', 'Termination right: none.', 'none'],
      ['none', 'Term. option: ownership declined, sorry', 'none'],
      ['none', 'Termination right: Landlord respectfully declines.', 'none'],
      ['none', 'early out at month 36: no. Tried.', 'none'],
      ['none', 'Q16. Could we terminate?\nA16. Not offered.', 'none'],
      [
        'tenantBreak',
        "Ten years, with a tenant's break at the fifth year.",
        "Ten years, with a tenant's break at the fifth year.",
      ],
      ['heading', 'Break\nTenant only, on expiry of year 5.', 'Tenant only, on expiry of year 5.'],
      [
        'oneTime',
        'In addition, a one-time cancellation at the end of month 64.',
        'In addition, a one-time cancellation at the end of month 64.',
      ],
      [
        'mayLeave',
        'In the first 120 days, tenant can drop the deal for any reason.',
        'In the first 120 days, tenant can drop the deal for any reason.',
      ],
    ],
    silent: [
      [null, 'Automatic Termination: if the conditions are not met this Offer ends.'],
      [null, "If the space isn't ready by May 1, Tenant may walk."],
      [null, 'If the grocer closes for more than 180 days, Tenant pays half of the rent and may then terminate.'],
    ],
  },
  rofo_rofr: {
    finds: [
      ['firstOffer', 'Continuing right of first offer on bays 5 to 8.', true],
      ['match', 'Tenant has 20 days to match a bona fide offer for the fee.', true],
    ],
    silent: [
      ['ofSale', '15. Right of First Refusal. If Landlord receives an offer to buy the Property, Tenant may match it.'],
      [null, 'There is no right of first refusal.'],
      ['firstOffer', 'Tenant is also open to discussing a right of first refusal on the building.'],
    ],
  },
  purchase_option: {
    finds: [
      [
        'ifSold',
        'If you decide to sell the land, we shall have thirty days to match any offer.',
        'If you decide to sell the land, we shall have thirty days to match any offer.',
      ],
      [
        'ifSold',
        'If Landlord receives an offer to buy the Property, Tenant has 15 business days to match it.',
        'If Landlord receives an offer to buy the Property, Tenant has 15 business days to match it.',
      ],
      ['toBuy', 'Tenant has an option to purchase the building.', 'Tenant has an option to purchase the building.'],
    ],
    silent: [
      [null, 'There is no option to purchase.'],
      [null, 'Purchase Option\tNone'],
    ],
  },
  relocation: {
    finds: [
      ['none', 'Relocation / Demolition: None.', false],
      ['mayMove', "On 90 days' notice, Owner may move the tenant to like space.", true],
      ['heading', "Substitution: on 120 days' notice, to like space", true],
    ],
    silent: [[null, 'Relocation. Strike in its entirety.']],
  },
  demolition: {
    finds: [['redevelop', "The Landlord may terminate on 9 months' notice if it intends to redevelop.", true]],
    silent: [[null, 'Demolition of the old office is at Landlord’s cost.']],
  },
  assignment: {
    finds: [
      ['reasonable', 'Assignment: to others with LL consent, n/t/b/u/w', 'reasonable'],
      ['consent', 'Assignment: None without consent of Sublandlord', 'consent'],
      ['free', 'Transfer: Freely assignable', 'free'],
      ['free', 'Assignment\taffiliates and successors without consent', 'free'],
      ['reasonable', 'Sublet\treas. consent', 'reasonable'],
      ['soleDiscretion', "Assignment: with consent in Landlord's sole discretion", 'sole_discretion'],
      ['prohibited', 'Subletting: not permitted', 'prohibited'],
      ['reasonable', "15. Subletting. With Owner's consent, which will not be unreasonably withheld", 'reasonable'],
      ['reasonable', 'Transfer. Free to affiliates. All others with reasonable consent.', 'reasonable'],
      ['consent', 'Assignment: no transfer to anybody without consent', 'consent'],
      ['consent', 'Assignment / sublet\tLL consent. Transfer fee $1,500', 'consent'],
      [
        'freeToSome',
        "17. ASSIGNMENT:\tTenant may assign the Lease to an approved franchisee without Landlord's consent.",
        'free',
      ],
      ['consent', "Assignment: Tenant may not assign without Landlord's consent.", 'consent'],
    ],
    silent: [
      [null, 'Assignment: see lease form'],
      ['freeToSome', 'Assignment: Tenant may assign to a buyer without consent. Otherwise reasonable consent.', 'free'],
    ],
  },
  change_of_control: {
    finds: [
      ['countsNot', 'Sale of shares among physicians is not a transfer.', false],
      ['counts', 'A change in voting control is deemed an assignment.', true],
    ],
    silent: [[null, 'A change of control is discussed later.']],
  },
  recapture: {
    finds: [
      ['takeBack', 'Owner may take back space offered for sublease.', true],
      ['insteadOfConsent', 'Assignment: with consent. Landlord may cancel the Lease instead.', true],
      ['none', 'Relocation/Recapture: Neither.', false],
    ],
    silent: [[null, 'There is no right to recapture.']],
  },
  profit_sharing: {
    finds: [
      ['notShared', 'No profit share.', 'none'],
      ['shared', 'The net profits are shared 50/50.', '50%'],
      ['shared', 'All of the profit goes to Tenant.', 'All of the profit goes to Tenant.'],
    ],
    silent: [[null, 'Non-profit organizations are welcome.']],
  },
};
