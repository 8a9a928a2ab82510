/** Plain text of a record's field: JATS or HTML markup and entities removed, white space collapsed. */
export function recordText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/<[^>]{0,2000}>/g, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, entity)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function entity(all: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? all;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
}

/** Splits a full name: the family name is the part before a comma, or the last word. */
export function splitName(name: string): { family: string; given: string } {
  const comma = name.indexOf(',');
  if (comma >= 0) return { family: name.slice(0, comma).trim(), given: name.slice(comma + 1).trim() };
  const words = name.trim().split(/\s+/);
  return { family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') };
}

/** A DOI in normalized form: without prefix, lower case. */
export function plainDoi(doi: unknown): string | null {
  if (typeof doi !== 'string') return null;
  const bare = doi.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return /^10\.\d{4,9}(?:\.\d+)*\/\S+$/.test(bare) ? bare.toLowerCase() : null;
}
