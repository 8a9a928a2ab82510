import { type DocumentInput, documentInput } from '#contract/document-file.ts';
import { type LeaseAnalysis, leaseAnalysisSchema } from '#contract/lease-report.ts';
import type { Tool } from '#contract/tool.ts';

export const leaseAnalysis: Tool<DocumentInput, LeaseAnalysis> = {
  slug: 'lease-analysis',
  name: 'Lease Analysis',
  description: 'Clause-by-clause review, market comparison and negotiation points.',
  group: 'leasing-documents',
  price: 10,
  takes: 'document',
  preAnalysis: 'lease-pre-analysis',
  timeLimitSeconds: 900,
  input: documentInput,
  result: leaseAnalysisSchema,
};
