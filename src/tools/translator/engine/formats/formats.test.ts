import { expect, test } from 'vitest';
import type { TranslationFormat } from '#contract/translation.ts';
import { createZipPort } from '#server/base/archives/zip-port.ts';
import { makeDocx, paragraph, run, wordXml } from '../../../../../tests/support/make-docx.ts';
import { openDocx } from '../open-docx.ts';
import { openText } from '../open-text.ts';

const read = (content: string, format: Exclude<TranslationFormat, 'docx'>) =>
  openText(new TextEncoder().encode(content), format);

/** Uppercases every word: shows what a model may change and that everything else stays. */
const shout = (source: string) => source.toUpperCase();

async function inCapitals(content: string, format: Exclude<TranslationFormat, 'docx'>) {
  const opened = read(content, format);
  const { bytes, kept } = await opened.write(opened.passages.map(({ source }) => shout(source)));
  expect(kept).toEqual(opened.kept);
  return new TextDecoder().decode(bytes);
}

const markdown = `---
title: Tides
---

# The tides of $h(t)$ {#sec:tides}

Tides **rise** and *fall* twice a day [@darwin1898, p. 3; @kelvin], as @newton said; see [the tables](https://tides.example/a_(b) "Tables") and \`tide(x)\`.
They are \\$5 a metre, $a_1 < b$ high[^note], and go on
on the next line &mdash; see <https://tides.example>.

- [ ] first item with [a reference][ref]
- second item

  goes on here

1. one <b>bold</b> word

> a quote
> that goes on

| Name | Height |
|------|-------:|
| high | 3.5 m \`x\\|y\` |

\`\`\`python
print("not translated")
\`\`\`

$$ e = mc^2 \\text{ stays} $$

<div class="x">
stays too
</div>

    indented code stays

![A figure](figures/a.png){width=50%}

[^note]: A note of its own.

[ref]: https://tides.example/ref "Title"

## References

Darwin, G. (1898). The tides.
`;

test('Markdown keeps its structure, citations, math, code and links, and only its words are translated', async () => {
  expect(await inCapitals(markdown, 'md')).toBe(`---
title: Tides
---

# THE TIDES OF $h(t)$ {#sec:tides}

TIDES **RISE** AND *FALL* TWICE A DAY [@darwin1898, p. 3; @kelvin], AS @newton SAID; SEE [THE TABLES](https://tides.example/a_(b) "Tables") AND \`tide(x)\`. THEY ARE \\$5 A METRE, $a_1 < b$ HIGH[^note], AND GO ON ON THE NEXT LINE &mdash; SEE <https://tides.example>.

- [ ] FIRST ITEM WITH [A REFERENCE][ref]
- SECOND ITEM

  GOES ON HERE

1. ONE <b>BOLD</b> WORD

> A QUOTE THAT GOES ON

| NAME | HEIGHT |
|------|-------:|
| HIGH | 3.5 M \`x\\|y\` |

\`\`\`python
print("not translated")
\`\`\`

$$ e = mc^2 \\text{ stays} $$

<div class="x">
stays too
</div>

    indented code stays

![A FIGURE](figures/a.png){width=50%}

[^note]: A NOTE OF ITS OWN.

[ref]: https://tides.example/ref "Title"

## REFERENCES

Darwin, G. (1898). The tides.
`);
});

test.each([
  [
    'two prices in two lines do not become a formula in one',
    'It costs $5 for the many\nof them, or 6$ each',
    'IT COSTS \\$5 FOR THE MANY OF THEM, OR 6\\$ EACH',
  ],
  ['a formula over two lines stays', 'As $a +\nb$ says', 'AS $a +\nb$ SAYS'],
  ['citations over two lines stay', 'As [see @a;\n@b, p. 3] say', 'AS [see @a;\n@b, p. 3] SAY'],
  [
    'an address as the words of a link is no citation',
    'Ask [me@b.org](mailto:me@b.org) now',
    'ASK [me@b.org](mailto:me@b.org) NOW',
  ],
  ['a picture within a link', 'See [![the build](a.svg)](b.html) there', 'SEE [![THE BUILD](a.svg)](b.html) THERE'],
  ['a link with brackets in its words', 'See [`f([a])` of it](#f-a) there', 'SEE [`f([a])` OF IT](#f-a) THERE'],
])('%s', async (_, source, translated) => {
  expect(await inCapitals(source, 'md')).toBe(translated);
});

