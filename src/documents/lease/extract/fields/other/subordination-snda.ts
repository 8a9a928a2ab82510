import { sentencesOf } from '#documents/lease/prepare/lease-text.ts';
import { placeIn } from '#documents/lease/prepare/passage.ts';
import { cutAtWord } from '../../evidence.ts';
import { around, defineField, type Evidence, type FieldContext, type Reading } from '../../field.ts';
import { wordsEvidence } from '../../said.ts';
import { rank } from '../../weights.ts';

const section = /subordinat|mortgag|attorn|snda|encumbr|non-?disturb/;
const about = ['subordination'] as const;

/** `“SNDA” means an agreement in a form that …`: defines a word and grants nothing. */
const isDefinition = /^\W{0,3}[\w\s,-]{2,60}[”"]\s+(?:shall\s+)?means?\b/i;
/** Not if a sentence only refers to it: `subject to the non-disturbance provisions of Paragraph 30.3`. */
const protects = /(?<!\bsubject\s\S{1,3}\sthe\s)\bnon-?\s?disturb\w*|\bSNDA\b|\bnot\s+(?:be\s+)?disturb/i;

/** The lease is subordinate, and another sentence of the same clause protects the tenant: the reader needs both. */
function withProtection(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        const note = protectionNear(context, reading);
        return note === null ? reading : { ...reading, note };
      }),
  };
}

function protectionNear({ text }: FieldContext, { block, span }: Reading): string | null {
  const whole = text.document.text;
  if (protects.test(whole.slice(span.start, span.end))) return null;
  const [clause] = block.section.split(' > ');
  const near = text.blocks
    .slice(Math.max(0, block.index - 2), block.index + 6)
    .filter((each) => each.index === block.index || (clause !== '' && each.section.split(' > ')[0] === clause));
  for (const each of near) {
    for (const sentence of sentencesOf(each)) {
      // The end of the quoted sentence, if it is longer than its quote.
      const isQuoted = sentence.start <= span.start && span.start < sentence.end;
      const words = whole
        .slice(isQuoted ? span.end : sentence.start, sentence.end)
        .replace(/\s+/g, ' ')
        .trim();
      if (words.length < 60 || !protects.test(words) || !/[a-z]\s+[a-z]+\s+[a-z]/.test(words)) continue;
      const from = Math.max(
        0,
        words.search(protects) > 140 ? words.lastIndexOf(' ', words.search(protects) - 60) + 1 : 0,
      );
      const begins = cutAtWord(words.slice(from), 220);
      return `Non-disturbance${placeIn(text, sentence)}: “${from > 0 ? '… ' : ''}${begins}${from + begins.length < words.length ? ' …' : ''}”`;
    }
  }
  return null;
}

export const subordinationSnda = defineField({
  id: 'subordination_snda',
  label: 'Subordination and non-disturbance',
  group: 'Other',
  lookedFor: 'subordination to mortgages, attornment, non-disturbance',
  topics: ['subordination'],
  isSame: () => true,
  evidence: [
    withProtection(
      wordsEvidence(
        'leaseIsSubordinate',
        ['subordinate', 'subordinated', 'subject', 'subordinates', 'subordination'],
        /\b(?:lease|sublease|agreement|rights?|interest)\b[^.;]{0,160}?\b(?:is|are|shall\s+(?:at\s+all\s+times\s+)?be|subordinates?)\b[^.;]{0,80}?\b(?:subordinated?|subject)\b[^.;]{0,200}?\b(?:mortgages?|security\s+deeds?|deeds?\s+of\s+trust|ground\s+leases?|encumbrances?|security\s+instruments?|liens?|(?:master|prime|head|superior|overlease)\s+leases?)\b|\b(?:tenant|lessee)\b[^.;]{0,80}?\bsubordinates?\b/i,
        { section, about, weight: rank.mainPoint },
      ),
    ),
    wordsEvidence(
      'nonDisturbance',
      ['disturbance', 'nondisturbance', 'snda', 'disturbed', 'disturb', 'recognize'],
      /\b(?:non-?\s?disturbance|SNDA)\b|\b(?:not\s+be|not)\s+disturb(?:ed)?\b[^.;]{0,160}\b(?:mortgage|foreclos|lender|lessor|default)|\b(?:mortgage|foreclos|lender)\w*\b[^.;]{0,200}\bnot\s+(?:be\s+)?disturb|\b(?:holder|mortgagee|lender|beneficiary|purchaser)\b[^.;]{0,80}\brecogni[sz]e\b[^.;]{0,60}\b(?:tenant|lessee|lease)/i,
      { section, about, weight: rank.secondary, follows: isDefinition },
    ),
    wordsEvidence(
      'agreement',
      ['disturbance', 'nondisturbance', 'snda'],
      /\b(?:shall|will|must|agrees?\s+to)\b[^.;]{0,80}\b(?:deliver|provide|obtain|execute|furnish|cause|enter\s+into)\b[^.;]{0,160}\b(?:non-?\s?disturbance|SNDA)\b/i,
      { section, weight: rank.general },
    ),
    wordsEvidence('attorns', ['attorn', 'attornment', 'attorns'], /\battorn(?:s|ment)?\b/i, {
      section,
      about,
      weight: rank.sidePoint,
    }),
  ],
  exclusions: [
    {
      name: 'anotherClause',
      excludes: ({ block }) =>
        /assign|sublet|lien\b|landlord[’']?s lien|definition|purchase|first offer|first refusal|guarant|recording|condemn|casualty|quiet/.test(
          block.section.split(' > ').at(-1) ?? '',
        ) && !section.test(block.section),
    },
    {
      // `Any claim to a lien arising in connection with such work shall be subordinate to this Lease`: construction
      // liens.
      name: 'liensOfWork',
      excludes: (candidate) =>
        /\bliens?\b[^.;]{0,80}\b(?:arising|in\s+connection|work|labou?r|materials?)\b|\bmechanic/i.test(
          around(candidate, 0),
        ) && !/\bmortgage|\bdeeds?\s+of\s+trust|\bground\s+lease/i.test(around(candidate, 0)),
    },
  ],
});
