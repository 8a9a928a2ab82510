import { type DocumentInput, documentInput } from '#contract/document-file.ts';
import { type LetterReport, letterReportSchema } from '#contract/lease-report.ts';
import type { Tool } from '#contract/tool.ts';

export const loiAnalysis: Tool<DocumentInput, LetterReport> = {
  slug: 'loi-analysis',
  name: 'Letter of Intent Analysis',
  description: 'Upload a Letter of Intent to uncover critical questions and receive a structured summary.',
  group: 'leasing-documents',
  price: 5,
  takes: 'document',
  preAnalysis: 'loi-pre-analysis',
  timeLimitSeconds: 900,
  input: documentInput,
  result: letterReportSchema,
};
