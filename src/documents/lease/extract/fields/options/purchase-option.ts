import { moneyIn } from '#documents/lease/lexicon/figures.ts';
import { defineField } from '../../field.ts';
import { granted } from '../../granted.ts';
import { amountOrYes, notWhere, saidEvidence, yes } from '../../said.ts';
import { tenant } from '../../sides.ts';

const section = /purchase|option|buy/;

export const purchaseOption = defineField({
  id: 'purchase_option',
  label: 'Purchase option',
  group: 'Options',
  lookedFor: 'an option or right to purchase the property',
  topics: ['purchase'],
  // The same option, once with and once without its price.
  isSame: (a, b) => a === b || a === true || b === true,
  evidence: [
    saidEvidence(
      'optionToPurchase',
      ['purchase', 'buy', 'acquire'],
      new RegExp(
        `\\b(?:options?|right|election)\\b(?!\\s+of\\s+first)[^.;]{0,120}?\\bto\\s+(?:\\(\\w{1,3}\\)\\s+)?(?:purchase|buy|acquire)\\b|\\bpurchase\\s+option\\b|\\b${tenant}\\s+may\\s+(?:purchase|buy)\\b`,
        'i',
      ),
      (said) => {
        if (/\bno\s+(?:such\s+)?$/i.test(said.sentence.slice(0, said.at))) return null;
        // `Ground Lessee may purchase the Land`: the words name the party and the right.
        const right = new RegExp(`^${tenant}\\s+may\\b`, 'i').test(said.match)
          ? yes()
          : granted(said, ['tenant', 'landlord']);
        if (right === null || !isProperty(said.sentence.slice(said.at))) return null;
        return { ...right, ...amountOrYes(moneyIn(said.sentence.slice(said.at, said.at + 260))[0]) };
      },
      { section, prefers: /\boption\b/i },
    ),
  ],
  exclusions: [
    // Options on equipment, on improvements for the landlord, or on shares; a right of first refusal is a separate
    // field.
    notWhere(
      'ofOtherThings',
      /\b(?:purchase|buy|acquire)\s+(?:any\s+|the\s+|all\s+|such\s+|tenant[’']s\s+|lessee[’']s\s+|insurance|additional)*\s?(?:insurance|stock|shares|equipment|furniture|fixtures|policy|policies|supplies|electricity|power|materials|parking|passes|permits|personal\s+property|interest\s+of\s+(?:tenant|lessee)|improvements?|lessee|tenant|from\s+tenant)\b/i,
    ),
    {
      name: 'firstRefusal',
      excludes: ({ block, span }, { text }) =>
        (/first (?:offer|refusal)/.test(block.section) && !/purchase|option/.test(block.section)) ||
        /\bfirst[\s-]+(?:right|refusal|offer|option)\b/i.test(text.document.text.slice(span.start, span.end)),
    },
    notWhere(
      'byLandlord',
      /\b(?:landlord|lessor)\b[^.;]{0,40}\b(?:shall\s+have|has|may|its)\b[^.;]{0,60}\b(?:option|right|purchase|acquire)\b(?![^.;]{0,60}\bto\s+(?:tenant|lessee))/i,
    ),
  ],
});

function isProperty(words: string): boolean {
  return /\b(?:purchase|buy|acquire|option)\b(?!\s+(?:any\s+)?other\b)[^.;]{0,120}\b(?:property|premises|building|land|real\s+estate|project|load\s?out|fixed\s+assets|fee|title|leased|house|facility)\b/i.test(
    words,
  );
}
