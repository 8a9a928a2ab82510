import type { DraftResult } from './contract/draft-result.ts';
import type { EnginePorts } from './contract/engine.ts';
import type { ReportResult } from './contract/reports.ts';
import type { AnyRunnableTool, Delivery } from './server/runs/runnable-tool.ts';
import { baseRentExports } from './tools/base-rent/engine/exports.ts';
import { baseRentEngine } from './tools/base-rent/engine/index.ts';
import { baseRent } from './tools/base-rent/tool.ts';
import { acceptPackage, createPaperEngine } from './tools/paper-assistant/engine/index.ts';
import { paperAssistant } from './tools/paper-assistant/tool.ts';

/** The list of tools: what each is, the engine that works, and where its results go. */
export function createTools(
  platform: { readonly ports: EnginePorts; readonly model: unknown | null },
  deliveries: { drafts: Delivery<unknown, DraftResult>; reports: Delivery<unknown, ReportResult> },
): AnyRunnableTool[] {
  const paperEngine = createPaperEngine({
    literature: platform.ports.literature !== null,
    model: platform.model !== null,
  });
  return [
    { tool: paperAssistant, engine: paperEngine, accept: acceptPackage, deliver: deliveries.drafts },
    { tool: baseRent, engine: baseRentEngine, deliver: deliveries.reports, exports: baseRentExports },
  ];
}
