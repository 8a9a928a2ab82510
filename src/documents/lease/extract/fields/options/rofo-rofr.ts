import { defineField } from '../../field.ts';
import { granted } from '../../granted.ts';
import { notWhere, saidEvidence, yes } from '../../said.ts';
import { landlord, tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';

const section = /first|refusal|offer|expan|option|purchase/;

/** `Right of first refusal`, `first right to lease`, `first - right - of - refusal`. */
const firstRight =
  '(?:rights?[\\s-]+of[\\s-]+first[\\s-]+(?:offer|refusal|opportunity|negotiation)|first[\\s-]+right[\\s-]+(?:of[\\s-]+(?:refusal|offer)|to)|first\\s+(?:refusal|offer)\\s+right|(?:rofo|rofr))';

export const rofoRofr = defineField({
  id: 'rofo_rofr',
  label: 'First offer or refusal',
  group: 'Options',
  lookedFor: 'a right of first offer or first refusal',
  topics: ['expansion', 'purchase', 'renewal'],
  evidence: [
    saidEvidence(
      'grantsTenant',
      ['first', 'rofo', 'rofr'],
      new RegExp(
        `\\b(?:${tenant}[^.;]{0,160}?\\b(?:(?:shall|will)\\s+(?:also\\s+)?have|has|is\\s+(?:hereby\\s+)?granted|enjoys?)|(?:grants?|granted|given?)\\b(?:\\s+(?:to|by))?[^.;]{0,60}?\\b${tenant})\\b[^.;]{0,140}?\\b${firstRight}\\b`,
        'i',
      ),
      yes,
      { section, weight: rank.explicit },
    ),
    saidEvidence(
      'rightForTenant',
      ['first', 'rofo', 'rofr'],
      new RegExp(
        `\\b(?:grants?|granted|gives?|afforded|provides?)\\b[^.;]{0,60}?\\b${firstRight}\\b[^.;]{0,40}?\\b(?:for|to|in\\s+favou?r\\s+of)\\s+(?:the\\s+)?${tenant}`,
        'i',
      ),
      yes,
      { section },
    ),
    saidEvidence(
      'mustOfferFirst',
      ['first', 'offer', 'offered', 'before'],
      new RegExp(
        `\\b(?:shall|must|will)\\s+(?:first\\s+)?(?:offer|notify|give)\\b[^.;]{0,60}?\\b${tenant}\\b[^.;]{0,160}?\\b(?:right\\s+of\\s+first|first\\s+(?:refusal|offer|opportunity))|\\b(?:before|prior\\s+to)\\s+(?:leasing|letting|selling|offering|marketing)\\b[^.;]{0,80}?\\b(?:shall|must|will)\\s+offer\\b[^.;]{0,60}?\\b${tenant}\\b|\\bbefore\\s+(?:the\\s+)?${landlord}\\s+(?:leases|lets|sells)\\b[^.;]{0,90}?\\b(?:shall|must|will)\\s+(?:first\\s+)?offer\\b[^.;]{0,60}?\\b${tenant}\\b|\\bshall\\s+first\\s+(?:be\\s+offered|offer)\\b[^.;]{0,80}?\\b${tenant}\\b`,
        'i',
      ),
      (said) => granted(said),
      { section },
    ),
    saidEvidence(
      'underTitle',
      ['sell', 'lease', 'offer', 'notify', 'notice'],
      new RegExp(
        `\\b${landlord}\\b[^.;]{0,120}?\\b(?:may\\s+not|shall\\s+not|shall|must|will)\\b[^.;]{0,100}?\\b(?:sell|lease|offer|notify|give|deliver)\\b`,
        'i',
      ),
      ({ block }) =>
        /\b(?:rights?\s+of\s+)?first\s+(?:offer|refusal)\b|\bfirst\s+right\b/.test(block.section) ? yes() : null,
      { weight: rank.supported },
    ),
    saidEvidence(
      // `If Lessor receives an offer that it wishes to accept, Lessee may elect to purchase on the same terms`
      'mayMatch',
      ['offer'],
      new RegExp(
        `\\b${landlord}\\b[^.;]{0,60}?\\b(?:receives?|gets|wishes|intends|desires|proposes)\\b[^.;]{0,80}?\\boffer\\b[^.;]{0,320}?\\b${tenant}\\b[^.;]{0,40}?\\b(?:may|can|shall\\s+be\\s+entitled\\s+to|(?:has|shall\\s+have)\\s+(?:the\\s+right|\\w+\\s+(?:\\(\\d+\\)\\s+)?(?:business\\s+|working\\s+)?days)\\s+to)\\b[^.;]{0,60}?\\b(?:match|purchase|buy|lease|accept)\\b`,
        'i',
      ),
      yes,
      { section },
    ),
    saidEvidence(
      'priority',
      ['priority', 'preferential', 'prior', 'preemptive', 'prevailing', 'pre', 'preemption'],
      new RegExp(
        `\\b${tenant}\\b[^.;]{0,60}?\\b(?:has|have|enjoys?|with|given)\\b[^.;]{0,30}?\\b(?:priority(?:\\s+rights?)?|(?:prevailing|pre-?emption|pre-?emptive)\\s+rights?|preferential\\s+right|preemptive\\s+right|prior\\s+right)\\b[^.;]{0,40}?\\b(?:to|of|in|for)\\s+(?:the\\s+)?(?:re-?)?(?:purchas\\w+|buy|renew\\w*|lease|leas\\w+|rent\\w*)`,
        'i',
      ),
      // A priority to lease the same space again is not a right of first refusal on other space.
      ({ match }) => (/\b(?:purchas\w+|buy)$/i.test(match) ? yes() : { ...yes(), shown: 'Priority to lease again' }),
      { section },
    ),
  ],
  exclusions: [
    // A right that is denied or waived, or that someone else has: the landlord on a sublease, other tenants.
    notWhere(
      'denied',
      /\b(?:no(?!\s+(?:\w+\s+)?(?:defaults?|events?)\b)|not\s+(?:have|be|entitled|granted)|without|waives?|waived|neither|null\s+and\s+void|deleted|released?|terminated|of\s+no\s+(?:further\s+)?force)\b[^.;]{0,90}\b(?:first|priority|preferential)\b|\bfirst\s+(?:refusal|offer)\b[^.;]{0,80}\b(?:is|are|shall\s+be|be)\s+(?:hereby\s+)?(?:deleted|void|null|terminated|waived|of\s+no)\b/i,
    ),
    notWhere(
      'ofOthers',
      /\b(?:other|another|existing|third[\s-]party)\s+(?:tenants?|lessees?)[^.;]{0,60}\bfirst\b|\b(?:landlord|lessor)\s+(?:shall\s+have|has)\s+(?:a|the)\s+right\s+of\s+first\b|\bfranchis/i,
    ),
  ],
});
