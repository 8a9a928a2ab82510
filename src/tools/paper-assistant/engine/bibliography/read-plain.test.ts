import { describe, expect, test } from 'vitest';
import { readSeeds } from '../seeds.ts';
import { readPlainReference } from './read-plain.ts';

describe('a reference as it is printed', () => {
  test.each([
    [
      'Okafor, N. A., Ito, K., & van Dyk, J. (2019). Tides of the inner fjord. Journal of Coastal Studies, 12(3), 41–58. https://doi.org/10.1000/jcs.19',
      {
        author: 'Okafor, N. A. and Ito, K. and van Dyk, J.',
        title: 'Tides of the inner fjord',
        year: '2019',
        journal: 'Journal of Coastal Studies',
        volume: '12',
        number: '3',
        pages: '41–58',
      },
    ],
    [
      '3. Okafor NA, Ito K. Sleep after night shifts in nurses. Occup Med. 2021;71(2):88-94.',
      {
        author: 'Okafor, N. A. and Ito, K.',
        title: 'Sleep after night shifts in nurses',
        year: '2021',
        journal: 'Occup Med',
        volume: '71',
        number: '2',
        pages: '88–94',
      },
    ],
    [
      '[7] N. A. Okafor and K. Ito, "Phase noise of small resonators," IEEE Trans. Circuits, vol. 7, no. 2, pp. 10-19, Mar. 2018.',
      {
        author: 'Okafor, N. A. and Ito, K.',
        title: 'Phase noise of small resonators',
        year: '2018',
        journal: 'IEEE Trans. Circuits',
        volume: '7',
        number: '2',
        pages: '10–19',
      },
    ],
    [
      '[2] O. Okafor, K. Ito. Sleep after night shifts. Proc. Sleep 2016, 3047-3051.',
      {
        author: 'Okafor, O. and Ito, K.',
        title: 'Sleep after night shifts',
        year: '2016',
        booktitle: 'Proc. Sleep',
        pages: '3047–3051',
      },
    ],
    [
      'Okafor, N. & Ito, K. B. Heat uptake of fjords. Nature 401, 386–389 (1999).',
      {
        author: 'Okafor, N. and Ito, K. B.',
        title: 'Heat uptake of fjords',
        year: '1999',
        journal: 'Nature',
        volume: '401',
        pages: '386–389',
      },
    ],
    [
      'Okafor N, Ito K (2019) The tides of the fjord. J Coast Stud 12(3):3–4. https://doi.org/10.1000/x',
      {
        author: 'Okafor, N. and Ito, K.',
        title: 'The tides of the fjord',
        year: '2019',
        journal: 'J Coast Stud',
        volume: '12',
        number: '3',
        pages: '3–4',
      },
    ],
    [
      'N. Okafor, H. Ito-Lund, Location of the crater rim, Meteoritics 14 (1979) 340–341.',
      {
        author: 'Okafor, N. and Ito-Lund, H.',
        title: 'Location of the crater rim',
        year: '1979',
        journal: 'Meteoritics',
        volume: '14',
        pages: '340–341',
      },
    ],
    [
      'Okafor, Ngozi, and Ken Ito. 2019. “Tides of C. elegans.” Fjord Studies 12 (3): 3–4.',
      {
        author: 'Okafor, Ngozi and Ito, Ken',
        title: 'Tides of C. elegans',
        year: '2019',
        journal: 'Fjord Studies',
        volume: '12',
        number: '3',
        pages: '3–4',
      },
    ],
    [
      'Okafor, N. (2014). Feeling the tide. In J. Ito (Ed.), Waters and people (pp. 132–152). Oak University Press.',
      {
        author: 'Okafor, N.',
        title: 'Feeling the tide',
        year: '2014',
        booktitle: 'Waters and people',
        pages: '132–152',
        publisher: 'Oak University Press',
      },
    ],
    [
      'Okafor, N. A., & Ito, K. (2013). The fjord revisited. Left Bank Press.',
      {
        author: 'Okafor, N. A. and Ito, K.',
        title: 'The fjord revisited',
        year: '2013',
        howpublished: 'Left Bank Press',
      },
    ],
  ])('%s', (line, fields) => {
    expect(readPlainReference(line)).toEqual(fields);
  });

  test.each([
    'Okafor and Ito (2019) were the first to measure the tides of the fjord.',
    'Tides of the inner fjord. Journal of Coastal Studies, 12(3), 41–58.',
    'Okafor, Ngozi: Tides. Berlin 2019.',
    'World Health Organization (2020). Global report on falls. Geneva: WHO.',
    'Thomas F. Okafor and Ken Ito. Tides of the fjord. Sea Studies, 1(6), 3-4.',
    'Okafor, N. (1995). The fjord and us. Tides, ice and people. London: Oak.',
    'The survey of 2019 asked 120 people; 88 answered.',
  ])('is left alone where its parts are not certain: %s', (line) => {
    expect(readPlainReference(line)).toBeNull();
  });

  test('that goes on in the next line is one reference', () => {
    const { references, unreadable } = readSeeds(
      'Okafor, N., & Ito, K. (2019). Tides of the\n  inner fjord. Coastal Studies, 12(3), 41–58.\nLund, J. (2020). Ice in narrow waters. Ice, 1, 2–3.',
    );
    expect(references.map(({ fields }) => fields.title)).toEqual(['Tides of the inner fjord', 'Ice in narrow waters']);
    expect(unreadable).toEqual([]);
  });

  test('becomes a seed paper with its DOI and a key, next to bare DOIs; what is not certain is listed', () => {
    const { references, unreadable } = readSeeds(
      [
        'Okafor, N., & Ito, K. (2019). Tides of the inner fjord. Coastal Studies, 12(3), 41–58. https://doi.org/10.1000/jcs.19',
        '10.1000/other.2',
        'something about tides',
      ].join('\n'),
    );
    expect(references.map(({ key, fields }) => [key, fields.title, fields.doi])).toEqual([
      ['Okafor2019', 'Tides of the inner fjord', '10.1000/jcs.19'],
      [expect.any(String), undefined, '10.1000/other.2'],
    ]);
    expect(unreadable).toEqual([{ line: 3, text: 'something about tides' }]);
  });
});

test.each([
  ['World Health Organization', '{World Health Organization}'],
  ['Department of Health and Smith, Ann', '{Department of Health} and Smith, Ann'],
  ['Julian Bank and Bank, Julian', 'Bank, Julian and Bank, Julian'],
  ['World Bank', '{World Bank}'],
])('an organization without braces is no person, and a person is no organization: %s', (author, read) => {
  const { references } = readSeeds(`@misc{a, author = {${author}}, title = {Falls}, year = 2020}`);
  expect(references[0]?.fields.author).toBe(read);
});
