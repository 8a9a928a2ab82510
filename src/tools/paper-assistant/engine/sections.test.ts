import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Plan, planSections } from './sections.ts';
import { readPieces } from './sentences.ts';

function plan(text: string): Plan {
  return planSections(readPieces(text), () => false);
}

/** Section titles with the words of their sections. */
function outline(text: string): Record<string, string[]> {
  return Object.fromEntries(plan(text).sections.map(({ title, pieces }) => [title, pieces.map(({ words }) => words)]));
}

const fixtures = new URL('../fixtures/', import.meta.url);

describe('texts without headings', () => {
  // Each example is already in the order of a paper; these are the first words of the paragraphs that start a section.
  const openings: Readonly<Record<string, readonly [methods: string, results: string, discussion: string]>> = {
    'trial-sleep-coaching.txt': ['We conducted a parallel', 'At 12 weeks, the mean', 'These findings suggest'],
    'cohort-night-work.txt': ['We used data', 'During follow-up', 'Rotating schedules may'],
    'materials-perovskite.txt': ['Films were spin-coated', 'The best devices', 'The longer lifetime'],
    'qualitative-archive-letters.txt': ['The essay rests', 'Three themes', 'This suggests'],
  };

  test.each(Object.keys(openings))('%s: every sentence is in the section where its author would put it', (name) => {
    const text = readFileSync(new URL(name, fixtures), 'utf8');
    const { sections, notes, title } = plan(text);
    expect(notes).toEqual([]);
    const starts = (openings[name] as readonly string[]).map((words) => text.indexOf(words));
    expect(starts.every((start) => start > 0)).toBe(true);
    const expected = (words: string) =>
      ['Introduction', 'Methods', 'Results', 'Discussion'][
        starts.filter((start) => text.indexOf(words.slice(0, 60)) >= start).length
      ];
    const misplaced = sections.flatMap(({ title: section, pieces }) =>
      pieces.filter(({ words }) => expected(words) !== section).map(({ words }) => `${section}: ${words}`),
    );
    expect(misplaced).toEqual([]);
    expect(title === null).toBe(name !== 'qualitative-archive-letters.txt');
  });

  test('low confidence is shown if the words give little evidence', () => {
    const { moves } = plan(
      'Previous studies have shown that nurses sleep badly. Something else went on. We found that sleep rose by 5% (95% CI 3 to 7).',
    );
    expect([...moves.values()].map(({ confidence }) => confidence)).toEqual(['high', 'low', 'high']);
  });

  test('an unclear classification has a second choice, and a clear one does not [D.117]', () => {
    const { moves } = plan(
      'Previous studies have shown that nurses sleep badly. Something else went on. We found that sleep rose by 5% (95% CI 3 to 7).',
    );
    const [clear, unclear] = [...moves.values()];
    expect(clear?.second).toBeNull();
    expect(unclear?.second).not.toBeNull();
    expect(unclear?.second).not.toBe(unclear?.label);
    expect(unclear?.chance).toBeLessThan(0.8);
  });

  test('a heading in the author’s own words influences the move', () => {
    const { moves } = plan(
      '# Nests\n\n## What came out\n\nSix of the nine nests hatched.\n\n## What bothers me and what I cannot say\n\nIt rained on most of the days.',
    );
    expect([...moves.values()].map(({ label }) => label)).toEqual(['result', 'limitation']);
  });
});

