import { InputError } from '#contract/engine.ts';
import type { TranslationFormat } from '#contract/translation.ts';
import { fillMarks } from './fill-marks.ts';
import { countProtected } from './formats/count-protected.ts';
import { escapeLatexText, readLatex } from './formats/latex.ts';
import { escapeMarkdownStart, readMarkdown } from './formats/markdown.ts';
import { readPlain } from './formats/plain.ts';
import type { OpenedDocument } from './opened-document.ts';
import type { Part, Passage } from './passages.ts';
import { originalText, type Token, text } from './token.ts';

type TextFormat = Exclude<TranslationFormat, 'docx'>;

/**
 * Opens a text file; throws InputError if it is not text. Line endings (if they are uniform) and a byte order mark are
 * preserved.
 */
export function openText(bytes: Uint8Array, format: TextFormat): OpenedDocument {
  const whole = decode(bytes);
  const mark = whole.startsWith('\ufeff') ? '\ufeff' : '';
  const windows = whole.includes('\r\n') && !/(?<!\r)\n/.test(whole);
  const content = whole.slice(mark.length).replaceAll('\r\n', '\n');
  const parts = readers[format](content);
  const passages = parts.flatMap((part) => (part.kind === 'passage' ? [part.passage] : []));
  const write = (texts: readonly (string | null)[]): string => {
    let next = 0;
    return parts
      .map((part) => {
        if (part.kind === 'fixed') return originalText(part.tokens);
        const translation = texts[next] ?? null;
        next += 1;
        return translation === null
          ? originalText(part.passage.tokens)
          : writePassage(part.passage, translation, format);
      })
      .join('');
  };
  return {
    passages,
    notes: [],
    keeps(passage, translation) {
      const [before, after] = [originalText(passage.tokens), writePassage(passage, translation, format)];
      return JSON.stringify(countProtected(before, format)) === JSON.stringify(countProtected(after, format));
    },
    async write(texts) {
      const written = write(texts);
      return {
        bytes: new TextEncoder().encode(mark + (windows ? written.replaceAll('\n', '\r\n') : written)),
        kept: countProtected(written, format),
      };
    },
    kept: countProtected(content, format),
  };
}

/** Maximum characters of a file, including untranslated ones. */
const mostCharacters = 400_000;

const readers: Readonly<Record<TextFormat, (content: string) => Part[]>> = {
  txt: readPlain,
  md: readMarkdown,
  tex: readLatex,
};

function decode(bytes: Uint8Array): string {
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new InputError(
      'This file is no UTF-8 text. Please save it as UTF-8 and upload it again.',
      'document_damaged',
    );
  }
  if (content.includes('\0')) {
    throw new InputError(
      'This file is no UTF-8 text. Please save it as UTF-8 and upload it again.',
      'document_damaged',
    );
  }
  if (content.length > mostCharacters) {
    throw new InputError(
      `This file is too long. At most ${mostCharacters.toLocaleString('en-US')} characters can be read.`,
      'document_too_long',
    );
  }
  return content;
}

function writePassage(passage: Passage, translation: string, format: TextFormat): string {
  const filled = fillMarks(passage, translation);
  // The gate has accepted it; a mismatch here is a bug, and must not be delivered.
  if ('problem' in filled) throw new Error(`a translation that passed the gate does not fit: ${filled.problem}`);
  const escaped = filled.tokens.map((token, index): Token => {
    if (token.kind !== 'text') return token;
    if (format === 'tex') return text(escapeLatexText(token.text));
    if (format !== 'md') return token;
    // Two prices on separate lines would become a formula on one.
    const priced = token.text.replaceAll('$', '\\$');
    return text(index === 0 ? escapeMarkdownStart(priced) : priced);
  });
  return format === 'tex' ? joinLatex(escaped) : originalText(escaped);
}

/** A command's name ends at the next word, and a bracket after `\item` or a line break is not its argument. */
function joinLatex(tokens: readonly Token[]): string {
  let written = '';
  for (const { kind, original } of tokens) {
    if (kind === 'text' && /\\[A-Za-z@]+\*?$/.test(written) && /^[A-Za-z]/.test(original)) written += '{}';
    if (kind === 'text' && written === '' && /^[[*]/.test(original)) written += '{}';
    written += original;
  }
  return written;
}
