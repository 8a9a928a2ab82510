import { z } from 'zod';

/** A field of any type, also a missing one: the text readers take only texts. */
export const anything = z.unknown().optional();

/**
 * A field of a record of another service. A field that is missing, null or of another type is undefined, so one odd
 * field doesn't make a record unreadable.
 */
export function loose<Schema extends z.ZodType>(schema: Schema) {
  return schema
    .nullish()
    .transform((value) => value ?? undefined)
    .catch(undefined);
}

/** A list whose odd entries are left out. */
export function looseList<Schema extends z.ZodType>(entry: Schema) {
  return loose(z.array(z.unknown())).transform((entries) =>
    (entries ?? []).flatMap((one) => {
      const read = entry.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );
}