describe('headings of the user', () => {
  test('override any guess, and no empty section is added [D.111]', () => {
    expect(
      outline('Results\n\nLittle is known about sleep.\n\nDiscussion\n\nPatients were recruited in two hospitals.'),
    ).toEqual({
      Results: ['Little is known about sleep.'],
      Discussion: ['Patients were recruited in two hospitals.'],
    });
  });

  test('with any name create separate sections, in their order [D.111]', () => {
    const text =
      '# A title\n\n# Our framework\nIt is new.\n\n# Findings\nWe found it.\n\n# Funding\nNone.\n\n# References\nDoe 2020.\n';
    expect(Object.keys(outline(text))).toEqual(['Our framework', 'Findings', 'Funding', 'References']);
  });

  test('below the top level stay in their parent section', () => {
    expect(
      outline('# Methods\n\nWe did it.\n\n## Ethics\nIt was approved.\n\n# Results\n\nWe found it.').Methods,
    ).toEqual(['We did it.', 'Ethics', 'It was approved.']);
  });

  test('that name a part of a section are kept unchanged [D.111]', () => {
    const read = outline('Limitations\n\nWe saw little.\n\nStatistical analysis\n\nWe used a model.');
    expect(read).toEqual({ Limitations: ['We saw little.'], 'Statistical analysis': ['We used a model.'] });
  });

  test('written as inline labels apply to the end of their paragraph', () => {
    const read = outline('Methods: Little is known. It is so.\n\nLittle is known about sleep and its causes.');
    expect(read.Methods).toEqual(['Little is known.', 'It is so.']);
    expect(read.Introduction).toEqual(['Little is known about sleep and its causes.']);
  });

  test('"Aim:" and "Limitations:" stay in their sentence and decide its move', () => {
    const { moves } = plan('Aim: patients were recruited.\n\nLimitation: we found a rise of 5%.');
    expect([...moves.values()].map(({ label, confidence }) => [label, confidence])).toEqual([
      ['aim', 'high'],
      ['limitation', 'high'],
    ]);
  });

  test.each([
    [
      'in a paragraph',
      'Trams are weak in the cold. Our approach: we recruited twelve trams and heated their cells for nine minutes. We found that the core rose by 25 °C. Result: the tram started 11 minutes earlier.',
    ],
    [
      'in a list',
      '- trams are weak in the cold\n- Our approach: we heated twelve trams for nine minutes\n- the core rose by 25 °C (p = 0.01)\n- Result: the tram started 11 minutes earlier',
    ],
  ])(
    '"Our approach:" and "Result:" after other sentences, %s, are not headings and stay in their sentence [D.111]',
    (_, text) => {
      const read = outline(text);
      expect(Object.keys(read)).toEqual(['Introduction', 'Methods', 'Results', 'Discussion']);
      expect(read.Introduction?.[0]?.toLowerCase()).toMatch(/^trams are weak/);
      expect(read.Methods?.[0]).toMatch(/^Our approach: we/);
      expect(read.Results?.at(-1)).toBe(`Result: the tram started 11 minutes earlier${text.endsWith('.') ? '.' : ''}`);
    },
  );

  test('"Idea:" before one of several paragraphs is not a heading, and names of sections are [D.111]', () => {
    const text = (name: string) =>
      `Little is known about sleep in nurses.\n\n${name}: we ask them every day.\n\nWe recruited 120 nurses.\n\n${name === 'Idea' ? 'Problem' : 'Results'}: sleep rose by 5%.`;
    expect(Object.keys(outline(text('Idea')))).toEqual(['Introduction', 'Methods', 'Results', 'Discussion']);
    expect(Object.keys(outline(text('Methods')))).toEqual(['Introduction', 'Methods', 'Results']);
  });

  test('in a list, words before a colon are a heading only if they name a section [D.111]', () => {
    const read = outline(
      'Idea: can we predict when retrieval helps?\n\n- StarCoder2: the completer\n- result: the gate fires at 23%\n- JavaScript zero-shot: it fires at 44%\n\nLimitations: only Python was trained.\n\nWhat others do: they iterate retrieval.',
    );
    expect(read).toEqual({
      Idea: ['can we predict when retrieval helps?', 'StarCoder2: the completer'],
      result: ['the gate fires at 23%', 'JavaScript zero-shot: it fires at 44%'],
      Limitations: ['only Python was trained.'],
      'What others do': ['they iterate retrieval.'],
    });
  });

  test('items that each have a label of their own are not under the first one [D.111]', () => {
    const read = outline(
      'Screening in pharmacies - notes\n\n- why: flutter is often silent, and doctors have no time\n- question: does an offer at pick-up find more cases?\n- design: cluster randomised trial in 42 pharmacies\n- inclusion: people over 65 without a known case\n- analysis: mixed model with a random intercept for each pharmacy\n\nNew cases were found in 41 of 1580 people (OR 2.1, p = 0.008).',
    );
    expect(Object.keys(read)).toEqual(['Introduction', 'Methods', 'Results', 'Discussion']);
    expect(read.Methods?.map((words) => words.split(':')[0])).toEqual(['design', 'inclusion', 'analysis']);
  });

  test('names of parts with a period at the start of several paragraphs are headings [D.111]', () => {
    const text =
      'Motivation. Travel keeps people from searching far away.\n\nWhat we do. In July the city halved its fares on 14 lines.\n\nData. We use a panel of 212 districts.';
    expect(Object.keys(outline(text))).toEqual(['Motivation', 'What we do', 'Data']);
    expect(Object.keys(outline(text.replace('What we do. ', '').replace('Data. ', '')))).not.toContain('Data');
  });

  test('what may be a declaration is one at the end of a section, among others [D.111]', () => {
    const read = outline(
      'Methods\n\nWe asked 30 people. Ethics: the board agreed.\n\nResults\n\nSleep rose by 5%.\n\nApproved by the board of Leeds. ESRC studentship. None of us has a conflict.',
    );
    expect(read.Results).toEqual(['Sleep rose by 5%.']);
    expect(read.Declarations).toEqual([
      'Approved by the board of Leeds.',
      'ESRC studentship.',
      'None of us has a conflict.',
    ]);
    expect(read.Methods).toContain('Ethics: the board agreed.');
    expect(outline('Methods\n\nWe asked 30 people.\n\nRegistered at the clinic on day 1.').Methods).toContain(
      'Registered at the clinic on day 1.',
    );
  });

  test('under a single heading, a paragraph with a label of another part is not under the heading [D.111]', () => {
    const read = outline(
      'We asked 30 people in two towns.\n\nResults\nSleep rose by 5% (p = 0.01). Two left.\n\nTake home: calls help people to sleep longer.\nLimits: two towns only.',
    );
    expect(read.Results).toEqual(['Sleep rose by 5% (p = 0.01).', 'Two left.']);
    expect(read.Discussion).toEqual(['Take home: calls help people to sleep longer.', 'Limits: two towns only.']);
  });

  test('a first line in lower case or above an aside is the title', () => {
    const text =
      'phages against films of klebsiella\n(draft, after the meeting)\n\nStrains with capsules kill patients.';
    expect(plan(text).title?.words).toBe('phages against films of klebsiella');
    expect(plan(text).notes.map(({ words }) => words)).toContain('(draft, after the meeting)');
    expect(plan('we took forty strains from the ward.\n\nThey grew for two days.').title).toBeNull();
  });

  test('"Fig. 1 shows" is not a label, and thanks in a later paragraph do not belong to the last label [D.111]', () => {
    const read = outline(
      'What was asked? Whether it helps.\n\nWhat we did. We asked 20 people.\n\nWhat we saw. Sleep rose by 5%.\n\nFig. 1 shows it by month. Thanks to the help desk.',
    );
    expect(read).toEqual({
      'What was asked?': ['Whether it helps.'],
      'What we did': ['We asked 20 people.'],
      'What we saw': ['Sleep rose by 5%.', 'Fig. 1 shows it by month.'],
      Declarations: ['Thanks to the help desk.'],
    });
  });

  test('a numbered heading needs no blank line above it', () => {
    expect(
      Object.keys(
        outline(
          '1 Introduction\nTimber floors are stiff.\n2 Materials and method\nSix joints were loaded.\n3 Results\nThey held 21 kN.',
        ),
      ),
    ).toEqual(['1 Introduction', '2 Materials and method', '3 Results']);
  });

  test('a short note above a line is not a heading, unless it asks a question or names a part', () => {
    const text =
      'Methods\nWe filmed 30 lessons in one school.\n\nsize not always measured\nonly one school took part in the study';
    expect(plan(text).sections.flatMap(({ heading }) => heading?.words ?? [])).toEqual(['Methods']);
  });

  test('if no section is headed as discussion, sentences about the meaning of results stay with the results', () => {
    const { sections, moves } = plan(
      'Methods\nWe filmed 30 lessons in one school.\n\nResults\nPraise was given 12 times per lesson.\n\nSo praise may help pupils to start.\n\nOne limitation is that we filmed one school only.',
    );
    const results = sections.find(({ title }) => title === 'Results')?.pieces ?? [];
    expect(results.map(({ id }) => moves.get(id)?.label)).toEqual(['result', 'interpretation', 'limitation']);
  });

  test('declarations at the end of a text in separate paragraphs are not part of its last section', () => {
    expect(
      outline(
        'Methods\nWe filmed 30 lessons.\n\nResults\nPraise was given 12 times.\n\nData: osf.io/4k2vd. No funding, no conflicts of interest.',
      ),
    ).toEqual({
      Methods: ['We filmed 30 lessons.'],
      Results: ['Praise was given 12 times.'],
      Declarations: ['Data: osf.io/4k2vd.', 'No funding, no conflicts of interest.'],
    });
  });

  test('the author’s own abstract stays whole', () => {
    const read = plan('Abstract\n\nBackground: It matters. Methods: We did it.\n\nIntroduction\n\nIt matters much.');
    expect(read.abstractHeading?.words).toBe('Abstract');
    expect(read.abstract.map(({ words }) => words)).toEqual(['Background', 'It matters.', 'Methods', 'We did it.']);
  });

  test('a combined "Results and discussion" needs no separate discussion', () => {
    expect(Object.keys(outline('Methods\n\nWe did it.\n\nResults and discussion\n\nIt rose.'))).toEqual([
      'Methods',
      'Results and discussion',
    ]);
  });
});

