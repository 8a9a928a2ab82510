import { describe, expect, test } from 'vitest';
import { type Composition, compose } from '../compose.ts';
import { printedWords } from '../inlines.ts';
import { sentencesOf } from '../provenance.ts';
import { storeComposition } from '../stored/stored-draft.ts';
import { change, first, idOf, latexOf, research, section, text } from './changes.fixture.ts';
import { draftEditor } from './draft-editor.ts';

/** The words of a part, paragraph by paragraph. */
function paragraphs({ manuscript }: Composition, title: string): string[] {
  return manuscript.sections
    .filter((section) => section.title === title)
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'paragraph'
          ? [
              block.sentences
                .filter(({ origin }) => origin !== 'template')
                .map((one) => printedWords(one))
                .join(' '),
            ]
          : [],
      ),
    );
}

const figure = ({ manuscript }: Composition, id: string) => manuscript.figures.find((entry) => entry.id === id);

describe('a change of the text', () => {
  test('adds a sentence after another, in the same or a separate paragraph [D.130]', () => {
    const after = idOf(first, 'We followed');
    const within = change(first, {
      kind: 'add',
      section: section(first, 'Methods'),
      after,
      paragraph: false,
      move: null,
      text: 'All were three years old.',
    });
    expect(paragraphs(within, 'Methods')[0]).toBe(
      'We followed 84 saplings on twelve streets. All were three years old. Buds were recorded every second day.',
    );
    const added = within.provenance.find(({ text: words }) => words === 'All were three years old.');
    expect(added).toMatchObject({ origin: 'user-edited', move: 'method' });
    const apart = change(first, {
      kind: 'add',
      section: section(first, 'Results'),
      after: null,
      paragraph: true,
      move: 'result',
      text: 'Leaf area was alike. So was height.',
    });
    expect(paragraphs(apart, 'Results').at(-1)).toBe('Leaf area was alike. So was height.');
    expect(apart.provenance.filter(({ text: words }) => /alike|height/.test(words)).map(({ move }) => move)).toEqual([
      'result',
      'result',
    ]);
  });

  test('adds an item to a list, and renumbers the items [D.130]', () => {
    const added = change(first, {
      kind: 'add',
      section: section(first, 'Methods'),
      after: idOf(first, 'Measure the light'),
      paragraph: true,
      move: null,
      text: 'Mark the branch.',
    });
    const leads = added.provenance.filter(({ text: words }) => /^\d\./.test(words)).map(({ text: words }) => words);
    expect(leads).toEqual(['1. Measure the light.', '2. Mark the branch.', '3. Count the buds.']);
    const back = change(added, { kind: 'shift', sentence: idOf(added, 'Count the buds'), to: 'up' }, 3);
    expect(back.provenance.filter(({ text: words }) => /^\d\./.test(words)).map(({ text: words }) => words)).toEqual([
      '1. Measure the light.',
      '2. Count the buds.',
      '3. Mark the branch.',
    ]);
  });

  test('splits a sentence, joins the halves, deletes the rest, and updates the abstract [D.130]', () => {
    const sentence = idOf(first, 'We followed');
    const split = change(first, {
      kind: 'split',
      sentence,
      first: 'We followed 84 saplings.',
      second: 'They stood on twelve streets.',
    });
    expect(paragraphs(split, 'Methods')[0]).toBe(
      'We followed 84 saplings. They stood on twelve streets. Buds were recorded every second day.',
    );
    const joined = change(split, { kind: 'join', sentence }, 3);
    expect(paragraphs(joined, 'Methods')[0]).toContain('We followed 84 saplings. They stood on twelve streets. Buds');
    expect([...sentencesOf(joined.manuscript)]).toHaveLength([...sentencesOf(first.manuscript)].length);
    const gone = change(joined, { kind: 'delete', sentence }, 4);
    expect(gone.provenance.some(({ text: words }) => words.includes('saplings'))).toBe(false);
    expect(latexOf(gone.manuscript)).not.toContain('saplings');
  });

  test('moves a sentence past its neighbors, from paragraph to paragraph [D.130]', () => {
    const sentence = idOf(first, 'Survival did not');
    const up = change(first, { kind: 'shift', sentence, to: 'up' });
    expect(paragraphs(up, 'Results')).toEqual([
      'Trees near lamps opened their buds 9.2 days earlier. Figure 1 shows the days of both years. Survival did not differ between the groups.',
    ]);
    const top = change(change(up, { kind: 'shift', sentence, to: 'up' }, 3), { kind: 'shift', sentence, to: 'up' }, 4);
    expect(paragraphs(top, 'Results')[0]).toMatch(/^Survival did not/);
    expect(() => change(top, { kind: 'shift', sentence, to: 'up' }, 5)).toThrow('nothing was changed');
  });

  test('starts a new paragraph, and joins it to the previous one [D.130]', () => {
    const sentence = idOf(first, 'Figure 1 shows');
    const parted = change(first, { kind: 'paragraph', sentence, begins: true });
    expect(paragraphs(parted, 'Results')).toHaveLength(3);
    const joined = change(parted, { kind: 'paragraph', sentence, begins: false }, 3);
    expect(paragraphs(joined, 'Results')).toEqual(paragraphs(first, 'Results'));
  });
});

