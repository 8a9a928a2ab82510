import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compose } from '../compose.ts';
import type { PrototypeOptions, Risk } from '../manuscript.ts';
import { clean } from './case-texts.ts';
import { riskRules } from './check-risks.ts';
import { sampleSize } from './counts.ts';
import type { PassageRule, RiskContext } from './rule.ts';

function risksOf(text: string, options: Partial<PrototypeOptions> = {}, descriptions: readonly string[] = []): Risk[] {
  return [
    ...compose({
      text,
      images: descriptions.map((description) => ({ file: 'x.png', description, width: 4, height: 3, type: 'png' })),
      options: {
        title: '',
        authors: [],
        template: '',
        articleType: '',
        design: '',
        constraints: '',
        seeds: '',
        ...options,
      },
    }).risks,
  ];
}

const rulesOf = (risks: readonly Risk[]) => [
  ...new Set(risks.filter(({ state }) => state === 'open').map(({ rule }) => rule)),
];

test.each(Object.entries(clean))('a clean text (%s) raises only the standard notices', (_, text) => {
  const alarms = risksOf(text).filter(({ severity, state }) => severity !== 'info' && state === 'open');
  expect(alarms).toEqual([]);
});

test.each([
  'The flow was discretised on a grid of 400 x 200 cells.',
  'We solved the equations on a mesh of 80,000 elements.',
  'We used 40,000 cells, and the resolution was doubled once.',
  'We trained the net with 12,000,000 parameters for 40 epochs.',
  'The images were scaled to 224 x 224 pixels.',
  'A total of 400 grid points was used, with a refractive index of n = 1.5.',
])('what is computed is no sample: %s', (method) => {
  const risks = risksOf(`${method} The drag fell by 12 N. The wake was 3 m long.`);
  expect(risks.filter(({ rule, state }) => rule === 'no-sample-size' && state === 'satisfied')).toEqual([]);
});

test.each([
  'We measured 400 cells of two bees.',
  'We weighed 12 blocks of clay from one quarry.',
  'We measured the plates (n = 24, in two groups).',
  'A total of 400 plates was weighed.',
])('what is counted is a sample: %s', (words) => {
  const sentence = { id: 's1', words, lower: words.toLowerCase(), move: 'method' };
  const context = { design: { id: 'other' }, sentences: [sentence], lower: sentence.lower } as unknown as RiskContext;
  expect(sampleSize(context)?.quote).toBe(words);
});

test('a citation says what it was compared with: nothing, or which works fit', () => {
  const cited = (citation: string, seeds = '') =>
    risksOf(`We watched 20 bees as before ${citation}.`, { seeds }).filter(
      ({ rule }) => rule === 'citation-without-seed',
    );
  const [none] = cited('\\cite{lost}');
  expect(none?.title).toBe('A citation that could not be compared');
  expect(none?.why).toContain('No seed papers were given');
  const two = `@article{a, author={Roos, Ida and Ek, Per}, title={Lamps in stables}, year={2015}}
@article{b, author={Roos, Ida and Berg, Siv}, title={Lamps in barns}, year={2015}}`;
  const [several] = cited('(Roos 2015)', two);
  expect(several?.title).toBe('A citation that fits more than one seed paper');
  expect(several?.add).toContain('Lamps in stables (a); Lamps in barns (b)');
  expect(cited('(Roos and Ek 2015)', two)).toEqual([]);
  const [unknown] = cited('(Lund 2015)', two);
  expect(unknown?.title).toBe('A citation that names none of the seed papers');
});

test('a number in a sentence that the user did not write must be in the input', () => {
  const rule = riskRules.find(({ id }) => id === 'number-not-in-input') as PassageRule;
  const composition = compose({
    text: 'We recruited 20 nurses.',
    images: [],
    options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
  });
  const sentence = (text: string) => ({
    id: 'm1',
    origin: 'model' as const,
    text,
    inlines: [{ kind: 'text' as const, text }],
  });
  const quotes = (text: string) =>
    rule
      .find({
        manuscript: { ...composition.manuscript, abstract: [{ kind: 'paragraph', sentences: [sentence(text)] }] },
        lower: 'we recruited 20 nurses.',
      } as unknown as RiskContext)
      .map(({ quote }) => quote);
  expect(quotes('All 20 nurses took part.')).toEqual([]);
  expect(quotes('All 21 nurses took part.')).toEqual(['All 21 nurses took part.']);
});

test('disclosure of AI use is always requested, even for an empty text', () => {
  for (const text of ['', ...Object.values(clean)]) expect(rulesOf(risksOf(text))).toContain('ai-disclosure');
});

test('the study design is detected from the text, and the author’s choice overrides it', () => {
  const rules = (options: Partial<PrototypeOptions>) =>
    risksOf('We used a prospective cohort of 90 women. Risk was higher with night work.', options);
  expect(rules({}).find(({ rule }) => rule === 'design-read-from-words')?.add).toContain(
    'observational study (guideline: STROBE)',
  );
  expect(rulesOf(rules({ design: 'animal' }))).toContain('animals-without-ethics');
  expect(rulesOf(rules({ design: 'animal' }))).not.toContain('design-read-from-words');
});

test('a risk quotes the sentence that triggers it, and names the guideline behind it', () => {
  const text = readFileSync(new URL('../../fixtures/cohort-night-work.txt', import.meta.url), 'utf8');
  expect(risksOf(text).find(({ rule }) => rule === 'causal-words-observational')).toMatchObject({
    severity: 'high',
    quote: 'Night work causes hypertension mainly in women under 45.',
    sentence: expect.stringMatching(/^s\d+$/),
    guideline: 'STROBE',
  });
});

test('no rule judges quality or gives a score', () => {
  for (const { title, why, add } of riskRules)
    expect(`${title} ${why} ${add}`).not.toMatch(/\bquality\b|\bpoints out of\b|\bgrade\b/i);
});
