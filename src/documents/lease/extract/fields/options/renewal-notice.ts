import type { Block } from '#documents/lease/prepare/block.ts';
import { flowAt, flowWith } from '#documents/lease/prepare/flow.ts';
import { type LeaseText, sentencesOf } from '#documents/lease/prepare/lease-text.ts';
import { around, defineField, type Evidence, type Reading } from '../../field.ts';
import type { NamedScore } from '../../score.ts';
import { rank } from '../../weights.ts';
import { type NoticePeriod, noticeDayIn, noticePeriodIn, showNotice } from './notice-period.ts';
import { clauseOf, renewalBlocks } from './renewal-clause.ts';

export const fromStartNote = 'Counted back from the start of the renewal term.';
/** The other side may refuse. */
export const requestNote = 'A request to renew, to which the landlord must agree.';

const exercise =
  /\b(?:exercis\w*|notice|notif\w+|elect(?:s|ion|ing)?|appl(?:y|ication)|request|inform|advise|asks?|tell(?:s|ing)?|send(?:s|ing)?\s+[^.;]{0,40}letter)\b/i;
const about = /\b(?:renew\w*|exten\w+|option)\b/i;
/** A notice that ends the lease is a renewal notice only if the lease would otherwise renew. */
const ends = /\b(?:terminat\w*|cancel\w*)\b(?![^.;]{0,20}\brenew)/i;
const otherRights =
  /\b(?:purchase|first\s+(?:offer|refusal)|expansion|relocat\w+|polic(?:y|ies)|insurer|letter\s+of\s+credit|issuer|bank)\b/i;
const byLandlord =
  /\b(?:landlord|lessor|sublandlord|sublessor)\s+(?:shall|will|must|may|agrees)\b(?![^.;]{0,60}\b(?:receives?|request\s+of|(?:if|when|where)\s+(?:the\s+)?(?:tenant|lessee))\b)[^.;]{0,160}$/i;
const other =
  /\b(?:arbitrat\w*|apprais\w*|market\s+(?:rent|rental|rate)\w*|rental\s+rate|cure|insurance|casualty)\b(?![^.;]{0,80}\b(?:by\s+(?:(?:giving|delivering|sending)\s+(?:to\s+)?(?:the\s+)?(?:landlord|lessor|sublandlord)\s+|giving\s+|its\s+|\w+\s+)?(?:written\s+)?notice|giv(?:es|ing)\s+(?:written\s+)?notice|notice\s+is\s+given)\b)[^.;]{0,80}$/i;

/** Sentences in the options' own clauses in which the tenant gives notice. */
function noticeSentences(text: LeaseText): { block: Block; start: number; sentence: string; isGrant: boolean }[] {
  const grants = renewalBlocks(text);
  const clauses = grants.map((block) => clauseOf(text, block));
  const titled = text.blocks.filter(
    ({ section, kind, contents }) =>
      kind !== 'heading' &&
      !contents &&
      /\b(?:option to (?:renew|extend)|renewal|extension(?: option| of (?:the )?term)?|options?)\b[^>]*$/.test(section),
  );
  const blocks = [...new Set([...clauses.flat(), ...titled.map((block) => flowAt(text, block.index) ?? block)])];
  return blocks.flatMap((block) =>
    sentencesOf(block).flatMap((span) => {
      const sentence = block.text.slice(span.start - block.start, span.end - block.start);
      return exercise.test(sentence) || /\bautomatic/i.test(sentence)
        ? [{ block, start: span.start, sentence, isGrant: grants.includes(block) }]
        : [];
    }),
  );
}

function readingOf(period: NoticePeriod, block: Block, at: number, sentence: string, weight: NamedScore): Reading[] {
  const lead = sentence.slice(0, period.start);
  if (byLandlord.test(lead) || other.test(lead) || otherRights.test(lead)) return [];
  if (ends.test(lead.slice(-160)) && !/\bautomatic|\bunless\b/i.test(sentence)) return [];
  const shown = showNotice(period);
  const announced = Math.max(0, lead.length < 110 ? 0 : lead.indexOf(' ', lead.length - 100) + 1);
  const tail = /^[^.;,]{0,140}/.exec(sentence.slice(period.end))?.[0].replace(/(?<!\s)\s+\S*$/, '') ?? '';
  return [
    {
      value: shown,
      shown,
      span: { start: at + announced, end: at + period.end + tail.length },
      block,
      weight,
      ...(period.from === 'start' ? { note: fromStartNote } : {}),
      ...(period.doubt === null ? {} : { doubt: period.doubt }),
    },
  ];
}

/** `Tenant shall exercise the option by notice given not less than nine nor more than twelve months before the Term expires.` */
const ownClause: Evidence = {
  name: 'ownClause',
  kind: 'phrase',
  find: ({ text }) =>
    noticeSentences(text).flatMap(({ block, start, sentence, isGrant }) => {
      const period = noticePeriodIn(sentence);
      const isAbout =
        about.test(sentence) ||
        /\bexercis/i.test(sentence) ||
        (isGrant && period !== null && /^[^.;]{0,80}\b(?:expir|ends?\b|terminat)/i.test(sentence.slice(period.end)));
      return period === null || !isAbout
        ? []
        : readingOf(period, block, start, sentence, isGrant ? rank.asByHeading : rank.explicit);
    }),
};

