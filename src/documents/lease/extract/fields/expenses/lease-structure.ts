import { hitsIn } from '#documents/lease/prepare/lease-text.ts';
import { clauseEvidence } from '../../clause-evidence.ts';
import { around, before, defineField, type Evidence, type Reading } from '../../field.ts';
import type { NamedScore } from '../../score.ts';
import { added, rank, weights } from '../../weights.ts';
import { must, theLandlord, theTenant } from '../../wording.ts';

const shownAs = {
  absolute: 'Absolute net',
  NNN: 'Triple net (NNN)',
  NN: 'Double net (NN)',
  base_year: 'Base year',
  modified_gross: 'Modified gross',
  gross: 'Gross or full service',
} as const;

const excepts =
  /^[^.;]{0,200}\b(?:except|save)\s+as\s+(?:(?:expressly|specifically|otherwise|is|may\s+be)\s+){0,2}(?:set\s+(?:out|forth)|stated|provided|herein)/i;

/** The structure is named: by the title, in a summary, or in a sentence. */
function named(
  name: string,
  value: keyof typeof shownAs,
  words: readonly string[],
  pattern: RegExp,
  weight: NamedScore,
  shown: string = shownAs[value],
): Evidence {
  return {
    name,
    kind: 'phrase',
    find: ({ text }) =>
      text.blocksWith(words).flatMap((block) =>
        hitsIn(block, pattern).map(
          (hit): Reading => ({
            value,
            shown,
            span: hit,
            block,
            ...(excepts.test(text.document.text.slice(hit.end, Math.min(block.end, hit.end + 260)))
              ? { note: 'Except as the lease states otherwise.' }
              : {}),
            weight: added(weight, block.start < 1_500 && block.text.length < 120 ? weights.cover : 0),
          }),
        ),
      ),
  };
}

/** `Owner shall not bill Tenant for operating expenses.` */
function withoutDenied(text: string): string {
  return text
    .split(/[.;]\s/)
    .filter(
      (sentence) => !/\bnot (?:be )?(?:bill|charg|pay|pass|responsible|liable|obligated|required)/i.test(sentence),
    )
    .join('. ');
}

/** The tenant pays the amount by which expenses exceed those of a base year, which the lease names. */
const overBaseYear: Evidence = {
  name: 'overBaseYear',
  kind: 'phrase',
  find: ({ best }) => {
    const year = best('base_year');
    if (year === null || year.doubt !== undefined || !/\b(?:19|20)\d{2}\b/.test(String(year.value))) return [];
    // A base year for taxes only means that the landlord pays the other expenses.
    const isOfTaxes =
      /\btax/i.test(around(year, 60)) &&
      !/\b(?:operating|expenses?|costs?|CAM)\b/i.test(withoutDenied(year.block.text));
    const value = isOfTaxes ? 'modified_gross' : 'base_year';
    return [{ value, shown: shownAs[value], span: year.span, block: year.block, weight: rank.settles }];
  },
};

const says = (value: keyof typeof shownAs, shown: string) => ({ value, shown });

const home = ['operating_expenses', 'rent', 'taxes'] as const;

/** The tenant's payments determine the structure only if no base amount is deducted. */
function unlessBase(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) => {
      const base = context.text.hits(
        ['base', 'stop', 'excess'],
        /\bbase\s+(?:calendar\s+|tax\s+|expense\s+)?year\b|\bexpense\s+stop\b|\bexcess\s+(?:operating\s+)?(?:expenses|costs)\b|\bbase\s+(?:amount|expenses|taxes)\b/gi,
      )[0];
      return evidence
        .find(context)
        .map((reading) =>
          base === undefined
            ? reading
            : { ...reading, doubt: `The document also speaks of “${base.text.replace(/\s+/g, ' ')}”.` },
        );
    },
  };
}

