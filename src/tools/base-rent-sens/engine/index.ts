import type { Engine, Json } from '#contract/engine.ts';
import type { BaseRentFigures, BaseRentInput, BaseRentResult } from '../tool.ts';
import { calculateFigures } from './calculate-figures.ts';
import { composeReport } from './compose-report.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Two steps: the figures, then the report; the last output satisfies `baseRentResult`. Uses no port. */
export const baseRentEngine: Engine<BaseRentInput> = {
  name: 'built-in',
  steps: [
    {
      id: 'figures',
      title: 'Calculating the scenarios',
      run: async ({ input }): Promise<Json> => calculateFigures(input),
    },
    {
      id: 'report',
      title: 'Writing the report',
      run: async ({ input, output }): Promise<Json> => finish(input, output<BaseRentFigures>('figures')),
    },
  ],
};

function finish(input: BaseRentInput, figures: BaseRentFigures): BaseRentResult {
  const { title, answer, blocks } = composeReport(input, figures);
  return {
    ...figures,
    title,
    answer,
    engine: baseRentEngine.name,
    input,
    markdown: renderMarkdown('Base Rent Analysis', blocks),
    blocks,
  };
}
