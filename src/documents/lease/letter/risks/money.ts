import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks in rent, expenses, work, and losses. */
export const moneyRisks: readonly LetterRisk[] = [
  {
    rule: 'abatement_clawback',
    severity: 'high',
    hurts: 'tenant',
    text: 'Free rent must be repaid after a default.',
    why: 'One default can turn the concession into a debt.',
    question: 'Can the repayment be limited to the unamortized part and to uncured monetary defaults?',
    evidence: [
      { name: 'anyOrder', says: words.freeRent, and: [words.repaid, words.endsBadly] },

      {
        name: 'onDefault',
        says: /\b(?:abat\w+|free|waived|forgiven|gratuit\w+|incentives?|inducements?|concessions?|rent holiday)\b[^.]{0,80}\b(?:become\w*|due|payable|repay\w*|repaid|claw\w*|not applicable|lost|reinstat\w+|refund\w*|forfeit\w*|void)\b[^.]{0,60}\b(?:default|breach|terminat\w+|surrender)\b/i,
      },
      { name: 'clawback', says: /\bclaw-?back\b/i },
    ],
    unless: [
      { name: 'none', says: /\bno claw-?back\b|\bwithout claw-?back\b/i },
      { name: 'partsOnly', says: /\bnot be repaid\b|\bno repayment\b/i },
    ],
  },
  {
    rule: 'allowance_clawback',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The allowance must be repaid in some cases.',
    why: 'Closing or leaving early creates a debt on top of the loss.',
    question: 'Can the repayment be limited to a default and to the unamortized part?',
    evidence: [{ name: 'anyOrder', says: words.allowance, and: [words.repaid, words.endsBadly] }],
    unless: [{ name: 'disbursed', says: /\b(?:lien waivers?|receipts|invoices)\b/i }],
  },
  {
    rule: 'overrun_on_tenant',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant pays whatever the work costs above the budget.',
    why: 'The landlord controls the contractor while the tenant carries the overrun.',
    question: 'Can the tenant approve the budget and bids, or can the price be fixed?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:exceeds?|excess|overruns?|above (?:that|this)|over (?:that|this))\b[^.]{0,40}\b(?:is on|on|paid by|borne by|at the (?:cost|expense) of)\b[^.]{0,20}\b(?!landlord|owner)[A-Z]\w+/,
      },
      {
        name: 'overage',
        says: /\b(?:overages?|overruns?|excess costs?|costs? (?:above|over|beyond|in excess))\b[^.;]{0,60}\b(?:by|on|borne by|paid by|cost of|expense of|is) (?:the )?(?:tenant|occupant|lessee|sub-?tenant|you|yours|T)\b|\b(?:anything|above (?:that|this)|over (?:that|this)|the rest) is on (?:us|you|tenant)\b/i,
      },
    ],
    unless: [{ name: 'onLandlord', says: /\b(?:on|by) (?:the )?(?:landlord|owner|LL)\b/i }],
  },
  {
    rule: 'allowance_deadline',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The allowance is lost if it is not used in time.',
    why: 'Permits and contractors often take longer than the deadline.',
    question: 'Can the deadline be extended, or unused money be credited to rent?',
    evidence: [
      { name: 'anyOrder', says: words.allowance, and: [words.spend, words.untilDay] },

      {
        name: 'mustBe',
        says: /\b(?:allowance|TI|contribution|dollars)\b[^.;]{0,80}\bmust be (?:used|spent|requisitioned|drawn|claimed|requested)\b[^.;]{0,20}\b(?:by|within|before)\b|^\W*(?:spend|use) it (?:by|within|before)\b/i,
      },
      {
        name: 'unused',
        says: /\b(?:unused|unspent|undrawn|not (?:requisitioned|used|spent|drawn|claimed))\b[^.;]{0,70}\b(?:retained|kept|belongs?|stays? with|no credit|landlord['’]s|owner['’]s)\b/i,
      },
    ],
    unless: [
      { name: 'afterWork', says: /\bpa(?:id|y|ys|yable) (?:within|\d+ days|upon|when|on|by)\b|\bany time\b/i },
      {
        name: 'credited',
        says: /(?<!no )\b(?:rent credit|credited|comes off (?:the )?rent|applied (?:to|against) rent)\b/i,
      },
    ],
  },
  {
    rule: 'cap_cumulative',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The cap on expenses is cumulative and compounding.',
    why: 'Unused increases of good years are collected later.',
    question: 'Can the cap be counted from the actual expenses of the year before?',
    evidence: [{ name: 'plain', says: /\b(?<!non-)(?<!non)cumulative\b[^.]{0,20}\bcompound|\bcumulative\b/i }],
    unless: [{ name: 'nonCumulative', says: /\bnon-?\s?cumulative\b|\bnot cumulative\b/i }],
  },
  {
    rule: 'expenses_uncapped',
    ofNegation: true,
    severity: 'medium',
    hurts: 'tenant',
    text: 'Expenses are not capped.',
    why: 'Expenses can rise faster than rent.',
    question: 'Can controllable expenses be capped?',
    evidence: [{ name: 'plain', says: /\b(?:uncapped|no cap|cap:? none|CAM cap\W+none)\b/i }],
    unless: [
      { name: 'otherSubject', says: /\b(?:guarant|liabilit|indemni|CPI)\w*/i },
      { name: 'otherSide', says: /^\W*(?:you(?:rs)?|your \w+)\s*:/i },
    ],
  },
  {
    rule: 'share_of_leased_area',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant’s share is counted on leased, not total, area.',
    why: 'Vacant space of the landlord raises the share.',
    question: 'Can the share be counted on the total leasable area?',
    evidence: [
      {
        name: 'plain',
        says: /(?:÷|\/|\b(?:divided by|over|of))\s*(?:the )?(?:leased|occupied) (?:SF|area|square feet|GLA|floor area|space)\b/i,
      },
    ],
  },
  {
    rule: 'double_fee',
    severity: 'medium',
    hurts: 'tenant',
    text: 'An administrative fee is charged on top of a management fee.',
    why: 'The tenant pays twice for the same work.',
    question: 'Can one of the fees be deleted, or both capped together?',
    evidence: [
      { name: 'plain', says: /\b(?:on top of|in addition to|plus)\b[^.]{0,20}\b(?:management|admin\w*) fee\b/i },
    ],
    unless: [{ name: 'notIncluded', says: /\brent not included in\b/i }],
  },
  {
    rule: 'expense_figure_unverified',
    severity: 'low',
    hurts: 'tenant',
    text: 'The expense figure is not confirmed.',
    why: 'A flyer or an old year is no basis for a budget.',
    question: 'What are the expenses of this year, and the last three reconciliations?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:flyer|brochure|OM|marketing)\b[^.]{0,20}\b(?:shows?|says)\b|\bestimates? (?:are|is) (?:made )?without recourse\b/i,
      },
    ],
  },
  {
    rule: 'index_uncapped',
    yieldsTo: ['index_floor'],
    severity: 'high',
    hurts: 'tenant',
    text: 'Rent follows an index without a cap.',
    why: 'A year of high inflation raises rent without limit.',
    question: 'Can the increase be capped?',
    evidence: [
      { name: 'plain', says: /\b(?:CPI|consumer price index|RPI|index(?:ed|ation)?)\b/i },
      { name: 'fullChange', says: /\brent\b[^.]{0,30}\bby the full (?:percentage|change|increase)\b/i },
    ],
    unless: [
      {
        name: 'capped',
        says: /\b(?:cap(?:ped)?|max(?:imum)?|not (?:to exceed|more than)|no more than|at most|collar|up to)\b|\(\s?\d[\d.,]*\s?%?\s?(?:[–-]|to)\s?\d|\bindex\w* (?:with|at|by) \d[\d.,]*\s?%|\d\s?%?\s?[–-]\s?\d+(?:[.,]\d+)?\s?%|^\W*(?:\d+\W*)?index\w*\W*$/i,
      },
      // The cap may be in another sentence.
      {
        name: 'cappedBelow',
        says: /\b(?:increases?|adjustments?|rises?|escalations?)\b[^.;%]{0,30}\b(?:not|never|no) (?:to )?(?:exceed|(?:be )?(?:more|greater|higher) than)\b[^.;]{0,30}(?:\d\s?%|\bpercent\b)/i,
        anywhere: true,
      },
      { name: 'otherSubject', says: /\b(?:expenses|fee|guarant\w+)\b/i },
    ],
  },
  {
    rule: 'upward_only_review',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The rent review can only go up.',
    why: 'In a falling market the tenant pays above market.',
    question: 'Can the review go up or down, or be capped?',
    evidence: [{ name: 'plain', says: /\bupwards?[\s-]only\b/i }],
    unless: [{ name: 'denied', says: /\bnot\b[^.]{0,12}\bupwards?[\s-]only\b/i }],
  },
  {
    rule: 'renewal_floor',
    severity: 'low',
    hurts: 'tenant',
    text: 'Rent in the renewal cannot fall below a floor.',
    why: 'Market rent with a floor is not market rent.',
    question: 'Can the floor be deleted?',
    evidence: [
      { name: 'anyOrder', says: words.renewal, and: [words.market, words.notLess] },

      {
        name: 'plain',
        says: /\b(?:never|not|no)\b[^.]{0,10}\b(?:less|lower|below)\b[^.]{0,30}\b(?:rent|rate|\$\d)|\bgreater of\b[^.]{0,30}\b(?:FMV|market)\b/i,
      },
      {
        name: 'inRenewal',
        says: /\b(?:not|never|no) (?:be )?(?:below|less|lower|under)\b|\b(?:greater|higher) of\b/i,
        under: ['renewal'],
      },
    ],
    unless: [
      { name: 'noFloor', says: /\bno floor\b|\bwithout (?:a )?floor\b/i },

      {
        name: 'notice',
        says: /\bnot less than (?!the\b)[^.;]{0,60}\b(?:days|months|notice)\b(?![^.]*\bnot less than the\b)/i,
      },
    ],
  },
  {
    rule: 'automatic_extension',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The term extends by itself unless notice is given in time.',
    why: 'A missed date binds the tenant for years.',
    question: 'Can the extension depend on a notice of the tenant?',
    evidence: [
      { name: 'rolls', says: /\brolls? (?:on|over) (?:monthly|month by month|yearly|year by year)\b/i },
      { name: 'plain', says: /\bautomatic(?:ally)?\b[^.]{0,60}\b(?:unless|renew|extend)/i },
      {
        name: 'unlessTold',
        says: /\b(?:renews?|rolls?(?: over)?|continues?|extends?|runs? on|extended)\b[^.]{0,80}\bunless\b[^.]{0,60}\b(?:notice|writ|tells?|says?|writes?|cancels?|terminat\w+|gives?)\b/i,
      },
    ],
  },
  {
    rule: 'processing_charge',
    severity: 'medium',
    hurts: 'tenant',
    text: 'A charge is owed before there is a lease.',
    why: 'The money is lost if no lease is signed.',
    question: 'Can the charge be refundable if the landlord does not sign?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:otherwise|else)\b[^.]{0,20}\b(?:LL|landlord|owner) keeps\b|\b(?:processing|application|review) (?:charge|fee)\b[^.]{0,60}\bnon-?refundable\b/i,
      },
    ],
  },
  {
    rule: 'abortive_costs',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant pays the landlord’s costs if it withdraws.',
    why: 'Heads of terms that don’t bind still cost money.',
    question: 'Can the duty be mutual and capped?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:withdraws?|walks|does not proceed|pulls out)\b[^.]{0,80}\b(?:pays?|reimburse|liable)\b[^.]{0,60}\b(?:fees|costs)\b/i,
      },
      {
        name: 'noDeal',
        says: /\b(?:if|where|should)\b[^.]{0,40}\b(?:no (?:lease|order|agreement)|falls? (?:over|through|apart)|not proceed|breaks? off|backs? out|walks? away|not signed)\b[^.]{0,80}\b(?:pays?|reimburse\w*|bears?|compensat\w+|owes?)\b/i,
      },
      {
        name: 'evenIf',
        says: /\b(?:pays?|reimburse\w*|liab\w+|bears?|compensat\w+|split|owes?)\b[^.]{0,80}\bif\b[^.]{0,25}\b(?:no (?:lease|order|agreement)|falls? (?:over|through)|breaks? off|backs? out)\b/i,
      },
    ],
    unless: [
      {
        name: 'ownCosts',
        says: /\b(?:each|own)\b[^.]{0,25}\b(?:own|costs|bears?)\b|\b(?:landlord|owner|LL|lessor) (?:pays|reimburses|bears)\b/i,
      },
    ],
  },
  {
    rule: 'deposit_forfeited',
    severity: 'high',
    hurts: 'tenant',
    text: 'The deposit can be lost before a lease exists.',
    why: 'Money is at risk while terms are still open.',
    question: 'Can it stay refundable until the lease is signed and all conditions are met?',
    evidence: [
      {
        name: 'becomesYours',
        says: /\bit is yours unless\b|\bpayable at signature, not refundable\b|\bcan['’]?t give it back\b|\bkept (?:by the \w+ if|on account)\b|\bhard after\b/i,
      },
      { name: 'anyOrder', says: words.deposit, and: [words.lost] },

      {
        name: 'plain',
        says: /\bdeposit\b[^.]{0,60}\b(?:forfeit\w*|non-?refundable)\b|\b(?:non-?refundable|goes hard|becomes hard|from there hard)\b/i,
      },
      {
        name: 'keptIf',
        says: /\b(?:kept|retained) by (?:the )?(?:owner|landlord|lessor|LL|us)\b[^.;]{0,80}\b(?:if|unless|should)\b|\b(?:it['’]s|it is|is|becomes) (?:mine|yours|ours)\b[^.;]{0,20}\bif (?:you|we|they)\b[^.;]{0,20}\b(?:don['’]t|do not|back out)/i,
      },
    ],
    unless: [
      { name: 'returned', says: /\b(?:is|be|gets?) (?:returned|refunded|given back)\b|\bfully refundable\b/i },
      {
        name: 'heldForDamage',
        says: /\b(?:(?:keeps?|kept|held) (?:it |the deposit )?(?:on|in) (?:account|escrow)|damages? only|lost keys?)\b/i,
      },
      {
        name: 'keptAndReturned',
        says: /\b(?:kept|retained)\b[^.;]{0,60}\b(?:and|then|until)\b[^.;]{0,30}\b(?:returned|refunded|given back|repaid)\b/i,
      },
      { name: 'notForfeited', says: /\bnot be forfeit/i },
      {
        name: 'heldSinceBefore',
        says: /\b(?:keep|keeps|kept|retain\w*|hold|holds)\b[^.;]{0,60}\b(?:we (?:now |already )?(?:have|hold)|on hand|already (?:held|paid)|(?:existing|current|present) (?:lease|deposit))\b|\b(?:existing|current|present) (?:security )?deposit\b/i,
      },
      { name: 'keptSecret', says: /\bkeep\b[^.;]{0,30}\b(?:secret|confidential|quiet|private)\b/i },
    ],
  },
  {
    rule: 'deposit_arithmetic',
    severity: 'low',
    hurts: 'both',
    text: 'The deposit is defined by a formula and an amount.',
    why: 'If the two differ, each side will use the one that favors it.',
    question: 'Does the amount follow from the formula?',
    evidence: [
      {
        name: 'plain',
        says: /\bdeposit\s*(?:=|equals?|is|of)\s*[^.]{0,20}\bmonths?\b[^.]{0,50},? (?:so|or|i\.e\.)\s*\$/i,
      },
    ],
  },
  {
    rule: 'holding_rent',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Rent is due before the tenant can use the property.',
    why: 'The cost of permits and delays grows every month.',
    question: 'Can it be credited to rent, or stop while an authority is late?',
    evidence: [{ name: 'plain', says: /\bholding rent\b/i }],
    unless: [{ name: 'stops', says: /\bholding rent stops\b/i }],
  },
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
    unless: [{ name: 'notPassedOn', says: /\bnot (?:be )?passed\b|\bexcluded\b/i }],
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
    ],
    unless: [
      {
        name: 'landlordReplaces',
        says: /\b(?:landlord|owner|LL) (?:shall |will |must )?replaces?\b|\breplac\w+ (?:of HVAC )?by (?:landlord|owner|LL)/i,
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
    unless: [{ name: 'denied', says: /\b(?:may|can|shall) not\b|\bwithout (?:set-?off|deduction)/i }],
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
