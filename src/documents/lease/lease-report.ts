import type { CrossCheck, Finding, LeaseReport } from '../../contract/document-report.ts';
import { severities } from '../../contract/document-report.ts';
import { checkFigures } from './check-figures.ts';
import { checkWording } from './check-wording.ts';
import { collectFacts, type Facts } from './facts.ts';
import { fieldRules } from './fields/field-rules.ts';
import { findingOf } from './find-fields.ts';
import { type GateAnswer, gateLease } from './gate.ts';
import { collectKeyDates } from './key-dates.ts';
import { writeMarkdown } from './markdown.ts';
import { collectObligations } from './obligations.ts';
import type { LeaseText } from './prepare/lease-text.ts';
import { passageOf } from './prepare/passage.ts';
import { findRisks } from './risks/find-risks.ts';

/** The parts that the reports on leases and letters share. */
export function describeFields(facts: Facts): Pick<LeaseReport, 'fields' | 'labels' | 'not_found' | 'document'> {
  const fields: Record<string, Finding | Finding[]> = {};
  for (const rule of fieldRules) {
    const found = facts.fields.found.get(rule.id)?.map(findingOf);
    const [first] = found ?? [];
    if (found && first) fields[rule.id] = rule.many ? found : first;
  }
  return {
    fields,
    labels: fieldRules.map(({ id, label, group }) => ({ id, label, group })),
    not_found: facts.fields.missing.map(({ id, label, lookedFor }) => ({
      id,
      label,
      looked_for: `Looked for ${lookedFor}.`,
    })),
    document: {
      pages: facts.document.pages.length,
      struck_passages: facts.document.struck.passages,
      page_numbers: facts.document.pageNumbers,
    },
  };
}

export function crossChecks(facts: Facts): CrossCheck[] {
  const found = [...checkFigures(facts), ...checkWording(facts)];
  return found.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** Lease Abstract: fields, rent schedule, cross-checks, risks, obligations and key dates. Deterministic. */
export function abstractLease(text: LeaseText): LeaseReport {
  const gate = gateLease(text);
  return reportOn(collectFacts(text, gate.judged), gate);
}

/** The abstract of a document whose facts are known. */
export function reportOn(facts: Facts, gate: GateAnswer): LeaseReport {
  const report = {
    title: titleOf('Lease Abstract', facts),
    engine: 'built-in',
    kind: gate.judged.kind,
    notes: notesOf(facts, gate.note),
    ...describeFields(facts),
    cross_checks: crossChecks(facts),
    risks: findRisks(facts),
    obligations: collectObligations(facts),
    key_dates: collectKeyDates(facts),
  };
  // The schema knows the 77th field as a list of findings of its own.
  const inconsistencies = report.cross_checks.flatMap(({ text: said, passages: [passage] }) =>
    passage ? [{ value: said, shown: said, ...passage }] : [],
  );
  const [first] = inconsistencies;
  const doc = gate.judged.evidence;
  const withKind: LeaseReport['fields'] = {
    ...(doc
      ? {
          doc_kind: {
            value: gate.judged.kind,
            shown: kindNames[gate.judged.kind] ?? gate.judged.kind,
            ...passageOf(doc),
          },
        }
      : {}),
    ...report.fields,
    ...(first ? { inconsistencies } : {}),
  };
  const whole = { ...report, fields: withKind };
  return { ...whole, markdown: writeMarkdown(whole) };
}

const kindNames: Readonly<Record<string, string>> = {
  lease: 'Lease',
  sublease: 'Sublease',
  ground_lease: 'Ground lease',
  license: 'License',
  amendment: 'Amendment',
  loi: 'Letter of intent',
};

export function titleOf(tool: string, facts: Facts): string {
  const tenant = String(facts.value('tenant') ?? '');
  const address = String(facts.value('premises_address') ?? '');
  const about = [tenant, address].filter((part) => part !== '').join(', ');
  return (about === '' ? tool : `${tool}: ${about}`).slice(0, 200);
}

export function notesOf(facts: Facts, note: string | null): string[] {
  const { struck, pageNumbers, pages } = facts.document;
  const recognised = pages.filter((page) => page.recognised && !page.scanned).map((page) => page.number);
  const unread = pages.filter((page) => page.scanned).map((page) => page.number);
  return [
    ...(note === null ? [] : [note]),
    ...(struck.passages > 0
      ? [
          `${struck.passages} struck-out ${struck.passages === 1 ? 'passage was' : 'passages were'} left out: struck text is not part of the document.`,
        ]
      : []),
    ...(recognised.length > 0
      ? [
          `${pagesNamed(recognised, 'is a picture', 'are pictures')}: the words were recognised by a program, with low confidence. Check every quote and figure from there against the document; text struck out by hand may not have been noticed.`,
        ]
      : []),
    ...(unread.length > 0
      ? [
          `${pagesNamed(unread, 'is a picture', 'are pictures')} without text that could be read: what stands there is not in this report.`,
        ]
      : []),
    ...(pageNumbers === 'none' || pageNumbers === 'breaks'
      ? [
          'The file does not say where its pages end; places are given by clause, and page numbers may differ from a printout.',
        ]
      : []),
    'Made by the built-in engine from the document’s own words. It is a reading aid, not legal advice.',
  ];
}

/** 'Page 3 is', 'Pages 1 to 4 and 9 are'. */
function pagesNamed(numbers: readonly number[], one: string, many: string): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const open = ranges.at(-1);
    if (open && number === open.last + 1) open.last = number;
    else ranges.push({ first: number, last: number });
  }
  const names = ranges.map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`));
  const listed = [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' and ');
  return numbers.length === 1 ? `Page ${listed} ${one}` : `Pages ${listed} ${many}`;
}
