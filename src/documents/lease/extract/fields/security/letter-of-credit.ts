import { hitsIn } from '#documents/lease/prepare/lease-text.ts';
import { cutAtWord, labelEvidence, phraseEvidence } from '../../evidence.ts';
import type { Evidence, Reading } from '../../field.ts';
import { around, before, defineField } from '../../field.ts';
import { first, readAmounts } from '../../readers.ts';
import { firstInSentence } from '../../wording.ts';

/** `The Security Deposit may be in the form of … a letter of credit`: the amount of the deposit is used. */
const formOfDeposit: Evidence = {
  name: 'formOfDeposit',
  kind: 'phrase',
  find: ({ text, best }) =>
    text.blocksWith(['credit']).flatMap((block) =>
      hitsIn(
        block,
        /\bdeposit\b[^.;]{0,60}\b(?:in\s+the\s+form\s+of|by\s+delivering|by\s+means\s+of|evidenced\s+by)\b[^.;]{0,80}?\bletter\s+of\s+credit\b/dgi,
      ).flatMap((hit): Reading[] => {
        const deposit = best('security_deposit');
        return typeof deposit?.value !== 'number'
          ? []
          : [
              {
                value: deposit.value,
                shown: deposit.shown,
                span: hit,
                block,
                note: 'The letter of credit is a form of the security deposit; the amount is that of the deposit.',
              },
            ];
      }),
    ),
};

export const letterOfCredit = defineField({
  id: 'letter_of_credit',
  label: 'Letter of credit',
  group: 'Security',
  lookedFor: 'a letter of credit and its amount',
  topics: ['letter_of_credit', 'deposit'],
  evidence: [
    labelEvidence('label', /^(?:amount\s+of\s+(?:the\s+)?)?(?:letter\s+of\s+credit|l-?c|lc)(?:\s+amount)?$/, (piece) =>
      first(readAmounts)(cutAtWord(piece, 260)),
    ),
    phraseEvidence(
      'inTheAmountOf',
      ['credit'],
      /\bletter\s+of\s+credit\b[^.;$]{0,160}?\b(?:amount|sum|for)\b(?=([^;]{0,160}))/dgi,
      firstInSentence(readAmounts),
    ),
    phraseEvidence(
      'amountBefore',
      ['credit'],
      /(\$\s?\d[\d,.]*\d)\)?[^.;$]{0,80}?\b(?:in\s+the\s+form\s+of|by|as)\s+(?:an?\s+)?(?:\w+,?\s+){0,4}letter\s+of\s+credit\b/dgi,
      first(readAmounts),
    ),
    formOfDeposit,
  ],
  exclusions: [
    {
      name: 'changeOfAmount',
      excludes: (candidate) => /\b(?:reduc|increas|decreas)\w*\b/i.test(around(candidate, 0)),
    },
    {
      name: 'othersCredit',
      excludes: (candidate) =>
        /\b(?:contractor|lender|mortgagee|buyer|purchaser)[’']?s?\b[^.;]{0,80}$/i.test(before(candidate, 100)),
    },
  ],
});
