import { datePattern } from '../../../lexicon/dates.ts';
import { durationPattern, durationsIn, showDuration } from '../../../lexicon/durations.ts';
import { moneyIn } from '../../../lexicon/figures.ts';
import type { Block } from '../../../prepare/block.ts';
import { sentencesOf } from '../../../prepare/lease-text.ts';
import { defineField, type Evidence, type Reading } from '../../field.ts';
import { showMoney } from '../../readers.ts';

const who = '(tenant|lessee|sublessee|subtenant|landlord|lessor|sublandlord|sublessor|either\\s+party|party\\s+[ab])';
const lease = '(?:this\\s+|the\\s+)?(?:lease|sublease|agreement|contract|tenancy|term)';
const ends = `(?:terminate|cancel|determine|end|bring\\s+to\\s+an\\s+end|surrender)\\s+(?:and\\s+cancel\\s+)?${lease}`;
const right = new RegExp(
  `\\b${who}\\s+(?:shall\\s+have|shall\\s+also\\s+have|has|is\\s+(?:hereby\\s+)?granted|is\\s+given|shall\\s+be\\s+entitled|is\\s+entitled|may|reserves)\\b[^.;]{0,180}?\\b${ends}`,
  'i',
);
const grants = new RegExp(
  `\\bgrants?\\s+(?:to\\s+)?${who}\\b[^.;]{0,120}?\\b(?:option|right)\\b[^.;]{0,60}\\b${ends}`,
  'i',
);

const nth = '(?:[a-z]+[\\s-]){0,4}(?:\\(\\d{1,3}\\s?(?:st|nd|rd|th)?\\)\\s*|\\d{1,3}(?:st|nd|rd|th)\\s+)?';
const when = new RegExp(
  `\\bat\\s+any\\s+time(?:\\s+(?:after|following|on\\s+or\\s+after)\\s+[^.,;]{3,80})?|\\b(?:on|at|as\\s+of|effective(?:\\s+(?:as\\s+of|on|at))?|after|following|upon|end\\s+of)\\s+(?:the\\s+)?(?:last\\s+day\\s+of\\s+)?(?:the\\s+)?${nth}(?:full\\s+)?(?:calendar\\s+)?(?:anniversary|month|lease\\s+year|year)\\b(?:\\s+of\\s+(?:the\\s+)?(?:\\w+\\s+){0,3}(?:Date|Term))?|\\b(?:on|effective(?:\\s+as\\s+of)?|as\\s+of)\\s+${datePattern}`,
  'i',
);
/** Endings for a reason: none of them is an option that a party simply has. */
const forCause =
  /\b(?:casualty|damage[ds]?|destr\w+|fire|condemn\w*|tak(?:en|ing)|eminent|defaults?|breach\w*|fail(?:s|ed|ure)?|bankrupt\w*|insolven\w*|delay\w*|untenantable|hazardous|contaminat\w*|recapture|assign\w*|sublet\w*|sublease\s+of|transfer\w*|hold(?:ing)?[\s-]?over|complet\w*|restor\w*|repair\w*|permits?|approvals?|zoning|interrupt\w*|outage|violat\w*|force\s+majeure|deliver(?:ed)?\s+possession|foreclos\w*|mortgagee?|death|illegal|unlawful|market\s+rent)\b/i;
const denied = /\b(?:no|not|neither|nor|waives?)\b[^.;]{0,70}\b(?:right|option|entitled|may|terminat|cancel)/i;

interface Termination {
  readonly party: string;
  readonly sentence: string;
  readonly start: number;
  readonly block: Block;
}

function terminationsIn(block: Block): Termination[] {
  if (block.kind === 'heading' || block.contents) return [];
  return sentencesOf(block).flatMap((span): Termination[] => {
    const sentence = block.text.slice(span.start - block.start, span.end - block.start);
    const match = right.exec(sentence) ?? grants.exec(sentence);
    const party = match?.[1];
    if (
      !match ||
      !party ||
      denied.test(match[0]) ||
      denied.test(sentence.slice(Math.max(0, match.index - 60), match.index))
    )
      return [];
    return [{ party, sentence, start: span.start, block }];
  });
}

