import { statementRules } from '#documents/lease/assess/risks/index.ts';
import type { FieldContext } from '#documents/lease/extract/field.ts';
import type { RiskClaim } from '#documents/lease/model/ask-model.ts';
import { findClaimed } from '#documents/lease/model/locate-claim.ts';
import { verifyRiskClaim } from '#documents/lease/model/risk-claims/verify-risk-claim.ts';

/**
 * Readers named the risks of the labeled leases in their own words. Finds the risks that one of our rules covers, by
 * the words of the name; the others (a late charge, an uncapped expense, a contradiction) are values, checks, or
 * nothing that we ask for.
 */
const ruleOfName: readonly (readonly [RegExp, string])[] = [
  [/no_?(?:duty_to_)?mitigat/, 'no_duty_to_mitigate'],
  [/accelerat/, 'acceleration'],
  [/as_is|no_warranty/, 'as_is'],
  [/automatic_renewal|auto_renew/, 'automatic_renewal'],
  [/change_of_control|deemed_assignment|merger/, 'change_of_control'],
  [/common_area_changes/, 'common_area_changes'],
  [/sole_discretion_consent|assignment_sole_discretion|consent_sole/, 'consent_sole_discretion'],
  [/damages_for_withheld_consent/, 'consent_damages_waived'],
  [/^continuous_operation/, 'continuous_operation'],
  [/cross_default/, 'cross_default'],
  [/^demolition_right/, 'demolition'],
  [/estoppel_deemed/, 'estoppel_deemed'],
  [/even_if_negligent|one_way_release|exculpation_neg/, 'exculpation_negligence'],
  [/clawback/, 'free_rent_clawback'],
  [/pre_?existing_contamination/, 'hazardous_preexisting'],
  [/holdover.*consequential/, 'holdover_consequential'],
  [/hvac_replacement/, 'hvac_replacement'],
  [/indemnity_(?:covers|landlord_neg|for_landlord)/, 'indemnity_covers_negligence'],
  [/jury/, 'jury_waiver'],
  [/landlord_lien/, 'landlord_lien'],
  [/(?:late_delivery_no|no_liability_late_delivery)/, 'late_delivery'],
  [/re_?entry|lockout|repossession_without/, 'lockout'],
  [/one_way_indemnity|one_sided_indemnity/, 'one_sided_indemnity'],
  [/^recapture/, 'recapture'],
  [/relocation/, 'relocation'],
  [/renewal_rent_floor/, 'renewal_rent_floor'],
  [/rent_reset_on_assignment/, 'rent_reset_on_assignment'],
  [/no_offset|no_setoff|no_abatement_no_setoff/, 'rent_without_setoff'],
  [/reserves_in/, 'reserves_in_expenses'],
  [/restoration_decided|restoration_at/, 'restoration_at_end'],
  [/service_interruption_no/, 'service_interruption'],
  [/billing_final|statement_final/, 'statement_final'],
  [/statutory_rights_waived/, 'statutory_rights_waived'],
  [/no_?(?:assured_)?nondisturbance|subordination_(?:without|no)/, 'subordination_without_nondisturbance'],
  [/structur\w*_on_tenant|structural_repairs_on|structure_and_roof/, 'tenant_structure'],
  [/^radius/, 'radius'],
  [/profit_(?:over|100)/, 'profit_sharing_high'],
  [/assignor_(?:stays|remains)/, 'assignor_stays_liable'],
  [/no_tenant_casualty_termination/, 'casualty_no_exit'],
  [/landlord_termination(?!_mortgagee)/, 'landlord_termination'],
  [/tenant_terminates_any_time|may_terminate_any_time|may_leave_any_time/, 'tenant_termination'],
];

/** The claims that a perfect model would make about the labeled risks, each risk once. */
export function perfectRiskClaims(risks: readonly { readonly rule: string; readonly quote: string }[]): RiskClaim[] {
  return risks.flatMap(({ rule: named, quote }) => {
    const rule = ruleOfName.find(([pattern]) => pattern.test(named))?.[1];
    return rule === undefined ? [] : [{ rule, quote }];
  });
}

export interface LabelledRiskScore {
  /** Labeled risks that a rule covers. */
  readonly labelled: number;
  /** The rules report them. */
  readonly known: number;
  /** Only the claim finds them, to be checked. */
  readonly shown: number;
  /** The same passages, each claimed as three other risks that are not labeled there. */
  readonly tried: number;
  readonly accepted: readonly string[];
  /** Labeled risks that are rejected, with the reason. */
  readonly rejected: readonly string[];
}

export function scoreLabelledRisks(
  risks: readonly { readonly rule: string; readonly quote: string }[],
  context: FieldContext,
  random: () => number,
): LabelledRiskScore {
  const judge = (claim: RiskClaim) =>
    verifyRiskClaim(
      claim,
      findClaimed(context.text, claim.quote, 0, () => true),
      'labels',
      context,
    );
  const perfect = perfectRiskClaims(risks);
  const results = perfect.map((claim) => ({ claim, judged: judge(claim) }));
  const others = statementRules.map(({ rule }) => rule).filter((rule) => !perfect.some((own) => own.rule === rule));
  const lies = risks.flatMap(({ quote }) =>
    [1, 2, 3].flatMap((): RiskClaim[] => {
      const rule = others[Math.floor(random() * others.length)];
      return rule === undefined ? [] : [{ rule, quote }];
    }),
  );
  const say = ({ rule, quote }: RiskClaim) => `${rule}: ${quote.slice(0, 200)}`;
  return {
    labelled: perfect.length,
    known: results.filter(({ judged }) => judged === 'known').length,
    shown: results.filter(({ judged }) => typeof judged !== 'string').length,
    tried: lies.length,
    accepted: lies.filter((claim) => typeof judge(claim) !== 'string').map(say),
    rejected: results.flatMap(({ claim, judged }) =>
      typeof judged === 'string' && judged !== 'known' ? [`${judged} | ${say(claim)}`] : [],
    ),
  };
}
