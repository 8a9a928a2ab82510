import { expect, test } from 'vitest';
import { texts } from './texts.ts';

test.each([
  ['Office Lease', 'Section 4.1, page 2', 'Office Lease, Section 4.1, page 2'],
  // The heading of the document, when given as the place, repeats its name.
  ['Office Lease', 'OFFICE LEASE', 'Office Lease'],
  ['Office Lease', 'OFFICE LEASE, page 1', 'Office Lease, page 1'],
  ['Office Lease', 'OFFICE LEASE SCHEDULE, page 1', 'Office Lease, OFFICE LEASE SCHEDULE, page 1'],
  ['Lease (2024)', 'Lease (2024), page 1', 'Lease (2024), page 1'],
  ['Office Lease', 'Section 4.1', 'Office Lease, Section 4.1'],
  ['Office Lease', 'OFFICE LEASE', 'Office Lease'],
  ['Office Lease', null, 'Office Lease, entered by you'],
] as const)('a source in %s at %s is shown as %s', (name, place, shown) => {
  expect(texts.page.place(name, place)).toBe(shown);
});
