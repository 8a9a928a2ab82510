/** A text that cites the seed papers of `seedsOfCases`. */
export interface CitationCase {
  /** The citation style of the case. */
  readonly form: string;
  readonly text: string;
  /** The text with {key,key} for a citation; {+key} if the authors' names come before it. */
  readonly expected: string;
  /** Citations listed because they match no seed paper. */
  readonly unmatched?: readonly string[];
}

export const seedsOfCases = `@article{smith2019, author={Smith, Ann and Lee, Bo}, title={Night work and sleep of nurses}, year={2019}}
@article{Okafor_2020, author={Okafor, Ngozi}, title={Tides of a narrow bay}, year={2020}, doi={10.1000/Tides(2020)}}
@article{alm2021, author={von der Alm, Eva and Ito, Ken and Marsh, Jo}, title={Soil memory in dry years}, year={2021}}
@book{who, author={{World Health Organization}}, title={Air and rest}, year={2018}}
@article{alm:2022a, author={von der Alm, Eva}, title={First of the year}, year={2022}}
@article{alm:2022b, author={von der Alm, Eva}, title={Second of the year}, year={2022}}
@article{Zak, author={Żak, Łukasz and Ito, Ken}, title={Pines}, year={2017}}
@article{lund, author={Lund, Ida and Ek, Per and Alm, Bo and Berg, Siv and Dahl, Ove and Holm, Eva and Moe, Jan}, title={Naps on wards}, year={2014}}
@article{roos:a, author={Roos, Ida and Ek, Per}, title={Lamps in stables}, year={2015}}
@article{roos:b, author={Roos, Ida and Berg, Siv}, title={Lamps in barns}, year={2015}}`;

