/**
 * A sentence that is claimed as a risk. `by`: the part of the checks that decides: `act 1`, `need 0`, or a harmless
 * passage.
 */
export interface RiskClaimCase {
  readonly rule: string;
  readonly text: string;
  readonly accepted: boolean;
  readonly by: string;
}

function accepted(rule: string, by: string, text: string): RiskClaimCase {
  return { rule, text, accepted: true, by };
}

function refused(rule: string, by: string, text: string): RiskClaimCase {
  return { rule, text, accepted: false, by };
}

/** These are in addition to the cases of the rules, which are also claimed. */
export const riskClaimCases: readonly RiskClaimCase[] = [
  accepted('assignor_stays_liable', 'act 1', 'On an assignment Tenant guarantees the performance of the assignee.'),
  accepted('automatic_renewal', 'act 1', 'The Term shall be extended by one year unless a party gives notice.'),
  accepted('condemnation_award', 'act 1', 'Tenant hereby assigns to Landlord all compensation for a taking.'),
  accepted('exculpation_negligence', 'act 1', 'Landlord is absolved of damage that its negligence causes.'),
  accepted('free_rent_clawback', 'act 1', 'On a default Landlord may recover the abated rent.'),
  accepted('jury_waiver', 'act 2', 'No party shall request a jury in any suit on this Lease.'),
  accepted('option_personal', 'act 1', 'The renewal option does not pass to an assignee.'),
  refused('acceleration', 'need 2', 'Upon a default Landlord may accelerate the repair of the whole roof.'),
  refused('joint_and_several', 'need 0', 'Liability under the two bonds is joint.'),
  refused('confidentiality', 'need 0', 'Tenant shall store its confidential papers in locked cabinets.'),
  refused(
    'consent_sole_discretion',
    'need 1',
    'Tenant may assign this Lease. Landlord may in its sole discretion change the name of the Building.',
  ),
  refused(
    'consent_damages_waived',
    'need 0',
    'Landlord shall not be liable for damages if it declines to mend the fence.',
  ),
  refused('late_delivery', 'need 1', 'Landlord shall not be liable for damages to goods that are delivered to Tenant.'),
  refused('landlord_lien', 'need 0', 'Landlord has a charge on the adjoining land.'),
  refused('lockout', 'need 0', 'On an Event of Default Landlord may repossess the Premises in any lawful manner.'),
  refused('notice_waiver', 'need 0', 'Tenant waives notice of the annual meeting of the owners.'),
  refused('option_subordinate', 'need 1', 'The renewal option is subject to the terms of this Lease.'),
  refused('service_interruption', 'need 1', 'Landlord shall not be liable for damages to the water meter.'),
  refused('tax_reassessment', 'need 1', 'Tenant shall pay all increases of the real estate taxes.'),
  // For each way in which a passage is harmless: a sentence with it, and the same sentence without it.
  refused(
    'statement_final',
    'eachParty',
    'Each party shall be deemed to have accepted the accounts if no query is raised in three months.',
  ),
  accepted(
    'statement_final',
    '',
    'Tenant shall be deemed to have accepted the accounts if no query is raised in three months.',
  ),
  refused('as_is', 'definition', '“As Is” means the condition described in Exhibit C.'),
  accepted('as_is', '', '“As Is” is the condition in which Tenant accepts the Premises.'),
  refused(
    'acceleration',
    'omitted',
    'Upon a default, all rent of the remaining term becomes due. [Intentionally omitted.]',
  ),
  accepted('acceleration', '', 'Upon a default, all rent of the remaining term becomes due.'),
  refused('hazardous_preexisting', 'freeTenant', 'Pre-existing contamination: Tenant shall have no liability.'),
  accepted('hazardous_preexisting', '', 'Pre-existing contamination: Tenant shall have this liability.'),
  refused(
    'statutory_rights_waived',
    'mayWaive',
    'Tenant may waive its rights under Section 93.012 of the Property Code.',
  ),
  accepted('statutory_rights_waived', '', 'Tenant waives its rights under Section 93.012 of the Property Code.'),
  refused(
    'free_rent_clawback',
    'landlordWaives',
    'Free rent is repaid on a default; Landlord waives this after year two.',
  ),
  accepted('free_rent_clawback', '', 'Free rent is repaid on a default; Landlord requires this after year two.'),
  refused(
    'free_rent_clawback',
    'appliesOnly',
    'On default the abated rent becomes due. This applies only after termination.',
  ),
  accepted('free_rent_clawback', '', 'On default the abated rent becomes due. This applies after termination.'),
];
