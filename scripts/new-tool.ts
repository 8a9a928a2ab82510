import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentToolFiles, typedToolFiles } from './new-tool-files.ts';

/** `npm run new-tool <slug> "<Name>" [--document]`: creates a working tool, and its lines in the list of tools. */
const [slug = '', name = '', kind] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug) || name.trim() === '' || (kind ?? '--document') !== '--document') {
  console.error(
    'Usage: npm run new-tool <slug> "<Name>" [--document], for example npm run new-tool rent-roll "Rent Roll"',
  );
  process.exit(1);
}
const root = join(import.meta.dirname, '..', 'src');
const folder = join(root, 'tools', slug);
if (existsSync(folder)) {
  console.error(`src/tools/${slug} already exists.`);
  process.exit(1);
}
const camel = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const names = {
  slug,
  title: name,
  name: name.replaceAll("'", "\\'"),
  camel,
  pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
};
const files = kind === '--document' ? documentToolFiles(names) : typedToolFiles(names);
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
insertAfter(/^import .*'\.\/tools\/[^']*';$/gm, `import { ${camel}Module } from './tools/${slug}/index.ts';`);
insertAfter(/^ {2}\w+Module,$/gm, `  ${camel}Module,`);
console.log(`src/tools/${slug} is created and listed in src/tools.ts. Run npm run format, then npm run dev.`);

/** Inserts a line into the list after the last match of the pattern. */
function insertAfter(pattern: RegExp, line: string): void {
  const path = join(root, 'tools.ts');
  const text = readFileSync(path, 'utf8');
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`src/tools.ts has changed its form; add this line yourself:\n${line}`);
  const at = last.index + last[0].length;
  writeFileSync(path, `${text.slice(0, at)}\n${line}${text.slice(at)}`);
}
