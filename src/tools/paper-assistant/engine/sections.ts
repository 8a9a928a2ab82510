import { isDeclaration, isEthicsLine, mayDeclare } from './declarations.ts';
import { type HeadingName, headingName } from './heading-names.ts';
import type { Move } from './manuscript.ts';
import { isMemo } from './memo-line.ts';
import { type MoveReading, readMoves } from './moves.ts';
import { roleOfMove, settleOpenEnds, settleOpenings, settleSections, settleSeries } from './place-by-moves.ts';
import { inTextOrder, type MutableSection, SectionList, type SectionPlan } from './section-list.ts';
import { type Context, hintOf, labelHint, type Open, widened, widenedBy } from './section-moves.ts';
import type { Piece } from './sentences.ts';
import { placeTables } from './table-places.ts';
import { takeTitle } from './text-title.ts';
import { findUnplaced, isFullSentence } from './unplaced.ts';

/** Where each piece of the text is placed; every piece is in exactly one place. */
export interface Plan {
  readonly title: Piece | null;
  readonly abstractHeading: Piece | null;
  /** The user's own abstract; empty if there is none. */
  readonly abstract: readonly Piece[];
  readonly keywordLine: Piece | null;
  readonly sections: readonly SectionPlan[];
  /** Pieces that cannot be placed. */
  readonly notes: readonly Piece[];
  /** Moves by piece id; headings, declarations and references have none. */
  readonly moves: ReadonlyMap<string, MoveReading>;
}

/** Places every piece under the heading before it, without classifying it. */
export function planAsWritten(pieces: readonly Piece[], titleTaken: (words: string) => boolean): Plan {
  return planPieces(pieces, titleTaken, { asWritten: true });
}

/**
 * Places every piece. A text with its own headings or labels keeps them, in order, each with its own text; only text
 * before the first one is placed by its moves. A text without structure gets the four standard sections. `titleTaken`:
 * whether the author gave a title in other words.
 */
export function planSections(pieces: readonly Piece[], titleTaken: (words: string) => boolean): Plan {
  return planPieces(pieces, titleTaken, { asWritten: false });
}

