import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CatalogueEntry } from '#contract/errors/catalogue-entry.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { securityEvents } from '#contract/security-events.ts';
import { asvsGaps, asvsPage, asvsTable } from '../tests/security/asvs/pages.ts';
import { billOfMaterials, licencesPage, readLockFile, refusedLicences, unpinned } from './supply-chain.ts';

/**
 * `npm run docs`: writes the pages that are generated from code; with --check it only reports whether they are up to
 * date.
 */
const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const lock = readLockFile();
const pages = {
  'docs/errors.md': errorsPage(),
  'docs/logs.md': logsPage(),
  'docs/asvs.md': asvsPage(),
  'docs/security.md': securityPage(),
  'docs/licences.md': licencesPage(lock),
  'docs/sbom.cdx.json': billOfMaterials(lock),
};

let stale = false;
for (const path of unpinned(lock).here)
  fail(`package-lock.json has no checksum of ${path}: run npm install for it again.`);
for (const name of refusedLicences(lock)) fail(`${name} has a licence under which it cannot be part of the product.`);
for (const [path, text] of Object.entries(pages)) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (check) {
    fail(`${path} is not what the code says: run npm run docs.`);
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`written: ${path}`);
  }
}
process.exit(stale ? 1 : 0);

/** The page is written by hand, except for what is derived from the ASVS decisions. */
function securityPage(): string {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  return filled(filled(page, 'asvs:counts', asvsTable()), 'asvs:gaps', asvsGaps());
}

/** The text with the content between the two markers of this name replaced. */
function filled(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/security.md has no marks ${start} … ${end}`);
  return `${before}${start}\n${content}\n${end}${after}`;
}

function logsPage(): string {
  const rows = Object.entries(securityEvents).map(([kind, words]) => `| \`${kind}\` | ${cell(words)} |`);
  return `# Logs

Generated from \`scripts/write-docs.ts\` and \`src/contract/security-events.ts\` by \`npm run docs\`.

## Log lines
JSON, one object per line, on standard output (pino). No line contains a token, a password, a signed address or the text of a document.

| Field | Meaning |
| --- | --- |
| \`level\` | debug, info, warn, error or fatal; \`LOG_LEVEL\` is the lowest that is written |
| \`time\` | ISO 8601 in UTC |
| \`msg\` | what happened |
| \`version\`, \`role\`, \`host\`, \`pid\` | the process that writes the line, and its version |
| \`requestId\`, \`runId\` | the request (also the \`X-Request-Id\` header and the reference in error messages; from a proxy if it is a UUID) or the run |
| \`traceId\` | the trace of the request's \`traceparent\` header |
| \`tool\`, \`lane\`, \`attempt\`, \`state\`, \`seconds\`, \`charge\`, \`cost\`, \`reason\` | for a run: \`run started\`, \`run ended\`, \`run let go\` |
| \`leftOut\` | how often the same failure was left out within a minute, after three times |
| \`method\`, \`path\`, \`status\`, \`milliseconds\` | for a request: one line per response; file addresses appear as \`/files/:token\`, and queries are left out |
| \`err\` | for a failure: \`type\`, \`message\`, \`stack\`, plain fields such as \`code\`, and its causes |
| \`securityEvent\` | an event of the security log (below): \`id\`, \`kind\`, \`at\`, \`userId\`, \`addressBlock\`, \`requestId\`, \`reason\`, \`details\`. A worker writes it two to three minutes later, at least once, if \`LOG_LEVEL\` is info or debug |

## Security log
Rows of the table \`security_events\`, written in the same transaction as the change. Administrators search them at
\`/admin/security-log\` (\`GET /api/admin/security-events\`). They expire after \`SECURITY_LOG_DAYS\`. Events of a deleted account stay without a user.

| Column | Meaning |
| --- | --- |
| \`created_at\`, \`kind\` | time and kind (below) |
| \`user_id\` | the account; for an administrator action, the administrator; null if unknown |
| \`address_block\` | network of the request: /24 of IPv4, /64 of IPv6; empty for jobs |
| \`request_id\` | the request, as in log lines |
| \`reason\` | why it was refused: an [error code](errors.md), a LinkedIn outcome, or the name of a limit |
| \`details\` | a flat JSON object, such as \`{"method": "passkey"}\`, or the route that was refused |

An exceeded limit is recorded once until it resets. At most 100 refused permissions per user and hour are recorded, so no one can fill the table.

| Kind | Event |
| --- | --- |
${rows.join('\n')}
`;
}

function fail(sentence: string): void {
  console.error(sentence);
  stale = true;
}

function errorsPage(): string {
  const rows = Object.entries(errorCatalogue as Record<string, CatalogueEntry>).map(
    ([code, { status, message, shown }]) =>
      `| \`${code}\` | ${status} | ${cell(message)} | ${shown ? cell(shown) : ''} |`,
  );
  return [
    '# Errors',
    '',
    'Generated from `src/contract/errors/` by `npm run docs`. A failed call returns `{"error": message, "code": code}` with the',
    'status. A 429 has `Retry-After`, and a 5xx has a `reference` that is also in the log. The last column is what pages show if',
    'they use another text.',
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
