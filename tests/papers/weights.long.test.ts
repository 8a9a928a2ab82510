import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasAcademicData } from '../eval/academic-data.ts';

test.skipIf(!hasAcademicData)(
  'the weights of the classifier of moves are the output of its script for the listed files, byte for byte [D.117]',
  { timeout: 600_000 },
  () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/train-moves.ts', '--check'], {
      cwd: join(import.meta.dirname, '..', '..'),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  },
);
