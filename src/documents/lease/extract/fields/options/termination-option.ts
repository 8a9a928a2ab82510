import { datePattern, datesIn } from '#documents/lease/lexicon/dates.ts';
import { durationPattern, durationsIn, showDuration } from '#documents/lease/lexicon/durations.ts';
import { moneyIn } from '#documents/lease/lexicon/figures.ts';
import type { Block } from '#documents/lease/prepare/block.ts';
import { flowWith } from '#documents/lease/prepare/flow.ts';
import { type LeaseText, sentencesOf } from '#documents/lease/prepare/lease-text.ts';
import { defineField, type Evidence, type Reading } from '../../field.ts';
import { showMoney } from '../../readers.ts';
import { rank, weights } from '../../weights.ts';
import { betweenIn, showNotice } from './notice-period.ts';

const who =
  '((?:landlord|lessor)\\s+or\\s+(?:tenant|lessee)|(?:tenant|lessee)\\s+or\\s+(?:landlord|lessor)|tenant|lessee|sublessee|subtenant|landlord|lessor|sublandlord|sublessor|licensee|licensor|either\\s+party|either\\s+side|(?:any|either|one)\\s+of\\s+the\\s+(?:two\\s+)?parties|party\\s+[ab])';
const lease = '(?:this\\s+|the\\s+)?(?:lease|sublease|agreement|contract|tenancy|term|licen[cs]e)';
const ends = `(?:(?:terminate|cancel|determine|end|bring\\s+to\\s+an\\s+end|surrender)\\s+(?:and\\s+cancel\\s+)?${lease}|right\\s+of\\s+(?:early\\s+)?termination\\b(?=[^.;]{0,60}\\b(?:effect|notice)\\b))`;
const right = new RegExp(
  `\\b${who}\\s+(?:shall\\s+have|shall\\s+also\\s+have|has|is\\s+(?:hereby\\s+)?granted|is\\s+given|shall\\s+be\\s+entitled|is\\s+entitled|may|reserves)\\b(?:[^.;]|\\.(?=\\d)){0,420}?\\b${ends}`,
  'i',
);
const grants = new RegExp(
  `\\bgrants?\\s+(?:to\\s+)?${who}\\b[^.;]{0,120}?\\b(?:option|right)\\b[^.;]{0,60}\\b${ends}`,
  'i',
);

const passive = new RegExp(
  `\\b${lease}\\s+may\\s+be\\s+(?:terminated|cancell?ed)\\b[^.;]{0,80}?\\bby\\s+(?:the\\s+)?${who}\\b`,
  'i',
);

const nth = '(?:[a-z]+[\\s-]){0,4}(?:\\(\\d{1,3}\\s?(?:st|nd|rd|th)?\\)\\s*|\\d{1,3}(?:st|nd|rd|th)\\s+)?';
const when = new RegExp(
  `\\bat\\s+any\\s+time(?:\\s+(?:effective\\s+)?(?:after|following|on\\s+or\\s+after)\\s+[^.,;]{3,80}?(?=\\s{1,200}(?:upon|by|on|with|provided|if|but)\\b|[.,;]|$))?|\\b(?:on|at|as\\s+of|effective(?:\\s+(?:as\\s+of|on|at))?|after)\\s+(?:the\\s+)?(?:end|last\\s+day)\\s+of\\s+(?:lease\\s+)?month\\s+\\d{1,3}\\b|\\b(?:on\\s+or\\s+after|on|at|as\\s+of|effective(?:\\s+(?:as\\s+of|on|at))?|on\\s+or\\s+after|after|following|upon|prior\\s+to|end\\s+of)\\s+(?:the\\s+)?(?:(?:last\\s+day|expiration|end)\\s+of\\s+)?(?:the\\s+)?${nth}(?:full\\s+)?(?:calendar\\s+)?(?:anniversary|month|lease\\s+year|year)\\b(?:\\s+of\\s+(?:the\\s+)?(?:\\w+\\s+){0,3}(?:Date|Term))?|\\b(?:on|effective(?:\\s+(?:as\\s+of|on))?|as\\s+of|with\\s+effect\\s+from)\\s+(?:the\\s+)?(?:${datePattern}|(?:(?:First|Second|Tenant)\\s+)?(?:Break|Early\\s+Termination|Cancellation)\\s+Date\\b|(?:either|any|each|one)\\s+(?:one\\s+)?of\\s+the\\s+Break\\s+Dates\\b|(?:a|any|each)\\s+Break\\s+Date\\b)|\\bafter\\s+(?:the\\s+)?(?:first|initial)\\s+${durationPattern}(?:\\s+of\\s+the\\s+(?:\\w+\\s+)?[Tt]erm)?|\\bafter\\s+the\\s+lock-in\\s+period\\b|\\bwith\\s+effect\\s+(?:from|at)\\s+the\\s+end\\s+of\\s+the\\s+${nth}(?:lease\\s+)?year\\b`,
  'i',
);
/** `After the first twenty-four (24) months of the Term, the Tenant may …` */
const firstMonths =
  /^\W*(?:\(?\w{1,2}[.)]\s+)?(After\s+the\s+(?:lock-in\s+period|(?:first|initial)\s[^.;,]{3,60}?))(?=,|\s+(?:the\s+)?(?:tenant|lessee|licensee)\b)/i;
