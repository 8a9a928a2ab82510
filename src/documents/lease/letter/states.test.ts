import { expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { decideLetter } from './decide-letter.ts';
import { stateCases } from './states.cases.ts';

test.each(stateCases)('%s in “%s”: %s, %s', (id, text, value, state) => {
  const letter = prepareText(caseDocument(`LETTER OF INTENT\nJanuary 14, 2026\n${text}`));
  const [found] = decideLetter(letter).decisions.get(id)?.values ?? [];
  expect(found?.value ?? null).toBe(value);
  expect(found?.state).toBe(state);
});
