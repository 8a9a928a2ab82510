import type { DocumentInput } from '#contract/document-file.ts';
import type { LeaseAnalysis } from '#contract/lease-report.ts';
import type { ToolModule } from '#contract/tool-module.ts';
import { documentExports } from '#documents/report/exports.ts';
import { leaseAnalysisEngine } from './engine/index.ts';
import { leaseAnalysis } from './tool.ts';

export const leaseAnalysisModule: ToolModule<DocumentInput, LeaseAnalysis> = {
  tool: leaseAnalysis,
  build: () => ({ engine: leaseAnalysisEngine }),
  replaceable: true,
  delivers: 'document',
  exports: documentExports,
};