const latex = String.raw`\documentclass{article}
\usepackage[english]{babel} % a comment stays
\newcommand{\tide}{\ensuremath{h}}
\title{On the tides}
\begin{document}
\maketitle
\section{The rise\label{sec:rise}}
Tides \emph{rise and \textbf{fall}} twice a day~\cite[p.~3]{darwin1898,kelvin}, see
Section~\ref{sec:rise} and $h(t) = \cos t$; the caf\'e is 5\,\% \LaTeX\ and \tide. % not this
More words\footnote{A note with \url{https://tides.example/a_b}.} here.

\begin{equation}
  e = mc^2 \label{eq:e} \text{stays}
\end{equation}
\begin{itemize}
  \item First thing
  \item[b] Second thing
\end{itemize}
\begin{tabular}{ll}
  Name & Height \\[2pt]
  High & 3.5
\end{tabular}
\begin{figure}[ht]
  \includegraphics[width=2cm]{tide.png}
  \caption[Short]{A drawing of the \tide{} line}
\end{figure}
\begin{verbatim}
not \emph{this}
\end{verbatim}
\begin{thebibliography}{9}
\bibitem{kelvin} Kelvin. Tides.
\end{thebibliography}
\end{document}
`;

test('LaTeX keeps every command, key, formula, label, comment and piece of code, and only its words are translated', async () => {
  expect(await inCapitals(latex, 'tex')).toBe(String.raw`\documentclass{article}
\usepackage[english]{babel} % a comment stays
\newcommand{\tide}{\ensuremath{h}}
\title{ON THE TIDES}
\begin{document}
\maketitle
\section{THE RISE\label{sec:rise}}
TIDES \emph{RISE AND \textbf{FALL}} TWICE A DAY~\cite[p.~3]{darwin1898,kelvin}, SEE SECTION~\ref{sec:rise} AND $h(t) = \cos t$; THE CAFÉ IS 5\,\% \LaTeX\ AND \tide. % not this
MORE WORDS\footnote{A NOTE WITH \url{https://tides.example/a_b}.} HERE.

\begin{equation}
  e = mc^2 \label{eq:e} \text{stays}
\end{equation}
\begin{itemize}
  \item FIRST THING
  \item[b] SECOND THING
\end{itemize}
\begin{tabular}{ll}
  NAME & HEIGHT \\[2pt]
  HIGH & 3.5
\end{tabular}
\begin{figure}[ht]
  \includegraphics[width=2cm]{tide.png}
  \caption[Short]{A DRAWING OF THE \tide{} LINE}
\end{figure}
\begin{verbatim}
not \emph{this}
\end{verbatim}
\begin{thebibliography}{9}
\bibitem{kelvin} Kelvin. Tides.
\end{thebibliography}
\end{document}
`);
});

test('a model’s text in LaTeX never becomes a command or part of one', async () => {
  const opened = read('\\begin{document}\nA \\tide rises.\n\n\\item Much of it\n\\end{document}', 'tex');
  const { bytes } = await opened.write(['50 % & #1_a ⟦1⟧steigt', '[x] ~ ^ {']);
  expect(new TextDecoder().decode(bytes)).toBe(
    '\\begin{document}\n50 \\% \\& \\#1\\_a \\tide{}steigt\n\n\\item {}[x] \\textasciitilde{} \\textasciicircum{} \\{\n\\end{document}'.replace(
      'Much of it',
      '',
    ),
  );
});

test('plain text keeps its paragraphs, lines, citations and addresses', async () => {
  const plain = `A HEADING\nof two lines\n\nTides rise and fall twice a day [1, 2], as everybody on the coast knows; see\nhttps://tides.example/a_b. They are read.\n\nReferences\n\n[1] Darwin. The tides.\n`;
  expect(await inCapitals(plain, 'txt')).toBe(
    `A HEADING\nOF TWO LINES\n\nTIDES RISE AND FALL TWICE A DAY [1, 2], AS EVERYBODY ON THE COAST KNOWS; SEE https://tides.example/a_b. THEY ARE READ.\n\nREFERENCES\n\n[1] Darwin. The tides.\n`,
  );
});

test.each(['txt', 'md', 'tex'] as const)(
  'a %s file without translations is written unchanged, byte for byte',
  async (format) => {
    for (const content of [
      markdown,
      latex,
      '\ufeffOne.\r\n\r\nTwo ⟦1⟧ ⟧ and `` \\"{o} {\r\n\r\n* a\r\n\r\n\\emph{open',
      '{{{$$$***___```',
    ]) {
      const bytes = new TextEncoder().encode(content);
      const opened = openText(bytes, format);
      const written = await opened.write(opened.passages.map(() => null));
      expect(Buffer.from(written.bytes).equals(Buffer.from(bytes))).toBe(true);
    }
  },
);

test('a long paragraph is split between sentences, and joined again unchanged', async () => {
  const content = `${'A sentence about the tides of the sea. '.repeat(200)}\n`;
  const opened = read(content, 'txt');
  expect(opened.passages.length).toBeGreaterThan(2);
  expect(Math.max(...opened.passages.map(({ source }) => source.length))).toBeLessThanOrEqual(2_500);
  expect(await inCapitals(content, 'txt')).toBe(content.toUpperCase());
});

const ports = {
  archives: createZipPort(),
  documents: { read: async () => ({}) as never, make: async () => null },
};

