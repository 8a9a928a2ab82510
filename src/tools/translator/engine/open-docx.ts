import { zipSync } from 'fflate';
import { type EnginePorts, InputError } from '#contract/engine.ts';
import { inputErrorOf } from '#contract/input-error-of.ts';
import { fillMarks } from './fill-marks.ts';
import { countProtected } from './formats/count-protected.ts';
import { isWordPart, readWordPart, writeWordPart } from './formats/docx.ts';
import type { OpenedDocument } from './opened-document.ts';

/**
 * Opens a Word document. It is first read in a confined process, so that damaged, protected or malicious files are
 * rejected there with their message; only then are its parts decompressed here, within the size limits.
 */
export async function openDocx(
  bytes: Uint8Array,
  ports: Pick<EnginePorts, 'documents' | 'archives'>,
  signal?: AbortSignal,
): Promise<OpenedDocument> {
  await ports.documents.read(bytes, 'docx', signal);
  const files = await unpack(bytes, ports);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts = [...files].flatMap(([name, content]) => {
    if (!isWordPart(name)) return [];
    try {
      return [{ name, part: readWordPart(decoder.decode(content)) }];
    } catch (error) {
      throw error instanceof TypeError ? inputErrorOf('document_damaged') : error;
    }
  });
  // The document first, then its notes, headers and footers.
  parts.sort((a, b) => order(a.name) - order(b.name));
  const all = parts.flatMap(({ part }) =>
    part.paragraphs.flatMap((paragraph) =>
      paragraph.parts.flatMap((piece) => (piece.kind === 'passage' ? [piece] : [])),
    ),
  );
  return {
    passages: all.map(({ passage }) => passage),
    notes: parts.some(({ part }) => part.textBoxes) ? ['Text in text boxes and drawings was not translated.'] : [],
    // The counted elements of a Word document are XML elements, and a translation only contains text.
    keeps: () => true,
    async write(texts) {
      const byPassage = new Map(all.map(({ passage }, index) => [passage, texts[index] ?? null]));
      const written = parts.map(({ name, part }) => {
        const xml = writeWordPart(part, ({ passage }) => {
          const translation = byPassage.get(passage) ?? null;
          if (translation === null) return null;
          const filled = fillMarks(passage, translation);
          // The gate has accepted it; a mismatch here is a bug, and must not be delivered.
          if ('problem' in filled)
            throw new Error(`a translation that passed the gate does not fit: ${filled.problem}`);
          return filled.tokens;
        });
        return { name, xml };
      });
      const out = new Map(files);
      for (const { name, xml } of written) out.set(name, new TextEncoder().encode(xml));
      return { bytes: pack(out), kept: countProtected(written.map(({ xml }) => xml).join('\n'), 'docx') };
    },
    kept: countProtected(parts.map(({ part }) => part.xml).join('\n'), 'docx'),
  };
}

async function unpack(
  bytes: Uint8Array,
  { archives }: Pick<EnginePorts, 'archives'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  try {
    return await archives.read(bytes, {
      entries: 1_000,
      totalBytes: 64 * 1_048_576,
      bytesFor: (name) => (isWordPart(name) ? 12 * 1_048_576 : 32 * 1_048_576),
    });
  } catch (error) {
    throw error instanceof InputError ? inputErrorOf('document_too_complex') : error;
  }
}

function order(name: string): number {
  return ['document', 'footnotes', 'endnotes'].findIndex((part) => name === `word/${part}.xml`) + 1 || 9;
}

/** The same document gives the same bytes; images are already compressed. */
function pack(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries = [...files].filter(([name]) => !name.endsWith('/'));
  return zipSync(
    Object.fromEntries(
      entries.map(
        ([name, content]) => [name, [content, { level: /\.(?:png|jpe?g|gif)$/i.test(name) ? 0 : 6 }]] as const,
      ),
    ),
    { mtime: new Date(1980, 0, 1) },
  );
}
