import { type HeadingName, headingName, type Role } from './heading-names.ts';
import type { Move, StandardRole } from './manuscript.ts';
import { type MoveReading, readMoves } from './moves.ts';
import type { Piece } from './sentences.ts';

/** A section before it is rendered into blocks: the user's pieces in the order of the text. */
export interface SectionPlan {
  readonly key: string;
  readonly title: string;
  readonly heading: Piece | null;
  /** The standard sections whose work this section does; empty for the user's own sections. */
  readonly covers: readonly StandardRole[];
  /** Matter for the end, whose sentences are not read for their moves. */
  readonly aside: boolean;
  readonly pieces: readonly Piece[];
}

/** Where each piece of the text stands; every piece is in exactly one place. */
export interface Plan {
  readonly title: Piece | null;
  readonly abstractHeading: Piece | null;
  /** The user's own abstract; empty where there is none. */
  readonly abstract: readonly Piece[];
  readonly keywordLine: Piece | null;
  readonly sections: readonly SectionPlan[];
  /** What cannot be placed. */
  readonly notes: readonly Piece[];
  /** Moves by piece id; headings, declarations and references have none. */
  readonly moves: ReadonlyMap<string, MoveReading>;
}

/**
 * Places every piece: under the user's headings where there are any, else by its move. The four standard sections are
 * always there, so that what is missing shows. `titleTaken` says that the author gave a title of another wording.
 */
export function planSections(pieces: readonly Piece[], titleTaken: (words: string) => boolean): Plan {
  const sections = new Map<string, MutableSection>();
  const plan = {
    title: null as Piece | null,
    abstractHeading: null as Piece | null,
    keywordLine: null as Piece | null,
  };
  const abstract: Piece[] = [];
  const notes: Piece[] = [];
  const rest = [...pieces];
  const first = rest[0];
  if (first?.kind === 'heading' && rest.length > 1 && !first.label && isTitle(first)) {
    rest.shift();
    if (titleTaken(first.words)) notes.push(first);
    else plan.title = first;
  }

  const topLevel = Math.min(
    ...rest.filter(({ kind, label }) => kind === 'heading' && !label).map(({ level }) => level),
  );
  const open: Open[] = [];
  let outer: Context | null = null;
  let inner: { context: Context; block: number } | null = null;
  for (const piece of rest) {
    if (inner !== null && piece.block !== inner.block) inner = null;
    if (piece.kind === 'heading') {
      const context = openHeading(piece, outer, topLevel, sections, plan, abstract);
      if (piece.label) inner = { context, block: piece.block };
      else outer = context;
    } else if (plan.keywordLine === null && isKeywordLine(piece, rest)) {
      plan.keywordLine = piece;
    } else {
      open.push({ piece, context: inner?.context ?? outer });
    }
  }

  const readable = open.filter(({ context }) => context === null || context.reads);
  const readings = readMoves(
    readable.map(({ piece, context }) => ({
      words: piece.words,
      block: piece.block,
      allowed: context?.hint ?? labelHint(piece),
    })),
  );
  const moves = new Map(readable.map(({ piece }, index) => [piece.id, readings[index] as MoveReading]));
  const unplaced = findUnplaced(readable, readings);
  for (const { piece, context } of open) {
    if (context !== null) {
      if (context.key === 'abstract') abstract.push(piece);
      else section(sections, context.key, context.title).pieces.push(piece);
    } else if (isDeclaration(piece.words)) {
      moves.delete(piece.id);
      section(sections, 'declarations', 'Declarations').pieces.push(piece);
    } else if (unplaced.has(piece.id)) {
      moves.delete(piece.id);
      notes.push(piece);
    } else {
      const role = roleOfMove[(moves.get(piece.id) as MoveReading).label];
      section(sections, role, standardTitles[role]).pieces.push(piece);
    }
  }
  return { ...plan, abstract: inTextOrder(abstract), sections: orderSections(sections), notes, moves };
}

const standardTitles: Readonly<Record<StandardRole, string>> = {
  introduction: 'Introduction',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Discussion',
};

/** Pieces are numbered in the order of the text. */
export function inTextOrder(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
}

