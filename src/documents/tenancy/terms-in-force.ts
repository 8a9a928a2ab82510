import type { Finding, KeyDate, LeaseReport, RentLine, TermChange } from '#contract/lease-report.ts';
import { showShortPlace } from '#contract/report/show.ts';
import { findingsOf, rentField, reportKeys } from '#contract/report-checks.ts';
import type { TenancyDocument, TermApart, TermInForce, TermSource, TermStep } from '#contract/tenancy.ts';
import { namesSection, sectionNumbers } from '../lease/extract/section-numbers.ts';
import { readChange } from './read-change.ts';
import { isSameText, isSameValue } from './same-value.ts';

/** A term, with the values of its last step. */
export interface TracedTerm extends TermInForce {
  readonly findings: readonly Finding[];
}

/** Facts about a document itself rather than about its terms. */
const aboutDocument = new Set(['doc_kind', 'agreement_date', 'inconsistencies', 'measurement_standard', rentField]);

/** Terms of an amendment that apply to the extension or the agreed work, and don't replace the lease's own value. */
const ofItself = new Set([
  'commencement_date',
  'rent_commencement',
  'delivery_date',
  'term_months',
  'free_rent',
  'ti_allowance',
  'ti_amortized',
  'landlord_work',
  'condition',
  'brokers',
]);

/**
 * Every term from the first document to the last. `amendments` are the indexes of the documents that change the first.
 */
export function termsInForce(documents: readonly TenancyDocument[], amendments: readonly number[]): TracedTerm[] {
  return labelsOf(documents, amendments).flatMap(({ id, label, group }) => {
    const { steps, findings } = trace(id, documents, amendments);
    return steps.length === 0 ? [] : [{ id, label, group, steps, findings }];
  });
}

function labelsOf(documents: readonly TenancyDocument[], amendments: readonly number[]): LeaseReport['labels'] {
  const all = [0, ...amendments].flatMap((at) => documents[at]?.report.labels ?? []);
  return [...new Map(all.map((each) => [each.id, each])).values()].filter(({ id }) => !aboutDocument.has(id));
}

function trace(id: string, documents: readonly TenancyDocument[], amendments: readonly number[]) {
  const steps: TermStep[] = [];
  let findings: readonly Finding[] = [];
  for (const at of [0, ...amendments]) {
    const document = documents[at];
    if (!document) continue;
    const { name, report } = document;
    const own = at === 0 ? valuesOf(report, id) : valuesOf(report, id).filter((one) => !isOfRejected(report, id, one));
    if (at === 0) {
      findings = own.map(({ finding }) => finding);
      const step = baseStep(own);
      if (step) steps.push(step);
    } else doubtBySection(steps, document);
    const changes = changesOf(report, id);
    for (const { change, key } of changes) {
      const before = findings[0];
      const [last] = steps.slice(-1);
      const disagrees =
        change.old !== undefined && last !== undefined && at > 0 && !matchesOld(change.old, findings, last.shown);
      const read = {
        ...readChange(
          change,
          own.map(({ finding }) => finding),
          before,
        ),
        instrument: name,
      };
      const finding = disagrees ? toCheck(read, disagreement(name, change.old ?? '', last?.shown ?? '')) : read;
      findings = [finding];
      steps.push(stepOf(finding, sourceOf(at, key, change)));
    }
    if (at === 0 || changes.length > 0 || ofItself.has(id)) continue;
    const [first] = own;
    if (!first || own.every(({ finding }) => findings.some((before) => isSameValue(before, finding)))) continue;
    const isNew = findings.length === 0;
    findings = own.map(({ finding }) => {
      const named = { ...finding, instrument: name };
      return isNew ? named : toCheck(named, `${name} states this without saying what it replaces.`);
    });
    steps.push({ ...stepOf(findings[0] as Finding, sourceOf(at, first.key, first.finding)), shown: shownOf(findings) });
  }
  return { steps, findings: withLastState(steps, findings) };
}

/** The length of an extended term differs from the one in the lease. */
export function afterExtension(terms: readonly TracedTerm[]): TracedTerm[] {
  const end = terms.find(({ id }) => id === 'expiration_date');
  if (!end || end.steps.length < 2) return [...terms];
  return terms.map((term) => {
    const [last] = term.steps.slice(-1);
    if (term.id !== 'term_months' || last?.source.document !== 0) return term;
    const reason = 'The end of the term was changed later.';
    const findings = term.findings.map((finding) => toCheck(finding, reason));
    return { ...term, findings, steps: [...term.steps.slice(0, -1), { ...last, state: 'check' as const, reason }] };
  });
}

