import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, resolved, type Schema } from './api-document.ts';
import { type ApiSite, startApiSite, wrongWith } from './api-site.ts';
import { fitting } from './arbitrary-values.ts';
import { hostileStrings } from './hostile-strings.ts';

let site: ApiSite;
beforeAll(async () => {
  site = await startApiSite();
});
afterAll(() => site?.stop());

test('every hostile string in every text field of every call is answered or refused, without a server error or output as HTML', async () => {
  const wrong: string[] = [];
  let sent = 0;
  for (const call of site.calls) {
    const places = textPlaces(call);
    const tokens = places.length > 0 ? await site.tokens() : [];
    for (const [number, place] of places.entries()) {
      for (const [at, text] of hostileStrings.entries()) {
        const values = {
          path: Object.fromEntries(
            call.parameters.filter((each) => each.in === 'path').map(({ name, schema }) => [name, sample(schema)]),
          ),
          query: {} as Record<string, unknown>,
          body: call.body === null ? undefined : sample(call.body),
        };
        place(values, text);
        // The highest role has the most permissions; the other roles take turns with it.
        const answer = await site.request(call, tokens[(at + number) % 4] ?? tokens[2] ?? null, values);
        sent += 1;
        const why = wrongWith(answer);
        if (why !== null) wrong.push(`${call.method} ${call.path} ${JSON.stringify(text.slice(0, 60))}: ${why}`);
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect(sent).toBeGreaterThan(32_000);
  expect((await fetch(`${site.product.url}/readyz`)).status).toBe(200);
}, 1_800_000);

/** Where a call accepts text: in its path, its query or anywhere in its body. */
function textPlaces(call: Call): readonly Place[] {
  const outside = call.parameters
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
    .map(
      ({ name, in: place }): Place =>
        (values, text) => {
          values[place as 'path' | 'query'][name] = text;
        },
    );
  const inside =
    call.body === null
      ? []
      : textsWithin(call.body).map(
          (path): Place =>
            (values, text) => {
              values.body = withText(values.body, path, text);
            },
        );
  return [...outside, ...inside];
}

interface Values {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  body: unknown;
}
type Place = (values: Values, text: string) => void;

/** The paths of the texts in a body; the first item represents every item in a list. */
function textsWithin(schema: Schema, depth = 0): readonly (readonly (string | number)[])[] {
  const own = resolved(schema, site.source.document);
  if (depth > 4) return [];
  const choices = own.anyOf ?? own.oneOf ?? own.allOf;
  if (choices !== undefined) return unique(choices.flatMap((each) => textsWithin(each, depth + 1)));
  if (own.type === 'string') return [[]];
  if (own.type === 'array') return textsWithin(own.items ?? {}, depth + 1).map((path) => [0, ...path]);
  return Object.entries(own.properties ?? {}).flatMap(([name, each]) =>
    textsWithin(each, depth + 1).map((path) => [name, ...path]),
  );
}

function unique(paths: readonly (readonly (string | number)[])[]) {
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
}

function withText(value: unknown, [first, ...rest]: readonly (string | number)[], text: string): unknown {
  if (first === undefined) return text;
  if (typeof first === 'number') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const own = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return { ...own, [first]: withText((own as Record<string, unknown>)[first], rest, text) };
}

function sample(schema: Schema): unknown {
  return fc.sample(fitting(schema, site.source), { numRuns: 1, seed: 7 })[0];
}