describe('the author’s own structure [D.111]', () => {
  const paragraphs: readonly [string, string][] = [
    ['Why', 'Little is known about sleep in nurses.'],
    ['What we did', 'We found it hard to recruit, but 120 nurses were surveyed.'],
    ['What came out', 'Sleep is known to matter, and it rose by 5%.'],
    ['What we make of it', 'Patients were recruited in two hospitals.'],
    ['Weak points', 'We aim to do better.'],
  ];
  const styles: readonly [string, (name: string, text: string) => string][] = [
    ['marks', (name, text) => `## ${name}\n${text}`],
    ['lines with a colon', (name, text) => `${name}:\n${text}`],
    ['lines', (name, text) => `${name}\n${text}`],
    ['lines over bullets', (name, text) => `${name}\n- ${text}`],
    ['items over items', (name, text) => `- ${name}\n  - ${text}`],
    ['labels', (name, text) => `${name}: ${text}`],
    ['labels in capitals', (name, text) => `${name.toUpperCase()}: ${text}`],
    ['labels with a stop', (name, text) => `${name}. ${text}`],
    ['labels with a dash', (name, text) => `${name} – ${text}`],
    ['bold labels', (name, text) => `**${name}.** ${text}`],
  ];

  test.each(styles)('in %s is kept, regardless of its sentences', (_, write) => {
    const read = outline(paragraphs.map(([name, text]) => write(name, text)).join('\n\n'));
    expect(Object.entries(read).map(([title, words]) => [title.toLowerCase(), words])).toEqual(
      paragraphs.map(([name, text]) => [name.toLowerCase(), [text]]),
    );
  });

  test('contains unlabelled paragraphs that follow a label, in their order', () => {
    const read = outline(
      'Methods: We did it.\n\nLittle is known about it.\n\nResults: It rose by 5%.\n\nWe did it twice.',
    );
    expect(read).toEqual({
      Methods: ['We did it.', 'Little is known about it.'],
      Results: ['It rose by 5%.', 'We did it twice.'],
    });
  });

  test('does not include what is before its first heading', () => {
    const before = 'We found that sleep rose by 5% (p = 0.01).';
    expect(outline(`${before}\n\n# Results\n\nMood fell.\n\n# Limits\n\nOne town only.`)).toEqual({
      Introduction: [before],
      Results: ['Mood fell.'],
      Limits: ['One town only.'],
    });
    expect(Object.keys(outline(`${before}\n\n# Background\n\nSleep matters.\n\n# Results\n\nMood fell.`))).toEqual([
      'Before the first heading',
      'Background',
      'Results',
    ]);
  });

  test('needs more than one heading, and more than a single label', () => {
    expect(Object.keys(outline('Three themes came out\n- one thing\n- another thing'))).toContain('Methods');
    expect(Object.keys(outline('Note: We did it.\n\nWe found that sleep rose by 5%.'))).toContain('Introduction');
  });
});