export const citationCases: readonly CitationCase[] = [
  // LaTeX
  { form: 'LaTeX command', text: 'Sleep is short \\cite{smith2019}.', expected: 'Sleep is short {smith2019}.' },
  { form: 'LaTeX command', text: 'As said~\\citep[see][p. 3]{smith2019, who}.', expected: 'As said~{smith2019,who}.' },
  { form: 'LaTeX command', text: '\\citet{smith2019} saw it.', expected: '{+smith2019} saw it.' },
  { form: 'LaTeX command', text: 'So \\parencite{okafor_2020}.', expected: 'So {Okafor_2020}.' },
  {
    form: 'LaTeX command',
    text: 'So \\cite{nobody1900}.',
    expected: 'So \\cite{nobody1900}.',
    unmatched: ['\\cite{nobody1900}'],
  },
  {
    form: 'LaTeX command',
    text: 'So \\cite{smith2019,nobody1900}.',
    expected: 'So \\cite{smith2019,nobody1900}.',
    unmatched: ['\\cite{smith2019,nobody1900}'],
  },
  {
    form: 'LaTeX command',
    text: 'We call \\citation{smith2019} a macro.',
    expected: 'We call \\citation{smith2019} a macro.',
  },
  // Pandoc
  { form: 'Pandoc key', text: 'Sleep is short [@smith2019].', expected: 'Sleep is short {smith2019}.' },
  { form: 'Pandoc key', text: 'So [@smith2019; @alm:2022a, p. 4].', expected: 'So {smith2019,alm:2022a}.' },
  { form: 'Pandoc key', text: 'So [see @who].', expected: 'So {who}.' },
  { form: 'Pandoc key', text: 'So [@lost1].', expected: 'So [@lost1].', unmatched: ['[@lost1]'] },
  { form: 'Pandoc key', text: 'Write to us [a@example.org].', expected: 'Write to us [a@example.org].' },
  // Numbers
  { form: 'number', text: 'Sleep is short [1].', expected: 'Sleep is short {smith2019}.' },
  { form: 'number', text: 'So [1, 3-4].', expected: 'So {smith2019,alm2021,who}.' },
  { form: 'number', text: 'Health.[2] We', expected: 'Health.{Okafor_2020} We' },
  { form: 'number', text: 'So [99].', expected: 'So [99].', unmatched: ['[99]'] },
  { form: 'number', text: 'Seen since 2015 [1, 2].', expected: 'Seen since 2015 {smith2019,Okafor_2020}.' },
  { form: 'number', text: 'Scores in the range [1, 5] were kept.', expected: 'Scores in the range [1, 5] were kept.' },
  { form: 'number', text: 'The entry x[2] was read.', expected: 'The entry x[2] was read.' },
  { form: 'number', text: 'The median was 3 [2-5] days.', expected: 'The median was 3 [2-5] days.' },
  { form: 'number', text: 'Weights lie in [0, 1].', expected: 'Weights lie in [0, 1].' },
  { form: 'number', text: 'The depth [2] mm below.', expected: 'The depth [2] mm below.' },
  // Names and year in parentheses
  {
    form: 'names and year in brackets',
    text: 'Sleep is short (Smith and Lee 2019).',
    expected: 'Sleep is short {smith2019}.',
  },
  { form: 'names and year in brackets', text: 'So (Smith & Lee, 2019).', expected: 'So {smith2019}.' },
  {
    form: 'names and year in brackets',
    text: 'So (Smith et al., 2019; Okafor, 2020).',
    expected: 'So {smith2019,Okafor_2020}.',
  },
  {
    form: 'names and year in brackets',
    text: 'So (see Okafor 2020, p. 4).',
    expected: 'So (see {Okafor_2020}, p. 4).',
  },
  { form: 'names and year in brackets', text: 'So (von der Alm et al. 2021).', expected: 'So {alm2021}.' },
  { form: 'names and year in brackets', text: 'So (Alm, Ito, and Marsh 2021).', expected: 'So {alm2021}.' },
  { form: 'names and year in brackets', text: 'So (World Health Organization 2018).', expected: 'So {who}.' },
  { form: 'names and year in brackets', text: 'So (WHO, 2018).', expected: 'So {who}.' },
  { form: 'names and year in brackets', text: 'So (von der Alm 2022b).', expected: 'So {alm:2022b}.' },
  { form: 'names and year in brackets', text: 'So (Zak and Ito 2017).', expected: 'So {Zak}.' },
  {
    form: 'names and year in brackets',
    text: 'So (von der Alm 2022).',
    expected: 'So (von der Alm 2022).',
    unmatched: ['von der Alm 2022'],
  },
  {
    form: 'names and year in brackets',
    text: 'So (Smith and Lee 2019; Nobody 2001).',
    expected: 'So ({smith2019}; Nobody 2001).',
    unmatched: ['Nobody 2001'],
  },
  // The first author alone, if only one work has that author and year.
  { form: 'names and year in brackets', text: 'So (Smith 2019).', expected: 'So {smith2019}.' },
  { form: 'names and year in brackets', text: 'So (Lund 2014).', expected: 'So {lund}.' },
  { form: 'names and year in brackets', text: 'So (Lund, 2014).', expected: 'So {lund}.' },
  { form: 'names and year in brackets', text: 'So (Lund et al 2014).', expected: 'So {lund}.' },
  { form: 'names and year in brackets', text: 'So (Lund & others 2014).', expected: 'So {lund}.' },
  { form: 'names and year in brackets', text: 'So (Lund & coworkers, 2014).', expected: 'So {lund}.' },
  { form: 'names before a year', text: 'Lund (2014) saw it.', expected: 'Lund {lund} saw it.' },
  { form: 'names and a bare year', text: 'As Lund 2014 found.', expected: 'As Lund {lund} found.' },
  // Two works match; a different year; an author who is not the first; and two names, one of which is wrong.
  {
    form: 'names and year in brackets',
    text: 'So (Roos 2015).',
    expected: 'So (Roos 2015).',
    unmatched: ['Roos 2015'],
  },
  {
    form: 'names and year in brackets',
    text: 'So (Lund 2015).',
    expected: 'So (Lund 2015).',
    unmatched: ['Lund 2015'],
  },
  { form: 'names and year in brackets', text: 'So (Ek 2014).', expected: 'So (Ek 2014).', unmatched: ['Ek 2014'] },
  {
    form: 'names and year in brackets',
    text: 'So (Lund and Roos 2014).',
    expected: 'So (Lund and Roos 2014).',
    unmatched: ['Lund and Roos 2014'],
  },
  {
    form: 'names and year in brackets',
    text: 'So (Smith and Lee 2018).',
    expected: 'So (Smith and Lee 2018).',
    unmatched: ['Smith and Lee 2018'],
  },
  { form: 'names and year in brackets', text: 'We began late (March 2019).', expected: 'We began late (March 2019).' },
  {
    form: 'names and year in brackets',
    text: 'The flood (in 2019) was high.',
    expected: 'The flood (in 2019) was high.',
  },
  // Names before a year in parentheses
  { form: 'names before a year', text: 'Smith et al. (2019) saw it.', expected: 'Smith et al. {smith2019} saw it.' },
  {
    form: 'names before a year',
    text: 'In contrast to Okafor (2020), we did.',
    expected: 'In contrast to Okafor {Okafor_2020}, we did.',
  },
  { form: 'names before a year', text: 'Smith and Lee’s (2019) data.', expected: 'Smith and Lee’s {smith2019} data.' },
  {
    form: 'names before a year',
    text: 'By von der Alm and colleagues, Alm et al. (2021).',
    expected: 'By von der Alm and colleagues, Alm et al. {alm2021}.',
  },
  {
    form: 'names before a year',
    text: 'Nobody et al. (2001) saw it.',
    expected: 'Nobody et al. (2001) saw it.',
    unmatched: ['Nobody et al. (2001)'],
  },
  { form: 'names before a year', text: 'The Clean Air Act (1990) holds.', expected: 'The Clean Air Act (1990) holds.' },
  // Several works in one pair of parentheses, and words before a citation
  {
    form: 'names and year in brackets',
    text: 'So (Smith and Lee 2019, Okafor 2020).',
    expected: 'So {smith2019,Okafor_2020}.',
  },
  {
    form: 'names and year in brackets',
    text: 'So (for a review, see Okafor 2020).',
    expected: 'So (for a review, see {Okafor_2020}).',
  },
  { form: 'names and year in brackets', text: 'Seen (once in Berlin 2019).', expected: 'Seen (once in Berlin 2019).' },
  { form: 'number', text: '[1] Okafor N. Tides. 2020. [2] Ito A.', expected: '[1] Okafor N. Tides. 2020. [2] Ito A.' },
  // Superscript numbers
  { form: 'raised number', text: 'Sleep is short.¹', expected: 'Sleep is short.{smith2019}' },
  { form: 'raised number', text: 'Tides vary,²,³ as said.', expected: 'Tides vary,{Okafor_2020,alm2021} as said.' },
  {
    form: 'raised number',
    text: 'The scheme of Alm³⁻⁵ has it.',
    expected: 'The scheme of Alm{alm2021,who,alm:2022a} has it.',
  },
  { form: 'raised number', text: 'Seen in mice.⁹⁹', expected: 'Seen in mice.⁹⁹', unmatched: ['⁹⁹'] },
  { form: 'raised number', text: 'Plots of 4 km² and R² were used.', expected: 'Plots of 4 km² and R² were used.' },
  {
    form: 'raised number',
    text: 'An area of 10 miles² and 12 pixels².',
    expected: 'An area of 10 miles² and 12 pixels².',
  },
  { form: 'raised number', text: 'The sum of (x − y)² and sin² a.', expected: 'The sum of (x − y)² and sin² a.' },
  { form: 'raised number', text: 'Free Ca²⁺ and 10⁻⁶ of it.', expected: 'Free Ca²⁺ and 10⁻⁶ of it.' },
  // DOIs
  { form: 'DOI', text: 'See https://doi.org/10.1000/tides(2020).', expected: 'See {Okafor_2020}.' },
  { form: 'DOI', text: 'Bays (doi:10.1000/tides(2020)) are deep.', expected: 'Bays {Okafor_2020} are deep.' },
  {
    form: 'DOI',
    text: 'See http://dx.doi.org/10.1000/tides(2020), and wait.',
    expected: 'See {Okafor_2020}, and wait.',
  },
  { form: 'DOI', text: 'Bays are deep [10.1000/tides(2020)].', expected: 'Bays are deep {Okafor_2020}.' },
  { form: 'DOI', text: 'Bays (see 10.1000/tides(2020)) are deep.', expected: 'Bays (see {Okafor_2020}) are deep.' },
  { form: 'DOI', text: 'See https://doi.org/10.1000/other.', expected: 'See https://doi.org/10.1000/other.' },
  { form: 'DOI', text: 'Version 10.1000 of it was used.', expected: 'Version 10.1000 of it was used.' },
  // A year without parentheses
  { form: 'names and a bare year', text: 'As Okafor 2020 found.', expected: 'As Okafor {Okafor_2020} found.' },
  {
    form: 'names and a bare year',
    text: 'As Smith & Lee, 2019 found.',
    expected: 'As Smith & Lee, {smith2019} found.',
  },
  {
    form: 'names and a bare year',
    text: 'As von der Alm and colleagues 2021 found.',
    expected: 'As von der Alm and colleagues {alm2021} found.',
  },
  { form: 'names and a bare year', text: 'In Berlin 2020 it rained.', expected: 'In Berlin 2020 it rained.' },
  { form: 'names and a bare year', text: 'Okafor 2020-2022 was a grant.', expected: 'Okafor 2020-2022 was a grant.' },
];
