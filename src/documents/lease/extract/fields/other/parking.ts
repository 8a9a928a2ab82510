import { printedNumber, readNumber } from '#documents/lease/lexicon/numbers.ts';
import { clauseEvidence } from '../../clause-evidence.ts';
import { isSameValue } from '../../decide.ts';
import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, before, defineField } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';
import { theTenant } from '../../wording.ts';

const kinds =
  '(?:(?:random|unreserved|reserved|non-?reserved|non-?exclusive|exclusive|parking|surface|covered|uncovered|underground|garage|vehicle|vehicular|automobile|car|assigned|unassigned|designated|off-street|and)[\\s,]+){0,5}';
const ratio = new RegExp(
  `\\(?((?<![\\d/])\\d{1,30}(?:\\.\\d+|\\s\\d/\\d)?)\\)?\\s*${kinds}(?:(?:spaces?|stalls?|permits?|passes|cars?|vehicles?)\\s*)?(?:per|for\\s+(?:each|every)|\\/|:)\\s*(?:each\\s+|every\\s+)?(?:thousand\\s+(?:rentable\\s+|usable\\s+|leasable\\s+)?square|(?:one\\s+thousand\\s*\\()?1,?000\\)?|one\\s+thousand\\s+(?:\\w+\\s+)?square)`,
  'i',
);
const count = new RegExp(
  `\\(?((?<![\\d/.])\\d[\\d,]{0,30})\\)?\\s+${kinds}(?:spaces?|stalls?|permits?|passes|places|bays)\\b`,
  'gi',
);

