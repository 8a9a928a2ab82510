import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks in free rent and allowances. */
export const incentiveRisks: readonly LetterRisk[] = [
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
      { name: 'clawback', says: /\bclaw(?:s|ed)?[\s-]?back\b/i },
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
    evidence: [
      {
        name: 'payBack',
        says: /\bpay\w*\b[^.;]{0,12}\b(?:TIs?|allowance|contribution|build-?out)\b[^.;]{0,5}\bback\b/i,
      },
      { name: 'anyOrder', says: words.allowance, and: [words.repaid, words.endsBadly] },
      {
        name: 'notWrittenOff',
        says: /\b(?:gives?|pays?|hands?|sends?) (?:us |it |them )?back\b|\brepa(?:y|id)\w*|\brefund\w*|\breturns?\b/i,
        and: [
          /\bnot (?:yet )?(?:been )?(?:written (?:off|down)|earned|amorti[sz]ed|depreciated)\b|\bunamorti[sz]ed\b|\bunearned\b/i,
          /\b(?:clos(?:e|es|ed|ing)|leav\w+|left|assign\w*|sells?|moves? out|goes? (?:dark|under)|default\w*|stops? trading|quits?)\b/i,
        ],
      },
    ],
    unless: [
      { name: 'disbursed', says: /\b(?:lien waivers?|receipts|invoices)\b/i },
      { name: 'priceOfExit', says: /\b(?:terminat\w+|cancel\w*|options?|break|walk-?away|exit|right to)\b/i },
    ],
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
      {
        name: 'gone',
        says: /\b(?:what|whatever|anything)\b[^.;]{0,12}\b(?:isn['’]t|is not|not|unused|left)\b[^.;]{0,25}\b(?:gone|lost|forfeited|lapses)\b|\bclaims? for (?:the|this) money\b[^.;]{0,30}\b(?:by|before|within)\b/i,
      },
      {
        name: 'lapses',
        says: /\b(?:allowance|TI|contribution|improvement money|money for the work)\b[^.;]{0,40}\b(?:lapses?|expires?|is gone|is lost|falls? away)\b/i,
        and: [/\b(?:days|months|year|by|before|after|within)\b/i],
      },
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
];
