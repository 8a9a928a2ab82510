import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EditorChange } from '../../../../contract/draft-editor.ts';
import type { Json } from '../../../../contract/engine.ts';
import { type Composition, compose } from '../compose.ts';
import type { Manuscript, ResearchInput } from '../manuscript.ts';
import { withModelWork } from '../model/with-model-work.ts';
import { sentencesOf } from '../provenance.ts';
import { printedWords } from '../sentences.ts';
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
  return draftEditor.revise(inputsOf(research), composition as unknown as Json, change, version) as Composition | null;
}

const wordsOf = (manuscript: Manuscript) =>
  [...sentencesOf(manuscript)].map(({ sentence }) => printedWords(sentence)).sort();

test('another template has the limits of its journal checked, and the first one does not keep them [D.63]', () => {
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

describe('a manuscript that is reviewed', () => {
  test.each(samples)('comes out of the review as the composer left it: %s', (_, research) => {
    const composed = JSON.parse(JSON.stringify(compose(research))) as Composition;
    const reviewed = JSON.parse(JSON.stringify(review({ research, findings: null }, composed, composed.manuscript)));
    expect(reviewed.manuscript).toEqual(composed.manuscript);
    expect(reviewed.risks).toEqual(composed.risks);
    expect(new Set(reviewed.coverage.rows)).toEqual(new Set(composed.coverage.rows));
    expect({ ...reviewed.coverage, rows: [] }).toEqual({ ...composed.coverage, rows: [] });
    expect(reviewed.provenance).toEqual(composed.provenance);
  });

  test('keeps what a model added while it holds, and drops a question whose sentence was edited', () => {
    const [, sample] = samples[0] as (typeof samples)[number];
    const research = { ...sample, images: [] };
    const composed = compose(research);
    const { sections } = composed.manuscript;
    const [section, asked] = [
      sections[1]?.id ?? '',
      composed.provenance.find(({ where }) => where === sections[1]?.id),
    ];
    const drafted = withModelWork(composed, null, {
      name: 'a model',
      spending: { calls: 3, failures: 0, inputTokens: 10, outputTokens: 10, dollars: null },
      links: [],
      sentences: [{ section, text: 'These steps belong together.', sentences: [asked?.sentence ?? ''], works: [] }],
      risks: [{ sentence: asked?.sentence ?? '', why: 'It is short.', add: 'Say more.' }],
      dropped: {},
      failures: [],
    });
    const reviewed = review({ research, findings: null }, drafted, drafted.manuscript);
    expect(reviewed.manuscript).toEqual(drafted.manuscript);
    expect(reviewed.risks).toEqual(drafted.risks);
    expect(reviewed.coverage.notes).toEqual(drafted.coverage.notes);
    const edited = revise(research, drafted, {
      kind: 'edit',
      sentence: asked?.sentence ?? '',
      text: 'It is said now.',
    });
    expect(edited?.risks.map(({ rule }) => rule)).not.toContain('raised-by-the-model');
    const taken = revise(research, drafted, { kind: 'edit', sentence: 'm1', text: 'My own words instead.' });
    expect(taken?.provenance.find(({ sentence }) => sentence === 'm1')?.origin).toBe('user-edited');
    expect(taken?.risks.map(({ rule }) => rule)).toContain('raised-by-the-model');
  });

  test('every sentence of the author stands in it exactly once after any series of moves and edits', () => {
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
            const view = draftEditor.present(composition as unknown as Json);
            const running = view.parts
              .flatMap(({ blocks }) => blocks)
              .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
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
