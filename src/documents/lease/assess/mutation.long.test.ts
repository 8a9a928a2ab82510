import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { type CaseSuite, failuresOf, unnoticedParts } from '../../rules/case-suite.ts';
import { type FieldCases, fieldSuite } from '../extract/field-suite.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { type CheckCases, checkSuite } from './checks/check.ts';
import { findStatements } from './find-statements.ts';
import { type RiskCases, riskSuite } from './risk-suite.ts';

const lease = join(import.meta.dirname, '..');

async function casesIn<Cases>(folder: string): Promise<Cases[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.cases.ts'))
    .sort();
  const modules = await Promise.all(files.map(async (file) => Object.values(await import(join(folder, file)))));
  return modules.flat() as Cases[];
}

const risks = await casesIn<RiskCases>(join(lease, 'assess/risks'));
const suites: CaseSuite[] = [
  ...(await casesIn<FieldCases>(join(lease, 'extract/fields'))).map(fieldSuite),
  ...risks.map(riskSuite),
  ...(await casesIn<CheckCases>(join(lease, 'assess/checks'))).map(checkSuite),
];

describe('no part of a rule can be deleted without a failing test', () => {
  test.each(suites.map((suite) => [suite.name, suite] as const))(
    '%s: a case fails if any evidence, exclusion, action or check is switched off [D.97]',
    (_name, suite) => {
      expect(failuresOf(suite)).toEqual([]);
      expect(unnoticedParts(suite)).toEqual([]);
    },
  );
});

/** Sentences that revoke the statement before them, in typical lease wording. */
const denials = [
  'The foregoing shall not apply.',
  'Notwithstanding the foregoing, this Section shall not apply.',
  'Notwithstanding anything to the contrary, the provisions of this Section are hereby deleted.',
  'However, the foregoing shall be of no force or effect.',
  'This Section is hereby deleted.',
];

describe('a statement that its own clause revokes is not reported', () => {
  test.each(risks.map((cases) => [cases.rule.rule, cases] as const))(
    '%s is not reported before any form of denial, in the same paragraph or the next one [D.97]',
    (_name, { rule, fires }) => {
      const said = fires.flatMap(({ text }) =>
        denials.flatMap((denial) =>
          [`${text} ${denial}`, `${text}\n${denial}`].filter(
            (denied) => findStatements(rule, prepareText(caseDocument(denied))).length > 0,
          ),
        ),
      );
      expect(said).toEqual([]);
    },
  );
});

/** Words around the statement that reverse its meaning. */
const turned = [
  (text: string) => `It is not the case that ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  (text: string) => `Nothing in this Lease shall mean that ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
];

describe('a statement within a denial is not certain', () => {
  test.each(risks.map((cases) => [cases.rule.rule, cases] as const))('%s [D.97]', (_name, { rule, fires }) => {
    const plain = fires.filter(
      ({ text }) =>
        /^(?:Landlord|Tenant|Lessor|Lessee|Upon|If|This|Any)\b[^.;(\n]*\.$/.test(text) &&
        !/\bwhich\b|, and /.test(text),
    );
    const said = plain.flatMap(({ text }) =>
      turned
        .map((turn) => turn(text))
        .filter((each) => findStatements(rule, prepareText(caseDocument(each))).some(({ state }) => state === 'found')),
    );
    expect(said).toEqual([]);
  });
});
