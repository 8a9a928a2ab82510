import type { Work } from '#contract/literature.ts';
import type { Findings, SeedFinding } from '../../literature/look-up.ts';
import { clean, without } from '../case-texts.ts';
import type { Example, RuleCases } from '../rule-suite.ts';

const { trial, learning, qualitative } = clean;
const seed = (key: string, fields = 'journal={J}') =>
  `@article{${key}, title={Title ${key}}, author={Marsh, A.}, year={2010}, ${fields}}`;
const withSeeds = (seeds: string): Example => ({ text: trial, options: { seeds } });
const work: Work = {
  id: 'doi:10.1/x',
  doi: '10.1/x',
  arxivId: null,
  title: 'Another title',
  authors: [{ family: 'Silva', given: 'B.' }],
  year: 1999,
  venue: 'J',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  type: 'article',
  abstract: null,
  retractedBy: [],
  source: 'Crossref',
};
const answered = (key: string, finding: Partial<SeedFinding>): Example => {
  const one: SeedFinding = { key, verdict: 'verified', work: null, differences: [], retractedBy: [], ...finding };
  const findings: Findings = { state: 'on', seeds: [one], works: [], queries: [] };
  return { text: trial, options: { seeds: seed(key) }, findings };
};
const keys = ['one', 'two', 'three'] as const;
const verified = keys.map((key) => answered(key, { work }));
const plot = 'Plot of pain against exercise in both arms';
const figure = (description: string, text = `${trial} Figure 1 shows pain.`): Example => ({
  text,
  figures: [description],
});
const years = (list: readonly number[]) =>
  list
    .map(
      (year, index) =>
        `@article{k${index}, title={T${index}}, author={A${index}, B.}, journal={J${index}}, year={${year}}}`,
    )
    .join('\n');
const fromOne = (journal: string) =>
  [1, 2, 3, 4, 5]
    .map((n) => `@article{k${n}, title={T${n}}, author={A${n}, B.}, journal={${journal}}, year={2020}}`)
    .join('\n');
const keywords = (list: string, template = 'mnras'): Example => ({
  text: `${trial}\n\nKeywords: ${list}`,
  options: { template },
});

const bees = `References
Okafor, N. (2019). Bees on clover. Journal of Meadows, 4(2), 11-19.
Ito, K., & Marsh, J. (2020). Thyme and its guests. Meadow Press.`;
const numberedBees = `References
1. Okafor N. Bees on clover. J Meadows 2019;4:11-9.
2. Ito K, Marsh J. Thyme and its guests. J Meadows 2020;5:1-8.`;