test('a Word document keeps its styles, fields, notes, formulas, tables and links, and only its words are translated', async () => {
  const formula = '<m:oMath xmlns:m="urn:m"><m:r><m:t>h</m:t></m:r></m:oMath>';
  const field = `${run('')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ADDIN ZOTERO_ITEM </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>(Darwin 1898)</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const body = [
    paragraph('On the tides', '<w:pStyle w:val="Heading1"/>'),
    `<w:p><w:pPr><w:jc w:val="both"/></w:pPr>${run('Ti')}${run('des ')}${run('rise', '<w:b/>')}${run(' &amp; fall ')}${field}${run(', ')}${formula}${run(' here')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('.')}<w:bookmarkStart w:id="1" w:name="b"/><w:bookmarkEnd w:id="1"/></w:p>`,
    `<w:tbl><w:tr><w:tc>${paragraph('Cell one')}</w:tc><w:tc>${paragraph('3.5')}</w:tc></w:tr></w:tbl>`,
    `<w:p>${run('See ')}<w:hyperlink r:id="rId9">${run('the tables', '<w:u/>')}</w:hyperlink>${run(' and ')}${run('tide(x)', '<w:rStyle w:val="VerbatimChar"/>')}${run(' now')}</w:p>`,
    paragraph('print(x)', '<w:pStyle w:val="SourceCode"/>'),
    `<w:p>${run('gone', '')}<w:del w:id="5"><w:r><w:delText>struck</w:delText></w:r></w:del></w:p>`,
    paragraph('References'),
    paragraph('Darwin. The tides.'),
  ].join('');
  const footnotes = wordXml('footnotes', `<w:footnote w:id="2">${paragraph('A note.')}</w:footnote>`);
  const bytes = makeDocx(body, { 'word/footnotes.xml': footnotes, 'word/styles.xml': wordXml('styles', '') });
  const opened = await openDocx(bytes, ports);
  expect(opened.passages.map(({ source }) => source)).toEqual([
    'On the tides',
    'Tides ⟦1⟧rise⟦/1⟧ & fall ⟦2⟧, ⟦3⟧ here⟦4⟧.',
    'Cell one',
    'See ⟦1⟧the tables⟦/1⟧ and ⟦2⟧ now',
    'gone',
    'References',
    'A note.',
  ]);
  const written = await opened.write(opened.passages.map(({ source }) => (source === 'gone' ? null : shout(source))));
  expect(written.kept).toEqual(opened.kept);
  const limits = { entries: 20, totalBytes: 1e6, bytesFor: () => 1e6 };
  const [before, after] = [await ports.archives.read(bytes, limits), await ports.archives.read(written.bytes, limits)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(after.get('word/styles.xml')).toEqual(before.get('word/styles.xml'));
  const xml = new TextDecoder().decode(after.get('word/document.xml'));
  const words = (text: string, properties = '') =>
    `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
  expect(xml).toContain(`<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${words('ON THE TIDES')}</w:p>`);
  expect(xml).toContain(
    `${words('TIDES ')}${words('RISE', '<w:b/>')}${words(' &amp; FALL ')}${field.replace(run(''), '')}${words(', ')}${formula}${words(' HERE')}<w:r><w:rPr></w:rPr><w:footnoteReference w:id="2"/></w:r>`.replace(
      '<w:r><w:rPr></w:rPr><w:foot',
      '<w:r><w:foot',
    ),
  );
  expect(xml).toContain(`<w:hyperlink r:id="rId9">${words('THE TABLES', '<w:u/>')}</w:hyperlink>`);
  for (const same of [
    'print(x)',
    'tide(x)',
    '<w:delText>struck',
    'Darwin. The tides.',
    '>3.5<',
    '<w:bookmarkStart w:id="1" w:name="b"/>',
  ]) {
    expect(xml).toContain(same);
  }
  expect(new TextDecoder().decode(after.get('word/footnotes.xml'))).toContain('A NOTE.');
  expect((await opened.write(opened.passages.map(({ source }) => shout(source)))).bytes.length).toBeGreaterThan(0);
});

test('a model’s text in a Word document never becomes markup', async () => {
  const opened = await openDocx(makeDocx(paragraph('Tides rise.')), ports);
  const { bytes } = await opened.write(['</w:t><w:pict/> & "x" <!-- ']);
  const files = await ports.archives.read(bytes, { entries: 20, totalBytes: 1e6, bytesFor: () => 1e6 });
  expect(new TextDecoder().decode(files.get('word/document.xml'))).toContain(
    '&lt;/w:t&gt;&lt;w:pict/&gt; &amp; "x" &lt;!-- ',
  );
});

test('a hostile text is read quickly, even if it is deeply nested, unclosed or repeated', () => {
  for (const piece of [
    '*a',
    '`',
    '[',
    '![a](',
    '$',
    '{',
    '\\begin{equation}',
    '\\emph{',
    '|\n',
    '> ',
    '<!--',
    '\\"',
    '⟦1⟧',
    '[@',
    '**_',
  ]) {
    const content = piece.repeat(Math.floor(60_000 / piece.length));
    for (const format of ['txt', 'md', 'tex'] as const) expect(() => read(content, format)).not.toThrow();
  }
});
