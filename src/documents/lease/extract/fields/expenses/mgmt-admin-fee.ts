import { cutAtWord, labelEvidence, phraseEvidence } from '../../evidence.ts';
import { after, around, before, defineField } from '../../field.ts';
import { first, readAmounts, readPercents } from '../../readers.ts';
import { firstInSentence } from '../../wording.ts';

const fee = '(?:management|administrati(?:ve|on)|overhead)\\s+(?:and\\s+\\w+\\s+)?(?:fees?|charges?|costs?)';

export const mgmtAdminFee = defineField({
  id: 'mgmt_admin_fee',
  label: 'Management or administrative fee',
  group: 'Expenses',
  lookedFor: 'a management or administrative fee in percent',
  topics: ['operating_expenses', 'repairs'],
  evidence: [
    phraseEvidence(
      'feeOfPercent',
      ['management', 'administrative', 'administration', 'overhead'],
      new RegExp(`\\b${fee}\\b(?=([^;]{0,200}))`, 'dgi'),
      firstInSentence(readPercents),
    ),
    phraseEvidence(
      'percentFee',
      ['management', 'administrative', 'administration'],
      new RegExp(`(\\d{1,30}(?:\\.\\d+)?\\)?\\s?(?:%|percent))[^.;]{0,50}?\\b${fee}`, 'dgi'),
      readPercents,
    ),
    phraseEvidence(
      // `the fees of managing agents not exceeding ten per cent of the other costs`
      'agentsFees',
      ['managing'],
      /\b(?:fees|remuneration|charges)\s+of\s+(?:the\s+|any\s+)?managing\s+agents?\b(?=([^;]{0,120}))/dgi,
      firstInSentence(readPercents),
    ),
    phraseEvidence(
      'paidForManagement',
      ['management'],
      /\bpays?\b(?=([^.;]{0,40}(?:\.\d+)?[^.;]{0,20}\bfor\s+(?:the\s+)?(?:property|building)\s+management\b))/dgi,
      firstInSentence(readAmounts),
    ),
    phraseEvidence(
      'feeOfAmount',
      ['management'],
      /\bmanagement\s+fees?\b(?=([^;$]{0,60}?(?:\$|New\s+Taiwan|RMB|CNY|€|£)[^;]{0,30}))/dgi,
      first(readAmounts),
    ),
    labelEvidence(
      'amountLabel',
      /\bmanagement\s+fees?\b/,
      (piece) => firstInSentence(readAmounts)(cutAtWord(piece, 160)),
      { titled: false, unless: /construction|parking/ },
    ),
  ],
  exclusions: [
    {
      name: 'constructionFee',
      excludes: (candidate) =>
        /\b(?:construction|alterations?|tenant\s+improvements?|oversight|leasing|parking|work\s+letter)\b/i.test(
          `${before(candidate, 160)
            .split(/[.;]\s/)
            .at(-1)}${around(candidate, 0)}`,
        ),
    },
    {
      // A surcharge on repairs, cures and extra services that the landlord performs for the tenant.
      name: 'surcharge',
      excludes: (candidate) =>
        /\b(?:repair\w*|restor\w+|replac\w+|cur(?:e|es|ing)\s|perform\w*\s+(?:such|the|any|said)|remov\w+|clean-?up|late\s+(?:payment|charge)|past\s+due|(?:cost|expense)s?\s+(?:incurred|so\s+incurred|thereof|of\s+(?:such|the)\s+(?:work|service|repair)))\b/i.test(
          `${before(candidate, 160)
            .split(/[.;]\s/)
            .at(-1)}${around(candidate, 0)}`,
        ) &&
        !/\b(?:operating|common\s+area|CAM|gross\s+(?:rent|revenue|receipt)\w*|revenues?|collect\w*)\b/i.test(
          `${before(candidate, 240)
            .split(/[.;]\s/)
            .at(-1)}${around(candidate, 80)}`,
        ),
    },
    {
      // `If rent is not paid when due, an administrative charge equal to the greater of 5 %`
      name: 'lateCharge',
      excludes: (candidate) =>
        /\b(?:not\s+(?:been\s+)?(?:paid|received)|when\s+due|past\s+due|delinquent|fails?\s+to\s+pay)\b[^.;]{0,200}$/i.test(
          before(candidate, 260),
        ) && /^\W*administrati(?:ve|on)\s+(?:fee|charge)/i.test(around(candidate, 0)),
    },
    {
      name: 'otherPercentage',
      excludes: (candidate) =>
        /\b(?:late|overdue|as\s+though|as\s+if|interest|audit|share\s+(?:is|equals|shall)|occupan|occupied|discrepan|exceed(?:s|ed)\s+by|sublet|default)\b/i.test(
          `${before(candidate, 40).split(/[.;]/).at(-1)}${around(candidate, 0)}${after(candidate, 30)}`,
        ),
    },
  ],
});
