import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { TypesetError } from './typeset-error.ts';
import { createTypst } from './typst.ts';

const typst = await createTypst();
afterAll(() => typst.close());

const compile = (source: string, files: Record<string, string | Uint8Array> = {}) =>
  typst.compile({ main: 'main.typ', files: { 'main.typ': source, ...files } });
const failure = (source: string) =>
  compile(source).then(
    () => null,
    (error: unknown) => error as TypesetError,
  );

describe('Typst', () => {
  test('creates a tagged PDF, and names the version that made it', async () => {
    const { pdf, pages, engine } = await compile('= Title\n#pagebreak()\nText');
    expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(Buffer.from(pdf).includes('/MarkInfo')).toBe(true);
    expect(pages).toBe(2);
    expect(engine).toMatch(/^Typst \d+\.\d+\.\d+$/);
  });

  test('gives the same bytes for the same project, even in another process', async () => {
    const source = '#set document(date: auto)\n= Title\n中文 العربية 😀 $integral x dif x$';
    const other = await createTypst();
    const [first, second] = [
      await compile(source),
      await other.compile({ main: 'main.typ', files: { 'main.typ': source } }),
    ];
    await other.close();
    expect(Buffer.from(second.pdf).equals(Buffer.from(first.pdf))).toBe(true);
  });

  test.each([
    ['п', 'ο'],
    ['é', 'ũ'],
    ['中', '语'],
  ])(
    'prints the letter of this project after a project with another letter in the same place: %s, then %s',
    async (before, now) => {
      const other = await createTypst();
      await compile(`A text with ${before}.`);
      const [used, fresh] = await Promise.all(
        [typst, other].map(({ compile }) =>
          compile({ main: 'main.typ', files: { 'main.typ': `A text with ${now}.` } }),
        ),
      );
      await other.close();
      expect(Buffer.from(used?.pdf ?? []).equals(Buffer.from(fresh?.pdf ?? []))).toBe(true);
    },
  );

  test('prints every script with the fonts that come with the product', async () => {
    const fonts = '("New Computer Modern", "Noto Naskh Arabic", "ZCOOL XiaoWei", "Noto Emoji", "Unifont")';
    const { pdf } = await compile(`#set text(font: ${fonts}, fallback: false)\n#"中 ع 😀 한 ひ ไ"`);
    const names = Buffer.from(pdf).toString('latin1');
    for (const name of ['NotoNaskhArabic', 'ZCOOLXiaoWei', 'NotoEmoji', 'Unifont']) expect(names).toContain(name);
  });

  test('does not use the fonts of the machine', async () => {
    const machine = '("DejaVu Sans", "Liberation Serif", "Arial", "Helvetica", "Times New Roman", "Noto Sans")';
    const { pdf } = await compile(`#set text(font: ${machine})\nA`);
    expect(Buffer.from(pdf).toString('latin1')).not.toMatch(
      /DejaVuSans(?!Mono)|Liberation|Arial|Helvetica|TimesNewRoman|NotoSans/,
    );
  });

  test('reads only files of the project', async () => {
    expect((await compile('#read("data/a.txt")', { 'data/a.txt': 'hello' })).pages).toBe(1);
    for (const path of ['/etc/passwd', '../../../../etc/passwd', '/proc/self/environ', 'data/a.txt']) {
      expect((await failure(`#read("${path}")`))?.reason).toBe('source');
    }
  });

  test('downloads no package', async () => {
    expect((await failure('#import "@preview/cetz:0.2.0"'))?.details).toContain('package');
  });

  test('a failed job does not affect the next one', async () => {
    expect((await failure('#panic("no")'))?.reason).toBe('source');
    expect((await compile('fine')).pages).toBe(1);
  });

  test('refuses paths that lead out of the project', async () => {
    const files = { 'main.typ': 'x', '../out.txt': 'y' };
    await expect(typst.compile({ main: 'main.typ', files })).rejects.toThrow(TypesetError);
  });
});

// One page for each of ten million numbers, which would take unlimited time and memory.
const endless = '#for i in range(3000) { for j in range(3000) { [#i #j #pagebreak()] } }';

/** Ten billion iterations that use no memory: only the time limit can end them. */
const tireless = '#for i in range(100000) { for j in range(100000) { let k = calc.rem(j, 7) } }';

test('a job over its time limit is killed, and a new worker runs the next one', async () => {
  // CPU time, so a worker that starts slowly on a busy machine is not killed.
  const quick = await createTypst({ timeLimit: 3_000 });
  const outcome = await quick
    .compile({ main: 'm.typ', files: { 'm.typ': tireless } })
    .catch((error: TypesetError) => error);
  expect(outcome).toMatchObject({ name: 'TypesetError', reason: 'time' });
  expect((await quick.compile({ main: 'm.typ', files: { 'm.typ': 'fine' } })).pages).toBe(1);
  await quick.close();
});

test('a job over its memory limit is killed, and a new worker runs the next one', async () => {
  const small = await createTypst({ memoryLimit: 300 * 1024 * 1024 });
  const outcome = await small
    .compile({ main: 'm.typ', files: { 'm.typ': endless } })
    .catch((error: TypesetError) => error);
  expect(outcome).toMatchObject({ name: 'TypesetError', reason: 'memory' });
  expect((await small.compile({ main: 'm.typ', files: { 'm.typ': 'fine' } })).pages).toBe(1);
  await small.close();
});

test('an aborted job ends immediately with the reason given', async () => {
  const controller = new AbortController();
  const job = typst.compile({ main: 'm.typ', files: { 'm.typ': endless } }, controller.signal);
  setTimeout(() => controller.abort(new Error('cancelled')), 200);
  await expect(job).rejects.toThrow('cancelled');
  expect((await compile('fine')).pages).toBe(1);
});

test.skipIf(process.platform !== 'linux')('a worker that is killed from outside is replaced', async () => {
  const [worker] = workers();
  process.kill(worker as number, 'SIGKILL');
  expect((await compile('fine')).pages).toBe(1);
});

test.skipIf(process.platform !== 'linux')('a server that is killed leaves no worker and no folder behind', async () => {
  const script = `const { createTypst } = await import(${JSON.stringify(new URL('./typst.ts', import.meta.url).href)});
    await createTypst(); process.stdout.write('ready'); setInterval(() => {}, 1000);`;
  const temporary = mkdtempSync(join(tmpdir(), 'typst-killed-'));
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: temporary },
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const left = workers(server.pid);
  expect(left).toHaveLength(1);
  server.kill('SIGKILL');
  await expect.poll(() => left.filter(isThere), { timeout: 30_000 }).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
  rmSync(temporary, { recursive: true });
});

test.skipIf(process.platform !== 'linux')('an idle worker ends, and the next job starts a new one', async () => {
  const before = workers();
  const brief = await createTypst({ idleLimit: 100 });
  await expect.poll(() => workers(), { timeout: 10_000 }).toEqual(before);
  expect((await brief.compile({ main: 'm.typ', files: { 'm.typ': 'fine' } })).pages).toBe(1);
  await brief.close();
});

test.skipIf(process.platform !== 'linux')('closing leaves no worker behind', async () => {
  const before = workers();
  const other = await createTypst();
  await other.close();
  expect(workers()).toEqual(before);
  await expect(other.compile({ main: 'm.typ', files: { 'm.typ': 'x' } })).rejects.toMatchObject({ reason: 'closed' });
});

function isThere(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

/** Process ids of a process's living Typst workers. */
function workers(server: number | undefined = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, parent] = (readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1] ?? '').split(' ');
        return Number(parent) === server && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('typst-worker');
      } catch {
        return false;
      }
    });
}
