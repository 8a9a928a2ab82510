import { wholeNumber } from './whole-number.ts';

/** A step of a flow whose number doesn't match the losses stated for it. */
interface BrokenStep {
  readonly expected: number;
  readonly given: number;
}

/**
 * Follows numbers as in a flow diagram: '156 entered; 4 were excluded, so 150 were analyzed'. The reason for a loss
 * often contains a number too, so a step is wrong only if no combination of the preceding losses explains it.
 */
export function brokenSteps(passage: string): BrokenStep[] {
  const broken: BrokenStep[] = [];
  let left: number | null = null;
  let losses: number[] = [];
  for (const { value, kind } of eventsIn(passage)) {
    if (kind === 'loss') {
      if (left !== null && value < left && losses.length < mostLosses) losses.push(value);
      continue;
    }
    const expected = left === null ? value : left - losses.reduce((sum, loss) => sum + loss, 0);
    const isClose = Math.abs(value - expected) <= Math.max(2, expected * 0.15);
    if (left !== null && losses.length > 0 && isClose && !explains(losses, left - value))
      broken.push({ expected, given: value });
    left = value;
    losses = [];
  }
  return broken;
}

interface FlowEvent {
  readonly value: number;
  readonly kind: 'stage' | 'loss';
}

/** At most this many losses, because all of their subsets are tried. */
const mostLosses = 8;

/** Whether some of the losses add up to the difference. */
function explains([loss, ...others]: readonly number[], difference: number): boolean {
  return (
    difference === 0 || (loss !== undefined && (explains(others, difference - loss) || explains(others, difference)))
  );
}

/** Each whole number, with the surrounding words that say whether it was added or removed. */
function eventsIn(passage: string): FlowEvent[] {
  return [
    ...passage.matchAll(
      /([^\d,;.:()]{0,40})(?<![\d.,/–-])(\d{1,3}(?:,\d{3})+|\d+)(?![\d.,/–-]*\d| ?%)(?=([^\d,;.:()]{0,60}))/g,
    ),
  ].flatMap(([, before = '', digits, after = '']): FlowEvent[] => {
    const behind = after.split(/\b(?:leaving|which leaves?|so that|so|and)\b/)[0] ?? '';
    const value = wholeNumber(digits);
    if (/\b(?:percent|years?|months?|weeks?|days?|hours?|minutes?)\b/.test(behind.slice(0, 14))) return [];
    if (lossBefore.test(before) || loss.test(behind)) return [{ value, kind: 'loss' }];
    return stage.test(behind) || stageBefore.test(before) ? [{ value, kind: 'stage' }] : [];
  });
}

const loss =
  /\b(?:excluded|out$|out\b(?! of)|dropped|lost|withdrew|withdrawn|failed|removed|left out|discarded|declined|refused|broke|ineligible|duplicates?|did not (?:finish|complete|return))\b/;
const lossBefore =
  /\b(?:excluding|excluded|removed|discarded|dropped|lost|minus|without|less)(?: (?:another|a further|the|these))? $/;
const stage =
  /\b(?:entered|enrolled|recruited|invited|examined|randomi[sz]ed|assessed|read in full|full texts?|screened|identified|retrieved|started|took|filled|collected|measured|tested|participants|patients|included|analy[sz]ed|remain(?:ed|ing|s)?|completed|left|eligible|in the analysis|records)\b/;
const stageBefore =
  /\b(?:leaving|leaves?|left|included|analy[sz]ed|randomi[sz]ed|enrolled|screened|recruited|invited)(?: (?:us|with|us with|a total of|the|the (?:remaining|other)))? $/;
