import type { VersionInput, VersionResult } from '#contract/draft-editor.ts';
import type { DraftResult } from '#contract/draft-result.ts';
import type { ToolModule } from '#contract/tool-module.ts';
import { acceptPackage, createPaperEngine } from './engine/index.ts';
import { createVersionEngine } from './engine/version-engine.ts';
import { type PaperInput, paperAssistant, paperVersion } from './tool.ts';

export const paperAssistantModule: ToolModule<PaperInput, DraftResult> = {
  tool: paperAssistant,
  build: ({ literature, model }) => ({
    engine: createPaperEngine({ literature, modelSeconds: model && model.draftSeconds - setAgainSeconds }),
    accept: acceptPackage,
  }),
  replaceable: true,
  delivers: 'draft',
  artifacts: { 'draft.zip': 'zip', 'main.pdf': 'pdf' },
};

export const paperVersionModule: ToolModule<VersionInput, VersionResult> = {
  tool: paperVersion,
  build: ({ readVersion }) => ({ engine: createVersionEngine(readVersion) }),
  // This engine only generates files from stored data.
  replaceable: false,
  delivers: 'version',
};

/** The part of the model's time in seconds that is reserved for typesetting the draft again. */
const setAgainSeconds = 10;
