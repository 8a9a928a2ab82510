import type { LetterRisk } from '../letter-risk.ts';

/** Risks in taxes after a sale, in repairs, and in rent while the space can't be used. */
export const repairAndLossRisks: readonly LetterRisk[] = [
  {
    rule: 'reassessment_on_sale',
    severity: 'high',
    hurts: 'tenant',
    text: 'A tax increase caused by a sale is passed on.',
    why: 'A sale by the landlord can double the tax bill.',
    question: 'Can reassessments from sales be excluded?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:Prop(?:osition|\.)? 13|reassess\w+)\b[^.]{0,60}\b(?:passed (?:on|through)|included|paid by tenant|tenant (?:pays|bears))\b/i,
      },
    ],
    unless: [{ name: 'notPassedOn', says: /\bexcluded\b/i }],
  },
  {
    rule: 'hvac_replacement_on_tenant',
    severity: 'high',
    hurts: 'tenant',
    text: 'The tenant replaces the heating and cooling units.',
    why: 'A new unit can cost more than a month of rent and lasts longer than the term.',
    question: 'Can the landlord replace units and charge the amortized cost over the term?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:tenant|T|lessee)\b[^.;]{0,60}\bHVAC\b[^.;]{0,30}\b(?:incl\w*|and)\b[^.;]{0,10}\breplac\w+|\bHVAC is theirs\b[^.;]{0,20}\breplac|\b(?:tenant|T)\b[^.;]{0,60}\breplaces?\b(?:[^.;]{0,30}\bHVAC\b|\.?$)/i,
      },
      {
        name: 'units',
        says: /\bHVAC\b[^.;]{0,30}\b(?:tenant|occupant|lessee|you)\b[^.]{0,80}\breplac\w+|\b(?:tenant|occupant|lessee)\b[^.;]{0,60}\brepairs? and replaces?\b[^.;]{0,30}\b(?:units?|HVAC|rooftop|RTUs?|boiler|furnace)\b/i,
      },
      { name: 'row', says: /\bHVAC\b[^\t]{0,12}\t[^\n;]{0,20}\b(?:TT|T|tenant|lessee|sub-?tenant)\b[^;]{0,40}\brepl/i },
    ],
    unless: [
      {
        name: 'landlordReplaces',
        says: /\b(?:landlord|owner|LL) (?:shall |will |must )?repl(?:aces?)?\b|\breplac\w+ (?:of HVAC )?by (?:landlord|owner|LL)/i,
      },
    ],
  },
  {
    rule: 'put_and_keep_repair',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant must put the premises in repair, not only keep them so.',
    why: 'It pays for defects that were there before.',
    question: 'Can the duty be limited by a schedule of condition?',
    evidence: [{ name: 'plain', says: /\bput and keep\b/i }],
  },
  {
    rule: 'no_abatement',
    severity: 'high',
    hurts: 'tenant',
    text: 'Rent goes on after a fire.',
    why: 'The tenant pays for space that it cannot use.',
    question: 'Can rent stop while the space cannot be used?',
    evidence: [{ name: 'plain', says: /\bno abatement\b|\brent\b[^.]{0,20}\b(?:shall )?not (?:be )?abate/i }],
    unless: [{ name: 'freeRent', says: /\bfree rent\b|\brental abatement\b/i }],
  },
  {
    rule: 'no_setoff_penalty_landlord',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant may deduct from rent.',
    why: 'Deductions upset the landlord’s lender.',
    question: 'Can the right be limited to a judgment or an amount?',
    evidence: [
      {
        name: 'plain',
        says: /\bwe deduct from rent\b|\b(?:may|can)\b[^.]{0,20}\b(?:deduct|set[\s-]?off|offset)\b|\bset the price off against rent\b/i,
      },
    ],
    unless: [{ name: 'denied', says: /\bwithout (?:any )?(?:set-?off|deduction)/i }],
  },
  {
    rule: 'rent_reduction_remedy',
    severity: 'medium',
    hurts: 'landlord',
    text: 'Rent falls, or credits are due, if the landlord breaks a promise.',
    why: 'The remedy can exceed the damage.',
    question: 'Can the remedy require notice and time to cure, and be capped?',
    evidence: [
      { name: 'plain', says: /\brent is (?:halved|reduced)\b|\bdays of rent credit\b|\brent credit for each\b/i },
      {
        name: 'partRent',
        says: /\b(?:half (?:the )?rent|\d+\s?% off (?:the )?(?:base )?rent|rent (?:abates|drops|falls) (?:to|by))\b[^.]{0,40}\b(?:till|until|cured?|fixed|violat\w+|while)\b/i,
      },
    ],
    unless: [{ name: 'concession', says: /\b(?:incentive|free|spread|first \w+ months)\b/i }],
  },
];