export const leaseStructure = defineField({
  id: 'lease_structure',
  label: 'Expense structure',
  group: 'Expenses',
  lookedFor: 'triple net, NNN, gross, full service, base year or absolute net',
  topics: home,
  // An absolute net lease is a triple net lease with fewer exceptions.
  isSame: (a, b) => a === b || [a, b].every((value) => value === 'absolute' || value === 'NNN'),
  evidence: [
    named(
      'absoluteNet',
      'absolute',
      ['absolute', 'absolutely', 'bondable'],
      /\babsolute(?:ly)?\s+(?:triple\s+)?net\b|\bbondable\b/gi,
      rank.inclusive,
    ),
    named(
      'tripleNet',
      'NNN',
      ['net', 'nnn'],
      /\btriple[\s-]+net\b|\bnet[\s,-]+net[\s,-]+(?:and\s+)?net\b|\bNNN\b/g,
      rank.fixedForm,
    ),
    named(
      'doubleNet',
      'NN',
      ['net', 'nn'],
      /\bdouble[\s-]+net\b|(?<!\bnet[\s,-]{1,3})\bnet[\s,-]+net\b(?![\s,-]+(?:and\s+)?net)|\bNN\b/g,
      rank.fixedForm,
    ),
    named('netForm', 'NNN', ['net'], /\blease\s*[-–—]\s*net\b/gi, rank.fixedForm),
    named('grossForm', 'modified_gross', ['gross'], /\blease\s*(?:[-–—]\s*)?gross$/gi, rank.fixedForm),
    named(
      'modifiedGross',
      'modified_gross',
      ['gross'],
      /\b(?:modified|industrial|semi)[\s-]+gross\b/gi,
      rank.asByHeading,
    ),
    named(
      'netLease',
      'NNN',
      ['net'],
      /\b(?:carefree|completely|fully)\s+(?:and\s+)?(?:absolutely\s+)?net\b|\bis\s+a\s+net\s+lease\b|\bis\s+(?:completely\s+|absolutely\s+)?net\s+to\s+the\s+(?:landlord|lessor)\b/gi,
      rank.weak,
      'Net lease',
    ),
    named(
      'fullService',
      'gross',
      ['service', 'gross'],
      /\bfull[\s-]+service\s+(?:gross\b|lease\b|rent\b|basis\b|rental\b)|\bgross\s+(?:lease\b|rent(?:al)?\s+basis\b|in\s+nature\b)|\bfully\s+gross\b/gi,
      rank.fixedForm,
    ),
    named(
      'baseTaxes',
      'modified_gross',
      ['base'],
      /\bincreases?\s+(?:above|over|in\s+excess\s+of)\s+(?:the\s+)?base\s+(?:real\s+)?(?:property\s+|estate\s+)?tax(?:es)?\b/gi,
      rank.asByHeading,
    ),
    overBaseYear,
    clauseEvidence(
      'payableInAllEvents',
      ['abatement'],
      /\bwithout\b[^.;]{0,120}\babatement,\s+suspension,\s+(?:deferment|deduction|diminution)/i,
      { home, value: says('absolute', shownAs.absolute), weight: rank.explicit },
    ),
    unlessBase(
      clauseEvidence(
        'paysShareOfExpenses',
        ['share', 'percentage'],
        new RegExp(
          `(?<=${theTenant}.{0,400})\\bpay\\b.{0,160}\\b(?:share|percentage)\\b.{0,100}\\b(?:(?:operating|property|project|building)\\s+(?:expenses|costs)|common\\s+area\\s+(?:operating\\s+)?(?:expenses|costs|maintenance)|CAM|charges|following\\s+(?:items|costs|expenses))\\b`,
          'is',
        ),
        { home, value: says('NNN', 'Net: the tenant pays its share of expenses'), weight: rank.inferred },
      ),
    ),
    unlessBase(
      clauseEvidence(
        'paysTaxesInsuranceMaintenance',
        ['taxes'],
        new RegExp(
          `${theTenant}.{0,80}${must}.{0,60}\\b(?:pay|reimburse)\\b(?=.{0,300}\\btaxes\\b)(?=.{0,300}\\binsurance\\b).{0,300}\\b(?:maintenance|repair|maintaining)`,
          'is',
        ),
        { home, value: says('NNN', 'Net: the tenant pays taxes, insurance and maintenance'), weight: rank.inferred },
      ),
    ),
    clauseEvidence(
      'landlordPaysAll',
      ['taxes'],
      new RegExp(
        `${theLandlord}[^.;]{0,60}\\bpays?\\b(?=[^.;]{0,200}\\btaxes\\b)(?=[^.;]{0,200}\\binsurance\\b)(?=[^.;]{0,200}\\bmaintenance\\b)`,
        'i',
      ),
      { home, value: says('gross', shownAs.gross), weight: rank.inferred },
    ),
    clauseEvidence(
      'nothingBesidesRent',
      ['rent'],
      /\b(?:right\s+to\s+(?:refuse|reject)|not\s+(?:be\s+)?(?:required|obligated)\s+to\s+pay)\b.{0,60}\bother\s+(?:payments?|expenses?|charges?|fees?|costs?)\b.{0,30}\b(?:except|other\s+than|besides)\s+(?:the\s+)?rent\b/i,
      { home, value: says('gross', shownAs.gross), weight: rank.explicit },
    ),
  ],
  exclusions: [
    {
      name: 'comparison',
      excludes: (candidate) =>
        candidate.kind === 'phrase' &&
        /\b(?:if|comparable|other\s+tenants?|market|taking\s+into|whether|any\s+sublease|subtenant\s+under)\b[^.]{0,160}$/i.test(
          before(candidate, 200),
        ),
    },
    {
      name: 'denied',
      excludes: (candidate) =>
        candidate.evidence.startsWith('pays') &&
        /\bnot\s+(?:be\s+(?:required|obligated|liable)|pay|have)\b/i.test(around(candidate, 0)),
    },
    {
      name: 'excessOverBase',
      excludes: (candidate) =>
        candidate.evidence.startsWith('pays') &&
        /\b(?:increases?|excess|exceeds?|base\s+year|expense\s+stop|over\s+the\s+base)\b/i.test(around(candidate, 200)),
    },
  ],
});
