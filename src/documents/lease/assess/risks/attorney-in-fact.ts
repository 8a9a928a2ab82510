import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const attorneyInFact = statementRule({
  rule: 'attorney_in_fact',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The landlord may sign documents as the tenant’s attorney-in-fact.',
  why: 'The landlord could bind the tenant to statements that it never made.',
  question: 'Can the power of attorney be deleted?',
  acts: [
    {
      name: 'tenantAppoints',
      words: ['attorney', 'fact'],
      act: clausePattern(
        '\\b(?:appoints?|constitutes?|makes?|designates?|authorizes?)\\b[^.;]{0,80}\\b{L}\\b[^.;]{0,100}?\\b(attorney(?:\\(s\\))?[- ]?in[- ]?fact)',
      ),
      actors: ['tenant'],
    },
    {
      name: 'landlordActs',
      words: ['attorney', 'fact'],
      act: clausePattern(
        '\\b((?:act|appointed|sign|execute|deliver|authorized)\\b[^.;]{0,80}?\\battorney[- ]?in[- ]?fact)\\b',
      ),
      actors: ['landlord'],
      modality: ['may', 'shall', 'states'],
    },
    {
      name: 'asAttorney',
      words: ['attorney'],
      act: clausePattern(
        '\\b((?:appoints?|nominates?|constitutes?|makes?)\\b[^.;]{0,120}?\\b{L}\\b[^.;]{0,120}?\\b(?:its|his|their) (?:\\w+ ){0,3}?attorney(?! ?-?in))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'inItsName',
      words: ['name'],
      act: clausePattern("\\b((?:execute|sign)\\b[^.;]{0,80}?\\bin (?:the name of (?:the )?{T}|{T}'s name))\\b"),
      actors: ['landlord'],
    },
  ],
  unless: [
    {
      // A power of attorney for a single purpose: collecting from a subtenant, contesting a tax.
      name: 'oneErrand',
      pattern:
        /\battorney(?:\(s\))?[- ]?in[- ]?fact,?\s+(?:coupled\s+with\s+an\s+interest,?\s+)?to\s+(?:direct|collect|receive|appear|protest|contest|endorse)\b/i,
      where: 'sentence',
    },
  ],
});
