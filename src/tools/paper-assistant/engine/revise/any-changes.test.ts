import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EditorChange } from '#contract/draft-editor.ts';
import type { Composition } from '../compose.ts';
import { printedWords } from '../inlines.ts';
import type { Sentence } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { storeComposition } from '../stored/stored-draft.ts';
import { addTo, change, first, idOf, latexOf, section } from './changes.fixture.ts';
import { draftEditor } from './draft-editor.ts';

describe('hostile input', () => {
  const sentence = idOf(first, 'We followed');
  test.each<[string, EditorChange, RegExp | null]>([
    ['an empty sentence', { kind: 'split', sentence, first: ' ', second: 'x y' }, /at least one word/],
    ['a run of marks', { kind: 'edit', sentence, text: `We saw${'!'.repeat(30)}` }, /consecutive punctuation/],
    ['more text than a draft holds', { kind: 'edit', sentence, text: 'word '.repeat(6_100) }, /30,000 characters/],
    ['a title of many lines', { kind: 'edit', sentence: 't1', text: 'long '.repeat(90) }, /300 characters/],
    ['a sentence of another section', addTo(section(first, 'Results'), sentence), /no longer/],
    ['a section that is not there', addTo('nowhere', null), /no such section/],
    ['the abstract that repeats', addTo('abstract', null), /abstract repeats/],
    ['a heading to delete', { kind: 'delete', sentence: idOf(first, 'Methods') }, /Change their words/],
    ['a table that is a sentence', { kind: 'table', sentence, rows: [['a']] }, /no longer/],
    ['code that is a sentence', { kind: 'code', sentence, text: 'a' }, /no longer/],
    ['nothing to join with', { kind: 'join', sentence: idOf(first, 'Survival') }, /No sentence follows/],
    ['a paragraph in a list', { kind: 'paragraph', sentence: idOf(first, 'Count'), begins: true }, /Only running/],
  ])('%s is refused with a sentence [D.130]', (_, wanted, refusal) => {
    expect(() => change(first, wanted)).toThrow(refusal ?? '');
  });

  test('is stored without markup, and nothing of it reaches LaTeX [D.130]', () => {
    const typed = 'Trees <script>alert(1)</script>grew \\input{/etc/passwd} in\u0000 parks.';
    const cell = change(first, { kind: 'table', sentence: idOf(first, '| Street'), rows: [[typed, 'Day']] });
    const added = change(cell, { ...addTo(section(first, 'Results'), null), text: typed }, 3);
    const named = change(added, { kind: 'keywords', keywords: [typed.slice(0, 90)] }, 4);
    const latex = latexOf(named.manuscript);
    expect(latex).not.toContain('<script');
    expect(latex).not.toMatch(/\\input\{\/etc/);
  });
});

test('any series of changes leaves a draft that contains each sentence once, can be stored and read again, and can be printed [D.130]', () => {
  const kinds = ['up', 'down', 'begin', 'unite', 'join', 'split', 'add', 'delete', 'open', 'higher', 'remove'] as const;
  fc.assert(
    fc.property(
      fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(), to: fc.nat() }), { maxLength: 12 }),
      (steps) => {
        let composition = first;
        let expected = wordsOf(first);
        for (const [index, { kind, at, to }] of steps.entries()) {
          const own = [...sentencesOf(composition.manuscript)].filter(({ sentence, where }) =>
            isRunning(sentence, where),
          );
          const chosen = own[at % Math.max(1, own.length)];
          if (chosen === undefined) break;
          const { id: sentence } = chosen.sentence;
          const words = printedWords(chosen.sentence);
          const changes: Record<(typeof kinds)[number], EditorChange> = {
            up: { kind: 'shift', sentence, to: 'up' },
            down: { kind: 'shift', sentence, to: 'down' },
            begin: { kind: 'paragraph', sentence, begins: true },
            unite: { kind: 'paragraph', sentence, begins: false },
            join: { kind: 'join', sentence },
            split: { kind: 'split', sentence, first: `${words} a`, second: 'b' },
            add: {
              ...addTo(chosen.where, to % 2 === 0 ? sentence : null),
              paragraph: to % 3 === 0,
              text: `New ${index}.`,
            },
            delete: { kind: 'delete', sentence },
            open: { kind: 'section-add', after: to % 2 === 0 ? null : chosen.where, text: `Part ${index}` },
            higher: { kind: 'section-move', section: chosen.where, to: to % 2 === 0 ? 'up' : 'down' },
            remove: { kind: 'section-remove', section: chosen.where },
          };
          try {
            composition = change(composition, changes[kind], index + 2);
          } catch (error) {
            // An impossible change is rejected with a message or has no effect.
            expect(`${(error as Error).name} ${(error as Error).message}`).toMatch(/^InputError|nothing was changed$/);
            continue;
          }
          if (kind === 'split') expected.push('a', 'b');
          if (kind === 'add') expected.push('New', `${index}.`);
          if (kind === 'delete') for (const word of words.split(' ')) expected.splice(expected.indexOf(word), 1);
          expected = expected.sort();
          expect(wordsOf(composition)).toEqual(expected);
          const ids = [...sentencesOf(composition.manuscript)].map((entry) => entry.sentence.id);
          expect(new Set(ids).size).toBe(ids.length);
          const shown = draftEditor.present(storeComposition(composition));
          expect(shown.parts.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'figure')).toHaveLength(
            3,
          );
        }
        expect(latexOf(composition.manuscript)).toContain('\\end{document}');
      },
    ),
    { numRuns: 40 },
  );
});

function isRunning(sentence: Sentence, where: string): boolean {
  return (
    where !== 'abstract' &&
    !/^(?:title|keywords|fig\d)/.test(where) &&
    sentence.origin.startsWith('user') &&
    (sentence.move !== undefined ||
      (where === 'notes-to-place' && !/^(?:# |Introduction|Methods|Results|Part \d|```|\|)/.test(sentence.text)))
  );
}

/** Every word of the body text, sorted. */
function wordsOf({ manuscript }: Composition): string[] {
  return [...sentencesOf(manuscript)]
    .filter(({ sentence, where }) => isRunning(sentence, where))
    .flatMap(({ sentence }) => printedWords(sentence).split(' '))
    .sort();
}
