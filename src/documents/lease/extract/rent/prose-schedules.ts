import type { Span } from '#documents/document.ts';
import type { Block } from '../../prepare/block.ts';
import { hitsIn, type LeaseText, sentencesOf } from '../../prepare/lease-text.ts';
import { isMetric, kindsOfLead, readWords } from './amount-words.ts';
import { type Period, periodsIn } from './period.ts';
import { partAt, premisesIn } from './premises.ts';
import type { PrintedAmount, Schedule, Step } from './step.ts';
import { amountsIn, stepsInText } from './text-steps.ts';

const amountSign = /[$£€¥₹]|\bRs\.?\s?\d|\b(?:INR|USD|CAD|RMB|CNY|TWD|NTD|EUR|GBP|HKD|SGD|yuan|dollars?|euros?)\b/i;
export const rentWord =
  /\brent(?:al|als|s)?\b|\b(?:lease|licen[sc]e|tonnage)\s+(?:fee|payment)s?\b|\bbase\s+price\b|\blease\s+rate\b/i;

/** Steps within sentences: `$2,000 per month for the first year, $2,100 thereafter`. */
export function proseSchedules(text: LeaseText): Schedule[] {
  return text.blocks.flatMap((block): Schedule[] => {
    if (block.contents || block.kind === 'heading' || !amountSign.test(block.text)) return [];
    return runsOf(block).flatMap((run) => {
      const piece = block.text.slice(run.start - block.start, run.end - block.start);
      if (!rentWord.test(`${block.section} ${block.text.slice(0, run.end - block.start)}`)) return [];
      const steps = stepsInText(piece.replaceAll('\t', ' '), block, run.start);
      return inOneRhythm(steps).flatMap((each) =>
        each.length < (run.part === null ? 2 : 1) ? [] : [ofPart(scheduleOf(text, 'prose', block, each), run.part)],
      );
    });
  });
}

/**
 * After rows with dates, months counted from the start belong to something else, such as credits against the rent; and
 * vice versa.
 */
function inOneRhythm(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  let dated: boolean | null = null;
  for (const step of steps) {
    const isDated: boolean | null =
      step.period?.from !== undefined || step.period?.to !== undefined
        ? true
        : step.period?.from_month !== undefined
          ? false
          : dated;
    const last = runs.at(-1);
    if (last === undefined || (dated !== null && isDated !== dated)) runs.push([step]);
    else last.push(step);
    dated = isDated;
  }
  return runs;
}

const stated = /\b(?:rent(?:al)?s?|(?:base|minimum|lease|rental|licen[cs]e)\s+(?:fee|price|payment)s?)\b/gi;
const labels =
  /^(?:(?:initial|monthly|annual|minimum|fixed|basic|base|net|gross|yearly|starting|current|total|lease|guaranteed|passing|principal|contract|the)\s+)*(?:rent|rental|rental\s+fee|rents|price|(?:lease|rental)\s+rate)(?:\s+(?:and\s+payment(?:\s+schedule)?|per\s+\w+|rate|amount|payments?|payable(?:\s+monthly)?|\(?monthly\)?|reserved))?$/;

/** A title in the same line as its paragraph: `4. Base Rental. Lessee agrees …`. */
const runInTitle =
  /^[\d.()a-z\s]{0,8}((?:(?:Base|Basic|Minimum|Fixed|Monthly|Annual|Net|Gross)\s+){0,3}Rent(?:al)?)\.\s+/;