/** A ratio per 1,000 square feet, or the numbers of spaces: '18 + 106 spaces'. */
function readParking(piece: string): ReadValue[] {
  const rate = ratio.exec(piece);
  if (rate?.[1] !== undefined) {
    return [
      {
        value: `${rate[1]} per 1,000 sf`,
        shown: `${rate[1]} per 1,000 square feet`,
        start: rate.index,
        end: rate.index + rate[0].length,
      },
    ];
  }
  // `forty-nine (49) unreserved and four (4) reserved spaces`
  const both =
    /\(?(\d{1,4})\)?\s+(unreserved|non-?reserved|reserved)\s+and\s+(?:[a-z-]+\s+)?\(?(\d{1,4})\)?\s+(reserved|unreserved|non-?reserved)\s+(?:parking\s+)?(?:spaces?|stalls?)\b/i.exec(
      piece,
    );
  if (both !== null) {
    const shown = `${both[1]} + ${both[3]} spaces`;
    return [{ value: shown, shown, start: both.index, end: both.index + both[0].length }];
  }
  const counts = [...piece.matchAll(count)].filter(
    (match, index, all) =>
      index === 0 ||
      /^[\s,]*(?:and|plus|&)\s+(?:[\w-]+\s*)?\(?$/i.test(
        piece.slice((all[index - 1]?.index ?? 0) + (all[index - 1]?.[0].length ?? 0), match.index),
      ),
  );
  const [one] = counts;
  const last = counts.at(-1);
  if (one === undefined || last === undefined) return [];
  const shown = `${counts.map((match) => match[1]).join(' + ')} ${counts.length === 1 && one[1] === '1' ? 'space' : 'spaces'}`;
  return [{ value: shown, shown, start: one.index, end: last.index + last[0].length }];
}

const home = ['parking'] as const;

/** A number without text next to 'Parking Spaces'. */
function readCount(piece: string): ReadValue[] {
  const match = /^\W{0,3}(\d{1,4})(?![\d.,:/]|\s*(?:per|for|spaces?|stalls?|unreserved|reserved|parking)\b)/.exec(
    piece,
  );
  if (match?.[1] === undefined) return [];
  const shown = `${match[1]} ${match[1] === '1' ? 'space' : 'spaces'}`;
  return [{ value: shown, shown, start: match.index, end: match[0].length }];
}

/** 'Two reserved parking places' */
function readInWords(piece: string): ReadValue[] {
  const number = readNumber(piece.replace(/^the\s+/i, ''))?.value;
  if (number === undefined || number > 5_000) return [];
  const shown = `${number} ${number === 1 ? 'space' : 'spaces'}`;
  return [{ value: shown, shown, start: 0, end: piece.length }];
}

export const parking = defineField({
  id: 'parking',
  label: 'Parking',
  group: 'Other',
  lookedFor: 'parking spaces as a number or a ratio',
  topics: home,
  // A right in words does not contradict a number of spaces.
  isSame: (a, b) =>
    isSameValue(a, b) || [a, b].some((value) => !/^\d[\d.,+ ]*(?:spaces?|per 1,000 sf)$/.test(String(value))),
  evidence: [
    labelEvidence(
      'label',
      /^(?:tenant's\s+|lessee's\s+|number\s+of\s+)?(?:unreserved\s+|reserved\s+)?(?:vehicle\s+)?parking(?:\s+(?:density|(?:pass(?:es)?\s+|space\s+)?ratio|spaces?|rights?|allocation|stalls?|allotment|permits?|pass(?:es)?))?$/,
      (piece) => readParking(piece.slice(0, 400)),
    ),
    labelEvidence('countLabel', /\bparking\s+(?:spaces?|stalls?|permits?|passes)$/, readCount, { titled: false }),
    phraseEvidence(
      'spacesInSentence',
      ['parking', 'spaces', 'stalls', 'bays'],
      /\b(?:sub-?)?(?:tenant|lessee|party\s+b|landlord|lessor|premises)\b(?=([^;]{0,300}\b(?:spaces?|stalls?|bays|passes|permits?|1,?000)\b[^.;]{0,100}))/dgi,
      (piece) =>
        /\bpark|\b(?:car|unreserved|reserved)\s+(?:spaces|stalls|bays)\b/i.test(piece)
          ? readParking(piece.split(/\.\s+(?=[A-Z])/)[0] ?? '')
          : [],
      { section: /parking/ },
    ),
    phraseEvidence('parkingInBrackets', ['parking'], /\bparking\s*(?=(\([^)]{0,40}?\d+\s+spaces?))/dgi, readParking),
    phraseEvidence(
      'spacesInWords',
      ['parking'],
      /\bparking\s+spaces?\s*(?::\s*)?(?:[a-z]+\s*)?\((\d+)\)/dgi,
      (piece) => [{ value: `${piece} spaces`, shown: `${piece} spaces`, start: 0, end: piece.length }],
      { weight: rank.named },
    ),
    phraseEvidence(
      // `Two parking places in the rear court are reserved for Lessee.`
      'reservedForTenant',
      ['parking'],
      new RegExp(
        `(?<=^|[.;:]\\s{1,3}|[,)]\\s)((?:the\\s+)?${printedNumber}\\s+${kinds}(?:spaces?|stalls?|places?|bays?))\\b(?:(?!\\b(?:may|visitors?|no|not)\\b)[^.;]){0,80}?\\b(?:reserved|allocated|assigned|allotted|set\\s+aside|available|provided)\\s+(?:for|to)\\s+(?:the\\s+)?(?:exclusive\\s+)?(?:use\\s+(?:of|by)\\s+)?${tenant}`,
        'dgi',
      ),
      readInWords,
    ),
    clauseEvidence(
      'rightToPark',
      ['parking', 'park'],
      new RegExp(
        `${theTenant}[^.;]{0,160}\\b(?:right|entitled|may|use)\\b[^.;]{0,120}\\b(?:park\\b|parking\\s+(?:area|lot|space|facilit|garage|privilege)\\w*)`,
        'i',
      ),
      { home, section: /parking/, weight: rank.substitute },
    ),
  ],
  exclusions: [
    {
      name: 'otherSpaces',
      excludes: (candidate) =>
        /\b(?:restrip\w*|handicap\w*|accessible|visitor|retail\s+customers|lost|taken|condemn\w*|reduc\w*|(?<!\b(?:not|no)\s)fewer|city\s+code|zoning|trailer|per\s+space|purchase|additional\s+(?:\w+\s+){0,2}(?:spaces?|stalls?))\b/i.test(
          `${before(candidate, 60)}${around(candidate, 0)}`,
        ),
    },
    {
      // `Parking: See Section 58 unreserved vehicle parking spaces`
      name: 'sectionNumber',
      excludes: (candidate) =>
        /\b(?:sections?|articles?|paragraphs?|addend(?:um|a)|exhibits?|items?)\s+$/i.test(before(candidate, 20)),
    },
    {
      name: 'denied',
      excludes: (candidate) =>
        candidate.kind === 'sentence' &&
        /\b(?:no|not)\b[^.;]{0,60}\b(?:right|entitled|park)/i.test(around(candidate, 0)),
    },
  ],
});
