import type { TermChange } from '#contract/lease-report.ts';
import type { Span } from '../../document.ts';
import { switchedOn } from '../../rules/case-suite.ts';
import { judgeKind } from '../judge-kind.ts';
import { addressesIn } from '../lexicon/addresses.ts';
import { areasIn } from '../lexicon/areas.ts';
import { datesIn, showDate } from '../lexicon/dates.ts';
import type { Block } from '../prepare/block.ts';
import { hitsIn, type LeaseText, sentencesOf } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { changeExclusions, changeRules, type SaidChange } from './change-rules.ts';

/** The changes made by the amendments in the file, operative or attached after their lease, in document order. */
export function changesOf(text: LeaseText, off: string | null = null): TermChange[] {
  const exclusions = switchedOn(changeExclusions, off);
  const known: PresentDays = new Map();
  return amendingBlocks(text).flatMap((block) => {
    const taken: Span[] = [];
    return switchedOn(changeRules, off)
      .flatMap((rule) =>
        rule.words.some((word) => block.text.toLowerCase().includes(word))
          ? [...block.text.matchAll(rule.pattern)].flatMap((match): SaidChange[] => {
              const start = match.index;
              const head = start + match[0].length;
              const tail = rule.tail?.exec(block.text.slice(head, head + 300));
              if (tail === null) return [];
              const end = head + (tail?.[0].length ?? 0);
              if (taken.some((span) => span.start < end && start < span.end)) return [];
              const said = rule.read({ ...match.groups, ...tail?.groups });
              if (said === null) return [];
              const change = withWholeAddress(block.text, { ...said, start, end });
              if (exclusions.some(({ excludes }) => excludes(block, change))) return [];
              taken.push({ start, end });
              return [change];
            })
          : [],
      )
      .sort((a, b) => a.start - b.start)
      .flatMap((said) => changeFrom(text, block, said, known) ?? []);
  });
}

/** `changed to 500 Hamilton Boulevard, Allentown, Pennsylvania 18101`: commas in an address do not end it. */
function withWholeAddress(text: string, said: SaidChange): SaidChange {
  const from = said.end - said.new.length;
  if (said.follows === true || text.slice(from, said.end) !== said.new) return said;
  const [address] = addressesIn(text.slice(from, from + 240));
  const length = address?.end ?? 0;
  return address?.start !== 0 || length <= said.new.length
    ? said
    : { ...said, new: text.slice(from, from + length), end: from + length };
}

function amendingBlocks(text: LeaseText): readonly Block[] {
  const own = text.blocks.filter(
    ({ instrument, attached, operative, contents, kind }) =>
      instrument.kind === 'amendment' && !contents && kind !== 'heading' && !(operative && attached),
  );
  // A letter may amend a lease without the title of an amendment.
  return own.length === 0 && judgeKind(text).kind === 'amendment'
    ? text.blocks.filter(({ operative, attached, contents }) => operative && !attached && !contents)
    : own;
}

function changeFrom(text: LeaseText, block: Block, said: SaidChange, known: PresentDays): TermChange | null {
  const following = said.follows === true ? newWords(text, block, said.end) : null;
  if (said.follows === true && following === null) return null;
  const { label, field } = labelOf(said.subject, block);
  const now = following === null ? closed(tidy(said.new)) : tidy(following.text);
  const shown = field === 'expiration_date' ? dayOf(now) : now;
  const old =
    said.old ??
    (field === 'expiration_date'
      ? oldDay(text, block, known)
      : field === 'premises_rsf'
        ? oldArea(text, block, now)
        : undefined);
  if (label === '' || now.length < 2) return null;
  const end = following?.end ?? block.start + said.end;
  const sentence = sentencesOf(block).findLast((each) => each.start <= block.start + said.start);
  const start = Math.max(sentence?.start ?? block.start, block.start + said.start - 250);
  return {
    ...passageOf(text.quote({ start, end: Math.min(end, start + 700) })),
    label,
    ...(field === undefined ? {} : { field }),
    ...(old === undefined || old === shown ? {} : { old: clipped(tidy(old)) }),
    new: clipped(shown),
    ...(following !== null && !following.quoted
      ? { state: 'check' as const, reason: 'The new wording may go on in the paragraphs that follow.' }
      : { state: 'found' as const }),
  };
}

/** The quoted words after the position, or the paragraph below it. */
function newWords(text: LeaseText, block: Block, from: number): { text: string; end: number; quoted: boolean } | null {
  const rest = block.text.slice(from);
  const lead = /^\s*(?::\s*)?/.exec(rest)?.[0].length ?? 0;
  const own = rest.slice(lead);
  if (own.length > 3) return withTable(text, block, wordsAt(own, block.start + from + lead));
  const below = text.blocks[block.index + 1];
  return below === undefined || below.instrument !== block.instrument
    ? null
    : withTable(text, below, wordsAt(below.text, below.start));
}

type NewWords = ReturnType<typeof wordsAt>;

