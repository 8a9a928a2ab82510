import type { Engine, Json } from '#contract/engine.ts';
import { stepOutput } from '#contract/step-output.ts';
import { type BaseRentFigures, type BaseRentInput, type BaseRentResult, baseRentFigures } from '../tool.ts';
import { calculateFigures } from './calculate-figures.ts';
import { composeReport } from './compose-report.ts';
import { renderMarkdown } from './render-markdown.ts';

const figuresOutput = stepOutput('figures', baseRentFigures);

/** Two steps: the figures, then the report; the last output satisfies `baseRentResult`. Uses no port. */
export const baseRentEngine: Engine<BaseRentInput> = {
  name: 'built-in',
  steps: [
    {
      id: 'figures',
      output: figuresOutput,
      title: 'Calculating the scenarios',
      run: async ({ input }): Promise<Json> => calculateFigures(input),
    },
    {
      id: 'report',
      title: 'Writing the report',
      run: async ({ input, output }): Promise<Json> => finish(input, output(figuresOutput)),
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
