import { type DocumentReport, type Finding, type Passage, sourcePassage, type TermChange } from './lease-report.ts';
import { bindingNames } from './report/words.ts';

/** Something that a person should check: what it is, why, and where; `key` is its anchor on the page. */
export interface PleaseCheck {
  readonly key: string;
  readonly label: string;
  readonly shown: string;
  readonly reason: string;
  readonly passage: Passage | null;
}

/** Keys of a report's statements, shared by its page and its list of checks. */
export const reportKeys = {
  field: (id: string, index: number) => `field-${id}-${index}`,
  rent: (index: number) => `rent-${index}`,
  change: (index: number) => `change-${index}`,
  superseded: (index: number) => `superseded-${index}`,
  risk: (index: number) => `risk-${index}`,
  check: (index: number, place: number) => `check-${index}-${place}`,
  date: (index: number) => `date-${index}`,
  obligation: (index: number) => `obligation-${index}`,
  brief: (index: number) => `brief-${index}`,
  comparison: (index: number) => `comparison-${index}`,
  point: (side: string, index: number) => `point-${side}-${index}`,
  clause: (index: number, place: number) => `clause-${index}-${place}`,
  binding: (index: number) => `binding-${index}`,
  question: (index: number) => `question-${index}`,
} as const;

/** Everything in the state `check`, in report order. */
export function pleaseChecks(report: DocumentReport): PleaseCheck[] {
  const found: PleaseCheck[] = [];
  const add = (
    key: string,
    label: string,
    shown: string,
    { state, reason }: { readonly state: string; readonly reason?: string | undefined },
    passage: Passage | null,
  ) => {
    if (state === 'check') found.push({ key, label, shown, reason: reason ?? '', passage });
  };
  for (const { id, label } of report.labels) {
    if (id === rentField) continue;
    for (const [index, finding] of findingsOf(report, id).entries()) {
      add(reportKeys.field(id, index), label, finding.shown, finding, sourcePassage(finding));
    }
  }
  for (const [index, line] of report.rent.entries()) add(reportKeys.rent(index), 'Rent', line.shown, line, line);
  for (const [index, date] of report.dates.entries())
    add(reportKeys.date(index), date.label, date.date, date, sourcePassage(date));
  for (const [index, risk] of report.risks.entries()) {
    add(reportKeys.risk(index), 'Risk', risk.text, risk, risk.quote === null ? null : risk);
  }
  for (const [index, check] of report.cross_checks.entries()) {
    add(reportKeys.check(index, 0), 'Cross-check', check.text, check, check.passages[0] ?? null);
  }
  if ('changes' in report) {
    for (const [index, change] of report.changes.entries())
      add(reportKeys.change(index), change.label, beforeAndNow(change), change, change);
  } else {
    for (const [index, term] of report.superseded.entries())
      add(reportKeys.superseded(index), term.label, beforeAndNow(term), term, term);
  }
  if ('binding' in report) {
    const { state = 'found', class: found, passages } = report.binding;
    const reason = passages.length === 0 ? bindingReasons.silent : bindingReasons.unclear;
    add(reportKeys.binding(0), 'Is it binding?', bindingNames[found], { state, reason }, passages[0] ?? null);
  }
  return found;
}

const bindingReasons = {
  silent: 'No sentence says plainly whether this offer binds; please ask.',
  unclear: 'No sentence says plainly whether this offer binds; please read these words.',
} as const;

/** 'Before: $40,000.00. Now: $55,000.00'. A value had one before, even if the amendment doesn't state it. */
export function beforeAndNow({ old, new: now, field }: Pick<TermChange, 'old' | 'new' | 'field'>): string {
  if (old !== undefined) return `Before: ${old}. Now: ${now}`;
  return field === undefined ? `Now: ${now}` : `Before: not stated here. Now: ${now}`;
}

/** The rent schedule has a separate tab; the field repeats its rows for scripts. */
export const rentField = 'base_rent_schedule';

/** The values of a field: none, one or several. */
export function findingsOf(report: Pick<DocumentReport, 'fields'>, id: string): readonly Finding[] {
  const value = report.fields[id];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