export const reporting: readonly RuleCases[] = [
  {
    rule: 'statements-without-source',
    fires: [
      without(
        without(trial, ' (Hoy et al. 2014)'),
        'It is unclear',
        'Previous studies have shown that exercise helps. It is unclear',
      ),
      'It is well known that bees dance. We watched 20 bees. They danced for 3 minutes.',
      'Many studies have found that steel rusts. We measured 12 plates. Rust grew by 2 mm.',
    ],
    silent: [trial, learning, qualitative],
  },
  {
    rule: 'citation-without-seed',
    fires: [
      `${trial} As shown before \\cite{lost}.`,
      `${trial} As shown before [@lost].`,
      { text: `${trial} As shown before (Nobody 2001).`, options: { seeds: seed('a') } },
    ],
    silent: [trial, learning, { text: 'We watched bees as before \\cite{a}.', options: { seeds: seed('a') } }],
  },
  {
    rule: 'citation-not-listed',
    fires: [
      `We watched bees in three meadows. Bees like clover (Okafor 2019). Others saw this too (Nobody 2001).\n\n${bees}`,
      `We watched bees in three meadows. Bees like clover (Okafor 2019), as Marsh et al. (2021) say.\n\n${bees}`,
      `We watched bees in three meadows. Bees like clover [1]. Others saw this too [4].\n\n${numberedBees}`,
    ],
    silent: [
      `We watched bees in three meadows. Bees like clover (Okafor 2019) and thyme (Ito & Marsh, 2020).\n\n${bees}`,
      `We watched bees in three meadows. Bees like clover [1, 2].\n\n${numberedBees}`,
      'We watched bees in three meadows. Bees like clover (Nobody 2001).',
      `We watched bees in three meadows. Bees like clover (Nobody 2001).\n\n${bees}`,
    ],
  },
  {
    rule: 'reference-not-cited',
    fires: [
      `We watched bees in three meadows. Bees like clover (Okafor 2019).\n\n${bees}`,
      `We watched bees in three meadows. Bees like thyme (Ito and Marsh 2020).\n\n${bees}`,
      `We watched bees in three meadows. Bees like clover [1].\n\n${numberedBees}`,
    ],
    silent: [
      `We watched bees in three meadows. Bees like clover (Okafor 2019) and thyme (Ito & Marsh, 2020).\n\n${bees}`,
      `We watched bees in three meadows. Bees like clover (Okafor 2019). We follow the design of Ito and Marsh.\n\n${bees}`,
      `We watched bees in three meadows. Bees like clover [1, 2].\n\n${numberedBees}`,
      `We watched bees in three meadows.\n\n${bees}`,
    ],
  },
  {
    rule: 'seeds-not-verified',
    fires: [withSeeds('10.1000/x'), withSeeds(seed('a')), withSeeds(seed('b'))],
    silent: [trial, learning, ...verified.slice(0, 1)],
  },
  { rule: 'seed-not-found', fires: keys.map((key) => answered(key, { verdict: 'not-found' })), silent: verified },
  {
    rule: 'seed-differs',
    fires: keys.map((key) =>
      answered(key, {
        verdict: 'metadata-differs',
        work,
        differences: [{ field: 'year', given: '2010', record: '1999' }],
      }),
    ),
    silent: verified,
  },
  {
    rule: 'doubtful-reference',
    fires: [
      withSeeds('@article{a, title={RETRACTED: A study}, year={2010}}'),
      withSeeds(seed('a', 'note={This paper was withdrawn}')),
      answered('one', { verdict: 'retracted', work, retractedBy: ['OpenAlex'] }),
    ],
    silent: [trial, withSeeds(seed('a')), ...verified.slice(0, 1)],
  },
  {
    rule: 'reference-of-concern',
    fires: keys.map((key) => answered(key, { verdict: 'of-concern', work, concernedBy: ['Crossref'] })),
    silent: verified,
  },
  {
    rule: 'old-references',
    fires: [
      withSeeds(years([1980, 1981, 1982, 1990, 2020])),
      withSeeds(years([1950, 1951, 1952, 1953, 2001])),
      withSeeds(years([1990, 1990, 1991, 1992, 2024])),
    ],
    silent: [trial, withSeeds(years([2015, 2016, 2017, 2018, 2020])), withSeeds(years([1980, 2020]))],
  },
  {
    rule: 'narrow-references',
    fires: [withSeeds(fromOne('J Sleep')), withSeeds(fromOne('J Pain')), withSeeds(fromOne('Tides'))],
    silent: [trial, withSeeds(years([2015, 2016, 2017, 2018, 2020])), withSeeds(seed('a'))],
  },
  {
    rule: 'figure-not-referred-to',
    fires: [
      figure('Map of the harbour of Oslo', trial),
      figure('Photograph of a boat', trial),
      figure('Portrait of a cat', trial),
    ],
    silent: [figure('Pain'), figure(plot), trial],
  },
  {
    rule: 'figure-missing',
    fires: [
      `${trial} As Figure 3 shows, pain fell.`,
      `${trial} Pain fell (Fig. 2).`,
      figure('Pain', `${trial} Figure 2 shows pain.`),
    ],
    silent: [
      'We followed ulcers of 210 patients, photo 88, clinic 122. Most healed. We split images 80/20.',
      trial,
      figure('Pain'),
      figure(plot),
    ],
  },
  {
    rule: 'figure-without-description',
    fires: [figure(''), figure('', trial), figure('', `${learning} See Figure 1.`)],
    silent: [figure('Pain'), figure(plot), trial],
  },
  {
    rule: 'figure-without-units',
    fires: [figure(plot), figure('Curves of growth in both plots'), figure('Scatter of size against age')],
    silent: [figure('Plot of pain (points) against time in weeks'), figure('Map of Oslo'), trial],
  },
  {
    rule: 'third-party-figure',
    fires: [figure('Adapted from Smith 2019'), figure('Image credit: NASA'), figure('Screenshot of the app')],
    silent: [figure('Pain'), figure(plot), trial],
  },
  {
    rule: 'missing-part',
    fires: [
      '# Background\n\nSleep is known to matter for health. Little is known about nurses.\n\n# Goal\n\nWe aim to test it.',
      '# Background\n\nSteel is known to rust in the sea. Little is known about lakes.\n\n# Goal\n\nWe aim to test it.',
      '# Background\n\nBees are known to dance in the hive. Little is known about the night.\n\n# Goal\n\nWe aim to watch them.',
    ],
    silent: [trial, learning, qualitative],
  },
  {
    rule: 'design-read-from-words',
    fires: [trial, learning, qualitative],
    silent: ['We watched bees.', { text: trial, options: { design: 'animal' } }, 'Steel rusts in the sea.'],
  },
  {
    rule: 'no-data-statement',
    fires: [
      'Plots are counted for 12 countries. Some behavior cannot be modelled with the data available. The mean was 12 plots.',
      'Samples were selected from commercially available products. Spectra were measured twice. The peak was at 12 nm.',
      without(trial, 'Data are available on request.'),
      without(learning, 'Code and data are available at Zenodo.'),
      without(qualitative, 'Transcripts cannot be shared, and data availability is restricted.'),
    ],
    silent: [
      'We studied 30 prisms. The load was 4 kN. Raw traces: https://doi.org/10.5555/beams.14',
      'We studied 30 prisms. The load was 4 kN. The readings can be had from the first author.',
      'We interviewed 17 students. Three themes came up. Transcripts stay with us because people could be recognised.',
      'We studied 30 prisms. The load was 4 kN. Peak areas are in table S2.',
      'We cast 30 mixes with glass. Strength was 52 MPa. Raw data: 4TU.ResearchData, doi 10.4121/1.',
      'We sequenced 9 survivors. Seven had lost the capsule. Genomes are PRJNA900112.',
      'We counted trains in open data of the railway. There were 412 trains. They were late. Trains matter.',
      'I counted jokes in 40 letters. There were 412 jokes. They became milder. The list of all letters is published with the article.',
      'We weighed 40 apples. Those of the old tree weighed 112 g and those of the young tree 96 g. We plan to share the data.',
      without(trial, 'Data are available on request.', 'Field notes cannot be shared.'),
      without(trial, 'Data are available on request.', 'RNA-seq at GEO (accession pending).'),
      without(trial, 'Data are available on request.', 'Data via application.'),
      trial,
      'We watched bees.',
      without(trial, 'Data are available on request.', 'See https://example.org/yoga for more.'),
      without(trial, 'Data are available on request.', 'Sequences will go to ENA.'),
    ],
  },
  {
    rule: 'no-funding-or-conflict-statement',
    fires: [
      without(trial, 'This work was funded by the Health Foundation. The authors declare no conflict of interest.'),
      without(learning, 'Funding was provided by the Farm Trust, and we declare no competing interests.'),
      without(qualitative, 'The work was funded by the Care Fund; I declare no conflict of interest.'),
    ],
    silent: [
      'We studied 30 prisms. The load was 4 kN. The health fund of the county paid, and none of us works for a maker.',
      'We measured the beams. They got warm. We wrote it down. Money: DFG, number comes later.',
      'We asked 40 nurses. They slept 6 h. That matters. A scholarship from the city paid the first author. The second author works for the manufacturer.',
      trial,
      'We watched bees.',
      without(trial, 'The authors declare no conflict of interest.', 'The trust also paid for the tubes.'),
      without(trial, 'The authors declare no conflict of interest.'),
    ],
  },
  {
    rule: 'no-interest-statement',
    fires: [
      without(trial, 'The authors declare no conflict of interest.'),
      without(learning, ', and we declare no competing interests'),
      without(qualitative, '; I declare no conflict of interest'),
    ],
    silent: [
      without(trial, 'The authors declare no conflict of interest.', 'No COI.'),
      without(trial, 'The authors declare no conflict of interest.', 'None of us has a conflict.'),
      trial,
      'We watched bees. Strips of flowers are paid for in most schemes, and what the farmers were paid for the strips differed.',
      'We watched bees.',
      without(trial, 'This work was funded by the Health Foundation. The authors declare no conflict of interest.'),
    ],
  },
  {
    rule: 'notes-to-self',
    fires: [
      'We ran all benchmarks. The scores are {{main_results}}. Larger models were better.',
      'We sequenced 12 samples. The reads are at NCBI under biosample ID 123456789. Diversity fell.',
      'We tested 12 plates. Missing values bias the result, which means that it shrinks (källa). Plates rusted.',
      'We tested 12 plates. The elevation models are described in Sections XX and XX. Plates rusted.',
      'We tested 30 pupils. The club read 12 words more -- not significant, dont oversell!! Parents liked it.',
      'Few pupils read at home [cite Brown 2018]. We tested 30 pupils. The club read 12 words more.',
      'We tested 30 pupils. The club read 12 words more (Tom pls check). Parents liked it.',
      'We tested 30 pupils. Grant number xxx. Parents liked it.',
      'We compared three models on a small set (N=Z). Each saw 80% of it. We found that...',
      'We modelled the temperature of lakes. Several studies (e.g.) used similar measures. The error was 1.48 °C.',
    ],
    silent: [
      'Few pupils read at home [cite 12]. We tested 30 pupils. The sign asks not to touch.',
      'Few pupils read at home (Brown 2018). We tested 30 pupils! Did they read more?',
      'Few pupils read at home (e.g. Brown 2018). We tested 30 pupils (n = 30). They read "and so on...".',
      trial,
    ],
  },
  {
    rule: 'undefined-abbreviations',
    fires: [
      `${trial} The RMDQ fell as well.`,
      `${learning} We used the XQY filter.`,
      `${qualitative} The KLM scale was used.`,
    ],
    silent: [
      'We filled jars with soil. The rate of CH~4~ and of NO~2~ rose. Soil was warm. Rain fell.',
      'We used AMCL and DRLX in the lab of Fox [1]. AMCL and DRLX were slow. The AMCL and DRLX maps were coarse.',
      trial,
      `${trial} The pain scale (PSQ) fell. The PSQ is short.`,
      `${trial} Proton pump inhibitors were allowed. A PPI was taken by few.`,
      '- BP by RMDQ, no change\n- calls by nurse\n- see notes',
    ],
  },
  {
    rule: 'journal-limits',
    fires: ['At most 100 words.', 'Up to 90 words in all.', 'Title of at most 2 words.'].map((constraints) => ({
      text: `# Yoga at work and back pain\n\n${trial}`,
      options: { constraints },
    })),
    silent: [
      trial,
      { text: trial, options: { constraints: 'At most 5000 words.' } },
      { text: trial, options: { constraints: 'At least 1000 words.' } },
    ],
  },
  {
    rule: 'template-limits',
    fires: [
      keywords('back pain, exercise, hip, sleep, work, trial, nurses, mood'),
      keywords('back pain, exercise, hip, sleep, work, trial, nurses'),
      keywords('a1, b2, c3, d4, e5, f6, g7, h8, i9'),
    ],
    silent: [
      keywords('back pain, exercise'),
      keywords('back pain, exercise, hip, sleep, work, trial, nurses, mood', 'article'),
      trial,
    ],
  },
];