describe('text that cannot be placed', () => {
  test.each([
    'TODO: ask Anna for the numbers',
    'https://example.org/x',
    '12 34',
    'Lorem ipsum dolor',
    '我们研究睡眠。',
  ])('%j is placed under the notes', (note) => {
    const { notes } = plan(
      `We found that sleep rose by 5%. We recruited 20 patients.\n\nWe conclude that it helps.\n\n${note}`,
    );
    expect(notes.map(({ words }) => words)).toContain(note);
  });

  test('statements on funding and data get a section at the end', () => {
    expect(
      outline(
        'We found that sleep rose by 5%. This work was funded by the Sleep Foundation. Data are available on request.',
      ).Declarations,
    ).toEqual(['This work was funded by the Sleep Foundation.', 'Data are available on request.']);
  });
});

describe('layouts that authors use', () => {
  test('short numbered lines in order, each above lines without a number, are headings [D.111]', () => {
    const text =
      '1) what we know\nnitrate lowers the cost of exercise\n2) how\n11 cyclists drank juice\n3) what came out\ntime fell by 9 s';
    expect(outline(text)).toEqual({
      '1) what we know': ['nitrate lowers the cost of exercise'],
      '2) how': ['11 cyclists drank juice'],
      '3) what came out': ['time fell by 9 s'],
    });
    expect(Object.keys(outline('1) juice\nof beets\n2) squash\nof currants'))).not.toContain('1) juice');
  });

  test('title and abstract in LaTeX are recognized, and the surrounding commands are not read as sentences [D.111]', () => {
    const { title, abstract, sections, notes } = plan(
      '\\title{Grasping shiny things}\n\\begin{abstract}\nCameras fail on glass.\n\\end{abstract}\n\n\\section{Introduction}\nBins are full.\n\n\\section{Method}\nWe took 12 images.\n\\end{document}',
    );
    expect(title?.words).toBe('Grasping shiny things');
    expect(abstract.map(({ words }) => words)).toEqual(['Cameras fail on glass.']);
    expect(sections.flatMap(({ pieces }) => pieces.map(({ words }) => words))).toEqual([
      'Bins are full.',
      'We took 12 images.',
    ]);
    expect(notes).toEqual([]);
  });

  test('LaTeX lists become lists, and LaTeX comments become notes to place [D.111]', () => {
    const { sections, notes } = plan(
      '\\section{Method}\nWe took 12 images.\n\\begin{itemize}\n\\item Small ones.\n\\item Large ones.\n\\end{itemize}\n\n\\section{Results}\nAll were sharp. % ask Eva\nTwo were dark.\n% figure goes here',
    );
    expect(sections.map(({ pieces }) => pieces.map(({ words, list }) => [words, list]))).toEqual([
      [
        ['We took 12 images.', null],
        ['Small ones.', 'bullet'],
        ['Large ones.', 'bullet'],
      ],
      [
        ['All were sharp.', null],
        ['Two were dark.', null],
      ],
    ]);
    expect(notes.map(({ words }) => words)).toEqual(['% ask Eva', '% figure goes here']);
  });

  test('front matter gives the title, and a question above other headings is not the title [D.111]', () => {
    const front = plan('---\ntitle: Small clusters\nauthor: N. N.\n---\n\nWe propose a correction. It covers 94 %.');
    expect(front.title?.words).toBe('Small clusters');
    const asked = plan(
      'What is it about?\nYoung people leave care at eighteen.\n\nHow did I do it?\nI met them in cafés and wrote it down.',
    );
    expect(asked.title).toBeNull();
    expect(asked.sections.map(({ title }) => title)).toEqual(['What is it about?', 'How did I do it?']);
  });

  test('the author’s own abstract is classified as a separate text [D.117]', () => {
    const { moves, abstract } = plan(
      'Abstract\n\nSuperblocks close inner streets. This paper evaluates four layouts. Traffic falls by 62%. We conclude that they help.\n\nIntroduction\n\nBarcelona began in 2016 (Mueller 2020).\n\nMethods\n\nWe simulate one day.',
    );
    expect(abstract.map(({ id }) => moves.get(id)?.label)).toEqual(['background', 'aim', 'result', 'interpretation']);
  });
});

