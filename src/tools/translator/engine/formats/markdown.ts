import { type Part, partsOf } from '../passages.ts';
import { text } from '../token.ts';
import { referencesHeading } from './inline-rules.ts';
import { readMarkdownInline } from './markdown-inline.ts';

/**
 * Markdown (CommonMark with tables, footnotes and pandoc's extensions): blocks by lines. Code, formulas, HTML, link
 * targets, front matter and the list of references stay unchanged.
 */
export function readMarkdown(content: string): Part[] {
  const parts: Part[] = [];
  const lines = content.split(/(?<=\n)/);
  const labels = new Set([...content.matchAll(/^ {0,3}\[([^\]\n]{1,200})\]:/gm)].map(([, label]) => fold(label ?? '')));
  const fixed = (line: string) => {
    if (line !== '') parts.push({ kind: 'fixed', tokens: [text(line)] });
  };
  const inline = (source: string) => {
    parts.push(...partsOf(readMarkdownInline(source, labels)));
  };
  let paragraph = '';
  const endParagraph = () => {
    const end = /\n?$/.exec(paragraph)?.[0] ?? '';
    inline(paragraph.slice(0, paragraph.length - end.length));
    fixed(end);
    paragraph = '';
  };
  let inList = false;
  let inTable = false;
  let referencesLevel = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const blank = line.trim() === '';
    const heading = /^ {0,3}(#{1,6})[ \t]+(?=\S)/.exec(line);
    if (referencesLevel > 0 && !(heading && (heading[1]?.length ?? 0) <= referencesLevel)) {
      fixed(line);
      continue;
    }
    referencesLevel = 0;
    inTable &&= line.includes('|');
    const end = blank ? 0 : opaqueEnd(lines, at, paragraph === '' && !inList);
    if (end > 0) {
      endParagraph();
      if (/^\S/.test(line)) inList = false;
      fixed(lines.slice(at, end).join(''));
      at = end - 1;
    } else if (blank || /^ {0,3}(?:=+|-+|(?:[-*_][ \t]*){3,})\s{0,200}$/.test(line)) {
      endParagraph();
      fixed(line);
    } else if (heading) {
      endParagraph();
      inList = false;
      const title = line.slice(heading[0].length);
      const tail = /(?:(?<!\s)\s+)?(?:(?<!#)#+\s*)?(?:\{[^{}\n]{0,200}\}\s*)?$/.exec(title)?.[0] ?? '';
      fixed(heading[0]);
      inline(title.slice(0, title.length - tail.length));
      fixed(tail);
      if (referencesHeading.test(title.slice(0, title.length - tail.length))) referencesLevel = heading[1]?.length ?? 1;
    } else if (line.includes('|') && (inTable || isDelimiterRow(lines[at + 1] ?? ''))) {
      inTable = true;
      endParagraph();
      for (const cell of line.split(/((?<!\\)\||\n)/)) inline(cell);
    } else {
      const prefix =
        /^(?:[ \t]{0,200}(?:>[ \t]?|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+|\[\^[^\]\n]{1,100}\]:[ \t]*))+/.exec(
          line,
        )?.[0];
      const goesOn = paragraph !== '' && (prefix === undefined || /^[\s>]*$/.test(prefix));
      if (!goesOn) endParagraph();
      if (prefix !== undefined && !goesOn) {
        inList = /[-*+\d]/.test(prefix) || (inList && /^\s/.test(prefix));
        fixed(prefix);
        paragraph = line.slice(prefix.length);
      } else {
        if (paragraph === '' && /^\S/.test(line)) inList = false;
        paragraph += line;
      }
      // A hard line break ends a passage.
      if (/(?:(?<! ) {2,}|\\)\n$/.test(line)) {
        const hard = /(?:(?<! ) {2,}|\\)\n$/.exec(paragraph)?.[0] ?? '';
        inline(paragraph.slice(0, paragraph.length - hard.length));
        fixed(hard);
        paragraph = '';
      }
    }
  }
  endParagraph();
  return parts;
}

/** Index after an untranslated block that starts at this line; 0 if none does. */
function opaqueEnd(lines: readonly string[], at: number, indentedIsCode: boolean): number {
  const line = lines[at] ?? '';
  const until = (test: (candidate: string) => boolean): number => {
    for (let end = at + 1; end < lines.length; end += 1) if (test(lines[end] ?? '')) return end + 1;
    return lines.length;
  };
  if (at === 0 && /^---\s*$/.test(line)) return until((candidate) => /^(?:---|\.\.\.)\s*$/.test(candidate));
  const fence = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})/.exec(line)?.[1];
  if (fence !== undefined) {
    const close = new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}\\s*$`);
    return until((candidate) => close.test(candidate));
  }
  if (/^\s*\$\$/.test(line)) {
    return /^\s*\$\$[^\S\r\n\u2028\u2029]*\S.*\$\$\s*(?:\{[^{}\n]*\}\s*)?$/.test(line)
      ? at + 1
      : until((candidate) => candidate.includes('$$'));
  }
  if (/^\s*\\\[/.test(line)) return line.includes('\\]') ? at + 1 : until((candidate) => candidate.includes('\\]'));
  const environment = /^\s*\\begin\{([A-Za-z]{1,40}\*?)\}/.exec(line)?.[1];
  if (environment !== undefined) {
    const close = `\\end{${environment}}`;
    return line.includes(close) ? at + 1 : until((candidate) => candidate.includes(close));
  }
  if (/^ {0,3}<!--/.test(line)) return line.includes('-->') ? at + 1 : until((candidate) => candidate.includes('-->'));
  if (/^ {0,3}<(?:script|style|pre|textarea)\b/i.test(line)) {
    return until((candidate) => /<\/(?:script|style|pre|textarea)>/i.test(candidate));
  }
  if (/^ {0,3}<\/?[A-Za-z][\w-]*(?:\s|\/?>)/.test(line)) return until((candidate) => candidate.trim() === '');
  if (/^ {0,3}\[[^\]^\n][^\]\n]*\]:\s*\S/.test(line) || /^:{3,}/.test(line) || isDelimiterRow(line)) return at + 1;
  if (indentedIsCode && /^(?: {4}|\t)/.test(line)) {
    let end = at + 1;
    while (end < lines.length && /^(?: {4}|\t)|^\s*$/.test(lines[end] ?? '')) end += 1;
    return end;
  }
  return 0;
}

function isDelimiterRow(line: string): boolean {
  return line.includes('|') && line.length < 2_000 && /^[\s|:-]+$/.test(line) && line.includes('-');
}

/** Link labels are compared as in CommonMark. */
function fold(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Escapes the start of a translation, so that it doesn't become a heading, list or quote. */
export function escapeMarkdownStart(translation: string): string {
  return translation.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2').replace(/^([-+*#>=~|:])/, '\\$1');
}
