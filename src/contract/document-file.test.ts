import { expect, test } from 'vitest';
import { documentNameProblem, permittedName } from './document-file.ts';

test.each([
  ['Lease 12, Main St.pdf', 'Lease-12-Main-St.pdf'],
  ['Lease - 12 Main Street (final).pdf', 'Lease-12-Main-Street.pdf'],
  ['_office lease.docx', 'office-lease.docx'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['Mietvertrag Büro Köln.PDF', 'Mietvertrag-Buro.PDF'],
  ['ACommercialLeaseAgreementOfMany.pdf', 'ACommercialLeaseAgre.pdf'],
  ['賃貸借契約書.pdf', 'document.pdf'],
  ['v1.2_signed copy.pdf', 'v1.2_signed-copy.pdf'],
  ['- .pdf', 'document.pdf'],
])('%s can be used as %s', (name, permitted) => {
  expect(permittedName(name)).toBe(permitted);
  expect(documentNameProblem(permitted)).toBeNull();
});
