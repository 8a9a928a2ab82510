import { stateOf, statePattern } from '../lexicon/addresses.ts';
import { durationPattern } from '../lexicon/durations.ts';
import { readDays } from './readers.ts';
import {
  type Candidate,
  type FieldContext,
  type FieldRule,
  fromPairs,
  fromProse,
  placed,
  type Reading,
  readText,
  sentences,
  sentencesLike,
} from './rule.ts';

function governingLaw(context: FieldContext): Candidate[] {
  const named = context.text
    .hits(
      ['law', 'laws'],
      new RegExp(
        `\\b(?:govern\\w*|construed|interpreted|enforced|subject)\\b[^.;]{0,160}?\\blaws?\\s+of\\s+(?:the\\s+)?(?:(?:State|Commonwealth|District)\\s+of\\s+)?(${statePattern})|\\b(${statePattern})\\s+law\\s+(?:shall\\s+)?governs?|\\blaws?\\s+of\\s+(?:the\\s+)?(?:(?:State|Commonwealth)\\s+of\\s+)?(${statePattern})[^.;]{0,40}\\bgovern|\\b(?:govern\\w*|construed)\\b[^.;]{0,80}?\\b(${statePattern})\\s+law\\b`,
        'dgi',
      ),
    )
    .map((hit): Candidate | null => {
      const group = hit.group(1) ?? hit.group(2) ?? hit.group(3) ?? hit.group(4);
      const state = group ? stateOf(group.text) : null;
      return state === null
        ? null
        : {
            value: state,
            shown: state,
            span: { start: hit.start, end: hit.end },
            score: 70 + placed(context, hit.block) + (/govern|law|applicable/.test(hit.block.section) ? 10 : 0),
          };
    });
  const where = context.text
    .hits(
      ['law', 'laws'],
      /\b(?:govern\w*|construed|interpreted)\b[^.;]{0,140}?\blaws?\s+of\s+the\s+(?:state|commonwealth|jurisdiction|State)\s+(?:in\s+which|where|wherein)\s+(?:the\s+)?(?:\w+\s+)?(?:premises|property|building|project|land)\b[^.;,]{0,40}/dgi,
    )
    .map((hit): Candidate => {
      const state = stateOfPremises(context);
      return {
        value: state ?? 'state where the premises are located',
        shown:
          state === null ? 'The state where the premises are located' : `${state} (where the premises are located)`,
        span: { start: hit.start, end: hit.end },
        score: 68 + placed(context, hit.block),
        ...(state === null
          ? {}
          : { note: `The lease names the state in which the premises are located; its address says ${state}.` }),
      };
    });
  const labelled = fromPairs(context, /^(?:governing|applicable|choice\s+of)\s+law$/, (piece) => {
    const match = new RegExp(`\\b(${statePattern})\\b`).exec(piece.slice(0, 200));
    const state = match?.[1] === undefined ? null : stateOf(match[1]);
    return match && state !== null
      ? [{ value: state, shown: state, start: match.index, end: match.index + match[0].length, weight: -20 }]
      : [];
  });
  return [...named.filter((candidate) => candidate !== null), ...where, ...labelled];
}

/** From the address, else from a state that the opening pages name for the property. */
function stateOfPremises(context: FieldContext): string | null {
  const address = context.best('premises_address');
  const text = address === null ? '' : String(address.value);
  const match = new RegExp(`(?:^|[\\s,])(${statePattern}|[A-Z]{2})(?=[,\\s]+\\d{5}|[\\s,.]*$)`).exec(text);
  const state = match?.[1] === undefined ? null : stateOf(match[1]);
  if (state !== null) return state;
  const hit = context.text.hits(
    ['state', 'county'],
    new RegExp(
      `\\b(?:County|City)\\b[^.;]{0,80}?\\bState\\s+of\\s+(${statePattern})|\\bCounty,\\s+(${statePattern})`,
      'dg',
    ),
  )[0];
  const group = hit?.group(1) ?? hit?.group(2);
  return group ? stateOf(group.text) : null;
}