function planPieces(
  pieces: readonly Piece[],
  titleTaken: (words: string) => boolean,
  { asWritten }: { readonly asWritten: boolean },
): Plan {
  const { title, notes, rest: below } = takeTitle(pieces, titleTaken);
  // 'Notes for the full text' above 'intro: …' is a remark about the text below, not a section.
  const remarks = below.filter((piece, at) => isRemark(piece, below[at + 1]));
  notes.push(...remarks);
  const rest = below.filter((piece) => !remarks.includes(piece));
  const structured = asWritten || hasStructure(rest);
  const sections = new SectionList(structured);
  const plan = { abstractHeading: null as Piece | null, keywordLine: null as Piece | null };
  const abstract: Piece[] = [];
  const topLevel = Math.min(
    ...rest.filter(({ kind, label }) => kind === 'heading' && !label).map(({ level }) => level),
  );
  const open: Open[] = [];
  const listed: Open[] = [];
  let outer: Context | null = null;
  let outerBlock = -1;
  let inner: { context: Context; block: number } | null = null;
  for (const piece of rest) {
    if (inner !== null && piece.block !== inner.block) inner = null;
    // The text continues after a list of keywords.
    if (outer?.section?.role === 'keywords' && isFullSentence(piece)) outer = null;
    if (piece.kind === 'heading') {
      if (!structured && outer !== null && namesAnother(piece, outer)) outer = null;
      const context = openHeading(piece, nameOf(piece, rest), outer, topLevel, sections, plan, abstract);
      // A label applies until the end of its paragraph, unless the text is structured by labels.
      if (piece.label && !(structured && context.byLabel)) inner = { context, block: piece.block };
      else {
        outer = context;
        outerBlock = piece.block;
      }
    } else if (isTexComment(piece)) {
      notes.push(piece);
    } else if (plan.keywordLine === null && isKeywordLine(piece, rest)) {
      plan.keywordLine = piece;
    } else {
      if (!structured && outer !== null && endsReach(piece, outer)) outer = null;
      // A label does not apply to acknowledgments or a data statement in a later paragraph.
      const beyond = outer?.byLabel === true && piece.block !== outerBlock && isDeclaration(piece.words);
      const context = inner?.context ?? (beyond ? null : outer);
      if (piece.reference && !asWritten)
        listed.push(context?.section?.role === 'references' ? { piece, context } : { piece, context: null });
      else open.push({ piece, context });
    }
  }

  declareTail(open, () => sections.ofTemplate('declarations'));
  const readable = open.filter(
    ({ piece, context }) => !asWritten && piece.kind === 'sentence' && (context === null || context.reads),
  );
  const readings = readSentences(readable);
  const moves = new Map(readable.map(({ piece }, index) => [piece.id, readings[index] as MoveReading]));
  const unplaced = findUnplaced(readable, readings);
  const free = readable.filter(({ piece, context }) => context === null && !isDeclaration(piece.words));
  const settled = settleSections(free.map(({ piece }) => moves.get(piece.id) as MoveReading));
  const freePieces = free.map(({ piece }) => piece);
  const inSeries = settleSeries(freePieces, settleOpenings(freePieces, settleOpenEnds(settled)));
  for (const [index, { piece }] of free.entries()) moves.set(piece.id, inSeries[index] as MoveReading);
  const tables = asWritten ? new Map<string, never>() : placeTables(open, (id) => moves.get(id)?.label);
  let last: Piece[] = notes;
  for (const { piece, context } of open) {
    const place = tables.get(piece.id);
    if (place !== undefined) {
      // A caption is not a statement.
      moves.delete(piece.id);
      sections.ofTemplate(place).pieces.push(piece);
      continue;
    }
    const move = moves.get(piece.id)?.label;
    // A note to oneself stays a note, even under the heading of a section.
    if (piece.kind === 'sentence' && context?.reads && reminder.test(piece.words)) {
      moves.delete(piece.id);
      notes.push(piece);
      continue;
    }
    if (context !== null) last = context.section?.pieces ?? abstract;
    else if (asWritten) last = sections.opening().pieces;
    else if (piece.kind === 'sentence' && (isDeclaration(piece.words) || unplaced.has(piece.id))) {
      moves.delete(piece.id);
      last = isDeclaration(piece.words) ? sections.ofTemplate('declarations').pieces : notes;
    } else if (move !== undefined) last = sections.ofTemplate(roleOfMove[move]).pieces;
    // Code and tables stay with the preceding text.
    last.push(piece);
  }
  for (const { piece, context } of listed) (context?.section ?? sections.ofTemplate('references')).pieces.push(piece);
  return {
    title,
    ...plan,
    abstract: inTextOrder(abstract),
    sections: sections.plans(),
    notes: inTextOrder(notes),
    moves,
  };
}

function isRemark({ kind, label, lead, words }: Piece, next: Piece | undefined): boolean {
  return (
    kind === 'heading' &&
    !label &&
    lead === '' &&
    next?.kind === 'heading' &&
    headingName(words) === null &&
    isMemo(words)
  );
}

/**
 * 'Take home: …' in a later paragraph: if there is a single heading, the author's label ends the text that belongs to
 * it.
 */
function endsReach(piece: Piece, { section, reads }: Context): boolean {
  const own = piece.first && reads ? labelHint(piece) : null;
  const under = section?.role === 'conclusion' ? 'discussion' : section?.role;
  return own !== null && under !== undefined && under !== null && own.every((move) => roleOfMove[move] !== under);
}

/**
 * Whether a label that could be a separate heading names another section: 'What it means: …' below a heading
 * 'Findings'.
 */
