import type { FieldTable } from './field-table.ts';

export const letterOnlyCases: FieldTable = {
  letter_expiration: {
    finds: [
      [
        'openUntil',
        'This offer is conditional on consent of the lender and remains open until noon on 18 June 2026.',
        '2026-06-18',
      ],
      ['heading', 'Acceptance: January 30, 2026', '2026-01-30'],
      ['deadline', 'We answer your letter of January 20; please reply by January 30, 2026.', '2026-01-30'],
      ['deadline', 'This proposal is good for thirty days from its date.', '2026-02-13'],
      ['heading', 'OFFER EXPIRATION: This proposal is good until January 30, 2026.', '2026-01-30'],
      [
        'deadline',
        'The above stands until close of business on Friday, January 30, 2026, after which assume it is pulled.',
        '2026-01-30',
      ],
      ['deadline', 'Need to hear by Monday noon.', '2026-01-19'],
      ['deadline', 'They want it signed up by January 30.', '2026-01-30'],
      ['deadline', 'Let me know by Friday January 30.', '2026-01-30'],
      ['deadline', 'Kindly let me have a yes, no or red-line by the 24th.', '2026-01-24'],
      [
        'deadline',
        'Agreed heads required by 12 noon Friday 20 February 2026, otherwise we remarket the unit.',
        '2026-02-20',
      ],
      ['deadline', 'Please countersign not later than February 21, 2026.', '2026-02-21'],
      ['deadline', 'This proposal is good for 30 days.', '2026-02-13'],
      ['deadline', 'We need to know your choice by January 30, 2026.', '2026-01-30'],
      ['deadline', 'Good till 1/30.', '2026-01-30'],
      ['deadline', 'We need a yes or no, your answer, by Friday 1/30, as a second building is on hold.', '2026-01-30'],
      ['deadline', 'The terms outlined above will be held until 5:00 p.m. on January 30, 2026.', '2026-01-30'],
      [
        'deadline',
        'This proposal shall remain open for acceptance for ten (10) business days from the date hereof.',
        '10 business days from the date of the letter',
        'check',
      ],
      ['signsBy', 'If Marlow signs by January 30 we will send the lease.', '2026-01-30'],
      ['ifNotSigned', 'If the letter has not been signed by Owner by April 3, 2026, we look elsewhere.', '2026-04-03'],
    ],
    silent: [
      [null, 'If Tenant fails to open for business, Landlord is repaid within thirty (30) days of notice.'],
      [null, 'Timing: target completion 30 June 2027'],
      [null, 'Keys May 1 if lease is signed by Apr 3.'],
      [null, 'Option 3 more years, let me know by Feb 15, 2026.'],
      [null, 'Let me know by February 15, 2029.'],
      [null, 'They want it painted by January 30.'],
      [null, 'This is our reply to the offer of January 20, 2026.'],
      [null, 'Acceptance: Tenant sends its statements within 10 business days of acceptance.'],
      [null, 'Timing: Tenant shall deliver the Deposit within 5 business days of acceptance.'],
      [null, 'We propose to extend your lease, which now expires on April 30, 2027.'],
      [null, 'If you sign by then we will send the lease.'],
      [null, 'The condition is open until February 1, 2026, or if approved earlier.'],
      [null, 'Owner shall not market the premises until May 15, 2026.'],
    ],
  },
  exclusivity: {
    finds: [
      [
        'willNot',
        'Owner shall not market, negotiate or accept proposals until May 15, 2026.',
        'Owner shall not market, negotiate or accept proposals until May 15, 2026.',
      ],
      ['negotiateOnly', 'We take the space off the market tonight.', 'We take the space off the market tonight.'],
      [
        'negotiateOnly',
        'Exclusivity: Landlord to withdraw the property from the market for 6 weeks',
        'Landlord to withdraw the property from the market for 6 weeks',
      ],
    ],
    silent: [
      [null, 'Owner remains free to show and market the suite to others.'],
      [null, 'Tenant will not offer a guaranty.'],
      [null, 'Landlord may withdraw the offer, and the property is on the market.'],
    ],
  },
  confidentiality: {
    finds: [
      ['discloseNot', 'What we tell each other stays private.', 'What we tell each other stays private.'],
      ['keep', 'Each side keeps the terms confidential.', 'Each side keeps the terms confidential.'],
      [
        'discloseNot',
        'The parties will not talk about the rent outside.',
        'The parties will not talk about the rent outside.',
      ],
    ],
    silent: [
      [null, 'These terms are not confidential.'],
      [null, '8. Confidentiality (Binding)'],
      [null, '5. Confidentiality obligations survive'],
      [null, 'Except for the obligations of confidentiality, nobody is bound by these terms.'],
      [null, 'The following provisions are binding: exclusivity, confidentiality and the deposit.'],
    ],
  },
  deposit_refundable: {
    finds: [
      ['isReleased', 'After three years, the deposit is to be released.', true],
      ['heading', 'Deposit. $60,000. Returned within 30 days from move-out.', true],
      ['heading', 'Deposit: $75,000, non-refundable', false],
      ['moneyBack', 'You leave $5,230 with us, returned within 30 days after you go.', true],
      ['heading', 'Deposit $3,360 back within 21 days of moving out if clean', true],
      ['isReleased', 'After that, the deposit of $25,000 is refundable until the permits are issued.', true],
    ],
    silent: [
      [null, 'Deposit: $60,000'],
      [null, 'Deposit: $60,000, reduced to $35,000 after the second year.'],
      [null, 'Money held. $60,000. It goes down to $35,000 after the second year.'],
      [null, 'Deposit: none further. The personal guaranties will be released on signing.'],
      [null, 'We pay $900 that is not returned when you leave.'],
    ],
  },
  legal_fees: {
    finds: [
      ['heading', 'Legal costs\nTenant pays up to £1,500', 'Tenant pays up to £1,500'],
      ['each', 'On this deal, each side pays its own counsel.', 'On this deal, each side pays its own counsel.'],
    ],
    silent: [[null, 'Solicitors: Hogg LLP']],
  },
  conditions: {
    finds: [
      ['approval', "Tenant's board has yet to approve the project.", "Tenant's board has yet to approve the project."],
      [
        'conditional',
        'As agreed, this Offer is conditional for seven days.',
        'As agreed, this Offer is conditional for seven days.',
      ],
      [
        'subjectToApproval',
        'As discussed, this offer is subject to the approval of the Lessor and its financier.',
        'As discussed, this offer is subject to the approval of the Lessor and its financier.',
      ],
      ['heading', 'Inspection\tTenant has 120 days to study title', 'Tenant has 120 days to study title'],
      ['named', 'Conditions\tApproval by the lender of the Landlord', 'Approval by the lender of the Landlord'],
      ['heading', 'Due diligence: the usual walk of the roof', 'the usual walk of the roof', 'check'],
    ],
    silent: [
      [null, 'Permits: none'],
      [null, 'Further to the inspection, I put forward the following offer, subject to contract:'],
      [null, 'APPROVALS\n14 September 2026'],
      [null, 'Permits: landlord'],
      [null, 'Permits: no hazardous materials without approval'],
      [null, 'CONDITION: Tenant accepts the Premises "as is, where is".'],
      [null, 'Condition and Furniture\nFurniture stays for the use of Subtenant.'],
      [null, 'Landlord consent conditions: no changes to the Premises'],
      [null, 'Landlord Approval: Landlord approves the plans within 15 days.'],
      [null, "This letter is not binding and is contingent on the tenant's review of a draft lease."],
    ],
  },
  lease_form: {
    finds: [
      ['heading', 'Paper. A short lease of four pages', 'A short lease of four pages'],
      [
        'draft',
        'You will receive, next week, our counsel’s draft lease from counsel.',
        'You will receive, next week, our counsel’s draft lease from counsel.',
      ],
    ],
    silent: [
      [null, 'The formula is simple.'],
      [null, 'Form: Wire transfer, certified cheque, or bank draft'],
    ],
  },
};
