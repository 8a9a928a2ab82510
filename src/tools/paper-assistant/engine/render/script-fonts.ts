import type { Script } from './scripts.ts';

/** The LaTeX program for a draft's source. */
export type LatexProgram = 'pdfLaTeX' | 'XeLaTeX';

/**
 * Definitions for XeLaTeX: each letter of these scripts gets the first installed font that contains it, through XeTeX's
 * character classes, so that this also works in BibTeX's output. A letter that no font contains becomes a box with its
 * code.
 */
export function scriptFonts(scripts: ReadonlySet<Script>): string[] {
  if (scripts.size === 0) return [];
  const families = fontsFor(scripts);
  const blocks = [...scripts].flatMap((script) =>
    ranges[script].map(([first, last]) => `\\draftletters{${orderFor(script, families).join(',')}}{${first}}{${last}}`),
  );
  return [
    MACROS,
    ...families.map((family) => `\\draftfont{${family}}{${files[family].join(',')}}`),
    ...blocks,
    '\\makeatother',
  ];
}

type Family = keyof typeof files;

/** File names as in TeX Live first, then names under which the system may know the same fonts. */
const files = {
  serif: ['cmunrm.otf', 'CMU Serif', 'LibertinusSerif-Regular.otf', 'FreeSerif.otf', 'DejaVuSerif.ttf', 'DejaVu Serif'],
  chinese: ['FandolSong-Regular.otf'],
  japanese: ['HaranoAjiMincho-Regular.otf', 'ipaexm.ttf', 'ipaexm.otf'],
  korean: ['UnBatang.ttf', 'UnBatang', 'NanumMyeongjo.ttf'],
  traditional: ['bsmi00lp.ttf'],
} as const;

const ranges: Readonly<Record<Script, readonly (readonly [string, string])[]>> = {
  cyrillic: [['0400', '052F']],
  greek: [
    ['0370', '03FF'],
    ['1F00', '1FFF'],
  ],
  kana: [
    ['3041', '30FF'],
    ['31F0', '31FF'],
    ['FF61', 'FF9F'],
  ],
  hangul: [
    ['3131', '318E'],
    ['AC00', 'D7A3'],
  ],
  han: [
    ['3001', '303F'],
    ['3105', '312F'],
    ['3400', '4DBF'],
    ['4E00', '9FFF'],
    ['F900', 'FAFF'],
    ['FF01', 'FF60'],
    ['FFE0', 'FFE6'],
  ],
};

function fontsFor(scripts: ReadonlySet<Script>): Family[] {
  const eastAsian = scripts.has('han') || scripts.has('kana') || scripts.has('hangul');
  return [
    ...(scripts.has('cyrillic') || scripts.has('greek') ? (['serif'] as const) : []),
    ...(eastAsian ? eastAsianOrder(scripts) : []),
  ];
}

/** Ideographs follow the language's style: kana make a text Japanese, hangul Korean. */
function eastAsianOrder(scripts: ReadonlySet<Script>): Family[] {
  const first: Family = scripts.has('kana') ? 'japanese' : scripts.has('hangul') ? 'korean' : 'chinese';
  return [...new Set<Family>([first, 'chinese', 'traditional', 'japanese', 'korean'])];
}

function orderFor(script: Script, families: readonly Family[]): Family[] {
  const serif = script === 'cyrillic' || script === 'greek';
  return families.filter((family) => (family === 'serif') === serif);
}

