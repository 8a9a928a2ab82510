import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../../rules/case-document.ts';
import type { StatementRule } from '../../assess/risk-rule.ts';
import type { RiskCases } from '../../assess/risk-suite.ts';
import { statementRules } from '../../assess/risks/index.ts';
import { fieldContext } from '../../extract/collect-facts.ts';
import { judgeKind } from '../../judge-kind.ts';
import { type LeaseText, prepareText } from '../../prepare/lease-text.ts';
import { findClaimed } from '../locate-claim.ts';
import { claimedWordings } from './claimed-wordings.ts';
import { harmlessPassages } from './harmless-passages.ts';
import { riskClaimCases } from './risk-claims.cases.ts';
import { readClaimedRisk, verifyRiskClaim } from './verify-risk-claim.ts';

const folder = join(import.meta.dirname, '..', '..', 'assess', 'risks');
const ofRules = (
  await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.cases.ts'))
      .sort()
      .map(async (file) => Object.values(await import(join(folder, file))) as RiskCases[]),
  )
).flat();

interface Prepared {
  readonly rule: string;
  readonly text: string;
  readonly read: LeaseText;
}

const prepared = (rule: string, text: string): Prepared => ({ rule, text, read: prepareText(caseDocument(text)) });
const firing = ofRules.flatMap(({ rule, fires }) => fires.map(({ text }) => prepared(rule.rule, text)));
const silent = ofRules.flatMap(({ rule, silent: texts }) => texts.map(({ text }) => prepared(rule.rule, text)));
const own = riskClaimCases.map((each) => ({ ...each, ...prepared(each.rule, each.text) }));

/** Claims every paragraph. `isAlone`: uses only the broader wordings, as if the rule did not know the clause. */
function isAccepted(rule: StatementRule, { read }: Prepared, off: string | null = null, isAlone = false): boolean {
  const wording = claimedWordings.get(rule.rule);
  if (wording === undefined) return false;
  const asked = isAlone ? { ...rule, acts: [] } : rule;
  return read.blocks.some(
    (block) =>
      block.operative &&
      !block.attached &&
      typeof readClaimedRisk(asked, wording, read, block, block, off) !== 'string',
  );
}

const ruleOf = (name: string) => statementRules.find(({ rule }) => rule === name) as StatementRule;

