/**
 * Characters that pdfLaTeX prints in math mode with only the kernel, amsmath and amssymb. The table is used in both
 * directions: escapeLatex converts a character to its macro, and the reader of user math converts macros to characters.
 * The first macro for a character is the one that is written.
 */
export const MATH_SYMBOLS: ReadonlyMap<string, string> = pairs(`
α \\alpha β \\beta γ \\gamma δ \\delta ε \\varepsilon ϵ \\epsilon ζ \\zeta η \\eta θ \\theta ϑ \\vartheta ι \\iota
κ \\kappa ϰ \\varkappa λ \\lambda μ \\mu ν \\nu ξ \\xi π \\pi ϖ \\varpi ρ \\rho ϱ \\varrho ς \\varsigma σ \\sigma
τ \\tau υ \\upsilon φ \\varphi ϕ \\phi χ \\chi ψ \\psi ω \\omega ϝ \\digamma
Γ \\Gamma Δ \\Delta Θ \\Theta Λ \\Lambda Ξ \\Xi Π \\Pi Σ \\Sigma Υ \\Upsilon Φ \\Phi Ψ \\Psi Ω \\Omega
← \\leftarrow → \\rightarrow ↑ \\uparrow ↓ \\downarrow ↔ \\leftrightarrow ↕ \\updownarrow ↖ \\nwarrow ↗ \\nearrow
↘ \\searrow ↙ \\swarrow ⇐ \\Leftarrow ⇒ \\Rightarrow ⇑ \\Uparrow ⇓ \\Downarrow ⇔ \\Leftrightarrow ⇕ \\Updownarrow
↦ \\mapsto ↩ \\hookleftarrow ↪ \\hookrightarrow ⇌ \\rightleftharpoons ⇋ \\leftrightharpoons ⟵ \\longleftarrow
⟶ \\longrightarrow ⟷ \\longleftrightarrow ⟸ \\Longleftarrow ⟹ \\Longrightarrow ⟺ \\Longleftrightarrow
⟼ \\longmapsto ↝ \\rightsquigarrow ↠ \\twoheadrightarrow ↞ \\twoheadleftarrow ↣ \\rightarrowtail
↢ \\leftarrowtail ↼ \\leftharpoonup ↽ \\leftharpoondown ⇀ \\rightharpoonup ⇁ \\rightharpoondown
↾ \\upharpoonright ↿ \\upharpoonleft ⇂ \\downharpoonright ⇃ \\downharpoonleft ↺ \\circlearrowleft
↻ \\circlearrowright ⇄ \\rightleftarrows ⇆ \\leftrightarrows ⇇ \\leftleftarrows ⇉ \\rightrightarrows
⇈ \\upuparrows ⇊ \\downdownarrows ⇚ \\Lleftarrow ⇛ \\Rrightarrow ↚ \\nleftarrow ↛ \\nrightarrow
⇍ \\nLeftarrow ⇏ \\nRightarrow ⇎ \\nLeftrightarrow ↮ \\nleftrightarrow ↭ \\leftrightsquigarrow ↰ \\Lsh ↱ \\Rsh
∀ \\forall ∁ \\complement ∂ \\partial ∃ \\exists ∄ \\nexists ∅ \\emptyset ∇ \\nabla ∈ \\in ∉ \\notin ∋ \\ni ∏ \\prod
∐ \\coprod ∑ \\sum ∓ \\mp ∔ \\dotplus ∖ \\setminus ∗ \\ast ∘ \\circ ∙ \\bullet √ \\surd ∝ \\propto
∞ \\infty ∠ \\angle ∡ \\measuredangle ∢ \\sphericalangle ∣ \\mid ∤ \\nmid ∥ \\parallel ∦ \\nparallel ∧ \\wedge ∨ \\vee
∩ \\cap ∪ \\cup ∫ \\int ∬ \\iint ∭ \\iiint ∮ \\oint ∴ \\therefore ∵ \\because ∼ \\sim ∽ \\backsim ≀ \\wr ≁ \\nsim
≂ \\eqsim ≃ \\simeq ≅ \\cong ≇ \\ncong ≈ \\approx ≊ \\approxeq ≍ \\asymp ≎ \\Bumpeq ≏ \\bumpeq ≐ \\doteq ≑ \\doteqdot
≒ \\fallingdotseq ≓ \\risingdotseq ≖ \\eqcirc ≗ \\circeq ≜ \\triangleq ≠ \\neq ≡ \\equiv ≤ \\leq ≥ \\geq ≦ \\leqq
≧ \\geqq ≨ \\lneqq ≩ \\gneqq ≪ \\ll ≫ \\gg ≬ \\between ≮ \\nless ≯ \\ngtr ≰ \\nleq ≱ \\ngeq ≲ \\lesssim ≳ \\gtrsim
≶ \\lessgtr ≷ \\gtrless ≺ \\prec ≻ \\succ ≼ \\preccurlyeq ≽ \\succcurlyeq ≾ \\precsim ≿ \\succsim ⊀ \\nprec ⊁ \\nsucc
⊂ \\subset ⊃ \\supset ⊆ \\subseteq ⊇ \\supseteq ⊈ \\nsubseteq ⊉ \\nsupseteq ⊊ \\subsetneq ⊋ \\supsetneq ⊎ \\uplus
⊏ \\sqsubset ⊐ \\sqsupset ⊑ \\sqsubseteq ⊒ \\sqsupseteq ⊓ \\sqcap ⊔ \\sqcup ⊕ \\oplus ⊖ \\ominus ⊗ \\otimes
⊘ \\oslash ⊙ \\odot ⊚ \\circledcirc ⊛ \\circledast ⊝ \\circleddash ⊞ \\boxplus ⊟ \\boxminus ⊠ \\boxtimes ⊡ \\boxdot
⊢ \\vdash ⊣ \\dashv ⊤ \\top ⊥ \\bot ⊨ \\vDash ⊩ \\Vdash ⊪ \\Vvdash ⊬ \\nvdash ⊭ \\nvDash ⊲ \\vartriangleleft
⊳ \\vartriangleright ⊴ \\trianglelefteq ⊵ \\trianglerighteq ⊸ \\multimap ⊺ \\intercal ⊻ \\veebar ⋀ \\bigwedge
⋁ \\bigvee ⋂ \\bigcap ⋃ \\bigcup ⋄ \\diamond ⋅ \\cdot ⋆ \\star ⋇ \\divideontimes ⋈ \\bowtie ⋉ \\ltimes ⋊ \\rtimes
⋋ \\leftthreetimes ⋌ \\rightthreetimes ⋎ \\curlyvee ⋏ \\curlywedge ⋐ \\Subset ⋑ \\Supset ⋒ \\Cap ⋓ \\Cup
⋔ \\pitchfork ⋖ \\lessdot ⋗ \\gtrdot ⋘ \\lll ⋙ \\ggg ⋚ \\lesseqgtr ⋛ \\gtreqless ⋞ \\curlyeqprec ⋟ \\curlyeqsucc
⋠ \\npreceq ⋡ \\nsucceq ⋪ \\ntriangleleft ⋫ \\ntriangleright ⋬ \\ntrianglelefteq ⋭ \\ntrianglerighteq
⋮ \\vdots ⋯ \\cdots ⋱ \\ddots … \\ldots ⌈ \\lceil ⌉ \\rceil ⌊ \\lfloor ⌋ \\rfloor ⌜ \\ulcorner ⌝ \\urcorner
⌞ \\llcorner ⌟ \\lrcorner ⌢ \\frown ⌣ \\smile ⟨ \\langle ⟩ \\rangle
△ \\triangle ▽ \\triangledown ▴ \\blacktriangle ▾ \\blacktriangledown ◁ \\lhd ▷ \\rhd ▸ \\blacktriangleright
◂ \\blacktriangleleft □ \\square ▪ \\blacksquare ◊ \\lozenge ⧫ \\blacklozenge ◯ \\bigcirc ♡ \\heartsuit
♢ \\diamondsuit ♭ \\flat ♮ \\natural ♯ \\sharp ℏ \\hbar ℓ \\ell ℘ \\wp ℜ \\Re ℑ \\Im ℵ \\aleph ℶ \\beth ℷ \\gimel
ℸ \\daleth ð \\eth Ⅎ \\Finv ⨀ \\bigodot ⨁ \\bigoplus ⨂ \\bigotimes ⨄ \\biguplus ⨆ \\bigsqcup ⨿ \\amalg
⩽ \\leqslant ⩾ \\geqslant ⪅ \\lessapprox ⪆ \\gtrapprox ⪇ \\lneq ⪈ \\gneq ⪯ \\preceq ⪰ \\succeq ⫅ \\subseteqq
⫆ \\supseteqq ⪷ \\precapprox ⪸ \\succapprox ‵ \\backprime ′ \\prime ∶ \\colon ± \\pm × \\times ÷ \\div
`);

