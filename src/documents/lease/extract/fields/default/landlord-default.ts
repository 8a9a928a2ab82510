import { durationsIn } from '#documents/lease/lexicon/durations.ts';
import { defineField } from '../../field.ts';
import { notWhere, ownWords, type Said, type SaidValue, saidEvidence } from '../../said.ts';
import { landlord, tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';

const section = /landlord|lessor|liab|default|exculpat|recourse/;
const about = ['landlord_liability', 'default', 'remedies', 'miscellaneous', 'indemnity'] as const;

/** The landlord’s default with its cure period or notice; not the tenant's duties to the landlord. */
const failing = new RegExp(
  `(?<!\\b(?:to|with|from|by|and|between|notify|notifies|against|for|of)\\s{1,200}(?:the\\s{1,200})?)\\b${landlord}(?:[’']s)?\\b(?:(?!\\b${tenant}\\b)[^.;,]){0,60}?\\b(?:defaults?|breach(?:es|ed)?|fails?|failed|failure|omission)\\b(?:(?!\\b(?:${tenant}\\s+(?:fails|shall\\s+fail|is\\s+in\\s+default|shall\\s+be\\s+in\\s+default)|${landlord}\\s+may)\\b)[^.;]){0,360}?\\b(?:days|notice)\\b|\\b(?:defaults?|breach|failure)\\s+(?:by|of)\\s+(?:the\\s+)?${landlord}\\b[^.;]{0,300}?\\bdays\\b`,
  'i',
);

/** The tenant's recourse is limited to the landlord’s interest in the property. */
const interestOnly = new RegExp(
  `\\b(?:limited\\s+(?:solely\\s+)?to|look(?:s|ing)?\\s+(?:solely|only)\\s+to|(?:only|solely)\\s+(?:out\\s+of|against|from|to)|recourse\\s+(?:only|solely)\\s+(?:to|against)|sole\\s+(?:and\\s+exclusive\\s+)?(?:remedy|recourse)\\s+(?:shall\\s+be|is)\\s+(?:\\w+\\s+)?(?:against|to))\\b[^.;]{0,120}?\\b(?:${landlord}(?:[’']s)?\\b[^.;]{0,60}?\\b)?(?:(?<!successors?\\s+in\\s+)interest(?!\\s+(?:at|on|rate|thereon|accru\\w+|from|will|shall|must))|equity|estate(?!\\s+tax))\\b`,
  'i',
);

export const landlordDefault = defineField({
  id: 'landlord_default',
  label: 'Landlord default and liability',
  group: 'Default',
  lookedFor: 'a cure period or a limit of liability of the landlord',
  topics: ['landlord_liability', 'default'],
  isSame: () => true,
  evidence: [
    saidEvidence('curePeriod', ['default', 'breach', 'fails', 'failure', 'fail', 'perform'], failing, cureOf, {
      section,
      about,
      weight: rank.mainPoint,
    }),
    saidEvidence(
      'interestOnly',
      ['interest', 'solely', 'only', 'limited', 'recourse', 'equity'],
      interestOnly,
      limitOf,
      { section, about, weight: rank.sidePoint },
    ),
  ],
  exclusions: [
    notWhere(
      'tenantsDefault',
      /^[^.;]{0,60}\b(?:tenant|lessee)(?:[’']s)?\s+(?:shall\s+)?(?:fails?|defaults?|breach|failure)|^\W*failure\s+to\s+pay\s+rent|^[^.;]{0,40}\bobligations?\s+of\s+(?:the\s+)?(?:sub-?)?(?:tenant|lessee)/i,
    ),
    {
      // The tenant's default, or a landlord's failure that has a separate clause: late delivery, a fire.
      name: 'anotherClause',
      excludes: ({ block, span }, { text }) =>
        /casualty|damage|condemn|deposit|delivery|commencement|alteration|assign|expans|estoppel|renewal|option|audit|operating|holding|surrender|repair|mainten/.test(
          block.section.split(' > ').at(-1) ?? '',
        ) ||
        /\bconsent\b[^.;]{0,80}\bdeemed\b|\b(?:is|are)\s+not\s+in\s+default\b(?!\s+(?:until|unless)\b)|\bfails?\s+to\s+(?:respond|approve|deliver|object|notify)\b|\b(?:be|constitute)\s+(?:deemed\s+)?(?:a\s+)?waiver\b|\bfailure\s+of\s+(?:the\s+)?(?:landlord|lessor)\s+to\s+(?:submit|furnish|send|render|provide|enforce|insist)\b|\b(?:holder|mortgagee|lender|beneficiary)\b[^.;]{0,60}\b(?:shall|will|must)\s+have\b/i.test(
          text.document.text.slice(span.start, span.end),
        ),
    },
  ],
});

/** The cure period in days is the value; the sentence is displayed. */
function cureOf(said: Said): SaidValue | null {
  const words = ownWords(failing)(said);
  const days = durationsIn(said.match).find(({ unit, text }) => unit === 'day' && !/business|working/i.test(text));
  return words === null || days === undefined ? words : { ...words, value: days.count };
}

/** A sentence that only limits recourse states no cure period. */
function limitOf(said: Said): SaidValue | null {
  const words = ownWords(interestOnly)(said);
  return words === null ? null : { ...words, note: 'A limit of liability, not a cure period.' };
}
