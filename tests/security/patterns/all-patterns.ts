import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pattern, writtenPatterns } from './written-patterns.ts';

/** Every regular expression of the product, and the places in the code that build one but that no example reaches. */
export function allPatterns(): { readonly patterns: readonly Pattern[]; readonly unseen: readonly string[] } {
  const root = join(import.meta.dirname, '..', '..', '..');
  const { written, built: places } = writtenPatterns(root);
  const built = builtPatterns();
  const seen = new Set(built.flatMap((pattern) => pattern.places));
  const unique = new Map<string, Pattern>();
  for (const pattern of [...written, ...built]) {
    const key = `/${pattern.source}/${pattern.flags}`;
    const known = unique.get(key);
    unique.set(key, { ...pattern, places: [...(known?.places ?? []), ...pattern.places] });
  }
  return { patterns: [...unique.values()], unseen: [...places].filter((place) => !seen.has(place)) };
}

/** In a separate process, because recording them replaces `RegExp`. */
function builtPatterns(): readonly Pattern[] {
  const folder = mkdtempSync(join(tmpdir(), 'foredraft-patterns-'));
  const file = join(folder, 'patterns.json');
  try {
    execFileSync(
      process.execPath,
      ['--import', join(import.meta.dirname, 'record-patterns.ts'), join(import.meta.dirname, 'build-patterns.ts')],
      { env: { PATH: process.env.PATH, PATTERNS_FILE: file }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
