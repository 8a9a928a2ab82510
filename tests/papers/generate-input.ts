import type { ResearchInput } from '#tools/paper-assistant/engine/manuscript.ts';
import { HOSTILE } from '#tools/paper-assistant/engine/render/testing/generate-manuscript.ts';

export interface GeneratedInput {
  readonly input: ResearchInput;
  /** A word that occurs in one sentence, heading or caption of the input, and only once in the whole input. */
  readonly marks: readonly string[];
  /** The sentences of plain words, as they should appear on the page. */
  readonly plain: readonly string[];
}

/**
 * A possible submission generated from a seed: paragraphs, headings, labels and lists of sentences with every move,
 * some with math, sources, other scripts or hostile fragments, and up to four figures.
 */
export function generateInput(seed: number): GeneratedInput {
  const random = numbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const marks: string[] = [];
  const plain: string[] = [];
  const mark = () => {
    const word = consonants(seed * 1000 + marks.length);
    marks.push(word);
    return word;
  };
  const number = () => String(10 + Math.floor(random() * 9_000) / 10);
  const sentence = (): string => {
    const words = pick(SENTENCES).replace('#', mark).replaceAll('%n', number);
    if (random() < 0.6) {
      plain.push(words);
      return words;
    }
    const extra = pick([
      ...HOSTILE.map((one) => one.replaceAll('\n', ' ')),
      '$x_1^2 \\leq 5$',
      '(Smith et al., 2019)',
      '[3, 4]',
    ]);
    return `${words.replace(/\.$/, '')} ${extra} at the end.`;
  };
  const paragraph = () => Array.from({ length: 1 + Math.floor(random() * 5) }, sentence).join(' ');
  const block = () => {
    const kind = random();
    if (kind < 0.12) return `## ${pick(['Methods', 'Results', 'Notes', 'Discussion'])} ${mark()}\n\n${paragraph()}`;
    if (kind < 0.2) return `${pick(['Methods', 'Results', 'Limitations'])}: ${paragraph()}`;
    if (kind < 0.3) return [1, 2, 3].map((place) => `${pick(['-', '*', `${place}.`])} ${sentence()}`).join('\n');
    return paragraph();
  };
  const text = Array.from({ length: 4 + Math.floor(random() * 8) }, block).join('\n\n');
  const images = Array.from({ length: Math.floor(random() * 5) }, (_, index) => ({
    file: `figures/fig${index + 1}.png`,
    description: random() < 0.8 ? `Panel ${mark()} by hour in mm` : '',
    width: 640 + Math.floor(random() * 900),
    height: 480,
    type: 'png' as const,
  }));
  const options = {
    title: random() < 0.5 ? '' : 'A given title',
    authors: random() < 0.5 ? [] : ['A. Author'],
    template: 'article',
    articleType: '',
    design: '',
    constraints: '',
    seeds: random() < 0.7 ? '' : '@article{a, title={Street lamps}, author={Ito, A.}, year={2019}}',
  };
  return { input: { text, images, options }, marks, plain };
}

/** '#' is replaced by the marker word, '%n' by a number. */
const SENTENCES = [
  'Previous studies have shown that # matters for the growth of trees in towns.',
  'Little is known about # in dry summers.',
  'We aimed to test whether # changes the day of bud burst.',
  'We measured # at %n sites with a probe.',
  'Samples of # were dried at %n degrees for two days.',
  'We found that # rose from %n to %n mm.',
  'The mean of # was %n (95% CI %n to %n).',
  'Growth with # did not differ between both groups.',
  'These results suggest that # may act as a signal.',
  'One limitation is that # was seen in one city only.',
  'Perhaps # is worth a second look.',
  'Figure 1 shows # over time.',
  'It was # that nobody had asked for.',
];

/** A word without vowels, which no typesetter hyphenates, different for each number. */
function consonants(value: number): string {
  const letters = 'bcdfghjklmnpqrstvwxz';
  let rest = value;
  let word = '';
  for (let place = 0; place < 5; place += 1) {
    word += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return `q${word}q`;
}

/** mulberry32: a small generator with a reproducible sequence. */
function numbers(seed: number): () => number {
  let state = (seed + 7_919) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
