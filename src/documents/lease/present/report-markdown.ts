import type { DocumentReport } from '#contract/lease-report.ts';
import { analysisSections, clauseIndex } from './analysis-sections.ts';
import { letterSections } from './letter-sections.ts';
import { writeMarkdown } from './markdown.ts';

/** A finished report of any of the three tools as Markdown. */
export function reportMarkdown(report: DocumentReport): string {
  if ('binding' in report) return writeMarkdown(report, letterSections(report));
  if ('comparison' in report) return writeMarkdown(report, analysisSections(report), [clauseIndex(report)]);
  return writeMarkdown(report);
}
