import type { Inline, Manuscript, Sentence } from '../../manuscript.ts';

let count = 0;

function s(text: string, extra: readonly Inline[] = []): Sentence {
  count += 1;
  return { id: `s${count}`, origin: 'user', text, inlines: [{ kind: 'text', text }, ...extra] };
}

const cell = (text: string): Inline[] => [{ kind: 'text', text }];

/** A realistic manuscript: every kind of block, two figures, inline and display math. */
export const sampleManuscript: Manuscript = {
  engine: 'built-in',
  template: 'article',
  articleType: 'original',
  design: 'cohort',
  constraints: '',
  title: s(
    'Soil moisture memory and the onset of agricultural drought in semi-arid catchments: a twelve-year sensor record',
  ),
  authors: ['Ana Ribeiro', 'Wei Zhang', 'Łukasz Nowak'],
  keywords: ['soil moisture', 'drought onset', 'autocorrelation', 'Iberia'],
  abstract: [
    {
      kind: 'paragraph',
      sentences: [
        s('Droughts in semi-arid catchments start earlier than rainfall records suggest.'),
        s('We analysed twelve years of hourly soil moisture from 46 sensors in the Alentejo.'),
        s('The autocorrelation time of the root zone rose from 9.2 to 21.4 days before each of the five droughts.'),
      ],
    },
    { kind: 'note', text: 'This abstract was assembled from sentences of your own text.' },
  ],
  sections: [
    {
      id: '01-introduction',
      title: 'Introduction',
      origin: 'template',
      blocks: [
        {
          kind: 'paragraph',
          sentences: [
            s(
              'Agricultural drought is usually declared from rainfall deficits, although crops respond to the water that is left in the root zone.',
              [{ kind: 'citation-needed' }],
            ),
            s(
              'Rainfall indices react late, because a dry soil has a memory of its own: once depleted, it takes weeks of ordinary rain to refill.',
            ),
            s('Early warning therefore needs a quantity that changes before the deficit shows.'),
          ],
        },
        {
          kind: 'paragraph',
          sentences: [
            s('Critical slowing down has been proposed as such a signal in lakes, forests and climate models.', [
              { kind: 'citation-needed' },
            ]),
            s(
              'It has rarely been tested on field sensors — and never, to our knowledge, on a dense network over more than a decade.',
            ),
            s(
              'Our aim is to find out whether the autocorrelation of root-zone moisture announces drought onset at catchment scale.',
            ),
          ],
        },
        { kind: 'gap', text: 'state the hypothesis and the primary outcome in one sentence.' },
      ],
    },
    {
      id: '02-methods',
      title: 'Methods',
      origin: 'template',
      blocks: [
        { kind: 'heading', sentence: s('Sites & sensors') },
        {
          kind: 'paragraph',
          sentences: [
            s(
              'The network covers 312 km² in three sub-catchments (Odeleite, Degebe, Xarrama) and reports volumetric water content θ at 5, 20 and 50 cm.',
            ),
            {
              ...s('We model storage as '),
              inlines: [
                { kind: 'text', text: 'We model storage as ' },
                {
                  kind: 'math',
                  tex: '\\frac{d\\theta}{dt} = P(t) - \\lambda \\theta + \\sigma \\xi(t)',
                  source: '$…$',
                },
                { kind: 'text', text: ' with a loss rate ' },
                { kind: 'math', tex: '\\lambda \\leq 0.1', source: '$…$' },
                { kind: 'text', text: ' per day.' },
              ],
            },
          ],
        },
        { kind: 'heading', sentence: s('Statistics') },
        {
          kind: 'paragraph',
          list: 'bullet',
          sentences: [s('Autocorrelation at lag one was computed in moving windows of 90 days.')],
        },
        {
          kind: 'paragraph',
          list: 'bullet',
          depth: 2,
          sentences: [s('Gaps of up to six hours were filled.')],
        },
        {
          kind: 'paragraph',
          quote: true,
          sentences: [s('Calibrate twice, bury once.')],
        },
        {
          kind: 'code',
          sentence: s('acf.py'),
          lines: ['def acf(x, k=1):', '    # 100% of "x" & {y}_1', '', '    return sum(x[k:] * x[:-k])'],
        },
        {
          kind: 'table',
          sentence: s('sensors'),
          align: ['left', 'right', 'center'],
          rows: [
            ['Catchment', 'Sensors', 'Depths (cm)'].map(cell),
            ['Odeleite', '18', '5, 20 & 50'].map(cell),
            ['Degebe, whose sensors were replaced after the fire in the third summer', '16', '20_50'].map(cell),
          ],
        },
        {
          kind: 'paragraph',
          list: 'bullet',
          sentences: [s('Trends were tested with Kendall’s τ against 1,000 phase-randomised surrogates.')],
        },
        {
          kind: 'paragraph',
          sentences: [
            {
              ...s('x'),
              inlines: [
                { kind: 'text', text: 'The autocorrelation time follows from ' },
                {
                  kind: 'math',
                  tex: '\\tau = -\\frac{1}{\\ln \\rho_1}, \\qquad \\rho_1 = \\frac{\\sum_{t=1}^{n-1} (x_t - \\mu)(x_{t+1} - \\mu)}{\\sum_{t=1}^{n} (x_t - \\mu)^2}',
                  source: '$$…$$',
                },
                { kind: 'text', text: ' for each window.' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: '03-results',
      title: 'Results',
      origin: 'template',
      blocks: [
        {
          kind: 'paragraph',
          sentences: [
            s('The autocorrelation time rose before all five droughts (τ = 0.61 to 0.83).'),
            {
              id: 'x-fig1',
              origin: 'template',
              text: '(Figure 1)',
              inlines: [{ kind: 'figure-reference', figure: 'fig1' }],
            },
            s('It stayed flat in the years without drought.', [{ kind: 'citation', keys: ['kendall'] }]),
            s('The code is public, see', [
              { kind: 'text', text: ' ' },
              {
                kind: 'link',
                text: 'the archive',
                url: 'https://example.org/a_b?c=%20&d#~e',
                source: '[the archive](…)',
              },
              { kind: 'text', text: ', ' },
              { kind: 'emphasis', text: 'version', source: '*version*' },
              { kind: 'text', text: ' ' },
              { kind: 'strong', text: 'two_2', source: '**two_2**' },
              { kind: 'text', text: ' of ' },
              { kind: 'code', text: 'acf --all', source: '`acf --all`' },
              { kind: 'text', text: '.' },
            ]),
          ],
        },
        { kind: 'figure', figure: 'fig1' },
        {
          kind: 'paragraph',
          sentences: [
            s('The signal led the rainfall index by 17 ± 4 days, and by 26 days at 50 cm depth.'),
            s(
              'Two sensors at the edge of irrigated fields showed no rise at all; see https://example.org/data/soil-moisture/alentejo/2012-2023/level2/readme.txt for their records.',
            ),
          ],
        },
        {
          kind: 'paragraph',
          sentences: [
            s('A map of the lead times shows the gradient from the plateau to the valley.'),
            {
              id: 'x-fig2',
              origin: 'template',
              text: '(Figure 2, proposed)',
              inlines: [{ kind: 'figure-reference', figure: 'fig2', proposed: true }],
            },
          ],
        },
        { kind: 'figure', figure: 'fig2' },
      ],
    },
    {
      id: '04-discussion',
      title: 'Discussion',
      origin: 'template',
      blocks: [
        {
          kind: 'paragraph',
          sentences: [
            s(
              'The lengthening memory of the root zone is visible weeks before the deficit, which is what a warning needs.',
            ),
            s('The effect is physical rather than statistical: a drier soil drains more slowly.', [
              { kind: 'citation-needed' },
            ]),
          ],
        },
        { kind: 'gap', text: 'name at least one limitation of the study and how it bears on the result.' },
      ],
    },
    {
      id: '05-notes-to-place',
      title: 'Notes to place',
      origin: 'template',
      blocks: [
        {
          kind: 'paragraph',
          sentences: [
            s("Ask Chen about the gap in the logger and “spikes” at noon — it’s the battery, isn't it?"),
            s('Math we could not read: '),
            { ...s('m'), inlines: [{ kind: 'math', tex: '\\foo{x}', source: '$\\foo{x}$' }] },
          ],
        },
      ],
    },
  ],
  figures: [
    {
      id: 'fig1',
      number: 1,
      boundBy: null,
      file: 'figures/fig1.png',
      width: 1600,
      height: 900,
      mentionedBy: 's20',
      caption: s('Autocorrelation time of root-zone moisture, 2012 to 2023, in days; drought onsets are marked.'),
    },
    {
      id: 'fig2',
      number: 2,
      file: 'figures/fig2.jpg',
      width: 700,
      height: 900,
      mentionedBy: null,
      boundBy: null,
      caption: null,
    },
  ],
  referencesTitle: 'Seed papers given by the author, not verified',
  references: [
    {
      key: 'scheffer2009',
      type: 'article',
      fields: {
        author: 'Scheffer, Marten and Bascompte, Jordi',
        title: 'Early-warning signals',
        journal: 'Nature',
        volume: '461',
        pages: '53--59',
        year: '2009',
      },
      verdict: 'unverified-offline',
    },
    {
      key: 'kendall',
      type: 'book',
      fields: { author: 'Kendall, M. G.', title: 'Rank Correlation & Methods', publisher: 'Griffin', year: '1948' },
      verdict: 'unverified-offline',
    },
  ],
};
