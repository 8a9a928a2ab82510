import { expect, test } from 'vitest';
import { readAsPrinted } from './printed-tex.ts';

test.each([
  ['of $142\\,\\mathrm{kg/m^3}$', 'of 142 kg/m^3'],
  ['\\SI{1.9}{\\micro\\meter} wide', '1.9 µm wide'],
  ['$4.1 \\pm 0.2$~km', '4.1 ± 0.2 km'],
  ['at $80^\\circ$C', 'at 80°C'],
  ['80\\% of $\\theta$', '80% of \\theta'],
  ['costs 5 km', 'costs 5 km'],
])('the rules read %j as a reader would see it [D.118]', (typed, seen) => {
  expect(readAsPrinted(typed)).toBe(seen);
});
