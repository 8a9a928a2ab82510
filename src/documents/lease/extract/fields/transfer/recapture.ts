import { defineField } from '../../field.ts';
import { grantedEvidence } from '../../granted.ts';
import { landlord } from '../../sides.ts';

const home = /assign|sublet|sub-?leas|transfer|recapture/;

export const recapture = defineField({
  id: 'recapture',
  label: 'Recapture',
  group: 'Transfer',
  lookedFor: 'a right to take the space back on a transfer',
  topics: ['assignment'],
  evidence: [
    grantedEvidence(
      'recapture',
      ['recapture', 'recaptured'],
      /\brecaptur(?:e|ed|ing)\b[^.;]{0,80}?\b(?:premises|space|portion|leasehold|lease|right)\b/i,
      { by: ['landlord', 'other'], section: home },
    ),
    grantedEvidence(
      'endsInstead',
      ['terminate', 'cancel', 'termination', 'cancellation'],
      /\b(?:terminate|cancel)\b[^.;]{0,60}?\b(?:lease|sublease|agreement|term)\b/i,
      {
        by: ['landlord'],
        section: home,
        within: new RegExp(
          `(?:assign|sub-?let|transfer)[^.;]{0,500}\\b(?:option|right|elect|may)\\b|\\b${landlord}[^.;]{0,300}(?:sub-?let|subleas|assign|transfer)`,
          'i',
        ),
      },
    ),
    grantedEvidence(
      'takesBack',
      ['take', 'takes'],
      /\btake\s+(?:back\b[^.;]{0,40}?\b(?:space|premises|portion)\b|(?:the|such|that)\s+(?:space|premises|portion)\s+back\b)/i,
      {
        by: ['landlord'],
        section: home,
      },
    ),
    grantedEvidence(
      'takesSublease',
      ['sublease', 'sublet', 'assignment'],
      /\b(?:itself\s+)?(?:sublease|sublet|take\s+(?:an\s+assignment|a\s+sublease|the\s+space))\b[^.;]{0,60}?\bfrom\s+(?:tenant|lessee|sublessee|subtenant)\b/i,
      { by: ['landlord'], section: home },
    ),
  ],
  exclusions: [
    {
      // Termination for default, and statements about what a termination option doesn't cover.
      name: 'forDefault',
      excludes: ({ evidence, span, block }, { text }) =>
        evidence !== 'recapture' &&
        (!/assign|sub-?let|sub-?leas|transfer/.test(block.section) &&
        !/\b(?:proposed|request|intend|desires?|wish(?:es)?\s+to|to\s+be\s+(?:sublet|assigned|subleased))/i.test(
          text.document.text.slice(span.start, span.end),
        )
          ? true
          : /\b(?:default|breach|fails?|failure|without\s+(?:the\s+)?(?:landlord|lessor|such\s+consent|prior)|in\s+violation|attempted|surrender)\b/i.test(
              text.document.text.slice(span.start, span.end),
            )),
    },
  ],
});
