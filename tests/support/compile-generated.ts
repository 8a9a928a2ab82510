import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderLatex } from '#tools/paper-assistant/engine/render/latex.ts';
import { generateManuscript, PIXEL } from '#tools/paper-assistant/engine/render/testing/generate-manuscript.ts';

/**
 * The generated manuscripts whose source does not compile in the first pass, each with the end of TeX's log; two at a
 * time.
 */
export async function failuresOf(seeds: readonly number[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'compile-test-'));
  const failed: string[] = [];
  const queue = [...seeds];
  const work = async () => {
    for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) {
      const files = { ...renderLatex(generateManuscript(seed)), 'figures/fig1.png': PIXEL, 'figures/fig2.png': PIXEL };
      const log = await onePass(join(folder, `seed-${seed}`), files);
      if (!/Output written/.test(log) || /^!|Missing character/m.test(log)) failed.push(`${seed}: ${log.slice(-1500)}`);
    }
  };
  try {
    await Promise.all([work(), work()]);
    return failed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The output of one pass of TeX, with the program that the source names. */
async function onePass(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const args = ['-interaction=batchmode', '-halt-on-error', '-no-shell-escape', 'main.tex'];
  await new Promise<void>((resolve) => {
    const program = /^% !TEX program = (\w+)/.exec(String(files['main.tex']))?.[1] ?? 'pdflatex';
    execFile(program, args, { cwd: folder, timeout: 60_000 }, () => resolve());
  });
  return readFile(join(folder, 'main.log'), 'latin1');
}
