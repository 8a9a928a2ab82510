import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentReport, State } from '#contract/lease-report.ts';
import { findingsOf, rentField } from '#contract/report-checks.ts';

/** One statement of a report about its document. */
export interface Statement {
  /** Identifies the statement by content and location: the same statement of a later version has the same key. */
  readonly key: string;
  readonly part: 'field' | 'rent' | 'date' | 'risk' | 'check' | 'obligation' | 'change' | 'binding' | 'question';
  /** Field, rule or topic. */
  readonly name: string;
  readonly says: string;
  readonly quote: string;
  readonly page: number | null;
  readonly state: State;
  readonly severity?: string;
}

export interface Verdict {
  readonly key: string;
  readonly name: string;
  readonly says: string;
  readonly verdict: 'right' | 'wrong' | 'imprecise';
  /** A short reason if it isn't right. */
  readonly why?: string;
}

/** Every statement of a report, in order, without repetitions (summary, negotiation points). */
export function statementsOf(report: DocumentReport): Statement[] {
  const found: Statement[] = [];
  const add = (
    part: Statement['part'],
    name: string,
    says: string,
    { quote, page }: { readonly quote: string | null; readonly page: number | null },
    state: Statement['state'],
    severity?: string,
  ) => {
    const key = createHash('sha256')
      .update(`${part}|${name}|${says}|${quote ?? ''}`)
      .digest('hex')
      .slice(0, 12);
    found.push({ key, part, name, says, quote: quote ?? '', page, state, ...(severity ? { severity } : {}) });
  };
  for (const { id } of report.labels) {
    if (id === rentField) continue;
    for (const finding of findingsOf(report, id)) {
      add('field', id, [finding.shown, finding.note].filter(Boolean).join(' '), finding, finding.state);
    }
  }
  for (const line of report.rent)
    add('rent', line.kind, [line.premises, line.shown].filter(Boolean).join(': '), line, line.state);
  for (const date of report.dates) {
    add('date', date.kind, [`${date.label}: ${date.date}`, date.derived].filter(Boolean).join('. '), date, date.state);
  }
  for (const risk of report.risks) {
    add(
      'risk',
      risk.rule,
      risk.text,
      risk.quote === null ? { quote: risk.looked_for, page: null } : risk,
      risk.state,
      risk.severity,
    );
  }
  for (const check of report.cross_checks) {
    const quote = check.passages.map((passage) => passage.quote).join(' / ');
    add('check', check.rule, check.text, { quote, page: check.passages[0]?.page ?? null }, check.state, check.severity);
  }
  if ('obligations' in report) {
    for (const each of report.obligations) {
      add('obligation', each.topic, `${each.who}: ${each.what}${each.when ? ` (${each.when})` : ''}`, each, 'found');
    }
    for (const each of report.changes) add('change', each.label, `${each.old ?? ''} -> ${each.new}`, each, each.state);
  }
  if ('binding' in report) {
    const quote = report.binding.passages.map((passage) => passage.quote).join(' / ');
    add('binding', report.binding.class, report.binding.text, { quote, page: null }, 'found');
    for (const each of report.questions) {
      add(
        'question',
        each.topic,
        `${each.answer}: ${each.question}`,
        each.passage ?? { quote: each.looked_for, page: null },
        'found',
      );
    }
  }
  return found;
}

const folder = join(import.meta.dirname, '..', '..', 'lease-documents', 'verdicts');

export function verdictsOf(document: string): Verdict[] {
  const file = join(folder, `${document}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Verdict[]) : [];
}

/** Adds verdicts to those of a document; a later verdict on the same statement replaces the earlier one. */
export function storeVerdicts(document: string, verdicts: readonly Verdict[]): void {
  mkdirSync(folder, { recursive: true });
  const known = new Map(verdictsOf(document).map((verdict) => [verdict.key, verdict]));
  for (const verdict of verdicts) known.set(verdict.key, verdict);
  const sorted = [...known.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  writeFileSync(join(folder, `${document}.json`), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** As text for reading: one block for each statement without a verdict. */
export function unjudged(document: string, statements: readonly Statement[]): string {
  const known = new Set(verdictsOf(document).map(({ key }) => key));
  return statements
    .filter(({ key }) => !known.has(key))
    .map(
      ({ key, part, name, says, quote, page, state, severity }) =>
        `${key} [${part} ${name}${severity ? `, ${severity}` : ''}, ${state}, page ${page ?? '-'}]\n  says: ${says}\n  quote: ${quote}\n`,
    )
    .join('\n');
}
