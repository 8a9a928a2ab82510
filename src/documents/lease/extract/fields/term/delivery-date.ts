import { datePattern, datesIn, showDate } from '#documents/lease/lexicon/dates.ts';
import { durationPattern } from '#documents/lease/lexicon/durations.ts';
import type { Hit } from '#documents/lease/prepare/block.ts';
import { flowWith } from '#documents/lease/prepare/flow.ts';
import { hitsIn, sentencesOf } from '#documents/lease/prepare/lease-text.ts';
import { phraseEvidence } from '../../evidence.ts';
import { after, defineField, type Evidence, type Reading } from '../../field.ts';
import { landlord, tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';
import { dayLabelEvidence, definedDayEvidence, namedDayEvidence, readDefinition } from './day-evidence.ts';
import { dayOrFormula, formulaNote, inDateOrder, isSameDay } from './day-reader.ts';
import { conditional } from './term-exclusions.ts';

const delayed = new RegExp(
  `\\b(?:cannot|can\\s+not|unable\\s+to|fails?\\s+to|does\\s+not|is\\s+not\\s+able\\s+to)\\s+(?:deliver|tender|give)\\b[^.;]{0,160}?\\b(?:on|by|before)\\s+(${datePattern})`,
  'dgi',
);

/** `Landlord will deliver the Premises on or before the Target Commencement Date`, a day that is defined elsewhere. */
const byTerm: Evidence = {
  name: 'byTerm',
  kind: 'phrase',
  find: ({ text }) =>
    text
      .hits(
        ['deliver', 'tender'],
        /\b(?:[Ll]andlord|[Ll]essor)\s+(?:will|shall|must|agrees\s+to)\s+(?:deliver|tender)\b[^.;]{0,120}?\b(?:on|by|before)\s+the\s+((?:[A-Z][\w’']+\s+){1,4}Date)\b/dg,
      )
      .flatMap((hit): Reading[] => {
        const name = hit.group(1)?.text ?? '';
        if (!/\b(?:Target|Scheduled|Expected|Estimated|Delivery|Possession|Commencement|Turnover)\b/.test(name))
          return [];
        return text.terms
          .named(name)
          .filter(({ form }) => form !== 'label')
          .flatMap(readDefinition)
          .filter(({ note }) => note === undefined)
          .map((read) => ({ ...read, weight: 0, note: `Landlord delivers by the ${name.replace(/\s+/g, ' ')}.` }));
      }),
};

const place =
  '(?:(?:exclusive\\s+|actual\\s+)?possession|(?:the\\s+)?(?:\\w+\\s+){0,2}(?:premises|property|space|building|house|workshop|shop|store|suite|unit|lease\\s+object))';
const handsOver =
  '(?:deliver|tender|hand\\s+over|turn\\s+over|release|surrender|provide|give)(?:s|ed)?(?:\\s+(?:to\\s+)?tenant)?';
const from =
  '(?:execution|signing|date|entering|delivery|conclusion|completion|effective|issuance|receipt|payment|this|the)';
/** A deadline counted from an event: `within 10 days after …`, `upon the full execution of …`. */
const event = `(?:within\\s+${durationPattern}\\s+(?:after|of|from|following)\\s+(?:the\\s+)?(?=${from}\\b|\\w)[^.;,]{5,110}|(?:up)?on\\s+(?:the\\s+)?(?:full\\s+|mutual\\s+|complete\\s+)?(?:execution|signing|substantial\\s+completion|completion|receipt|payment)\\b[^.;,]{5,110}|(?:immediately\\s+)?after\\s+(?:the\\s+)?(?:effective|execution|signing|rent|deposit|payment|contract)\\b[^.;,]{5,110})`;

function eventReading(hit: Hit, group: number): Reading[] {
  const part = hit.group(group);
  const words = part?.text.replace(/\s+/g, ' ').trim() ?? '';
  return words === '' ? [] : [{ value: words, shown: words, span: hit, block: hit.block, note: formulaNote }];
}

/** `Landlord will deliver possession of the Premises to Tenant upon the full execution of this Lease.` */
const uponEvent: Evidence = {
  name: 'uponEvent',
  kind: 'phrase',
  find: ({ text }) => {
    const pattern = new RegExp(
      `\\b${landlord}\\s+(?:shall|will|agrees\\s+to|must)\\s+${handsOver}\\b[^.;]{0,40}?\\b${place}\\b[^.;]{0,80}?\\b(${event})`,
      'dgi',
    );
    return text
      .hits(['deliver', 'tender', 'hand', 'turn', 'release', 'provide', 'give'], pattern)
      .flatMap((hit) => eventReading(hit, 1));
  },
};

/** `Within 10 days after this Contract is entered into, Party A shall deliver the Property to Party B.` */
const eventFirst: Evidence = {
  name: 'eventFirst',
  kind: 'phrase',
  find: ({ text }) => {
    const pattern = new RegExp(
      `(?<=^|[.;:]\\s{1,3}|\\d\\s)(${event}),?\\s+(?:the\\s+)?${landlord}\\s+(?:shall|will|agrees\\s+to|must)\\s+${handsOver}\\b[^.;]{0,40}?\\b${place}\\b`,
      'dgi',
    );
    return text
      .hits(['deliver', 'tender', 'hand', 'turn', 'release', 'provide', 'give'], pattern)
      .flatMap((hit) => eventReading(hit, 1));
  },
};

/** `Party B can move into the premises after the rent and the deposit are paid.` */
const moveIn: Evidence = {
  name: 'moveIn',
  kind: 'phrase',
  find: ({ text }) => {
    const pattern = new RegExp(
      `\\b${tenant}\\s+(?:can|may|shall|will|must|is\\s+entitled\\s+to)\\s+(?:move\\s+into|take\\s+possession\\s+of)\\s+${place}\\s+((?:after|upon|on|from)\\s+[^.;,]{5,110}(?:,\\s+\\d{4})?)`,
      'dgi',
    );
    return text.hits(['move', 'possession'], pattern).flatMap((hit) => {
      const part = hit.group(1);
      const read = part ? dayOrFormula(part.text)[0] : undefined;
      return read === undefined ? eventReading(hit, 1) : [{ ...read, span: hit, block: hit.block }];
    });
  },
};

/**
 * `If Landlord cannot deliver possession … on or before February 1, 2005, this Lease shall not be void`: the planned
 * date.
 */
const delayClause: Evidence = {
  name: 'delayClause',
  kind: 'sentence',
  find: ({ text }) =>
    flowWith(text, ['void', 'voidable']).flatMap((block) =>
      sentencesOf(block).flatMap((span): Reading[] => {
        const sentence = block.text.slice(span.start - block.start, span.end - block.start);
        const hit = hitsIn(block, delayed, span.start, span.end)[0];
        const day = hit ? datesIn(hit.group(1)?.text ?? '')[0] : undefined;
        return !hit || !day || !/\bshall\s+not\s+be(?:come)?\s+void/i.test(sentence)
          ? []
          : [
              {
                value: day.iso,
                shown: showDate(day.iso),
                span: hit,
                block,
                doubt: 'The day for which delivery was planned; the clause only says what happens when it is missed.',
              },
            ];
      }),
    ),
};

const estimated = /\b(?:estimat|anticipat|expect|project|target)\w*/i;

/** `on or about June 1, 2025 (the “Estimated Delivery Date”)`: the report says that the day is only expected. */
function withEstimate(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        const { span, block, note } = reading;
        if (note !== undefined || !isoDay.test(String(reading.value))) return reading;
        const own = sentencesOf(block).find(({ start, end }) => start <= span.start && span.start < end) ?? span;
        const from = Math.max(own.start, span.start - 160);
        const words = context.text.document.text.slice(from, Math.min(Math.max(own.end, span.end), span.end + 40));
        return estimated.test(words) ? { ...reading, note: 'An expected day.' } : reading;
      }),
  };
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

export const deliveryDate = defineField({
  id: 'delivery_date',
  label: 'Delivery of possession',
  group: 'Term',
  lookedFor: 'a date or event on which possession is delivered',
  topics: ['delivery', 'term', 'definitions'],
  isSame: isSameDay,
  evidence: [
    dayLabelEvidence(
      'label',
      /^(?:(?:estimated|scheduled|target|anticipated|expected|premises)\s+)*(?:delivery|possession|turnover)(?:\s+(?:date|of\s+(?:the\s+)?(?:possession|premises)))*(?:\s+date)?$/,
    ),
    namedDayEvidence('(?:Delivery|Possession)\\s+Date'),
    definedDayEvidence('defined', () => [
      'Delivery Date',
      'Expected Delivery Date',
      'Scheduled Delivery Date',
      'Estimated Delivery Date',
      'Anticipated Delivery Date',
      'Target Delivery Date',
      'Possession Date',
      'Turnover Date',
    ]),
    inDateOrder(
      phraseEvidence(
        'deliver',
        ['deliver', 'delivered', 'delivery', 'tender', 'possession'],
        new RegExp(
          `\\b(?:(?:deliver(?:y|ed)?|tender(?:ed)?|turn(?:ed)?\\s+over)\\b[^.;]{0,120}?\\b(?:possession|premises)|(?:possession|premises)\\b(?:(?!\\b(?:not|cannot|unable)\\b)[^.;]){0,60}?\\b(?:delivered|tendered|turned\\s+over|handed\\s+over)|given\\s+possession)\\b[^.;]{0,80}?\\b(?:on|by|before|about|than|is|be)\\s+(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
        { weight: rank.explicit },
      ),
    ),
    inDateOrder(
      phraseEvidence(
        // `Lessor shall have the Leased Premises ready for occupancy by December 15, 2024`
        'readyBy',
        ['ready'],
        new RegExp(
          `\\b${landlord}\\s+(?:shall|will|must|agrees\\s+to)\\s+have\\b[^.;]{0,60}?\\bready\\s+for\\b[^.;]{0,40}?\\b(?:on|by|before|than)\\s+(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
      ),
    ),
    inDateOrder(
      phraseEvidence(
        // `Lessor shall hand over the Shop, broom clean, on or before November 1, 2025`
        'handsOverBy',
        ['hand', 'turn', 'give', 'deliver'],
        new RegExp(
          `\\b${landlord}\\s+(?:shall|will|must|agrees\\s+to)\\s+(?:hand\\s+over|turn\\s+over|give\\s+possession\\s+of|deliver)\\s+${place}(?:,[^.;]{0,100}?,)?[^.;,]{0,40}?\\b(?:on\\s+or\\s+before|no\\s+later\\s+than|not\\s+later\\s+than|by|on)\\s+(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
        { weight: rank.named },
      ),
    ),
    inDateOrder(byTerm),
    uponEvent,
    eventFirst,
    moveIn,
    inDateOrder(delayClause),
    inDateOrder(
      phraseEvidence(
        'handOver',
        ['deliver', 'release', 'hand', 'delivers'],
        new RegExp(
          `\\bparty\\s+a\\s+(?:shall|will|must)\\s+(?:deliver|release|hand\\s+over)\\b[^.;]{0,90}?\\bparty\\s+b\\b[^.;]{0,40}?\\b(?:on|from|before)\\s+(${datePattern})`,
          'dgi',
        ),
        dayOrFormula,
      ),
    ),
  ].map(withEstimate),
  exclusions: [
    {
      ...conditional,
      excludes: (candidate, context) =>
        candidate.evidence !== 'delayClause' && conditional.excludes(candidate, context),
    },
    {
      // `delivered on or before September 15, 2024, then, as Tenant’s sole remedy`: a deadline that may be missed.
      name: 'orRemedy',
      excludes: (candidate) => /^,?\s{0,3}then,?\s[^.;]{0,60}\bremed(?:y|ies)\b/i.test(after(candidate, 100)),
    },
    {
      name: 'otherDelivery',
      excludes: (candidate, { text }) =>
        /\b(?:notice|invoice|surrender|return(?:ed)?|vacate|certificate|estoppel|plans|drawings|(?:and|which)\s+(?:shall\s+|will\s+)?(?:ends?|expires?|terminates?))\b/i.test(
          text.document.text.slice(candidate.span.start, candidate.span.end),
        ),
    },
  ],
});
