import type { LeaseAnalysis } from '#contract/lease-report.ts';
import { showPages } from '#contract/report/show.ts';
import { cite, inBrackets, place, plainText, section } from './markdown.ts';

/** The parts that the analysis adds to the abstract, as Markdown. */
export function analysisSections(report: Omit<LeaseAnalysis, 'markdown'>): string[] {
  const points = (list: LeaseAnalysis['negotiation']['tenant']) =>
    list.map(
      ({ point, ask, passage }) => `- ${plainText(point)} ${passage ? cite(passage) : ''}\n  - ${plainText(ask)}`,
    );
  return [
    section(
      'Summary',
      report.brief.map(({ text, ...passage }) => `- ${plainText(text)} (${place(passage)})`),
    ),
    section(
      'Market comparison',
      report.comparison.map(
        ({ topic, customary, verdict, text, passage }) =>
          `- **${plainText(topic)}**, ${verdict}: ${plainText(text)} Typical: ${plainText(customary)}.${passage ? ` ${cite(passage)}` : ''}`,
      ),
    ),
    section('To negotiate for the tenant', points(report.negotiation.tenant)),
    section('To negotiate for the landlord', points(report.negotiation.landlord)),
  ];
}

export function clauseIndex(report: Omit<LeaseAnalysis, 'markdown'>): string {
  return section(
    'Clause index',
    report.clauses.map(
      ({ label, title, page, summary }) =>
        `- **${plainText(title === '' || label.endsWith(title) ? label : `${label} ${title}`)}**${inBrackets(showPages(page))}: ${summary.map(({ quote }) => `“${plainText(quote)}”`).join(' ')}`,
    ),
  );
}