describe('a change of other content', () => {
  test('edits cells, keeps the columns, and prints the new cells [D.130]', () => {
    const sentence = idOf(first, '| Street');
    const rows = [
      ['Street', 'Day'],
      ['lit', '92'],
      ['dark', '100'],
      ['park', '101'],
    ];
    const edited = change(first, { kind: 'table', sentence, rows });
    const table = draftEditor
      .present(storeComposition(edited))
      .parts.flatMap(({ blocks }) => blocks)
      .find(({ kind }) => kind === 'table');
    expect(table).toMatchObject({ rows, sentence: { origin: 'user-edited' } });
    expect(latexOf(edited.manuscript)).toMatch(/\{park\} & \{101\}/);
    expect(() => change(first, { kind: 'table', sentence, rows: [['only one']] })).toThrow(/as many cells/);
  });

  test('edits code line by line, and deletes it [D.130]', () => {
    const sentence = idOf(first, '```');
    const edited = change(first, { kind: 'code', sentence, text: '\nlm(\n  day ~ light\n)\n' });
    expect(edited.manuscript.sections.flatMap(({ blocks }) => blocks)).toContainEqual(
      expect.objectContaining({ kind: 'code', lines: ['lm(', '  day ~ light', ')'] }),
    );
    const gone = change(edited, { kind: 'delete', sentence }, 3);
    expect(latexOf(gone.manuscript)).not.toContain('day ~ light');
  });

  test('gives every section a heading by the author, which templates print [D.130]', () => {
    const prose = compose({ ...research, text: text.replaceAll(/^# .*$/gm, ''), images: [] });
    const made = prose.manuscript.sections.find(({ heading, covers }) => heading === undefined && covers !== undefined);
    const named = change(prose, { kind: 'heading', section: made?.id ?? '', text: 'What the lamps did' });
    expect(latexOf(named.manuscript)).toContain('What the lamps did');
    const own = change(first, { kind: 'heading', section: section(first, 'Results'), text: 'Findings' });
    expect(own.manuscript.sections.map(({ title }) => title)).toContain('Findings');
    expect(() => change(first, { kind: 'heading', section: 'notes-to-place', text: 'X' })).toThrow(/no such section/);
  });

  test('changes authors and keywords, which the front matter prints [D.130]', () => {
    const author = {
      name: 'Bo Ek',
      affiliation: 'Oak Lab',
      email: '',
      orcid: '0000-0002-1825-0097',
      corresponding: true,
    };
    const ann = { name: 'Ann Lee', affiliation: '', email: '', orcid: '', corresponding: false };
    const named = change(first, { kind: 'authors', authors: [author, ann] });
    expect(named.manuscript).toMatchObject({ authors: ['Bo Ek', 'Ann Lee'], bylines: [author] });
    const keyed = change(named, { kind: 'keywords', keywords: [' street   light ', 'buds', 'buds', ''] }, 3);
    expect(keyed.manuscript.keywords).toEqual(['street light', 'buds']);
    const latex = latexOf(keyed.manuscript);
    for (const words of ['Oak Lab', 'street light']) expect(latex).toContain(words);
    const line = compose({ ...research, text: `${text}\n\nKeywords: lamps, trees`, images: [] });
    const changed = change(line, { kind: 'keywords', keywords: ['moths'] });
    expect(changed.manuscript.keywordLine).toMatchObject({ text: 'Keywords: moths', origin: 'user-edited' });
  });
});

describe('a change of the figures', () => {
  test('numbers them in the author’s order, and updates the numbers in the text [D.130] [D.113]', () => {
    expect(figure(first, 'fig1')).toMatchObject({ number: 1, boundBy: 'number' });
    const ordered = change(first, { kind: 'figure-order', figures: ['fig2', 'fig1', 'fig3'] });
    expect(figure(ordered, 'fig2')).toMatchObject({ number: 1, boundBy: 'number' });
    expect(figure(ordered, 'fig2')?.caption?.text).toBe('Figure 1. Light at the trees');
    expect(figure(ordered, 'fig1')).toMatchObject({ number: 2 });
    // The order is kept through later changes.
    const later = change(ordered, { kind: 'template', template: 'mnras' }, 3);
    expect(later.manuscript.figures.map(({ id }) => id)).toEqual(['fig2', 'fig1', 'fig3']);
    expect(paragraphs(ordered, 'Results')).toEqual(paragraphs(first, 'Results'));
    // Even if no caption states a number.
    const last = change(first, { kind: 'figure-order', figures: ['fig3', 'fig1', 'fig2'] });
    expect(last.manuscript.figures.map(({ id, number }) => [id, number])).toEqual([
      ['fig3', 1],
      ['fig1', 2],
      ['fig2', 3],
    ]);
    expect(() => change(first, { kind: 'figure-order', figures: ['fig1', 'fig1', 'fig2'] })).toThrow(/no longer/);
  });

  test('writes, edits and deletes a caption, and a deleted caption does not return [D.130]', () => {
    const written = change(first, { kind: 'caption', figure: 'fig3', text: 'Height of all trees in m' });
    expect(figure(written, 'fig3')?.caption?.text).toBe('Height of all trees in m');
    const edited = change(written, { kind: 'caption', figure: 'fig1', text: 'Days of bud burst by street' }, 3);
    expect(latexOf(edited.manuscript)).toContain('Days of bud burst by street');
    const gone = change(edited, { kind: 'delete', sentence: 'c1' }, 4);
    expect(figure(change(gone, { kind: 'template', template: 'spie' }, 5), 'fig1')?.caption).toBeNull();
    const long = Array.from({ length: 400 }, () => 'word').join(' ');
    expect(() => change(first, { kind: 'caption', figure: 'fig1', text: long })).toThrow(/Maximum/);
  });
});
