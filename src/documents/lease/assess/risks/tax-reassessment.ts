import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const taxReassessment = statementRule({
  rule: 'tax_reassessment',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The tenant pays tax increases that a sale of the property causes.',
  why: 'A sale can multiply the taxes of a property.',
  question: 'Will the landlord bear increases caused by a sale during the term?',
  acts: [
    {
      name: 'increaseBySale',
      words: ['reassessment', 'reassessed', 'ownership', 'sale', 'transfer'],
      act: clausePattern(
        '\\b((?:reassess\\w*|increas\\w+|assess\\w*|tax(?:es)?)\\b[^.;]{0,160}?\\b(?:sale|transfer|conveyance|change (?:of|in) (?:the )?ownership)\\b)',
      ),
      actors: ['tenant', 'other'],
      modality: ['shall', 'states'],
      scene: { pattern: /\breassess|\bproposition\s+13\b|\bincrease/i, where: 'sentence' },
    },
    {
      name: 'partOfTaxes',
      words: ['reassessment', 'assessment'],
      act: clausePattern(
        '\\b((?:sale|transfer|conveyance)\\b[^.;]{0,60}?\\breassess\\w+\\b[^.;]{0,60}?\\bthe increase is (?:part of|included in) the taxes|higher assessment\\b[^.;]{0,40}?\\b(?:sale|transfer|conveyance)\\b[^.;]{0,30}?\\b(?:for the account of|payable by|borne by) (?:the )?{T})\\b',
      ),
      actors: ['other', 'tenant'],
    },
  ],
  unless: [
    {
      name: 'landlordBearsPart',
      pattern: /%\)?\s+of\s+(?:its|tenant[’']s|lessee[’']s|the)\s+(?:proportionate\s+|pro\s+rata\s+)?share/i,
      where: 'sentence',
    },
    {
      name: 'leftOut',
      pattern: /\b(?:exclud\w*|except\w*|other\s+than|transfer\s+tax(?:es)?|gains?\s+tax|income)\b/i,
      where: 'sentence',
    },
  ],
  topics: ['taxes', 'operating_expenses', 'definitions', 'rent'],
});
