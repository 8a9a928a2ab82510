import { cutAtWord, labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, defineField, type Evidence } from '../../field.ts';
import { first, type ReadValue, readAmounts } from '../../readers.ts';
import { rank } from '../../weights.ts';

const costs =
  '(?:operating\\s+(?:expenses?|costs?)|outgoings|CAM\\b|NNN\\b|common\\s+area|additional\\s+rent|pro[\\s-]*rata\\s+share|TICAM|taxes,?\\s+(?:and\\s+)?insurance|triple\\s+net)';

/** An amount with its period or basis as printed after it: '$5.25 per square foot'. */
function readEstimate(piece: string): ReadValue[] {
  // `CAM $4.35 psf; Taxes $3.90 psf; Insurance $0.85 psf (total $9.10 psf …)`
  const total = /\btotal(?:ing|s|\s+of)?:?\s+(?=\$\s?\d)/i.exec(piece);
  if (total !== null && total.index > 0) {
    const at = total.index + total[0].length;
    return readEstimate(piece.slice(at)).map((each) => ({ ...each, start: each.start + at, end: each.end + at }));
  }
  return first(readAmounts)(piece).map((read) => {
    const basis =
      /^\)?,?\s*(?:(?:per|a|each|\/)\s*(?:rentable\s+|usable\s+)?(?:month|year|annum|sq(?:uare|\.)?\s*f(?:oo|ee)?t|r?sf|psf)|psf|monthly|annually|(?:plus\s+GST\s+)?for\s+the\s+(?:(?:first|current|calendar|lease|financial)\s+){0,2}year(?:\s+ending\s+\d{1,2}\s+[A-Z][a-z]{2,8}\s+\d{4})?)\b(?:\s*(?:per|\/|a)\s*(?:month|year|annum))?/i.exec(
        piece.slice(read.end),
      )?.[0];
    return basis === undefined
      ? read
      : {
          ...read,
          shown: `${read.shown} ${basis.replace(/^[),\s]+/, '').replace(/\s+/g, ' ')}`,
          end: read.end + basis.length,
        };
  });
}

/** `Common Area Charges: $5.10 per square foot; Real Estate Taxes: $3.85 per square foot`: one charge of several. */
function ofSeveral(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        const text = context.text.document.text.slice(reading.span.start, reading.span.end + 90);
        const first = /[$£€]\s?\d[\d,.]*/.exec(text);
        const behind = first === null ? '' : text.slice(first.index + first[0].length);
        return first !== null && !/\btotal/i.test(text) && nextCharge.test(behind)
          ? { ...reading, note: 'The document estimates other charges separately.' }
          : reading;
      }),
  };
}

const nextCharge = /^[^.;\n]{0,40};\s+(?:and\s+)?[A-Z][A-Za-z’' ]{3,40}:?\s+[$£€]\s?\d/;

export const opexEstimate = defineField({
  id: 'opex_estimate',
  label: 'Estimate of expenses',
  group: 'Expenses',
  lookedFor: 'an estimate of operating expenses in dollars',
  topics: ['operating_expenses', 'rent'],
  evidence: [
    labelEvidence(
      'estimateLabel',
      /\bestimate[ds]?\b.{0,120}\b(?:operating|expenses?|cam|additional\s+rent|nnn|common|ticam|outgoings)\b|\b(?:operating\s+expenses?|cam|nnn|common\s+area\s+(?:operating\s+expenses?|costs?|maintenance))\b.{0,120}\bestimate/,
      (piece) => readEstimate(cutAtWord(piece, 200)),
    ),
    labelEvidence(
      'chargeLabel',
      /^(?:nnn|cam|ticam|common\s+area\s+(?:operating\s+expenses?|maintenance)|additional\s+rent)(?:\s+(?:charges?|expenses?|costs?|fees?))?$/,
      (piece) => readEstimate(cutAtWord(piece, 120)),
      { titled: false },
    ),
    phraseEvidence(
      'costsEstimated',
      ['estimated', 'estimate', 'estimates', 'initially'],
      new RegExp(`\\b${costs}[^;$]{0,400}?\\bestimate\\w*\\b[^.;$]{0,80}?(\\$\\s?\\d[\\d,.]*\\d[^;]{0,60})`, 'dgi'),
      readEstimate,
    ),
    phraseEvidence(
      'estimatedCosts',
      ['estimated', 'estimates', 'estimate'],
      new RegExp(`\\bestimate\\w*\\b[^.;$]{0,80}?\\b${costs}[^.;$]{0,90}?(\\$\\s?\\d[\\d,.]*\\d[^;]{0,60})`, 'dgi'),
      readEstimate,
    ),
    phraseEvidence(
      'monthlyForServices',
      ['maintenance'],
      /\bpay\b[^.;$]{0,40}?(\$\s?\d[\d,.]*\d\s+(?:monthly|per\s+month|a\s+month))[^.;]{0,140}?\b(?:share\s+of\s+)?common\s+area\s+maintenance\b/dgi,
      readEstimate,
      { weight: rank.weak },
    ),
  ].map(ofSeveral),
  exclusions: [
    {
      name: 'otherEstimate',
      excludes: (candidate) =>
        /\b(?:contract\s+value|restoration|repair\s+cost|cost\s+of\s+(?:the\s+)?work|exceeds?|threshold|deductible|insurance\s+proceeds)\b/i.test(
          around(candidate, 0),
        ),
    },
  ],
});
