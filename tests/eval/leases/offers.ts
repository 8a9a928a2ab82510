import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LetterReport } from '#contract/lease-report.ts';
import { gateLease, gateLetter } from '#documents/lease/gate.ts';
import { analyzeLetter } from '#documents/lease/letter/letter-report.ts';
import { points } from '#documents/lease/letter/points/index.ts';
import type { ModelClaims } from '#documents/lease/model/ask-model.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { ownName } from '../../../scripts/point-names.ts';
import { perfectClaims } from './claims.ts';
import type { Label, Split } from './labels.ts';
import { agrees, listOf, plain } from './score-fields.ts';

export const offerFolder = join(import.meta.dirname, '..', '..', 'lease-documents', 'offers');

export interface OfferLabels {
  readonly name: string;
  readonly form: string;
  readonly gate: 'accept' | 'refuse';
  /** The kind of a rejected document. */
  readonly refuse_as?: string | null;
  readonly fields: Readonly<Record<string, Label | readonly Label[]>>;
  readonly binding?: { readonly class: string };
  readonly answered: readonly string[];
  readonly open_points: readonly { readonly topic: string }[];
  readonly risks: readonly { readonly rule: string; readonly quote: string }[];
  readonly superseded?: readonly {
    readonly field: string;
    readonly old: unknown;
    readonly quote_old?: string | null;
  }[];
}

export interface OfferScore {
  readonly name: string;
  readonly split: Split;
  readonly gateRight: boolean;
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
  readonly bindingRight: boolean;
  /** Labeled as binding or unclear, but the report says that it isn't binding. */
  readonly dangerous: boolean;
  readonly asked: number;
  readonly points: number;
  readonly askedAnswered: number;
  readonly answered: number;
  readonly risks: number;
  readonly risksFound: number;
  readonly notes: readonly string[];
}

/**
 * The offers written for this by different authors; no one who works on rules may look at the unseen ones. `isClaimed`:
 * with the claims that a perfect language model would make.
 */
export function scoreOffers(split: Split, isClaimed = false): OfferScore[] {
  const own = join(offerFolder, split.replace(' ', '-'));
  return readdirSync(own)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const labels = JSON.parse(readFileSync(join(own, file), 'utf8')) as OfferLabels;
      const text = prepareText(caseDocument(readFileSync(join(own, file.replace('.json', '.txt')), 'utf8')));
      const isOffer = labels.gate === 'accept';
      // A signed lease or amendment is not an offer; the other tools accept it.
      const isLease = /^(?:signed |executed )?(?:\w+ )?(?:lease|sublease|amendment)\b(?! proposal)/i.test(
        labels.refuse_as ?? '',
      );
      const gateRight = gateLetter(text).accepted === isOffer && (isLease || !gateLease(text).accepted);
      if (!isOffer) return { ...empty, name: labels.name, split, gateRight };
      const report = analyzeLetter(text, isClaimed ? claimsOf(labels) : null);
      return { ...scoreOffer(labels, report, text.document.text), split, gateRight };
    });
}

const empty = {
  right: 0,
  wrong: 0,
  missing: 0,
  bindingRight: true,
  dangerous: false,
  asked: 0,
  points: 0,
  askedAnswered: 0,
  answered: 0,
  risks: 0,
  risksFound: 0,
  notes: [],
};

/** The labels of each field as a list, without separate units. */
export function flatLabels({ fields }: OfferLabels): Record<string, Label[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([id, label]) => [id, [label].flat().map((each) => flat(each as Label))]),
  );
}

function claimsOf(labels: OfferLabels): ModelClaims {
  return {
    name: 'labels',
    spending: { calls: 0, failures: 0, inputTokens: 0, outputTokens: 0, dollars: null },
    claims: perfectClaims(flatLabels(labels)).map((claim) => ({ ...claim, part: 0 })),
    risks: [],
    failures: [],
    parts: { read: 1, all: 1 },
  };
}

/** Values with a separate unit: {value: 100, unit: 'm2'}. */
function flat(label: Label): Label {
  const { value } = label;
  return typeof value === 'object' && value !== null && 'value' in value ? { ...label, value: value.value } : label;
}

function scoreOffer(labels: OfferLabels, report: LetterReport, text: string): Omit<OfferScore, 'split' | 'gateRight'> {
  const notes: string[] = [];
  const counts = { right: 0, wrong: 0, missing: 0 };
  for (const [field, label] of Object.entries(labels.fields)) {
    if (field === 'doc_kind' || field === 'base_rent_schedule' || field === 'inconsistencies') continue;
    const found = listOf(report.fields[field]);
    const wanted = [label].flat().map((each) => flat(each as Label));
    if (wanted.every(({ value }) => value === null)) continue;
    const match = found.find((finding) => wanted.some((each) => agrees(field, finding, each, text)));
    const outcome = match ? 'right' : found.length > 0 ? 'wrong' : 'missing';
    counts[outcome] += 1;
    if (!match)
      notes.push(
        `${outcome} ${field}: labelled ${String(wanted[0]?.value).slice(0, 60)}, reported ${(found[0]?.shown ?? 'nothing').slice(0, 60)}`,
      );
  }
  const idOf = new Map(points.map(({ id, topic }) => [topic, id]));
  const asked = new Set(report.questions.map(({ topic }) => idOf.get(topic) ?? topic));
  const known = new Set(points.map(({ id }) => id));
  const open = [...new Set(labels.open_points.map(({ topic }) => ownName(topic)))];
  const missed = open.filter((topic) => !asked.has(topic));
  const superfluous = labels.answered.filter((topic) => asked.has(ownName(topic)));
  for (const topic of missed) notes.push(`not asked: ${topic}${known.has(topic) ? '' : ' (no such point)'}`);
  for (const topic of superfluous) notes.push(`asked although answered: ${topic}`);
  // If an offer does not say whether it is binding, the report classifies it as unclear.
  const binding = (labels.binding?.class ?? '').replace('not_stated', 'ambiguous_risk_of_binding');
  const bindingRight = report.binding.class === binding;
  if (!bindingRight) notes.push(`binding: labelled ${binding}, reported ${report.binding.class}`);
  const risks = labels.risks.filter(({ quote }) =>
    report.risks.some((risk) => {
      if (risk.quote === null) return false;
      const [own, wanted] = [plain(risk.quote), plain(quote)];
      return own.includes(wanted.slice(0, 50)) || wanted.includes(own.slice(0, 50));
    }),
  );
  for (const { rule } of labels.risks.filter((risk) => !risks.includes(risk))) notes.push(`risk not found: ${rule}`);
  return {
    name: labels.name,
    ...counts,
    bindingRight,
    dangerous:
      (binding === 'binding' || binding === 'ambiguous_risk_of_binding') &&
      report.binding.class.startsWith('non_binding'),
    asked: open.length - missed.length,
    points: open.length,
    askedAnswered: superfluous.length,
    answered: labels.answered.length,
    risks: labels.risks.length,
    risksFound: risks.length,
    notes,
  };
}
