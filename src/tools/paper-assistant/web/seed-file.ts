import { maxSeedCharacters } from '../tool.ts';
import { texts } from './texts.ts';

/** The seed field with the content of a .bib or .ris file appended, or why the file was rejected. */
export async function addSeedFile(seeds: string, file: File): Promise<{ seeds: string } | { problem: string }> {
  if (!/\.(?:bib|bibtex|ris)$/i.test(file.name)) return { problem: texts.seedFile.wrongType };
  // The longest character has four bytes.
  if (file.size > 4 * maxSeedCharacters) return { problem: texts.seedFile.tooLarge };
  let content: string;
  try {
    content = decoded(await file.arrayBuffer()).trim();
  } catch {
    return { problem: texts.seedFile.unreadable };
  }
  if (content.includes('\0')) return { problem: texts.seedFile.wrongType };
  if (content === '') return { problem: texts.seedFile.empty };
  const all = seeds.trim() === '' ? content : `${seeds.trimEnd()}\n\n${content}`;
  return all.length > maxSeedCharacters ? { problem: texts.seedFile.tooLarge } : { seeds: all };
}

/** Reference managers write UTF-8 or UTF-16 with a byte order mark; old ones Windows-1252. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
