import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { type CaseSuite, failuresOf, unnoticedParts } from '../../rules/case-suite.ts';
import { gateLease, gateLetter } from '../gate.ts';
import { judgeKind } from '../judge-kind.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { type GateCase, gateCases } from './gate.cases.ts';
import { nearMisses } from './near-misses.ts';
import { titleRules } from './title-rules.ts';

const prepared = new Map(gateCases.map((each) => [each, prepareText(caseDocument(each.text))]));

function differences(each: GateCase, off: string | null) {
  const text = prepared.get(each) ?? prepareText(caseDocument(each.text));
  const { kind, name } = judgeKind(text, off);
  const expected = `${each.kind}${each.name === undefined ? '' : `: ${each.name}`}`;
  const got = `${kind}${each.name === undefined ? '' : `: ${name}`}`;
  return got === expected ? [] : [{ text: each.text, expected, got }];
}

const suite: CaseSuite = {
  name: 'gate',
  parts: titleRules.map(({ name }) => name),
  missing: () =>
    titleRules
      .filter(({ name }) => !gateCases.some(({ by }) => by === name))
      .map(({ name }) => `title “${name}” has no case`),
  examples: gateCases.map((each) => ({ by: each.by, check: (off) => differences(each, off) })),
};

describe('the gate recognizes the kind of a document [D.104]', () => {
  test('every case is accepted or rejected as stated', () => {
    expect(failuresOf(suite)).toEqual([]);
  });

  test('a lease with an option to buy is no purchase', () => {
    const text =
      'Letter of Intent — Corporate Master Lease with Option to Purchase\nTenant: Harbor Care LLC\nPremises: 18 Filbert Lane, Gresham, Oregon\nTerm: five years with two renewal options\nRent: $6,450 per month from month 5\nSecurity deposit: one month\nTenant requests an option to purchase at $685,000.\nThis letter is not binding until a lease is signed.';
    expect(judgeKind(prepareText(caseDocument(text))).kind).toBe('loi');
  });

  test('each title rule has a case and cannot be deleted unnoticed', () => {
    expect(suite.missing()).toEqual([]);
    expect(unnoticedParts(suite)).toEqual([]);
  });

  test('documents that are not offers are recognized by the signs of their own kind', () => {
    const names = nearMisses.map(({ name }) => name);
    const own = gateCases.filter(({ by }) => by !== undefined && names.includes(by));
    expect(own.length).toBeGreaterThan(5);
    for (const each of own) expect(differences(each, each.by ?? null), each.text).not.toEqual([]);
  });

  test('a rejection names the kind of document, quotes the deciding words, and states that nothing was charged', () => {
    const guaranty = prepareText(caseDocument('GUARANTY OF LEASE\nThe guarantor guarantees the rent of the tenant.'));
    expect(gateLease(guaranty).text).toBe(
      'This document seems to be a guaranty (page 1: “GUARANTY OF LEASE”). This tool accepts leases, subleases and lease amendments. Nothing was charged.',
    );
    expect(gateLetter(guaranty).text).toContain(
      'This tool accepts letters of intent to lease space. Nothing was charged.',
    );
  });
});
