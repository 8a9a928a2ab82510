/**
 * The points that an adviser most often still has to raise, first; measured on 60 labeled offers as the share of times
 * that a question was one of those that their reader would have asked. Points not listed come after these, in their own
 * order.
 */
const order = [
  'binding_effect',
  'base_document',
  'renewal_notice',
  'prime_lease_terms',
  'prime_default_protection',
  'title',
  'easements',
  'utilities_capacity',
  'landlord_authority',
  'financing_contingency',
  'landlord_default',
  'signage',
  'snda',
  'assignment',
  'renewal',
  'holdover',
  'utilities_hvac',
  'parking',
  'casualty',
  'insurance',
  'expense_cap',
  'maintenance',
  'taxes',
  'permitted_use',
  'security_deposit',
  'commencement',
  'termination_option',
  'deposit_refundable',
  'delivery_delay',
  'lease_form',
  'guaranty',
  'measurement',
  'governing_law',
  'delivery_condition',
  'audit_right',
  'delivery_date',
  'expansion_rofo',
  'brokers_commission',
  'permits_contingency',
  'access',
] as const;

const rank = new Map<string, number>(order.map((id, at) => [id, at]));

/** A longer list is not read. */
const most = 18;

/**
 * At most this many questions, in order: first those that the offer explicitly leaves open, then those most often worth
 * asking.
 */
export function mostWorthAsking<Asked extends { readonly id: string; readonly answer: string }>(
  questions: readonly Asked[],
): Asked[] {
  const weight = ({ id, answer }: Asked): number => (answer === 'weak' ? -1 : (rank.get(id) ?? order.length));
  const kept = new Set(
    questions
      .map((question, at) => ({ question, at }))
      .sort((a, b) => weight(a.question) - weight(b.question) || a.at - b.at)
      .slice(0, most)
      .map(({ question }) => question),
  );
  return questions.filter((question) => kept.has(question));
}
