import type { DocumentKind } from '#contract/documents.ts';

/**
 * Whether a file starts with its format's signature: `%PDF-` within the first kilobyte, as PDF readers allow (ISO
 * 32000-1, annex H), or the signature of a zip.
 */
export function matchesKind(bytes: Uint8Array, kind: DocumentKind): boolean {
  if (kind === 'docx') return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1_024, bytes.length)).includes('%PDF-');
}
