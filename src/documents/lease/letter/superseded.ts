import type { Span } from '../../document.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { keeps, twoPositions } from './columns.ts';
import { type Reply, replacedBy, repliesIn } from './replies.ts';
import { sentencesIn, type Term, type TermPart, termsOf } from './terms.ts';
import { commentMark } from './typed-marks.ts';

/** Part of an offer that differs from the current offer, and its replacement if one is stated. */
export interface OldTerm {
  /** Name of the rule that recognized it. */
  readonly by: string;
  readonly term: Term;
  readonly old: Span;
  /** Null if the offer only says that the old term no longer applies. */
  readonly fresh: Span | null;
}

/**
 * The ways in which one message states old terms next to new ones. Value readers must not see the old ones: each rule
 * that finds them has an example in `superseded.cases.ts`.
 */
export interface OldTermRule {
  readonly name: string;
  find(part: TermPart, term: Term): readonly { readonly old: Span; readonly fresh: Span | null }[];
}

/** A rule for the words of one paragraph: group `old`, and group `fresh` if the paragraph states the new term. */
function byWords(name: string, pattern: RegExp): OldTermRule {
  return {
    name,
    find: (part) =>
      [...part.text.matchAll(pattern)].flatMap((match) => {
        const { old, fresh } = match.indices?.groups ?? {};
        const place = (at: [number, number]): Span => ({ start: part.start + at[0], end: part.start + at[1] });
        return old === undefined ? [] : [{ old: place(old), fresh: fresh === undefined ? null : place(fresh) }];
      }),
  };
}

/** A rule for whole sentences that describe the past or current situation, not the offer. */
function bySentence(name: string, pattern: RegExp, unless?: RegExp): OldTermRule {
  return {
    name,
    find: (part) =>
      sentencesIn(part)
        .filter(({ text }) => pattern.test(text) && !unless?.test(text))
        .map(({ start, end }) => ({ old: { start, end }, fresh: null })),
  };
}

const refusal =
  /^\W*(?:delete[d]?|strike|struck|stricken|remove[d]?|omit|not (?:acceptable|agreed)|reject(?:ed)?|declined?|no\s?(?:[.;,]|$))/i;

function commentIn(text: string): { from: number; to: number; words: number; answer: string } | null {
  const match = text.includes('[') ? commentMark.exec(text) : null;
  const own = match?.indices?.groups?.['words'];
  if (match === null || own === undefined || text.slice(0, match.index).trim() === '') return null;
  const end = match.index + match[0].length;
  return text.slice(end).trim().length > 3
    ? null
    : { from: match.index, to: end, words: own[0], answer: match.groups?.['words'] ?? '' };
}

