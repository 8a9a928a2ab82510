import { expect, test } from 'vitest';
import { leaseReportSchema, sourcePassage } from '#contract/lease-report.ts';
import { leaseAbstractEngine } from '#tools/lease-abstract/engine/index.ts';
import { loiAnalysisEngine } from '#tools/loi-analysis/engine/index.ts';
import { engineRunner } from './run-engine.ts';

const run = engineRunner();

test('an engine reads an uploaded PDF and returns a report whose quotes have their positions on the pages', async () => {
  const report = leaseReportSchema.parse(await run(leaseAbstractEngine, 'industrial-prose'));
  const { fields } = report;
  expect(fields['tenant']).toMatchObject({ value: 'Vantage Fastener Co.', page: 1 });
  expect(fields['holdover']).toMatchObject({ value: '200%' });
  expect(fields['security_deposit']).toMatchObject({ value: 44240, clause: expect.stringContaining('5') });
  const boxes = [fields['tenant']].flat().flatMap((finding) => (finding && sourcePassage(finding)?.boxes) ?? []);
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.every(({ x, y, width }) => x >= 0 && y >= 0 && width > 0)).toBe(true);
});

test('a document of another kind ends the full analysis with the kind that it seems to be', async () => {
  await expect(run(leaseAbstractEngine, 'not-loan')).rejects.toThrow(/seems to be a loan or credit agreement/);
  await expect(run(loiAnalysisEngine, 'purchase-loi')).rejects.toThrow(/about buying the property/);
});
