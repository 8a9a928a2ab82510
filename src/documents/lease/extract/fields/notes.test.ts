import { describe, expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { decideField } from '../decide.ts';
import type { Field } from '../field.ts';
import { lateCharge } from './default/late-charge.ts';
import { leaseStructure } from './expenses/lease-structure.ts';
import { opexEstimate } from './expenses/opex-estimate.ts';
import { guarantor } from './parties/guarantor.ts';
import { deliveryDate } from './term/delivery-date.ts';
import { assignment } from './transfer/assignment.ts';

const shownFor = (field: Field, text: string) =>
  decideField(field, { text: prepareText(caseDocument(text)), kind: 'lease', best: () => null }).values.map(
    ({ shown, note }) => (note === undefined ? shown : `${shown} (${note})`),
  );

describe('a value is shown with what limits it', () => {
  test.each<[string, Field, string, string[]]>([
    [
      'the other rate of which the greater counts',
      lateCharge,
      'All Rent shall bear interest from the date due until paid at the greater of (i) two percent (2%) above the prime rate of the Bank or (ii) twelve percent (12%) per annum.',
      ['Interest at prime + 2% or 12%, whichever is greater'],
    ],
    [
      'no other rate where there is only one',
      lateCharge,
      'All Rent shall bear interest from the date due until paid at two percent (2%) above the prime rate of the Bank.',
      ['Interest at prime + 2%'],
    ],
    [
      'the legal maximum that comes first',
      lateCharge,
      'Any Rent which is not paid when due shall bear interest at (i) the maximum interest rate permitted by applicable law or (ii) if there is no such rate then eighteen percent (18%) per annum.',
      ['Interest at 18% per year if the law sets no maximum, otherwise at that maximum'],
    ],
    [
      'that subletting is prohibited',
      assignment,
      '7.5 The Tenant shall not assign the whole of this lease without the consent of the Landlord, such consent not to be unreasonably withheld.\n7.6 Underletting is prohibited.',
      ['Landlord’s consent, not unreasonably withheld (Subletting is prohibited.)'],
    ],
    [
      'nothing on subletting that needs consent',
      assignment,
      '7.5 The Tenant shall not assign the whole of this lease without the consent of the Landlord, such consent not to be unreasonably withheld.\n7.6 Underletting without consent is prohibited.',
      ['Landlord’s consent, not unreasonably withheld'],
    ],
    [
      'that a day is only expected',
      deliveryDate,
      'Landlord expects to deliver the Premises to Tenant on or about June 1, 2025 (the “Estimated Delivery Date”).',
      ['June 1, 2025 (An expected day.)'],
    ],
    [
      'a promised day as it is',
      deliveryDate,
      'Landlord shall deliver the Premises to Tenant on June 1, 2025 (the “Delivery Date”).',
      ['June 1, 2025'],
    ],
    [
      'the limit of a guaranty',
      guarantor,
      '1.13 Guarantor: Dana R. Whitfield\n13. The liability of the Guarantor shall not exceed $95,000.00 and ends on the third anniversary of the Commencement Date.',
      [
        'Dana R. Whitfield (The liability of the Guarantor shall not exceed $95,000.00 and ends on the third anniversary of the Commencement Date.)',
      ],
    ],
    [
      'no limit of the landlord’s liability',
      guarantor,
      '1.13 Guarantor: Dana R. Whitfield\n13. The liability of the Landlord shall not exceed its interest in the Building.',
      ['Dana R. Whitfield'],
    ],
    [
      'that a net lease has exceptions',
      leaseStructure,
      'It is the intention of the parties that this Lease be absolutely net to the Landlord, and that the Landlord not be responsible for any costs except as expressly set out.',
      ['Absolute net (Except as the lease states otherwise.)'],
    ],
    ['a net lease without exceptions as it is', leaseStructure, 'This is a net lease.', ['Net lease']],
    [
      'that other charges are estimated separately',
      opexEstimate,
      'Estimated CAM charges: $5.10 per square foot; Real Estate Taxes: $3.85 per square foot; Insurance: $0.65 per square foot.',
      ['$5.10 per square foot (The document estimates other charges separately.)'],
    ],
    [
      'a single charge as it is',
      opexEstimate,
      'Estimated CAM charges: $5.10 per square foot.',
      ['$5.10 per square foot'],
    ],
  ])('%s', (_title, field, text, expected) => {
    expect(shownFor(field, text)).toEqual(expected);
  });
});