const asks =
  /\b(?:lessee|tenant|party\s+b|either\s+party|two\s+parties|both\s+parties|parties)\b[^.;]{0,200}\b(?:appl(?:y|ication)|notif\w+|inform|request|notice|propose|raise|submit|renegotiat\w+|negotiat\w+|advise|put\s+forward)\b/i;
const goesOnRenting =
  /\b(?:renew|extend|extent|extension|renewing|renewal|continue\s+(?:to\s+)?(?:rent|leas|use|the\s+lease)\w*|continu\w+\s+(?:the\s+)?(?:renting|leas\w+))\b/i;
const within = /\bwithin(?=[^.;]{3,30}\bin\s+advance\b)/i;
/**
 * The day from which the deadline for the request is counted back, or a statement that the request must come before the
 * lease ends.
 */
const beforeTheEnd =
  /\b(?:before|prior\s+to|advance\s+of)\b[^.;]{0,40}\b(?:end|expir\w*|terminat\w*|lease)|\bexpir\w+\b[^.;]{0,160}\bin\s+advance\b|\b(?:if|should|in\s+case|where|when)\b[^.;]{0,60}\b(?:intend|need|want|wish|desire|require|plan)s?\b[^.;]{0,80}\bin\s+advance\b/i;

/**
 * The words after a request, or the word 'request' itself, leave the decision to the landlord: `After confirmation by
 * Party A`.
 */
const needsAgreement =
  /\b(?:appl(?:y|ies|ication)|request\w*|propos\w+|renegotiat\w+|negotiat\w+|priority|consent|approv\w+|confirm\w*|agree\w*|re-?sign)\b/i;

/**
 * `If Party B needs to extend the lease, it shall apply to Party A 3 months before the lease ends`: a request, not an
 * option with a length.
 */
const request: Evidence = {
  name: 'request',
  kind: 'sentence',
  find: ({ text }) =>
    flowWith(text, ['renew', 'renewing', 'renewal', 'extend', 'extent', 'extension', 'continue']).flatMap((block) =>
      sentencesOf(block).flatMap((span) => {
        const sentence = block.text.slice(span.start - block.start, span.end - block.start);
        const period =
          asks.test(sentence) && goesOnRenting.test(sentence) && beforeTheEnd.test(sentence)
            ? // 'within two months in advance' is how translations say 'two months before'.
              noticePeriodIn(sentence.replace(within, '      '))
            : null;
        const isOpen =
          !/\b(?:appl(?:y|ication)|notif\w+|inform|request|notice|advise|submit|propose|raise|put\s+forward)\b/i.test(
            sentence,
          );
        const doubt = isOpen
          ? 'The clause lets the parties negotiate; it requires no notice.'
          : within.test(sentence)
            ? 'The words leave open whether the notice is due before or within this period.'
            : null;
        return period === null
          ? []
          : readingOf({ ...period, doubt: period.doubt ?? doubt }, block, span.start, sentence, 0).map((reading) => ({
              ...(needsAgreement.test(block.text.slice(span.start - block.start, span.end - block.start + 160))
                ? { note: requestNote }
                : {}),
              ...reading,
            }));
      }),
    ),
};

/** `Tenant shall give notice thereof not later than June 30, 2025.` */
const byDay: Evidence = {
  name: 'byDay',
  kind: 'phrase',
  find: ({ text }) =>
    noticeSentences(text).flatMap(({ block, start, sentence }): Reading[] => {
      const day = noticeDayIn(sentence);
      if (
        day === null ||
        byLandlord.test(sentence.slice(0, day.start)) ||
        !/\bexercis|\bextend|\brenew/i.test(sentence)
      )
        return [];
      return [
        {
          value: day.iso,
          shown: `by ${day.shown}`,
          span: { start: start + Math.max(0, day.start - 100), end: start + day.end },
          block,
          weight: rank.explicit,
        },
      ];
    }),
};

export const renewalNotice = defineField({
  id: 'renewal_notice',
  label: 'Renewal notice',
  group: 'Options',
  lookedFor: 'a notice period for the renewal',
  topics: ['renewal', 'term', 'definitions'],
  evidence: [ownClause, byDay, request],
  exclusions: [
    {
      name: 'otherRight',
      excludes: ({ block }) =>
        /\b(?:expansion|first\s+(?:offer|refusal)|terminat\w*\s+(?:option|right)|(?:options?|rights?)\s+(?:to|of)\s+(?:terminat|cancel|purchas)\w*|purchase|hold(?:ing)?\s?over|letter\s+of\s+credit)\b[^>]*$/.test(
          block.section,
        ),
    },
    {
      // `The L-C is maintained until 95 days after the end of the Lease Term as extended.`
      name: 'ofLetterOfCredit',
      excludes: (candidate) => /\bL-?C\b|\bletters?\s+of\s+credit\b/i.test(around(candidate, 150)),
    },
  ],
});
