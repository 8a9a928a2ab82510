import { expect, test } from 'vitest';
import type { EditorChange } from '#contract/draft-editor.ts';
import type { Composition } from '../compose.ts';
import { printedWords } from '../inlines.ts';
import { sentencesOf } from '../provenance.ts';
import { renderMarkdown } from '../render/markdown.ts';
import { storeComposition } from '../stored/stored-draft.ts';
import { addTo, change, first, idOf, latexOf, section } from './changes.fixture.ts';
import { draftEditor } from './draft-editor.ts';

const titles = ({ manuscript }: Composition) => manuscript.sections.map(({ title }) => title);

/** Every sentence of the author's running text, sorted, with how often it is in the draft. */
const words = ({ manuscript }: Composition) =>
  [...sentencesOf(manuscript)]
    .filter(({ sentence, where }) => sentence.origin.startsWith('user') && !/^(?:abstract|title|fig\d)/.test(where))
    .filter(({ sentence }) => sentence.repeats === undefined)
    .map(({ sentence }) => printedWords(sentence))
    .sort();

const move = (draft: Composition, title: string, to: 'up' | 'down'): EditorChange => ({
  kind: 'section-move',
  section: section(draft, title),
  to,
});

test('sections can be reordered, and every output follows the order [D.130]', () => {
  expect(titles(first)).toEqual(['Introduction', 'Methods', 'Results']);
  const moved = change(first, move(first, 'Results', 'up'));
  expect(titles(moved)).toEqual(['Introduction', 'Results', 'Methods']);
  expect(words(moved)).toEqual(words(first));
  const before = (text: string) => text.indexOf('Survival did not') < text.indexOf('Buds were recorded');
  expect(before(latexOf(first.manuscript))).toBe(false);
  expect(before(renderMarkdown(moved.manuscript))).toBe(true);
  const main = latexOf(moved.manuscript);
  expect(main.indexOf('03-results')).toBeLessThan(main.indexOf('02-methods'));
  expect(() => change(first, move(first, 'Results', 'down'))).toThrow('nothing was changed');
  expect(() => change(first, move(first, 'Introduction', 'up'))).toThrow('nothing was changed');
});

test('a section can be added, filled, renamed and moved, and a standard name has its usual effect [D.130]', () => {
  const added = change(first, { kind: 'section-add', after: section(first, 'Results'), text: 'Discussion' });
  expect(titles(added)).toEqual(['Introduction', 'Methods', 'Results', 'Discussion']);
  expect(added.manuscript.sections.at(-1)).toMatchObject({ origin: 'user-edited', covers: ['discussion'] });
  const filled = change(added, { ...addTo(section(added, 'Discussion'), null), text: 'Lamps may harm trees.' }, 3);
  expect(filled.provenance.find(({ text }) => text === 'Lamps may harm trees.')).toMatchObject({
    place: 'Discussion',
    move: 'interpretation',
  });
  const opening = change(filled, { kind: 'section-add', after: null, text: 'A box on lamps' }, 4);
  expect(titles(opening)[0]).toBe('A box on lamps');
  expect(opening.manuscript.sections[0]?.covers).toBeUndefined();
  const renamed = change(opening, { kind: 'edit', sentence: idOf(opening, 'A box'), text: 'Lamps in short' }, 5);
  expect(titles(renamed)[0]).toBe('Lamps in short');
  expect(titles(change(renamed, move(renamed, 'Lamps in short', 'down'), 6))[1]).toBe('Lamps in short');
});

test('a section that is removed leaves its heading and all its text in Notes to place [D.130]', () => {
  const removed = change(first, { kind: 'section-remove', section: section(first, 'Methods') });
  expect(titles(removed)).toEqual(['Introduction', 'Results', 'Notes to place']);
  expect(words(removed)).toEqual(words(first));
  const notes = removed.manuscript.sections.at(-1)?.blocks ?? [];
  expect(notes.map(({ kind }) => kind)).toEqual([
    'note',
    'heading',
    'paragraph',
    'paragraph',
    'paragraph',
    'code',
    'table',
  ]);
  const moved = idOf(removed, 'We followed');
  expect(removed.provenance.find(({ sentence }) => sentence === moved)).toMatchObject({ place: 'Notes to place' });
  // Undo returns to the previous version; what is stored can be read again.
  expect(draftEditor.present(storeComposition(removed)).parts.at(-1)?.arrange).toEqual([]);
  const back = change(
    removed,
    { kind: 'move', sentence: moved, section: section(removed, 'Results'), move: 'result' },
    3,
  );
  expect(words(back)).toEqual(words(first));
});

test('an empty section is removed completely, and the last section cannot be removed [D.130]', () => {
  const added = change(first, { kind: 'section-add', after: null, text: 'Box' });
  const gone = change(added, { kind: 'section-remove', section: section(added, 'Box') }, 3);
  expect(titles(gone)).toEqual(titles(first));
  let draft = first;
  for (const [index, title] of ['Introduction', 'Methods'].entries())
    draft = change(draft, { kind: 'section-remove', section: section(draft, title) }, index + 2);
  expect(titles(draft)).toEqual(['Results', 'Notes to place']);
  expect(words(draft)).toEqual(words(first));
  expect(() => change(draft, { kind: 'section-remove', section: section(draft, 'Results') }, 4)).toThrow(
    'A draft needs at least one section.',
  );
});

test.each<[string, EditorChange, RegExp]>([
  ['without words', { kind: 'section-add', after: null, text: ' . ' }, /at least one word/],
  ['with a heading of many lines', { kind: 'section-add', after: null, text: 'long '.repeat(90) }, /300 characters/],
  ['behind one that has gone', { kind: 'section-add', after: 'nowhere', text: 'Box' }, /no such section/],
  ['of notes', { kind: 'section-remove', section: 'notes-to-place' }, /no such section/],
  ['of the abstract', { kind: 'section-move', section: 'abstract', to: 'down' }, /no such section/],
])('a section %s is refused with a sentence [D.130]', (_, wanted, refusal) => {
  expect(() => change(first, wanted)).toThrow(refusal);
});
