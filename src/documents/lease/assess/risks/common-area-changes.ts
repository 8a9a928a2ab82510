import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const commonAreaChanges = statementRule({
  rule: 'common_area_changes',
  severity: 'low',
  hurts: 'tenant',
  text: 'The landlord may change the common areas or the parking.',
  why: 'Access, visibility and parking may get worse during the term.',
  question: 'Can changes that reduce access, visibility or parking require the tenant’s consent?',
  acts: [
    {
      name: 'changesAreas',
      words: ['common', 'parking', 'car'],
      act: clausePattern(
        '\\b((?:change|changing|alter|altering|reconfigure|redesign|vary|relocate|modify|reduce|rearrange|changes|alterations)\\b[^.;]{0,100}?\\b(?:common (?:areas?|facilities|parts)|car parks?|parking (?:areas?|facilit(?:y|ies)|lots?|spaces|garage)))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'mayBeChanged',
      words: ['parking', 'common'],
      act: clausePattern(
        '\\b((?:common (?:areas?|parts)|parking)\\b[^.;]{0,40}?\\bmay\\b[^.;]{0,30}?\\bbe (?:changed|altered|reduced|moved|reconfigured))\\b',
      ),
      actors: ['landlord'],
    },
    {
      name: 'buildsOnParking',
      words: ['parking', 'common'],
      act: clausePattern(
        '\\b((?:build|erect|construct)\\b[^.;]{0,60}?\\b(?:on|in|upon) (?:the |any )?(?:parking (?:lot|area|areas|deck)|common (?:areas?|parts)))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
  ],
  unless: [
    {
      name: 'noHarm',
      pattern:
        /\breasonable\s+(?:\w+\s+){0,3}?access\b|\b(?:not|without|no)\b[^.;]{0,60}\b(?:material(?:ly)?|unreasonabl[ey]|substantially|adversely|interfer\w+|reduc\w+|impair\w*|diminish\w*)\b/i,
      where: 'sentence',
    },
    { name: 'temporary', pattern: /\btemporar(?:y|ily)\b/i, where: 'act' },
    { name: 'expenses', pattern: /\b(?:cost|costs|expenses|share)\s+of\b/i, where: 'act' },
  ],
});
