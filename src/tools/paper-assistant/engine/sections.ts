import { isDeclaration, isEthicsLine } from './declarations.ts';
import { givesEstimate } from './estimates.ts';
import { movesUnder } from './heading-cues.ts';
import { type HeadingName, headingName, type Role } from './heading-names.ts';
import type { Move, StandardRole } from './manuscript.ts';
import { isMemo } from './memo-line.ts';
import { type MoveReading, readMoves } from './moves.ts';
import { roleOfMove, settleSections } from './place-by-moves.ts';
import type { Piece } from './sentences.ts';

/** A section before it is rendered into blocks: the user's pieces in text order. */
export interface SectionPlan {
  readonly key: string;
  readonly title: string;
  readonly heading: Piece | null;
  /** The standard sections that this section covers; empty for the user's own sections. */
  readonly covers: readonly StandardRole[];
  /** End matter, whose sentences are not classified. */
  readonly aside: boolean;
  readonly pieces: readonly Piece[];
}

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
 * Places every piece. A text with its own headings or labels keeps them, in order, with exactly what is under them;
 * only text before the first one is placed by its moves. A text without structure gets the four standard sections.
 * `titleTaken`: whether the author gave a title with other words.
 */
export function planSections(pieces: readonly Piece[], titleTaken: (words: string) => boolean): Plan {
  return planPieces(pieces, titleTaken, { asWritten: false });
}

