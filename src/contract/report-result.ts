import { z } from 'zod';

/** The result of a run that makes a report: every tool's result has at least these fields. `engine` is its author. */
export const reportResultSchema = z.looseObject({
  title: z.string(),
  markdown: z.string(),
  engine: z.string().optional(),
});
export type ReportResult = z.infer<typeof reportResultSchema>;
