import { durationsIn } from '../lexicon/durations.ts';
import { readAmounts, readPercents } from './readers.ts';
import {
  type Candidate,
  type FieldContext,
  type FieldRule,
  fromPairs,
  fromProse,
  type Reading,
  readText,
  sentences,
  sentencesLike,
} from './rule.ts';

function permittedUse(context: FieldContext): Candidate[] {
  const read = (piece: string): readonly Reading[] =>
    readText(piece.slice(0, 500)).filter(
      ({ value }) => !/^\(?(?:see|as\s+(?:set\s+forth|defined)|section|article)/i.test(String(value)),
    );
  const use = (piece: string): readonly Reading[] =>
    read(
      piece
        .replace(/,?\s+and\s+(?:for\s+)?(?:no\s+other\s+(?:use|purpose)|nothing\s+else).*$/is, '')
        .replace(/\s*\([“"].*$/s, ''),
    ).map((reading) => ({
      ...reading,
      value: String(reading.value).replace(/\s+/g, ' ').slice(0, 400),
      shown: reading.shown.replace(/\s+/g, ' ').slice(0, 400),
    }));
  return [
    ...fromPairs(
      context,
      /^(?:(?:permitted|agreed|tenant's|allowed|proposed|specified)\s+)*uses?(?:\s+of\s+(?:the\s+)?premises)?$/,
      (piece) => (/^[^.]{0,60}\b(?:shall|may|will)\b/i.test(piece) ? [] : use(piece)),
    ),
    ...fromProse(
      context,
      ['use', 'used', 'uses', 'purpose', 'purposes', 'occupied'],
      /\b(?:[Pp]remises|[Pp]roperty|[Bb]uilding|SUBLEASED\s+PREMISES)\b[^.;]{0,90}?\b(?:shall|may|will|are\s+to|is\s+to)\s+(?:only\s+)?be\s+(?:(?:occupied\s+and\s+)?used(?:\s+and\s+occupied)?|occupied)(?:\s+by\s+\w+)?\s*,?\s*(?:only|solely|exclusively)?\s*(?:for|as)\s+(?:use\s+for\s+)?(?:the\s+purposes?\s+of\s+)?((?:an?\s+)?[^.;]{6,420})/dg,
      use,
      { score: 58, section: /\buse\b/, avoid: /\bpermitted\s+use\s+and\s+no\s+other|unlawful|storage\s+of\s+hazard/i },
    ),
    ...fromProse(
      context,
      ['use', 'purpose', 'purposes'],
      /\b(?:[Tt]enant|[Ll]essee|TENANT|LESSEE|[Ss]ub(?:tenant|lessee))\s+(?:shall|may|will|agrees\s+to|covenants\s+to|shall\s+have\s+the\s+right\s+to)\s+(?:continuously\s+)?(?:occupy\s+and\s+)?use\s+(?:and\s+occupy\s+)?the\s+(?:\w+\s+)?(?:premises|property|PREMISES)\s+(?:only|solely|exclusively)?\s*(?:for|as)\s+((?:the\s+)?[^.;]{6,400})/dg,
      use,
      { score: 56, section: /\buse\b/ },
    ),
    ...fromProse(
      context,
      ['use'],
      /[“"](?:Permitted|Agreed|Tenant[’']s)\s+Use[”"]\s*\)?\s*(?:shall\s+mean|means|is|:)\s*((?:the\s+)?[^.;]{6,400})/dgi,
      use,
      { score: 64 },
    ),
    ...fromProse(
      context,
      ['use', 'purpose', 'operating'],
      /\bfor\s+the\s+purpose\s+of\s+((?:developing|operating|conducting|constructing|maintaining)[^.;]{6,260})/dgi,
      use,
      { score: 40, section: /use|premises/ },
    ),
    ...sentencesLike(
      context,
      ['use', 'used'],
      /\b(?:permitted|agreed)\s+use\b|\bused\s+(?:only|solely|exclusively)\b|\bfor\s+no\s+other\s+(?:use|purpose)/i,
      { section: /\buse\b/, score: 15 },
    ),
  ];
}

export const useRules: readonly FieldRule[] = [
  {
    id: 'permitted_use',
    label: 'Permitted use',
    group: 'Use',
    lookedFor: 'a permitted or agreed use',
    find: permittedUse,
  },
  {
    id: 'exclusive_use',
    label: 'Exclusive right',
    group: 'Use',
    lookedFor: 'an exclusive right of the tenant to a use',
    find: sentences(
      ['exclusive', 'exclusivity'],
      /\bexclusive\s+(?:right|use|privilege)\b[^.]{0,80}\b(?:to\s+(?:sell|operate|conduct|use)|of\s+selling|in\s+the\s+(?:shopping\s+)?center)|\b(?:landlord|lessor)\s+(?:shall|will|agrees\s+(?:to|that))\s+not\b[^.]{0,60}\b(?:lease|permit)\b[^.]{0,120}\b(?:competi|primary\s+use|same\s+use|whose)/i,
      {
        section: /exclusiv/,
        avoid: /non-?exclusive|exclusive\s+(?:jurisdiction|remedy|possession)|prior\s+exclusive/i,
      },
    ),
  },
  {
    id: 'radius_restriction',
    label: 'Radius restriction',
    group: 'Use',
    lookedFor: 'a radius in miles within which the tenant may not trade',
    find: (context) =>
      fromProse(
        context,
        ['radius', 'mile', 'miles'],
        /\b(?:within|radius)\b[^.;]{0,60}?((?:\w+\s+)?\(?\d+(?:\.\d+)?\)?|one|two|three|five|ten)[\s-]+miles?\b[^.;]{0,120}/dgi,
        (piece) => {
          const names: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5, ten: 10 };
          const digits = /\d+(?:\.\d+)?/.exec(piece)?.[0];
          const value = digits === undefined ? names[piece.toLowerCase().trim()] : Number(digits);
          return value === undefined ? [] : [{ value, shown: `${value} miles`, start: 0, end: piece.length }];
        },
        {
          score: 50,
          section: /radius/,
          avoid:
            /broker|arbitrat|apprais|comparable|office\s+of\s+landlord|relocat|insur|experience|project\b(?![^.]*radius)/i,
        },
      ),
  },
  {
    id: 'co_tenancy',
    label: 'Co-tenancy',
    group: 'Use',
    lookedFor: 'a co-tenancy condition, anchor tenant or occupancy threshold',
    find: sentences(
      ['tenancy', 'anchor', 'cotenancy'],
      /\bco-?tenancy\b|\banchor\s+tenants?\b[^.]{0,120}\b(?:open|operat|close|cease)/i,
      { section: /tenancy/, avoid: /tenancy\s+in\s+common|insurance/i },
    ),
  },
  {
    id: 'continuous_operation',
    label: 'Continuous operation',
    group: 'Use',
    lookedFor: 'a duty to operate, or a right to go dark',
    find: sentences(
      ['continuously', 'dark', 'cease', 'ceases', 'continuous', 'operate'],
      /\bcontinuous(?:ly)?\b[^.]{0,40}?\b(?:operat|conduct|open|use)\w*|\bgo(?:es)?\s+dark\b|\bcease(?:s)?\s+(?:to\s+operate|operations|operating|business)|\bkeep\s+the\s+premises\s+(?:continuously\s+)?open/i,
      { section: /operat|use|dark/, avoid: /hvac|elevator|insur|creditor/i },
    ),
  },
];

export const workRules: readonly FieldRule[] = [
  {
    id: 'ti_allowance',
    label: 'Improvement allowance',
    group: 'Work',
    lookedFor: 'an improvement or construction allowance in dollars',
    find: (context) => [
      ...fromPairs(
        context,
        /^(?:(?:tenant|leasehold|landlord's|construction|improvement|initial|ti|finish|total)\s+)*(?:allowance|contribution|improvement\s+allowance|improvements?\s+contribution)(?:\s+amount)?$/,
        (piece) => {
          const none = /^\W*(?:not\s+applicable|n\/?a|none)\b/i.exec(piece);
          if (none)
            return [{ value: 'none', shown: 'Not applicable', start: none.index, end: none.index + none[0].length }];
          return readAmounts(piece.slice(0, 300))
            .slice(0, 1)
            .map((reading) => perFoot(piece, reading));
        },
      ),
      ...fromProse(
        context,
        ['allowance', 'contribution', 'reimburse'],
        /(\$\s?\d[\d,.]*\d\)?(?:\s+per\s+(?:rentable\s+|usable\s+)?square\s+f\w+)?)[^.;$]{0,110}?[“"(][^”"]{0,50}\b(?:Allowance|Contribution)\b[^”"]{0,12}[”")]/dg,
        (piece) =>
          readAmounts(piece)
            .slice(0, 1)
            .map((reading) => perFoot(piece, reading)),
        { score: 70, avoid: /\bmoving|parking\b/i },
      ),
      ...fromProse(
        context,
        ['allowance', 'contribution'],
        /\b(?:[Ii]mprovements?|[Cc]onstruction|TI|[Ll]andlord[’']s|[Tt]enant|[Bb]uild-?out)\s+(?:\w+\s+)?(?:[Aa]llowance|[Cc]ontribution)\b[^.;$]{0,160}?(\$\s?\d[\d,.]*\d\)?(?:\s+per\s+(?:rentable\s+|usable\s+)?square\s+f\w+)?)/dg,
        (piece) =>
          readAmounts(piece)
            .slice(0, 1)
            .map((reading) => perFoot(piece, reading)),
        { score: 60 },
      ),
      ...fromProse(
        context,
        ['contribute', 'reimburse', 'pay'],
        /\b(?:[Ll]andlord|[Ll]essor|LANDLORD|LESSOR)\s+(?:shall|will|agrees\s+to)\s+(?:contribute|reimburse|pay)\b[^.;$]{0,60}?(\$\s?\d[\d,.]*\d\)?(?:\s+per\s+(?:rentable\s+|usable\s+)?square\s+f\w+)?)[^;$]{0,40}?(?:\(being\s[^)]{0,80}\)\s+)?(?:toward|for\s+the\s+cost)\w*\s[^.;]{0,60}\b(?:[Ii]mprovements?|[Bb]uild-?out|[Ff]inish|[Aa]lterations)/dg,
        (piece) =>
          readAmounts(piece)
            .slice(0, 1)
            .map((reading) => perFoot(piece, reading)),
        { score: 52 },
      ),
      ...fromProse(
        context,
        ['allowance'],
        /\ballowance\s+(?:of|in\s+the\s+(?:amount|sum)\s+of|equal\s+to|not\s+to\s+exceed)\s+[^.;$]{0,60}?(\$\s?\d[\d,.]*\d\)?(?:\s+per\s+(?:rentable\s+|usable\s+)?square\s+f\w+)?)/dgi,
        (piece) =>
          readAmounts(piece)
            .slice(0, 1)
            .map((reading) => perFoot(piece, reading)),
        { score: 56, section: /improvement|alteration|allowance|work|construction/, avoid: /moving\s+allowance/i },
      ),
    ],
  },
  {
    id: 'ti_amortized',
    label: 'Amortized improvements',
    group: 'Work',
    lookedFor: 'an additional allowance that is amortized into the rent',
    find: (context) => [
      ...fromProse(
        context,
        ['amortized', 'amortize', 'amortization'],
        /\bamortiz(?:ed|ation|e)\b[^.;]{0,90}?\d+(?:\.\d+)?\)?\s?(?:%|percent)(?:[^.;]|\.(?=\d)){0,140}/dgi,
        amortization,
        {
          score: 55,
          section: /improvement|allowance|work/,
          avoid: /operating\s+expenses\s+(?:shall|for)|unamortized|termination|commission/i,
        },
      ),
    ],
  },
  {
    id: 'landlord_work',
    label: 'Landlord work',
    group: 'Work',
    lookedFor: 'work that the landlord does',
    find: sentences(
      ['work', 'improvements', 'improve', 'construct', 'turnkey', 'demising'],
      /\b[Ll](?:andlord|essor)[’']s\s+(?:\w+\s+){0,3}(?:Work|Improvements)\b|\b(?:[Ll]andlord|[Ll]essor|[Ss]ub(?:landlord|lessor))\s+(?:shall|will|agrees\s+to|is\s+providing|,\s+at\s+(?:its|Lessor[’']s|Landlord[’']s)[^.]{0,60}shall)\b[^.]{0,60}\b(?:construct|improve|perform|complete|build|provide|install|renovate|paint)\b[^.]{0,120}\b(?:work|improvements?|premises|demis|carpet|space)/i,
      {
        section: /work|improvement|construction|condition|delivery/,
        avoid: /emergency|inspect|enter|janitorial|services|rules/i,
      },
    ),
  },
  {
    id: 'condition',
    label: 'Condition at delivery',
    group: 'Work',
    lookedFor: '"as is", "with all faults" or broom clean',
    find: sentences(
      ['as', 'faults', 'broom'],
      /[“"‘']?\bas[\s-]*is\b[”"’']?(?!\s+(?:reasonabl|necessar|customar|provid|set|required|hereinafter|permitted|specified|more|described|otherwise|approved|practica|possible))|\bwith\s+all\s+faults\b/i,
      { section: /condition|premises|accept|deliver|possession|work|improvement/ },
    ),
  },
];

/** Rate, time and monthly payment of what is amortized, as far as they stand together: '8%, 84 months, $935.17 a month'. */
function amortization(piece: string): Reading[] {
  const [rate] = readPercents(piece);
  if (!rate) return [];
  const time = durationsIn(piece).find(({ months }) => months !== null);
  const payment = readAmounts(piece).find(({ end }) => /^\)?\s+(?:per|a|each|every)\s+month/i.test(piece.slice(end)));
  const parts = [
    rate.shown,
    time && time.months !== null ? `${time.count} ${time.unit}s` : '',
    payment ? `${payment.shown} a month` : '',
  ].filter((part) => part !== '');
  const ends = [rate.end, time?.end ?? 0, payment?.end ?? 0];
  const starts = [rate.start, time?.start ?? rate.start, payment?.start ?? rate.start];
  const value = parts.join(', ');
  return [{ value, shown: value, start: Math.min(...starts), end: Math.max(...ends) }];
}

function perFoot(piece: string, reading: Reading): Reading {
  return /^\)?[\s,]*(?:per|\/)\s*(?:rentable\s+|usable\s+)?(?:square\s+f|r?sf)/i.test(piece.slice(reading.end))
    ? { ...reading, shown: `${reading.shown} per square foot` }
    : reading;
}
