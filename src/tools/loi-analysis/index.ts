import type { DocumentInput } from '#contract/document-file.ts';
import type { LetterReport } from '#contract/lease-report.ts';
import type { ToolModule } from '#contract/tool-module.ts';
import { documentExports } from '#documents/report/exports.ts';
import { loiAnalysisEngine } from './engine/index.ts';
import { loiAnalysis } from './tool.ts';

export const loiAnalysisModule: ToolModule<DocumentInput, LetterReport> = {
  tool: loiAnalysis,
  build: () => ({ engine: loiAnalysisEngine }),
  replaceable: true,
  delivers: 'document',
  exports: documentExports,
};
