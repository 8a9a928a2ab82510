import { fieldsOfPoint } from './fields-of-points.ts';
import { type MarkedRow, tags } from './marked-offers.ts';

/**
 * The points that a line in a marked offer settles: those named (`p:`), those of its fields, and the binding effect.
 */
export function settledIn({ spans, tags: said }: MarkedRow): string[] {
  const fields = [...said.map(fieldOfTag), ...spans.map(({ field }) => field)];
  return [
    ...new Set([
      ...said.flatMap((tag) =>
        tag.startsWith('p:') ? [tag.slice(2)] : tag.startsWith('b:') ? ['binding_effect'] : [],
      ),
      ...fields.flatMap(
        (field) => Object.entries(fieldsOfPoint).find(([, own]) => own.includes(field ?? ''))?.[0] ?? [],
      ),
    ]),
  ];
}

/** The point that a line mentions but leaves open. */
export function leftOpenIn({ tags: said }: MarkedRow): string | undefined {
  return said.find((tag) => tag.startsWith('o:'))?.slice(2);
}

function fieldOfTag(tag: string): string | undefined {
  return tag.startsWith('as=') ? 'assignment' : tag.startsWith('ls=') ? 'lease_structure' : tags[tag];
}