test('lines that start with labels are parts of the text, even without blank lines between them [D.79]', () => {
  expect(
    Object.keys(
      outline(`Problem: Bearing faults cause failures in electric motors.
Idea: Train on spectra that are warped to the angle of the shaft.
Data: 9,212 recordings from 18 motors in two paper mills. We report the mean of five seeds.
Results: Macro-F1 was 0.913 on the test motors.
So what: Warping may help on other machines with a shaft.`),
    ),
  ).toEqual(['Problem', 'Methods', 'Results', 'So what']);
});

test.each([
  'Flow spectra can be downloaded from Mendeley.',
  'Source and notebooks are at github.com under the BSD licence.',
  'Code will be released.',
  'Field notes cannot be shared because staff would be recognised.',
  'Carlsbergfondet paid for the transcription.',
  'Research in Stockholm was made possible by a stipend.',
])('%j is placed under the declarations, not in the discussion [D.79]', (declaration) => {
  const { Declarations } = outline(
    `Speakers often use a particle (Petersen 2010). We ask what it does in talk. We coded 1,127 clauses of 36 speakers.
It was more likely with inferred events (odds ratio 4.9, 95% CI 3.6 to 6.7). This suggests that it marks inference. ${declaration}`,
  );
  expect(Declarations).toEqual([declaration]);
});

