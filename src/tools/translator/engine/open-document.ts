import { type EnginePorts, InputError } from '#contract/engine.ts';
import { openDocx } from './open-docx.ts';
import { openText } from './open-text.ts';
import type { OpenedDocument } from './opened-document.ts';
import type { TranslationPackage } from './read-package.ts';

/** Opens the document of a package; throws InputError if it cannot be read, has no text, or has too much. */
export async function openTranslationDocument(
  { document, format }: Pick<TranslationPackage, 'document' | 'format'>,
  ports: Pick<EnginePorts, 'documents' | 'archives'>,
  mostTokens: number,
  signal?: AbortSignal,
): Promise<OpenedDocument> {
  const opened = format === 'docx' ? await openDocx(document, ports, signal) : openText(document, format);
  if (opened.passages.length === 0) throw new InputError('There is no text to translate in this document.');
  const tokens = opened.passages.reduce((sum, { source }) => sum + tokensOf(source), 0);
  if (tokens > mostTokens || opened.passages.length > mostPassages) {
    const share = Math.max(mostTokens / tokens, 0.01);
    throw new InputError(
      `This document is too long to be translated at once. Please divide it: about ${Math.max(1, Math.floor(share * 100))} % of it can be translated at a time.`,
      'document_too_long',
    );
  }
  return opened;
}

const mostPassages = 5_000;

/**
 * The part of a model's token budget that a passage needs, read and written; in some scripts a letter takes one or two
 * tokens.
 */
function tokensOf(source: string): number {
  const dense = source.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return 20 + 2.4 * dense + 0.9 * (source.length - dense);
}