/** Terminations for cause are not options to terminate. */
const forCause =
  /\b(?:casualty|damage[ds]?|destr\w+|fire|condemn\w*|tak(?:en|ing)|eminent|defaults?|breach\w*|fail(?:s|ed|ure)?|bankrupt\w*|insolven\w*|delay\w*|untenantable|hazardous|contaminat\w*|assign\w*|sublet\w*|sublease\s+of|transfer\w*|hold(?:ing)?[\s-]?over|complet\w*|restor\w*|repair\w*|permits?|approvals?|zoning|interrupt\w*|outage|violat\w*|force\s+majeure|deliver(?:ed)?\s+possession|foreclos\w*|mortgagee?|death|illegal|unlawful|market\s+rent|capital\s+expenditures?)\b/i;
const denied =
  /\b(?:neither|nor|no)\b[^.;,]{0,40}$|\b(?:no|not|neither|nor|waives?)\s+(?:\w+\s+){0,3}(?:right|option|entitled|may|terminate|cancel)\b/i;
/** Words for a termination without cause. */
const voluntary =
  /\bat\s+any\s+time\b|\bearly\b|\banniversary\b|\bfor\s+any\s+(?:or\s+no\s+)?reason\b|\bwithout\s+cause\b|\bconvenience\b|\bbreak\b|\b(?:month|lease\s+year)\s+of\s+the\s+(?:initial\s+)?(?:lease\s+)?term\b|\btermination\s+(?:option|right|fee|payment)\b/i;
/** `Either party may end this lease by eight weeks’ notice`: no condition before it, only a notice period after it. */
const byNotice =
  /^\W*(?:\d{1,2}\.?\s+|\(?[a-z]\)\s+|[A-Z][a-z]+\.\s+)?(?:The\s+)?(?:Either\s+(?:party|side)|Tenant|Lessee|Licensee)\s+may\s+(?:terminate|end|cancel)\s+this\s+\w+\s+(?:by|on|upon)\s|^\W*(?:\d{1,2}\.?\s+|\(?[a-z]\)\s+)?After\s+the\s+(?:lock-in\s+period|(?:first|initial)\s[^.;,]{3,50}),?\s+(?:the\s+)?(?:Tenant|Lessee|Licensee)\s+may\s+(?:terminate|end|cancel|determine)\s+this\s+\w+\s+(?:by|on|upon)\s|\bspecial\s+right\s+of\s+termination\b/;
const ownHeading =
  /\b(?:early\s+terminat|terminat\w+\s+(?:option|right)|option\s+to\s+(?:terminate|cancel)|right\s+(?:to|of)\s+(?:terminat|cancel)|cancellation|break)\w*/;

interface Termination {
  readonly party: string;
  readonly sentence: string;
  /** Where the right begins in the sentence. */
  readonly at: number;
  readonly start: number;
  readonly block: Block;
}