/** Class 0 has all other characters, 4095 is a boundary; marks of class 4096 belong to the letter before them. */
const MACROS = String.raw`% --- Letters of other scripts: each is set in the first of the fonts below that has it.
\makeatletter
\newcount\draft@code
\def\draft@families{}
\ExplSyntaxOn\cs_new_eq:NN\draft@hex\int_to_Hex:n\ExplSyntaxOff
\newcommand\draft@between[3]{\XeTeXinterchartoks #1 #2={#3}}
\newcommand\draft@stop{\endgroup}
% Combining marks stay in the font of their letter. The class for ignored characters would leave its group open.
\newXeTeXintercharclass\draft@marks
\draft@between\draft@marks{0}{\draft@stop}\draft@between\draft@marks{4095}{\draft@stop}
\draft@between{0}\draft@marks{\begingroup}\draft@between{4095}\draft@marks{\begingroup}
% A name of a font and the files or names to look for.
\newcommand\draftfont[2]{\@for\draft@file:=#2\do{%
  \ifcsname draft@class@#1\endcsname\else\IfFontExistsTF{\draft@file}{\draft@load{#1}}{}\fi}}
\newcommand\draft@load[1]{%
  \edef\draft@now{\noexpand\newfontfamily\expandafter\noexpand\csname draft@family@#1\endcsname{\draft@file}}%
  \draft@now[AutoFakeBold=2,AutoFakeSlant=0.2]%
  {\normalfont\csname draft@family@#1\endcsname\global\expandafter\let\csname draft@probe@#1\expandafter\endcsname\font@name}%
  \expandafter\newXeTeXintercharclass\csname draft@class@#1\endcsname
  \@namedef{draft@start@#1}{\begingroup\csname draft@family@#1\endcsname\XeTeXlinebreaklocale "zh"\relax\XeTeXlinebreakskip=0pt plus 0.1em\relax}%
  \draft@pairs{#1}{0}\draft@pairs{#1}{4095}%
  \edef\draft@now{\noexpand\draft@between{\noexpand\draft@marks}{\the\draft@class{#1}}{\noexpand\draft@stop\expandafter\noexpand\csname draft@start@#1\endcsname}}\draft@now
  \@for\draft@other:=\draft@families\do{\ifx\draft@other\@empty\else\draft@neighbours{#1}{\draft@other}\fi}%
  \edef\draft@families{\draft@families,#1}}
\newcommand\draft@class[1]{\csname draft@class@#1\endcsname}
\newcommand\draft@pairs[2]{%
  \expandafter\draft@between\expandafter{\the\draft@class{#1}}{#2}{\draft@stop}%
  \edef\draft@now{\noexpand\draft@between{#2}{\the\draft@class{#1}}{\expandafter\noexpand\csname draft@start@#1\endcsname}}\draft@now}
\newcommand\draft@neighbours[2]{\draft@follows{#1}{#2}\draft@follows{#2}{#1}}
\newcommand\draft@follows[2]{%
  \edef\draft@now{\noexpand\draft@between{\the\draft@class{#1}}{\the\draft@class{#2}}{\noexpand\draft@stop\expandafter\noexpand\csname draft@start@#2\endcsname}}\draft@now}
% The fonts in their order, and the first and the last letter. What no font has becomes a box with its code. The
% classes defined here have higher numbers than the class of the marks.
\newcommand\draftletters[3]{%
  \@for\draft@try:=#1\do{\ifcsname draft@probe@\draft@try\endcsname
    \expandafter\let\expandafter\draft@probe\csname draft@probe@\draft@try\endcsname
    \chardef\draft@own=\draft@class{\draft@try}%
    \draft@each{#2}{#3}{\iffontchar\draft@probe\draft@code\XeTeXcharclass\draft@code=\draft@own\fi}\fi}%
  \draft@each{#2}{#3}{\draft@box}}
\newcommand\draft@each[3]{\def\draft@do{#3}\draft@code="#1\relax\def\draft@last{"#2 }\draft@next}
\newcommand\draft@next{\ifnum\XeTeXcharclass\draft@code<\draft@marks\draft@do\fi
  \ifnum\draft@code<\draft@last\advance\draft@code\@ne\expandafter\draft@next\fi}
\newcommand\draft@box{\catcode\draft@code=\active\begingroup\lccode${'`'}\~=\draft@code
  \lowercase{\endgroup\protected\edef~{\noexpand\unknownchar{\draft@hex{\the\draft@code}}}}}
\draft@code="300 \@whilenum\draft@code<"370\do{\XeTeXcharclass\draft@code=\draft@marks\advance\draft@code\@ne}
\XeTeXinterchartokenstate=1
% Accents and signs that Latin Modern lacks, also as boxes.
\let\draft@accent\add@unicode@accent
\def\add@unicode@accent#1#2{\iffontchar\font#1 \draft@accent{#1}{#2}\else#2\unknownchar{\draft@hex{#1}}\fi}
\DeclareTextCommand{\SS}{TU}{\unknownchar{1E9E}}
\DeclareTextCommand{\textguarani}{TU}{\unknownchar{20B2}}
`.trimEnd();
