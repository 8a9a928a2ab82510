import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { openSubjectOf } from './open-statement.ts';
import { explicitlyOpen } from './open-subjects.ts';

const isOpen = (point: string, line: string): boolean =>
  explicitlyOpen(prepareText(caseDocument(`Rent is $20 a foot.\n${line}`)), point) !== null;

describe('a point that a sentence explicitly leaves open', () => {
  test.each([
    ['snda', 'We’d like to talk about an SNDA.'],
    ['audit_right', 'Right to check the books - open.'],
    ['default_cure', 'Cure periods to be agreed.'],
    ['ti_allowance', 'TI to be determined once plans are in.'],
    ['landlord_work', 'Landlord’s scope TBD'],
    ['termination_option', 'The break option is still under discussion.'],
    ['expansion_rofo', 'ROFO on level 4 to be discussed.'],
    ['parking', 'Parking ratio: TBC'],
    ['insurance', 'Insurance limits to be confirmed.'],
    ['liability', 'Liability to be agreed.'],
    ['governing_law', 'Law\tto be agreed'],
  ])('%s: %s', (point, line) => {
    expect(isOpen(point, line)).toBe(true);
  });

  test.each([
    ['another subject', 'parking', 'Parking lot lighting to be discussed with the city.'],
    ['a settled point', 'parking', 'Parking is three per thousand.'],
    ['what is open to the public', 'parking', 'Parking opens at seven.'],
    ['the premium is not the whole liability', 'liability', 'Insurance to be agreed.'],
    ['an obligation', 'signage', 'Signs to be installed by Tenant.'],
  ])('not %s', (_name, point, line) => {
    expect(isOpen(point, line)).toBe(false);
  });

  test('a long sentence is not read as one open point', () => {
    expect(openSubjectOf(`Parking to be agreed, ${'and what follows settles it, '.repeat(6)}`)).toBeNull();
  });
});
