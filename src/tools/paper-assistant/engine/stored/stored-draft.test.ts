import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Json } from '#contract/engine.ts';
import { compose } from '../compose.ts';
import { printedWords } from '../inlines.ts';
import type { Manuscript, ResearchInput } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { renderTypst } from '../render/typst.ts';
import { draftEditor } from '../revise/draft-editor.ts';
import { review } from '../revise/review.ts';
import { compositionFormat, readComposition, readInputs, storeComposition } from './stored-draft.ts';

type Row = {
  readonly research: Json;
  readonly findings: Json;
  readonly composition: { readonly manuscript: Manuscript } & { readonly [key: string]: Json };
};

const folder = join(import.meta.dirname, 'first-format');
const rows = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Row] as const,
);

const texts = join(import.meta.dirname, '..', '..', 'fixtures');
const everyBlock = `# What we did

We trained *one* net with **five** seeds, see https://example.org/a and \`x\`, and found that $x^2$ rose by 5% [@a1]. Others disagree (Nobody et al. 2001).

- one
  - two

> quoted

\`\`\`
code
\`\`\`

| a | b |
|---|---|
| 1 | 2 |

# What came out

Sleep rose by 5% (p = 0.01) in serum ferritin samples of athletes.

Keywords: a, b`;

function research(text: string): ResearchInput {
  return {
    text,
    images: [{ file: 'a.png', description: 'Serum ferritin of the athletes', width: 4, height: 3, type: 'png' }],
    options: {
      title: '',
      authors: ['A'],
      template: '',
      articleType: '',
      design: '',
      constraints: '',
      seeds: '@article{a1, author = {Smith, A.}, title = {Night work and {RNA}}, year = 2019}',
    },
  };
}

describe('a stored composition', () => {
  test.each(
    [...readdirSync(texts).map((name) => readFileSync(join(texts, name), 'utf8')), everyBlock, ''].map((text) => [
      text.slice(0, 30),
      text,
    ]),
  )('is read back unchanged: %s [D.133]', (_, text) => {
    const given = research(text as string);
    const composition = compose(given, { state: 'on', seeds: [], works: [], queries: [] });
    const stored = storeComposition(composition);
    expect(stored).toMatchObject({ format: compositionFormat });
    expect(readComposition(stored)).toEqual(JSON.parse(JSON.stringify(composition)));
    expect(readInputs({ research: JSON.parse(JSON.stringify(given)), findings: null }).research).toEqual(given);
  });

  test.each([
    ['a field that no schema knows', { extra: 1 }],
    ['a format of the future', { format: compositionFormat + 1 }],
    ['risks that are no list', { risks: 'none' }],
  ])('with %s is refused [D.133]', (_, wrong) => {
    const stored = storeComposition(compose(research('We found it.'))) as { [key: string]: Json };
    expect(() => readComposition({ ...stored, ...wrong })).toThrow();
  });
});

test('a draft in the second format has open items with ids, and prompts that can be answered [D.119, D.133]', () => {
  const composition = compose(research('Night buses are common. We counted accidents. They fell by 9 (p = 0.01).'));
  const { format: _, ...stored } = storeComposition(composition) as { readonly [key: string]: Json };
  const second = JSON.parse(
    JSON.stringify(
      { ...stored, format: 2, risks: composition.risks.filter(({ state }) => state === 'open') },
      (key, value) =>
        (key === 'move' && typeof value === 'string') ||
        key === 'state' ||
        (key === 'id' && typeof value === 'string' && /^[a-z]+-/.test(value) && !value.startsWith('r-'))
          ? undefined
          : value,
    ),
  ) as Json;
  const read = readComposition(second);
  expect(read.risks.length).toBeGreaterThan(3);
  expect(new Set(read.risks.map(({ id }) => id)).size).toBe(read.risks.length);
  expect(read.risks.every(({ state }) => state === 'open')).toBe(true);
  const moves = ({ sections }: Manuscript) =>
    sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'gap' ? [block.move] : [])));
  expect(moves(read.manuscript)).toEqual(moves(composition.manuscript));
  expect(moves(read.manuscript)).toContain('limitation');
});

describe('a draft in the first format [D.133]', () => {
  const bodyOf = ({ sections }: Manuscript) =>
    sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])));

  test.each(rows)('%s is read with every sentence once in the body, unchanged', (_, row) => {
    const before = [...sentencesOf(row.composition.manuscript)].map(({ sentence }) => sentence);
    const { manuscript, risks, coverage } = readComposition(row.composition as unknown as Json);
    const after = [...sentencesOf(manuscript)].map(({ sentence }) => sentence);
    const own = (list: typeof before) =>
      list
        .filter(({ origin, id }) => (origin === 'user' || origin === 'model') && !id.startsWith('x-'))
        .map((sentence) => [sentence.id, printedWords(sentence)].join(' '))
        .sort();
    expect(own(after)).toEqual(own(before));
    const repeated = after.filter(({ repeats }) => repeats !== undefined);
    const body = new Map(bodyOf(manuscript).map((sentence) => [sentence.id, sentence]));
    for (const sentence of repeated)
      expect(printedWords(body.get(sentence.repeats ?? '') as typeof sentence)).toBe(sentence.text);
    expect(repeated.length > 0).toBe(row.composition.manuscript.abstractHeading === undefined);
    for (const { id, inlines } of after.filter(({ origin }) => origin === 'user')) {
      expect([id, inlines.some(({ kind }) => kind === 'figure-reference')]).toEqual([id, false]);
    }
    expect(risks.map(({ id: _, state, ...risk }) => [state, risk])).toEqual(
      (row.composition['risks'] as Json[]).map((risk) => ['open', risk]),
    );
    expect(new Set(risks.map(({ id }) => id)).size).toBe(risks.length);
    expect(coverage).toEqual(row.composition['coverage']);
    expect(renderTypst(manuscript)['main.typ']).toContain('front(');
  });

  test.each(rows)('%s is shown, changed and stored in the current format', (_, { research, findings, composition }) => {
    const kept = composition as unknown as Json;
    const text = draftEditor.present(kept);
    const [sentence] = text.parts
      .slice(1)
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])));
    const revised = draftEditor.revise(
      { research, findings },
      kept,
      { kind: 'edit', sentence: sentence?.id ?? '', text: 'Other words.' },
      2,
    );
    expect(revised).toMatchObject({ format: compositionFormat });
    expect(draftEditor.compare(kept, revised as Json)).toMatchObject([{ kind: 'edited', sentence: sentence?.id }]);
  });

  test.each(rows)('%s has its sentences in the order of the text within each section', (_, row) => {
    const { manuscript } = readComposition(row.composition as unknown as Json);
    for (const section of manuscript.sections) {
      const ids = bodyOf({ ...manuscript, sections: [section] })
        .filter(({ origin }) => origin === 'user')
        .map(({ id }) => Number(id.slice(1)));
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  test('is reviewed without losing text written by a model', () => {
    const [, row] = rows.find(([name]) => name.startsWith('prose')) as (typeof rows)[number];
    const composition = readComposition(row.composition as unknown as Json);
    const reviewed = review(readInputs(row), composition, composition.manuscript);
    expect(reviewed.provenance.filter(({ origin }) => origin === 'model')).toHaveLength(1);
  });
});
