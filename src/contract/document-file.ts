import { z } from 'zod';
import type { DocumentKind } from './documents.ts';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';

/** A rejected file: the error code, and the message from the features specification (sections 5 and 8). */
export interface DocumentProblem {
  readonly code: ErrorCode;
  readonly message: string;
}

/** The problem with an uploaded document's name; null if there is none. Used by page and server. */
export function documentNameProblem(name: string): DocumentProblem | null {
  if (documentKindOf(name) === null) {
    return { code: 'document_type', message: documentMessages.type };
  }
  return fileNameProblem(name);
}

/** The rules for the name of any uploaded document. */
export function fileNameProblem(name: string): DocumentProblem | null {
  if (!/^[A-Za-z0-9]/.test(name)) return { code: 'document_name', message: documentMessages.start };
  if (!/^[A-Za-z0-9_.-]+$/.test(name)) return { code: 'document_name', message: documentMessages.characters };
  if (name.length > limits.document.fileNameCharacters)
    return { code: 'document_name', message: documentMessages.length };
  return null;
}

/**
 * A valid name that is still recognizable: "Lease 12, Main St.pdf" becomes "Lease-12-Main-St.pdf". A long name is cut
 * between words where possible. Without a Latin letter or digit it is "document".
 */
export function permittedName(name: string): string {
  const extension = /\.[A-Za-z0-9]+$/.exec(name)?.[0] ?? '';
  const most = limits.document.fileNameCharacters - extension.length;
  const stem = name
    .slice(0, name.length - extension.length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const words = stem.match(/[A-Za-z0-9]+(?:[_.]+[A-Za-z0-9]+)*/g) ?? [];
  const whole = words.map((_, index) => words.slice(0, index + 1).join('-')).filter((part) => part.length <= most);
  return (whole.at(-1) ?? words[0]?.slice(0, most) ?? 'document') + extension;
}

export function documentProblem(file: { readonly name: string; readonly size: number }): DocumentProblem | null {
  if (documentKindOf(file.name) === null) return documentNameProblem(file.name);
  if (file.size > limits.document.bytes) return { code: 'document_too_large', message: documentMessages.size };
  return documentNameProblem(file.name);
}

/** Format of a file by its extension; null for any other file. */
export function documentKindOf(name: string): DocumentKind | null {
  const extension = /\.(pdf|docx)$/i.exec(name)?.[1]?.toLowerCase();
  return extension === 'pdf' || extension === 'docx' ? extension : null;
}

export const documentMessages = {
  one: 'Please upload only one file at a time.',
  type: 'Invalid file type. Please upload a PDF or DOCX file.',
  size: 'File is too large. Maximum size is 10MB.',
  start: 'Filename must start with a letter or number',
  characters: 'Invalid filename. Only a-z, A-Z, 0-9, _, -, and . are permitted.',
  length: 'Filename exceeds the maximum length of 24 characters.',
} as const;

/** What a run on a document stores in addition to the file. */
export const documentInput = z.object({
  fileName: z.string(),
  kind: z.enum(['pdf', 'docx']),
  /** Set if the user wants the pages stored with the report, so that quotes can be shown in place. */
  keepPages: z.boolean(),
});
export type DocumentInput = z.infer<typeof documentInput>;

/** The result of a pre-analysis: exactly YES, or an explanation for the user. */
export const preAnalysisResult = z.object({ text: z.string().min(1) });
export type PreAnalysisResult = z.infer<typeof preAnalysisResult>;

export const acceptedText = 'YES';
