import type { KeyDate } from '#contract/lease-report.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { type Line, linesOf } from './letter-saying.ts';
import { datesAfter } from './letter-values.ts';

/**
 * Dates by which something must happen before or around the signing of the lease, and which no field of the offer
 * covers.
 */
interface TargetRule {
  readonly name: string;
  readonly label: string;
  /** The event; its date is in the same sentence, after or before these words. */
  readonly event: RegExp;
  readonly unless?: RegExp;
}

export const targetRules: readonly TargetRule[] = [
  {
    name: 'exchange',
    label: 'Exchange of contracts (target)',
    event: /\bexchange\b(?! rate)/i,
    unless: /\b(?:after|following|from) exchange\b|\b(?:in|foreign) exchange\b/i,
  },
  {
    name: 'completion',
    label: 'Completion (target)',
    event: /\b(?:target(?:ed)?(?: date)?(?: for)?|proposed|anticipated|legal) completion\b|^completion(?: date)?: /i,
    unless: /\bexchange\b|\b(?:works?|construction)\b/i,
  },
  {
    name: 'opening',
    label: 'Opening for business (target)',
    event:
      /\b(?:(?:aim|plan|want|need|hope|like|expect|intend|have)s? to (?:be )?(?:open|trad(?:e|ing))|must (?:be )?open|(?:grand |store |target )?opening(?: date)?(?: is| of| by|:)|open (?:for business )?(?:by|no later than|on or before))\b/i,
    unless: /\b(?:offer|proposal|letter|quote)\b[^.;]{0,30}\bopen\b|\b(?:remains?|stays?|held|left|kept) open\b/i,
  },
  {
    name: 'outsideDate',
    label: 'Right to leave if this day passes',
    event:
      /^(?:outside|long[- ]?stop|drop[- ]?dead) date\b|\b(?:if|should)\b[^.;]{0,80}\bnot\b[^.;]{0,60}\b(?:deliver|ready|complete|hand|obtain|receiv)\w*[^.;]{0,30}\bby\b[^.;]{0,60}\b(?:may|can)\b[^.;]{0,20}\b(?:cancel|terminate|withdraw|walk)/i,
  },
  {
    name: 'leaseSigned',
    label: 'Lease to be signed',
    event:
      /\b(?:(?:lease|amendment|sublease|documents?|paperwork)(?: documents?)? (?:to be |must be |should be |fully |is )?(?:signed|executed)|signed (?:lease|amendment|sublease)|lease (?:signing|execution)|sign (?:the|a) (?:lease|amendment|sublease)) (?:by|no later than|on or before)\b/i,
    unless: /\b(?:if|unless|until)\b/i,
  },
  {
    name: 'leaseDraft',
    label: 'Lease draft to be sent',
    event:
      /\b(?:lease|draft|documents?|documentation)\b[^.;:]{0,30}\b(?:issued|circulated|sent out|delivered to (?:tenant|you))(?: by\b|[^.;]{0,20}: )/i,
  },
  {
    name: 'approval',
    label: 'Approval or condition due',
    event:
      /\b(?:council|planning|board|committee|zoning|permit|lender|landlord|financing)(?:['’]s)? (?:approval|consent|condition|vote|meeting)\b[^.;]{0,50}\b(?:by|on|no later than|before)\b|\b(?:board|committee|council) (?:meets|votes|decides)\b/i,
  },
  {
    name: 'studies',
    label: 'End of the inspection period',
    event:
      /\b(?:due diligence|inspection|feasibility|contingency|study) (?:period )?(?:ends?|expires?|runs?|through|until|to)\b/i,
  },
  {
    name: 'exclusivity',
    label: 'End of exclusivity',
    event:
      /\b(?:exclusiv\w+|lock-?out|stand-?still|no[- ]shop|off the market|stop marketing|not (?:market|solicit|negotiate))\b[^.;]{0,80}\b(?:until|through|till|to|ends?|expires?)\b|\b(?:until|through|till)\b[^.;]{0,30}\b(?:stop marketing|not (?:market|solicit|negotiate|offer)|off the market)\b/i,
    unless: /\b(?:remain|stay|keep)s? (?:free|available)\b|\bnot (?:be )?exclusive\b/i,
  },
  {
    name: 'allowance',
    label: 'Last day to use the allowance',
    event:
      /\ballowance\b[^.;]{0,80}\b(?:used|spent|drawn|requisitioned|claimed)\b[^.;]{0,20}\b(?:by|before|no later than)\b/i,
  },
];

const reason = 'The sentence names several days or depends on something; please compare it with the offer.';
const conditional = /\b(?:if|unless|provided|should|in case|except)\b/i;

/** The dates in the order of the offer, one line per event. `letterDay` supplies the year if a date has none. */
export function targetDaysOf(
  text: LeaseText,
  letterDay: string | null,
  rules: readonly TargetRule[] = targetRules,
): KeyDate[] {
  const found: KeyDate[] = [];
  for (const { name, label, event, unless } of rules) {
    const days = linesOf(text).flatMap((line) => dayOf(line, event, unless, letterDay));
    const [first] = days;
    // If one event has two dates, it is unclear which one applies.
    if (first === undefined || days.some(({ date }) => date !== first.date)) continue;
    const isDoubtful = first.isDoubtful && name !== 'outsideDate';
    found.push({
      ...passageOf(text.quote(first.line.part)),
      kind: 'named_day',
      label,
      date: first.date,
      ...(first.note === undefined ? {} : { derived: first.note }),
      ...(isDoubtful ? { state: 'check', reason } : { state: 'found' }),
    });
  }
  return found;
}

function dayOf(line: Line, event: RegExp, unless: RegExp | undefined, letterDay: string | null) {
  if (!line.settled || unless?.test(line.whole)) return [];
  const match = event.exec(line.whole);
  const days = datesAfter(line.text, letterDay);
  if (match === null || days.length === 0) return [];
  const end = match.index + match[0].length - (line.whole.length - line.text.length);
  const day = days.find((each) => each.end > end && each.start < end + 60) ?? days[0];
  return day === undefined
    ? []
    : [
        {
          line,
          date: String(day.value),
          note: day.note,
          isDoubtful: days.length > 1 || conditional.test(line.whole),
        },
      ];
}
