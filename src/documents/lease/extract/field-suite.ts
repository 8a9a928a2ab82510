import type { FieldValue } from '#contract/lease-report.ts';
import { caseDocument } from '../../rules/case-document.ts';
import type { CaseFailure, CaseSuite } from '../../rules/case-suite.ts';
import type { InstrumentKind } from '../judge-kind.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { type Decision, decideField, isSameValue } from './decide.ts';
import type { Candidate, Field } from './field.ts';

/** The examples of one field, as data. */
export interface FieldCases {
  readonly field: Field;
  /** Texts in which the field is found. `by`: the evidence that reads it; without that evidence the case fails. */
  readonly finds: readonly FindingCase[];
  /** Texts in which it is not found; `by` names the exclusion that rejects it, if any. */
  readonly silent: readonly SilentCase[];
}

interface CaseText {
  /** One paragraph per line, a tab between cells. Taken from a real document where possible, with names changed. */
  readonly text: string;
  /** The kind of document; a lease if omitted. */
  readonly kind?: InstrumentKind;
  /** Values of other fields that the evidence requests. */
  readonly given?: Readonly<Record<string, FieldValue>>;
}

export interface FindingCase extends CaseText {
  readonly by: string;
  readonly value: FieldValue | readonly FieldValue[];
  readonly state?: 'found' | 'check';
}

export interface SilentCase extends CaseText {
  readonly by?: string;
  /** The wrong value that must not be reported; if omitted, nothing may be reported. */
  readonly not?: FieldValue;
}

export function fieldSuite({ field, finds, silent }: FieldCases): CaseSuite {
  const exclusions = field.exclusions ?? [];
  return {
    name: field.id,
    parts: [
      ...[...field.evidence, ...exclusions].map(({ name }) => name),
      ...field.evidence.flatMap(({ name, conditions = [] }) => conditions.map((condition) => `${name}.${condition}`)),
    ],
    missing: () => [
      ...field.evidence
        .filter(({ name }) => !finds.some(({ by }) => by === name))
        .map(({ name }) => `evidence “${name}” has no case in which it finds a value`),
      ...exclusions
        .filter(({ name }) => !silent.some(({ by }) => by === name))
        .map(({ name }) => `exclusion “${name}” has no case that it excludes`),
      ...[...finds, ...silent]
        .filter(({ by }) => by !== undefined && ![...field.evidence, ...exclusions].some(({ name }) => name === by))
        .map(({ by }) => `a case names “${by}”, and there is no such part`),
    ],
    examples: [
      ...finds.map((each) => ({
        by: each.by,
        check: (off: string | null) => runFinding(lacking(field, off), each, off),
      })),
      ...silent.map((each) => ({
        by: each.by,
        check: (off: string | null) => runSilent(lacking(field, off), each, off),
      })),
    ],
  };
}

/** The field, or with `endLease.unless` the field whose evidence `endLease` lacks that condition. */
function lacking(field: Field, part: string | null): Field {
  if (part === null || !part.includes('.')) return field;
  const [name, condition = ''] = part.split('.');
  return {
    ...field,
    evidence: field.evidence.map((each) => (each.name === name ? (each.without?.(condition) ?? each) : each)),
  };
}

/** What the rules decide on a case, with a part of them switched off. */
export function decideCase(field: Field, { text, kind = 'lease', given = {} }: CaseText, off: string | null): Decision {
  const prepared = prepareText(caseDocument(text));
  const block = prepared.blocks[0];
  const best = (id: string): Candidate | null => {
    const value = given[id];
    return value === undefined || block === undefined
      ? null
      : { value, shown: String(value), span: block, block, evidence: 'given', kind: 'label', score: 100 };
  };
  return decideField(field, { text: prepared, kind, best }, off);
}

function runFinding(field: Field, each: FindingCase, off: string | null): CaseFailure[] {
  const { values } = decideCase(field, each, off);
  const wanted = Array.isArray(each.value) ? each.value : [each.value as FieldValue];
  const isRight =
    values.length === wanted.length &&
    values.every(({ value }, index) => isSameValue(value, wanted[index] as FieldValue)) &&
    (each.state === undefined || values.every(({ state }) => state === each.state));
  const got = values.map(
    (found) =>
      `${JSON.stringify(found.value)} (${found.evidence}, ${found.state}${found.state === 'check' ? `: ${found.reason}` : ''})`,
  );
  return isRight
    ? []
    : [
        {
          text: each.text,
          expected: `${JSON.stringify(each.value)}${each.state === undefined ? '' : ` (${each.state})`}`,
          got: got.join(', ') || 'nothing',
        },
      ];
}

/** Whether a value that joins several points of one sentence contains this point. */
function has(value: FieldValue, point: FieldValue): boolean {
  const plain = (text: FieldValue) => String(text).toLowerCase();
  return typeof value === 'string' && plain(value).split('; ').includes(plain(point));
}

function runSilent(field: Field, each: SilentCase, off: string | null): CaseFailure[] {
  const { values } = decideCase(field, each, off);
  const { not } = each;
  const wrong = not === undefined ? values : values.filter(({ value }) => isSameValue(value, not) || has(value, not));
  return wrong.length === 0
    ? []
    : [
        {
          text: each.text,
          expected: not === undefined ? 'nothing' : `not ${JSON.stringify(not)}`,
          got: wrong.map(({ value, evidence }) => `${JSON.stringify(value)} (${evidence})`).join(', '),
        },
      ];
}
