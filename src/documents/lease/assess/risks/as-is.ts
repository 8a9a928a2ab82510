import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const asIs = statementRule({
  rule: 'as_is',
  severity: 'medium',
  hurts: 'tenant',
  tolerates: /\b(?:improvements|work\b|installations|wear|provided\s+(?:in|herein)|set\s+forth)/i,
  text: 'The tenant takes the premises as they are; the clause makes no exception for hidden defects.',
  why: 'Hidden defects become the tenant’s cost on the first day.',
  question: 'Will the landlord warrant the systems and correct latent defects for a year?',
  acts: [
    {
      name: 'acceptsAsIs',
      words: ['as'],
      act: clausePattern(
        '\\b((?:accept|take|taking|leas|receiv|acquir)\\w*\\b[^.;]{0,200}?(?<!\\w)(?:[\\x22“‘(]\\s?as[- ]is\\b|as-is\\b|as is(?=,? (?:condition|basis|where|state|and with|with all|without)|[\\x22”’,;.)]|$)))',
      ),
      actors: ['tenant'],
      scene: { pattern: /\b(?:premises|space|building|property|suite|land|center|same)\b/i, where: 'sentence' },
    },
    {
      name: 'deliveredAsIs',
      words: ['as'],
      act: clausePattern(
        '\\b((?:deliver|leas|provid|demis|let|tender)\\w*\\b[^.;]{0,120}?(?<!\\w)(?:[\\x22“‘(]\\s?as[- ]is\\b|as-is\\b|as is(?=,? (?:condition|basis|where|state|and with|with all|without)|[\\x22”’,;.)]|$)))',
      ),
      actors: ['landlord', 'other'],
      scene: { pattern: /\b(?:premises|space|building|property|suite|land|center|same)\b/i, where: 'sentence' },
    },
    {
      name: 'presentCondition',
      words: ['present', 'existing', 'current', 'stands', 'stand', 'voetstoots', 'condition'],
      act: clausePattern(
        '\\b((?:accept|tak)(?:s|es|e|ing)?\\b[^.;]{0,100}?\\b(?:in (?:its|their|the) (?:present|existing|then existing|current|actual) (?:state(?: and condition)?|condition)|in the condition in which (?:they|it)|as (?:they|it) stands?\\b|voetstoots))',
      ),
      actors: ['tenant'],
    },
    {
      name: 'possessionIsEvidence',
      words: ['conclusive', 'conclusively'],
      act: clausePattern(
        '\\b((?:possession|entry|occupation|occupancy)\\b[^.;]{0,80}?\\bconclusive(?:ly)? (?:evidence|proof|presum\\w+)\\b[^.;]{0,120}?\\b(?:order|condition|repair))\\b',
      ),
      actors: ['other'],
    },
  ],
  unless: [
    {
      name: 'latentElsewhere',
      pattern: /\b(?:except(?:ing)?|excluding|other\s+than|excepted)\b[^.;]{0,80}\blatent\b/i,
      where: 'document',
    },
    { name: 'latentDefects', pattern: /\b(?:latent|hidden|structural\s+defects)\b/i, where: 'clause' },
    {
      name: 'landlordWarrants',
      pattern:
        /\b(?:landlord|lessor)(?:[’']s)?\s+(?:hereby\s+|further\s+|expressly\s+)?(?:represents|warrants|warrant[sy]|shall\s+(?:correct|repair|cause|provide))\b/i,
      where: 'clause',
    },
    // The tenant returns the premises as they are, which isn't an as-is clause.
    {
      name: 'surrendered',
      pattern: /\b(?:surrender|vacate|yield\s+up|return)\w*\b[^.;]{0,300}?\bas[\s-]is\b/i,
      where: 'sentence',
    },
    { name: 'landlordsWork', pattern: /\b(?:landlord|lessor)[’']s\s+work\b|\bpunch[\s-]?list\b/i, where: 'sentence' },
    {
      name: 'otherSpace',
      pattern:
        /\b(?:expansion|additional|(?:first\s+)?offer(?:ed)?|refusal|must-take|storage)\s+(?:space|premises)\b|\brenewal|\bextension|\bpersonal\s+property|\bfurniture|\bFF&E\b|\bequipment\s+in\b|\binsurance/i,
      where: 'sentence',
    },
  ],
});
