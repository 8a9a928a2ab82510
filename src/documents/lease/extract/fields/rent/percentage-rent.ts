import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, before, defineField } from '../../field.ts';
import { first, type ReadValue, readPercents } from '../../readers.ts';
import { rank } from '../../weights.ts';
import { theTenant } from '../../wording.ts';

const sales =
  "(?:(?:annual|tenant[’']s|lessee[’']s|net|adjusted|all|the|its)\\s+){0,3}(?:gross\\s+(?:sales|receipts|revenues?|income)|net\\s+sales|sales|turnover)";

export const percentageRent = defineField({
  id: 'percentage_rent',
  label: 'Percentage rent',
  group: 'Rent',
  lookedFor: 'percentage rent, gross sales or a breakpoint',
  topics: ['percentage_rent'],
  evidence: [
    labelEvidence(
      'label',
      /^(?:annual\s+)?(?:percentage|turnover|overage)\s+rent(?:al)?(?:\s+rate)?$|^percentage\s+rate$/,
      first(readShare),
      { titled: false, limit: 200 },
    ),
    phraseEvidence(
      'percentageRent',
      ['percentage', 'turnover', 'overage'],
      /\b(?:percentage|turnover|overage)\s+rent(?:al)?\b(?:\.\s)?[^.;%]{0,200}?(\(?\d{1,2}(?:\.\d{1,3})?\s?%[^.;]{0,140})/dgi,
      first(readShare),
    ),
    phraseEvidence(
      'ofSales',
      ['sales', 'receipts', 'revenues', 'revenue', 'turnover'],
      new RegExp(
        `\\brent\\b[^.;%]{0,200}(\\b\\d{1,2}(?:\\.\\d{1,3})?\\s?%)\\)?\\s+of\\s+(?:the\\s+amount\\s+by\\s+which\\s+)?${sales}`,
        'dgi',
      ),
      first(readShare),
    ),
    phraseEvidence(
      // `Lessee shall also pay 4% of gross receipts over $150,000 a year`
      'paysOfSales',
      ['receipts', 'sales'],
      new RegExp(
        `${theTenant}\\s+(?:shall|will|must)\\s+(?:also\\s+|further\\s+)?pay\\b[^.;%$]{0,60}?(\\b\\d{1,2}(?:\\.\\d{1,3})?\\s?%\\)?\\s+of\\s+(?:its\\s+|all\\s+|the\\s+)?(?:annual\\s+)?(?:gross|net)\\s+(?:sales|receipts)\\b[^.;]{0,100})`,
        'dgi',
      ),
      first(readShare),
      { weight: rank.qualified },
    ),
  ],
  exclusions: [
    {
      name: 'negated',
      excludes: (candidate) => /\b(?:no|not|without|in\s+lieu\s+of)\b[^.;]{0,40}$/i.test(before(candidate, 45)),
    },
    {
      name: 'expenses',
      excludes: (candidate) =>
        /\b(?:operating\s+expenses|management\s+fee|shall\s+not\s+include|proportionate\s+share|exclud\w+)\b/i.test(
          around(candidate, 120),
        ),
    },
  ],
});

/** No percentage rent is due on sales up to this amount. */
const breakpoint =
  /\b(?:in\s+excess\s+of|over|above|exceed(?:s|ing)?)\s+((?:(?:the|an?)\s+)?(?:natural|artificial|annual|base)?\s{0,3}break-?\s?point|\$\s?\d[\d,.]{0,14}\d)/i;

function readShare(piece: string): ReadValue[] {
  if (/^\W*(?:none|n\/?a|not\s+applicable)\b/i.test(piece)) return [];
  const above = breakpoint.exec(piece)?.[1];
  return readPercents(piece).map((read) => ({
    ...read,
    shown: `${read.value} of sales${above === undefined ? '' : ` above ${above.replace(/\s+/g, ' ').toLowerCase()}`}`,
  }));
}
