import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { printedWords } from './inlines.ts';
import type { Block, PrototypeOptions, ResearchInput } from './manuscript.ts';
import { mayAnswer } from './prompts.ts';
import { sentencesOf } from './provenance.ts';

const noOptions: PrototypeOptions = {
  title: '',
  authors: [],
  template: 'article',
  articleType: '',
  design: '',
  constraints: '',
  seeds: '',
};

function input(
  text: string,
  descriptions: readonly string[] = [],
  options: Partial<PrototypeOptions> = {},
): ResearchInput {
  return {
    text,
    images: descriptions.map((description, index) => ({
      file: `${index}.png`,
      description,
      width: 640,
      height: 480,
      type: index % 2 === 0 ? 'png' : 'jpeg',
    })),
    options: { ...noOptions, ...options },
  };
}

const fixtures = new URL('../fixtures/', import.meta.url);
const insightTexts = readdirSync(fixtures)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ name, text: readFileSync(new URL(name, fixtures), 'utf8') }));

const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const bare = (text: string) => text.replaceAll(/\s+/g, '');

/** Any text that the page accepts, or that an attacker may send. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        'We found that sleep rose by 5.2% (p < 0.05). ',
        'Little is known about this. ',
        'We aim to test whether it works. ',
        'Films were annealed at 100 °C. ',
        'Figure 2 shows it. ',
        'Methods: ',
        '# Results\n',
        'Abstract\n\n',
        'Keywords: a, b\n\n',
        'Title: The study\n',
        '- ',
        '1. ',
        '\n\n',
        '\n',
        '---\n',
        '**',
        '$x^2$ ',
        '$5 ',
        '\\section{',
        '}',
        '\\input{x} ',
        '今天天气很好。',
        'مرحبا بالعالم. ',
        '👩‍🔬 ',
        '\ud800',
        '...!? ',
        'e.g. ',
        'References\n',
        '\n> quoted\n',
        '\n| a | b |\n|---|--:|\n| 1 | 2 |\n',
        '\n```\n',
        '[a](https://b.c/d_e) ',
        'https://b.c/(d). ',
        '`x` ',
        '*y* ',
        '   - ',
        '\\begin{equation}a=b\\end{equation} ',
        '"',
        '\u0000',
        '\u2028',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

const anyInput = fc.record({
  text: anyText,
  descriptions: fc.array(anyText, { maxLength: 4 }),
  title: fc.constantFrom('', 'A title', 'The study'),
});

describe('the body contains every user sentence exactly once', () => {
  function check(given: ResearchInput): void {
    const { manuscript } = compose(given);
    const all = [...sentencesOf(manuscript)].map(({ sentence }) => sentence);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);

    const own = all.filter(({ id }) => /^s\d+$/.test(id)).sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
    expect(own.map(({ id }) => id)).toEqual(own.map((_, index) => `s${index + 1}`));
    expect(own.every(({ origin }) => origin === 'user')).toBe(true);
    // The sentences, joined in text order, restore the text, with at most one space between two. Quotation marks are
    // layout.
    const unquoted = (text: string) => fold(text.replaceAll('>', ' '));
    const source = unquoted(given.text);
    let at = 0;
    for (const entry of own) {
      const text = unquoted(entry.text);
      if (text === '') continue;
      if (source[at] === ' ') at += 1;
      expect(source.startsWith(text, at)).toBe(true);
      at += text.length;
    }
    expect(at).toBe(source.length);
    // The printed words are the same, except for layout marks.
    for (const sentence of all.filter(({ id }) => !id.startsWith('x-'))) {
      const { text, lead = '', trail = '' } = sentence;
      expect(bare(lead + printedWords(sentence) + trail)).toBe(bare(text));
    }

    // The abstract only repeats sentences; it never replaces them in the body.
    const abstract = manuscript.abstract.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
    for (const { origin, repeats, text } of abstract.filter(() => manuscript.abstractHeading === undefined)) {
      const body = own.find(({ id }) => id === repeats);
      expect([origin, body?.text.includes(text)]).toEqual(['user-repeated', true]);
    }

    const captions = manuscript.figures
      .toSorted((a, b) => a.id.localeCompare(b.id))
      .map(({ caption }) => caption?.text ?? '');
    expect(captions).toEqual(given.images.map(({ description }) => fold(description)));
  }

  test.each(insightTexts)('in $name [D.44, D.79]', ({ text }) =>
    check(input(text, ['', 'The mean ISI score by week'])),
  );

  test('in any text, regardless of script, marks and length [D.44, D.79]', () => {
    fc.assert(
      fc.property(anyInput, ({ text, descriptions, title }) => check(input(text, descriptions, { title }))),
      { numRuns: 300 },
    );
  });

  test('under a heading of each kind, in the order of the text [D.79]', () => {
    const text =
      '# Background\n\nIt is well known that sleep matters for the health of shift workers. Little is known about nurses.\n\n# Methods\n\nWe surveyed 120 nurses in two hospitals.\n\n# Results\n\nWe found that sleep rose by 5% (p = 0.01). Mood was stable.';
    const { manuscript } = compose(input(text));
    const body = manuscript.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences.map(({ id }) => id) : [])),
    );
    expect(body).toEqual(['s2', 's3', 's5', 's7', 's8']);
    expect(manuscript.abstract.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))).toMatchObject([
      { id: 'r-s2', origin: 'user-repeated', repeats: 's2', move: { label: 'background' } },
      { id: 'r-s3', repeats: 's3', move: { label: 'gap' } },
      { id: 'r-s5', repeats: 's5', move: { label: 'method' } },
      { id: 'r-s7', repeats: 's7', move: { label: 'result' } },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['one word', 'Sleep'],
    ['only punctuation', '!!! ??? ... --- ,,, '.repeat(20)],
    ['only Chinese', '我们研究睡眠。结果很清楚！'.repeat(60)],
    ['right to left', 'درسنا النوم. النتائج واضحة؟ '.repeat(30)],
    ['emoji', '😀😀. 👩‍🔬🧪! '.repeat(80)],
    ['lone surrogates', '\ud800 a. \udfff B. '.repeat(50)],
    ['LaTeX commands', '\\documentclass{article} \\input{/etc/passwd} \\end{document} % \\write18{ls}. '.repeat(20)],
    ['one character, ten thousand times', 'a'.repeat(10_000)],
    ['ten thousand brackets', '('.repeat(10_000)],
    ['ten thousand dollars', '$'.repeat(10_000)],
    ['ten thousand stops', '. '.repeat(5_000)],
    ['ten thousand lines', '\n'.repeat(10_000)],
    ['ten thousand sentences', 'A\nb. '.repeat(2_000)],
  ])('in a text of %s', (_, text) => check(input(text, ['A plot'])));
});

describe('nothing is invented', () => {
  const blocksOf = ({ manuscript }: ReturnType<typeof compose>): Block[] => [
    ...manuscript.abstract,
    ...manuscript.sections.flatMap(({ blocks }) => blocks),
  ];

  test('every sentence is the user’s, apart from a marked working title [D.44]', () => {
    fc.assert(
      fc.property(anyInput, ({ text, descriptions }) => {
        const { manuscript, provenance } = compose(input(text, descriptions));
        for (const { origin, text: words, where } of provenance) {
          if (origin === 'user' || origin === 'user-repeated') continue;
          expect(origin).toBe('template');
          if (where === 'title') expect(words).toMatch(/^Working title(?:: |$)/);
          else expect(words).toMatch(/^\(Figure \d+, proposed\)$/);
        }
        expect(provenance).toHaveLength([...sentencesOf(manuscript)].length);
      }),
    );
  });

  test('keywords, title and headings contain no number that the user did not give', () => {
    fc.assert(
      fc.property(anyInput, ({ text, descriptions }) => {
        const { manuscript } = compose(input(text, descriptions));
        const given = new Set(`${text} ${descriptions.join(' ')}`.match(/\d+/g) ?? []);
        const shown = [
          manuscript.title.text,
          ...manuscript.keywords,
          ...manuscript.sections.map(({ title }) => title),
        ].join(' ');
        for (const number of shown.match(/\d+/g) ?? []) expect(given).toContain(number);
      }),
    );
  });

  test('the abstract repeats one sentence or more for each part, prompts for the others, and states this [D.79]', () => {
    for (const { text } of insightTexts) {
      const { manuscript } = compose(input(text));
      const repeated = manuscript.abstract.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
      const prompts = manuscript.abstract.flatMap((block) => (block.kind === 'gap' ? [block.slot] : []));
      expect(repeated.length).toBeGreaterThan(2);
      const said = repeated.map(({ move }) => move?.label);
      // A sentence chosen for one part may also cover another.
      for (const slot of ['background', 'gap', 'aim', 'method', 'result', 'interpretation'] as const)
        expect(
          said.includes(slot) ||
            prompts.includes(slot) ||
            repeated.some(({ text, move }) => mayAnswer({ words: text, move }, slot)),
        ).toBe(true);
      expect(manuscript.abstract.at(-1)).toMatchObject({
        kind: 'note',
        text: expect.stringMatching(/^The abstract repeats sentences of your own text/),
      });
    }
  });

  test('an empty text with images gives figures, and gaps in all four sections', () => {
    const composition = compose(input('', ['The mean ISI score by week', '']));
    expect(composition.manuscript.title.text).toBe('Working title');
    expect(composition.manuscript.sections.map(({ id }) => id)).toEqual([
      '01-introduction',
      '02-methods',
      '03-results',
      '04-discussion',
    ]);
    for (const { blocks } of composition.manuscript.sections)
      expect(blocks.some(({ kind }) => kind === 'gap')).toBe(true);
    expect(blocksOf(composition).filter(({ kind }) => kind === 'figure')).toHaveLength(2);
    expect(blocksOf(composition).some(({ kind }) => kind === 'paragraph')).toBe(false);
  });
});

test('the same input gives the same result, byte for byte', () => {
  for (const { text } of insightTexts) {
    const given = input(text, ['Hypertension by years of night work'], { seeds: '10.1000/x' });
    expect(JSON.stringify(compose(given))).toBe(JSON.stringify(compose(structuredClone(given))));
  }
});

test('a result is the same after being stored as JSON, as checkpoints do', () => {
  const composition = compose(input(insightTexts[0]?.text ?? '', ['A plot']));
  expect(JSON.parse(JSON.stringify(composition))).toEqual(composition);
});

describe('title and keywords', () => {
  const text = 'Night work harms nurses. We studied night work in nurses.';

  test('the title that was given is used, and marked as the user’s', () => {
    expect(compose(input(text, [], { title: ' My  title ' })).manuscript.title).toMatchObject({
      origin: 'user',
      text: 'My title',
    });
  });

  test('the first heading of the text is the title if none was given', () => {
    const { manuscript } = compose(input(`# Night work and nurses\n\n${text}`));
    expect(manuscript.title).toMatchObject({
      id: 's1',
      origin: 'user',
      inlines: [{ kind: 'text', text: 'Night work and nurses' }],
    });
  });

  test.each([
    ['**Title:** Night work and nurses', 'Night work and nurses'],
    ['Night Work Is Hard Work With Few Breaks', 'Night Work Is Hard Work With Few Breaks'],
  ])('the first line is the title: %s', (line, title) => {
    expect(compose(input(`${line}\n\n${text}`)).manuscript.title).toMatchObject({
      origin: 'user',
      inlines: [{ kind: 'text', text: title }],
    });
  });

  test('a first line that is a sentence is no title', () => {
    expect(compose(input(`Night work is hard work\n\n${text}`)).manuscript.title.origin).toBe('template');
  });

  test('a first heading that differs from the given title is kept as a note', () => {
    const { manuscript } = compose(input(`# Night work and nurses\n\n${text}`, [], { title: 'My title' }));
    expect(manuscript.sections.at(-1)).toMatchObject({ id: 'notes-to-place' });
  });

  test('a memo line or one of several headings is not the title [D.114]', () => {
    for (const head of ['Night work, notes for the paper\n\n', '# Night work\n\nIt matters.\n\n# Nurses\n\n']) {
      const { title } = compose(input(`${head}${text}`)).manuscript;
      expect([title.origin, title.text.split(':')[0]]).toEqual(['template', 'Working title']);
    }
  });

  test('the line that names the text as notes is a line among the notes, not a heading', () => {
    const { sections } = compose(input(`Night work, notes for the paper\n\n${text}`)).manuscript;
    const notes = sections.at(-1);
    expect(notes?.id).toBe('notes-to-place');
    expect(notes?.blocks.map(({ kind }) => kind)).toEqual(['note', 'paragraph']);
  });

  test('up to three titles are proposed otherwise, from noun phrases that the text contains word for word [D.114]', () => {
    for (const { text } of insightTexts) {
      const { title, titleProposals = [] } = compose(input(text.replace(/^#.*|^[^.]*\n\n/, ''))).manuscript;
      expect(titleProposals.length).toBeLessThanOrEqual(3);
      if (title.text !== 'Working title') expect(title.text).toBe(`Working title: ${titleProposals[0]}`);
      for (const proposal of titleProposals) {
        const whole = fold(text).toLowerCase();
        const parts = whole.includes(proposal.toLowerCase()) ? [proposal] : proposal.split(' and ');
        expect(parts.length).toBeLessThanOrEqual(2);
        for (const part of parts) expect(whole).toContain(part.toLowerCase());
        expect(proposal).not.toMatch(
          /[.!?;:]|\b(?:is|are|was|were|has|have|had|do|does|did|can|may|will|show|shows|found|we|our|it|this)\b/i,
        );
      }
    }
  });

  test('a text without its own noun phrases gets no proposed titles [D.114]', () => {
    expect(compose(input('It was done. It is so.')).manuscript).toMatchObject({ title: { text: 'Working title' } });
    expect(compose(input('It was done. It is so.')).manuscript.titleProposals).toBeUndefined();
  });

  test('the user’s own keyword line is used', () => {
    const { manuscript } = compose(input(`${text}\n\nKeywords: shift work; nurses.`));
    expect(manuscript.keywords).toEqual(['shift work', 'nurses']);
    expect(manuscript.keywordLine?.text).toBe('Keywords: shift work; nurses.');
  });
});
