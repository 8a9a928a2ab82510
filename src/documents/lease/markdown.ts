import type {
  CrossCheck,
  Finding,
  KeyDate,
  LeaseReport,
  Obligation,
  Passage,
  Risk,
} from '../../contract/document-report.ts';
import { showDate } from './lexicon/dates.ts';

type Written = Pick<
  LeaseReport,
  'title' | 'notes' | 'fields' | 'labels' | 'not_found' | 'cross_checks' | 'risks' | 'key_dates'
> & { readonly obligations?: readonly Obligation[] };

/** The report to read: what was found by group, then what disagrees, what is risky, what is due. */
export function writeMarkdown(report: Written, sections: readonly string[] = []): string {
  return [
    `# ${plainText(report.title)}`,
    report.notes.map((note) => `> ${plainText(note)}`).join('\n>\n'),
    ...sections,
    ...fieldSections(report),
    section('Cross-checks', report.cross_checks.map(writeCheck)),
    section('Risks', report.risks.map(writeRisk)),
    section('Key dates', report.key_dates.map(writeDate)),
    section(
      'Obligations',
      (report.obligations ?? []).map(
        ({ who, topic, ...passage }) =>
          `- **${who === 'both' ? 'Both' : who === 'tenant' ? 'Tenant' : 'Landlord'}**, ${plainText(topic)}: ${cite(passage)}`,
      ),
    ),
    section(
      'Not found',
      report.not_found.map(({ label, looked_for }) => `- ${plainText(label)}: ${plainText(looked_for)}`),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

export function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${title}\n\n${items.join('\n')}`;
}

function fieldSections({ fields, labels }: Written): string[] {
  const groups = [...new Set(labels.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const items = labels
      .filter((label) => label.group === group)
      .flatMap(({ id, label }) => listOf(fields[id]).map((finding) => writeFinding(label, finding)));
    return items.length === 0 ? [] : [section(group, items)];
  });
}

function writeFinding(label: string, { shown, note, ...passage }: Finding): string {
  const said = shown === passage.quote || shown.length > 120 ? '' : `${plainText(shown)}. `;
  return `- **${plainText(label)}**: ${said}${cite(passage)}${note === undefined ? '' : ` ${plainText(note)}`}`;
}

function writeCheck({ severity, text, passages }: CrossCheck): string {
  return `- **${capital(severity)}**: ${plainText(text)} ${passages.map(cite).join(' / ')}`;
}

function writeRisk(risk: Risk): string {
  const place = risk.quote === null ? plainText(risk.looked_for) : cite(risk);
  return `- **${capital(risk.severity)}**, hurts ${risk.hurts === 'both' ? 'both' : `the ${risk.hurts}`}: ${plainText(risk.text)} ${place}\n  - Why: ${plainText(risk.why)}\n  - Ask: ${plainText(risk.question)}`;
}

function writeDate({ date, label, derived, ...passage }: KeyDate): string {
  return `- **${showDate(date)}**: ${plainText(label)}.${derived === undefined ? '' : ` ${plainText(derived)}`} ${cite(passage)}`;
}

/** The quote with its place. */
export function cite({
  quote,
  page,
  clause,
  confidence,
}: Pick<Passage, 'quote' | 'page' | 'clause' | 'confidence'>): string {
  return `“${plainText(quote)}” (page ${page}, ${plainText(clause)}${confidence === 'low' ? ', recognised' : ''})`;
}

function listOf(field: Finding | readonly Finding[] | undefined): readonly Finding[] {
  if (field === undefined) return [];
  return Array.isArray(field) ? field : [field as Finding];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A document's words are text in Markdown, never marks. */
export function plainText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/\s+/g, ' ');
}
