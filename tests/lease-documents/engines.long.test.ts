import { expect, test } from 'vitest';
import { leaseAnalysisSchema, letterReportSchema } from '#contract/lease-report.ts';
import { leaseAnalysisEngine } from '#tools/lease-analysis/engine/index.ts';
import { loiAnalysisEngine } from '#tools/loi-analysis/engine/index.ts';
import { engineRunner } from './run-engine.ts';

const run = engineRunner();

test('the analysis and the letter tool use the same entry point', async () => {
  const analysis = leaseAnalysisSchema.parse(await run(leaseAnalysisEngine, 'short-form'));
  expect(analysis.title).toContain('Corner Cycle Works');
  const letter = letterReportSchema.parse(await run(loiAnalysisEngine, 'loi-carveouts-missing'));
  expect(letter.binding.class).toBe('non_binding');
});
