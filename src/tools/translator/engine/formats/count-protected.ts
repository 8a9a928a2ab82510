import type { ProtectedKind, TranslationFormat } from '#contract/translation.ts';
import { hasSentence } from './markdown-inline.ts';

/**
 * What must be the same in a document and its translation, found by separate patterns that don't depend on the readers:
 * the keys and formulas themselves, sorted, by kind. A Word document's parts are counted one after another.
 */
export function countProtected(content: string, format: TranslationFormat): Record<ProtectedKind, string[]> {
  const kept: Record<ProtectedKind, string[]> = { citations: [], labels: [], math: [], code: [], links: [] };
  const prose = format === 'md' ? content.replaceAll(fencedCode, ' ').replaceAll(inlineCode, ' ') : content;
  for (const [kind, pattern] of patterns[format]) {
    // A dollar sign or bracket in code is neither a formula nor a citation.
    const searched = format === 'md' && kind !== 'code' ? prose : content;
    for (const [whole] of searched.matchAll(pattern)) {
      if (format === 'md' && kind === 'math' && hasSentence(whole)) continue;
      kept[kind].push(whole.replaceAll(/\s+/g, ' '));
    }
  }
  for (const list of Object.values(kept)) list.sort();
  return kept;
}

const web = /(?:https?|ftp):\/\/[^\s<>"{}()[\]]{1,2000}[^\s<>"{}()[\].,;:!?'*_]/g;
const fencedCode = /^ {0,3}(`{3,})[^`\n]*\n[\s\S]{0,5000}?^ {0,3}\1`*[ \t]*$/gm;
const inlineCode = /(?<!`)(`{1,5})(?!`)[\s\S]{0,1000}?[^`]\1(?!`)/g;
const numbered = /\[\d{1,4}(?:\s?[,;–-]\s?\d{1,4}){0,30}\]/g;
const keyed = /\[(?:(?:[^[\]\n@]|\n(?!\s*\n)){0,200}[^\w[\]@.])?@\w(?:[^[\]\n]|\n(?!\s*\n)){0,500}\](?!\()/g;

const patterns: Readonly<Record<TranslationFormat, readonly (readonly [ProtectedKind, RegExp])[]>> = {
  txt: [
    ['citations', numbered],
    ['citations', keyed],
    ['links', web],
  ],
  md: [
    ['citations', numbered],
    ['citations', keyed],
    ['labels', /\{#[^}\n]{1,200}\}/g],
    ['labels', /\[\^[^\]\n]{1,100}\]/g],
    ['math', /\$\$[^$]{1,5000}\$\$/g],
    ['math', /(?<![\\$])\$(?=[^\s$])(?:[^$\n]|\n(?!\s*\n)){1,1000}(?<=[^\s\\])\$(?![\d$])/g],
    ['code', fencedCode],
    ['links', /\]\([^()\s]{1,1000}/g],
    ['links', web],
  ],
  tex: [
    ['citations', /\\[A-Za-z]{0,30}cite[A-Za-z]{0,30}\*?(?:\[[^\]\n]{0,500}\]){0,3}\{[^{}]{0,3000}\}/g],
    ['labels', /\\(?:label|ref|eqref|pageref|autoref|cref|Cref|nameref|vref)\*?\{[^{}]*\}/g],
    ['math', /\\begin\{(equation|align|gather|multline|eqnarray)\*?\}[\s\S]{0,5000}?\\end\{\1\*?\}/g],
    ['math', /(?<!\\)\$\$?[^$]{1,3000}(?<!\\)\$\$?/g],
    ['code', /\\begin\{(verbatim|lstlisting|minted)\}[\s\S]{0,5000}?\\end\{\1\}/g],
    ['links', /\\(?:url|href)\{[^{}]*\}/g],
  ],
  docx: [
    ['citations', /<w:(?:foot|end)noteReference\b[^<>]*>/g],
    ['citations', /<w:instrText[^<>]*>[^<]{0,200}?(?:CITATION|ADDIN (?:ZOTERO|EN\.CITE|CSL))[^<]*<\/w:instrText>/g],
    ['labels', /<w:bookmarkStart\b[^<>]*>/g],
    ['labels', /<w:instrText[^<>]*>\s*(?:REF|PAGEREF|SEQ)\b[^<]*<\/w:instrText>/g],
    ['math', /<m:oMath>[\s\S]{0,5000}?<\/m:oMath>/g],
    ['links', /<w:hyperlink\b[^<>]*>/g],
  ],
};