describe('notes with headings', () => {
  const methods = 'What we did\n\nWe followed 312 patients in four hospitals for six months.';
  const results = 'Results\n\nMost reached the dose (62% against 33%).';

  test('the text before headed methods gets no discussion section', () => {
    const opening =
      'Young planets with a measured tilt are few.\nIf the tilt came late, then young planets should not have one.';
    const titles = Object.keys(outline(`${opening}\n\n${methods}\n\n${results}\n\nPoints\n\nIt is old.`));
    expect(titles).not.toContain('Discussion');
    expect(titles[0]).toBe('Introduction');
  });

  test('"Observations" are methods next to a heading for results, and results without one', () => {
    const coversOf = (text: string) => plan(text).sections.find(({ title }) => title === 'Observations')?.covers;
    const observations = 'Observations\n\nOne transit was observed with 31 exposures.';
    expect(coversOf(`${observations}\n\n${results}`)).toEqual(['methods']);
    expect(coversOf(`${methods}\n\n${observations}`)).toEqual(['results']);
  });

  test('a reminder is not part of the paper, and declarations at the end of a paragraph are not discussion', () => {
    const end =
      'What it means\n\nCalls help.\nTODO Anna: cite Manning 2003\nEthics: approved by the board. Funding: grant 12. Data on request from Kim.';
    const { notes, sections } = plan(`${methods}\n\n${results}\n\n${end}`);
    expect(notes.map(({ words }) => words)).toEqual(['TODO Anna: cite Manning 2003']);
    expect(sections.at(-1)?.title).toBe('Declarations');
    expect(sections.at(-1)?.pieces).toHaveLength(3);
  });
});

test('text continues after a list of keywords', () => {
  const text = `## Abstract

We studied the skin of frogs.

## Keywords

Microbiome, hormones, development.

### Sampling

Five tadpoles per condition were exposed for 48 hours. They were kept at 21 degrees.`;
  const { sections } = plan(text);
  expect(sections.find(({ title }) => title === 'Keywords')?.pieces.map(({ words }) => words)).toEqual([
    'Microbiome, hormones, development.',
  ]);
  expect(sections.find(({ title }) => title === 'Sampling')?.pieces).toHaveLength(2);
});

describe('headings and labels that say little', () => {
  const careful = (heading: string) =>
    `Why\nSuch beams carry the heat away in most detectors.\n\nWhat we did\nWe cooled twelve beams to 60 mK.\n\nWhat we found\nThe exponent fell to 1.9.\n\nWhat it means\nNarrow beams are thinner than the wave.\n\n${heading}\n- all from one wafer\n- two points are out of the fits`;

  test.each(['Careful', 'To admit', 'Grain of salt', 'Reservations', 'Fine print', 'Handle with care'])(
    'what is under "%s" is a limitation',
    (heading) => {
      const { moves, sections } = plan(careful(heading));
      const last = sections.find(({ title }) => title === heading);
      expect(last?.pieces.map(({ id }) => moves.get(id)?.label)).toEqual(['limitation', 'limitation']);
    },
  );

  test.each(['raw traces + fit script: https://doi.org/10.5555/x', 'money: DFG, number comes later.', 'Funding: none'])(
    'a label that declares something ends the section before it: %s',
    (line) => {
      expect(Object.keys(outline(`${careful('Careful')}\n\n${line}`)).at(-1)).not.toBe('Careful');
      expect(outline(`${careful('Careful')}\n\n${line}`).Careful).toEqual([
        'all from one wafer',
        'two points are out of the fits',
      ]);
    },
  );

  test("'What happened' is read sentence by sentence", () => {
    const { Methods } = outline(
      'Reviews are done in the browser today, by people in a hurry. Nobody has tested a checklist there.\n\nWhat happened: in week 9 all 58 students did one review. We logged the clicks with a plugin.\n\nThey found 4.1 defects with it and 3.6 without (p = 0.2). So the list primes you.',
    );
    expect(Methods?.join(' ')).toContain('We logged the clicks');
  });
});