/** A single statement of the rent: next to a label, in the clause with that title, or in a sentence about rent. */
export function statedSchedules(text: LeaseText): Schedule[] {
  const byLabel = text.pairs.flatMap((pair): Schedule[] => {
    if (!labels.test(pair.label) || pair.block.contents) return [];
    const limit = pair.strength === 'labelled' ? 420 : 700;
    const piece = text.document.text.slice(pair.value.start, Math.min(pair.value.end, pair.value.start + limit));
    const step = statedStep(text, pair.block, piece.replace(/[\t\n]/g, ' '), pair.value.start, `${pair.label} `);
    return step === null
      ? []
      : [
          ofPart(
            scheduleOf(text, 'stated', pair.block, [step], `${pair.label}: ${piece.slice(0, 160)}`),
            partBefore(piece, (step.amounts[0]?.start ?? pair.value.start) - pair.value.start),
          ),
        ];
  });
  const byRunIn = text.blocksWith(['rent', 'rental', 'rentals']).flatMap((block): Schedule[] => {
    const title = runInTitle.exec(block.text);
    return title === null ? [] : below(text, block, title[1] ?? '', title[0].length);
  });
  // A heading or a question about the rent, followed by a text that begins with the amount.
  const byQuestion = text.blocks.flatMap((block, index): Schedule[] => {
    const above = text.blocks[index - 1];
    const isAsked =
      above !== undefined && above.text.length < 90 && /[?:]$/.test(above.text) && /\brent(?:al)?\b/i.test(above.text);
    return isAsked && !block.contents
      ? below(text, block, above.text, /^(?:[A-Z]?\d{1,2}\.\s+)?/.exec(block.text)?.[0].length ?? 0)
      : [];
  });
  const bySentence = text
    .blocksWith(['rent', 'rental', 'rentals', 'fee', 'price', 'rents'])
    .flatMap((block): Schedule[] => {
      if (!amountSign.test(block.text) || block.text.length > 6_000) return [];
      return runsOf(block).flatMap((run) => {
        const hit = hitsIn(block, stated, run.start, run.end)[0];
        if (hit === undefined) return [];
        const whole = block.text.slice(run.start - block.start, run.end - block.start);
        const sign = run.start + whole.search(amountSign);
        // In a long sentence the rent may be named long before its amount; the last name before the amount is used.
        const near = hitsIn(block, stated, run.start, sign).at(-1) ?? hit;
        const named = sign - hit.start > 300 ? near : hit;
        const from = named.start - run.start > 120 ? named.start - 120 : run.start;
        const piece = block.text.slice(from - block.start, run.end - block.start).replaceAll('\t', ' ');
        const step = statedStep(text, block, piece, from, '');
        // A sentence about many topics states the rent only if it names the purpose of the amount.
        return step === null || !saysUnits(step)
          ? []
          : [ofPart(scheduleOf(text, 'stated', block, [step], piece), run.part)];
      });
    });
  const found = [...byLabel, ...byRunIn, ...byQuestion, ...bySentence];
  return found.length > 0 ? found : plainPayments(text);
}

const plainPayment =
  /^\W{0,4}(?:\d{1,2}(?:\.\d{1,2})?\.?\s+|\([a-z\d]{1,3}\)\s+)?(?:the\s+)?(?:sub-?)?(?:tenant|lessee|licensee|occupant|member|client)\s+(?:shall|will|must|agrees\s+to)\s+pay\s+(?:to\s+)?(?:(?:the\s+)?(?:sub-?)?(?:landlord|lessor|licensor|owner)\s+)?[^\s.;][^.;]{0,24}(?:\.\d\d)?\s+(?:per|each|every|a)\s+(?:calendar\s+)?(?:month|year)(?:,?\s+(?:in\s+advance|on\s+(?:or\s+before\s+)?the\s+(?:first|1st)\s+day\s+of\s+(?:each|every|the)\s+(?:calendar\s+)?month|for\s+(?:the\s+)?(?:use\s+of\s+)?the\s+(?:office|premises|space|suite|term))){0,3}\.?\s*$/i;

/**
 * `Sublessee shall pay $895.00 per month on the first day of each month.`: a sentence that is about nothing else, in a
 * lease that doesn't name its rent.
 */
function plainPayments(text: LeaseText): Schedule[] {
  return text.blocksWith(['pay']).flatMap((block): Schedule[] => {
    if (block.contents || block.kind === 'heading' || otherPurpose.test(block.section)) return [];
    const [first, ...more] = sentencesOf(block);
    const sentence = first === undefined ? '' : block.text.slice(0, first.end - block.start);
    if (first === undefined || more.length > 1 || !plainPayment.test(sentence)) return [];
    const step = statedStep(text, block, sentence, block.start, '');
    return step === null || !saysUnits(step) ? [] : [scheduleOf(text, 'stated', block, [step], `rent: ${sentence}`)];
  });
}

const otherPurpose =
  /\b(?:parking|deposit|expense|cost|charge|fee|utilit|service|tax|insurance|storage|sign|option|renewal|late|default|insurance|maintenance)\w*/;

/** The rent stated by a paragraph under a title, `from` characters after its beginning. */
function below(text: LeaseText, block: Block, title: string, from: number): Schedule[] {
  if (!amountSign.test(block.text)) return [];
  const piece = block.text.slice(from, from + 500).replaceAll('\t', ' ');
  const step = statedStep(text, block, piece, block.start + from, `${title} `);
  return step === null || !saysUnits(step)
    ? []
    : [
        ofPart(
          scheduleOf(text, 'stated', block, [step], `${title}: ${piece.slice(0, 160)}`),
          partBefore(piece, (step.amounts[0]?.start ?? block.start + from) - block.start - from),
        ),
      ];
}

/** The part of the premises that is named first in the words before an amount. */
function partBefore(piece: string, at: number): string | null {
  return partAt(piece.slice(0, Math.max(0, at)).trimStart()).at(-1)?.part ?? null;
}

