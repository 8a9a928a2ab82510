import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const hvacReplacement = statementRule({
  rule: 'hvac_replacement',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The tenant must replace the heating and air-conditioning equipment.',
  why: 'New units outlast the term and can cost more than a year of rent.',
  question: 'Can the landlord replace units, with the cost spread over their useful life?',
  acts: [
    {
      name: 'replaceHvac',
      words: ['hvac', 'heating', 'air', 'ventilating', 'conditioners', 'rooftop'],
      act: clausePattern(
        '\\b(replac(?:e|ement of|ing)\\b[^.;]{0,200}?\\b(?:HVAC|heating|air[- ]conditioning|ventilat\\w+))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall', 'states'],
    },
    {
      name: 'renewsPlant',
      words: ['air', 'heating', 'hvac', 'conditioners'],
      act: clausePattern(
        '\\b((?:(?:HVAC|air[- ]conditioning|air[- ]conditioners|heating)\\b[^.;]{0,80}?\\b(?:renewal when|its renewal|substitute new|renew when)|renew the (?:heating|HVAC|air[- ]conditioning|cooling)))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'atTenantsCost',
      words: ['replacement', 'replaced'],
      act: clausePattern(
        '\\b((?:replacement of (?:the )?(?:HVAC|heating|air[- ]conditioning)\\b[^.;]{0,60}?\\b(?:for the account|at the (?:cost|expense)) of (?:the )?{T}|(?:HVAC|heating|air[- ]conditioning|rooftop units)\\b[^.;]{0,80}?\\breplaced by (?:the )?{T}))\\b',
      ),
      actors: ['tenant', 'other'],
    },
  ],
  unless: [
    { name: 'filtersOnly', pattern: /\bfilters\b|\bduct\b|\bthermostat/i, where: 'act' },
    {
      name: 'landlordReplaces',
      pattern:
        /\b(?:landlord|lessor)\b[^.;]{0,160}\breplace\w*\b[^.;]{0,160}\b(?:HVAC|heating|air)|\buseful\s+life\b|\bamortiz/i,
      where: 'clause',
    },
    {
      name: 'landlordReplacesElsewhere',
      pattern:
        /\b(?:landlord|lessor)\b[^.;]{0,40}\b(?:shall|will|must)\b[^.;]{0,40}\breplac\w*\b[^.;]{0,60}\b(?:HVAC|heating,\s+ventilat)|\breplacement\s+of\b[^.;]{0,60}\b(?:HVAC|heating,\s+ventilat)[^;]{0,400}\b(?:landlord|lessor)\s+shall\s+(?:perform|make|do|carry)\b/i,
      where: 'document',
    },
    {
      name: 'keptOut',
      pattern: /\b(?:except|excluding|other\s+than)\b[^.;]{0,100}\b(?:HVAC|heating|air[\s-]conditioning|replacement)/i,
      where: 'sentence',
    },
  ],
});
