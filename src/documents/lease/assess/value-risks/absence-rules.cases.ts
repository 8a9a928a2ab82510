import type { CaseFacts } from '../case-facts.ts';

const net = { lease_structure: 'NNN', opex_share: '10%' } as const;
const expenses =
  'OPERATING EXPENSES\nTenant shall pay Tenant’s Proportionate Share of all Operating Expenses of the Project within thirty days after receipt of a statement from Landlord.';
const taxesOnly =
  'REAL ESTATE TAX ESCALATION\nTenant shall pay, as additional rent, 8.25% (“Tenant’s Share”) of the amount by which real estate taxes for any tax year exceed those of the base tax year. There is no operating expense escalation.';
const remedies =
  'REMEDIES\nUpon an Event of Default Landlord may terminate this Lease, reenter the Premises and recover all rent that becomes due through the end of the Term.';
const casualty =
  'CASUALTY\nIf the Premises are damaged by fire or other casualty, Landlord shall restore them with reasonable promptness to the extent of insurance proceeds, and rent shall abate equitably.';

/** By rule: texts in which the absence is reported, and texts in which it is not. */
export const absenceCases: Readonly<
  Record<string, { readonly fires: readonly CaseFacts[]; readonly silent: readonly CaseFacts[] }>
> = {
  expense_cap_absent: {
    fires: [
      { text: expenses, given: net },
      { text: `${taxesOnly}\n${expenses}`, given: net },
    ],
    silent: [
      { text: taxesOnly, given: net },
      { text: expenses, given: { ...net, opex_cap: '5%' } },
      { text: expenses, given: { lease_structure: 'gross' } },
      {
        text: 'SERVICE CHARGE\nThe Tenant shall pay 2.75% of the cost of the services of the building, subject in each year to a cap of £7,500.',
        given: net,
      },
      { text: `${expenses}\nControllable Operating Expenses shall not increase by more than 4% per year.`, given: net },
      {
        text: 'PARKING\nTenant may use ten parking spaces in the parking area in common with the other tenants of the Building.',
        given: net,
      },
      { text: expenses, given: net, kind: 'amendment' },
    ],
  },
  audit_right_absent: {
    fires: [{ text: expenses, given: net }],
    silent: [
      { text: expenses, given: { ...net, audit_right: 60 } },
      { text: `${expenses}\nTenant may inspect Landlord’s books and records once a year.`, given: net },
      { text: `${expenses}\nThe Tenant may have a statement verified by an accountant at its own cost.`, given: net },
      { text: `${expenses}\nThe Tenant may inspect the receipts on reasonable notice.`, given: net },
      { text: expenses, given: { lease_structure: 'gross' } },
    ],
  },
  mitigation_absent: {
    fires: [{ text: remedies }],
    silent: [
      { text: `${remedies}\nLandlord shall use reasonable efforts to relet the Premises.` },
      { text: `${remedies}\nLandlord shall mitigate its damages as required by law.` },
      { text: `${remedies}\nDamages exclude any loss that Tenant proves could be reasonably avoided.` },
      {
        text: 'REMEDIES\nIf either party breaches the contract, the breaching party shall pay half a year of rental as liquidated damages to the other party.',
      },
      { text: expenses },
    ],
  },
  casualty_exit_absent: {
    fires: [{ text: casualty }],
    silent: [
      { text: `${casualty}\nIf restoration takes more than 180 days, either party may terminate this Lease.` },
      {
        text: 'DAMAGE\nIf the premises are destroyed or damaged so as to render them untenantable then the term shall at once terminate.',
      },
      { text: `${casualty}\nEither may end this lease if the damage is not repaired within nine months.` },
      {
        text: 'DAMAGE\nThe Landlord may terminate this lease on 180 days’ notice if it intends to rebuild the building, but not before July 1, 2026.',
      },
      { text: `${casualty}\nTenant may cancel this Lease by notice if the Premises are not restored in time.` },
      { text: expenses },
    ],
  },
};
