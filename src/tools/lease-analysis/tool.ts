import { type DocumentInput, documentInput } from '../../contract/document-file.ts';
import { type LeaseAnalysis, leaseAnalysisSchema } from '../../contract/lease-report.ts';
import type { Tool } from '../../contract/tool.ts';

export const leaseAnalysis: Tool<DocumentInput, LeaseAnalysis> = {
  slug: 'lease-analysis',
  name: 'Lease Analysis',
  description: 'Upload a lease to uncover critical questions and receive a structured summary.',
  group: 'leasing-documents',
  price: 10,
  takes: 'document',
  preAnalysis: 'lease-pre-analysis',
  timeLimitSeconds: 900,
  input: documentInput,
  result: leaseAnalysisSchema,
};
