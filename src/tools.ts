import type { DocumentInput, PreAnalysisResult } from './contract/document-file.ts';
import type { VersionInput, VersionParts, VersionResult } from './contract/draft-editor.ts';
import type { DraftResult } from './contract/draft-result.ts';
import type { EnginePorts } from './contract/engine.ts';
import type { ReportResult } from './contract/report-result.ts';
import { documentExports } from './documents/report/exports.ts';
import { samples } from './samples.ts';
import { ConfigError } from './server/base/config/config-error.ts';
import type { WorkflowSettings } from './server/base/config/service-settings.ts';
import type { AnyRunnableTool, Delivery, Sample } from './server/runs/runnable-tool.ts';
import { createWorkflowEngine } from './server/runs/workflow-engine.ts';
import { baseRentExports } from './tools/base-rent/engine/exports.ts';
import { baseRentEngine } from './tools/base-rent/engine/index.ts';
import { baseRent } from './tools/base-rent/tool.ts';
import { leaseAbstractEngine } from './tools/lease-abstract/engine/index.ts';
import { leaseAbstract } from './tools/lease-abstract/tool.ts';
import { leaseAnalysisEngine } from './tools/lease-analysis/engine/index.ts';
import { leaseAnalysis } from './tools/lease-analysis/tool.ts';
import { leasePreAnalysisEngine } from './tools/lease-pre-analysis/engine/index.ts';
import { leasePreAnalysis } from './tools/lease-pre-analysis/tool.ts';
import { loiAnalysisEngine } from './tools/loi-analysis/engine/index.ts';
import { loiAnalysis } from './tools/loi-analysis/tool.ts';
import { loiPreAnalysisEngine } from './tools/loi-pre-analysis/engine/index.ts';
import { loiPreAnalysis } from './tools/loi-pre-analysis/tool.ts';
import { acceptPackage, createPaperEngine } from './tools/paper-assistant/engine/index.ts';
import { createVersionEngine } from './tools/paper-assistant/engine/version-engine.ts';
import { paperAssistant, paperVersion } from './tools/paper-assistant/tool.ts';
import { translatorExports } from './tools/translator/engine/exports.ts';
import { createTranslatorEngine } from './tools/translator/engine/index.ts';
import { translator } from './tools/translator/tool.ts';

/** The list of tools: what each is, its engine, and where its results go. */
export function createTools(
  platform: {
    readonly ports: EnginePorts;
    readonly model: { readonly runTokens: number } | null;
    readonly config: { readonly workflows: WorkflowSettings | null; readonly draftModelSeconds: number };
  },
  deliveries: {
    drafts: Delivery<unknown, DraftResult>;
    versions: Delivery<VersionInput, VersionResult>;
    readVersion: (input: VersionInput) => Promise<VersionParts>;
    reports: Delivery<unknown, ReportResult>;
    documents: Delivery<DocumentInput, ReportResult>;
    answers: Delivery<unknown, PreAnalysisResult>;
    translations: Delivery<unknown, ReportResult>;
  },
): AnyRunnableTool[] {
  const paperEngine = createPaperEngine({
    literature: platform.ports.literature !== null,
    modelSeconds: platform.model === null ? null : platform.config.draftModelSeconds - setAgainSeconds,
  });
  const tools: AnyRunnableTool[] = [
    {
      tool: paperAssistant,
      engine: paperEngine,
      accept: acceptPackage,
      deliver: deliveries.drafts,
      leaves: { 'draft.zip': 'zip', 'main.pdf': 'pdf' },
    },
    { tool: baseRent, engine: baseRentEngine, deliver: deliveries.reports, exports: baseRentExports },
    { tool: leaseAbstract, engine: leaseAbstractEngine, deliver: deliveries.documents, exports: documentExports },
    { tool: leaseAnalysis, engine: leaseAnalysisEngine, deliver: deliveries.documents, exports: documentExports },
    { tool: loiAnalysis, engine: loiAnalysisEngine, deliver: deliveries.documents, exports: documentExports },
    { tool: leasePreAnalysis, engine: leasePreAnalysisEngine, deliver: deliveries.answers },
    { tool: loiPreAnalysis, engine: loiPreAnalysisEngine, deliver: deliveries.answers },
  ];
  // These always use our own engines: one generates files from stored data, the other only prepares work for a model.
  const own: AnyRunnableTool[] = [
    { tool: paperVersion, engine: createVersionEngine(deliveries.readVersion), deliver: deliveries.versions },
  ];
  if (platform.model !== null) {
    own.push({
      tool: translator,
      ...createTranslatorEngine(platform.model),
      deliver: deliveries.translations,
      exports: translatorExports,
    });
  }
  return withSamples([...withWorkflows(tools, platform.config.workflows), ...own]);
}

/** The part of the seconds for the model that is reserved for typesetting the draft again. */
const setAgainSeconds = 10;

function withSamples(tools: readonly AnyRunnableTool[]): AnyRunnableTool[] {
  const bySlug: Readonly<Record<string, Sample | undefined>> = samples;
  return tools.map((runnable) => {
    const sample = bySlug[runnable.tool.slug];
    return sample ? { ...runnable, sample } : runnable;
  });
}

/** A tool's engine is the built-in one, or the external workflow whose key is configured. */
function withWorkflows(tools: AnyRunnableTool[], workflows: WorkflowSettings | null): AnyRunnableTool[] {
  if (workflows === null) return tools;
  const unknown = Object.keys(workflows.keys).find((slug) => tools.every(({ tool }) => tool.slug !== slug));
  if (unknown !== undefined) {
    const known = tools.map(({ tool }) => tool.slug).join(', ');
    throw new ConfigError(`There is no tool ${unknown} for which DIFY_API_KEY_… could stand. The tools are ${known}.`);
  }
  return tools.map((runnable) =>
    workflows.keys[runnable.tool.slug] === undefined
      ? runnable
      : { ...runnable, engine: createWorkflowEngine(runnable, workflows) },
  );
}
