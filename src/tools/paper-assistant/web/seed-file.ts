import { maxSeedCharacters } from '../tool.ts';
import { texts } from './texts.ts';

/** The seed field with the content of a file appended, or why the file was rejected. */
export async function addSeedFile(seeds: string, file: File): Promise<{ seeds: string } | { problem: string }> {
  const extension = /\.([a-z]{1,8})$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const format = formats.get(extension);
  if (format === undefined) return { problem: texts.seedFile.wrongType(texts.seedFile.known[extension] ?? null) };
  // The longest UTF-8 character has four bytes.
  if (file.size > 4 * maxSeedCharacters) return { problem: texts.seedFile.tooLarge };
  let content: string;
  try {
    content = decoded(await file.arrayBuffer()).trim();
  } catch {
    return { problem: texts.seedFile.unreadable };
  }
  if (content.includes('\0')) return { problem: texts.seedFile.wrongType(null) };
  if (content === '') return { problem: texts.seedFile.empty };
  const all = seeds.trim() === '' ? content : `${seeds.trimEnd()}\n\n${content}`;
  if (all.length > maxSeedCharacters) return { problem: texts.seedFile.tooLarge };
  if (format !== 'txt' && !entryStart[format].test(content)) return { problem: texts.seedFile.noEntries[format] };
  return { seeds: all };
}

/** Reference managers write UTF-8, or UTF-16 with a byte order mark; old ones write Windows-1252. */
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

const formats: ReadonlyMap<string, 'bib' | 'ris' | 'bbl' | 'txt'> = new Map([
  ['bib', 'bib'],
  ['bibtex', 'bib'],
  ['ris', 'ris'],
  ['bbl', 'bbl'],
  ['txt', 'txt'],
]);

/** A broken entry still counts: the draft lists it with its line. */
const entryStart = {
  bib: /@[ \t]{0,9}\p{L}+\s{0,9}[{(]/u,
  ris: /^\s{0,3}TY\s{1,3}-/m,
  bbl: /\\bibitem(?![A-Za-z])/,
} as const;

export const seedExtensions = [...formats.keys()].map((extension) => `.${extension}`).join(',');
