import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Writes `src/web/fonts/`: fonts with only the characters that fonts.css names for them and the weights that pages use, at
 * half the size. Other characters come from the complete fonts. Run it when
 * those ranges or a font package change.
 */
const web = new URL('../src/web/', import.meta.url);
const packages = new URL('../node_modules/', import.meta.url);
const sources: Readonly<Record<string, string>> = {
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'source-serif-4': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'source-serif-4-italic': '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2',
};
const css = await readFile(new URL('fonts.css', web), 'utf8');

for (const [name, source] of Object.entries(sources)) {
  const range = new RegExp(`/fonts/${name}-english\\.woff2"[^}]*unicode-range:([^;]*)`).exec(css)?.[1];
  if (!range) throw new Error(`fonts.css has no range for ${name}.`);
  const font = await subsetFont(await readFile(new URL(source, packages)), charactersOf(range), {
    targetFormat: 'woff2',
    ...(source.includes('wght') ? { variationAxes: { wght: { min: 400, max: 700 } } } : {}),
  });
  await writeFile(new URL(`fonts/${name}-english.woff2`, web), font);
}

/** The characters of `U+0000-007E, U+00A0`. */
function charactersOf(range: string): string {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
