import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EditorChange } from '#contract/draft-editor.ts';
import type { Json } from '#contract/engine.ts';
import { type Composition, compose } from '../compose.ts';
import { printedWords } from '../inlines.ts';
import type { Manuscript, ResearchInput } from '../manuscript.ts';
import { withModelWork } from '../model/with-model-work.ts';
import { sentencesOf } from '../provenance.ts';
import { readComposition, storeComposition } from '../stored/stored-draft.ts';
import { draftEditor } from './draft-editor.ts';
import { review } from './review.ts';

const folder = join(import.meta.dirname, '..', '..', 'fixtures');
const samples = readdirSync(folder).map((name) => [name, input(readFileSync(join(folder, name), 'utf8'))] as const);

function input(text: string, options: Partial<ResearchInput['options']> = {}): ResearchInput {
  const image = (number: number, description: string) =>
    ({ file: `figures/fig${number}.png`, description, width: 800, height: 600, type: 'png' }) as const;
  return {
    text,
    images: [image(1, 'Main result by group, with confidence intervals'), image(2, 'A view of the site')],
    options: {
      title: '',
      authors: [],
      template: 'article',
      articleType: '',
      design: '',
      constraints: '',
      seeds: '',
      ...options,
    },
  };
}

const inputsOf = (research: ResearchInput) => ({ research: research as unknown as Json, findings: null });

function revise(
  research: ResearchInput,
  composition: Composition,
  change: EditorChange,
  version = 2,
): Composition | null {
  const revised = draftEditor.revise(inputsOf(research), storeComposition(composition), change, version);
  return revised === null ? null : readComposition(revised);
}

const wordsOf = (manuscript: Manuscript) =>
  [...sentencesOf(manuscript)]
    .filter(({ sentence }) => sentence.repeats === undefined && !sentence.id.startsWith('x-'))
    .map(({ sentence }) => printedWords(sentence))
    .sort();

test('another template is checked against the limits of its journal, which the first one exceeds [D.63]', () => {
  const [, sample] = samples[0] as (typeof samples)[number];
  const long = Array.from({ length: 40 }, (_, index) => `We found result ${index} in a group of people.`).join(' ');
  const research = input(`# Abstract\n\n${long}\n\n# Methods\n\n${sample.text.slice(0, 600)}`);
  const limitsOf = (composition: Composition | null) =>
    composition?.risks.filter(({ rule }) => rule === 'template-limits').map(({ add }) => add);
  const first = compose(research);
  expect(limitsOf(first)).toEqual([]);
  const second = revise(research, first, { kind: 'template', template: 'mnras' });
  expect(limitsOf(second)).toEqual([expect.stringContaining('MNRAS (mnras) asks for an abstract of up to 250 words')]);
  expect(second?.manuscript).toEqual({ ...first.manuscript, template: 'mnras' });
  expect(limitsOf(revise(research, second as Composition, { kind: 'template', template: 'article' }))).toEqual([]);
});