function planPieces(
  pieces: readonly Piece[],
  titleTaken: (words: string) => boolean,
  { asWritten }: { readonly asWritten: boolean },
): Plan {
  const { title, notes, rest } = takeTitle(pieces, titleTaken);
  const structured = asWritten || hasStructure(rest);
  const sections = new SectionList(structured);
  const plan = { abstractHeading: null as Piece | null, keywordLine: null as Piece | null };
  const abstract: Piece[] = [];
  const topLevel = Math.min(
    ...rest.filter(({ kind, label }) => kind === 'heading' && !label).map(({ level }) => level),
  );
  const open: Open[] = [];
  let outer: Context | null = null;
  let outerBlock = -1;
  let inner: { context: Context; block: number } | null = null;
  for (const piece of rest) {
    if (inner !== null && piece.block !== inner.block) inner = null;
    if (piece.kind === 'heading') {
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
      // A label does not apply to acknowledgments or a data statement in a later paragraph.
      const beyond = outer?.byLabel === true && piece.block !== outerBlock && isDeclaration(piece.words);
      open.push({ piece, context: inner?.context ?? (beyond ? null : outer) });
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
  for (const [index, { piece }] of free.entries()) moves.set(piece.id, settled[index] as MoveReading);
  let last: Piece[] = notes;
  for (const { piece, context } of open) {
    const move = moves.get(piece.id)?.label;
    // A reminder to oneself is a note, even under the heading of a section.
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
  return {
    title,
    ...plan,
    abstract: inTextOrder(abstract),
    sections: sections.plans(),
    notes: inTextOrder(notes),
    moves,
  };
}

/**
 * Whole paragraphs, items or several sentences of declarations at the end of a text belong to none of its parts, even if
 * no heading separates them from the last one.
 */
function declareTail(open: Open[], declarations: () => MutableSection): void {
  const { context } = open.at(-1) ?? { context: null };
  if (!context?.reads || context.section === null) return;
  const at = open.findLastIndex(({ piece: { words } }) => !isDeclaration(words) && !isEthicsLine(words)) + 1;
  const before = open[at - 1];
  if (before?.context?.section !== context.section) return;
  for (let index = at; index < open.length; index += 1) {
    const { piece } = open[index] as Open;
    if (piece.block === before.piece.block && open.length - at === 1) continue;
    open[index] = { piece, context: { section: declarations(), byLabel: false, hint: null, reads: false } };
  }
}

/** An author's own abstract is classified as a separate text, with its own beginning and end. */
function readSentences(readable: readonly Open[]): MoveReading[] {
  const inAbstract = ({ context }: Open) => context !== null && context.section === null;
  const read = (group: readonly Open[]) =>
    readMoves(
      group.map(({ piece, context }) => ({
        words: piece.words,
        block: piece.block,
        allowed: widenedBy(piece, widened(context, group)) ?? labelHint(piece),
        heading: context?.section?.title ?? null,
      })),
    );
  const abstract = read(readable.filter(inAbstract));
  const body = read(readable.filter((one) => !inAbstract(one)));
  return readable.map((one) => (inAbstract(one) ? abstract : body).shift() as MoveReading);
}

/** Under 'Question' or 'Aim' there are usually one or two sentences; in a longer passage some lead up to them. */
function widened(context: Context | null, group: readonly Open[]): readonly Move[] | null {
  const hint = context?.hint ?? null;
  if (hint?.length === 1 && hint[0] === 'background') return ['background', 'gap'];
  // If no heading names a discussion, what the results mean is below them.
  if (hint?.length === 1 && hint[0] === 'result' && context?.section?.covers.includes('results') === true)
    return group.some((other) => interprets(other.context)) ? hint : ['result', 'interpretation', 'limitation'];
  if (hint?.length !== 1 || hint[0] !== 'aim') return hint;
  return group.filter((other) => other.context === context).length > 2 ? ['aim', 'gap', 'background'] : hint;
}

/** The section's moves, or the sentence's own label where it says otherwise: 'Interpretation: …' among the results. */
function widenedBy(piece: Piece, hint: readonly Move[] | null): readonly Move[] | null {
  const own = hint === null ? null : labelHint(piece);
  return own?.some((move) => move === 'interpretation' || move === 'limitation') ? own : hint;
}

function interprets(context: Context | null): boolean {
  const [first] = context?.hint ?? movesUnder(context?.section?.title ?? '') ?? [];
  return first === 'interpretation' || first === 'limitation';
}

const standardTitles: Readonly<Record<StandardRole, string>> = {
  introduction: 'Introduction',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Discussion',
};

/** Pieces are numbered in text order. */
export function inTextOrder(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
}

interface Open {
  readonly piece: Piece;
  readonly context: Context | null;
}

interface Context {
  /** Null for the abstract. */
  readonly section: MutableSection | null;
  readonly byLabel: boolean;
  readonly hint: readonly Move[] | null;
  /** Whether sentences here are classified. */
  readonly reads: boolean;
}

interface MutableSection {
  readonly key: string;
  title: string;
  heading: Piece | null;
  readonly role: Role | null;
  readonly covers: readonly StandardRole[];
  readonly pieces: Piece[];
}

const movesOfRole: Readonly<Partial<Record<Role, readonly Move[]>>> = {
  introduction: ['background', 'gap', 'aim'],
  methods: ['method'],
  results: ['result'],
  discussion: ['interpretation', 'limitation'],
  conclusion: ['interpretation', 'limitation'],
};

/** The title of the text, if its first line is one; a memo line such as 'Notes for the paper' is a note. */
function takeTitle(
  pieces: readonly Piece[],
  titleTaken: (words: string) => boolean,
): { title: Piece | null; notes: Piece[]; rest: readonly Piece[] } {
  const [first, ...rest] = pieces;
  const [second, ...others] = rest;
  // The line of dashes that starts front matter.
  if (first !== undefined && second?.level === 0 && second.kind === 'heading' && /^-{3,}$/.test(first.words))
    return { title: second, notes: [first], rest: others };
  if (first?.kind !== 'heading' || rest.length === 0 || first.label) return { title: null, notes: [], rest: pieces };
  const marked = first.level === 0;
  const known = headingName(first.words) !== null;
  // One of several headings of its level starts a section.
  const oneOfMany =
    first.lead !== '' &&
    rest[0]?.kind !== 'heading' &&
    rest.some(({ kind, level, lead }) => kind === 'heading' && level <= first.level && lead === first.lead);
  const asked = first.words.endsWith('?') && rest.some(({ kind, words }) => kind === 'heading' && words.endsWith('?'));
  if (!marked && (known || oneOfMany || asked)) return { title: null, notes: [], rest: pieces };
  if (titleTaken(first.words) || (!marked && isMemo(first.words))) return { title: null, notes: [first], rest };
  return { title: first, notes: [], rest };
}

/** Two headings or labels with their own text make a structure; a list of references or a funding line does not. */
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

/** The sections of a text: the user's in order, and the template's for text without a heading. */
class SectionList {
  readonly #structured: boolean;
  readonly #headed: MutableSection[] = [];
  readonly #template = new Map<string, MutableSection>();

  constructor(structured: boolean) {
    this.#structured = structured;
  }

  /** Starts a section with this heading of the user; null if the heading names a part of an existing section. */
  open(heading: Piece, name: HeadingName | null): MutableSection {
    const role = name === null || name.role === 'title' ? null : name.role;
    if (!this.#structured && role !== null && role in standardTitles) {
      // In an unstructured text, sentences without a heading join this section.
      const known = this.#template.get(role) ?? this.#headed.find(({ key }) => key === role);
      if (known !== undefined || !name?.titles) {
        const section = known ?? this.ofTemplate(role as StandardRole);
        section.pieces.push(heading);
        return section;
      }
    }
    const first = role !== null && !this.#headed.some((section) => section.key === role);
    const section: MutableSection = {
      key: first ? role : `own:${heading.words.toLowerCase()}`,
      title: heading.words.replace(/(?:(?<!\s)\s+)?[:.]$/, ''),
      heading,
      role,
      covers: first && name !== null ? covers(role, heading.words, name) : [],
      pieces: [],
    };
    this.#headed.push(section);
    return section;
  }

  /** The section for text before the first heading, or for all of a text without headings. */
  opening(): MutableSection {
    return this.#openTemplate('opening', this.#headed.length === 0 ? 'Text' : (templateTitles.opening as string));
  }

  /** The section for sentences without a heading. It does not include what the user's own sections cover. */
  ofTemplate(wanted: StandardRole | 'declarations'): MutableSection {
    const headed = (role: string) => this.#headed.some((section) => section.role === role);
    if (!this.#structured) {
      const own = this.#headed.find(({ key }) => key === wanted);
      if (own !== undefined) return own;
    }
    let key: string = wanted;
    if (this.#structured && wanted !== 'declarations') {
      // A discussion is not printed before methods or results that the author headed.
      const discussed = headed('conclusion') || headed('methods') || headed('results');
      if (headed(key) || (key === 'discussion' && discussed)) key = 'introduction';
      if (headed(key)) key = 'opening';
    }
    return this.#openTemplate(key, templateTitles[key] as string);
  }

  #openTemplate(key: string, title: string): MutableSection {
    const known = this.#template.get(key);
    if (known !== undefined) return known;
    const section: MutableSection = {
      key,
      title,
      heading: null,
      role: null,
      covers: key in standardTitles ? [key as StandardRole] : [],
      pieces: [],
    };
    this.#template.set(key, section);
    return section;
  }

  /** In text order; for an unstructured text in the order of a paper, with every standard section. */
  plans(): SectionPlan[] {
    const template = (keys: readonly string[]) => keys.flatMap((key) => this.#template.get(key) ?? []);
    const list = this.#structured
      ? [...template(['opening', ...order]), ...this.#headed, ...template(['declarations'])]
      : this.#inPaperOrder();
    return list.map(({ key, title, heading, role, covers, pieces }) => ({
      key,
      title,
      heading,
      covers,
      pieces: inTextOrder(pieces),
      aside: isBackMatter({ key, role }),
    }));
  }

  #inPaperOrder(): MutableSection[] {
    const front = this.#headed.filter((section) => !isBackMatter(section));
    const combined = front.find(({ covers }) => covers.length === 2);
    for (const role of ['introduction', 'methods', 'results', 'discussion'] as const) {
      if (front.some(({ key }) => key === role)) continue;
      if (role === 'discussion' && combined !== undefined && !this.#template.has('discussion')) continue;
      const missing = this.ofTemplate(role);
      // The user's own sections come after the introduction, wherever that came from.
      const before =
        role === 'introduction'
          ? 0
          : front.findIndex(({ key }) => order.includes(key) && order.indexOf(key) > order.indexOf(role));
      front.splice(before === -1 ? front.length : before, 0, missing);
    }
    const back = this.#headed
      .filter((section) => !front.includes(section))
      .sort((a, b) => Number(a.key === 'references') - Number(b.key === 'references'));
    const declarations = this.#template.get('declarations');
    return [...front, ...(declarations === undefined ? [] : [declarations]), ...back];
  }
}

const templateTitles: Readonly<Record<string, string>> = {
  ...standardTitles,
  opening: 'Before the first heading',
  declarations: 'Declarations',
};

/** What a section with this heading covers; limitations alone are not a discussion. */
export function covers(role: Role, words: string, { move }: HeadingName): StandardRole[] {
  if (!(role in standardTitles) || move === 'limitation') return [];
  return role === 'results' && /discussion/i.test(words) ? ['results', 'discussion'] : [role as StandardRole];
}

/** Next to a heading 'Results', 'Observations' are how the data were taken. */
function nameOf({ words }: Piece, pieces: readonly Piece[]): HeadingName | null {
  const name = headingName(words);
  const results = ({ kind, words: other }: Piece) => kind === 'heading' && /^(?:main |key )?results\b/i.test(other);
  return name?.role === 'results' && /\bobservations$/i.test(words) && pieces.some(results)
    ? { role: 'methods', titles: true, move: 'method' }
    : name;
}

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
    ? outer !== null && !outer.byLabel && name?.role !== 'declaration'
    : piece.level > topLevel;
  if (within && outer !== null && outer.section !== null) {
    outer.section.pieces.push(piece);
    return { ...outer, hint: name === null ? outer.hint : hint };
  }
  const reads = name === null || !['declaration', 'references', 'keywords'].includes(name.role);
  return { section: sections.open(piece, name), byLabel: piece.label, hint, reads };
}

function hintOf(name: HeadingName, words: string): readonly Move[] | null {
  if (/results and discussion/i.test(words)) return ['result', 'interpretation', 'limitation'];
  if (name.move === null) return null;
  // Interpretation and limitations belong together.
  if (name.move === 'interpretation' && !name.titles) return ['interpretation', 'limitation'];
  // A heading such as 'Introduction' allows all moves of its section; one such as 'Aim' states the move.
  return name.titles ? (movesOfRole[name.role] ?? null) : [name.move];
}

/**
 * 'Aim: …' or 'Limitations: …' at the start of a sentence. For an idea or a problem, only the sentence shows its move.
 */
function labelHint(piece: Piece): readonly Move[] | null {
  const words = /^([\p{L}'’ -]{3,40})[:.] /u.exec(piece.words)?.[1] ?? '';
  const name = headingName(words);
  if (name === null || name.move === null || /\b(?:idea|problem)$/i.test(words)) return null;
  return hintOf(name, words);
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

const personalNotes =
  /^(?:(?:brain|text|data) ?dump\b|authors?: |paper ?: |todo\b|(?:working )?title:|to do:|to-do|note to self|nb:|fixme|remember to|check (?:with|whether|if|the)\b|ask \p{Lu}|target journal|maybe (?:add|mention|move))|\btodo\b|\b(?:will|to) (?:clean|tidy) (?:this |it )?up\b|\?\?\?|\bxxx\b/iu;

/** A sentence without cues is placed if the model is at least this certain. */
const placedChance = 0.5;

/** Sentences without a connection to a section: reminders, bare URLs, and sentences without a cue nearby. */
function findUnplaced(open: readonly Open[], readings: readonly MoveReading[]): Set<string> {
  const unplaced = new Set<string>();
  const cued = readings.map(
    (reading, index) =>
      reading.evidence >= 1 ||
      givesEstimate((open[index] as Open).piece.words.toLowerCase()) ||
      labelHint((open[index] as Open).piece) !== null ||
      (reading.chance >= placedChance && countWords((open[index] as Open).piece.words) >= 4),
  );
  for (const [index, { piece, context }] of open.entries()) {
    if (context !== null) continue;
    const bare = !/\p{L}{2}/u.test(piece.words) || (/.(?:@|:\/\/)./.test(piece.words) && !/\s/.test(piece.words));
    if (bare || personalNotes.test(piece.words) || !(cued[index] || cuedNearby(open, cued, index)))
      unplaced.add(piece.id);
  }
  return unplaced;
}

function countWords(words: string): number {
  return words.match(/[A-Za-z]{2,}/g)?.length ?? 0;
}

/** A cue within three sentences in the paragraph, or in the adjacent paragraphs if this is a complete sentence. */
function cuedNearby(open: readonly Open[], cued: readonly boolean[], index: number): boolean {
  const { block, words } = (open[index] as Open).piece;
  const sentence = countWords(words) >= 5;
  for (let distance = 1; distance <= 3; distance += 1) {
    for (const other of [index - distance, index + distance]) {
      const near = open[other];
      if (near !== undefined && cued[other] === true && ((distance === 1 && sentence) || near.piece.block === block))
        return true;
    }
  }
  return false;
}

const order: readonly string[] = ['introduction', 'methods', 'results', 'discussion', 'conclusion'];

function isBackMatter({ key, role }: Pick<MutableSection, 'key' | 'role'>): boolean {
  return role === 'references' || role === 'keywords' || role === 'declaration' || key === 'declarations';
}
