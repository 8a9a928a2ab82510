import { landlord, tenant } from './party-words.ts';
import { type FieldRule, sentences } from './rule.ts';

export const repairRules: readonly FieldRule[] = [
  {
    id: 'maintenance_tenant',
    label: 'Tenant repairs',
    group: 'Repairs',
    lookedFor: 'what the tenant maintains and repairs',
    find: sentences(
      ['maintain', 'repair', 'repairs', 'maintenance', 'keep'],
      new RegExp(
        `\\b${tenant}\\b[^.]{0,140}\\b(?:shall|will|agrees\\s+to|must|is\\s+responsible)\\b[^.]{0,140}\\b(?:maintain|maintenance|repair|repairs|keep)\\b`,
      ),
      { section: /repair|mainten/, avoid: /insurance|books|records|policy|policies|lien/i },
    ),
  },
  {
    id: 'maintenance_landlord',
    label: 'Landlord repairs',
    group: 'Repairs',
    lookedFor: 'what the landlord maintains and repairs',
    find: sentences(
      ['maintain', 'repair', 'repairs', 'maintenance', 'keep'],
      new RegExp(
        `\\b${landlord}\\b[^.]{0,160}\\b(?:shall|will|agrees\\s+to|must|is\\s+responsible)\\b(?!\\s+not)[^.]{0,140}\\b(?:maintain|maintenance|repair|repairs|keep)\\b`,
      ),
      { section: /repair|mainten|service/, avoid: /insurance|books|records|shall\s+have\s+no|damage\s+or\s+destr/i },
    ),
  },
  {
    id: 'alterations_restoration',
    label: 'Alterations and restoration',
    group: 'Repairs',
    lookedFor: 'consent to alterations and their removal',
    find: sentences(
      ['alterations', 'alteration', 'remove', 'restore', 'removal'],
      /\balterations?\b[^.]{0,200}\b(?:consent|remove|removal|restor|property\s+of)|\b(?:remove|restore)\b[^.]{0,120}\balterations?|\bshall\s+not\s+make\b[^.]{0,60}\b(?:alterations|additions|improvements)/i,
      { section: /alterat|surrender|restor/ },
    ),
  },
];
