import type { Span } from '../../document.ts';
import type { Block } from '../prepare/block.ts';
import { type LeaseText, sentencesOf } from '../prepare/lease-text.ts';
import { type LetterTopic, topicsOfHeading } from './letter-topic.ts';
import { repliesIn } from './replies.ts';
import { isHeading, isTitleLine, party } from './term-headings.ts';
import { answer, askedAndAnswered, namedAnswer, numberedQuestions, numbering, questionOf } from './term-numbers.ts';
import { endsRentTable, isLabel, isRentHeader } from './term-rows.ts';
import { titlesByStyle } from './term-titles.ts';

/** A term of an offer: the text under one number, label, question or bullet. */
export interface Term {
  /** As printed, without number: 'The space'; empty for a paragraph without one. */
  readonly heading: string;
  /** As printed: '3', 'B.2'; empty if there is none. */
  readonly number: string;
  readonly topics: readonly LetterTopic[];
  /** The paragraphs of the term, or parts of them, in order; table rows are separate. */
  readonly parts: readonly TermPart[];
  /** A label alone on its line: `TERM:`. */
  readonly label?: TermPart;
}

export interface TermPart extends Span {
  readonly text: string;
  readonly block: Block;
}

/** `Owner. Tryon …`, `Rent: $5`, `TI – $12`, `deposit = one month`. */
const runIn =
  /^((?:[Tt]erm\.\s(?:options?|rights?))|[A-Za-z“"(%][^.:;=\t$\n]{0,70}?)(?:\s*(?:\.{3,60}|[.:=])(?=\s|$)|\s+[–—-]\s)\s*/;
/** `LL Tibbs Road Holdings`, `TT Ace Crane`: a short role without a mark before the name. */
const shortRole = /^(LL|TT|ll|tt)\s+(?=[A-Z][\w'’&-]*\s+[A-Z(&])/;
const question = /^\s*Q\s?\d{1,2}\s*[.:)]/;
/** `Paragraph 4 (Rent): $31.25`: the heading is `(Rent)`. */
const withoutBrackets = (heading: string): string => heading.replace(/^\(([^()]{1,60})\)$/, '$1');

const known = new WeakMap<LeaseText, readonly Term[]>();

/** The terms of an offer in any layout; paragraphs that belong to no term become terms without a heading. */
export function termsOf(text: LeaseText): readonly Term[] {
  const cached = known.get(text);
  if (cached) return cached;
  const terms: { -readonly [Key in keyof Term]: Term[Key] extends readonly (infer Item)[] ? Item[] : Term[Key] }[] = [];
  const open = (heading: string, number: string, part: TermPart | null) =>
    terms.push({
      heading,
      number,
      topics: [...topicsOfHeading(withoutBrackets(heading))],
      parts: part === null ? [] : [part],
    });
  /** The heading on a separate line that the next paragraphs belong to. */
  let titled = false;
  /** In the rows of a table under a heading about rent, the first cells are periods, even if they contain names. */
  let rentTable = false;
  const titles = titlesByStyle(text);
  const questions = numberedQuestions(text);
  for (const block of text.blocks) {
    if (block.text.trim() === '') continue;
    const last = terms.at(-1);
    if (block.kind === 'row') {
      const all = cellsOf(block);
      // `6<tab>Term<tab>five years`: the first column numbers the rows.
      const isNumbered =
        all.length > 2 &&
        /^\s{0,9}(?:\d{1,2}(?:\.\d{1,2})?|[A-Z])[.)]?\s{0,9}$/.test(all[0]?.text ?? '') &&
        /[A-Za-z]{3}/.test(all[1]?.text ?? '');
      const cells = isNumbered ? all.slice(1) : all;
      // `6. TERM:` in the first column.
      const [lead = '', number = ''] = /^\s*(\d{1,2}(?:\.\d{1,2})*)[.)]\s+(?=[A-Z])/.exec(cells[0]?.text ?? '') ?? [];
      const label = cells[0]?.text.slice(lead.length);
      if (isRentHeader(cells) && last?.topics.includes('rent')) rentTable = true;
      else if (cells.length === 2 && endsRentTable(label ?? '')) rentTable = false;
      if (!rentTable && label && cells.length > 1 && isLabel(label, cells.length)) {
        const value = { start: cells[1]?.start ?? block.start, end: block.end };
        open(label.trim(), number, partOf(block, value.start, value.end));
        titled = false;
      } else if (last) last.parts.push(partOf(block, block.start, block.end));
      else open('', '', partOf(block, block.start, block.end));
      continue;
    }
    rentTable = false;
    const asked = questionOf(text, block);
    if (asked !== null) {
      open(asked.heading, asked.number, null);
      titled = true;
      continue;
    }
    const reply = repliesIn(text).get(block);
    if (reply && last) {
      last.parts.push(partOf(block, reply.words.start, reply.words.end));
      titled = false;
      continue;
    }
    if (questions.has(block)) {
      const number = numbering.exec(block.text);
      open(
        block.text.slice(number?.[0].length ?? 0).trim(),
        number?.slice(1).find((group) => group !== undefined) ?? '',
        null,
      );
      titled = true;
      continue;
    }
    const asks = askedAndAnswered.exec(block.text);
    if (asks !== null) {
      open(asks[2] ?? '', asks[1] ?? '', partOf(block, block.start + asks[0].length, block.end));
      titled = false;
      continue;
    }
    const pieces = runTogether(block);
    // Under `Representation`, `Landlord: Hale Realty` names a party's agent.
    if (pieces.length > 1 && !(titled && last?.topics.includes('brokers'))) {
      for (const { heading, part } of pieces) open(heading, '', part);
      titled = false;
      continue;
    }
    const answered = answer.exec(block.text) ?? (titled ? namedAnswer.exec(block.text) : null);
    if (answered !== null && last) {
      last.parts.push(partOf(block, block.start + answered[0].length, block.end));
      continue;
    }
    const lead = numbering.exec(block.text);
    const number = lead?.slice(1).find((group) => group !== undefined) ?? '';
    const offset = lead?.[0].length ?? 0;
    const body = block.text.slice(offset);
    if (question.test(block.text)) {
      open(body, number, null);
      titled = true;
      continue;
    }
    const head = runIn.exec(body) ?? shortRole.exec(body);
    const heading = head?.[1]?.trim() ?? '';
    const untold = titled && last !== undefined && last.parts.length === 0 && last.topics.length > 0;
    if (head && heading !== '' && isHeading(heading, number !== '', head[0]) && !(untold && party.test(heading))) {
      const from = block.start + offset + head[0].length;
      open(heading, number, from < block.end ? partOf(block, from, block.end) : null);
      titled = from >= block.end;
      const own = terms.at(-1);
      if (titled && own) own.label = partOf(block, block.start, block.end);
      continue;
    }
    // In a form without values, `REPRESENTED BY:` below `LESSOR:` is the next label.
    if (untold && bareLabel.test(body) && last.topics.some((topic) => topic === 'landlord' || topic === 'tenant')) {
      open(body.replace(/:\s*$/, ''), number, null);
      titled = true;
      continue;
    }
    // `Crossdock Partners | Industrial Brokerage` above a letter is not a heading of the lines below it.
    const isLetterhead = terms.length === 0 && block.text.includes('|');
    if (!isLetterhead && (isTitleLine(block, body, number !== '') || titles.has(block))) {
      open(body.replace(/[:.]\s*$/, ''), number, null);
      titled = true;
      continue;
    }
    const part = partOf(block, block.start + offset, block.end);
    if (last && (titled || continuesAddress(last, block) || continuesSchedule(last, block))) last.parts.push(part);
    else {
      // A line without a heading is a separate term: a bullet in an email names its topic in its text.
      open('', number, part);
      const own = terms.at(-1);
      if (own && body.length < 240) own.topics = [...topicsOfLine(body)];
    }
  }
  known.set(text, terms);
  return terms;
}

const innerLabel =
  /(?:^|(?<=\s))((?:[A-Z][A-Za-z'’&/]*)(?:\s(?:(?:[A-Z][A-Za-z'’&/]*)|of|and|to|the)){0,5}):\s+(?=\S)/g;

