import { Decimal } from 'decimal.js';
import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { after, around, before, defineField } from '../../field.ts';
import { first, type ReadValue, readAmounts, readPercents } from '../../readers.ts';
import { rank } from '../../weights.ts';
import { firstInSentence } from '../../wording.ts';

const costs =
  '(?:controllable|operating\\s+(?:expenses?|costs?)|CAM\\b|NNN\\s+expenses|common\\s+area|additional\\s+rent)';

/** 105% of the year before is a cap of 5%. */
function readCap(piece: string): ReadValue[] {
  return firstInSentence(readPercents)(piece).flatMap((read) => {
    const percent = Number.parseFloat(String(read.value));
    if (percent === 100 || percent > 130) return [];
    const cap = `${percent > 100 ? new Decimal(percent).minus(100).toFixed() : percent}%`;
    return [{ ...read, value: cap, shown: cap }];
  });
}

const limit =
  /\b(?:(?:shall|will|must)\s+not\s+exceed|not\s+(?:to\s+)?exceed(?:ing)?|capped\s+at|(?:a\s+)?(?:cap|maximum)\s+of)\s+(?=[$£€])/i;
const rising =
  /\b(?:increas|ris|adjust|index)\w*\b[^.;]{0,120}?\b(retail\s+prices?\s+index|consumer\s+prices?\s+index|RPI|CPIH?|index)\b/i;

/** An amount per year or per area, with the index by which it rises. */
function readLimit(piece: string): ReadValue[] {
  const match = limit.exec(piece);
  if (match === null) return [];
  const from = match.index + match[0].length;
  const behind = piece.slice(from).split(/\.\s|;/)[0] ?? '';
  const [amount] = readAmounts(behind);
  if (amount === undefined || amount.start > 0) return [];
  const rest = behind.slice(amount.end);
  const area = /^\s+(?:per|a)\s+(?:square\s+(?:foot|metre|meter)|sq\.?\s?ft\.?)/i.exec(rest)?.[0] ?? '';
  const index = rising.exec(rest)?.[1];
  const shown = `${amount.shown}${area}${index === undefined ? '' : `, rising with the ${index}`}`.replace(/\s+/g, ' ');
  return [{ ...amount, shown, start: match.index, end: from + behind.length }];
}

export const opexCap = defineField({
  id: 'opex_cap',
  label: 'Cap on controllable expenses',
  group: 'Expenses',
  lookedFor: 'a cap on controllable or operating expenses in percent',
  topics: ['operating_expenses'],
  evidence: [
    labelEvidence(
      'label',
      /^(?:service\s+charge|operating\s+(?:expenses?|costs?)|cam|controllable\s+expenses)\s+cap$/,
      (piece) => [...readCap(piece), ...first(readAmounts)(piece)].slice(0, 1),
      { titled: false, limit: 160 },
    ),
    labelEvidence(
      // `Service Charge: a fair proportion of the Service Costs, which shall not exceed £4,200 in the first year`; `“Service
      // Charge” means 8.4% of the Estate Costs, capped at £1.15 per square foot`
      'limitOfCharge',
      /^(?:annual\s+|tenant's\s+)?(?:service\s+charge|service\s+rent|maintenance\s+charge)$/,
      readLimit,
      { titled: false, limit: 320 },
    ),
    phraseEvidence(
      // `2.75% of the cost of services, subject in each year to a cap of £7,500`
      'capOf',
      ['cap', 'capped'],
      /\b(?:services|service\s+charge|operating\s+(?:expenses|costs)|outgoings|CAM)\b[^.;]{0,80}?\b(?:a\s+cap\s+of|capped\s+at)\s+(?=([$£€]\s?\d[^;]{0,40}))/dgi,
      first(readAmounts),
      { weight: rank.loose },
    ),
    phraseEvidence(
      // `The Tenant’s payment shall not exceed £9,400 in the first year`
      'paymentNotOver',
      ['payment', 'payments', 'contribution', 'charge'],
      /\b(?:(?:tenant|lessee)[’']s\s+(?:annual\s+)?(?:payments?|contribution|share|liability)|service\s+charge)\b(?:[^.;]|\.(?=\d)){0,110}?\b(?:shall|will|must)\s+not\s+exceed\s+(?=([$£€]\s?\d[^;]{0,40}))/dgi,
      first(readAmounts),
      { section: /service charge|operating|expenses|common|outgoings|cam\b/, weight: rank.loose },
    ),
    phraseEvidence(
      'notMoreThan',
      ['controllable', 'expenses', 'costs', 'cam'],
      new RegExp(
        `\\b${costs}[^.;]{0,260}?\\b(?:not|never|no\\s+event|neither)\\b[^.;]{0,80}?\\b(?:exceed|increase|rise|grow|more\\s+than|greater\\s+than)\\w*(?=([^;]{0,150}))`,
        'dgi',
      ),
      readCap,
    ),
    phraseEvidence(
      'excessNotPaid',
      ['controllable', 'expenses', 'costs', 'cam'],
      new RegExp(
        `\\b(?:not|never)\\s+be\\s+(?:obligated|required|responsible|liable)\\b[^.;]{0,200}?\\b${costs}[^;]{0,200}?\\bexceeds?(?=([^;]{0,120}))`,
        'dgi',
      ),
      readCap,
    ),
    phraseEvidence(
      'capped',
      ['capped', 'cap', 'limited'],
      new RegExp(
        `\\b${costs}[^.;]{0,200}?\\b(?:capped\\s+at|limited\\s+to|cap\\s+(?:of|equal))(?=([^;]{0,120}))`,
        'dgi',
      ),
      readCap,
    ),
    phraseEvidence(
      'inNoEvent',
      ['event'],
      new RegExp(`\\bno\\s+event\\b[^.;]{0,60}?\\b${costs}[^.;]{0,160}?\\bexceed(?=([^;]{0,120}))`, 'dgi'),
      readCap,
    ),
    phraseEvidence(
      'subjectToCap',
      ['cap'],
      new RegExp(`\\b${costs}[^.;]{0,120}?\\bsubject\\s+to\\s+an?\\s+([^;]{0,80}?\\bcap)\\b`, 'dgi'),
      readCap,
    ),
    phraseEvidence(
      'capAt',
      ['cap'],
      new RegExp(`\\bcap\\s+(?:\\w+\\s+){0,4}${costs}[^.;]{0,60}?\\bat\\b(?=([^;]{0,60}))`, 'dgi'),
      readCap,
    ),
    phraseEvidence(
      'percentCap',
      ['cap'],
      new RegExp(`(\\d{1,30}(?:\\.\\d+)?\\)?\\s?(?:%|percent))[^.;]{0,60}?\\bcap\\b[^.;]{0,60}?\\b${costs}`, 'dgi'),
      readPercents,
    ),
  ],
  exclusions: [
    {
      name: 'otherPercentage',
      excludes: (candidate) =>
        /\b(?:management\s+fee|administrati(?:ve|on)\s+(?:fee|charge)|audit|discrepan|overstat|understat|overcharg|gross(?:ed)?[\s-]+up|occupi|occupan|actual\s+(?:operating\s+)?(?:expenses|costs)|interest)/i.test(
          `${before(candidate, 60).replace(/^.*[.;]\s/s, '')}${around(candidate, 0)}${after(candidate, 50).replace(/\.\s.*$/s, '')}`,
        ),
    },
  ],
});
