import { z } from 'zod';

/** A field that may have any type or be missing: the text readers accept only texts. */
export const anything = z.unknown().optional();

/**
 * A field in a record from another service. If it is missing, null or of another type, it becomes undefined, so that
 * one unexpected field doesn't make a record unreadable.
 */
export function loose<Schema extends z.ZodType>(schema: Schema) {
  return schema
    .nullish()
    .transform((value) => value ?? undefined)
    .catch(undefined);
}

/** A list without entries of an unexpected type. */
export function looseList<Schema extends z.ZodType>(entry: Schema) {
  return loose(z.array(z.unknown())).transform((entries) =>
    (entries ?? []).flatMap((one) => {
      const read = entry.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );
}
