import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '..', '..');

describe.skipIf(!existsSync(join(project, '..', 'shared', 'fixtures', 'cre-real')))('weights of leases', () => {
  test.each(['train-topics', 'train-clauses'])(
    'are the output of %s for the listed documents, byte for byte [D.109]',
    { timeout: 600_000 },
    (script) => {
      const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, '--check'], {
        cwd: project,
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(status).toBe(0);
    },
  );
});

test.each(['train-binding', 'train-gate', 'train-points', 'train-questions', 'train-risks', 'train-values'])(
  'the weights of offers are the output of %s for the stored texts, byte for byte [D.109]',
  {
    timeout: 600_000,
  },
  (script) => {
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, '--check'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  },
);
