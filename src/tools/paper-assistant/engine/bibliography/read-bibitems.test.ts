import { describe, expect, test } from 'vitest';
import { readSeeds } from '../seeds.ts';

const read = (source: string) => {
  const { references, unreadable, found } = readSeeds(source);
  return { works: references.map(({ key, type, fields }) => ({ key, type, ...fields })), unreadable, found };
};

describe('\\bibitem entries', () => {
  test('of BibTeX’s own styles are records with author, title and year', () => {
    const { works, unreadable } = read(String.raw`\begin{thebibliography}{10}

\bibitem{okafor2019}
Ngozi~A. Okafor, Ken Ito, and Jan van Dyk.
\newblock Tides of the inner fjord.
\newblock {\em Journal of Coastal Studies}, 12(3):41--58, 2019.

\bibitem[Lund et~al.(2016)Lund, Berg, and M{\"u}ller]{lund2016}
J.~Lund, S.~Berg, and T.~M{\"u}ller.
\newblock Ice and currents in narrow waters.
\newblock In \emph{Proceedings of the Ocean Conference}, pages 3--9, 2016.

\bibitem{who}
{World Health Organization}.
\newblock Global status report on road safety.
\newblock Geneva, 2018.

\bibitem[\protect\citeauthoryear{Ito}{Ito}{2020}]{ito}
Ito, K. (2020).
\newblock Winter gauges.
\newblock {\em Polar Notes}, 4:1--2.
\end{thebibliography}`);
    expect(unreadable).toEqual([]);
    expect(works).toEqual([
      {
        key: 'okafor2019',
        type: 'article',
        author: 'Okafor, Ngozi A. and Ito, Ken and van Dyk, Jan',
        title: 'Tides of the inner fjord',
        year: '2019',
        journal: 'Journal of Coastal Studies',
        volume: '12',
        number: '3',
        pages: '41–58',
      },
      {
        key: 'lund2016',
        type: 'inproceedings',
        author: 'Lund, J. and Berg, S. and Müller, T.',
        title: 'Ice and currents in narrow waters',
        year: '2016',
        booktitle: 'Proceedings of the Ocean Conference',
        pages: '3–9',
      },
      expect.objectContaining({
        key: 'who',
        author: '{World Health Organization}',
        title: 'Global status report on road safety',
        year: '2018',
      }),
      expect.objectContaining({ key: 'ito', author: 'Ito, K.', title: 'Winter gauges', year: '2020', volume: '4' }),
    ]);
  });

  test('of styles that name each part, and entries typed by hand, are records too', () => {
    const { works, unreadable } = read(String.raw`\bibitem[{Okafor(2019)}]{a}
\bibinfo{author}{N.~Okafor}, \bibinfo{author}{K.~Ito}, \bibinfo{title}{Tides of the inner fjord},
\bibinfo{journal}{J. Coast. Stud.} \bibinfo{volume}{12} (\bibinfo{year}{2019}) \bibinfo{pages}{41--58}.

\bibitem {b}%
  \bibfield {author} {\bibinfo {person}{Ken Ito} {and} \bibinfo {person}{Jan Lund}.} \bibinfo{year}{2020}.
  \showarticletitle{Winter gauges}. \bibinfo{journal}{\emph{Polar Notes}} \bibinfo{volume}{4}.

\bibitem{c} N. Okafor, K. Ito, ${'``'}Phase noise of small resonators,'' \emph{IEEE Trans. Circuits}, vol. 7, no. 2, pp. 10--19, 2018.`);
    expect(unreadable).toEqual([]);
    expect(works).toMatchObject([
      { key: 'a', author: 'Okafor, N. and Ito, K.', title: 'Tides of the inner fjord', year: '2019', volume: '12' },
      { key: 'b', author: 'Ito, Ken and Lund, Jan', title: 'Winter gauges', year: '2020', journal: 'Polar Notes' },
      { key: 'c', author: 'Okafor, N. and Ito, K.', title: 'Phase noise of small resonators', year: '2018' },
    ]);
  });

  test('whose parts are not certain are listed with their line, and the others are read', () => {
    const { works, unreadable, found } = read(String.raw`10.1000/first

\bibitem{plan} Okafor, personal notes on fjords
\bibitem{noyear}
Ken Ito.
\newblock Winter gauges.
\bibitem{two}
Ken Ito.
\newblock Summer gauges.
\newblock {\em Polar Notes}, 4:1--2, 2021.

@misc{lund, title={Ice}, author={Lund, Jan}, year={2016}}`);
    expect(works.map(({ key, ...fields }) => ('doi' in fields ? fields.doi : key))).toEqual([
      '10.1000/first',
      'two',
      'lund',
    ]);
    expect(found).toBe(3);
    expect(unreadable).toEqual([
      { line: 3, text: String.raw`\bibitem{plan} Okafor, personal notes on fjords` },
      { line: 4, text: String.raw`\bibitem{noyear} Ken Ito. \newblock Winter gauges.` },
    ]);
  });

  test('with a DOI are found by it even if their text is not certain', () => {
    const { works, unreadable } = read(String.raw`\bibitem{x} Fjord notes, see \url{https://doi.org/10.1000/ab\_c}.`);
    expect(works).toEqual([{ key: 'x', type: 'misc', doi: '10.1000/ab_c' }]);
    expect(unreadable).toEqual([]);
  });
});
