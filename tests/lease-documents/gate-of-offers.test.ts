import { expect, test } from 'vitest';
import { gateLease, gateLetter } from '#documents/lease/gate.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { gateOnlyOffers } from '../../scripts/gate-documents.ts';

test('the gate accepts at least 260 of 310 offers by authors whose texts train nothing, and calls at most 4 of them leases [D.104]', () => {
  const texts = gateOnlyOffers().map((text) => prepareText(caseDocument(text)));
  expect(texts).toHaveLength(310);
  expect(texts.filter((text) => gateLetter(text).accepted).length).toBeGreaterThanOrEqual(260);
  expect(texts.filter((text) => gateLease(text).accepted).length).toBeLessThanOrEqual(4);
});
