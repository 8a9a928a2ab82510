import type { Reference } from '../manuscript.ts';
import { baseKey } from '../seeds.ts';

/**
 * Appends references and returns the citation keys of the added ones. A work that is already listed keeps its entry; if
 * the author chooses it, it is marked as the author's from then on. A duplicate key gets a number.
 */
export function addReferences(
  references: readonly Reference[],
  entries: readonly Reference[],
  added: NonNullable<Reference['added']>,
): { references: Reference[]; keys: string[] } {
  const all = [...references];
  const keys = entries.map((entry) => {
    const at = all.findIndex((known) => isSameWork(known, entry));
    const known = all[at];
    if (known !== undefined) {
      // The record that was just fetched is newer than the search result.
      if (known.added === 'related-work' && added === 'author') all[at] = { ...entry, key: known.key, added };
      return known.key;
    }
    const key = freeKey(entry, all);
    all.push({ ...entry, key, added });
    return key;
  });
  return { references: all, keys };
}

/** Compared by their records, their identifiers, or all typed fields. */
export function isSameWork(one: Reference, other: Reference): boolean {
  const ids = idsOf(one);
  if (idsOf(other).some((id) => ids.includes(id))) return true;
  return one.key === other.key && one.fields.title !== undefined && one.fields.title === other.fields.title;
}

function idsOf({ record, fields }: Reference): string[] {
  return [
    ...(record === undefined ? [] : [record.id.toLowerCase()]),
    ...(fields.doi === undefined ? [] : [`doi:${fields.doi.toLowerCase()}`]),
    ...(fields.archiveprefix?.toLowerCase() === 'arxiv' && fields.eprint !== undefined
      ? [`arxiv:${fields.eprint.replace(/v\d+$/, '').toLowerCase()}`]
      : []),
  ];
}

/** Bibliography programs ignore case in keys. */
function freeKey(entry: Reference, references: readonly Reference[]): string {
  const used = new Set(references.map(({ key }) => key.toLowerCase()));
  const base = baseKey(entry);
  let key = base;
  for (let number = 2; used.has(key.toLowerCase()); number += 1) key = `${base}-${number}`;
  return key;
}
