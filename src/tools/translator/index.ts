import type { ToolModule } from '#contract/tool-module.ts';
import type { Translation } from '#contract/translation.ts';
import { translatorExports } from './engine/exports.ts';
import { createTranslatorEngine } from './engine/index.ts';
import { type TranslatorInput, translator } from './tool.ts';

export const translatorModule: ToolModule<TranslatorInput, Translation> = {
  tool: translator,
  build: ({ model }) => model && createTranslatorEngine(model),
  // Without a language model there is no engine.
  replaceable: false,
  delivers: 'file',
  exports: translatorExports,
};