/** An amount with its units, a daily rate, or two amounts, one of which is twelve times the other. */
function saysUnits({ amounts }: Step): boolean {
  return (
    amounts.length === 0 ||
    amounts.some(({ words, head }) => words !== null || head.length < 4) ||
    amounts.some(({ amount }) => amounts.some((other) => other.amount.equals(amount.times(12)) && !amount.isZero()))
  );
}

/** Arithmetic may show what an amount without a unit means: it is twelve times another amount, or matches a rate. */
function hasRelation(amount: PrintedAmount['amount'], amounts: readonly PrintedAmount[]): boolean {
  return amounts.some(
    (other) =>
      other.words === 'psf' ||
      other.words === 'psf_month' ||
      (other.amount !== amount &&
        (other.amount.div(12).minus(amount).abs().lessThan(0.02) ||
          amount.div(12).minus(other.amount).abs().lessThan(0.02))) ||
      other.head.length < 4,
  );
}

/**
 * Amounts with different units in one statement are the same rent: `RMB 4 per square meter a month … RMB 72,000 a
 * year`.
 */
function statedStep(text: LeaseText, block: Block, piece: string, offset: number, label: string): Step | null {
  const amounts: PrintedAmount[] = [];
  const printed = amountsIn(`${label}${piece}`, offset - label.length);
  const daily = printed.find(({ isDaily }) => isDaily);
  if (daily !== undefined && daily === printed[0] && printed.every(({ words }) => words === null))
    return {
      period: null,
      amounts: [],
      free: false,
      area: null,
      premises: null,
      block,
      start: Math.max(block.start, daily.start - 60),
      end: Math.min(block.end, daily.end + 60),
    };
  for (const amount of printed) {
    const gap = piece.slice((amounts.at(-1)?.end ?? offset) - offset, amount.start - offset);
    if (amounts.length > 0 && (gap.length > 200 || amounts[0]?.currency !== amount.currency)) break;
    // The paragraph below a rent with its unit describes how it is paid.
    if (amounts[0]?.words && text.document.text.slice(amounts[0].end, amount.start).includes('\n')) break;
    if (amount.words !== null && amounts.some(({ words }) => words === amount.words)) break;
    if (!amount.isDaily && amounts.length < 3) amounts.push(amount);
  }
  const first = amounts[0];
  if (first === undefined || first.start - offset > 380) return null;
  const lastEnd = amounts.at(-1)?.end ?? first.end;
  // Parts of a total are not the rent: `Monthly Base Rent: Office $4,000 Warehouse $6,000 Total $10,000`.
  const behind = text.document.text.slice(first.end, first.end + 240);
  if (readWords('', behind).words === null && /\btotals?\b[^$£€.]{0,25}[$£€]/i.test(behind)) return null;
  const before = piece.slice(0, Math.max(0, first.start - offset));
  // The month is named before a long amount written in words, or after it: 'each month … rent in the amount of …'.
  const rhythm = /\b(?:per|each|every|a)\s+(?:calendar\s+)?month\b|\bmonthly\b/i.test(
    `${before} ${sentenceRest(piece.slice(lastEnd - offset, lastEnd - offset + 220))}`,
  );
  const kept = amounts.filter(
    ({ words, amount }) =>
      words !== null || amounts.every((other) => other.words === null) || hasRelation(amount, amounts),
  );
  const known =
    kept.length === 1 && first.words === null && kept[0] === first && rhythm
      ? [{ ...first, words: 'monthly' as const }]
      : kept;
  if (known.length === 0 || known.every(({ amount }) => amount.isZero())) return null;
  // The next sentence may name the period of a later rent.
  const after = sentenceRest(piece.slice(lastEnd - offset, lastEnd - offset + 240));
  // The paragraph above may be about the months before this period.
  const own = text.document.text.lastIndexOf('\n', first.start - 1) - offset;
  const near = `${piece.slice(Math.max(0, own, first.start - offset - 200), lastEnd - offset)}${after}`;
  const period = statedPeriod(near);
  const subject = stated.exec(before);
  stated.lastIndex = 0;
  const start = subject === null ? first.start : offset + subject.index;
  const tail =
    /^\)?(?:\s*(?:\/|per\b|a\b|monthly|annually|each)[^.;,]{0,40}?(?=[.;,]|\s+(?:for|payable|during|beginning|commencing)\b|$))?/i.exec(
      piece.slice(lastEnd - offset),
    )?.[0].length ?? 0;
  return {
    period,
    amounts: known,
    ...(period === null && hasSibling(text, known) ? { oneOfSeveral: true as const } : {}),
    free: false,
    area: null,
    premises: null,
    block,
    start: Math.max(block.start, Math.min(start, first.start), first.start - 160),
    end: Math.min(lastEnd + tail, text.document.text.length),
  };
}