test.each(['SiN beams, cooldown 14 -> short paper?', 'Notes on SiN beams'])(
  'a first line that only names a note is neither a sentence of the text nor its title: %s',
  (line) => {
    const { title, notes } = plan(`${line}\n\nBeams carry the heat away in most detectors. We cooled twelve of them.`);
    expect(title).toBeNull();
    expect(notes.map(({ words }) => words)).toEqual([line]);
  },
);

describe('tables without headings', () => {
  const before = 'Bikes are popular in towns. We wanted to know how far people ride. We counted rides with the log.';
  const after =
    'Rides were 2.4 km long on average. We found that most rides started at the station. So stations matter.';
  const table = (rows: string) => `| Station | Rides | Distance |\n|---|---|---|\n${rows}`;
  const placed = (text: string) => {
    const pieces = readPieces(text);
    const { sections } = planSections(pieces, () => false);
    return Object.fromEntries(
      sections.flatMap(({ title, pieces: own }) =>
        own.filter(({ kind, words }) => kind === 'table' || words.startsWith('Table')).map(({ kind }) => [kind, title]),
      ),
    );
  };

  test('numbers between methods and results belong to the results, with their caption', () => {
    expect(
      placed(
        `${before}\n\n${table('| A | 1200 | 2.1 |\n| B | 840 | 3.4 |')}\n\nTable 1. Rides per station.\n\n${after}`,
      ),
    ).toEqual({
      table: 'Results',
      sentence: 'Results',
    });
  });

  test('a table of materials stays with the methods', () => {
    expect(placed(`${before}\n\n${table('| A | bus stop | near |\n| B | church | far |')}\n\n${after}`)).toEqual({
      table: 'Methods',
    });
  });

  test('a table is where it is mentioned', () => {
    expect(
      placed(
        `${before} We sampled the stations in Table 1.\n\n${table('| A | 1200 | 2.1 |\n| B | 840 | 3.4 |')}\n\nTable 1: Stations.\n\n${after}`,
      ),
    ).toEqual({ table: 'Methods', sentence: 'Methods' });
  });
});

describe('notes in forms of their own', () => {
  const cases = Array.from(
    { length: 4 },
    (_, at) => `Case ${at + 1}. ${50 + at} m, sudden loss of sight, VA 6/${12 + at}.`,
  );

  test('what was seen in each of several cases is a result', () => {
    const sections = outline(`All were seen in our clinic in 2024 and examined twice.\n\n${cases.join('\n')}`);
    expect(sections['Results']?.filter((words) => /VA 6/.test(words))).toHaveLength(4);
  });

  test('a summary after the findings is not an abstract, and one before them is', () => {
    const findings =
      'Sight was lost in all. It came back in two. None had pain. Two had drusen. All were treated. Three got worse.';
    expect(plan(`${findings}\n\nSummary: All had a small disc.`).abstract).toEqual([]);
    expect(plan(`Summary: All had a small disc.\n\n${findings}`).abstract).toHaveLength(1);
  });

  test('a known name with a question mark above a list is a heading', () => {
    const sections = outline(
      'We caught moths at 24 sites.\n\nso?\n- white light seems to be worse\n- dimming might help',
    );
    expect(sections['so?']).toEqual(['white light seems to be worse', 'dimming might help']);
    expect(
      outline('We caught moths at 24 sites.\n\nIs it so?\n\nWe think that it may be.')['Is it so?'],
    ).toBeUndefined();
  });
});