interface Open {
  readonly piece: Piece;
  readonly context: Context | null;
}

interface Context {
  readonly key: string;
  readonly title: string;
  readonly hint: readonly Move[] | null;
  /** Whether sentences here are read for their moves. */
  readonly reads: boolean;
}

interface MutableSection {
  readonly key: string;
  title: string;
  heading: Piece | null;
  readonly pieces: Piece[];
}

export const roleOfMove: Readonly<Record<Move, StandardRole>> = {
  background: 'introduction',
  gap: 'introduction',
  aim: 'introduction',
  method: 'methods',
  result: 'results',
  interpretation: 'discussion',
  limitation: 'discussion',
};

const movesOfRole: Readonly<Partial<Record<Role, readonly Move[]>>> = {
  introduction: ['background', 'gap', 'aim'],
  methods: ['method'],
  results: ['result'],
  discussion: ['interpretation', 'limitation'],
  conclusion: ['interpretation', 'limitation'],
};

function isTitle(piece: Piece): boolean {
  return piece.level === 0 || headingName(piece.words) === null;
}

function section(sections: Map<string, MutableSection>, key: string, title: string): MutableSection {
  const known = sections.get(key);
  if (known !== undefined) return known;
  const made = { key, title, heading: null, pieces: [] };
  sections.set(key, made);
  return made;
}

function openHeading(
  piece: Piece,
  outer: Context | null,
  topLevel: number,
  sections: Map<string, MutableSection>,
  plan: { abstractHeading: Piece | null },
  abstract: Piece[],
): Context {
  const name = headingName(piece.words);
  const deeper = !piece.label && piece.level > topLevel && outer !== null && outer.key !== 'abstract';
  if (deeper || (piece.label && outer !== null && outer.key !== 'abstract' && name?.role !== 'abstract')) {
    section(sections, outer.key, outer.title).pieces.push(piece);
    return { ...outer, hint: name === null ? outer.hint : hintOf(name, piece.words) };
  }
  if (name?.role === 'abstract') {
    if (plan.abstractHeading === null) plan.abstractHeading = piece;
    else abstract.push(piece);
    return { key: 'abstract', title: '', hint: null, reads: true };
  }
  if (outer?.key === 'abstract' && piece.label) {
    // A structured abstract: its labels stay in it.
    abstract.push(piece);
    return { ...outer, hint: name === null ? null : hintOf(name, piece.words) };
  }
  const key = sectionKey(piece, name);
  const own = section(sections, key, key in standardTitles ? standardTitles[key as StandardRole] : piece.words);
  if (own.heading === null && own.pieces.length === 0 && (name === null || name.titles)) {
    own.heading = piece;
    own.title = piece.words.replace(/\s*:$/, '');
  } else {
    own.pieces.push(piece);
  }
  const reads = name === null || !['declaration', 'references', 'keywords'].includes(name.role);
  return { key, title: own.title, hint: name === null ? null : hintOf(name, piece.words), reads };
}

function sectionKey(piece: Piece, name: HeadingName | null): string {
  if (name === null || name.role === 'title') return `own:${piece.words.toLowerCase()}`;
  if (name.role === 'declaration') return `declaration:${piece.words.toLowerCase()}`;
  return name.role;
}

function hintOf(name: HeadingName, words: string): readonly Move[] | null {
  if (/results and discussion/i.test(words)) return ['result', 'interpretation', 'limitation'];
  if (name.move === null) return null;
  // A heading such as 'Introduction' allows all of its section's moves, one such as 'Aim' states the move itself.
  return name.titles ? (movesOfRole[name.role] ?? null) : [name.move];
}

/** 'Aim: …' or 'Limitations: …' at the start of a sentence. */
function labelHint(piece: Piece): readonly Move[] | null {
  const label = /^([\p{L} ]{3,40}): /u.exec(piece.words);
  const name = label === null ? null : headingName(label[1] as string);
  return name === null || name.move === null ? null : [name.move];
}

