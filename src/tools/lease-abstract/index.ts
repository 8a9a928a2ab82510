import type { DocumentInput } from '#contract/document-file.ts';
import type { LeaseReport } from '#contract/lease-report.ts';
import type { ToolModule } from '#contract/tool-module.ts';
import { documentExports } from '#documents/report/exports.ts';
import { leaseAbstractEngine } from './engine/index.ts';
import { leaseAbstract } from './tool.ts';

export const leaseAbstractModule: ToolModule<DocumentInput, LeaseReport> = {
  tool: leaseAbstract,
  build: () => ({ engine: leaseAbstractEngine }),
  replaceable: true,
  delivers: 'document',
  exports: documentExports,
};
