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

  test('of other programs keep their parts, and what could be an organization is no person', () => {
    const { works, unreadable } = read(String.raw`\begin{thebibliography}{9}
\providecommand{\natexlab}[1]{#1}
\bibitem{notes}
Geo Lang and Dan Lemire.
\newblock Parsing long tables quickly.
\newblock \emph{The Table Journal}, 28(6):941--960, 2019.
\newblock arXiv:1902.08318.
\bibitem[Koe and Corbett(2006)]{inverted}
Koe, Kenneth R. and Corbett, Albert T. 2006.
\newblock Tutors in the classroom: a review.
\newblock In \emph{The Handbook of Tutors}.
\bibitem{others}
Pat Lewis, Ethan Perez, Alek Pik, et al.
\newblock Retrieval for written tasks.
\newblock In \emph{Advances in Retrieval}, 2020.
\bibitem{penalty}
G.~Lever and J.~Shawe-Taylor.
\newblock Tighter bounds through priors.
\newblock \emph{Theory Notes}, 473:\penalty0 4--28, 2013.
\bibitem{typed} J.\ Guyon, J.\ Leke.
\textit{Volatility is (mostly) path-dependent}. Quant Notes 23(9), 2023.
\bibitem[{\citenamefont {Audit}\ and\ \citenamefont {Check}(2024)}]{revtex}
\BibitemOpen
\bibfield {author} {\bibinfo {author} {\bibfnamefont {A.}~\bibnamefont {Audit}}\ and\ \bibinfo {author} {\bibfnamefont {B.}~\bibnamefont {Check}},\ }
\bibfield {title} {\bibinfo {title} {An oscillator at rest},\ }
\href@noop {} {\bibfield {journal} {\bibinfo {journal} {Physics Notes}\ }\textbf {\bibinfo {volume} {1}},\ \bibinfo {pages} {7} (\bibinfo {year} {2024})}\BibitemShut {NoStop}
\bibitem[{\citenamefont {Audit}\ and\ \citenamefont {Check}(2024)}]{aip}
\bibfield {author} {\bibinfo {author} {\bibnamefont {Audit}, \bibfnamefont {A.}}and\ \bibinfo {author} {\bibnamefont {Check}, \bibfnamefont {B.}},\ }
\bibfield {title} {\enquote {An oscillator at work},\ } (\bibinfo {year} {2024})
\bibitem{organization}
Search Engineering.
\newblock How the search works.
\newblock Report, 2019.
\bibitem[Ito(2019)]{labelled}
Ken Ito.
\newblock Winter gauges.
\newblock Report, 2019.
\bibitem{untitled} A. Writer and B. Reader, Phys. Rev. Lett. {\bf 12}, 345 (2001).
\end{thebibliography}`);
    expect(works).toMatchObject([
      { key: 'notes', journal: 'The Table Journal', pages: '941–960', year: '2019', note: 'arXiv:1902.08318' },
      { key: 'inverted', author: 'Koe, Kenneth R. and Corbett, Albert T.', year: '2006' },
      { key: 'others', author: 'Lewis, Pat and Perez, Ethan and Pik, Alek and others', year: '2020' },
      { key: 'penalty', journal: 'Theory Notes', volume: '473', pages: '4–28' },
      { key: 'typed', title: 'Volatility is (mostly) path-dependent', journal: 'Quant Notes', number: '9' },
      { key: 'revtex', author: 'Audit, A. and Check, B.', title: 'An oscillator at rest', year: '2024', pages: '7' },
      { key: 'aip', author: 'Audit, A. and Check, B.', title: 'An oscillator at work', year: '2024' },
      { key: 'labelled', author: 'Ito, Ken', year: '2019' },
    ]);
    // A year is not a page number.
    expect(works.filter((work) => 'pages' in work).map(({ key }) => key)).toEqual(['notes', 'penalty', 'revtex']);
    expect(unreadable.map(({ line, text }) => [line, text.slice(0, 22)])).toEqual([
      [30, String.raw`\bibitem{organization}`],
      [38, String.raw`\bibitem{untitled} A. `],
    ]);
  });

  test('whose parts are not certain are listed with their line, and the others are read', () => {
    const { works, unreadable, found } = read(String.raw`10.1000/first

\bibitem{plan} Okafor, personal notes on fjords
\bibitem{noyear}
K. Ito.
\newblock Winter gauges.
\bibitem{two}
K. Ito.
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
      { line: 4, text: String.raw`\bibitem{noyear} K. Ito. \newblock Winter gauges.` },
    ]);
  });

  test('with a DOI are found by it even if their text is not certain', () => {
    const { works, unreadable } = read(String.raw`\bibitem{x} Fjord notes, see \url{https://doi.org/10.1000/ab\_c}.`);
    expect(works).toEqual([{ key: 'x', type: 'misc', doi: '10.1000/ab_c' }]);
    expect(unreadable).toEqual([]);
  });

  test('of hostile length end in a moment, and nothing of them is dropped silently', () => {
    const many = read('\\begin{thebibliography}\\bibitem'.repeat(10_000));
    expect(many.unreadable).toHaveLength(10_000);
    const { unreadable } = read(`\\bibitem{x}${'\\bibinfo{author}{'.repeat(20_000)}`);
    expect(unreadable).toEqual([{ line: 1, text: expect.stringMatching(/^\\bibitem\{x\}\\bibinfo/) }]);
  });
});