function isKeywordLine(piece: Piece, pieces: readonly Piece[]): boolean {
  return (
    /^(?:key ?words|index terms|关键词|キーワード|키워드)\s*[:：—-]/i.test(piece.words) &&
    pieces.filter(({ block }) => block === piece.block).length === 1
  );
}

const declarationWords =
  /\b(?:(?:was|were|is|are) (?:funded|financially supported) by|supported by (?:a |the )?(?:\w+ ){0,6}(?:grant|foundation|fellowship|council)|funding was|no (?:external |specific )?funding|(?:no|any) (?:competing|conflicts? of) interests?|declare (?:that )?(?:they|no|i have)|(?:data|code|materials|dataset|scripts)(?: and (?:code|data|materials))? (?:are|is|will be) (?:\w+ )?available|available (?:up)?on (?:reasonable )?request|we thank|i thank|we (?:release|share|publish) (?:the |our |all )?(?:code|data))\b/i;

function isDeclaration(words: string): boolean {
  return declarationWords.test(words);
}

const personalNotes =
  /^(?:todo\b|to do:|to-do|note to self|nb:|fixme|idea:|remember to|check (?:with|whether|if|the)\b|ask \p{Lu}|target journal|maybe (?:add|mention|move))|\btodo\b|\?\?\?|\bxxx\b/iu;

/** Sentences that nothing ties to a section: notes to oneself, bare addresses, and what has no cue near it. */
function findUnplaced(open: readonly Open[], readings: readonly MoveReading[]): Set<string> {
  const unplaced = new Set<string>();
  const cued = readings.map(
    (reading, index) => reading.evidence >= 1 || labelHint((open[index] as Open).piece) !== null,
  );
  for (const [index, { piece, context }] of open.entries()) {
    if (context !== null) continue;
    const bare = !/\p{L}{2}/u.test(piece.words) || /^\S+(?:@|:\/\/)\S+$/.test(piece.words);
    if (bare || personalNotes.test(piece.words) || !(cued[index] || cuedNearby(open, cued, index)))
      unplaced.add(piece.id);
  }
  return unplaced;
}

/** A cue within three sentences of the paragraph, or in the paragraph before or after where this one is a real sentence. */
function cuedNearby(open: readonly Open[], cued: readonly boolean[], index: number): boolean {
  const { block, words } = (open[index] as Open).piece;
  const sentence = (words.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= 5;
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

/** The user's order; standard sections that are missing stand where a reader expects them, matter for the end at the end. */
function orderSections(sections: ReadonlyMap<string, MutableSection>): SectionPlan[] {
  const headed = [...sections.values()].filter(({ heading }) => heading !== null);
  const front = headed.filter(({ key }) => !isBackMatter(key));
  const combined = front.find(({ key, title }) => key === 'results' && /discussion/i.test(title));
  for (const role of ['introduction', 'methods', 'results', 'discussion'] as const) {
    if (front.some(({ key }) => key === role)) continue;
    if (role === 'discussion' && combined !== undefined && !sections.has('discussion')) continue;
    const missing = sections.get(role) ?? { key: role, title: standardTitles[role], heading: null, pieces: [] };
    // Sections of the user's own making come after the introduction, wherever that came from.
    const before =
      role === 'introduction'
        ? 0
        : front.findIndex(({ key }) => order.includes(key) && order.indexOf(key) > order.indexOf(role));
    front.splice(before === -1 ? front.length : before, 0, missing);
  }
  const placed = new Set(front);
  const back = [...sections.values()]
    .filter((entry) => !placed.has(entry))
    .sort((a, b) => Number(a.key === 'references') - Number(b.key === 'references'));
  return [...front, ...back].map(({ key, title, heading, pieces }) => ({
    key,
    title,
    heading,
    pieces: inTextOrder(pieces),
    covers: covers(key, title),
    aside: isBackMatter(key),
  }));
}

function isBackMatter(key: string): boolean {
  return key === 'references' || key === 'keywords' || key === 'declarations' || key.startsWith('declaration:');
}

function covers(key: string, title: string): StandardRole[] {
  if (!(key in standardTitles)) return [];
  return key === 'results' && /discussion/i.test(title) ? ['results', 'discussion'] : [key as StandardRole];
}
