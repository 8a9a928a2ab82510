import { conditional } from '../../clause-evidence.ts';
import { defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { notWhere, wordsEvidence } from '../../said.ts';
import { landlord, tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';

const words = [
  'maintain',
  'maintenance',
  'repair',
  'repairs',
  'repairing',
  'keep',
  'maintained',
  'maintaining',
  'care',
  'maintains',
  'keeps',
];
const section = /repair|maint|upkeep|care of/;
/** The main topics of such a duty; other upkeep duties are secondary. */
const prefers = /\b(?:premises|property|interior|roof|structur\w*)\b/i;
/**
 * Conditions, damage with a specific cause, additional duties (`also`) and cleaning: the general duty is in another
 * sentence.
 */
const follows = new RegExp(
  `${conditional.source}|\\b(?:caused|necessitated|occasioned)\\s+by\\b|^\\W*${tenant}\\s+(?:shall|will|must)\\s+also\\b|^(?!.*\\brepair)(?=.*\\b(?:rubbish|trash|garbage|refuse|dirt|debris)\\b)`,
  'is',
);
const about = ['repairs', 'utilities', 'condition', 'premises', 'compliance'] as const;
/**
 * The words between a subject and its verb, which don't name the other party: `Tenant, at its sole cost and expense,
 * shall`.
 */
const own = `(?:(?!\\b${landlord}\\b)[^.;]){0,160}?`;
const keep = '(?:maintain|repair|keep|maintenance|repairs|take\\s+(?:good\\s+)?care)\\b';

export const maintenanceTenant = defineField({
  id: 'maintenance_tenant',
  label: 'Tenant repairs',
  group: 'Repairs',
  lookedFor: 'what the tenant maintains and repairs',
  topics: ['repairs'],
  isSame: () => true,
  evidence: [
    wordsEvidence(
      'shallMaintain',
      words,
      new RegExp(
        `\\b${tenant}\\b(?:${own}\\b(?:shall|will|must|agrees?\\s+to|undertakes?\\s+to|covenants?\\s+(?:and\\s+agrees\\s+)?(?:with\\s+(?:the\\s+)?${landlord}\\s+)?to|hereby\\s+agrees?)\\b(?!\\s+(?:not|have\\s+no))(?:(?!\\b(?:${landlord}|insurance|lien|books|records)\\b)[^.;]){0,200}?\\b${keep}|\\s+(?:maintains|repairs|keeps\\s+in\\s+(?:good\\s+)?repair)\\b)(?:[^.;]{0,80}?\\b(?:premises|building|repair|condition|order|hvac|roof|systems?|interior|improvements|fixtures|property|equipment))`,
        'i',
      ),
      { section, about, weight: rank.usual, prefers, follows },
    ),
    wordsEvidence(
      'isResponsible',
      words,
      new RegExp(
        `\\b${tenant}\\b${own}\\b(?:(?:shall|will|must)\\s+be|is|are)\\s+(?:solely\\s+|fully\\s+)?(?:responsible|liable)\\s+for\\b[^.;]{0,120}?\\b(?:maintenance|maintaining|repairs?|repairing|upkeep)\\b`,
        'i',
      ),
      { section, about, follows },
    ),
    wordsEvidence(
      'atTenantsCost',
      words,
      new RegExp(
        `\\b(?:maintained|kept|repaired|repairs?|maintenance)\\b[^.;]{0,160}?\\b(?:by|(?:sole\\s+)?(?:cost|expense|responsibility)\\s+of)\\s+(?:the\\s+)?${tenant}\\b`,
        'i',
      ),
      { section, about, weight: rank.indirect, follows },
    ),
    wordsEvidence(
      // Under `Tenant’s covenants`: `(c) to keep the interior of the Premises in good and tenantable repair`
      'listedCovenant',
      ['keep', 'repair', 'maintain'],
      /^\W*(?:(?:\(?[a-z\d]{1,3}\)|\d{1,2}(?:\.\d{1,2})*)\s+)?to\s+(?:keep|repair|maintain)\b[^;]{0,260}\b(?:repair|condition|order)\b/i,
      { within: /(?:tenant|lessee)[’']s\s+(?:covenants|obligations|undertakings)/ },
    ),
    headedClause(/^(?!.*(?:common|operating|expense|cost)).*(?:repair|maintenance|upkeep)|^care of/, {
      says: new RegExp(
        `\\b${tenant}\\b[^.;]{0,60}\\b(?:shall|will|must|does|keeps?|maintains?|repairs?|bears)\\b`,
        'i',
      ),
      unless: new RegExp(`^(?:the\\s+)?${landlord}\\b|\\bnot\\b`, 'i'),
    }),
  ],
  exclusions: [
    notWhere(
      'otherUpkeep',
      /\b(?:maintain|keep|maintained|maintenance)\b[^.;]{0,60}\b(?:insurance|insured|polic(?:y|ies)|books|records|liens?|in\s+(?:full\s+)?force|confidential|deposit|existence|license|informed)\b/i,
    ),
    {
      // Duties after a fire, a taking, the end of the term or an alteration are separate duties.
      name: 'anotherClause',
      excludes: ({ block }) =>
        /casualty|damage|destr|condemn|surrender|alteration|default|remed|insurance|indemn|signs?\b|signage|parking|furniture|furnishings|generator|antenna|sidewalk|hazard|guarant|work\s*letter|rules/.test(
          block.section.split(' > ').at(-1) ?? '',
        ) && !section.test(block.section),
    },
    notWhere(
      // `The Landlord covenants that the Tenant shall peaceably enjoy the Premises, and to keep the roof in repair`.
      'landlordCovenants',
      new RegExp(`^(?:the\\s+)?${landlord}\\s+(?:hereby\\s+)?(?:covenants?|agrees|undertakes|may)\\b`, 'i'),
    ),
    notWhere(
      // An exclusion in a proviso after the duty is not part of the duty.
      'noDuty',
      /^(?:(?!\bprovided\s+that\b|\bexcept\b|,\s+but\b)[\s\S]){0,500}?(?:\bnot\s+be\s+(?:obligated|required|responsible)\b|\b(?:allowed|permitted)\s+to\b|\backnowledges?\b|\b(?:shall|will)\s+have\s+(?:access|the\s+(?:right|use)|use\s+of)\b|\btolerate\b|\bbreach\s+by\b)|^[^,;]{0,60}\blast\s+day\s+of\b/i,
    ),
  ],
});