function sentenceRest(text: string): string {
  return text.split(/\.\s+(?=\(?[A-Z])/)[0] ?? '';
}

/** `2024-2025: $1,850 per month 2025-2026: $1,925 per month`: the same kind of amount for another year follows. */
function hasSibling(text: LeaseText, known: readonly PrintedAmount[]): boolean {
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return false;
  const behind = text.document.text.slice(last.end, last.end + 160).replace(/[\t\n]/g, ' ');
  const [next] = amountsIn(behind, last.end);
  const gap = next === undefined ? '' : behind.slice(0, next.start - last.end);
  const ratio = next?.amount.div(first.amount).toNumber() ?? 1;
  return (
    next?.words === first.words &&
    ratio !== 1 &&
    ratio > 0.8 &&
    ratio < 1.25 &&
    /\b(?:19|20)\d{2}\b|\byears?\b/i.test(gap) &&
    !/[.;]\s|\b(?:option|renew|exten)/i.test(gap)
  );
}

/**
 * The period of a single rent: a year or longer, or days; with 'after the first twenty years', it begins after those
 * years.
 */
function statedPeriod(text: string): Period | null {
  for (const { period, start } of periodsIn(text)) {
    const { from_month, to_month, from, to } = period;
    if (from !== undefined && to !== undefined) return period;
    if (from_month === undefined || to_month === undefined || to_month - from_month < 5) continue;
    return /\b(?:after|following|expiration\s+of|end\s+of)\s+(?:the\s+)?$/i.test(text.slice(0, start))
      ? { from_month: to_month + 1 }
      : period;
  }
  return null;
}

interface Run extends Span {
  /** `For Unit B, Tenant shall pay …`: the part of the premises that the sentences are about. */
  readonly part: string | null;
}

/** Adjacent sentences with amounts, except those about another part of the premises. */
function runsOf(block: Block): Run[] {
  const runs: Run[] = [];
  for (const sentence of sentencesOf(block).flatMap((each) => byPart(block, each))) {
    const piece = block.text.slice(sentence.start - block.start, sentence.end - block.start);
    if (!amountSign.test(piece)) continue;
    const last = runs.at(-1);
    if (last !== undefined && sentence.start - last.end < 4 && sentence.part === null)
      runs[runs.length - 1] = { ...last, end: sentence.end };
    else runs.push(sentence);
  }
  return runs;
}

/** `For Suite 1, $900 per month; for Suite 2, $700 per month`: one piece of text for each part that is named. */
function byPart(block: Block, { start, end }: Span): Run[] {
  const piece = block.text.slice(start - block.start, end - block.start);
  const parts = partAt(piece);
  const [first] = parts;
  if (first === undefined) return [{ start, end, part: null }];
  const named = parts.map(({ at, part }, index) => ({
    start: start + at,
    end: start + (parts[index + 1]?.at ?? piece.length),
    part,
  }));
  return first.at === 0 ? named : [{ start, end: start + first.at, part: null }, ...named];
}

function ofPart(schedule: Schedule, part: string | null): Schedule {
  return part === null
    ? schedule
    : { ...schedule, premises: part, steps: schedule.steps.map((step) => ({ ...step, premises: part })) };
}

function scheduleOf(
  { document }: LeaseText,
  reader: 'prose' | 'stated',
  block: Block,
  steps: readonly Step[],
  own = '',
): Schedule {
  const start = steps[0]?.start ?? block.start;
  const said = reader === 'prose' ? kindsOfLead(document.text.slice(Math.max(0, start - 140), start)) : [];
  return {
    reader,
    steps:
      said.length !== 1
        ? steps
        : steps.map((step) => ({
            ...step,
            amounts: step.amounts.map((amount) =>
              amount.words === null && amount.head.length === 4 ? { ...amount, head: said } : amount,
            ),
          })),
    lead: `${reader === 'prose' ? document.text.slice(Math.max(0, start - 300), start) : ''} ${own}`,
    announcement:
      reader === 'prose'
        ? block.text.slice(Math.max(0, start - block.start - 220), start - block.start + 60)
        : `${own.slice(0, 60)} ${block.text.slice(Math.max(0, (steps[0]?.amounts[0]?.start ?? start) - block.start - 180), (steps[0]?.amounts[0]?.end ?? start) - block.start + 25)}`,
    // A paragraph that begins with a part of the premises is about that part: `Suite 210: $3,200.00 per month …`.
    premises: reader === 'prose' ? premisesIn(/^[^:.$]{0,60}:/.exec(block.text)?.[0] ?? '') : null,
    metric: isMetric(document.text.slice(Math.max(0, start - 60), (steps.at(-1)?.end ?? start) + 60)),
    block,
  };
}