/** What the sentence and the two behind it say: when, with what notice, for what fee. */
function describe({ party, sentence, start, block }: Termination): { shown: string; certain: boolean } {
  const rest = block.text.slice(start - block.start, start - block.start + 1_600);
  const time = when
    .exec(sentence)?.[0]
    .replace(/\s+/g, ' ')
    .replace(/^(?:on|as of|effective(?: as of| on)?)\s+/i, '');
  const notice = noticeOf(sentence) ?? noticeOf(rest);
  const fee = feeOf(rest);
  const name =
    party.charAt(0).toUpperCase() +
    party
      .slice(1)
      .toLowerCase()
      .replace(/party ([ab])/, (_whole, letter: string) => `party ${letter.toUpperCase()}`);
  const parts = [
    time === undefined ? null : time,
    notice === null ? null : `${notice} notice`,
    fee === null ? null : `fee ${fee}`,
  ].filter((part) => part !== null);
  return { shown: `${name}: ${parts.join(', ')}`, certain: time !== undefined || notice !== null };
}

function noticeOf(text: string): string | null {
  for (const { count, unit, start, end } of durationsIn(text)) {
    const lead = text.slice(Math.max(0, start - 90), start);
    const trail = text.slice(end, end + 60);
    if (
      /^[’']?s?[’']?\s*\)?,?\s*(?:(?:prior|advance|written|previous)[\s,]+){1,3}(?:written\s+)?(?:notice|notification)/i.test(
        trail,
      ) ||
      /\bnotice\b[^.;]{0,80}$/i.test(lead) ||
      /^[’']?\s*(?:prior|before|in\s+advance|notice)\b/i.test(trail)
    )
      return showDuration(count, unit);
  }
  return null;
}

const months = new RegExp(
  `(${durationPattern})[’']?s?[’']?\\s+(?:of\\s+)?(?:the\\s+)?(?:then\\s+)?(?:\\w+\\s+){0,2}rent`,
  'i',
);

function feeOf(text: string): string | null {
  const at = text.search(
    /\b(?:termination|cancellation)\s+(?:fee|payment|charge|penalty)|\bpenalty\b|\bcompensation\b|\bfee\s+(?:equal|of|in)\b/i,
  );
  if (at < 0) return null;
  const near = text.slice(Math.max(0, at - 160), at + 400);
  if (/\bwithout\s+(?:\w+\s+){0,3}(?:penalty|fee|compensation|consideration)/i.test(near)) return 'none';
  const amount = moneyIn(near)[0];
  if (amount) return showMoney(amount.amount);
  const rent = months.exec(near)?.[0].replace(/\s+/g, ' ');
  return rent ?? (/\bunamortized\b/i.test(near) ? 'unamortized costs' : null);
}

const option: Evidence = {
  name: 'option',
  kind: 'sentence',
  find: ({ text }) =>
    text
      .blocksWith(['terminate', 'cancel', 'determine', 'termination', 'cancellation', 'early', 'end'])
      .flatMap(terminationsIn)
      .flatMap((each): Reading[] => {
        const { shown, certain } = describe(each);
        if (!certain) return [];
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
                ? 20
                : 10,
          },
        ];
      }),
};

export const terminationOption = defineField({
  id: 'termination_option',
  label: 'Early termination',
  group: 'Options',
  lookedFor: 'an option to end the lease early',
  topics: ['termination', 'term', 'renewal'],
  many: true,
  evidence: [option],
  exclusions: [
    {
      name: 'forCause',
      excludes: (candidate, { text }) =>
        forCause.test(text.document.text.slice(candidate.span.start, candidate.span.end)) ||
        /\b(?:damage|casualty|destruction|condemnation|eminent|default|remed|bankrupt|insolven|assign|sublet|transfer|recapture|hazard|environment|utilit|services|delivery|completion|purchase|right of first|hold)\w*/.test(
          candidate.block.section,
        ),
    },
    {
      name: 'conditional',
      excludes: ({ span }, { text }) =>
        /^\W*(?:\(?\w{1,4}[.)]\s+)?(?:if|in\s+the\s+event|should|where|when|upon\s+(?:such|the|any)|in\s+(?:any|such|either)\s+(?:case|event))\b|\b(?:then|in\s+which\s+(?:case|event))\b/i.test(
          text.document.text.slice(span.start, span.end),
        ),
    },
  ],
});
