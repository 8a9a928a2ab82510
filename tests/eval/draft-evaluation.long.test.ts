import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeDraftEvaluation } from './draft-evaluation.ts';

test('the page with these figures is the current output of npm run eval:drafts', { timeout: 180_000 }, () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'draft-evaluation.md'), 'utf8');
  expect(page).toBe(describeDraftEvaluation());
});