function terminationsIn(block: Block): Termination[] {
  if (block.kind === 'heading' || block.contents) return [];
  return sentencesOf(block).flatMap((span): Termination[] => {
    const sentence = block.text.slice(span.start - block.start, span.end - block.start);
    const match = right.exec(sentence) ?? grants.exec(sentence) ?? passive.exec(sentence);
    const party = match?.[1];
    if (
      !match ||
      !party ||
      denied.test(match[0]) ||
      denied.test(sentence.slice(Math.max(0, match.index - 60), match.index))
    )
      return [];
    return [{ party, sentence, at: match.index, start: span.start, block }];
  });
}

/** What the sentence and the next two state: when, with what notice, for what fee. */
function describe(
  { party, sentence, at, start, block }: Termination,
  text: LeaseText,
): {
  shown: string;
  certain: boolean;
  onDay: boolean;
} {
  const rest = restOfClause(text, block, start);
  const first = firstMonths.exec(sentence.slice(0, at + 20))?.[1];
  const time = (when.exec(sentence.slice(at))?.[0] ?? first?.replace(/^A/, 'a'))
    ?.replace(/\s+/g, ' ')
    .replace(/^(?:on(?! or)|as of|effective(?: as of| on| at)?|at(?= the (?:end|last day)))\s+/i, '');
  const notice = noticeOf(sentence) ?? noticeDayIn(sentence) ?? noticeOf(rest);
  const own = block.text.slice(start - block.start, start - block.start + 1_600);
  const fee = feeOf(own) ?? (feeOf(rest) === null ? null : 'as stated in the clause');
  const parts = [time === undefined ? null : time, notice, fee === null ? null : `fee ${fee}`].filter(
    (part) => part !== null,
  );
  return {
    shown: `${nameOf(party)}: ${parts.join(', ')}`,
    certain: time !== undefined || notice !== null,
    onDay: time !== undefined && datesIn(time).length > 0,
  };
}

/** Text under the same heading: an option often states its notice and its fee in separate paragraphs. */
function restOfClause(text: LeaseText, block: Block, start: number): string {
  const parts = [block.text.slice(start - block.start)];
  for (let at = block.index + 1; block.section !== '' && at < block.index + 5; at += 1) {
    const next = text.blocks[at];
    if (next === undefined || next.kind !== 'text' || next.section !== block.section) break;
    if (next.start >= block.end) parts.push(next.text);
  }
  return parts.join(' ').slice(0, 1_600);
}

/** 'Provided Tenant is not in default, …' is a condition of the option, not a cause. */
function withoutReservation(words: string): string {
  return words.replace(
    /^\W{0,4}(?:\(?\w{1,3}[.)]\s+)?(?:provided(?:\s+that)?|so\s+long\s+as|as\s+long\s+as|if|subject\s+to)\b[^.;]{0,60}?\b(?:no|not)\b[^.;,]{0,40}?\b(?:event\s+of\s+)?(?:default|breach)\b[^.;,]{0,80},\s*/i,
    '',
  );
}