/** `Tenant shall pay Base Rent as follows:` with the rows of the table below it. */
function withTable({ blocks }: LeaseText, { index, instrument }: Block, words: NewWords): NewWords {
  if (words.quoted || !/:\s*$/.test(words.text)) return words;
  const below = blocks.slice(index + 1, index + 60);
  const size = below.findIndex((each) => !each.text.includes('\t') || each.instrument !== instrument);
  const rows = below.slice(0, size < 0 ? below.length : size);
  const last = rows.at(-1);
  if (last === undefined) return words;
  const table = rows
    .map(({ text }) =>
      text
        .split('\t')
        .map((cell) => cell.trim())
        .join(' | '),
    )
    .join('; ');
  return {
    text: `${words.text.trimEnd()} ${table.replace(/[”"]\s*$/, '')}`,
    end: last.end,
    quoted: /[”"]\s*$/.test(last.text),
  };
}

/**
 * The text between quotation marks at the beginning of a piece, including nested quotations; otherwise the whole piece.
 */
function wordsAt(piece: string, start: number): { text: string; end: number; quoted: boolean } {
  const end = /^[“"]/.test(piece) ? closingMark(piece) : -1;
  return end > 1
    ? { text: piece.slice(1, end), end: start + end + 1, quoted: true }
    : { text: piece.replace(/^[“"]/, ''), end: start + piece.length, quoted: false };
}

function closingMark(piece: string): number {
  if (piece.startsWith('"')) return piece.lastIndexOf('"');
  let depth = 0;
  for (let at = 0; at < piece.length; at += 1) {
    if (piece[at] === '“') depth += 1;
    else if (piece[at] === '”') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Terms that are fields of the abstract. */
const terms: readonly (readonly [words: RegExp, label: string, field?: string])[] = [
  [/\bsecurity\s+deposit\b|\bdeposit\b/i, 'Security deposit', 'security_deposit'],
  [/\bletter\s+of\s+credit\b/i, 'Letter of credit', 'letter_of_credit'],
  [/\b(?:expiration|termination)\s+date\b/i, 'Expiration date', 'expiration_date'],
  [/\brent\s+commencement\s+date\b/i, 'Rent commencement', 'rent_commencement'],
  [/\bcommencement\s+date\b/i, 'Commencement date', 'commencement_date'],
  [/\b(?:base|minimum|basic|fixed|monthly|annual)\s+(?:\w+\s+)?rent\b/i, 'Base rent', 'base_rent_schedule'],
  [
    /\b(?:proportionate|pro\s*rata|tenant['’]s|lessee['’]s)\s+(?:\w+\s+)?(?:share|percentage)\b/i,
    'Share of expenses',
    'opex_share',
  ],
  [/\bbase\s+year\b/i, 'Base year', 'base_year'],
  [/\b(?:permitted\s+)?use\b/i, 'Permitted use', 'permitted_use'],
  [/\bparking\b/i, 'Parking', 'parking'],
  [/\brentable\s+(?:area|square\s+f)|\bsquare\s+footage\b/i, 'Premises area', 'premises_rsf'],
  [/\bguarant(?:or|y)\b/i, 'Guarantor', 'guarantor'],
  [/\bright\s+of\s+first\s+(?:offer|refusal)\b/i, 'Right of first offer or refusal', 'rofo_rofr'],
  [/\bexpansion\b/i, 'Expansion right', 'expansion'],
  [
    /\b(?:renewal|extension)\s+(?:option|right)|\boption\s+to\s+(?:renew|extend)\b/i,
    'Renewal options',
    'renewal_options',
  ],
  [/\btermination\s+(?:right|option)|\bright\s+to\s+terminate\b/i, 'Termination option', 'termination_option'],
  [/\b(?:improvement\s+)?allowance\b/i, 'Improvement allowance', 'ti_allowance'],
  [/\bnotices?\b|\baddress\b/i, 'Notices', 'notices'],
  [/\bbrokers?\b/i, 'Brokers', 'brokers'],
  [/\bholding?\s*over\b/i, 'Holdover', 'holdover'],
  [/\bassignment\b|\bsublett?ing\b/i, 'Assignment', 'assignment'],
  [/\bpremises\b/i, 'Premises'],
  [/\bterm\b/i, 'Term', 'term_months'],
];

/** What is changed: a section by name, a defined term, or the words themselves. */
function labelOf(subject: string, block: Block): { label: string; field?: string } {
  const words = subject.slice(leadOf(subject)).trim();
  const sections = [
    ...words.matchAll(
      /\b(?:Sections?|Paragraphs?|Articles?|Exhibits?|Schedules?|Items?|Addendum)\s+[\dA-Z][\w.]*(?:\([\w]+\))*/g,
    ),
  ].map((match) => match[0].replace(/\.$/, ''));
  const section = sections.length === 0 ? null : sections.slice(0, 3).join(', ');
  const name = /[(“"]([A-Z][^)”"]{2,50})[)”"]/.exec(words)?.[1];
  // The heading of an item's paragraph also covers its neighbors.
  const heading = /^\s*\(/.test(block.text) ? '' : (block.section.split(' > ').at(-1) ?? '');
  const known = terms.find(([pattern]) => pattern.test(name ?? (section === null ? words : `${words} ${heading}`)));
  if (/^Added:/.test(subject)) return { label: `Added: ${section ?? tidy(subject.slice(6))}` };
  if (known) {
    const [, label, field] = known;
    return { label: section ? `${section} (${label})` : label, ...(field && !section ? { field } : {}) };
  }
  if (section) return { label: name ? `${section} (${name})` : section };
  const plain = words
    .replace(/^(?:the|a|an)\s+/i, '')
    .replace(/(?<!\s)\s+(?:of|in|under|to)\s+the\s+(?:original\s+)?(?:lease|agreement)$/i, '');
  return plain.length > 80 || !/[A-Za-z]{3}/.test(plain)
    ? { label: '' }
    : { label: plain.replace(/^./, (letter) => letter.toUpperCase()).replace(/[“”"]/g, '') };
}

/** Length of the text before the name of the term: `2. Effective as of May 1, 2020, the parties agree that `. */
function leadOf(words: string): number {
  let at = /^\s*\(?[\dA-Za-z]{1,3}(?:\.\d+)*[.)]\s+/.exec(words)?.[0].length ?? 0;
  for (const match of words.matchAll(/\b(?:agree|acknowledge)s?\s+that\s+|,\s+(?=the\s|all\s|[A-Z“"])/g)) {
    const end = match.index + match[0].length;
    // A year after a comma belongs to a date, and a name may contain commas.
    if (words.length - end > 3) at = end;
  }
  return at;
}

/** For each instrument, the first position that gives the date on which the term now ends. */
type PresentDays = Map<number, { readonly index: number; readonly day: string } | null>;

const currentEnd =
  /\b(?:expires?|expiring|scheduled\s+to\s+(?:expire|end)|expiration\s+date|ends|due\s+to\s+expire|is\s+to\s+expire)\b[^.;]{0,90}?\b(?:on|of|is)\s+([^.;]{4,60})/gi;

/** For the expiration date: the date that the amendment gives as the current one. */
function oldDay(text: LeaseText, block: Block, known: PresentDays): string | undefined {
  const { index } = block.instrument;
  if (!known.has(index)) known.set(index, presentDay(text, index));
  const found = known.get(index);
  return found && found.index <= block.index ? found.day : undefined;
}

function presentDay(text: LeaseText, instrument: number): { index: number; day: string } | null {
  for (const each of text.blocks) {
    if (each.instrument.index !== instrument) continue;
    for (const hit of hitsIn(each, currentEnd)) {
      const day = datesIn(hit.group(1)?.text ?? '')[0];
      const lead = each.text.slice(Math.max(0, hit.start - each.start - 60), hit.start - each.start);
      if (day && !/\b(?:extended|shall|new|extension)\b/i.test(lead))
        return { index: each.index, day: showDate(day.iso) };
    }
  }
  return null;
}

const changeOfArea =
  /\b(?:(expanded|increased|enlarged)|reduced|decreased)\s+by\s+(?:approximately\s+)?(\d[\d,]*(?:\.\d+)?)\s+(?:rentable\s+)?square\s+feet/i;

/** The area that the recitals state, if the added or removed space makes it the new one. */
function oldArea(text: LeaseText, block: Block, now: string): string | undefined {
  const [, isMore, size = ''] = changeOfArea.exec(block.text) ?? [];
  const [area] = areasIn(now);
  if (size === '' || area === undefined) return undefined;
  const difference = Number(size.replaceAll(',', '')) * (isMore === undefined ? -1 : 1);
  for (const each of text.blocks) {
    if (each.instrument !== block.instrument || each.index >= block.index) continue;
    const old = areasIn(each.text).find(({ size, unit }) => unit === area.unit && size + difference === area.size);
    if (old !== undefined) return each.text.slice(old.start, old.end);
  }
  return undefined;
}

function dayOf(words: string): string {
  const day = datesIn(words)[0];
  return day === undefined ? words : showDate(day.iso);
}

function tidy(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/^[\s“"]+|[\s”",;]{1,200}$/g, '')
    .trim();
}

/** `$24,661.43 (for purposes of this Amendment, the`, `44.95% (i.e.`: drops an opening bracket that is not closed. */
function closed(words: string): string {
  const open = words.lastIndexOf('(');
  if (open < 0 && words.endsWith(')')) return words.slice(0, -1);
  return open > 0 && !words.slice(open).includes(')') ? words.slice(0, open).replace(/(?<![\s,])[\s,]+$/, '') : words;
}

function clipped(words: string): string {
  return words.length > 300 ? `${words.slice(0, 297).trimEnd()}…` : words;
}
