import fc from 'fast-check';
import { type ApiDocument, resolved, type Schema } from './api-document.ts';
import { hostileStrings } from './hostile-strings.ts';

/**
 * The input for generating values: the document, and ids of existing things, so that calls pass the check for unknown
 * ids.
 */
export interface Source {
  readonly document: ApiDocument;
  readonly ids: readonly string[];
}

/** Values for a parameter of a call: mostly valid ones, some slightly invalid, some of another type. */
export function valuesFor(schema: Schema, source: Source, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: fitting(schema, source, depth) },
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: strange },
  );
}

const hostile = fc.constantFrom(...hostileStrings);
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, [], {}, [[]], { $gt: '' }, ['a', 'b'], '', Number.MAX_SAFE_INTEGER),
  fc.constant(JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}')),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Valid values of the schema. Recursive schemas are limited in depth. */
export function fitting(schema: Schema, source: Source, depth = 0): fc.Arbitrary<unknown> {
  const { type, ...own } = resolved(schema, source.document);
  if (depth > 6) return fc.constant(null);
  if (own.const !== undefined) return fc.constant(own.const);
  if (own.enum !== undefined) return fc.constantFrom(...own.enum);
  const choices = own.anyOf ?? own.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((each) => fitting(each, source, depth + 1)));
  if (own.allOf !== undefined) {
    return fc
      .tuple(...own.allOf.map((each) => fitting(each, source, depth + 1)))
      .map((parts) => Object.assign({}, ...parts));
  }
  const kinds = Array.isArray(type) ? type : [type];
  return fc.oneof(...kinds.map((kind) => ofKind(kind, own, source, depth)));
}

function ofKind(kind: unknown, schema: Schema, source: Source, depth: number): fc.Arbitrary<unknown> {
  switch (kind) {
    case 'object': {
      const values = Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, valuesFor(each, source, depth + 1)]),
      );
      return fc.record(values, { requiredKeys: [...(schema.required ?? [])].filter((name) => name in values) });
    }
    case 'array': {
      const minLength = Math.min(schema.minItems ?? 0, 3);
      return fc.array(valuesFor(schema.items ?? {}, source, depth + 1), { minLength, maxLength: minLength + 3 });
    }
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -10, -1_000_000),
        max: Math.min(schema.maximum ?? 1_000, 1_000_000),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return words(schema, source.ids);
    default:
      return strange;
  }
}

function words({ format, minLength = 0, maxLength = 60 }: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString());
  return fc.string({
    minLength: Math.min(minLength, 200),
    maxLength: Math.max(Math.min(maxLength, 60), minLength),
    unit: 'grapheme',
  });
}
