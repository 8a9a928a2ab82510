import { z } from 'zod';
import { type DocumentProblem, documentMessages, fileNameProblem } from './document-file.ts';
import { limits } from './limits.ts';

/** The languages for translation, by their codes (BCP 47). */
export const languages = {
  ar: 'Arabic',
  zh: 'Chinese (simplified)',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  en: 'English',
  fi: 'Finnish',
  fr: 'French',
  de: 'German',
  el: 'Greek',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  nb: 'Norwegian (Bokmål)',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  es: 'Spanish',
  sv: 'Swedish',
  tr: 'Turkish',
  uk: 'Ukrainian',
  vi: 'Vietnamese',
} as const;
export type Language = keyof typeof languages;

export const languageSchema = z.enum(Object.keys(languages) as [Language, ...Language[]]);

/** Document formats; each document is written in the format in which it was read. */
export const translationFormats = {
  docx: 'Word document',
  md: 'Markdown',
  tex: 'LaTeX',
  txt: 'Plain text',
} as const;
export type TranslationFormat = keyof typeof translationFormats;

/** By the extension; null for any other file. */
export function translationFormatOf(name: string): TranslationFormat | null {
  const extension = /\.(docx|md|markdown|tex|txt)$/i.exec(name)?.[1]?.toLowerCase();
  if (extension === 'markdown') return 'md';
  return (extension ?? null) as TranslationFormat | null;
}

/** The problem with a chosen file; null if there is none. Used by page and server. */
export function translationProblem(file: { readonly name: string; readonly size: number }): DocumentProblem | null {
  if (translationFormatOf(file.name) === null) {
    return {
      code: 'document_type',
      message: 'Invalid file type. Please upload a DOCX, Markdown, LaTeX or text file.',
    };
  }
  if (file.size > limits.document.bytes) return { code: 'document_too_large', message: documentMessages.size };
  return fileNameProblem(file.name);
}

export const glossaryLimits = { terms: 200, characters: 100 } as const;

export interface GlossaryTerm {
  readonly source: string;
  readonly target: string;
}

/** Parses lines of the form 'term = translation'; empty lines are ignored. */
export function readGlossary(text: string): { terms: GlossaryTerm[] } | { problem: string } {
  const terms: GlossaryTerm[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [source = '', target = '', ...rest] = line.split('=').map((part) => part.trim());
    if (source === '' || target === '' || rest.length > 0) {
      return { problem: `Line ${index + 1} of the glossary needs the form: term = translation` };
    }
    if (Math.max(source.length, target.length) > glossaryLimits.characters) {
      return { problem: `A term of the glossary has at most ${glossaryLimits.characters} characters.` };
    }
    terms.push({ source, target });
  }
  if (terms.length > glossaryLimits.terms) {
    return { problem: `The glossary has at most ${glossaryLimits.terms} terms.` };
  }
  return { terms };
}

/** Content that must be the same in a document and its translation, counted in both; singular and plural. */
export const protectedKinds = {
  citations: ['citation', 'citations'],
  labels: ['label or reference', 'labels and references'],
  math: ['formula', 'formulas'],
  code: ['piece of code', 'pieces of code'],
  links: ['link', 'links'],
} as const;
export type ProtectedKind = keyof typeof protectedKinds;

/** For example '3 citations, 1 formula'. */
export function countsOf(same: Translation['same']): string {
  return same.map(({ kind, count }) => `${count} ${protectedKinds[kind][count === 1 ? 0 : 1]}`).join(', ');
}

/** The result of a Translator run; the translated document is stored as a file with the report. */
export const translationSchema = z.object({
  kind: z.literal('translation'),
  title: z.string(),
  markdown: z.string(),
  format: z.enum(['docx', 'md', 'tex', 'txt']),
  source: languageSchema,
  target: languageSchema,
  /** The name shown to users. */
  model: z.string(),
  /** The passages in document order, with placeholders for markup. `kept`: why a passage was not translated. */
  passages: z.array(z.object({ source: z.string(), target: z.string(), kept: z.string().nullable() })),
  same: z.array(
    z.object({ kind: z.enum(Object.keys(protectedKinds) as [ProtectedKind, ...ProtectedKind[]]), count: z.number() }),
  ),
  notes: z.array(z.string()),
});
export type Translation = z.infer<typeof translationSchema>;
