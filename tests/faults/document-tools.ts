import { documentInput, preAnalysisResult } from '#contract/document-file.ts';
import { InputError, type StepContext } from '#contract/engine.ts';
import { createAnswerDelivery } from '#server/runs/answer-delivery.ts';
import type { AnyRunnableTool } from '#server/runs/runnable-tool.ts';
import type { Hooks } from './run-instance.ts';

export const explanation = 'This document does not look like a lease.';

/**
 * Two minimal document tools: `test-look` answers YES to any document with the word LEASE, and `test-document` counts
 * bytes. UNREADABLE makes the first one fail, and BROKEN the second.
 */
export function documentTools(hooks: Hooks, counting: AnyRunnableTool): AnyRunnableTool[] {
  const tool = { ...counting.tool, takes: 'document' as const, input: documentInput };
  return [
    { ...counting, tool: { ...tool, slug: 'test-document', preAnalysis: 'test-look' } },
    {
      tool: { ...tool, slug: 'test-look', lane: 'short', result: preAnalysisResult },
      engine: {
        name: 'looking',
        steps: [
          {
            id: 'look',
            title: 'Looking',
            async run(context: StepContext) {
              await hooks.at?.('look begins', context);
              const text = Buffer.from(await context.upload()).toString('latin1');
              if (text.includes('UNREADABLE')) throw new InputError('This document is damaged.', 'document_damaged');
              return { text: text.includes('LEASE') ? 'YES' : explanation };
            },
          },
        ],
      },
      deliver: createAnswerDelivery(),
    },
  ];
}
