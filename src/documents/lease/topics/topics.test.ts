import { describe, expect, test } from 'vitest';
import { classifyTopics, likelyTopics } from './classify-topics.ts';
import { topicsOfHeadings } from './heading-topics.ts';

describe('topics of a paragraph', () => {
  test('are named by headings, and the innermost heading comes first', () => {
    expect(topicsOfHeadings('insurance and indemnity > waiver of subrogation')).toEqual(['insurance', 'indemnity']);
    expect(topicsOfHeadings('witnesseth')).toEqual([]);
  });

  test.each([
    [
      'assignment',
      'Tenant shall not assign this Lease or sublet the Premises or any part thereof without the prior written consent of Landlord, which consent shall not be unreasonably withheld.',
    ],
    [
      'holdover',
      'If Tenant holds over after the expiration of the Term without the consent of Landlord, Tenant shall be a tenant at sufferance at 150% of the Base Rent payable for the last month of the Term.',
    ],
    [
      'condemnation',
      'If the whole of the Building is taken by right of eminent domain or conveyed in lieu thereof, this Lease shall terminate on the date of the taking and the award belongs to Landlord.',
    ],
  ] as const)('are recognized as %s by the classifier without a heading', (topic, text) => {
    expect(likelyTopics(text)).toContain(topic);
  });

  test('are unknown if the paragraph has few known words', () => {
    expect(classifyTopics('Lorem ipsum dolor sit amet')).toEqual([]);
  });
});
