import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks about expenses, increases, and the rent during a renewal. */
export const rentAndExpenseRisks: readonly LetterRisk[] = [
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
    evidence: [
      {
        name: 'notCapped',
        says: /\b(?:CAM|NNNs?|expenses?|service charges?|outgoings|nets)\b[^.;]{0,20}(?:\bnot|\bnever|n['’]t) (?:be )?capped\b|\bno (?:ceiling|limit|lid) (?:on|for|to) (?:the )?(?:CAM|NNN|nets|expenses?|service charges?|outgoings)\b|\b(?:expenses?|CAM|nets|charges)\b[^.;]{0,12}\bwithout (?:limit|ceiling)\b|\bdon['’]t cap\b[^.;]{0,10}\b(?:NNNs?|CAM|expenses|nets)\b/i,
      },
      { name: 'plain', says: /\b(?:uncapped|no cap|cap:? none|CAM cap\W+none)\b/i },
    ],
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
        says: /\b(?:cap(?:ped)?|max(?:imum)?|not (?:to exceed|more than)|no more than|at most|collar|up to|limited to)\b|\(\s?\d[\d.,]*\s?%?\s?(?:[–-]|to)\s?\d|\bindex\w* (?:with|at|by) \d[\d.,]*\s?%|\d\s?%?\s?[–-]\s?\d+(?:[.,]\d+)?\s?%|^\W*(?:\d+\W*)?index\w*\W*$/i,
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
    evidence: [
      { name: 'plain', says: /\bupwards?[\s-]only\b/i },
      {
        name: 'higherOf',
        says: /\b(?:higher|greater) of (?:the )?(?:then )?(?:passing|current|existing|previous) rent\b[^.;]{0,20}\b(?:and|or)\b[^.;]{0,20}\bmarket\b|\bmarket rent\b[^.;]{0,30}\b(?:not|never|no) (?:be )?(?:less|lower) than (?:the )?(?:then )?(?:passing|current|existing) rent\b/i,
      },
    ],
    unless: [
      { name: 'denied', says: /\bnot\b[^.]{0,12}\bupwards?[\s-]only\b/i },
      { name: 'inRenewal', says: /\b(?:renew\w*|options?|exten(?:d|sion)\w*)\b/i },
    ],
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
];
