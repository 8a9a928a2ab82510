import { expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { decideLetter } from './decide-letter.ts';
import { stateCases } from './states.cases.ts';

test.each(stateCases.map(([field, text, value, state]) => ({ field, text, value, state })))(
  '$field in “$text”: $value, $state',
  ({ field, text, value, state }) => {
    const letter = prepareText(caseDocument(`LETTER OF INTENT\nJanuary 14, 2026\n${text}`));
    const [found] = decideLetter(letter).decisions.get(field)?.values ?? [];
    expect(found?.value ?? null).toBe(value);
    expect(found?.state).toBe(state);
  },
);
