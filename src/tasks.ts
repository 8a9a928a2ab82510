import type { Tasks } from './contract/engine.ts';
import { type RenderOptions, renderMarkdown } from './features/blog/server/markdown/render-markdown.ts';
import { compose } from './tools/paper-assistant/engine/compose.ts';
import type { Findings } from './tools/paper-assistant/engine/literature/look-up.ts';
import type { ResearchInput } from './tools/paper-assistant/engine/manuscript.ts';

/** Work on users' texts that could block the server; loaded only by the confined process that does it. */
export const tasks: Tasks = {
  'compose-draft': (input) => {
    const { research, findings } = input as { research: ResearchInput; findings: Findings | null };
    return compose(research, findings);
  },
  'render-post': (input) => {
    const { markdown, options } = input as { markdown: string; options: RenderOptions };
    return renderMarkdown(markdown, options);
  },
};
