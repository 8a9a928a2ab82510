import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CatalogueEntry, errorCatalogue } from '../src/contract/errors.ts';

/** `npm run docs`: writes the pages that are made from the code; with --check it only says whether they are up to date. */
const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const pages = { 'docs/errors.md': errorsPage() };

let stale = false;
for (const [path, text] of Object.entries(pages)) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (check) {
    console.error(`${path} is not what the code says: run npm run docs.`);
    stale = true;
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`written: ${path}`);
  }
}
process.exit(stale ? 1 : 0);

function errorsPage(): string {
  const rows = Object.entries(errorCatalogue as Record<string, CatalogueEntry>).map(
    ([code, { status, message, shown }]) =>
      `| \`${code}\` | ${status} | ${cell(message)} | ${shown ? cell(shown) : ''} |`,
  );
  return [
    '# Errors',
    '',
    'Made from `src/contract/errors.ts` by `npm run docs`. A failed call answers `{"error": message, "code": code}` with the',
    'status; 429 carries `Retry-After`, 5xx a `reference` that stands in the log. The last column is what the page shows',
    'where its words differ.',
    '',
    '| Code | Status | Message | On the page |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