/** Characters that text mode prints with T1 and TS1 fonts (Latin Modern has all of TS1) or pifont. */
export const TEXT_SYMBOLS: ReadonlyMap<string, string> = pairs(`
\\ \\textbackslash{} ~ \\textasciitilde{} ^ \\textasciicircum{} % \\% # \\# & \\& $ \\$ _ \\_ { \\{ } \\}
" \\textquotedbl{} \` \\textasciigrave{} ' \\textquotesingle{} < < > > | |
¡ \\textexclamdown{} ¢ \\textcent{} £ \\textsterling{} ¤ \\textcurrency{} ¥ \\textyen{} ¦ \\textbrokenbar{}
§ \\textsection{} ¨ \\textasciidieresis{} © \\textcopyright{} ª \\textordfeminine{} « \\guillemetleft{} ¬ \\textlnot{}
® \\textregistered{} ¯ \\textasciimacron{} ° \\textdegree{} ± \\textpm{} ´ \\textasciiacute{} µ \\textmu{}
¶ \\textparagraph{} · \\textperiodcentered{} º \\textordmasculine{} » \\guillemetright{} ¼ \\textonequarter{}
½ \\textonehalf{} ¾ \\textthreequarters{} ¿ \\textquestiondown{} × \\texttimes{} ÷ \\textdiv{} ħ \\ensuremath{\\hbar}
ı \\i{} ȷ \\j{} ƒ \\textflorin{} ˇ \\textasciicaron{} ˘ \\textasciibreve{} ˙ \\.{} ˚ \\r{} ˛ \\k{} ˜ \\~{} ˝ \\textacutedbl{}
ˆ \\^{} ẞ \\SS{} ſ s ŀ l\\textperiodcentered{} Ŀ L\\textperiodcentered{} ŉ 'n ɡ g ʹ \\ensuremath{{}^{\\prime}}
ʼ \\textquoteright{} ʻ \\textquoteleft{} ฿ \\textbaht{}
‐ - ‑ \\mbox{-} ‒ \\textendash{}  ― \\textemdash{} ‖ \\textbardbl{}
‘ \\textquoteleft{} ’ ' ‚ \\quotesinglbase{} ‛ \\textquoteleft{}
„ \\quotedblbase{} ‟ \\textquotedblleft{} † \\textdagger{} ‡ \\textdaggerdbl{} • \\textbullet{} ‣ \\textbullet{}
․ . ‥ .\\,. … \\dots{} ‧ \\textperiodcentered{} ‰ \\textperthousand{} ‱ \\textpertenthousand{}
′ \\ensuremath{{}^{\\prime}} ″ \\ensuremath{{}^{\\prime\\prime}} ‴ \\ensuremath{{}^{\\prime\\prime\\prime}}
⁗ \\ensuremath{{}^{\\prime\\prime\\prime\\prime}} ‵ \\ensuremath{\\backprime} ‹ \\guilsinglleft{} › \\guilsinglright{}
※ \\textreferencemark{} ‼ !! ⁇ ?? ⁈ ?! ⁉ !? ‽ \\textinterrobang{} ⁃ - ⁄ \\textfractionsolidus{} ⁎ \\textasteriskcentered{}
⁒ \\textdiscount{} ⁓ \\ensuremath{\\sim} ₡ \\textcolonmonetary{} ₤ \\textlira{} ₦ \\textnaira{} ₩ \\textwon{}
₫ \\textdong{} € \\texteuro{} ₱ \\textpeso{} ₲ \\textguarani{} ℃ \\textcelsius{} ℉ \\textdegree{}F № \\textnumero{} ℗ \\textcircledP{}
℞ \\textrecipe{} ℠ \\textservicemark{} ™ \\texttrademark{} ℧ \\textmho{} ℮ \\textestimated{}
␢ \\textblank{} ␣ \\textvisiblespace{} ◦ \\textopenbullet{} ♪ \\textmusicalnote{} 〈 \\textlangle{} 〉 \\textrangle{}
〈 \\textlangle{} 〉 \\textrangle{} − \\ensuremath{-} ∕ / ∶ : ∆ \\ensuremath{\\Delta} ≔ := ≕ =: ⟦ [[ ⟧ ]] ⟪ \\guillemetleft{} ⟫ \\guillemetright{}
∎ \\ensuremath{\\blacksquare} ■ \\ding{110} ▲ \\ding{115} ▼ \\ding{116} ◆ \\ding{117} ● \\ding{108} ○ \\ensuremath{\\bigcirc}
▶ \\ensuremath{\\blacktriangleright} ◀ \\ensuremath{\\blacktriangleleft} ◇ \\ensuremath{\\diamond} ◗ \\ding{119}
★ \\ding{72} ☆ \\ding{73} ☎ \\ding{37} ☛ \\ding{42} ☞ \\ding{43} ♣ \\ding{168} ♦ \\ding{169} ♥ \\ding{170} ♠ \\ding{171}
Α A Β B Ε E Ζ Z Η H Ι I Κ K Μ M Ν N Ο O Ρ P Τ T Χ X ο o ϒ \\ensuremath{\\Upsilon} ϴ \\ensuremath{\\Theta} ϐ \\ensuremath{\\beta}
℅ c/o ⸺ \\textemdash{}\\textemdash{} ⸻ \\textemdash{}\\textemdash{}\\textemdash{} ㎍ \\textmu{}g ㎛ \\textmu{}m ㎕ \\textmu{}l ㎲ \\textmu{}s
`);

