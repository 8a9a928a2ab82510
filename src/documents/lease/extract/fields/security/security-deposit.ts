import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { before, defineField } from '../../field.ts';
import { first, type ReadValue, readAmounts } from '../../readers.ts';

export const securityDeposit = defineField({
  id: 'security_deposit',
  label: 'Security deposit',
  group: 'Security',
  lookedFor: 'a security deposit',
  topics: ['deposit', 'rent', 'definitions'],
  evidence: [
    labelEvidence(
      'label',
      /^(?:(?:initial|total|tenant's|amount\s+of|required)\s+)*security\s+deposit(?:\s+amount)?$|^deposit$/,
      (piece) => first(readAmounts)(piece.slice(0, 260)),
    ),
    labelEvidence('none', /\bsecurity\s+deposit$|^deposit$/, readNone, { titled: false }),
    phraseEvidence(
      'definedTerm',
      ['deposit'],
      /(\$\s?\d[\d,.]*\d)\)?[^.;$]{0,70}?[“"(](?:the\s+)?[“"]?Security\s+Deposit/dgi,
      first(readAmounts),
      { kind: 'definedTerm' },
    ),
    phraseEvidence(
      'inTheAmountOf',
      ['deposit'],
      /\bsecurity\s+deposit\b[^.;:$]{0,110}?\b(?:of|amount|sum|equal\s+to|is|be)\b[^.;:$]{0,120}?(\$\s?\d[\d,.]*\d)/dgi,
      first(readAmounts),
      { section: /deposit/ },
    ),
  ],
  exclusions: [
    {
      name: 'changeOfDeposit',
      excludes: (candidate) =>
        candidate.kind === 'phrase' &&
        /\b(?:increase|reduc|replenish|refund)\w*\b[^.]{0,60}$/i.test(before(candidate, 80)),
    },
  ],
});

function readNone(piece: string): ReadValue[] {
  const match = /^\W*(?:none|n\/?a|not\s+applicable|waived)\b/i.exec(piece);
  return match ? [{ value: 'none', shown: 'None', start: 0, end: match[0].length }] : [];
}