function namesAnother({ label, words }: Piece, { section, reads }: Context): boolean {
  const name = label && reads ? headingName(words) : null;
  const under = section?.role === 'conclusion' ? 'discussion' : section?.role;
  return name?.titles === true && name.move !== null && under != null && roleOfMove[name.move] !== under;
}

/**
 * Declarations at the end of a text (whole paragraphs, list items or several sentences) don't belong to its last
 * section, even if no heading separates them from it. Next to other declarations, a possible declaration counts as one.
 */
function declareTail(open: Open[], declarations: () => MutableSection): void {
  const { context } = open.at(-1) ?? { context: null };
  if (context !== null && (!context.reads || context.section === null)) return;
  const at =
    open.findLastIndex(({ piece: { words } }) => !isDeclaration(words) && !isEthicsLine(words) && !mayDeclare(words)) +
    1;
  const before = open[at - 1];
  if (before === undefined || before.context?.section !== context?.section) return;
  if (!open.slice(at).some(({ piece: { words } }) => isDeclaration(words))) return;
  for (let index = at; index < open.length; index += 1) {
    const { piece } = open[index] as Open;
    if (piece.block === before.piece.block && open.length - at === 1) continue;
    // Without a heading, only text that is certainly a declaration is placed as one.
    if (context === null && isDeclaration(piece.words)) continue;
    open[index] = { piece, context: { section: declarations(), byLabel: false, hint: null, reads: false } };
  }
}

/** An author's own abstract is classified as a separate text, with its own beginning and end. */
function readSentences(readable: readonly Open[]): MoveReading[] {
  const introduced = introducedItems(readable);
  const cases = describedCases(readable);
  const inAbstract = ({ context }: Open) => context !== null && context.section === null;
  const read = (group: readonly Open[]) =>
    readMoves(
      group.map(({ piece, context }) => ({
        words: piece.words,
        block: piece.block,
        allowed:
          widenedBy(piece, widened(context, group)) ??
          introduced.get(piece.id) ??
          labelHint(piece) ??
          cases.get(piece.id) ??
          null,
        heading: context?.section?.title ?? null,
      })),
    );
  const abstract = read(readable.filter(inAbstract));
  const body = read(readable.filter((one) => !inAbstract(one)));
  return readable.map((one) => (inAbstract(one) ? abstract : body).shift() as MoveReading);
}

