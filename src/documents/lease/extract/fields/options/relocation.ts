import { defineField } from '../../field.ts';
import { grantedEvidence } from '../../granted.ts';
import { notWhere, rightEvidence } from '../../said.ts';

const section = /relocat|substitut/;

export const relocation = defineField({
  id: 'relocation',
  label: 'Relocation right',
  group: 'Options',
  lookedFor: 'a right of the landlord to relocate the tenant',
  topics: ['relocation'],
  evidence: [
    grantedEvidence(
      'relocate',
      ['relocate', 'relocation', 'relocating'],
      /\brelocat(?:e|ion|ing)\b(?:\s+of)?\s+(?:the\s+)?(?:tenant|lessee|premises|licensee|sub-?tenant|sub-?lessee|(?:tenant|lessee)[’']?s\s+(?:premises|business|operations|broadcast\s+operations|space)|demised\s+premises|leased\s+premises|space)\b/i,
      { by: ['landlord', 'other'], section },
    ),
    grantedEvidence(
      'requireToRelocate',
      ['relocate', 'move', 'relocation'],
      /\brequire\s+(?:the\s+|a\s+)?relocation\b(?!\s+of\b)|\b(?:cause|require|ask)\s+(?:the\s+)?(?:tenant|lessee|licensee|sub-?tenant|sub-?lessee)\s+to\s+(?:relocate|move)\b/i,
      { by: ['landlord'], section },
    ),
    rightEvidence(
      'agreesToRelocate',
      ['relocate', 'move'],
      /\b(?:tenant|lessee)\s+(?:agrees\s+to|shall|will|must)\s+(?:relocate|move)\s+to\s+(?:other|another|such\s+(?:other|new|substitute)|substitute|different|the\s+(?:new|substitute))\b/i,
      { section },
    ),
    grantedEvidence(
      'substitute',
      ['substitute', 'substitution'],
      /\bsubstitut(?:e|ing|ion)\b[^.;]{0,120}?\b(?:for\s+the\s+(?:premises|demised\s+premises|leased\s+premises)|other\s+(?:space|premises)|comparable\s+space|alternate\s+(?:space|premises)|new\s+(?:space|premises))\b/i,
      { by: ['landlord'], section },
    ),
    grantedEvidence(
      'move',
      ['move', 'moving'],
      /\bmove\s+(?:the\s+)?(?:tenant|lessee|sub-?lessee)\s+(?:to|from|into)\b[^.;]{0,60}?\b(?:space|premises|suite|floor|location)\b/i,
      { by: ['landlord'], section },
    ),
  ],
  exclusions: [
    // Relocating pipes, parking or signs, and the tenant's own move, are different matters.
    notWhere(
      'ofOtherThings',
      /\brelocat\w+\b[^.;]{0,40}\b(?:parking|signs?|utilit\w+|pipes|ducts|common\s+areas?|entrances?|equipment|elevators?|tenant[’']s\s+(?:property|personal|employees))\b/i,
    ),
    notWhere(
      'otherParty',
      /\brelocation\s+(?:costs?|expenses?|benefits|assistance|award)\b(?![^.;]{0,200}\blandlord\s+(?:may|shall\s+have\s+the\s+right)\b)/i,
    ),
  ],
});