export const otherRules: readonly FieldRule[] = [
  {
    id: 'subordination_snda',
    label: 'Subordination and non-disturbance',
    group: 'Other',
    lookedFor: 'subordination to mortgages, attornment, non-disturbance',
    find: sentences(
      ['subordinate', 'subordination', 'disturbance', 'attorn', 'nondisturbance', 'snda', 'subordinated'],
      /\bsubordinat|\bnon-?disturbance|\battorn|\bSNDA\b/i,
      { section: /subordinat|mortgage|attorn|snda|encumbr/ },
    ),
  },
  {
    id: 'estoppel',
    label: 'Estoppel certificate',
    group: 'Other',
    lookedFor: 'the days to give an estoppel certificate',
    find: (context) => [
      ...fromProse(
        context,
        ['estoppel', 'certificate', 'certifying', 'statement'],
        new RegExp(
          `\\bwithin\\s+(${durationPattern})[^.;]{0,200}?\\b(?:estoppel|certif\\w+|statement\\s+in\\s+writing)|\\b(?:estoppel|certif\\w+)\\b[^.;]{0,200}?\\bwithin\\s+${durationPattern}`,
          'dgi',
        ),
        (piece) => readDays(piece).slice(-1),
        { score: 50, section: /estoppel/, avoid: /insurance|audit|operating/i },
      ),
      ...sentencesLike(context, ['estoppel'], /\bestoppel\b/i, { section: /estoppel/, score: 15 }),
    ],
  },
  {
    id: 'quiet_enjoyment',
    label: 'Quiet enjoyment',
    group: 'Other',
    lookedFor: 'a covenant of quiet enjoyment',
    find: sentences(
      ['quiet', 'quietly', 'peaceably', 'peaceful', 'peacefully'],
      /\bquiet(?:ly)?\b[^.]{0,60}\b(?:enjoy|possess|hold)|\bpeace(?:ably|fully|ful)\b[^.]{0,60}\b(?:enjoy|possess|hold)|\bquiet\s+(?:enjoyment|possession)/i,
      { section: /quiet/ },
    ),
  },
  {
    id: 'parking',
    label: 'Parking',
    group: 'Other',
    lookedFor: 'parking spaces as a number or a ratio',
    find: (context) => {
      const read = (piece: string): Reading[] => {
        const ratio =
          /(\d+(?:\.\d+)?)\)?\s*(?:(?:unreserved|reserved|non-?exclusive|parking|surface|covered|vehicle|automobile|car|permits?|unassigned|passes|and|stalls?|spaces?)[\s,]*){0,6}(?:per|for\s+(?:each|every)|\/|:)\s*(?:each\s+|every\s+)?(?:one\s+thousand\s*\()?1,?000\)?/i.exec(
            piece,
          );
        if (ratio)
          return [
            {
              value: `${ratio[1]} per 1,000 sf`,
              shown: `${ratio[1]} per 1,000 square feet`,
              start: ratio.index,
              end: ratio.index + ratio[0].length,
            },
          ];
        const count =
          /\(?(\d[\d,]*)\)?\s+(?:(?:unreserved|reserved|non-?exclusive|parking|surface|covered|vehicle|automobile|assigned|unassigned|designated)[\s,]+){0,4}(?:(?:parking\s+)?(?:spaces?|stalls?|permits?|passes))/i.exec(
            piece,
          );
        return count
          ? [
              {
                value: `${count[1]} spaces`,
                shown: `${count[1]} spaces`,
                start: count.index,
                end: count.index + count[0].length,
              },
            ]
          : [];
      };
      return [
        ...fromPairs(
          context,
          /^(?:tenant's\s+)?(?:unreserved\s+|reserved\s+)?(?:vehicle\s+)?parking(?:\s+(?:density|(?:pass(?:es)?\s+|space\s+)?ratio|spaces?|rights?|allocation|stalls?|allotment|permits?|pass(?:es)?))?$/,
          (piece) => [
            ...read(piece.slice(0, 400)),
            ...readText(piece.slice(0, 300)).map((reading) => ({ ...reading, weight: -30 })),
          ],
        ),
        ...fromProse(
          context,
          ['parking', 'spaces', 'stalls'],
          /\b[^.;]{0,200}\b(?:parking\s+)?(?:spaces?|stalls?)\b[^.;]{0,160}/dgi,
          (piece) => (/\bpark/i.test(piece) ? read(piece) : []),
          { score: 48, section: /parking/, avoid: /restrip|handicap|accident|visitor\s+spaces/i },
        ),
        ...sentencesLike(context, ['parking'], /\b(?:tenant|lessee|sub\w+)\b[^.]{0,160}\bpark(?:ing)?\b/i, {
          section: /parking/,
          score: 20,
        }),
      ];
    },
  },
  {
    id: 'signage',
    label: 'Signage',
    group: 'Other',
    lookedFor: 'what signs the tenant may put up',
    find: sentences(
      ['sign', 'signs', 'signage', 'monument'],
      /\b(?:signs?|signage|monument)\b[^.]{0,200}\b(?:consent|approv|install|erect|right|permitted|expense|cost|display|place|affix)|\b(?:install|erect|place|display|affix)\b[^.]{0,80}\bsigns?\b/i,
      { section: /sign/ },
    ),
  },
  {
    id: 'hazardous',
    label: 'Hazardous materials',
    group: 'Other',
    lookedFor: 'rules and liability for hazardous materials',
    find: sentences(
      ['hazardous', 'environmental'],
      /\bhazardous\s+(?:materials?|substances?|wastes?)\b[^.]{0,220}\b(?:shall|may|indemnif|liable|responsib|not)|\benvironmental\s+laws?\b/i,
      { section: /hazard|environment/ },
    ),
  },
  {
    id: 'notices',
    label: 'Notice addresses',
    group: 'Other',
    lookedFor: 'addresses for notices',
    many: true,
    find: (context) => {
      const labelled = fromPairs(
        context,
        /\b(?:notices?)\b|^address(?:es)?\s+of\s+(?:the\s+)?(?:landlord|tenant|lessor|lessee)|^(?:landlord|tenant|lessor|lessee)(?:'s)?\s+(?:notice\s+)?address|^if\s+to\s+|^to\s+(?:landlord|tenant|lessor|lessee|sub\w+)$/,
        (piece) => {
          const text = piece.slice(0, 320).replace(/\s+$/, '');
          return /\d/.test(text)
            ? [{ value: text.replace(/\s+/g, ' '), shown: text.replace(/\s+/g, ' '), start: 0, end: text.length }]
            : [];
        },
        { limit: 320, unless: /\b(?:billing|remittance|payment|without\s+notice)\b|\bfail/ },
      );
      return distinct(labelled.filter(({ score }) => score > 80)).slice(0, 4);
    },
  },
  {
    id: 'brokers',
    label: 'Brokers',
    group: 'Other',
    lookedFor: 'the brokers and who pays them',
    many: true,
    find: (context) => {
      const labelled = fromPairs(context, /\bbrokers?\b|\breal\s+estate\s+agents?\b/, (piece) => {
        const text =
          piece
            .slice(0, 200)
            .split(/\.\s+(?=[A-Z][a-z])/)[0]
            ?.trim() ?? '';
        const own = text.replace(/\s+$/, '');
        return own.length < 3 ||
          /^(?:\(|n\/?a|shall|each|the\s+parties|tenant|landlord|lessor|lessee)\b/i.test(own) ||
          /^\(/.test(own)
          ? []
          : [{ value: own.replace(/\s+/g, ' '), shown: own.replace(/\s+/g, ' '), start: 0, end: own.length }];
      }).filter(({ score }) => score > 80);
      if (labelled.length > 0) return distinct(labelled).slice(0, 4);
      return sentencesLike(
        context,
        ['broker', 'brokers', 'brokerage', 'commission'],
        /\bbrokers?\b[^.]{0,220}\b(?:commission|other\s+than|represent|dealt|fee)|\bcommissions?\b[^.]{0,120}\bbroker/i,
        { section: /broker/ },
      ).slice(0, 1);
    },
  },
  {
    id: 'governing_law',
    label: 'Governing law',
    group: 'Other',
    lookedFor: 'the state whose law governs',
    find: governingLaw,
  },
];

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ value }) => {
    const key = String(value).toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
