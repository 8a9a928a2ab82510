/**
 * LaTeX definitions shared by every template. They only need xcolor, graphics, array and booktabs, and each pdfTeX
 * primitive is guarded, so that the source also compiles with other engines.
 */
export const DRAFT_MACROS = `% --- Macros of this draft; remove them when the draft is done ----------------
\\usepackage{array,booktabs}
% Without hyperref, links are printed as plain words.
\\providecommand{\\href}[2]{#2}
\\definecolor{quiet}{gray}{0.42}
\\definecolor{gap}{RGB}{160,60,20}
\\definecolor{query}{RGB}{23,80,90}
% A statement that needs a source and has none.
\\DeclareRobustCommand{\\citationneeded}{{\\color{query}\\small[citation needed]}}
% What a section is still missing.
\\DeclareRobustCommand{\\todevelop}[1]{{\\color{gap}\\small\\textbf{To develop:} #1}}
% A remark by the tool that made the draft.
\\DeclareRobustCommand{\\productnote}[1]{{\\color{quiet}\\small\\itshape #1}}
% Shows who wrote a paragraph, in the margin or between two columns, one word per line. To hide the marks: \\renewcommand{\\origin}[1]{\\leavevmode}
\\makeatletter
\\newcommand{\\draft@mark}[1]{\\smash{\\parbox[t]{0.95cm}{\\raggedleft\\parindent0pt\\hyphenpenalty10000\\normalfont\\fontsize{6}{6.5}\\selectfont\\color{quiet}#1}}}
\\newcommand{\\draft@start}[1]{\\setbox0=\\lastbox\\llap{\\draft@mark{#1}\\hspace*{\\dimexpr0.6em+\\@totalleftmargin}}\\box0 }
% For paragraphs that the class starts with its own words, such as an abstract.
\\newcommand{\\draft@after}[1]{\\vadjust pre{\\vbox to 0pt{\\vskip0.7\\baselineskip\\hbox to 0pt{\\hss\\draft@mark{#1}\\hspace*{0.6em}}\\vss}\\nobreak}}
\\newcommand{\\origin}[1]{\\leavevmode\\ifnum\\lastnodetype=-1 \\draft@start{#1}\\else\\ifnum\\lastnodetype=1 \\draft@start{#1}\\else\\draft@after{#1}\\fi\\fi}
\\makeatother
% A character that these fonts lack: its code point in a box. Copying it gives the character itself.
\\DeclareRobustCommand{\\unknownchar}[2][]{\\leavevmode\\mbox{%
  \\ifdefined\\pdfliteral\\pdfliteral direct{/Span <</ActualText <FEFF\\if\\relax\\detokenize{#1}\\relax#2\\else#1\\fi>>> BDC}\\fi
  {\\setlength{\\fboxsep}{0.8pt}\\setlength{\\fboxrule}{0.25pt}\\raisebox{0.35ex}{\\fbox{\\normalfont\\ttfamily\\fontsize{4.5}{4.5}\\selectfont#2}}}%
  \\ifdefined\\pdfliteral\\pdfliteral direct{EMC}\\fi}\\hspace{0pt plus 0.2pt}}
% Makes the PDF reproducible byte for byte, and its text searchable.
\\ifdefined\\pdfinfoomitdate\\pdfinfoomitdate=1\\pdftrailerid{}\\pdfsuppressptexinfo=-1\\fi
\\makeatletter
\\ifdefined\\pdfgentounicode
\\IfFileExists{glyphtounicode.tex}{\\input{glyphtounicode}\\pdfgentounicode=1}{}
\\def\\draft@big#1/#2;{\\@for\\draft@size:=big,Big,bigg,Bigg\\do{\\pdfglyphtounicode{#1\\draft@size}{#2}}}
\\def\\draft@operator#1/#2;{\\pdfglyphtounicode{#1text}{#2}\\pdfglyphtounicode{#1display}{#2}}
\\def\\draft@glyph#1/#2;{\\pdfglyphtounicode{#1}{#2}}
\\@for\\draft@pair:=parenleft/0028,parenright/0029,bracketleft/005B,bracketright/005D,braceleft/007B,braceright/007D,%
  floorleft/230A,floorright/230B,ceilingleft/2308,ceilingright/2309,angbracketleft/27E8,angbracketright/27E9,%
  slash/002F,backslash/005C,radical/221A\\do{\\expandafter\\draft@big\\draft@pair;}
\\@for\\draft@pair:=summation/2211,product/220F,coproduct/2210,integral/222B,contintegral/222E,union/22C3,%
  intersection/22C2,unionmulti/2A04,unionsq/2A06,logicaland/22C0,logicalor/22C1,circledot/2A00,circleplus/2A01,%
  circlemultiply/2A02\\do{\\expandafter\\draft@operator\\draft@pair;}
\\@for\\draft@pair:=hatwide/0302,hatwider/0302,hatwidest/0302,tildewide/0303,tildewider/0303,tildewidest/0303,%
  vextendsingle/007C,vextenddouble/2016,pertenthousand/2031,mho/2127,naira/20A6,guarani/20B2,peso/20B1,recipe/211E,%
  baht/0E3F,discount/2052,servicemark/2120,published/2117,blanksymbol/2422\\do{\\expandafter\\draft@glyph\\draft@pair;}
\\fi
\\makeatother
% -----------------------------------------------------------------------------`;

/** For a source file that comes without its images. */
export const MISSING_IMAGES = `% The images are in the zip of this draft, in figures/. Without them, their paths are printed in frames.
\\let\\draftimage\\includegraphics
\\renewcommand{\\includegraphics}[2][]{\\IfFileExists{#2}{\\draftimage[#1]{#2}}{\\fbox{\\texttt{\\detokenize{#2}}}}}`;
