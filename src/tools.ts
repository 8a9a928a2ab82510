import type { EnginePorts } from './contract/engine.ts';
import type { Tool } from './contract/tool.ts';
import type { AnyToolModule, DeliveryName, ToolInstallation } from './contract/tool-module.ts';
import { samples } from './samples.ts';
import { ConfigError } from './server/base/config/config-error.ts';
import type { WorkflowSettings } from './server/base/config/service-settings.ts';
import type { AnyRunnableTool, Delivery, Sample } from './server/runs/runnable-tool.ts';
import { createWorkflowEngine } from './server/runs/workflow-engine.ts';
import { baseRentModule } from './tools/base-rent-sens/index.ts';
import { leaseAbstractModule } from './tools/lease-abstract/index.ts';
import { leaseAnalysisModule } from './tools/lease-analysis/index.ts';
import { leasePreAnalysisModule } from './tools/lease-pre-analysis/index.ts';
import { loiAnalysisModule } from './tools/loi-analysis/index.ts';
import { loiPreAnalysisModule } from './tools/loi-pre-analysis/index.ts';
import { paperAssistantModule, paperVersionModule } from './tools/paper-assistant/index.ts';
import { translatorModule } from './tools/translator/index.ts';

/** Every tool of this build, in the order of the price list. */
const modules: readonly AnyToolModule[] = [
  paperAssistantModule,
  paperVersionModule,
  translatorModule,
  leaseAbstractModule,
  loiAnalysisModule,
  leaseAnalysisModule,
  baseRentModule,
  leasePreAnalysisModule,
  loiPreAnalysisModule,
];

/**
 * The tools with a price, in the order of the price list; a tool that first checks another one's document is a
 * workflow.
 */
export const pricedTools: readonly PricedTool[] = modules
  .map(({ tool }) => tool)
  .filter(({ takes }) => takes !== 'version')
  .map((tool) => ({ ...tool, isWorkflow: modules.some((other) => other.tool.preAnalysis === tool.slug) }));

export type PricedTool = Tool & { readonly isWorkflow: boolean };

/** Slugs of the tools whose reports are about an uploaded document. */
export const documentTools: readonly string[] = modules
  .filter(({ delivers }) => delivers === 'document')
  .map(({ tool }) => tool.slug);

/** The tools of this installation with their engines and deliveries. */
export function createTools(
  platform: {
    readonly ports: EnginePorts;
    readonly model: { readonly runTokens: number } | null;
    readonly config: { readonly workflows: WorkflowSettings | null; readonly draftModelSeconds: number };
  },
  deliveries: Deliveries & Pick<ToolInstallation, 'readVersion'>,
): AnyRunnableTool[] {
  const { ports, model, config } = platform;
  const installation: ToolInstallation = {
    literature: ports.literature !== null,
    model: model && { runTokens: model.runTokens, draftSeconds: config.draftModelSeconds },
    readVersion: deliveries.readVersion,
  };
  refuseUnknown(config.workflows);
  const bySlug: Readonly<Record<string, Sample | undefined>> = samples;
  return modules.flatMap(({ build, delivers, replaceable, ...rest }) => {
    const built = build(installation);
    if (built === null) return [];
    const sample = bySlug[rest.tool.slug];
    const own = { ...rest, ...built, deliver: deliveries[delivers], ...(sample ? { sample } : {}) };
    return [replaceable ? withWorkflow(own, config.workflows) : own];
  });
}

// biome-ignore lint/suspicious/noExplicitAny: each delivery takes the results of its own tools
type Deliveries = Readonly<Record<DeliveryName, Delivery<any, any>>>;

/** A tool's engine is the built-in one, or the external workflow whose key is configured. */
function withWorkflow(runnable: AnyRunnableTool, workflows: WorkflowSettings | null): AnyRunnableTool {
  if (workflows?.keys[runnable.tool.slug] === undefined) return runnable;
  return { ...runnable, engine: createWorkflowEngine(runnable, workflows) };
}

function refuseUnknown(workflows: WorkflowSettings | null): void {
  const slugs = modules.filter(({ replaceable }) => replaceable).map(({ tool }) => tool.slug);
  const unknown = Object.keys(workflows?.keys ?? {}).find((slug) => !slugs.includes(slug));
  if (unknown !== undefined) {
    throw new ConfigError(
      `There is no tool ${unknown} for which DIFY_API_KEY_… could stand. The tools are ${slugs.join(', ')}.`,
    );
  }
}