/** The labels and values of a paragraph that joins several lines: `Landlord: X Tenant: Y Premises: Z`. */
function runTogether(block: Block): { heading: string; part: TermPart }[] {
  if (block.text.length > 4_000 || !block.text.includes(':')) return [];
  const labels = [...block.text.matchAll(innerLabel)].flatMap((match) => {
    const label = ownWords(match[1] ?? '');
    const at = match.index + (match[1] ?? '').length - label.length;
    return label === '' || isInParentheses(block.text, at) ? [] : [{ label, at, end: match.index + match[0].length }];
  });
  const kept = labels.filter(({ label }, index) => {
    // `Repairs: Tenant: interior` names who repairs.
    const before = labels[index - 1]?.label ?? '';
    return !party.test(label) || index === 0 || party.test(before) || /^date$/i.test(before);
  });
  if (kept.length < 2 || (kept[0]?.at ?? 1) > 0) return [];
  return kept.map(({ label, end }, index) => ({
    heading: label,
    part: partOf(block, block.start + end, block.start + (kept[index + 1]?.at ?? block.text.length)),
  }));
}

/** `6 months (first 6 months of Lease Term: May to October)`: not a label. */
function isInParentheses(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** The label in `Quarry Street Partners Tenant`: the longest ending that names a topic, without the value before it. */
function ownWords(words: string): string {
  if (/^date$/i.test(words)) return words;
  const rest = words.replace(
    /^.*\b(?:LLC|Inc|LLP|LP|Corp|Corporation|Partners|Company|Trust|Ltd|Limited|Group)\s+(?=\S)/,
    '',
  );
  const parts = rest.split(' ');
  for (let from = 0; from < parts.length; from += 1) {
    const label = parts.slice(from).join(' ');
    if (topicsOfHeading(label).length > 0) return label;
  }
  return '';
}

/** The paragraphs under a topic, in order. */
export function partsAbout(text: LeaseText, topics: readonly LetterTopic[]): readonly (TermPart & { term: Term })[] {
  return termsOf(text)
    .filter((term) => term.topics.some((topic) => topics.includes(topic)))
    .flatMap((term) => term.parts.map((part) => ({ ...part, term })));
}

/** `Agreed on the option`: the older words still apply. */
const agrees = /^(?!.*\d).*\b(?:agreed|ok|okay|fine|accept(?:ed)?|works|can live with)\b/i;

/** `$64 in year one if your landlord goes to four months free`: a condition is a separate clause. */
const conditionOrStop = /[.;,]\s|\s(?:if|provided(?: that)?|so long as|as long as)\s/;

/** All topics that a term names in its heading or, if it has none, in its text. */
export function topicsWithin(term: Term): readonly LetterTopic[] {
  if (term.heading !== '') return term.topics;
  const clauses = term.parts.flatMap(({ text }) => text.slice(0, 400).split(conditionOrStop));
  return [
    ...new Set([
      ...term.topics,
      ...clauses
        .filter((clause) => clause.length < 90 && !agrees.test(clause))
        .flatMap((clause) => [...topicsOfHeading(clause), ...freeRentIn(clause)]),
    ]),
  ];
}

/** The sentences of a part. */
export function sentencesIn(part: TermPart): readonly TermPart[] {
  return sentencesOf(part.block).flatMap(({ start, end }) => {
    const from = Math.max(start, part.start);
    const to = Math.min(end, part.end);
    return to > from ? [{ start: from, end: to, block: part.block, text: slice(part.block, from, to) }] : [];
  });
}

/**
 * Every sentence of the offer, in order. A heading counts as a sentence, and so does a table row with several cells.
 */
export function allSentences(text: LeaseText): readonly TermPart[] {
  return text.blocks.flatMap((block) =>
    block.kind === 'row' && cellsOf(block).length > 2
      ? [partOf(block, block.start, block.end)]
      : sentencesOf(block).map(({ start, end }) => partOf(block, start, end)),
  );
}

/** Lines that state a term without naming it. */
const unnamed: readonly (readonly [LetterTopic, RegExp])[] = [
  ['term', /^(?:a\s+)?\d{1,3}[\s-]*(?:mos?|months?|yrs?|years?)\b(?!\s*(?:notice|free|abat))/i],
  [
    'free_rent',
    /^(?!.*\b(?:parking|car parks?|spaces|stalls|passes)\b).*(?<!\b(?:both|us|you|remains?|is|are) )\bfree\b(?! (?:to|of|and clear))|\babated\b|\bforgiven\b|\bno (?:base )?(?:rent|charge)\b/i,
  ],
  ['rent', /^[$£€]\s?\d[\d.,]*\s?(?:\/|per\b|psf\b|p\.?a\b)/i],
];

/** `four months free`: free rent without its name. */
function freeRentIn(clause: string): readonly LetterTopic[] {
  return monthsFree.test(clause) ? ['free_rent'] : [];
}
const monthsFree =
  /\b(?:months?|weeks?)(?:['’]s?)?(?: (?:of )?(?:base |net )?rent)? (?:free|abated|on (?:us|the house))\b(?! (?:parking|storage|use|internet))/i;

function topicsOfLine(line: string): readonly LetterTopic[] {
  // Only the first clause: the text after a comma is an explanation.
  const named = topicsOfHeading(line.split(/[,;(]|\.\s/)[0] ?? '');
  return [...new Set([...named, ...unnamed.filter(([, pattern]) => pattern.test(line)).map(([topic]) => topic)])];
}

function partOf(block: Block, start: number, end: number): TermPart {
  return { block, start, end, text: slice(block, start, end) };
}

function slice(block: Block, start: number, end: number): string {
  return block.text.slice(start - block.start, end - block.start);
}

/** `Property: Cedar Pavilion`, and the street and the town on the next lines. */
function continuesAddress(
  last: { readonly topics: readonly LetterTopic[]; readonly parts: readonly TermPart[]; readonly heading: string },
  block: Block,
): boolean {
  const end = last.parts.at(-1);
  return (
    last.heading !== '' &&
    last.topics.some((topic) => topic === 'premises' || topic === 'building') &&
    end !== undefined &&
    block.index - end.block.index <= 1 &&
    block.text.length < 80 &&
    (/^\s*\d{1,6}\s+[A-Z][\w.'’ -]{3,50}$/.test(block.text) ||
      /^\s*[A-Z][\w.’' -]{1,40},\s+[A-Z][\w. ]{1,20}\s+\d{5}(?:-\d{4})?\s*$/.test(block.text))
  );
}

/** `Minimum rent: Tenant shall pay as follows:`, and `Years 1-3: $42.00 per square foot` on the next lines. */
function continuesSchedule(
  last: { readonly topics: readonly LetterTopic[]; readonly parts: readonly TermPart[]; readonly heading: string },
  block: Block,
): boolean {
  const end = last.parts.at(-1);
  return (
    last.heading !== '' &&
    last.topics[0] === 'rent' &&
    end !== undefined &&
    block.index - end.block.index <= 1 &&
    (/:\s*$/.test(end.text) || schedulePeriod.test(end.text)) &&
    schedulePeriod.test(block.text)
  );
}

/** `Years 1-3: $42.00`, `Months 5 through 12 – abated`. */
const schedulePeriod =
  /^\W{0,4}(?:lease )?(?:years?|months?|yrs?\.?|mos?\.?) \d{1,3}(?: ?(?:-|–|—|to|through|thru|&|and) ?\d{1,3})?\s?[:–—-]?\s{0,3}(?:(?:[A-Z]{0,3}[$£€]\s?\d)|abated|free)/i;

const bareLabel = /^[A-Z][A-Za-z /'’-]{1,40}:\s{0,9}$/;

function cellsOf(block: Block): TermPart[] {
  const cells: TermPart[] = [];
  let at = 0;
  for (const cell of block.text.split('\t')) {
    if (cell.trim() !== '') cells.push(partOf(block, block.start + at, block.start + at + cell.length));
    at += cell.length + 1;
  }
  return cells;
}
