/**
 * Scripts that pdfLaTeX's standard fonts lack and XeLaTeX prints with TeX Live fonts. Their letters are written
 * unchanged, and LaTeX source that contains any of them needs XeLaTeX.
 */
export type Script = keyof typeof letters;

const letters = {
  cyrillic: /[\u0400-\u052f]/,
  greek: /[\u0370-\u03ff\u1f00-\u1fff]/,
  kana: /[\u3041-\u30ff\u31f0-\u31ff\uff61-\uff9f]/,
  hangul: /[\u3131-\u318e\uac00-\ud7a3]/,
  han: /[\u3001-\u303f\u3105-\u312f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6]/,
} as const;

const scripts = Object.keys(letters) as Script[];

/** The scripts whose letters occur. */
export function scriptsIn(source: string): ReadonlySet<Script> {
  return new Set(scripts.filter((script) => letters[script].test(source)));
}

/** The scripts that escapeLatex would write as letters. */
export function scriptsOf(text: string): ReadonlySet<Script> {
  return scriptsIn([...text.normalize('NFC')].filter(lettersOf(text)).join(''));
}

/**
 * Decides which characters of a text are written as letters. Greek only if it forms words, because single letters are
 * symbols, which every LaTeX has. Full-width forms only among East Asian letters; elsewhere they become plain ASCII.
 */
export function lettersOf(text: string): (character: string) => boolean {
  const composed = text.normalize('NFC');
  const greek = greekWord.test(composed);
  const eastAsian = eastAsianLetter.test(composed);
  return (character) =>
    isScriptLetter(character) && (greek || !letters.greek.test(character)) && (eastAsian || !fullWidth.test(character));
}

export function isScriptLetter(character: string): boolean {
  return assigned.test(character) && scripts.some((script) => letters[script].test(character));
}

const assigned = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u;

/** Four letters, or two if one has an accent: 'αβγ' are symbols. */
const greekWord =
  /\p{Script=Greek}{4}|\p{Script=Greek}[\u0386-\u0390\u03aa-\u03b0\u03ca-\u03ce\u1f00-\u1fff]|[\u0386-\u0390\u03aa-\u03b0\u03ca-\u03ce\u1f00-\u1fff]\p{Script=Greek}/u;
const eastAsianLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const fullWidth = /[\uff01-\uff60\uffe0-\uffe6]/;
