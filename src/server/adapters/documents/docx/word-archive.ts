import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DocumentRefusal } from '../refusal.ts';
import { readXml } from './read-xml.ts';

/** The parts of a Word file that are read; everything else stays compressed. */
export interface WordArchive {
  /** The main part, as UTF-8 text. */
  readonly document: string;
  /** Null if the file has none. */
  readonly styles: string | null;
  readonly numbering: string | null;
}

/**
 * Validates the archive's directory first: number of entries, sizes, encryption. Then only the needed parts are
 * decompressed, each no further than its declared size. External links are never followed: they are in parts that are
 * not read.
 */
export async function openWordArchive(bytes: Uint8Array): Promise<WordArchive> {
  const zip = await open(bytes);
  try {
    if (zip.entryCount > limits.entries) throw new DocumentRefusal('document_too_complex');
    const entries = new Map<string, Entry>();
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new DocumentRefusal('document_protected');
      total += entry.uncompressedSize;
      if (total > limits.totalBytes) throw new DocumentRefusal('document_too_complex');
      // With a duplicate name, two readers could see different content.
      if (entries.has(entry.fileName)) throw new DocumentRefusal('document_damaged');
      entries.set(entry.fileName, entry);
    }
    const read = async (name: string, most = limits.partBytes): Promise<string | null> => {
      const entry = entries.get(name);
      if (!entry) return null;
      if (entry.uncompressedSize > most) throw new DocumentRefusal('document_too_complex');
      return decode(await buffer(await zip.openReadStreamPromise(entry)));
    };
    const main = mainPart(await read('_rels/.rels', limits.relationshipBytes));
    const document = await read(main);
    if (document === null) throw new DocumentRefusal('document_type');
    const folder = main.slice(0, main.lastIndexOf('/') + 1);
    return { document, styles: await read(`${folder}styles.xml`), numbering: await read(`${folder}numbering.xml`) };
  } catch (error) {
    throw error instanceof DocumentRefusal ? error : new DocumentRefusal('document_damaged', error);
  } finally {
    zip.close();
  }
}

/**
 * Images make a document large, but its text does not: the text of the longest novel is 3 MB, about 30 MB with Word's
 * markup.
 */
const limits = {
  entries: 3_000,
  totalBytes: 400 * 1_048_576,
  partBytes: 64 * 1_048_576,
  /** Word writes less than a kilobyte. */
  relationshipBytes: 1_048_576,
};

async function open(bytes: Uint8Array): Promise<ZipFile> {
  try {
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await fromBufferPromise(view, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true });
  } catch (error) {
    throw new DocumentRefusal('document_damaged', error);
  }
}

/** The part that the package declares as its main document (ECMA-376, part 2); nearly always word/document.xml. */
function mainPart(relationships: string | null): string {
  let main: string | undefined;
  if (relationships !== null) {
    readXml(relationships, {
      open(name, attributes) {
        if (name.endsWith(':Relationship') && attributes['Type']?.endsWith('/officeDocument'))
          main ??= attributes['Target'];
      },
      close() {},
      text() {},
    });
  }
  return main?.replace(/^\.?\//, '') || 'word/document.xml';
}

function decode(content: Buffer): string {
  const utf16 = (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff);
  if (!utf16) return new TextDecoder('utf-8').decode(content);
  return new TextDecoder(content[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(content);
}
