import type { DocumentInput, PreAnalysisResult } from '#contract/document-file.ts';
import type { ToolModule } from '#contract/tool-module.ts';
import { loiPreAnalysisEngine } from './engine/index.ts';
import { loiPreAnalysis } from './tool.ts';

export const loiPreAnalysisModule: ToolModule<DocumentInput, PreAnalysisResult> = {
  tool: loiPreAnalysis,
  build: () => ({ engine: loiPreAnalysisEngine }),
  replaceable: true,
  delivers: 'answer',
};
