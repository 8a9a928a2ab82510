import { describe, expect, test } from 'vitest';
import { fold } from './inlines.ts';
import { readPieces } from './sentences.ts';

function sentences(text: string): string[] {
  return readPieces(text).map(({ words }) => words);
}

describe('sentence ends', () => {
  test.each([
    ['Sleep loss, e.g. by shift work, matters. We agree.', 2],
    ['This holds in most cases (i.e. in 9 of 10). We agree.', 2],
    ['Smith et al. found a rise. Jones et al. (2020) did not.', 2],
    ['As Fig. 2 shows, it rose. Eq. (3) gives the rate.', 2],
    ['We compared drug vs. Placebo in adults. It worked.', 2],
    ['See cf. Miller on this. Dr. Ada J. R. Brown agreed.', 2],
    ['The value was 3.5 mg. It rose to 4.25 mg.', 2],
    ['We report No. 3 and Nos. 5 to 7. The rest follows.', 2],
    ['We saw growth... then it fell. It ended… and began.', 2],
    ['The U.S. Government paid. We worked in the U.S. We left.', 3],
    ['We waited 30 min. Samples were cooled for 20 ms. Then we stopped.', 3],
    ['They took vitamin C. We did not. Patients in group A. Patients in group B.', 4],
    ['It costs $5 and $10. That is 3 p.m. on most days.', 2],
    ['It rose in mice. mRNA fell. pH was stable.', 3],
    ['we did this. we found that. we stop here.', 3],
    ['Health improved.[12] We agree.[3, 4] They do not.', 3],
    ['Rents rose.¹ Software sets them.²,³ Few object. They do.⁴', 4],
    ['It did not differ (4 vs 5 deaths). 41 % of the calls found one. It fell.', 3],
    ['Few gave the amine (< 5 %). 17 of the 22 gave more.', 2],
    ['Yields are in the table. 4-Bromotoluene gave most. It was pure.', 3],
    ['The list did not differ. /stj/ as in student did. It rose.', 3],
    ['It is in approx. 4-methoxy or so. We stop.', 2],
    ['It was found.We then stopped the work.', 2],
    ['It rose by 6.2 percent (s.e. 0.8) in all. It fell.', 2],
    ['The registers cover 1608-1837. 70,000 burials were read. It rose by 5%. 40 people left.', 4],
    ['In vol. 12 pages were lost. Mean temp. 20 degrees was kept. On Jan. 12 it snowed.', 3],
    ['He asked, "Why?" Nobody answered. (This is an aside.) We go on.', 4],
    ['The last review (2019?) had four trials. We agree.', 2],
    ['Models were fitted with lmer?? (no, glmer); it ran. We agree.', 2],
    ['Data. Social security records, 2% sample. We agree.', 2],
    ['Def. A graph is a set of nodes. Theorem 1. Let G be a graph. Then it is.', 3],
    ['They began with "what is it?" in 11 of 14. We agree.', 2],
    ['We drop short jobs (see app. B). We agree.', 2],
    ['今天天气很好。我们去公园！真的吗？', 3],
    ['本研究では睡眠を調べた。結果は明らかだった。', 2],
  ])('%s', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
    expect(sentences(text).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });

  test('a formula is never split, and a sentence may start with one', () => {
    expect(sentences('We set $x = 3. Y$ here. $p$ is small. Then $$a. B$$ follows.')).toEqual([
      'We set $x = 3. Y$ here.',
      '$p$ is small.',
      'Then $$a. B$$ follows.',
    ]);
  });

  test('wrapped lines are one paragraph, and lines with a manual break are separate sentences', () => {
    expect(
      sentences('We asked many people in the city about their\nsleep and their work in the last\nyear of the study.'),
    ).toHaveLength(1);
    expect(
      sentences(
        'Sleep matters for students\nWe surveyed two hundred students in spring\nShort sleepers had lower grades',
      ),
    ).toHaveLength(3);
  });
});

