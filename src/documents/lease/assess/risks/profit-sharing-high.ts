import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const profitSharingHigh = statementRule({
  rule: 'profit_sharing_high',
  severity: 'medium',
  hurts: 'tenant',
  text: 'More than half of the profit of a sublease or assignment goes to the landlord.',
  why: 'It takes away the reason to sublet.',
  question: 'Can the split be 50 : 50 after the tenant’s costs?',
  acts: [
    {
      name: 'percentOfProfit',
      words: ['100', 'hundred', 'seventy', 'eighty', 'ninety', '75', '80', '90', '60', 'sixty'],
      act: clausePattern(
        '\\b(pay\\b[^.;]{0,140}?(?:\\b(?:one hundred|seventy[- ]five|eighty|ninety|sixty)(?: percent)?\\b|\\b(?:100|75|80|90|60)\\s?%)[^.;]{0,120}?\\b(?:excess|profits?|bonus|exceeds?|consideration|premium))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall', 'states'],
      scene: { pattern: /\b(?:sublet|sublease|assign|transfer|subtenant|sublessee)/i, where: 'sentence' },
    },
    {
      name: 'allOfProfit',
      words: ['excess', 'profit', 'profits', 'exceed', 'exceeds'],
      act: clausePattern(
        '\\b(pay\\b[^.;]{0,80}?\\b(?:all|the entire|the full(?: amount of)?|the amount of|any)(?: such| of the| of such)? (?:excess|profits?|bonus rent|excess (?:rent|consideration))|pay\\b[^.;]{0,60}?\\b(?:(?:the|such|all) (?:excess|amount by which)|all (?:sums|amounts|consideration|rent)\\b[^.;]{0,80}?\\b(?:in excess of|exceed)))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall', 'states'],
      scene: { pattern: /\b(?:sublet|sublease|assign|transfer|subtenant|sublessee)/i, where: 'sentence' },
    },
    {
      name: 'percentGoesToLandlord',
      words: ['100', 'hundred', 'seventy', 'eighty', 'ninety', '75', '80', '90', '60', 'sixty'],
      act: clausePattern(
        '(?:\\b(?:one hundred|seventy[- ]five|eighty|ninety|sixty)(?: percent)?\\b|\\b(?:100|75|80|90|60)\\s?%)[^.;]{0,60}?\\b((?:excess|profits?|bonus|premium|consideration)\\b[^.;]{0,120}?\\b(?:paid|payable|belong|remitted) to (?:the )?{L})\\b',
      ),
      actors: ['other', 'tenant'],
      modality: ['shall', 'states'],
      scene: { pattern: /\b(?:sublet|sublease|assign|transfer|subtenant|sublessee)/i, where: 'sentence' },
    },
    {
      name: 'landlordIsEntitled',
      words: ['100', 'hundred', 'seventy', 'eighty', 'ninety', '75', '80', '90', '60', 'sixty'],
      act: clausePattern(
        '\\b(entitled to (?:receive )?(?:\\w+ ){0,2}?(?:one hundred|seventy[- ]five|eighty|ninety|sixty|100|75|80|90|60)\\s?(?:%|percent)[^.;]{0,60}?\\b(?:profits?|excess|bonus|premium|consideration))\\b',
      ),
      actors: ['landlord'],
      scene: { pattern: /\b(?:sublet|sublease|assign|transfer|subtenant|sublessee)/i, where: 'sentence' },
    },
    {
      name: 'landlordReceives',
      words: ['receive', 'receives', 'paid'],
      act: clausePattern(
        '\\b((?:receive|paid)\\b[^.;]{0,60}?\\b(?:all(?: of)? (?:such |the )?|such |the entire )(?:increased amount|excess|profits?|difference|increase))\\b',
      ),
      actors: ['landlord'],
      modality: ['shall', 'may', 'states'],
      scene: { pattern: /\b(?:sublet|sublease|assign|transfer|subtenant|sublessee)/i, where: 'sentence' },
    },
    {
      name: 'allProfitPaid',
      words: ['profit', 'profits', 'excess', 'consideration', 'difference'],
      act: clausePattern(
        '\\b(whole of the excess (?:is|shall be) payable to (?:the )?{L}|(?:all (?:of the )?profits?|any consideration|the whole of the excess|the entire (?:difference|profit))\\b[^.;]{0,100}?\\b(?:assign\\w*|subleas\\w*|sublet\\w*|payable)\\b[^.;]{0,60}?\\b(?:paid(?: over)? to|payable to|property of|belong to) (?:the )?{L})\\b',
      ),
      actors: ['other', 'landlord'],
    },
    {
      name: 'paysDifference',
      words: ['difference'],
      act: clausePattern('\\b(pays?\\b[^.;]{0,30}?\\bthe entire difference between the (?:two )?rents)\\b'),
      actors: ['tenant'],
    },
  ],
  unless: [
    {
      name: 'halfOrLess',
      pattern: /\b(?:fifty|forty|thirty|twenty-five|one[\s-]half|half)\b|\b(?:50|40|30|25)\s?%/i,
      where: 'sentence',
    },
    { name: 'unconsented', pattern: /\bwithout\s+(?:the\s+)?(?:landlord|lessor)[’']s/i, where: 'sentence' },
  ],
});
