import { expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../../../prepare/lease-text.ts';
import { decideField } from '../../decide.ts';
import { brokers } from './brokers.ts';

const shownFor = (text: string) =>
  decideField(brokers, {
    text: prepareText(caseDocument(text)),
    kind: 'lease',
    best: () => null,
  }).values.map(({ shown }) => shown);

test.each([
  [
    'BASIC LEASE INFORMATION\nLandlord’s Broker:\tPacific Crown Realty\nTenant’s Broker:\tEllison & Wray',
    ['Pacific Crown Realty (for the landlord)', 'Ellison & Wray (for the tenant)'],
  ],
  [
    'BROKERS\nEach party represents that it dealt with no broker other than Adler Kingsway Inc., representing Landlord, and Norwood Tenant Advisors LLC, representing Tenant. Landlord shall pay both.',
    ['Adler Kingsway Inc. (for the landlord)', 'Norwood Tenant Advisors LLC (for the tenant)'],
  ],
  [
    'BROKERS\nTenant represents that it has dealt only with Calder Ross (for Tenant) and Stonegate Realty Partners (for Landlord). No broker’s commission is due to others.',
    ['Calder Ross (for the tenant)', 'Stonegate Realty Partners (for the landlord)'],
  ],
  [
    'BROKERS\nKestrel Realty Group acted for both parties, and Lessor pays its commission.',
    ['Kestrel Realty Group (for both parties)'],
  ],
  [
    '17. Brokers. Hollis Mercer represents Sublandlord and Trueline Realty Advisors represents Subtenant. Sublandlord shall pay a commission under a separate agreement.',
    ['Hollis Mercer (for the landlord)', 'Trueline Realty Advisors (for the tenant)'],
  ],
  [
    '1.23 Brokers: Landlord’s broker: The Halloran Company. Tenant’s broker: none.',
    ['The Halloran Company (for the landlord)'],
  ],
  ['BROKERS\nThe only broker is Delancey Healthcare Realty.', ['Delancey Healthcare Realty']],
])('a broker is shown with the side that it acts for, if the document says so: %s', (text, shown) => {
  expect(shownFor(text)).toEqual(shown);
});
