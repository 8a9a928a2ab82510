import type { FieldId } from '../extract/fields/index.ts';

interface Choice {
  readonly value: string;
  readonly shown: string;
  readonly wording: RegExp;
}

/** The first choice whose words the claim contains. */
export function choiceIn(id: FieldId, words: string): { value: string; shown: string } | null {
  const found = choices[id]?.find(({ wording }) => wording.test(words));
  return found === undefined ? null : { value: found.value, shown: found.shown };
}

const choices: Readonly<Partial<Record<FieldId, readonly Choice[]>>> = {
  // The standard of the landlord's consent to a transfer.
  assignment: [
    {
      value: 'reasonable',
      shown: 'Landlord’s consent, not unreasonably withheld',
      wording: /\bunreasonabl\w+|\breasonable\s+(?:consent|discretion|approval)\b/i,
    },
    {
      value: 'sole_discretion',
      shown: 'Landlord’s consent, in its sole discretion',
      wording: /\bsole(?:\s+and\s+absolute)?\s+discretion\b/i,
    },
    {
      value: 'consent',
      shown: 'Landlord’s consent; no standard is stated',
      wording: /\b(?:without|prior|written|with)\b[^.;]{0,60}\b(?:consent|approval|permission)\b/i,
    },
  ],
  lease_structure: [
    { value: 'absolute', shown: 'Absolute net', wording: /\babsolute(?:ly)?\s+(?:triple\s+)?net\b/i },
    { value: 'NNN', shown: 'Triple net (NNN)', wording: /\btriple[\s-]+net\b|\bNNN\b/i },
    {
      value: 'base_year',
      shown: 'Base year',
      wording:
        /\bbase\s+(?:year|period)\b|\bincreases?\s+in\b[^.;]{0,80}\bover\b|\bexceeds?\b[^.;]{0,80}\b(?:base|calendar)\b/i,
    },
    { value: 'modified_gross', shown: 'Modified gross', wording: /\bmodified\s+gross\b/i },
    {
      value: 'NNN',
      shown: 'Triple net (NNN)',
      wording: /\b(?:share|proportion)\b[^.;]{0,80}\b(?:taxes|operating|insurance|common\s+area)\b/i,
    },
  ],
  waiver_subrogation: [
    {
      value: 'mutual',
      shown: 'Mutual',
      wording:
        /^(?=.*\b(?:subrogat|waive|release))(?=.*\b(?:each|both|mutual(?:ly)?|either|neither|other\s+party|(?:landlord|lessor)\s+and\s+(?:the\s+)?(?:tenant|lessee)|(?:tenant|lessee)\s+and\s+(?:the\s+)?(?:landlord|lessor))\b)/is,
    },
    { value: 'one_way', shown: 'One way', wording: /\bsubrogat\w*/i },
  ],
  indemnity: [
    {
      value: 'mutual',
      shown: 'Both sides',
      wording: /\b(?:each|both|either|mutual(?:ly)?)\b[^.;]{0,80}\b(?:indemnif\w*|harmless)\b/i,
    },
    {
      value: 'tenant_only',
      shown: 'Tenant only',
      wording:
        /\b(?:sub-?)?(?:tenant|lessee|party\s+b)\b[^.;]{0,60}\b(?:shall|will|must|agrees|hereby|does)\b[^.;]{0,80}\b(?:indemnif\w*|harmless)\b/i,
    },
    {
      value: 'landlord_only',
      shown: 'Landlord only',
      wording:
        /\b(?:sub-?)?(?:landlord|lessor|party\s+a)\b[^.;]{0,60}\b(?:shall|will|must|agrees|hereby|does)\b[^.;]{0,80}\b(?:indemnif\w*|harmless)\b/i,
    },
  ],
};
