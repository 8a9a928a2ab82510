import { defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { notWhere, wordsEvidence } from '../../said.ts';
import { landlord, tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';

const words = ['maintain', 'maintains', 'maintenance', 'repair', 'repairs', 'repairing', 'keep', 'keeps', 'structure'];
const section = /repair|maint|upkeep|service/;
/** The main topics of such a duty; other upkeep duties are secondary. */
const prefers = /\broof|\bstructur|\bfoundations?\b|\bexterior\b|\bouter\s+walls\b/i;
const about = ['repairs', 'utilities', 'condition', 'premises', 'compliance'] as const;
const own = `(?:(?!\\b${tenant}\\b)[^.;]){0,160}?`;

export const maintenanceLandlord = defineField({
  id: 'maintenance_landlord',
  label: 'Landlord repairs',
  group: 'Repairs',
  lookedFor: 'what the landlord maintains and repairs',
  topics: ['repairs'],
  isSame: () => true,
  evidence: [
    wordsEvidence(
      'shallMaintain',
      words,
      new RegExp(
        `\\b${landlord}\\b(?:${own}\\b(?:shall|will|must|agrees?\\s+to|covenants?\\s+(?:and\\s+agrees\\s+)?(?:with\\s+(?:the\\s+)?${tenant}\\s+)?to)\\b(?!\\s+(?:not|have\\s+no|in\\s+no))(?:(?!\\b(?:${tenant}|insurance|lien|not\\s+be)\\b)[^.;]){0,200}?\\b(?:maintain|repair|keep|maintenance|repairs)\\b|\\s+(?:maintains|repairs|keeps\\s+in\\s+(?:good\\s+)?repair)\\b)(?:[^.;]{0,120}?\\b(?:roof|structur\\w*|foundations?|walls?|exterior|building|common\\s+areas?|systems?|repair|condition|order|premises|property|tanks?|grounds))`,
        'i',
      ),
      { section, about, weight: rank.usual, prefers },
    ),
    wordsEvidence(
      'isResponsible',
      words,
      new RegExp(
        `\\b${landlord}\\b${own}\\b(?:(?:(?:shall|will|must)\\s+be|is)\\s+(?:solely\\s+)?(?:responsible\\s+for|liable\\s+for)|takes?\\s+charge\\s+of)\\b[^.;]{0,120}?\\b(?:maintenance|maintaining|repairs?|repairing|damage\\s+of\\s+the\\s+main\\s+structure)\\b`,
        'i',
      ),
      { section, about },
    ),
    wordsEvidence(
      'responsibilityOf',
      words,
      new RegExp(
        `\\b(?:maintained|kept|repaired|repairs?|maintenance)\\b(?:(?!\\b${tenant}\\b)[^.;]){0,160}?\\b(?:(?:borne|maintained|repaired|made)\\s+by|(?:sole\\s+)?(?:cost|expense|responsibility)\\s+of)\\s+(?:the\\s+)?${landlord}\\b`,
        'i',
      ),
      { section, about, weight: rank.indirect },
    ),
    wordsEvidence(
      'noDuty',
      words,
      new RegExp(
        `\\b${landlord}\\b${own}\\b(?:not\\s+be\\s+(?:required|obligated|responsible|liable)|(?:have|has)\\s+no\\s+(?:obligation|duty|responsibility))\\b[^.;]{0,160}?\\b(?:repairs?|maintain|maintenance)\\b`,
        'i',
      ),
      { section, about, weight: rank.denial },
    ),
    wordsEvidence(
      // Under `Landlord’s covenants`: `To keep the estate roads and main drains in good repair`
      'listedCovenant',
      ['keep', 'repair', 'maintain'],
      /^\W*(?:(?:\(?[a-z\d]{1,3}\)|\d{1,2}(?:\.\d{1,2})*)\s+)?to\s+(?:keep|repair|maintain)\b[^;]{0,260}\b(?:repair|condition|order)\b/i,
      { within: /(?:landlord|lessor)[’']s\s+(?:covenants|obligations|undertakings)/ },
    ),
    headedClause(/^(?!.*(?:common|operating|expense|cost)).*(?:repair|maintenance|upkeep)/, {
      says: new RegExp(
        `^(?:the\\s+)?${landlord}\\b[^.;]{0,60}\\b(?:shall|will|must|does|keeps?|maintains?|repairs?|bears|is\\s+responsible)\\b`,
        'i',
      ),
      unless: /\bnot?\b/i,
    }),
  ],
  exclusions: [
    notWhere(
      'otherUpkeep',
      /\b(?:maintain|keep|maintained|maintenance)\b[^.;]{0,60}\b(?:insurance|insured|polic(?:y|ies)|books|records|liens?|confidential|deposit|informed|certificate\s+of\s+occupancy)\b/i,
    ),
    {
      // Duties after a fire, a taking or a breach are separate duties.
      name: 'anotherClause',
      excludes: ({ block }) =>
        /casualty|damage|destr|condemn|alteration|default|remed|insurance|indemn|signs?\b|signage|hazard|operating|expense|work|rules|access|entry|estoppel/.test(
          block.section.split(' > ').at(-1) ?? '',
        ) && !/repair|maint/.test(block.section),
    },
    notWhere(
      'afterDamage',
      /\bdamaged\s+or\s+destroyed\b|\bfire\s+or\s+other\b|\bcasualty\b[^.;]{0,60}\b(?:landlord|lessor)\b|\bfree\s+and\s+clear\b|\b(?:tenant|lessee)\b[^.;]{0,60}\bwaives?\b/i,
    ),
  ],
});
