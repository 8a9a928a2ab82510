import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeDocx, paragraph } from '../support/make-docx.ts';
import { layoutOf } from './layouts.ts';

const project = join(import.meta.dirname, '..', '..');
let folder = '';

/** Documents in a separate folder, removed after the file's tests, and the command that runs there. */
export function analyzeCommand(): typeof analyze {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'foredraft-analyze-'));
    for (const name of ['short-form', 'loi-binding', 'not-loan']) {
      const lines = layoutOf(name).split(/\n\s*\n/);
      const body = lines.map((line) => paragraph(line.replace(/\s+/g, ' ').replaceAll('&', '&amp;').trim())).join('');
      writeFileSync(join(folder, `${name}.docx`), makeDocx(body));
    }
    writeFileSync(join(folder, 'notes.txt'), 'rent');
    writeFileSync(join(folder, 'torn.pdf'), '%PDF-1.7\n1 0 obj');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return analyze;
}

function analyze(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(project, 'scripts', 'analyze.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { stdout, stderr, status };
}
