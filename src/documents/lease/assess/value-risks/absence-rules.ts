import type { Facts } from '../../extract/facts.ts';
import { sentencesOf } from '../../prepare/lease-text.ts';
import type { AbsenceRule } from '../risk-rule.ts';

/**
 * Risks from statements that are missing in the clauses on a topic; not reported if no clause on the topic was found.
 */
export const absenceRules: readonly AbsenceRule[] = [
  {
    kind: 'absence',
    rule: 'expense_cap_absent',
    severity: 'medium',
    hurts: 'tenant',
    text: 'No cap on operating expenses found.',
    why: 'Controllable expenses can grow without limit at the tenant’s cost.',
    question: 'Can controllable expenses be capped at a yearly percentage?',
    fields: ['opex_cap'],
    topics: ['operating_expenses'],
    answered:
      /\b(?:tenant|lessee)[’'‘]s\s+(?:\w+\s+){0,2}(?:payments?|contributions?|share|liability)\b[^.]{0,80}\bnot\s+(?:to\s+)?exceed\b|\b(?:cap(?:ped)?|shall\s+not\s+(?:exceed|increase)|not\s+to\s+exceed|no\s+more\s+than|maximum)\b[^.]{0,160}\b(?:operating|expenses?|costs?|controllable|CAM|service\s+charge)\b|\bservice\s+charge\s+cap\b|\b(?:operating|expenses?|controllable|CAM|service\s+charge|services|outgoings)\b[^.]{0,160}\b(?:cap(?:ped)?|shall\s+not\s+(?:exceed|increase)|not\s+to\s+exceed|maximum)\b/i,
    when: paysExpenses,
  },
  {
    kind: 'absence',
    rule: 'audit_right_absent',
    severity: 'medium',
    hurts: 'tenant',
    text: 'No right of the tenant to audit the expenses found.',
    why: 'Without access to the books, errors in a statement can’t be found.',
    question: 'Can the tenant inspect and audit the records within 180 days of each statement?',
    fields: ['audit_right'],
    topics: ['operating_expenses'],
    answered:
      /\b(?:audit\w*|inspect\w*|examin\w*|review\w*|verif\w*|copies)\b[^.]{0,160}\b(?:books|records|accounts?|receipts|vouchers|statements?|invoices|bills|calculations?|expenses)\b|\bverified\s+by\b|\b(?:by|an?)\s+audit\b|\b(?:books|records|invoices)\b[^.]{0,160}\b(?:audit\w*|inspect\w*|examin\w*|available|review\w*)\b/i,
    when: paysExpenses,
  },
  {
    kind: 'absence',
    rule: 'mitigation_absent',
    severity: 'medium',
    hurts: 'tenant',
    text: 'No duty of the landlord to mitigate its damages found.',
    why: 'The landlord could leave the space empty and claim the rent. The law protects tenants only in some states.',
    question: 'Will the landlord agree to use reasonable efforts to relet?',
    fields: [],
    topics: ['remedies'],
    needs:
      /\bre-?let\w*|\b(?:balance|remainder|residue|rest|end)\s+of\s+(?:the\s+)?(?:\w+\s+)?term\b|\bunexpired\b|\bdeficienc|\bfuture\s+rent/i,
    answered:
      /\bmitigat\w*|\breasonably\s+(?:be\s+|have\s+been\s+)?avoid\w*|\b(?:be|been)\s+(?:reasonably\s+)?avoided\b|\b(?:reasonable|diligent|good\s+faith|best)\s+efforts?\b[^.]{0,120}\bre-?(?:let|lease|rent)|\b(?:obligat\w*|dut\w*|required)\b[^.]{0,80}\bre-?let/i,
  },
  {
    kind: 'absence',
    rule: 'casualty_exit_absent',
    severity: 'medium',
    hurts: 'tenant',
    text: 'No right of the tenant to terminate after a casualty found.',
    why: 'The tenant could be bound to a building that takes a year to rebuild.',
    question: 'Can the tenant terminate when restoration takes longer than a set time?',
    fields: [],
    topics: ['casualty'],
    needs: /\b(?:destr|untenantab)\w*|\b(?:fire|casualty|damaged)\b/i,
    answered:
      /\b(?:tenant|lessee|sub(?:tenant|lessee)|either\s+party|either(?=\s+(?:may|shall|can|of))|either\s+landlord|landlord\s+or\s+tenant|lessor\s+or\s+lessee|each\s+party|both\s+parties|party\s+b)\b[^.;]{0,200}\b(?:terminat\w*|cancel\w*|void|resiliat\w*|rescind|(?:end|determine)\s+(?:this|the)\s+(?:lease|tenancy|term))\b|\b(?:terminat\w*|cancel\w*)\b[^.;]{0,120}\b(?:by|of)\s+(?:the\s+)?(?:tenant|lessee|either)\b|\b(?:lease|term|tenancy)\b[^.;]{0,80}\bshall\b[^.;]{0,40}\b(?:terminate|cease|end|determine|become\s+void)\b/i,
  },
];

/** Whether the tenant pays a share of expenses, not only of taxes: `8.25% of the increase in real estate taxes`. */
function paysExpenses({ isNet, get, text }: Facts): boolean {
  const share = get('opex_share');
  if (!isNet || share === null) return false;
  const { block } = share.decided;
  const sentences = sentencesOf(block)
    .map(({ start, end }) => block.text.slice(start - block.start, end - block.start))
    .filter((sentence) => !noExpenses.test(sentence));
  return (
    !sentences.some((sentence) => /\btax(?:es)?\b/i.test(sentence)) ||
    sentences.some((sentence) => ofExpenses.test(sentence)) ||
    // `Tenant’s Share` is defined where the taxes are, and used for expenses elsewhere.
    text.blocks.some(
      (other) => other !== block && other.operative && !noExpenses.test(other.text) && paysShareOf.test(other.text),
    )
  );
}

const ofExpenses = /\b(?:operating|expenses?|common\s+areas?|CAM|maintenance|insurance|service\s+charge)\b/i;
const noExpenses = /\bno\s+(?:\w+\s+){0,2}?(?:expenses?|operating)\b/i;
const paysShareOf =
  /\b(?:share|percentage)\b[^.;]{0,80}\b(?:operating\s+(?:expenses|costs)|common\s+area|CAM|expenses|service\s+charge)/i;