/** 'either party' as 'Either party', 'party b' as 'Party B'. */
function nameOf(party: string): string {
  const lower = party.toLowerCase().replace(/\s+/g, ' ');
  if (/ or |\bpart(?:y|ies)$|\bside$/.test(lower) && !/^party [ab]$/.test(lower)) return 'Either party';
  return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`.replace(
    / ([ab])$/,
    (_whole, letter: string) => ` ${letter.toUpperCase()}`,
  );
}

function noticeOf(text: string): string | null {
  const window = betweenIn(text);
  if (
    window !== null &&
    (/^[’']?s?[’']?\s*(?:(?:prior|advance|written|previous)[\s,]+){0,3}notice\b|^[’']?s?[’']?\s*(?:prior\s+to|before|in\s+advance)\b/i.test(
      text.slice(window.end),
    ) ||
      /\bnotice\s+(?:period\s+)?(?:of\s+)?$/i.test(text.slice(0, window.start)))
  )
    return `${showNotice(window)} notice`;
  for (const { count, unit, months: length, start, end } of durationsIn(text)) {
    if (length !== null && length > 24) continue;
    const lead = text.slice(Math.max(0, start - 90), start);
    const trail = text.slice(end, end + 60);
    if (
      /^[’']?s?[’']?\s*\)?,?\s{0,200}(?:(?:prior|advance|written|previous)[\s,]+){1,3}(?:written\s+)?(?:notice|notification)/i.test(
        trail,
      ) ||
      /\bnotice\b[^.;]{0,80}$/i.test(lead) ||
      /^[’']?\s*(?:prior|before|in\s+advance|notice)\b|^\s*(?:after|following|from)\s+(?:the\s+)?(?:date\s+of\s+)?(?:(?:such|the|its|said)\s*)?(?:notice|delivery|receipt)\b/i.test(
        trail,
      )
    )
      return `${showDuration(count, unit)} notice`;
  }
  return null;
}

/** `by giving notice on or before January 31, 2030`: the last day for a notice, as the clause prints it. */
function noticeDayIn(sentence: string): string | null {
  const match = new RegExp(
    `\\bnotice\\b[^.;]{0,60}?\\b(?:on\\s+or\\s+before|(?:no|not)\\s+later\\s+than|by|before|prior\\s+to)\\s+(${datePattern})`,
    'i',
  ).exec(sentence);
  const isBefore = /\b(?:(?<!or\s)before|prior\s+to)\s+\S/i.test(match?.[0] ?? '');
  return match?.[1] === undefined ? null : `notice ${isBefore ? 'before' : 'by'} ${match[1].replace(/\s+/g, ' ')}`;
}

const months = new RegExp(
  `(?:half\\s+of\\s+(?:the\\s+)?annual\\s+rent(?:al)?|half\\s+(?:a\\s+)?year[’']?s?\\s+rent|(${durationPattern})[’']?s?[’']?\\s+(?:of\\s+)?(?:the\\s+)?(?:then\\s+)?(?:\\w+\\s+){0,2}rent)`,
  'i',
);

function feeOf(text: string): string | null {
  const at = text.search(
    /\b(?:termination|cancellation)\s+(?:fee|payment|charge|penalty)|\bpenalty\b|\bcompensation\b|\bfee\s+(?:equal|of|in)\b|\bagainst\s+payment\s+of\b|\bsum\s+equal\s+to\b(?=[^.;]{0,60}\brent\b)/i,
  );
  if (at < 0) return null;
  const near = text.slice(Math.max(0, at - 160), at + 400);
  if (/\bwithout\s+(?:\w+\s+){0,3}(?:penalty|fee|compensation|consideration)/i.test(near)) return 'none';
  const amount = moneyIn(near)[0];
  if (amount) {
    const perArea = /^\s*(?:per|for\s+each|\/)\s*(?:\w+\s+){0,2}(?:square\s+foot|sq\.?\s?ft|rsf|sf)\b/i.test(
      near.slice(amount.end),
    );
    return `${showMoney(amount.amount, amount.currency)}${perArea ? ' per square foot' : ''}`;
  }
  const rent = months.exec(near)?.[0].replace(/\s+/g, ' ');
  return rent ?? (/\bunamortized\b/i.test(near) ? 'unamortized costs' : null);
}

const option: Evidence = {
  name: 'option',
  kind: 'sentence',
  find: ({ text }) =>
    flowWith(text, [
      'terminate',
      'terminated',
      'cancel',
      'cancelled',
      'canceled',
      'determine',
      'termination',
      'cancellation',
      'early',
      'end',
    ])
      .flatMap(terminationsIn)
      .flatMap((each): Reading[] => {
        const { shown, certain, onDay } = describe(each, text);
        const isOwn = ownHeading.test(each.block.section);
        if (!certain || (!isOwn && !onDay && !voluntary.test(each.sentence) && !byNotice.test(each.sentence)))
          return [];
        return [
          {
            value: shown,
            shown,
            span: { start: each.start, end: each.start + Math.min(each.sentence.length, 500) },
            block: each.block,
            weight:
              /\b(?:early\s+terminat|terminat\w+\s+(?:option|right)|option\s+to\s+terminate|cancellation|break)/.test(
                each.block.section,
              )
                ? weights.section
                : rank.explicit,
          },
        ];
      }),
};

/** `If Party B terminates the contract early, it shall notify Party A one month in advance and pay two months' rent.` */
const earlyExit: Evidence = {
  name: 'earlyExit',
  kind: 'sentence',
  find: ({ text }) =>
    text.blocksWith(['advance', 'early', 'terminate', 'terminates', 'termination']).flatMap((block) =>
      sentencesOf(block).flatMap((span): Reading[] => {
        const sentence = block.text.slice(span.start - block.start, span.end - block.start);
        const match =
          /\b(lessee|tenant|party\s+b|lessor|landlord|party\s+a|either\s+party|(?:any|either|one)\s+of\s+the\s+(?:two\s+)?parties|either\s+side)\b[^.;]{0,120}\b(?:notify|inform)\b/i.exec(
            sentence,
          );
        const party = match?.[1];
        const notice = noticeOf(sentence);
        if (
          !party ||
          notice === null ||
          !/\bearly\s+terminat|\b(?:should|if|where|when)\b[^.;]{0,50}\b(?:wish|want|need|intend|desire|decide)s?\s+to\s+(?:terminate|cancel|surrender)\b[^.;]{0,120}\bin\s+advance\b|\bterminat\w*\b[^.;]{0,40}\b(?:early|in\s+advance|ahead\s+of\s+(?:time|schedule))\b/i.test(
            sentence,
          ) ||
          /\b(?:agree\w*|permission|consent|negotiat\w*|cannot|neither|no|not\s+terminate)\b/i.test(sentence) ||
          forCause.test(sentence)
        )
          return [];
        const fee = feeOf(sentence);
        const shown = `${nameOf(party)}: ${notice}${fee === null ? '' : `, fee ${fee}`}`;
        return [{ value: shown, shown, span, block, weight: rank.explicit }];
      }),
    ),
};

export const terminationOption = defineField({
  id: 'termination_option',
  label: 'Early termination',
  group: 'Options',
  lookedFor: 'an option to end the lease early',
  topics: ['termination', 'term', 'renewal'],
  many: true,
  evidence: [option, earlyExit],
  exclusions: [
    {
      name: 'forCause',
      excludes: (candidate, { text }) =>
        forCause.test(withoutReservation(text.document.text.slice(candidate.span.start, candidate.span.end))) ||
        /\b(?:damage|casualty|destruction|condemnation|eminent|default|remed|bankrupt|insolven|assign|sublet|transfer|recapture|hazard|environment|utilit|services|delivery|completion|purchase|right of first|hold)\w*/.test(
          candidate.block.section,
        ),
    },
    {
      // The landlord has given notice to demolish or to relocate: the tenant may then leave before.
      name: 'afterLandlordsNotice',
      excludes: ({ span, block }) =>
        /\b(?:demolish|demolition|redevelop|relocat)/i.test(
          block.text.slice(Math.max(0, span.start - block.start - 500), span.start - block.start),
        ),
    },
    {
      name: 'byConsent',
      excludes: ({ span }, { text }) =>
        /\b(?:permission|consent|approval|agreement)\s+of\b|\bmutual/i.test(
          text.document.text.slice(span.start, span.end),
        ),
    },
    {
      name: 'conditional',
      // 'If Party B terminates the contract early, it shall …' is the option itself.
      excludes: ({ span, evidence }, { text }) =>
        evidence !== 'earlyExit' &&
        /^\W*(?:\(?\w{1,4}[.)]\s+)?(?:if|in\s+the\s+event|should|where|when|upon\s+(?:such|the|any)|in\s+(?:any|such|either)\s+(?:case|event))\b|\bupon\s+(?:the|a|any)\s+sale\b|\bthen\b(?!\s+(?:due|payable|current|in\s+effect|remaining)\b)|\bin\s+which\s+(?:case|event)\b|\bnotice\s+(?:to\s+(?:the\s+)?\w+\s+)?if\b/i.test(
          withoutReservation(text.document.text.slice(span.start, span.end)),
        ),
    },
  ],
});
