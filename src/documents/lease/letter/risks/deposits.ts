import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks in deposits, and in the costs of the deal itself. */
export const depositRisks: readonly LetterRisk[] = [
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
        says: /\b(?:city|county|district|authority|landlord|owner|lessor|seller) (?:may |can )?keeps? (?:it|the (?:check|cheque|money|fee))\b(?! (?:open|clean|aside|for|off|as|in|up|on|at)\b)[^.;]{0,40}\b(?:if|unless|should)\b|\b(?:kept|retained) by (?:the )?(?:owner|landlord|lessor|LL|us)\b[^.;]{0,80}\b(?:if|unless|should)\b|\b(?:it['’]s|it is|is|becomes) (?:mine|yours|ours)\b[^.;]{0,20}\bif (?:you|we|they)\b[^.;]{0,20}\b(?:don['’]t|do not|back out)/i,
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
      { name: 'notForfeited', says: /\bnot (?:be )?forfeit/i },
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
];
