import { writeFileSync } from 'node:fs';

/**
 * Loaded before anything else (`node --import`): records every regular expression that is built from parts, with the
 * line that built it, and writes them to the file in PATTERNS_FILE.
 */
const built = new Map<string, Set<string>>();

function note(pattern: RegExp): RegExp {
  Error.stackTraceLimit = 4;
  const place = new Error().stack?.split('\n').find((line) => /\/src\/.*:\d+:\d+/.test(line));
  const at = /\/(src\/[^:]+:\d+):\d+/.exec(place ?? '')?.[1];
  Error.stackTraceLimit = 10;
  if (at !== undefined) {
    const key = JSON.stringify([pattern.source, pattern.flags]);
    built.set(key, (built.get(key) ?? new Set()).add(at));
  }
  return pattern;
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, parts, as) => note(Reflect.construct(target, parts, as)),
  apply: (target, self, parts) => note(Reflect.apply(target, self, parts)),
});

process.on('exit', () => {
  const patterns = [...built].map(([key, places]) => {
    const [source, flags] = JSON.parse(key);
    return { source, flags, places: [...places].sort() };
  });
  writeFileSync(process.env['PATTERNS_FILE'] ?? 'patterns.json', JSON.stringify(patterns));
});
