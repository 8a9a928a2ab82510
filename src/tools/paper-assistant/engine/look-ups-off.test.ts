import { expect, test } from 'vitest';
import type { EnginePorts, StepContext } from '#contract/engine.ts';
import type { StepOutput } from '#contract/step-output.ts';
import type { PaperInput } from '../tool.ts';
import { type Composition, compose } from './compose.ts';
import { createPaperEngine } from './index.ts';
import type { Findings } from './literature/look-up.ts';
import type { ResearchInput } from './manuscript.ts';

const research: ResearchInput = {
  text: 'Previous studies have shown that night work harms sleep of nurses. We found that night work was associated with mood.',
  images: [],
  options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
};

/** The calls to libraries before typesetting, and to the model, with lookups on or off. */
async function said(literature: boolean): Promise<{ asked: string[]; coverage: Composition['coverage'] }> {
  const asked: string[] = [];
  const outputs = new Map<string, unknown>([['read', { ...research, options: { ...research.options, literature } }]]);
  const library = async () => {
    asked.push('library');
    return { state: 'offline', works: [], asked: [{ source: 'Crossref', total: 0 }] };
  };
  const ask = async ({ key }: { key: string }) => {
    if (key === 'queries') asked.push('model');
    return { queries: ['night work'], links: [], sentences: [], abstract: [], risks: [] };
  };
  const context = {
    output: <T>(of: StepOutput<T>) => of.read(outputs.get(of.step), of.format),
    ports: {
      tasks: {
        run: async (_: string, { research, findings }: { research: ResearchInput; findings: Findings | null }) =>
          compose(research, findings),
      },
      literature: new Proxy({}, { get: () => library }),
    } as unknown as EnginePorts,
    model: { name: 'a model', ask, spent: () => ({}) },
    signal: new AbortController().signal,
  } as unknown as StepContext<PaperInput>;
  for (const step of createPaperEngine({ literature: true, modelSeconds: 50 }).steps) {
    if (['look-up', 'compose', 'model'].includes(step.id)) {
      outputs.set(step.id, JSON.parse(JSON.stringify(await step.run(context))));
    }
  }
  return { asked, coverage: (outputs.get('compose') as Composition).coverage };
}

test('if an author switches look-ups off, the text is not sent to libraries and no searches are offered', async () => {
  const off = await said(false);
  expect(off.asked).toEqual([]);
  expect(off.coverage.literature).toBe('off');
  const on = await said(true);
  expect(on.asked).toContain('model');
  expect(on.asked).toContain('library');
});
