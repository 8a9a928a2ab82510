import { landlord, tenant } from './party-words.ts';
import { readAmounts } from './readers.ts';
import {
  type Candidate,
  type FieldContext,
  type FieldRule,
  fromPairs,
  fromProse,
  type Reading,
  sentences,
  sentencesLike,
} from './rule.ts';

function liability(context: FieldContext): Candidate[] {
  const read = (piece: string): Reading[] => {
    const amounts = readAmounts(piece);
    const occurrence =
      amounts.find(({ end }) =>
        /^\)?[^$]{0,60}?\b(?:per|each|any\s+one|for\s+(?:any\s+)?one)\s+(?:occurrence|accident|incident)/i.test(
          piece.slice(end),
        ),
      ) ??
      amounts.find(({ start }) =>
        /\b(?:per|each)\s+occurrence[^$]{0,40}$/i.test(piece.slice(Math.max(0, start - 70), start)),
      );
    const aggregate = amounts.find(
      (amount) =>
        amount !== occurrence &&
        (/^\)?[^$]{0,50}?\baggregate/i.test(piece.slice(amount.end)) ||
          /\baggregate\b[^$]{0,50}$/i.test(piece.slice(Math.max(0, amount.start - 80), amount.start))),
    );
    const main = occurrence ?? aggregate;
    if (!main) return [];
    const short = (shown: string) => shown.replace(/\.00$/, '');
    const shown = [
      occurrence ? `${short(occurrence.shown)} occurrence` : '',
      aggregate ? `${short(aggregate.shown)} aggregate` : '',
    ]
      .filter((part) => part !== '')
      .join(' / ');
    return [
      {
        value: shown,
        shown,
        start: Math.min(main.start, aggregate?.start ?? main.start),
        end: Math.max(main.end, aggregate?.end ?? main.end),
      },
    ];
  };
  return [
    ...fromProse(
      context,
      ['occurrence', 'aggregate'],
      /\$\s?\d[\d,.]*\d[^;]{0,200}?\b(?:occurrence|aggregate)\b(?:[^;.$]{0,60}\$\s?\d[\d,.]*\d[^;.]{0,60}?\baggregate\b)?|\b(?:per|each)\s+occurrence\b[^;$]{0,60}\$\s?\d[\d,.]*\d(?:[^;$]{0,60}\$\s?\d[\d,.]*\d)?/dgi,
      read,
      {
        score: 55,
        section: /insur/,
        avoid: /employer|automobile|auto\s+liab|umbrella\s+(?:policy|liab)|property\s+manager[’']s/i,
      },
    ),
    ...fromPairs(
      context,
      /^(?:(?:commercial\s+)?(?:general\s+)?liability\s+(?:insurance|limits?|coverage))(?:\s+.*)?$/,
      read,
    ),
  ];
}

export const insuranceRules: readonly FieldRule[] = [
  {
    id: 'insurance_liability',
    label: 'Liability insurance',
    group: 'Insurance and casualty',
    lookedFor: 'liability limits per occurrence and in the aggregate',
    find: liability,
  },
  {
    id: 'waiver_subrogation',
    label: 'Waiver of subrogation',
    group: 'Insurance and casualty',
    lookedFor: 'a waiver of subrogation',
    find: (context) =>
      sentencesLike(context, ['subrogation'], /\bsubrogation\b/i, { section: /insur|subrogation|waiver/ }).map(
        (candidate): Candidate => {
          const words = String(candidate.value);
          const mutual =
            /\b(?:each|mutual\w*|both|landlord\s+and\s+tenant|lessor\s+and\s+lessee|either\s+party|respective|other\s+party|parties)\b/i.test(
              words,
            );
          return {
            ...candidate,
            value: mutual ? 'mutual' : 'one way',
            shown: mutual ? 'Mutual' : 'One way',
            score: candidate.score + (/\bwaive|\brelease/i.test(words) ? 8 : 0) + (mutual ? 2 : 0),
          };
        },
      ),
  },
  {
    id: 'indemnity',
    label: 'Indemnity',
    group: 'Insurance and casualty',
    lookedFor: 'who indemnifies whom',
    find: (context) => {
      const all = sentencesLike(
        context,
        ['indemnify', 'indemnifies', 'indemnification', 'harmless', 'indemnity'],
        /\b(?:indemnif|hold\b[^.]{0,40}\bharmless|save\s+harmless)/i,
        { section: /indemn|liab|insur/, avoid: /broker|hazardous|lien\b/i },
      );
      const byLandlord = all.some(({ value }) =>
        new RegExp(
          `\\b${landlord}\\s+(?:shall|will|agrees\\s+to|hereby|also)\\b[^.]{0,60}(?:indemnif|hold|defend)|shall\\s+each\\s+indemnify`,
        ).test(String(value)),
      );
      return all.map(
        (candidate): Candidate => ({
          ...candidate,
          value: byLandlord ? 'mutual' : 'tenant only',
          shown: byLandlord ? 'Both sides' : 'Tenant only',
          score:
            candidate.score +
            (new RegExp(`\\b${tenant}\\b[^.]{0,80}(?:indemnif|hold|save)`).test(String(candidate.value)) ? 6 : 0),
        }),
      );
    },
  },
  {
    id: 'casualty',
    label: 'Casualty',
    group: 'Insurance and casualty',
    lookedFor: 'what happens after fire or other damage',
    find: sentences(
      ['damage', 'damaged', 'destroyed', 'destruction', 'casualty', 'fire'],
      /\b(?:damage|destr|casualty|fire)\w*\b[^.]{0,260}\b(?:terminate|restor|rebuild|repair|abate)|\b(?:terminate|restor)\w*\b[^.]{0,160}\b(?:damage|destr|casualty)/i,
      { section: /damage|destr|casualty|fire/ },
    ),
  },
  {
    id: 'condemnation',
    label: 'Condemnation',
    group: 'Insurance and casualty',
    lookedFor: 'a taking by eminent domain',
    find: sentences(
      ['condemnation', 'eminent', 'taking', 'condemned', 'taken'],
      /\b(?:condemn|eminent\s+domain|taking\b|taken\b)[^.]{0,260}\b(?:terminat|award|abate|cease)|\b(?:terminat|award)\w*\b[^.]{0,160}\b(?:condemn|taking|eminent)/i,
      { section: /condemn|eminent|taking/ },
    ),
  },
];
