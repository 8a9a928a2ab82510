import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, before, defineField } from '../../field.ts';
import { type ReadValue, readPercents } from '../../readers.ts';
import { rank } from '../../weights.ts';
import { asChanged, firstInSentence, theTenant } from '../../wording.ts';

/** A share is at most 100 percent; a very small number may have been meant as a fraction. */
function readShare(piece: string): ReadValue[] {
  return asChanged(firstInSentence(readPercents))(piece).flatMap((read) => {
    const percent = Number.parseFloat(String(read.value));
    if (percent > 100 || percent === 0) return [];
    return [
      percent < 0.05
        ? { ...read, doubt: 'The share is unusually small; the document may mean a fraction, not a percentage.' }
        : read,
    ];
  });
}

export const opexShare = defineField({
  id: 'opex_share',
  label: 'Tenant share',
  group: 'Expenses',
  lookedFor: 'a pro rata or proportionate share in percent',
  topics: ['operating_expenses', 'taxes', 'definitions', 'premises'],
  evidence: [
    labelEvidence(
      'label',
      /\b(?:pro[\s-]*rata|proportionate|tenant's|lessee's|subtenant's|sublessee's)\b.{0,80}\b(?:share|percentage|proportion)\b|^proportion\s+of\s+outgoings$|^(?:pro[\s-]*rata|proportionate)\s+(?:share|portion|part)\b|^service\s+charge\s+(?:percentage|proportion|share)$|^building\s+percentage$|^share\s+of\s+(?:operating|common|expenses)/,
      readShare,
    ),
    phraseEvidence(
      'announced',
      ['share', 'percentage', 'proportion'],
      /\b(?:pro[\s-]*rata|proportionate|tenant[’']s|lessee[’']s|subtenant[’']s|sublessee[’']s)\s+(?:pro[\s-]*rata\s+|proportionate\s+|building\s+|project\s+)?(?:share|percentage|proportion)\b[^.;$]{0,260}?(?:\b(?:is|equals?|means?|be|being|at|equal\s+to)\b|\bof(?=\s+(?:approximately\s+)?[\w-]+\s+(?:\w+\s+)?(?:and\s+[\w-]+\s+){0,2}(?:\(?\d|per)|\s+\d)|:)(?=([^;$]{0,110}))/dgi,
      readShare,
    ),
    phraseEvidence(
      // `Subtenant shall pay 26.24% of all operating expenses`
      'percentOfCosts',
      ['pay', 'pays', 'rent'],
      new RegExp(
        `${theTenant}[^.;]{0,80}?\\bpays?\\b[^.;%$]{0,100}?(?=((?<!\\d)\\d{1,3}(?:\\.\\d+)?\\s?%\\)?\\s+of\\s+(?:the\\s+(?:amounts?\\s+by\\s+which|(?:increase|excess)\\s+(?:in|of))\\s+(?=(?:the\\s+)?operating\\b))?(?:(?:all|the|any|total|actual|building)\\s+){0,3}(?:operating\\s+(?:expenses|costs)|real\\s+(?:estate|property)\\s+tax|(?:municipal|school|realty|business)\\b[^.;%]{0,20}\\btaxes|(?:the\\s+)?(?:cost\\s+of\\s+)?services\\b|taxes\\b|common\\s+(?:area|expenses)|CAM\\b|service\\s+(?:costs?|charges?)|outgoings|expenses\\b)))`,
        'dgi',
      ),
      readShare,
      { weight: rank.weak },
    ),
    phraseEvidence(
      // `Subtenant shall pay fifty percent (50%) of the amounts payable by Sublandlord on account of Operating Expenses`
      'percentOfMaster',
      ['pay', 'pays', 'reimburse'],
      new RegExp(
        `${theTenant}[^.;]{0,80}?\\b(?:pays?|reimburse)\\b[^.;%$]{0,100}?(?=((?<!\\d)\\d{1,3}(?:\\.\\d+)?\\s?%\\)?\\s+of\\s+(?:(?:all|the|any)\\s+){0,2}(?:amounts?|sums?|charges?|additional\\s+rent)\\s+(?:(?:payable|paid|due|owed|owing|charged)\\s+(?:by|to|from)\\s+(?:the\\s+)?)?(?:sub-?)(?:landlord|lessor)\\b[^;]{0,160}\\b(?:operating|taxes|expenses|common)))`,
        'dgi',
      ),
      readShare,
      { weight: rank.weak },
    ),
    phraseEvidence(
      // `the Service Charge, being 4.6 per cent of the Landlord’s expenditure on the Arcade`
      'chargeBeing',
      ['service'],
      /\bservice\s+charge\b,?\s+(?:(?:being|equal\s+to|namely|of)\s+|which\s+is\s+)(?=([^.;]{0,20}(?:\.\d{1,3})?\s?(?:%|per\s?cent)[^.;]{0,6}\s+of\s+(?:all\s+|the\s+){0,2}(?:(?:landlord|lessor)[’']s\s+)?(?:total\s+|annual\s+)?(?:expenditure|costs?|expenses|outgoings|service\s+costs?)))/dgi,
      readShare,
      { weight: rank.loose },
    ),
    phraseEvidence(
      'ratio',
      ['share', 'percentage', 'proportion'],
      /\b(?:share|percentage|proportion)\b[^;$]{0,160}?\bbears?\s+to\b(?=([^;$]{0,220}))/dgi,
      readShare,
    ),
    phraseEvidence(
      // `a fraction … the denominator of which is the area of the Shopping Center, which is 61,250 square feet (2.68%)`
      'fraction',
      ['share'],
      /\b(?:pro[\s-]*rata|proportionate|tenant[’']s)\s+share\b[^;$]{0,200}?\bfraction\b[^;$]{0,320}?(\(\s?(?:i\.e\.,?\s+)?\d{1,2}(?:\.\d{1,4})?\s?%\s?\))/dgi,
      readShare,
      { weight: rank.loose },
    ),
    phraseEvidence(
      'definedBehind',
      ['share'],
      /((?<!\d)\d+(?:\.\d+)?\)?\s?(?:%|percent))[^.;$]{0,60}?[“"(](?:the\s+)?[“"]?(?:tenant[’']s|lessee[’']s|pro[\s-]*rata|proportionate)\s+(?:\w+\s+){0,2}share\b/dgi,
      readShare,
      { kind: 'definedTerm' },
    ),
  ],
  exclusions: [
    {
      name: 'partOfFraction',
      excludes: (candidate) => /\b(?:de)?nominator\b[^.;,]{0,40}$/i.test(around(candidate, 0)),
    },
    {
      name: 'example',
      excludes: (candidate) =>
        candidate.kind === 'phrase' &&
        /\b(?:for\s+example|as\s+an\s+example|assum(?:e|ing)|hypothetical\w*|illustrat\w+)\b[^.;]{0,240}$/i.test(
          `${before(candidate, 240)}${around(candidate, 0)}`,
        ),
    },
    {
      // Space that the tenant uses temporarily or may lease later.
      name: 'otherSpace',
      excludes: (candidate) =>
        /\bshare\s+(?:of|for)\s+(?:the\s+)?(?:temporary|swing|interim|expansion|storage|must-take|offer|refusal)\s+(?:space|premises)\b/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'otherPercentage',
      excludes: (candidate) =>
        /\b(?:controllable|increase\s+by|administrati(?:ve|on)|management\s+fee|control\s+area|occupan|occupied|exceed|profit|gross\s+sales|stock|ownership|partnership|(?:more|less|greater)\s+than)\b/i.test(
          around(candidate, 30),
        ),
    },
  ],
});
