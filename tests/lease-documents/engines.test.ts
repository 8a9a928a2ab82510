import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Engine, StepContext } from '#contract/engine.ts';
import { leaseAnalysisSchema, leaseReportSchema, letterReportSchema, sourcePassage } from '#contract/lease-report.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { leaseAbstractEngine } from '#tools/lease-abstract/engine/index.ts';
import { leaseAnalysisEngine } from '#tools/lease-analysis/engine/index.ts';
import { loiAnalysisEngine } from '#tools/loi-analysis/engine/index.ts';
import { type MadePage, makePdf } from '../support/make-pdf.ts';

const reader = createDocumentReader({ tasks: new URL('../../src/documents/tasks.ts', import.meta.url) });
afterAll(() => reader.close());

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

test('the analysis and the letter tool use the same entry point', async () => {
  const analysis = leaseAnalysisSchema.parse(await run(leaseAnalysisEngine, 'short-form'));
  expect(analysis.title).toContain('Corner Cycle Works');
  const letter = letterReportSchema.parse(await run(loiAnalysisEngine, 'loi-carveouts-missing'));
  expect(letter.binding.class).toBe('non_binding');
});

test('a document of another kind ends the full analysis with the kind that it seems to be', async () => {
  await expect(run(leaseAbstractEngine, 'not-loan')).rejects.toThrow(/seems to be a loan or credit agreement/);
  await expect(run(loiAnalysisEngine, 'purchase-loi')).rejects.toThrow(/about buying the property/);
});

async function run(engine: Engine<{ readonly kind: 'pdf' | 'docx' }>, name: string) {
  const layout = readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8');
  const context = {
    input: { kind: 'pdf' },
    upload: async () => makePdf(pagesOf(layout)),
    ports: { documents: reader },
    signal: new AbortController().signal,
  } as unknown as StepContext<{ readonly kind: 'pdf' | 'docx' }>;
  const [step] = engine.steps;
  return step?.run(context);
}

/** The lines of a text on letter pages, wrapped at 92 characters. */
function pagesOf(layout: string): MadePage[] {
  const lines = layout.replace(/[“”]/g, '"').split('\n').flatMap(wrap);
  const pages: MadePage[] = [];
  for (let at = 0; at < lines.length; at += 50) {
    const texts = lines
      .slice(at, at + 50)
      .flatMap((text, index) =>
        text.trim() === '' ? [] : [{ x: 60, y: 70 + index * 13, text: text.trim(), size: 10 }],
      );
    pages.push({ texts });
  }
  return pages;
}

function wrap(line: string): string[] {
  if (line.length <= 92) return [line];
  const at = line.lastIndexOf(' ', 92);
  return [line.slice(0, at), ...wrap(line.slice(at + 1))];
}
