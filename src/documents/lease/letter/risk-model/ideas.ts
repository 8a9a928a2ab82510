import type { Side } from '#contract/lease-report.ts';
import { closingIdeas } from './ideas-closing.ts';
import { moneyIdeas } from './ideas-money.ts';
import { spaceIdeas } from './ideas-space.ts';
import type { RiskIdea } from './risk-idea.ts';

export const riskIdeas: readonly RiskIdea[] = [...spaceIdeas, ...moneyIdeas, ...closingIdeas];

/** Kinds of risk in the same part of a deal. */
export interface RiskArea extends RiskIdea {
  readonly ideas: readonly string[];
  /** The minimum probability of any risk, if it must be higher than usual because neutral facts look similar. */
  readonly atLeast?: number;
}

/**
 * Reported if the model is certain that a sentence contains a risk in this part of the deal, but not which one: the
 * texts only say what the sentence is about.
 */
export const riskAreas: readonly RiskArea[] = [
  area('cost_term_to_read', 'tenant', {
    text: 'The tenant may have to pay this on top of the rent.',
    why: 'Its wording resembles terms that add a cost.',
    question: 'What does it cost at most?',
    ideas: ['expenses_not_limited', 'fees_and_extras'],
  }),
  area('rent_term_to_read', 'tenant', {
    text: 'This term about rent may cost the tenant more than it seems.',
    why: 'Its wording resembles terms that raise rent, start it early or take back free rent.',
    question: 'What does it cost over the whole term?',
    ideas: ['rent_increases', 'renewal_rent_weak', 'incentive_conditions', 'rent_before_opening'],
  }),
  area('security_term_to_read', 'both', {
    text: 'This term decides who puts up money or security, and whether it comes back.',
    why: 'Its wording resembles terms by which a payment can be lost or has to grow.',
    question: 'How much is it, and when does it come back?',
    ideas: ['paid_up_front', 'security_may_change', 'money_at_risk', 'guaranty_asked', 'thin_credit'],
  }),
  area('delivery_term_to_read', 'tenant', {
    text: 'Delivery may depend on this.',
    why: 'Its wording resembles terms that make a delivery late or uncertain.',
    question: 'From when may the tenant use the space alone, and what if it is late?',
    ideas: ['delivery_uncertain', 'still_occupied'],
  }),
  area('condition_term_to_read', 'tenant', {
    text: 'This term may leave defects, repairs or work to the tenant.',
    why: 'Its wording resembles terms about the condition of the space and who pays for it.',
    question: 'Who pays if something is missing, breaks or has to be removed?',
    ideas: [
      'taken_as_is',
      'repairs_on_tenant',
      'no_claim_for_failures',
      'environment_open',
      'service_unconfirmed',
      'work_at_the_end',
    ],
  }),
  area('use_term_to_read', 'tenant', {
    text: 'This term may limit how the tenant can use the space.',
    why: 'Its wording resembles terms that restrict a use, or give others a right.',
    question: 'What does it mean for the planned use?',
    ideas: [
      'use_restricted',
      'exclusive_weak',
      'access_parking_signs_limited',
      'rights_of_others',
      'approvals_for_use',
    ],
  }),
  area('duration_term_to_read', 'both', {
    text: 'This term decides how long the tenant can or must stay.',
    why: 'Its wording resembles terms by which a lease ends early, goes on or moves.',
    question: 'When may each side end the lease, and at which price?',
    ideas: [
      'landlord_may_end',
      'landlord_may_move_tenant',
      'tenant_locked_in',
      'no_right_to_stay',
      'term_extends_itself',
      'leaving_costs',
      'right_conditional',
      'tenant_may_leave',
    ],
  }),
  area('transfer_term_to_read', 'both', {
    text: 'This term decides to whom the lease can pass.',
    why: 'It is the tenant’s exit when plans change, and the landlord’s choice of who pays.',
    question: 'Who can take over the lease, and with whose consent?',
    ideas: ['transfer_limited', 'transfer_free'],
  }),
  area('approval_term_to_read', 'both', {
    text: 'The deal may depend on someone who isn’t a party to it.',
    why: 'Its wording resembles terms that wait for an approval or a higher right.',
    question: 'Who decides, when, and what if the answer is no?',
    ideas: ['depends_on_higher_right', 'approval_missing'],
  }),
  area('failure_term_to_read', 'both', {
    text: 'This term decides what happens if a side fails to perform.',
    why: 'Its wording resembles terms about defaults, deductions and claims.',
    question: 'Is there notice, time to cure and a limit?',
    ideas: ['harsh_default', 'remedy_against_landlord', 'indemnity'],
  }),
  area('deal_term_to_read', 'both', {
    text: 'This sentence may decide whether, when or on which terms a deal comes about.',
    why: 'Its wording resembles terms that bind a side early, or leave something open.',
    question: 'What happens if it does not go as planned?',
    atLeast: 0.8,
    ideas: [
      'may_bind_now',
      'exclusive_talks',
      'space_may_go',
      'duty_by_a_day',
      'left_for_later',
      'terms_elsewhere',
      'landlord_alone',
      'burdens_on_owner',
    ],
  }),
];

function area(
  idea: string,
  hurts: Side,
  rest: Pick<RiskIdea, 'text' | 'why' | 'question'> & Pick<RiskArea, 'ideas' | 'atLeast'>,
): RiskArea {
  return { idea, severity: 'low', hurts, covers: [], ...rest };
}
