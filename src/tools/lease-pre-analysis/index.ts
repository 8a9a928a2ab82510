import type { DocumentInput, PreAnalysisResult } from '#contract/document-file.ts';
import type { ToolModule } from '#contract/tool-module.ts';
import { leasePreAnalysisEngine } from './engine/index.ts';
import { leasePreAnalysis } from './tool.ts';

export const leasePreAnalysisModule: ToolModule<DocumentInput, PreAnalysisResult> = {
  tool: leasePreAnalysis,
  build: () => ({ engine: leasePreAnalysisEngine }),
  replaceable: true,
  delivers: 'answer',
};
