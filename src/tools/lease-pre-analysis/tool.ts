import {
  type DocumentInput,
  documentInput,
  type PreAnalysisResult,
  preAnalysisResult,
} from '#contract/document-file.ts';
import type { Tool } from '#contract/tool.ts';

/** The first step of its document tools: answers exactly YES, or an explanation for the user. */
export const leasePreAnalysis: Tool<DocumentInput, PreAnalysisResult> = {
  slug: 'lease-pre-analysis',
  name: 'Lease Pre-Analysis',
  description: 'Checks whether an uploaded document is a lease.',
  group: 'leasing-documents',
  price: 0,
  takes: 'document',
  lane: 'short',
  timeLimitSeconds: 120,
  input: documentInput,
  result: preAnalysisResult,
};
