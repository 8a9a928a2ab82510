import { type Zippable, zipSync } from 'fflate';
import { renderDocuments } from './documents.ts';
import type { DraftParts } from './draft-parts.ts';
import { renderLatex } from './latex.ts';

/**
 * The finished draft as a zip. The order of its files is fixed and independent of clock and platform, so that the same
 * parts give the same bytes. Images and the PDF are already compressed, so they are stored without further compression.
 */
export function packDraft(parts: DraftParts): Uint8Array {
  // The earliest date of the zip format. It is in local time, so it is built from local parts.
  const mtime = new Date(1980, 0, 1);
  const stored = { level: 0, mtime } as const;
  const packed = { level: 6, mtime } as const;
  const files: Zippable = {};
  for (const [path, text] of Object.entries(renderLatex(parts.manuscript))) files[path] = [encoded(text), packed];
  for (const path of Object.keys(parts.figures).sort()) files[path] = [parts.figures[path] as Uint8Array, stored];
  files['main.pdf'] = [parts.pdf.bytes, stored];
  for (const [path, text] of Object.entries(renderDocuments(parts))) files[path] = [encoded(text), packed];
  return zipSync(files);
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