export const oldTermRules: readonly OldTermRule[] = [
  byWords('struckMarks', /(?<old>~~[^~\n]{1,200}~~)\s*(?<fresh>[^~\n.;]{1,160})?/dg),
  // A comparison in plain characters: `[struck: 8] [new: 6] months`, `[-84-]{+90+} months`
  byWords(
    'typedMarks',
    /(?<old>\[(?:struck|strike|deleted?|del|removed?|old|was|out)\s?:\s?[^[\]\n]{1,300}\]|\[-[^[\]\n]{1,300}-\]|<del>[^<\n]{1,300}<\/del>)(?:\s{0,3}(?:\[(?:new|added|add|inserted?|ins|now|in)\s?:\s?|\{\+|<ins>)(?<fresh>[^[\]{}<\n]{1,300}?)(?:\]|\+\}|<\/ins>))?/dgi,
  ),
  // `Term: Ten years [Tenant: seven years]`, `Relocation: on 90 days' notice [Tenant: delete]`
  {
    name: 'bracketComment',
    find: (part) => {
      const comment = commentIn(part.text);
      if (comment === null) return [];
      const at = (start: number, end: number): Span => ({ start: part.start + start, end: part.start + end });
      const { from, to, words, answer } = comment;
      // `[Tenant: OK]` is not a term, and `[Tenant: OK, with 180 days' notice]` adds one.
      if (keeps.test(answer) || /^\W*(?:ok(?:ay)?|agreed|accept(?:ed|able)?)\b/i.test(answer)) {
        const rest = /^\W*[A-Za-z]+\s?[,;.–—-]\s*(?=\S)/.exec(answer)?.[0].length ?? answer.length + 1;
        return [{ old: at(from, Math.min(words + rest, to)), fresh: null }];
      }
      return refusal.test(answer)
        ? [{ old: at(0, to), fresh: null }]
        : [{ old: at(0, words), fresh: at(words, to - 1) }];
    },
  },
  byWords(
    'youThenWe',
    /^\s*(?<old>(?:you(?:rs)?|your (?:proposal|offer|paper|draft)|(?:landlord|tenant|owner|ll)(?:['’]s)? (?:proposal|proposed|offer(?:ed)?|position|asked)|was|old|original)\s*:\s*.{1,300}?)(?:[.;]|\s)\s{0,200}(?<fresh>(?:[A-Z][\w&'’]{1,24}(?: [A-Z][\w&'’]{1,24}){0,2}|counter|new|revised|(?:landlord|tenant)(?:['’]s)? counter)\s*:\s{1,40}.{1,2000})$/dgi,
  ),
  byWords(
    'notWhatWasSent',
    /(?<old>\((?:not|instead of|vs\.?|was|previously|formerly|you offered|you asked(?: for)?|down from|up from)\s[^()\d]{0,20}[$£€]?\d[^()]{0,60}\))/dgi,
  ),
  byWords(
    'refused',
    /(?<old>\b(?:can['’]t|cannot|can not|won['’]t|unable to) (?:do|get to|go to|accept|agree to)\s(?:[^.;\n]|\.(?=\d)){1,60}[.;]?)/dgi,
  ),
  // `Your request for nine months is declined; Landlord will give four`, `the cap of 4% is not acceptable`
  byWords(
    'requestRefused',
    /(?<=^\s{0,9}|[.;:]\s{1,3})(?<old>(?:the|your|tenant['’]s|landlord['’]s) (?!offer\b|letter\b|lease\b)(?:[^.;:\n]|\.(?=\d)){3,120}? (?:is|are) (?:not (?:acceptable|agreed|accepted)|declined|rejected|refused)\b(?: (?:to|by) (?:us|the )?(?:landlord|tenant|owner(?:ship)?|my client)?)?(?=\s{0,3}[.;,\n]|\s*$)[.;,]?)/dgi,
  ),
  byWords(
    'fromTo',
    /\b(?:moves?|goes|going|changes?|changed|increase[sd]?|decrease[sd]?|reduced?|raised?|lowered?|drops?|up|down|becomes?|^)\s*(?<old>from\s+[$£€]?\d[\d,.]*\d?%?)\s+to\s+(?<fresh>[$£€]?\d[\d,.]*\d?%?)/dgi,
  ),
  // `Premises: from 3,400 SF to 3,265 SF`, `Term: from five (5) years to seven (7) years`
  byWords(
    'fromOneToOther',
    /^\s*(?<old>from\s+[^.;]{0,20}?(?:[^.;%]{0,12}\.\d\d\s?)?(?<unit>%|\b(?:r?sf|psf|square feet|years?|months?|days?|options?|spaces|stalls)\b)(?!\s?#?\d)[^.;,]{0,24}?)\s+to\s+(?<fresh>[^;]{0,24}?\k<unit>(?!\s?#?\d)[^.;(]{0,60})/dgi,
  ),
  // `60 mos -> now 66 mos`, `was 7/1, strike that: the day after`
  byWords(
    'arrow',
    /(?<old>(?<![\d.,/])[$£€]?\d[\d,.]{0,12}(?:\s?(?:%|months?|mos?\b\.?|years?|yrs?|sf|rsf|psf|\/sf|k\b))?)\s?(?:-{1,2}>|→|=>)\s?(?:now |new:? |to |becomes )?(?<fresh>[$£€]?\d[\d,.]{0,12}[^\n;]{0,60})/dgi,
  ),
  byWords(
    'strikeThat',
    /(?<old>\bwas\s[^;:\n]{1,40}?[,;–—-]?\s(?:strike|scratch|ignore|forget) (?:that|it)\b)[:;,.]?\s{0,3}(?<fresh>[^\n]{1,160})/dgi,
  ),
  byWords(
    'becomesFrom',
    /\b(?:goes to|becomes?|is now|changes? to|moves? to|increased? to|reduced to|raised to)\s+(?<fresh>[$£€]?\d[^.;]{0,50}?)\s+(?<old>from\s+[$£€]?\d[\d,.]*\d?%?)/dgi,
  ),
  byWords(
    'insteadOf',
    /(?<old>\b(?:instead of|in lieu of|in place of|rather than|replacing)\s+(?:the\s+)?(?:[$£€]?\d(?:[^.;,)]|[.,](?=\d)){0,60}|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w{3,6})?(?=\s{0,3}[.;,)]|\s*$)))/dgi,
  ),
  bySentence(
    'currentRent',
    /\b(?:you|tenant|we|they|it)\s+(?:now|currently|presently|today)\s+pays?\b|\b(?:pays?|paying)\b[^.]{0,60}\b(?:there today|today|at present|currently)\b|\bcurrent(?:ly)? (?:base )?rent (?:is|of)\b/i,
    /\brunning\b|\bestimat/i,
  ),
  bySentence(
    'currentLease',
    /\b(?:your|the) (?:current|existing|present) lease\b[^.]{0,120}\b(?:ends?|expires?|runs? out|expiring)\b|\bunder a lease dated\b[^.]{0,120}\b(?:runs? out|ends?|expires?)\b/i,
  ),
  // `The existing option is deleted and replaced by one option for five years`: the new one is offered.
  byWords(
    'rightReplaced',
    /(?<old>\b(?:option|right)\b[^.;]{0,100}\b(?:is|are|will be|shall be)\s[^.;]{0,40}\breplaced (?:by|with)\s)(?<fresh>(?:an?|one|two|three|new)\b[^.;]{0,160}\b(?:years?|months?)\b[^.;]{0,120})/dgi,
  ),
  bySentence(
    'rightGivenUp',
    /\b(?:option|right)\b[^.]{0,160}\b(?:is|are|will be|shall be)\s+(?:hereby\s+)?(?:replaced|deleted|waived|cancelled|canceled|superseded|void|terminated)\b|\boption\b[^.,;]{0,60}\b(?:goes|falls) away\b|\byou were given a right\b[^.]{0,120}\b(?:lapses?|isn['’]t renewed|is not renewed)\b/i,
    /\breplaced (?:by|with) (?:an?|one|two|three|new)\b[^.;]{0,160}\b(?:years?|months?)\b/i,
  ),
  // `You asked for three months free, my brother says two`
  byWords(
    'askedThenSaid',
    /(?<old>\byou (?:asked(?: for)?|wanted|were at|offered|proposed|said)\s[^.;,\n]{1,60}),\s{1,3}(?:but |and )?(?:we|he|she|they|I|my \w{2,15}|the \w{2,15}|owner(?:ship)?|landlord)(?:['’](?:d|ll|s))? (?:says?|can do|could do|will do|do|does|is at|are at|goes?|would go|offers?)\s(?<fresh>[^.;,\n]{1,60})/dgi,
  ),
  bySentence(
    'notWhatWasAsked',
    /\b(?:the )?(?:rfp|you|tenant|client) (?:had )?(?:asked|requested) (?:for )?\b(?:[^.]|\.(?=\d)){0,80}\b(?:sorry|no\b|not|unable|can['’]t|decline)/i,
  ),
  {
    name: 'struckTerm',
    find: (part, term) =>
      /^\s*(?:strike|delete|remove|omit)(?:\s+(?:it|this|in (?:its|their) entirety|entirely|completely|the (?:clause|section|paragraph)))*\s*[.;]/i.test(
        part.text,
      ) && term.heading !== ''
        ? [{ old: { start: part.start, end: part.end }, fresh: null }]
        : [],
  },
];

/** Everything that a message mentions but no longer offers. */
export function oldTermsOf(text: LeaseText, rules: readonly OldTermRule[] = oldTermRules): readonly OldTerm[] {
  const terms = termsOf(text);
  const beside = twoPositions(text).map(({ block, label, old, fresh, kept }): OldTerm => {
    const term = terms.find(({ parts }) => parts.some((part) => part.block === block)) ?? {
      heading: label,
      number: '',
      topics: [],
      parts: [],
    };
    // `OK` next to the old words: they still apply, and only `OK` itself is not a term.
    return kept
      ? { by: 'keptColumn', term, old: fresh, fresh: null }
      : { by: 'columns', term: { ...term, heading: label }, old, fresh };
  });
  const answered = [...[...repliesIn(text).values()].flatMap((reply) => ofReply(reply, terms)), ...ofRequests(text)];
  const stated = terms.flatMap((term) =>
    term.parts.flatMap((part) =>
      rules.flatMap(({ name, find }) => find(part, term).map((found) => ({ by: name, term, ...found }))),
    ),
  );
  return [
    ...beside,
    ...answered,
    ...stated
      .filter(({ old }, at) => stated.findIndex((each) => each.old.start === old.start) === at)
      .filter(({ term }) => !beside.some((each) => each.term.parts.some((part) => term.parts.includes(part)))),
  ];
}

const requested = /^\s*(?:the )?(?:tenant|client|lessee|RFP)(?:['’]s)? (?:request|requirement|proposal|asks?)\s?:/i;
const responded = /^\s*(?:the )?(?:landlord|owner|lessor)(?:['’]s)? (?:response|reply|answer|counter)\s?:\s*/i;
const leastRequests = 2;

/** `Tenant Request: 7 or 10 years` above `Landlord Response: 126 months`, in an answer to a request for proposals. */
function ofRequests({ blocks }: LeaseText): OldTerm[] {
  const filled = blocks.filter((block) => block.kind !== 'row' && block.text.trim() !== '');
  const found = filled.flatMap((block, at): OldTerm[] => {
    const next = filled[at + 1];
    const mark = next === undefined ? null : responded.exec(next.text);
    if (next === undefined || mark === null || !requested.test(block.text)) return [];
    const fresh = { start: next.start + mark[0].length, end: next.end };
    const heading = filled[at - 1]?.text.trim().replace(/\s?[:?]$/, '') ?? '';
    const term: Term = { heading, number: '', topics: [], parts: [] };
    return keeps.test(next.text.slice(mark[0].length))
      ? []
      : [{ by: 'columns', term, old: { start: block.start, end: block.end }, fresh }];
  });
  return found.length < leastRequests ? [] : found;
}

/** `OK` below a term is not a term; any other words replace what the other party wrote. */
function ofReply(reply: Reply, terms: readonly Term[]): OldTerm[] {
  const term = terms.find(({ parts }) => parts.some(({ block }) => block === reply.asked));
  if (term === undefined) return [];
  const { words, kept } = reply;
  const old = kept ? null : replacedBy(reply);
  if (old !== null) return [{ by: 'columns', term, old, fresh: words }];
  return kept && words.end - words.start < 20 ? [{ by: 'keptColumn', term, old: words, fresh: null }] : [];
}