/** \ding{} covers most of U+2701 to U+27BE and the circled numbers one to ten. */
export function dingbat(code: number): string | undefined {
  if (code >= 0x2460 && code <= 0x2469) return `\\ding{${code - 0x2460 + 172}}`;
  if (code < 0x2701 || code > 0x27be || NO_DINGBAT.has(code)) return undefined;
  if (code <= 0x275e) return `\\ding{${code - 0x2700 + 32}}`;
  return code >= 0x2761 ? `\\ding{${code - 0x2761 + 161}}` : undefined;
}

/** Code points that Unicode assigned later or elsewhere; the Zapf Dingbats font has no such glyph there. */
const NO_DINGBAT = new Set([
  0x2705, 0x270a, 0x270b, 0x2728, 0x274c, 0x274e, 0x2753, 0x2754, 0x2755, 0x2757, 0x2768, 0x2769, 0x276a, 0x276b,
  0x276c, 0x276d, 0x276e, 0x276f, 0x2770, 0x2771, 0x2772, 0x2773, 0x2774, 0x2775, 0x2795, 0x2796, 0x2797, 0x27b0,
]);

function pairs(table: string): ReadonlyMap<string, string> {
  const words = table.trim().split(/\s+/);
  const map = new Map<string, string>();
  for (let index = 0; index + 1 < words.length; index += 2) map.set(words[index] as string, words[index + 1] as string);
  return map;
}
