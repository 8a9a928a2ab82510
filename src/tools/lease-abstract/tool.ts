import { type DocumentInput, documentInput } from '#contract/document-file.ts';
import { type LeaseReport, leaseReportSchema } from '#contract/lease-report.ts';
import type { Tool } from '#contract/tool.ts';

export const leaseAbstract: Tool<DocumentInput, LeaseReport> = {
  slug: 'lease-abstract',
  name: 'Lease Abstract',
  description: 'Upload a lease and receive a summary of its key terms, obligations and risks.',
  group: 'leasing-documents',
  price: 5,
  takes: 'document',
  preAnalysis: 'lease-pre-analysis',
  timeLimitSeconds: 900,
  input: documentInput,
  result: leaseReportSchema,
};
