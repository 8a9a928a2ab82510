import { percentsIn } from '#documents/lease/lexicon/figures.ts';
import { defineField } from '../../field.ts';
import { type Said, type SaidValue, saidEvidence } from '../../said.ts';
import { landlord } from '../../sides.ts';
import { rank } from '../../weights.ts';

const home = /assign|sublet|sub-?leas|sub-?tenant|sub-?lessee|transfer/;
const words = [
  'above',
  'excess',
  'exceeds',
  'exceed',
  'profit',
  'profits',
  'bonus',
  'increased',
  'premium',
  'consideration',
  'rents',
  'difference',
];
const surplus =
  '(?:excess|exceeds?|above\\s+(?:the|its)\\s+rent|profits?|bonus|premium|increased\\s+amount|greater\\s+than|positive\\s+difference|(?:transfer|net)\\s+consideration)';
const share =
  '(?:\\d{1,3}(?:\\.\\d+)?\\)?\\s?(?:%|per\\s?cent)|(?:fifty|one\\s+hundred|seventy-five|eighty|ninety|sixty|forty|twenty-five)\\s{1,200}(?:\\(?\\d*%?\\)?\\s{0,200})?per\\s?cent|one-?\\s?half|half|50/50|shared?\\s+equally)';

export const profitSharing = defineField({
  id: 'profit_sharing',
  label: 'Profit on a sublease',
  group: 'Transfer',
  lookedFor: 'a share of the landlord in the profit of a sublease',
  topics: ['assignment'],
  evidence: [
    saidEvidence('shareOfExcess', words, new RegExp(`\\b${share}[^.;]{0,200}?\\b${surplus}\\b`, 'i'), shareOf, {
      section: home,
      within: home,
    }),
    saidEvidence('excessInShares', words, new RegExp(`\\b${surplus}\\b[^.;]{0,420}?\\b${share}`, 'i'), shareOf, {
      section: home,
      within: home,
      weight: rank.sidePoint,
    }),
    saidEvidence(
      'allExcess',
      words,
      new RegExp(
        `\\b(?:pay|paid|belong|receive|entitled)\\b[^.;%]{0,160}?\\b(?:(?:all|any|the|such|entire|full|amount\\s+of)\\s+)+(?:(?:of|such|the|any|net)\\s+){0,3}${surplus}\\b|\\b${surplus}\\b[^.;%]{0,200}?\\b(?:be\\s+(?:\\w+\\s+){0,3}(?:paid|payable)|belong)[^.;%]{0,40}?\\b${landlord}\\b`,
        'i',
      ),
      ({ sentence, block }) =>
        home.test(`${block.section} ${sentence}`) &&
        /\b(?:rents?|rental|consideration|sums?|amounts?)\b/i.test(sentence) &&
        !new RegExp(share, 'i').test(sentence)
          ? { value: '100%', shown: '100% (all of it)' }
          : null,
      { section: home, weight: rank.vague },
    ),
  ],
  exclusions: [
    {
      name: 'tenantKeepsAll',
      excludes: ({ span }, { text }) =>
        /\b(?:tenant|lessee)\b[^.;]{0,60}\b(?:retain|keep|entitled\s+to)\b[^.;]{0,40}\b(?:all|entire|100|one\s+hundred)|\b(?:no\s+(?:obligation|duty|event))\b|\bnot\s+(?:be\s+)?(?:required|obligated|entitled)\b/i.test(
          text.document.text.slice(span.start, span.end),
        ),
    },
    {
      // By how much a statement of the profit is wrong, and who then pays for the audit.
      name: 'ofAudit',
      excludes: ({ span }, { text }) =>
        /\b(?:under-?stated?|over-?stated?|costs?\s+of\s+(?:such\s+|the\s+)?audit)\b/i.test(
          text.document.text.slice(span.start, span.end),
        ),
    },
  ],
});

function shareOf({ sentence, at, match }: Said): SaidValue | null {
  if (
    !new RegExp(`\\b${landlord}\\b|\\bpay\\s+(?:to\\s+)?(?:the\\s+)?owner\\b|\\bshared\\s+equally\\b`, 'i').test(
      sentence,
    ) ||
    !/\b(?:pays?|paid|due|goes|go\s+to|shared?|split|divided|belong|receive|entitled|retain|remit|takes?|keeps?\b)/i.test(
      sentence,
    )
  )
    return null;
  const near = percentsIn(sentence.slice(Math.max(0, at - 12), at + match.length + 12))[0];
  const percent = near?.percent ?? (/\bhalf\b|50\/50|\bequally\b/i.test(match) ? '50' : null);
  return percent === null || Number(percent) > 100 ? null : { value: `${percent}%`, shown: `${percent}%` };
}