/** 'Case 1. …', 'Case 2. …': observations about each of several cases, in any number of sentences. */
function describedCases(readable: readonly Open[]): Map<string, readonly Move[]> {
  const described = new Map<string, readonly Move[]>();
  const opens = ({ words }: Piece) => /^(?:case|patient) (?:\d{1,2}|[A-H])(?:$|[.,:;(]| [-–—(])/i.test(words);
  if (readable.filter(({ piece }) => opens(piece)).length < 3) return described;
  let block = -1;
  for (const { piece } of readable) {
    if (opens(piece)) block = piece.block;
    if (piece.block === block) described.set(piece.id, ['result']);
  }
  return described;
}

/** 'Themes, four of them:' and 'We have three findings:' announce the items of the list below them. */
function introducedItems(readable: readonly Open[]): Map<string, readonly Move[]> {
  const items = new Map<string, readonly Move[]>();
  let hint: readonly Move[] | null = null;
  let from = -1;
  for (const { piece, context } of readable) {
    const { words, list, block } = piece;
    if (list === null || context !== null || (hint !== null && from === block)) hint = null;
    if (hint !== null) items.set(piece.id, hint);
    else if (list === null && context === null && words.length <= 60 && words.endsWith(':')) {
      hint = hintOfIntro(words);
      from = block;
      if (hint !== null) items.set(piece.id, hint);
    }
  }
  return items;
}

function hintOfIntro(words: string): readonly Move[] | null {
  const named = /\b(themes|findings|results|observations|limitations|caveats|limits|weaknesses|methods|steps)\b/i.exec(
    words,
  )?.[1];
  const name = named === undefined ? null : headingName(named);
  return name?.move == null ? null : [name.move];
}

/** Two headings or labels with their own text are a structure; a list of references or a funding line is not. */
function hasStructure(pieces: readonly Piece[]): boolean {
  let under = false;
  const openers = pieces.filter(({ kind, label, words, first }) => {
    if (kind !== 'heading' || (label && (under || !first))) return false;
    if (!label) under = true;
    const role = headingName(words)?.role;
    return role !== 'abstract' && role !== 'keywords' && role !== 'references' && role !== 'declaration';
  });
  return openers.length >= 2;
}

/**
 * Next to a heading 'Results', a heading 'Observations' is about data collection. A label names a declaration if it
 * reads as one together with its text: 'Money: …', 'Raw traces + script: https: …'.
 */
function nameOf(piece: Piece, pieces: readonly Piece[]): HeadingName | null {
  const { words, label } = piece;
  const name = headingName(words);
  // 'Summary: all had a small disc' after the findings summarizes them; an abstract would come first.
  if (name?.role === 'abstract' && /^\W*summary\W*$/i.test(words) && sentencesBefore(piece, pieces) >= 6)
    return label ? null : { role: 'conclusion', titles: true, move: 'interpretation' };
  const results = ({ kind, words: other }: Piece) => kind === 'heading' && plainResults.test(other);
  if (name?.role === 'results' && beforeResults.test(words) && pieces.some(results))
    return { role: 'methods', titles: true, move: 'method' };
  if (!label || (name !== null && name.move !== 'method')) return name;
  const next = pieces[pieces.indexOf(piece) + 1];
  return next?.block === piece.block && next.kind === 'sentence' && isDeclaration(`${words}: ${next.words}`)
    ? { role: 'declaration', titles: true, move: null }
    : name;
}

function sentencesBefore(piece: Piece, pieces: readonly Piece[]): number {
  return pieces.slice(0, pieces.indexOf(piece)).filter(({ kind }) => kind === 'sentence').length;
}

const beforeResults = /\bobservations$/i;
const plainResults = /^(?:main |key )?results\b/i;

function openHeading(
  piece: Piece,
  name: HeadingName | null,
  outer: Context | null,
  topLevel: number,
  sections: SectionList,
  plan: { abstractHeading: Piece | null },
  abstract: Piece[],
): Context {
  const hint = name === null ? null : hintOf(name, piece.words);
  if (name?.role === 'abstract' && (!piece.label || outer === null || outer.section === null)) {
    if (plan.abstractHeading === null) plan.abstractHeading = piece;
    else abstract.push(piece);
    return { section: null, byLabel: false, hint: null, reads: true };
  }
  if (outer?.section === null && piece.label) {
    // A structured abstract keeps its labels.
    abstract.push(piece);
    return { ...outer, hint };
  }
  const within = piece.label
    ? outer !== null && !outer.byLabel && name?.role !== 'declaration' && !namesAnother(piece, outer)
    : piece.level > topLevel;
  if (within && outer !== null && outer.section !== null && outer.section.role !== 'keywords') {
    outer.section.pieces.push(piece);
    return { ...outer, hint: name === null ? outer.hint : hint };
  }
  const reads = name === null || !['declaration', 'references', 'keywords'].includes(name.role);
  return { section: sections.open(piece, name), byLabel: piece.label, hint, reads };
}

/** '% check this': LaTeX does not print comments, but they must not be lost. */
function isTexComment({ kind, words }: Piece): boolean {
  return kind === 'sentence' && /^%+ *\p{L}/u.test(words);
}

function isKeywordLine(piece: Piece, pieces: readonly Piece[]): boolean {
  return (
    /^(?:key ?words|index terms|关键词|キーワード|키워드)\s*[:：—-]/i.test(piece.words) &&
    pieces.filter(({ block }) => block === piece.block).length === 1
  );
}

const reminder = /^[[(]?(?:todo|to[- ]do|fixme|note to self)\b/i;
