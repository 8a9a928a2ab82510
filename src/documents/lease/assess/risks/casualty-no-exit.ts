import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const casualtyNoExit = statementRule({
  rule: 'casualty_no_exit',
  severity: 'medium',
  hurts: 'tenant',
  text: 'A casualty doesn’t let the tenant out of the lease.',
  why: 'The tenant could wait for a building that takes a year to rebuild.',
  question: 'Can the tenant terminate when restoration takes longer than a set time?',
  acts: [
    {
      name: 'damageGivesNoExit',
      words: ['damage', 'destruction', 'casualty', 'fire'],
      act: clausePattern(
        '\\b((?:damage|destruction|casualty|fire)\\b[^.;]{0,100}?\\b(?:shall|will|must|may)\\b[^.;]{0,20}?\\b(?:allow|entitle|permit|authorize|release|relieve) (?:the )?{T}\\b[^.;]{0,60}?\\b(?:surrender|terminate|cancel|quit|vacate|obligations?))',
      ),
      actors: ['other'],
      negated: true,
    },
    {
      name: 'tenantMayNotTerminate',
      words: ['damage', 'destruction', 'casualty', 'fire'],
      act: clausePattern(
        '\\b((?:terminate|cancel|surrender) (?:this |the )?(?:sub)?lease\\b[^.;]{0,60}?\\b(?:because|by reason|on account|as a result|in (?:the )?(?:event|case)|upon)\\b[^.;]{0,30}?\\b(?:damage|destruction|casualty|fire))',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      // `Tenant waives any statute giving it a right to terminate on account of damage.`
      name: 'waivesStatute',
      words: ['waives', 'waive'],
      act: clausePattern(
        '\\b(waives?\\b[^.;]{0,160}?\\b(?:terminate|cancel|quit|surrender)\\b[^.;]{0,60}?\\b(?:damage|destruction|casualty))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'givesNoRight',
      words: ['damage', 'destruction', 'casualty', 'fire'],
      act: clausePattern(
        '\\b((?:damage|destruction|casualty|fire)\\b[^.;]{0,80}?\\bgives? (?:the )?{T} (?:no|any) right to (?:cancel|terminate|surrender|quit|determine))\\b',
      ),
      actors: ['other'],
      negated: true,
    },
    {
      name: 'mayNotQuit',
      words: ['damage', 'destruction', 'fire'],
      act: clausePattern(
        '\\b(?:on account|by reason|because|as a result) of (?:the |any |such )?(?:damage|destruction|fire)\\b[^.;]{0,30}?\\b(quit|surrender|terminate|cancel)\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'notReleased',
      words: ['damage', 'destruction'],
      act: clausePattern(
        '\\b((?:released from|determine|entitled to determine) (?:this |the )?(?:sub)?lease\\b[^.;]{0,60}?\\b(?:by reason|on account|in the event|upon)\\b[^.;]{0,30}?\\b(?:damage|destruction))\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
  ],
  unless: [
    {
      name: 'tenantMayTerminate',
      pattern:
        /\b(?:tenant|lessee|either\s+party|landlord\s+or\s+tenant|lessor\s+or\s+lessee)\b(?:(?!\b(?:no[rt]?|waives?)\b)[^.;]){0,60}\b(?:may|right|option|elects?|entitled)\b(?![^.;]{0,30}\bnot\b)[^.;]{0,60}\b(?:terminat|cancel)\w*[^.;]{0,160}\b(?:damage|casualty|destr|restor|repair|rebuil)|\b(?:damage|casualty|destr|restor|repair|rebuil)\w*[^.;]{0,200}\b(?:tenant|lessee|either\s+party)\b[^.;]{0,30}\b(?:may|has\s+the|have\s+the|shall\s+have\s+the)\b(?![^.;]{0,10}\bnot\b)[^.;]{0,40}\b(?:terminat|cancel)/i,
      where: 'document',
    },
  ],
});
