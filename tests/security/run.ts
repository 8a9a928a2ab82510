import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { decisions } from './asvs/index.ts';

/**
 * `npm run security`: everything in tests/security, including the long tests, and a table of results; `npm run security
 * -- asvs headers` runs those parts.
 */
const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'foredraft-security-'));
const parts = process.argv.slice(2).map((part) => `tests/security/${part}`);
const wanted = [...(parts.length > 0 ? parts : ['tests/security']), '--passWithNoTests'];
const files: ResultOfFile[] = [];
let code = 0;
for (const options of [[], ['--config', 'vitest.long.config.ts']]) {
  const output = join(folder, `${options.length}.json`);
  code = Math.max(code, await runTests([...options, ...wanted, '--reporter=default', '--reporter=json'], output));
  files.push(...(JSON.parse(readFileSync(output, 'utf8')) as { testResults: ResultOfFile[] }).testResults);
}
rmSync(folder, { recursive: true });
console.table(Object.fromEntries([...Map.groupBy(files, programmeOf)].map(([name, of]) => [name, countsOf(of)])));
const count = (state: string) => decisions.filter((decision) => decision.state === state).length;
console.log(
  `ASVS 5.0, levels 1 and 2: ${count('met')} met, ${count('not applicable')} not applicable, ${count('not met')} not met (docs/security.md).`,
);
process.exit(code);

/** Through scripts/test.mjs, which first builds and finds a browser. Returns the exit code. */
function runTests(args: readonly string[], output: string): Promise<number> {
  const program = join(root, 'scripts', 'test.mjs');
  const child = spawn(process.execPath, [program, ...args, `--outputFile.json=${output}`], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (exitCode) => resolve(exitCode ?? 1)));
}

/** The folder or file below tests/security. */
function programmeOf({ name }: ResultOfFile): string {
  const [first = name] = relative(import.meta.dirname, name).split(sep);
  return first.replace(/\.(?:long\.)?test\.ts$/, '');
}

function countsOf(of: readonly ResultOfFile[]) {
  const tests = of.flatMap(({ assertionResults }) => assertionResults);
  const withStatus = (status: string) => tests.filter((test) => test.status === status).length;
  const milliseconds = of.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
  return {
    tests: tests.length,
    passed: withStatus('passed'),
    failed: withStatus('failed'),
    seconds: Math.round(milliseconds / 1_000),
  };
}

/** One file of vitest's JSON report. */
interface ResultOfFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly status: string }[];
}