describe('a risk that a language model read in a clause', () => {
  test('can be any risk that a clause states, and most clauses of the rules are read without the rule [D.108]', () => {
    expect([...claimedWordings.keys()].sort()).toEqual(statementRules.map(({ rule }) => rule).sort());
    const read = firing.filter((each) => isAccepted(ruleOf(each.rule), each, null, true)).length;
    expect(read / firing.length).toBeGreaterThan(0.8);
  });

  test('is refused in every clause in which the rules see none, except two that are lawyerly but risky [D.108]', () => {
    const accepted = silent.filter((each) => isAccepted(ruleOf(each.rule), each));
    expect(accepted.map(({ text }) => text)).toEqual([
      'Lessor reserves the right, unless this Lease terminates, to claim a lien on the goods.',
      '9. Services. Landlord may terminate this Lease by notice as the statute says.',
    ]);
  });

  test('is refused in the clauses of all other rules, except where a clause states both [D.108]', () => {
    const both = new Set([
      'landlord_termination <- demolition',
      'lockout <- notice_waiver',
      'one_sided_indemnity <- indemnity_covers_negligence',
      'statutory_rights_waived <- casualty_no_exit',
      'statutory_rights_waived <- no_security_of_tenure',
      'tenant_termination <- break_conditions',
    ]);
    const wrong = statementRules.flatMap((rule) =>
      firing
        .filter((each) => each.rule !== rule.rule && !both.has(`${rule.rule} <- ${each.rule}`))
        .filter((each) => isAccepted(rule, each))
        .map(({ text }) => `${rule.rule}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test('is judged by parts that each have a case', () => {
    const wrong = own.filter((each) => isAccepted(ruleOf(each.rule), each) !== each.accepted);
    expect(wrong.map(({ text }) => text)).toEqual([]);
    const unnoticed = statementRules.flatMap((rule) => {
      const { acts, needs } = claimedWordings.get(rule.rule) ?? { acts: [], needs: [] };
      const yes = [...firing, ...own.filter(({ accepted }) => accepted)].filter((each) => each.rule === rule.rule);
      // Clauses of other rules, and clauses of this rule that do not state the risk.
      const no = [
        ...firing.filter((each) => each.rule !== rule.rule),
        ...[...silent, ...own.filter(({ accepted }) => !accepted)].filter((each) => each.rule === rule.rule),
      ];
      const isNoticed = (part: string) =>
        part.startsWith('act')
          ? yes.some((each) => isAccepted(rule, each, null, true) && !isAccepted(rule, each, part, true))
          : no.some((each) => !isAccepted(rule, each) && isAccepted(rule, each, part));
      return [...acts.map((_, place) => `act ${place}`), ...needs.map((_, place) => `need ${place}`)]
        .filter((part) => !isNoticed(part))
        .map((part) => `${rule.rule} ${part}`);
    });
    expect(unnoticed).toEqual([]);
    const harmless = harmlessPassages.filter(
      ({ name }) => !own.some((each) => each.by === name && isAccepted(ruleOf(each.rule), each, name)),
    );
    expect(harmless.map(({ name }) => name)).toEqual([]);
  });

  const lease = [
    'LEASE AGREEMENT',
    'This Lease is made on March 1, 2024 between Alder LLC (“Landlord”) and Birch Inc. (“Tenant”).',
    '1. Moves. Landlord may swap the suite of Tenant for another one of its buildings.',
    '2. Lien. Tenant hereby grants to Landlord a lien on all equipment of Tenant placed in the Premises.',
    '3. Notices. Tenant shall send notices by mail.',
  ];
  const judge = (rule: string, quote: string, lines: readonly string[] = lease) => {
    const text = prepareText(caseDocument(lines.join('\n')));
    const context = fieldContext(text, judgeKind(text), new Map());
    return verifyRiskClaim(
      { rule, quote },
      findClaimed(text, quote, 0, () => true),
      'a stand-in',
      context,
    );
  };

  test('is shown only to be checked, with the clause and who read it, unless the rules report it anyway [D.108]', () => {
    expect(
      judge('relocation', 'Landlord may swap the suite of Tenant for another one of its buildings.'),
    ).toMatchObject({
      rule: 'relocation',
      severity: 'medium',
      state: 'check',
      reason: 'Only the language model read this; the rules did not.',
      reader: 'a stand-in',
      quote: expect.stringContaining('Landlord may swap the suite of Tenant'),
    });
    expect(judge('landlord_lien', 'Tenant hereby grants to Landlord a lien on all equipment of Tenant')).toBe('known');
  });

  test('is refused for an invented rule or quote, for another topic, in another instrument, and where the lease decides', () => {
    const swap = 'Landlord may swap the suite of Tenant for another one of its buildings.';
    expect(judge('bribes', swap)).toBe('a risk that was not asked for');
    expect(judge('relocation', 'Landlord may swap every suite whenever it likes.')).toBe(
      'a quote that is not in the document',
    );
    expect(judge('relocation', 'Tenant shall send notices by mail.')).toBe('a quote about another topic');
    expect(judge('landlord_lien', swap)).toBe('a quote about another topic');
    // The verb in the document is negated; a claim without the negation is not located.
    const negated = lease.map((line) => line.replace('may swap', 'may not swap'));
    expect(judge('relocation', swap, negated)).toBe('a quote that is not in the document');
    expect(judge('relocation', swap.replace('may', 'may not'), negated)).toBe('a clause that says the opposite');
    const guaranty = [
      ...lease,
      'EXHIBIT D',
      'GUARANTY OF LEASE',
      'FOR VALUE RECEIVED, the undersigned guarantees to Landlord the payment of all rent.',
      'Landlord may shift Tenant to other space.',
      'By: /s/ B. Birch',
    ];
    expect(judge('relocation', 'Landlord may shift Tenant to other space.', guaranty)).toBe(
      'a quote from another instrument of the file',
    );
    const amendment = [
      'FIRST AMENDMENT TO LEASE',
      'This First Amendment to Lease is made on March 1, 2025 between Alder LLC (“Landlord”) and Birch Inc. (“Tenant”), who are parties to a lease dated March 1, 2024 (the “Lease”).',
      '1. Mortgages. The Lease ranks behind every mortgage of the Building.',
      '2. Except as amended hereby, the Lease remains in full force and effect.',
    ];
    expect(
      judge(
        'subordination_without_nondisturbance',
        'The Lease ranks behind every mortgage of the Building.',
        amendment,
      ),
    ).toBe('a risk that the rest of the lease decides');
  });
});
