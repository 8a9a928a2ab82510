import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

/**
 * Repacks an Office document so that the same report gives the same bytes: the libraries put the current time into
 * entries and properties; here both have the time `made`.
 */
export function stableZip(bytes: Uint8Array, made: Date): Uint8Array {
  const entries = unzipSync(bytes);
  const files: Zippable = {};
  for (const [name, content] of Object.entries(entries)) {
    // Empty entries are folders, which Office documents don't need.
    if (name.endsWith('/')) continue;
    files[name] = name === 'docProps/core.xml' ? strToU8(dated(strFromU8(content), made)) : content;
  }
  // Zip entries contain local time without a time zone; this time does not depend on where the file is created.
  return zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) });
}

function dated(core: string, made: Date): string {
  const stamp = `${made.toISOString().slice(0, 19)}Z`;
  return core.replace(/(<dcterms:(created|modified)\b[^>]*>)[^<]*(<\/dcterms:\2>)/g, `$1${stamp}$3`);
}