describe('a draft after a review', () => {
  test.each(samples)('is the same as the composer left it: %s', (_, research) => {
    const composed = JSON.parse(JSON.stringify(compose(research))) as Composition;
    const reviewed = JSON.parse(JSON.stringify(review({ research, findings: null }, composed, composed.manuscript)));
    expect(reviewed.manuscript).toEqual(composed.manuscript);
    expect(reviewed.risks).toEqual(composed.risks);
    expect(new Set(reviewed.coverage.rows)).toEqual(new Set(composed.coverage.rows));
    expect({ ...reviewed.coverage, rows: [] }).toEqual({ ...composed.coverage, rows: [] });
    expect(reviewed.provenance).toEqual(composed.provenance);
  });

  test('keeps a model’s text while it is valid, and marks a question as addressed when its sentence is edited', () => {
    const [, sample] = samples[0] as (typeof samples)[number];
    const research = { ...sample, images: [] };
    const composed = compose(research);
    const { sections } = composed.manuscript;
    const [section, asked] = [
      sections[1]?.id ?? '',
      composed.provenance.find(({ where }) => where === sections[1]?.id),
    ];
    const drafted = withModelWork(composed, {
      name: 'a model',
      spending: { calls: 3, failures: 0, inputTokens: 10, outputTokens: 10, dollars: null },
      links: [],
      sentences: [{ section, text: 'These steps belong together.', before: asked?.sentence ?? '' }],
      abstract: [],
      risks: [{ sentence: asked?.sentence ?? '', why: 'It is short.', add: 'Say more.' }],
      dropped: {},
      failures: [],
    });
    const reviewed = review({ research, findings: null }, drafted, drafted.manuscript);
    expect(reviewed.manuscript).toEqual(drafted.manuscript);
    expect(reviewed.risks).toEqual(drafted.risks);
    expect(reviewed.model).toEqual(drafted.model);
    const edited = revise(research, drafted, {
      kind: 'edit',
      sentence: asked?.sentence ?? '',
      text: 'It is said now.',
    });
    expect(edited?.risks.filter(({ rule }) => rule === 'raised-by-the-model')).toMatchObject([
      { state: 'addressed', quote: 'It is said now.' },
    ]);
    const taken = revise(research, drafted, { kind: 'edit', sentence: 'm1', text: 'My own words instead.' });
    expect(taken?.provenance.find(({ sentence }) => sentence === 'm1')?.origin).toBe('user-edited');
    expect(taken?.risks.map(({ rule }) => rule)).toContain('raised-by-the-model');
  });

  test('keeps a shortened sentence while it only leaves out the author’s words, and treats it as the author’s own once edited [D.128]', () => {
    const text =
      'Previous studies have shown that night work harms sleep. We recruited 20 nurses on night work. We found that mood was worse after nights (p = 0.01).';
    const research = { text, images: [], options: { ...samples[0]?.[1].options } } as unknown as ResearchInput;
    const composed = compose(research);
    const drafted = withModelWork(composed, {
      name: 'a model',
      spending: { calls: 1, failures: 0, inputTokens: 10, outputTokens: 10, dollars: null },
      links: [],
      sentences: [],
      abstract: [{ slot: 'result', sentence: 's3', text: 'Mood was worse after nights.' }],
      risks: [],
      dropped: {},
      failures: [],
    });
    const inAbstract = (composition: Composition | null) =>
      composition?.provenance
        .filter(({ where }) => where === 'abstract')
        .map(({ origin, text: words }) => [origin, words]);
    expect(inAbstract(drafted)).toContainEqual(['model', 'Mood was worse after nights.']);
    expect(review({ research, findings: null }, drafted, drafted.manuscript).manuscript).toEqual(drafted.manuscript);
    const other = revise(research, drafted, { kind: 'edit', sentence: 's3', text: 'Mood was better after nights.' });
    expect(inAbstract(other)).toContainEqual(['user-repeated', 'Mood was better after nights.']);
    expect(inAbstract(other)?.map(([origin]) => origin)).not.toContain('model');
    const own = revise(research, drafted, { kind: 'edit', sentence: 'm1', text: 'Nights worsened mood.' });
    expect(inAbstract(own)).toContainEqual(['user-edited', 'Nights worsened mood.']);
    expect(own?.provenance.find(({ sentence }) => sentence === 's3')?.origin).toBe('user');
  });

  test('contains every sentence of the author exactly once after any series of moves and edits', () => {
    const [, research] = samples[0] as (typeof samples)[number];
    const first = compose(research);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.constantFrom('move', 'move', 'edit', 'template'),
            at: fc.nat(),
            to: fc.nat(),
            words: fc.string({ minLength: 1, maxLength: 40 }),
          }),
          { maxLength: 8 },
        ),
        (steps) => {
          let composition: Composition = first;
          let expected = wordsOf(first.manuscript);
          for (const [index, step] of steps.entries()) {
            const view = draftEditor.present(storeComposition(composition));
            const running = view.parts
              .filter(({ id }) => id !== 'abstract')
              .flatMap(({ blocks }) => blocks)
              .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
              .filter(({ editable }) => editable);
            const sentence = running[step.at % running.length];
            if (sentence === undefined) continue;
            const place = view.places[step.to % view.places.length] as (typeof view.places)[number];
            const words = `Edited ${index} ${step.words}`;
            const change: EditorChange =
              step.kind === 'move'
                ? { kind: 'move', sentence: sentence.id, section: place.section, move: place.move }
                : step.kind === 'edit'
                  ? { kind: 'edit', sentence: sentence.id, text: words }
                  : { kind: 'template', template: draftEditor.templates[step.to % 8]?.id ?? '' };
            const next = revise(research, composition, change, index + 2);
            if (next === null) continue;
            if (step.kind === 'edit') {
              const now = [...sentencesOf(next.manuscript)].find(
                (entry) => entry.sentence.id === sentence.id,
              )?.sentence;
              expect(now?.origin).toBe('user-edited');
              expected = [...expected];
              expected[expected.indexOf(sentence.words)] = printedWords(now as NonNullable<typeof now>);
              expected.sort();
            }
            composition = next;
            expect(wordsOf(composition.manuscript)).toEqual(expected);
            const ids = [...sentencesOf(composition.manuscript)].map((entry) => entry.sentence.id);
            expect(new Set(ids).size).toBe(ids.length);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the abstract of a draft', () => {
  const [, sample] = samples[0] as (typeof samples)[number];
  const first = compose(sample);
  const repeatedIn = ({ manuscript }: Composition) =>
    manuscript.abstract.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
  const [repetition] = repeatedIn(first) as [ReturnType<typeof repeatedIn>[number]];
  const other = first.provenance.find(
    ({ sentence, origin, move, where }) =>
      origin === 'user' &&
      move !== undefined &&
      where !== 'abstract' &&
      !repeatedIn(first).some(({ repeats }) => repeats === sentence),
  )?.sentence as string;

  test('repeats the sentence that the author chose, which stays in the body [D.79]', () => {
    const chosen = revise(sample, first, { kind: 'abstract', slot: 'background', sentence: other }) as Composition;
    expect(repeatedIn(chosen)[0]).toMatchObject({
      id: `r-${other}`,
      repeats: other,
      origin: 'user-repeated',
      move: { label: 'background' },
    });
    expect(wordsOf(chosen.manuscript)).toEqual(wordsOf(first.manuscript));
    expect(revise(sample, chosen, { kind: 'abstract', slot: 'background', sentence: other }, 3)).toBeNull();
    const none = revise(sample, chosen, { kind: 'abstract', slot: 'background', sentence: null }, 3) as Composition;
    expect(none.manuscript.abstract[0]).toMatchObject({ kind: 'gap', slot: 'background' });
    expect(() => revise(sample, first, { kind: 'abstract', slot: 'limitation', sentence: other })).toThrow(
      /no such part/,
    );
    expect(() => revise(sample, first, { kind: 'abstract', slot: 'aim', sentence: 's999' })).toThrow(/no longer/);
  });

  test('contains the new words of an edited sentence, edited in either place [D.79]', () => {
    for (const sentence of [repetition.repeats as string, repetition.id]) {
      const edited = revise(sample, first, { kind: 'edit', sentence, text: 'Sleep matters.' }) as Composition;
      expect(repeatedIn(edited)[0]).toMatchObject({
        id: repetition.id,
        text: 'Sleep matters.',
        origin: 'user-repeated',
      });
      expect(edited.provenance.find((entry) => entry.sentence === repetition.repeats)).toMatchObject({
        origin: 'user-edited',
        text: 'Sleep matters.',
      });
    }
  });

  test('does not allow moving sentences in or out, or rewriting', () => {
    expect(draftEditor.present(storeComposition(first)).places.map(({ section }) => section)).not.toContain('abstract');
    const results = first.manuscript.sections.find(({ covers }) => covers?.includes('results'))?.id ?? '';
    expect(() =>
      revise(sample, first, { kind: 'move', sentence: repetition.id, section: results, move: 'result' }),
    ).toThrow(/Choose another sentence/);
    expect(() => revise(sample, first, { kind: 'rewrite', sentence: repetition.id, text: 'New.' })).toThrow(/repeats/);
  });

  test('stays unchanged if the author wrote it, and has no parts to choose for', () => {
    const research = input('# Abstract\n\nSleep matters to all.\n\n# Results\n\nSleep rose by 5% in 20 adults.');
    const composed = compose(research);
    expect(composed.provenance.filter(({ origin }) => origin === 'user-repeated')).toEqual([]);
    expect(() => revise(research, composed, { kind: 'abstract', slot: 'aim', sentence: 's4' })).toThrow(
      /its own abstract/,
    );
  });
});

test('a proposed figure is confirmed, moved or refused, and no sentence of the author changes [D.113]', () => {
  const research = {
    ...input(
      'We found that grip strength declined with age. We found that serum ferritin rose in athletes. Mood was stable in all.',
    ),
    images: [
      { file: 'x.png', description: 'Serum ferritin of the athletes', width: 4, height: 3, type: 'png' as const },
    ],
  };
  const first = compose(research);
  const figureOf = ({ manuscript }: Composition) => manuscript.figures[0];
  const referencesIn = ({ provenance }: Composition) =>
    provenance.filter(({ sentence }) => sentence === 'x-fig1').map(({ origin, text }) => [origin, text]);
  expect(referencesIn(first)).toEqual([['template', '(Figure 1, proposed)']]);
  const confirmed = revise(research, first, { kind: 'figure', figure: 'fig1', sentence: 's2' }) as Composition;
  expect(figureOf(confirmed)).toMatchObject({ mentionedBy: 's2', boundBy: 'author' });
  expect(referencesIn(confirmed)).toEqual([['template', '(Figure 1)']]);
  const refused = revise(research, confirmed, { kind: 'figure', figure: 'fig1', sentence: null }, 3) as Composition;
  expect(figureOf(refused)).toMatchObject({ mentionedBy: null, boundBy: 'author' });
  expect(referencesIn(refused)).toEqual([]);
  expect(wordsOf(refused.manuscript)).toEqual(wordsOf(first.manuscript));
  expect(() => revise(research, first, { kind: 'figure', figure: 'fig7', sentence: 's2' })).toThrow(/no longer/);
});
