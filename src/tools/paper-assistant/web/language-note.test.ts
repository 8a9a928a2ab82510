import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageNote } from './language-note.tsx';

const note = (language: Parameters<typeof LanguageNote>[0]['language']) =>
  renderToStaticMarkup(createElement(LanguageNote, { language })).replaceAll(/<[^>]+>/g, '');

test('the page says before submission what is done in English and in other languages [D.116]', () => {
  expect(note({ english: true, name: 'English' })).toBe(
    'English: everything. In other languages: your order and headings, no guessed moves, and a checklist limited to what doesn’t depend on language.',
  );
  expect(note({ english: false, name: 'German' })).toMatch(/^Your text is in German\. The draft keeps your order/);
  expect(note({ english: false, name: null })).toMatch(/^Your text isn’t in English\. /);
});