/** Separate terms of amendments for which the lease keeps its own value. */
export function additionsOf(documents: readonly TenancyDocument[], amendments: readonly number[]): TermApart[] {
  return amendments.flatMap((at) => {
    const report = documents[at]?.report;
    if (!report) return [];
    return report.labels
      .filter(({ id }) => ofItself.has(id))
      .flatMap(({ id, label }) =>
        valuesOf(report, id).map(({ finding, key }) => ({
          ...stepOf(finding, sourceOf(at, key, finding)),
          label,
        })),
      );
  });
}

/** Sections and words that were replaced, added or deleted, in the order of the documents. */
export function sectionsOf(documents: readonly TenancyDocument[], amendments: readonly number[]): TermApart[] {
  return [0, ...amendments].flatMap((at) =>
    (documents[at]?.report.changes ?? []).flatMap((change, index): TermApart[] => {
      if ((change.field !== undefined && change.field !== rentField) || change.state === 'rejected') return [];
      const { label, old, new: shown } = change;
      const step = stepOf({ ...change, shown, value: shown }, sourceOf(at, reportKeys.change(index), change));
      return [{ ...step, label, ...(old === undefined ? {} : { old }) }];
    }),
  );
}

interface Keyed {
  readonly finding: Finding;
  readonly key: string;
}

function valuesOf(report: LeaseReport, id: string): Keyed[] {
  return findingsOf(report, id)
    .map((finding, index) => ({ finding, key: reportKeys.field(id, index) }))
    .filter(({ finding }) => finding.state !== 'rejected');
}

/** Whether it is the new value of a change that the user rejected: the report states the same words twice. */
function isOfRejected({ changes }: LeaseReport, id: string, { finding }: Keyed): boolean {
  return changes.some(
    ({ field, state, new: shown }) => field === id && state === 'rejected' && isSameText(finding.shown, shown),
  );
}

function changesOf(report: LeaseReport, id: string) {
  return report.changes.flatMap((change, index) =>
    change.field === id && change.state !== 'rejected'
      ? [{ change: { ...change, field: id }, key: reportKeys.change(index) }]
      : [],
  );
}

function baseStep(own: readonly Keyed[]): TermStep | null {
  const [first] = own;
  if (!first) return null;
  const doubtful = own.find(({ finding }) => finding.state === 'check');
  const shown = shownOf(own.map(({ finding }) => finding));
  return { ...stepOf(doubtful?.finding ?? first.finding, sourceOf(0, first.key, first.finding)), shown };
}

function shownOf(findings: readonly Finding[]): string {
  return findings.map(({ shown }) => shown).join('; ');
}

/** The lease's own wording must be checked if an amendment replaces the section that it is in. */
function doubtBySection(steps: TermStep[], { name, report }: TenancyDocument): void {
  const [last] = steps.slice(-1);
  if (last?.source.document !== 0 || last.state === 'check') return;
  if (!last.source.passage) return;
  const sections = sectionNumbers(last.source.passage.clause);
  const change = report.changes.find(
    ({ field, label, state }) => field === undefined && state !== 'rejected' && namesSection(label, sections),
  );
  if (change) {
    const reason = `${name} changes ${change.label}, where this is from (${showShortPlace(change)}).`;
    steps.splice(-1, 1, { ...last, state: 'check', reason });
  }
}

/** A doubt about the last step is also a doubt about its values. */
function withLastState(steps: readonly TermStep[], findings: readonly Finding[]): readonly Finding[] {
  const [last] = steps.slice(-1);
  return last?.state === 'check' ? findings.map((finding) => toCheck(finding, last.reason ?? '')) : findings;
}

function matchesOld(old: string, findings: readonly Finding[], shown: string): boolean {
  return isSameText(old, shown) || findings.some((finding) => isSameText(old, finding.shown)) || !/\d/.test(old);
}

function disagreement(name: string, old: string, shown: string): string {
  return `${name} says that it was “${old}” before; the earlier documents say “${shown}”. An amendment may be missing.`;
}

function toCheck(finding: Finding, reason: string): Finding {
  return { ...finding, state: 'check', reason };
}

function stepOf({ shown, state, reason }: Finding, source: TermSource): TermStep {
  return state === 'found' ? { shown, state, source } : { shown, state: 'check', reason: reason ?? '', source };
}

export function sourceOf(document: number, key: string, stated: Finding | KeyDate | TermChange | RentLine): TermSource {
  if (stated.quote === null) return { document, key, passage: null };
  const { quote, clause, page, confidence } = stated;
  return { document, key, passage: { quote, clause, page, ...(confidence === undefined ? {} : { confidence }) } };
}