describe('lines of notes', () => {
  const notes = `retrospective cohort in 3 hospitals of our own network. all adults
n = 1,284
dialysis left out, and those who died in
the first 30 days

curves split at week 6
follow-up starts at day 30 to avoid immortal time, as in
(Hernan 2016)`;

  test('are separate sentences, even without capitals and periods, unless they continue on the next line', () => {
    expect(sentences(notes)).toEqual([
      'retrospective cohort in 3 hospitals of our own network.',
      'all adults',
      'n = 1,284',
      'dialysis left out, and those who died in the first 30 days',
      'curves split at week 6',
      'follow-up starts at day 30 to avoid immortal time, as in (Hernan 2016)',
    ]);
  });

  test('start a new sentence at "we" after a period, and at a definition', () => {
    expect(sentences('Photos are used for triage nowadays. we looked at acc. 0.89 of them.')).toEqual([
      'Photos are used for triage nowadays.',
      'we looked at acc. 0.89 of them.',
    ]);
    expect(
      sentences('patients with bigger ulcers came in\nhealed = closed skin\nn = 210\nall adults\none ward'),
    ).toContain('healed = closed skin');
  });

  test('end a sentence at a period where nothing was wrapped', () => {
    const long = `We offered a test to everyone who picked up a prescription in one of the ${'42 '.repeat(20)}pharmacies of both boards.`;
    expect(
      readPieces(`${long}\nlimits: only two boards took part.`)
        .map(({ words }) => words)
        .at(-1),
    ).toBe('limits: only two boards took part.');
    expect(readPieces(`${long.slice(0, -1)}, as in Lee et al.\nin towns.`)).toHaveLength(1);
  });

  test('wrapped by an editor are not split at their line ends', () => {
    const wrapped = `we asked many people in the whole city about the hours that they
sleep and about their work, and then we compared the answers of
those who work at night with the answers of those who do not, in
the year before the study and in the year that came after it`;
    expect(sentences(wrapped)).toHaveLength(1);
  });
});

describe('what the user marked', () => {
  const kinds = (text: string) => readPieces(text).map(({ kind, words }) => `${kind}: ${words}`);

  test.each([
    ['# Methods\nWe did it.', 'heading: Methods'],
    ['## 2. Methods ##\nWe did it.', 'heading: 2. Methods'],
    ['**Methods:**\nWe did it.', 'heading: Methods'],
    ['\\section*{Methods}\nWe did it.', 'heading: Methods'],
    ['METHODS:\nWe did it.', 'heading: METHODS:'],
    ['Materials and Methods\n\nWe did it.', 'heading: Materials and Methods'],
    ['Methods\n=======\nWe did it.', 'heading: Methods'],
    ['Methods: We did it.', 'heading: Methods'],
    ['**Methods.** We did it.', 'heading: Methods'],
    ['The northern village\n\nWe did it.', 'heading: The northern village'],
  ])('%j starts with a heading', (text, heading) => {
    const read = kinds(text);
    expect(read[0]).toBe(heading.replace('METHODS:', 'METHODS'));
    expect(read[1]).toBe('sentence: We did it.');
  });

  test.each([
    'Note: We did it.',
    'We did it',
    'methods matter here\nand everywhere.',
    'The results were clear\n\nWe stop.',
    'We stop here\n\nThe end is near\n\nNobody knows',
  ])('%j contains no heading', (text) => {
    expect(readPieces(text).filter(({ kind }) => kind === 'heading')).toEqual([]);
  });

  test('list items are separate, with their marks next to the words', () => {
    const [first, second, third] = readPieces('- one\n* two\n  goes on. And on.\n2. three');
    expect(first).toMatchObject({ lead: '-', words: 'one', text: '- one', list: 'bullet' });
    expect(second).toMatchObject({ lead: '*', words: 'two goes on.', list: 'bullet' });
    expect(third).toMatchObject({ lead: '', words: 'And on.', list: 'bullet' });
    expect(readPieces('2. three')[0]).toMatchObject({ lead: '2.', words: 'three', list: 'numbered' });
  });

  test('a line of dashes is layout and belongs to the sentence before it', () => {
    expect(readPieces('One.\n\n-----\n\nTwo.').map(({ text, words }) => [text, words])).toEqual([
      ['One. -----', 'One.'],
      ['Two.', 'Two.'],
    ]);
  });
});

test('collapsing turns any white space into one space', () => {
  expect(fold('\u00a0 a\t\r\n b\u3000')).toBe('a b');
});
