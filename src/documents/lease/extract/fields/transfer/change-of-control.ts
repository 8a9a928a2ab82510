import { defineField } from '../../field.ts';
import { rightEvidence } from '../../said.ts';
import { rank } from '../../weights.ts';

const words = [
  'partners',
  'control',
  'stock',
  'shares',
  'ownership',
  'interest',
  'interests',
  'merger',
  'controlling',
  'majority',
  'voting',
  'merge',
];
const change =
  "(?:change|alters?|alteration|transfer|sale|assignment|issuance|disposition|conveyance|merger|changes|transfers|transferred|sold|merge)\\b[^.;]{0,160}?\\b(?:control(?:ling)?|majority|voting|stock|shares|ownership|(?:partnership|membership|equity|beneficial|general\\s+partner(?:’s|'s)?)\\s+interests?|fifty|partners?|interests?\\s+in\\s+(?:the\\s+)?(?:tenant|lessee)|\\d\\d\\)?\\s?%)";
const transfer = '(?:an?\\s+)?(?:\\w+\\s+){0,2}?[“"]?(?:assignment|transfer|sublease|assign|subletting)';

export const changeOfControl = defineField({
  id: 'change_of_control',
  label: 'Change of control',
  group: 'Transfer',
  lookedFor: 'a change of control that counts as an assignment',
  topics: ['assignment'],
  evidence: [
    rightEvidence(
      'deemedTransfer',
      words,
      new RegExp(
        `\\b${change}\\b[^;]{0,420}?\\b(?:deemed|constitutes?|considered|treated\\s+as|counts?\\s+as|regarded\\s+as|is|be)\\s+(?:to\\s+be\\s+)?${transfer}\\b`,
        'i',
      ),
      { section: /assign|transfer|control|sublet/ },
    ),
    rightEvidence(
      // `A change in members’ interest of more than 50% is regarded as a cession`, `… is deemed a breach of clause 5.4`
      'countsAs',
      [...words, 'shareholding', 'shareholders', 'members'],
      /\bchange\s+(?:in|of)\s+(?:the\s+|its\s+|majority\s+)?(?:(?:members?|shareholders?|partners?)[’']?s?[’']?(?:\s+interests?)?|shareholdings?|control|ownership|shares)\b[^.;]{0,90}?\b(?:deemed|regarded|treated|taken|considered|counts?)\s+(?:to\s+be\s+)?(?:as\s+)?(?:an?\s+)?(?:cession|breach|assignment|transfer)\b/i,
      { section: /assign|transfer|control|sublet|cession/ },
    ),
    rightEvidence(
      'transferIncludes',
      words,
      new RegExp(
        `\\b(?:assign(?:ment)?|transfers?|change\\s+(?:of|in)\\s+control)[”"]?\\b[^.;]{0,60}?\\b(?:includes?|means?|mean|constituted\\s+by)\\b[^;]{0,300}?\\b${change}`,
        'i',
      ),
      { section: /assign|transfer|control|sublet/, weight: rank.qualified },
    ),
    rightEvidence(
      'transferOfControl',
      ['control'],
      /\b(?:transfer|sale|change)\s+of\s+(?:(?:direct|indirect|effective|legal|beneficial)\s+(?:(?:and|or)\s+(?:indirect|beneficial)\s+)?)?control\s+(?:of|in)\s+(?:the\s+)?(?:tenant|lessee)\b/i,
      { section: /assign|transfer|control|sublet/, about: ['assignment'], weight: rank.weak },
    ),
    rightEvidence(
      'changeInControl',
      ['control'],
      /\bchange\s+(?:of|in)\s+(?:the\s+)?control\b[^.;]{0,160}\b(?:require|without|consent|default|for\s+this\s+purpose)|\b(?:consent|approval)\b[^.;]{0,120}\bchange\s+(?:of|in)\s+(?:the\s+)?control\b/i,
      { section: /assign|transfer|control|sublet/, weight: rank.sidePoint },
    ),
  ],
  exclusions: [
    {
      name: 'notDeemed',
      excludes: ({ span, block }, { text }) =>
        // A long sentence is quoted only in part, because its list comes before the consequence.
        /^[^.]{0,600}?\bshall\s+not\s+be\s+(?:deemed|considered)\s+(?:to\s+be\s+)?(?:an?\s+)?[“"]?(?:transfer|assignment)/i.test(
          block.text.slice(span.end - block.start),
        ) ||
        /\b(?:shall|will|do(?:es)?|is|are|may)\s+not\s+(?:by\s+itself\s+)?(?:be\s+)?(?:deemed|considered|constitute|require|include|a\s+transfer|an\s+assignment|be)\b(?!\s+unreasonably)|\bpermitted\s+transfers?\b|\bwithout\s+(?:the\s+)?(?:\w+\s+){0,2}consent\b[^.;]{0,60}\bto\s+(?:any|a)\b|\bneither\b[^.;]{0,260}\b(?:shall|will|must)\s+(?:be|constitute)|\bno\s+(?:change|transfer|sale|such)\b[^.;]{0,160}\b(?:shall|will|must)\s+(?:be|constitute)/i.test(
          rule(text.document.text.slice(span.start, span.end)),
        ),
    },
    {
      // Changes in the landlord's or a guarantor's ownership are a different matter.
      name: 'ofLandlord',
      excludes: ({ span }, { text }) =>
        /\bcontrol\s+of\s+(?:the\s+)?(?:landlord|lessor)\b|^(?:the\s+)?(?:landlord|lessor)\s+(?:may|shall|can)\s+(?:\w+\s+)?(?:transfer|sell|assign)/i.test(
          text.document.text.slice(span.start, span.end),
        ),
    },
  ],
});

/** The rule in a sentence, without its exceptions. */
function rule(words: string): string {
  const end = /,?(?<!\s)\s+(?:except(?:\s+that)?|provided,?\s+(?:however|that)|but\s+excluding)\b/i.exec(words)?.index;
  const lead = words.slice(0, end);
  return /\b(?:deemed|constitutes?|considered|treated|regarded|is|be)\b/i.test(lead) ? lead : words;
}
