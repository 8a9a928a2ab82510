import { describe, expect, test } from 'vitest';
import { caseFacts } from './case-facts.ts';
import { findRisks } from './find-risks.ts';
import { statementRules } from './risks/index.ts';

const risksIn = (text: string, kind: 'lease' | 'amendment' = 'lease') =>
  findRisks(caseFacts({ text, kind }), statementRules).map(({ rule, severity, state }) => [rule, severity, state]);

describe('risks of a document', () => {
  test('are listed with the most severe first, each with a quote and its location [D.96]', () => {
    const facts = caseFacts({
      text: 'Landlord and Tenant hereby waive trial by jury.\nLandlord may relocate Tenant to other space.',
    });
    expect(findRisks(facts, statementRules)).toMatchObject([
      {
        rule: 'relocation',
        severity: 'high',
        state: 'found',
        quote: 'Landlord may relocate Tenant to other space.',
        page: 1,
      },
      { rule: 'jury_waiver', severity: 'info', state: 'found' },
    ]);
  });

  test('must be checked if an exception limits them, and then have a lower severity [D.96]', () => {
    expect(
      risksIn('Landlord may relocate Tenant. The foregoing shall not apply to the retail space on the first floor.'),
    ).toEqual([['relocation', 'medium', 'check']]);
  });

  test('are not reported for terms that an amendment leaves unchanged [D.96]', () => {
    const text = 'This Lease shall be subordinate to any mortgage of the Building.';
    expect(risksIn(text)).toEqual([['subordination_without_nondisturbance', 'high', 'found']]);
    expect(risksIn(text, 'amendment')).toEqual([]);
  });

  test('must be checked if an addendum contradicts the form [D.96]', () => {
    const facts = caseFacts({
      text: 'Tenant shall pay all increases in taxes resulting from a sale of the Property.\nADDENDUM\nTenant shall not be obligated to pay an increase in taxes because of a sale of the Property.',
    });
    expect(findRisks(facts, statementRules)).toMatchObject([
      { rule: 'tax_reassessment', state: 'check', reason: expect.stringContaining('says the opposite (page 1)') },
    ]);
  });

  test('are reported once per rule, with the clearest passage', () => {
    expect(
      risksIn(
        'Landlord may relocate Tenant, except in the first year.\nLandlord reserves the right to relocate Tenant at any time.',
      ),
    ).toEqual([['relocation', 'high', 'found']]);
  });

  test('are quoted with the condition or the event that another sentence states', () => {
    const quotes = (text: string) => findRisks(caseFacts({ text }), statementRules).map(({ quote }) => quote);
    expect(
      quotes(
        'The Tenant may terminate this lease on the Break Date by six months’ notice. The notice must be in writing. It is of no effect if at the Break Date vacant possession is not given.',
      ),
    ).toContain(
      'The Tenant may terminate this lease on the Break Date by six months’ notice. The notice must be in writing. It is of no effect if at the Break Date vacant possession is not given.',
    );
    expect(
      quotes(
        'Tenant shall give an estoppel certificate within ten days. If it does not, Landlord may state the facts in it. In such event, Tenant is estopped from denying the truth of such facts.',
      ),
    ).toEqual([
      'If it does not, Landlord may state the facts in it. In such event, Tenant is estopped from denying the truth of such facts.',
    ]);
  });
});
