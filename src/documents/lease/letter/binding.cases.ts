import type { LetterReport } from '../../../contract/lease-report.ts';

const free = 'non_binding';
const partly = 'non_binding_with_carveouts';
const bound = 'binding';
const unclear = 'ambiguous_risk_of_binding';

/** A text, the rule that reads it where one does, and the class of the offer. */
type BindingCase = readonly [by: string | null, result: LetterReport['binding']['class'], text: string];

export const bindingCases: readonly BindingCase[] = [
  ['notBinding', free, 'The foregoing is not a legally binding commitment.'],
  ['neitherIsBound', free, 'Neither party takes on any obligations by this letter.'],
  ['createsNothing', free, 'This proposal shall not constitute a reservation or option, nor form any agreement.'],
  ['commitsNobody', free, "It doesn't oblige either side to do anything, including to keep talking."],
  ['nothingDoneYet', free, "Nothing's locked till our license comes back from you with a check."],
  [
    'partHasForce',
    partly,
    'Subject to contract. The lock-out is the one paragraph which we mean to have contractual force.',
  ],
  ['notAnOffer', free, "It's not an offer capable of acceptance."],
  ['untilLeaseSigned', free, 'The lease changes only when an amendment has been signed by both.'],
  ['subjectToContract', free, 'All of the above is subject to contract.'],
  ['onlyAGuide', free, 'This letter is a summary of talks so far.'],
  ['bindingAgreement', bound, 'Upon your signature there shall be a binding agreement to lease.'],
  ['partiesAreBound', bound, 'Landlord and Tenant intend to be legally bound by the foregoing.'],
  ['heldTo', bound, 'Everybody who signs expects to be held to these numbers.'],
  ['letterIsBinding', bound, 'This letter is binding, and not merely an expression of intent.'],
  ['irrevocable', bound, 'This Offer shall be irrevocable until 5:00 p.m. on the 20th day of February, 2026.'],
  ['uponAcceptance', bound, 'Upon your acceptance we have a deal.'],
  ['boundUntilLease', bound, 'Pending a formal lease these terms are in full force and govern.'],
  ['shallLease', bound, 'Landlord shall lease the premises to Tenant upon these terms.'],
  ['replyAndDone', unclear, 'This is not binding. But reply "agreed" and we\'re done.'],
  ['goodFaithDuty', unclear, 'This letter is non-binding. The parties shall negotiate a lease in good faith.'],
  ['acceptedBySilence', unclear, 'This letter is non-binding. No response within ten days shall be deemed acceptance.'],
  [
    'exceptThat',
    partly,
    'Neither your paper nor ours makes a contract, except that neither side will disclose numbers.',
  ],
  ['partIsBinding', partly, 'Nothing here commits anybody. Sections 14 and 15 are binding. The rest is not binding.'],
  ['firmDuty', partly, "It's not an offer. That said, we accept confidence as a firm duty."],
  [null, free, 'No agreement, oral or otherwise, shall be binding until a lease is signed by both parties.'],
  [null, free, 'Is this binding?\nThis proposal is for discussion purposes only and is not an offer to lease.'],
  [null, free, 'There is no agreement, express or implied, until both have signed a lease.'],
  [null, free, 'nothing here is binding on anybody until lawyers have papered it.'],
  [
    null,
    partly,
    "Both parties acknowledge this LOI isn't a contract. However, Lessor shall not entertain other offers for 45 days, and this sentence is enforceable.",
  ],
  [null, bound, 'This is not a lease but a binding agreement to sign one.'],
  [null, unclear, 'This letter is non-binding, but Tenant shall be bound to pay $5,000.'],
  [null, unclear, 'Nothing more is needed: on your signature we have a binding lease.'],
  [
    null,
    partly,
    'Except for paragraphs 17 (Exclusivity) and 18 (Confidentiality), which shall be binding, this letter of intent is not intended to be, and shall not constitute, a binding agreement.',
  ],
  [null, unclear, 'Non-binding numbers aside, this is not merely a summary but a binding agreement.'],
  [null, free, 'Only a fully executed lease will bind either of us.'],
  [null, free, 'This sheet is an invitation to negotiate and makes no duties on anybody.'],
  [null, free, 'Our quotation is without obligation.'],
  [null, partly, 'Nothing here ties you or us down before a lease, with one exception: keep our numbers to yourself.'],
  [null, partly, "This doesn't commit us. The only part that does count is the review fee, which we split."],
  [null, free, 'Neither side is on the hook until ink is on a lease.'],
  [null, free, 'SUBJECT TO CONTRACT\nI have authority to bind the corporation.'],
  [
    null,
    partly,
    'Except for Sections 14 (Exclusivity) and 15 (Confidentiality), which shall be binding, this LOI is non-binding.',
  ],
  [null, partly, 'This LOI is not binding. Notwithstanding the foregoing, paragraphs 9 and 10 are binding.'],
  [
    null,
    partly,
    "Other than the confidentiality and no-shop paragraphs above, this doesn't commit anybody to anything.",
  ],
  [
    null,
    bound,
    'Upon your countersignature this letter becomes a binding agreement to lease, whether or not a formal lease is ever signed.',
  ],
  [null, bound, 'Once both have initialed, this term sheet is enforceable in accordance with its terms.'],
  [
    null,
    unclear,
    'This is a summary of terms only. The parties intend to be bound by it, notwithstanding that no lease has been signed.',
  ],
  [
    null,
    unclear,
    'Non-binding. Notwithstanding the foregoing, if Tenant signs, Landlord is bound to lease the Premises to Tenant.',
  ],
  [null, unclear, 'If you agree, please sign and return one copy of this letter.'],
  [null, unclear, 'All of this is subject to contract. What we agree on the phone binds us.'],
];
