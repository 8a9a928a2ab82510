import { expect, test } from 'vitest';
import { withTiedUnits } from './printable-text.ts';

test('a percent or degree sign stays on the line of its number', () => {
  expect(withTiedUnits('14.9 % of 20 °C and 3 ‰')).toBe('14.9\u00a0% of 20\u00a0°C and 3\u00a0‰');
  for (const text of ['5 mg of 3 samples', 'a % sign', '50% of it']) expect(withTiedUnits(text)).toBe(text);
});
