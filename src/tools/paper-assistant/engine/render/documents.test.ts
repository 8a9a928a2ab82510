import { expect, test } from 'vitest';
import { renderDocuments } from './documents.ts';
import { DRAFT_MACROS } from './draft-macros.ts';
import type { DraftParts } from './draft-parts.ts';
import { renderLatex } from './latex.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';
import { ORIGIN_MEANINGS, WORDING } from './wording.ts';

const parts: DraftParts = {
  manuscript: sampleManuscript,
  risks: [
    {
      id: 'x',
      state: 'open',
      rule: 'no-sample-size',
      severity: 'high',
      title: 'No sample size',
      sentence: null,
      quote: null,
      why: 'w',
      add: 'a',
      guideline: 'STROBE',
    },
    {
      id: 'x',
      state: 'open',
      rule: 'causal-verbs',
      severity: 'low',
      title: 'Causal verb',
      sentence: 's4',
      quote: '<b>x</b> [a](http://b) `c`',
      why: 'w',
      add: 'a',
    },
  ],
  coverage: {
    literature: 'off',
    covered: 0,
    total: 4,
    rows: ['=1+1', '+SUM(A1)', '-2', '@cmd', ' =1', '＝1', 'He said "yes", twice', 'plain'].map((text) => ({
      kind: 'sentence' as const,
      sentence: 's1',
      text,
      works: [],
      query: text,
      searches: [{ label: 'Crossref', url: 'https://search.crossref.org/?q=a b<c>' }],
    })),
  },
  provenance: [
    { sentence: 's1', origin: 'user', text: 'One.', place: 'Introduction', move: 'aim', confidence: 'high' },
    { sentence: 't1', origin: 'template', text: 'Two.', place: 'Introduction' },
  ],
  insights: 'My text\nas it was  sent.',
  figures: {},
  pdf: { bytes: new Uint8Array(), engine: 'Typst 0.14.2', note: 'LaTeX could not set it.' },
};
const files = renderDocuments(parts);

test('no cell of the coverage table can run in a spreadsheet', () => {
  const cells = (files['coverage.csv'] as string)
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(',')[2] as string);
  expect(cells.slice(0, 6)).toEqual(["'=1+1", "'+SUM(A1)", "'-2", "'@cmd", "' =1", "'＝1"]);
  expect(files['coverage.csv']).toContain('"He said ""yes"", twice"');
});

test('the risk checklist names each rule by severity, and quotes cannot act as markup', () => {
  const page = files['risk-checklist.md'] as string;
  expect(page.indexOf('no-sample-size')).toBeLessThan(page.indexOf('causal-verbs'));
  expect(page).toContain('absent from the text');
  expect(page).toContain('&lt;b\\>x&lt;/b\\> \\[a\\](http://b) \\`c\\`');
  expect(JSON.parse(files['risk-checklist.json'] as string).risks).toEqual(parts.risks);
});

test('the coverage page shows that look-ups were off and links to prepared searches', () => {
  expect(files['coverage.md']).toContain('look-ups were off');
  expect(files['coverage.md']).toContain('(<https://search.crossref.org/?q=a%20b%3Cc%3E>)');
});

test('the provenance table contains every row, and the insights file the text as it was sent', () => {
  expect(JSON.parse(files['provenance.json'] as string).sentences).toEqual(parts.provenance);
  expect(files['insights.txt']).toBe(parts.insights);
});

test('the accompanying texts name the built-in engine, the engine that made the PDF, and how to compile', () => {
  expect(files['README.md']).toContain('built-in engine');
  expect(files['README.md']).toContain('set by Typst 0.14.2');
  expect(files['README.md']).toContain('LaTeX could not set it.');
  expect(files['README.md']).toContain('latexmk -pdf main.tex');
  expect(files['AI-DISCLOSURE.md']).toContain('No language model was used');
  expect(files['AI-DISCLOSURE.md']).toContain('- 1: your own words, exactly as you wrote them');
});

/** Phrases that no native speaker would choose in these texts. */
const odd =
  /\bwhose words\b|\bwants? (?:a|an|the|its)\b|\bstands? (?:with|nowhere|between|in|at|for)\b|\bholds?\b|\bhold (?:personal|a|an|the)\b|\bwhom\b|\bready set\b|\b(?:was|is|draft,) set (?:by|as|in)\b|\bwrite on\b|\bof yours\b/i;

test('the texts of the zip use plain words', () => {
  const model = {
    name: 'M',
    calls: 1,
    tokens: 9,
    dollars: null,
    connecting: 1,
    chosen: 1,
    shortened: 1,
    readings: 0,
    questions: 0,
  };
  const written = [true, false].flatMap((on) =>
    Object.entries(
      renderDocuments({
        ...parts,
        ...(on ? { model: { ...model, dropped: {}, failures: [] } } : {}),
        coverage: { ...parts.coverage, literature: on ? 'on' : 'offline' },
      }),
    ).filter(([name]) => /\.md$/.test(name)),
  );
  const texts = [
    ...written.map(([, text]) => text),
    DRAFT_MACROS,
    ...Object.values(WORDING),
    ...Object.values(ORIGIN_MEANINGS),
    (renderLatex(sampleManuscript)['main.tex'] as string).split('\\begin{document}')[0] as string,
  ];
  expect(texts.length).toBeGreaterThan(25);
  expect(texts.flatMap((text) => text.split('\n').filter((line) => odd.test(line)))).toEqual([]);
  expect(odd.test('The small words in the margin say whose words a paragraph holds.')).toBe(true);
  expect(odd.test('Marks in the margin show who wrote a paragraph.')).toBe(false);
});
