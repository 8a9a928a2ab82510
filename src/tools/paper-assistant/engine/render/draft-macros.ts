/**
 * LaTeX definitions that every template shares. No package beyond the kernel, xcolor and graphics is needed, and each
 * pdfTeX primitive is guarded, so that the source also survives another engine.
 */
export const DRAFT_MACROS = `% --- Macros of this draft; remove them when you write on ---------------------
\\definecolor{quiet}{gray}{0.42}
\\definecolor{gap}{RGB}{160,60,20}
\\definecolor{query}{RGB}{23,80,90}
% A statement that wants a source and has none.
\\DeclareRobustCommand{\\citationneeded}{{\\color{query}\\small[citation needed]}}
% What a section still lacks.
\\DeclareRobustCommand{\\todevelop}[1]{{\\color{gap}\\small\\textbf{To develop:} #1}}
% A remark of the tool that made the draft.
\\DeclareRobustCommand{\\productnote}[1]{{\\color{quiet}\\small\\itshape #1}}
% Whose words a paragraph holds, in the margin. To hide the marks: \\renewcommand{\\origin}[1]{\\leavevmode}
\\makeatletter
\\newcommand{\\origin}[1]{\\leavevmode\\setbox0=\\lastbox
  \\llap{\\normalfont\\fontsize{6.5}{6.5}\\selectfont\\color{quiet}#1\\hspace*{\\dimexpr1.4em+\\@totalleftmargin}}\\box0 }
\\makeatother
% A character that these fonts do not hold: its code point in a box; copying gives the character itself.
\\DeclareRobustCommand{\\unknownchar}[2][]{\\leavevmode\\hspace{0pt plus 0.4pt}\\mbox{%
  \\ifdefined\\pdfliteral\\pdfliteral direct{/Span <</ActualText <FEFF\\if\\relax\\detokenize{#1}\\relax#2\\else#1\\fi>>> BDC}\\fi
  {\\setlength{\\fboxsep}{0.8pt}\\setlength{\\fboxrule}{0.25pt}\\raisebox{0.35ex}{\\fbox{\\normalfont\\ttfamily\\fontsize{4.5}{4.5}\\selectfont#2}}}%
  \\ifdefined\\pdfliteral\\pdfliteral direct{EMC}\\fi}\\hspace{0pt plus 0.4pt}}
% The same source gives the same PDF, byte for byte, and its text can be copied and searched.
\\ifdefined\\pdfinfoomitdate\\pdfinfoomitdate=1\\pdftrailerid{}\\pdfsuppressptexinfo=-1\\fi
\\ifdefined\\pdfgentounicode\\IfFileExists{glyphtounicode}{\\input{glyphtounicode}\\pdfgentounicode=1}{%
  \\IfFileExists{glyphtounicode.tex}{\\input{glyphtounicode}\\pdfgentounicode=1}{}}\\fi
% -----------------------------------------------------------------------------`;
