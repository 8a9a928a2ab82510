import type { RiskExamples } from '../letter-risk-suite.ts';

export const commitmentCases: Readonly<Record<string, RiskExamples>> = {
  parts_bind: {
    fires: [
      'These are promises each of us may be held to.',
      'Sections 4 and 5 are binding.',
      'Nobody is bound, except for confidentiality.',
      'The deposit row takes effect when signed.',
      'Save for the foregoing sentence, no party is bound.',
    ],
    silent: [
      [null, 'Save for the foregoing sentence, the form of lease is that of the landlord.'],
      ['none', 'Nothing here, no paragraph and no row of it, is a contract.'],
    ],
  },
  deal_by_reply: {
    fires: [
      'We have a contract as soon as this sheet is initialed by both.',
      'Then we have a deal.',
      'We shook on it.',
      "Call me by Monday and it is all yours, a deal you'd like.",
      'If this is acceptable, sign below.',
    ],
    silent: [
      [
        'nothingBinds',
        'If these terms are acceptable please sign below.\nNeither party will have any legal obligation unless a lease is executed.',
      ],
      ['calledOff', 'Tenant may call the deal off, or it is settled.'],
      ['nothingBinds', 'Then we have a deal.\nThis is a non-binding letter.'],
    ],
  },
  court_may_enforce: {
    fires: ['Each side may ask for specific performance.', 'What is customary in the county applies.'],
    silent: [[null, 'A court of the county decides disputes.']],
  },
  landlord_cannot_negotiate: {
    fires: [
      'Landlord pulls the listing for 45 days.',
      'No shop until lease execution.',
      'Landlord will not market the suite for 30 days.',
      'Lock-out: six weeks',
    ],
    silent: [
      [null, 'The shop listing is for May.'],
      ['tenantOnly', 'Tenant shall not negotiate with another landlord for any other space for 30 days.'],
      ['noHold', 'There is no exclusivity period of 30 days.'],
    ],
  },
  tenant_discretionary_out: {
    fires: [
      'We may drop out in that time for whatever reason or none.',
      'Exit by Heliograph: any time before construction, for any or no reason.',
      'Tenant may cancel in 30 days in its sole discretion.',
      "Conditional on the tenant's financing being approved: subject to the tenant's committee approval.",
    ],
    silent: [
      [null, 'The landlord gives no reason.'],
      ['landlordSide', 'The owner, for any reason, may terminate; our side may too.'],
    ],
  },
  no_authority: {
    fires: [
      'The building is owned by Alton Pettus and the estate of Ruth Pettus.',
      'Our clerk has no authority to sign.',
      'I have to check with my brother.',
    ],
    silent: [['broker', 'The broker has no authority to sign.']],
  },
  other_paper_unseen: {
    fires: [
      'A list of rules to follow.',
      "There are points we haven't discussed.",
      'All terms of the head lease apply to you.',
    ],
    silent: [['landlordsCosts', 'Invoice terms to follow.']],
  },
  head_consent_needed: {
    fires: [
      'The overlandlord must agree in writing.',
      "Your clients obtain the landlords' consent to the assignation.",
      'The deal is subject to consent of the head landlord.',
      'The freeholder gives his agreement to the transfer.',
    ],
    silent: [
      [null, 'The overlandlord must repair the roof.'],
      ['furtherTransfer', 'The head landlord must consent to alterations.'],
    ],
  },
  existing_restriction: {
    fires: [
      'Existing exclusives in the center apply.',
      'The gym upstairs has that in their lease.',
      'The deed bars retail.',
    ],
    silent: [
      ['none', 'There are no existing exclusives.'],
      ['none', 'Tenant will confirm the absence of any covenant that prohibits the use.'],
    ],
  },
  jury_waived: {
    fires: ['Each side waives a jury.'],
    silent: [[null, 'A court in Ohio decides.']],
  },
  public_record: {
    fires: ['This reply becomes a public record.'],
    silent: [[null, 'The record of rent is private.']],
  },
};
