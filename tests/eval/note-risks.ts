import { compose } from '#tools/paper-assistant/engine/compose.ts';
import type { Block, Manuscript, Move, Risk } from '#tools/paper-assistant/engine/manuscript.ts';
import { type NoteSet, type ResearchNote, readResearchNotes } from './research-notes.ts';

/** The quality of the prompts and the checklist for one labeled note. */
export interface NoteScore {
  readonly prompts: number;
  readonly rightPrompts: number;
  /** Rhetorical moves that are missing in the text. */
  readonly lacking: number;
  readonly planted: number;
  readonly found: number;
  /** Open items, without notices, for a note without planted problems, that its labels do not list as missing. */
  readonly falseAlarms: number | null;
}

export function scoreNotes(set: NoteSet): NoteScore[] {
  return readResearchNotes(set).map(scoreNote);
}

function scoreNote(note: ResearchNote): NoteScore {
  const { manuscript, risks } = compose({
    text: note.text,
    images: [],
    options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
  });
  const open = risks.filter(({ state, severity }) => state === 'open' && severity !== 'info');
  const prompts = promptsIn(manuscript);
  return {
    prompts: prompts.length,
    rightPrompts: prompts.filter((move) => lacks(note, move)).length,
    lacking: moves.filter((move) => lacks(note, move)).length,
    planted: note.risks.length,
    found: note.risks.filter((planted) => open.some((risk) => isAbout(risk, planted))).length,
    falseAlarms: note.clean ? open.filter((risk) => !isMissing(risk, note)).length : null,
  };
}

const moves: readonly Move[] = ['background', 'gap', 'aim', 'method', 'result', 'interpretation', 'limitation'];

/** The move that each "To develop" prompt asks for, in the abstract and the sections. */
function promptsIn({ abstract, sections }: Manuscript): (Move | null)[] {
  const gaps = (blocks: readonly Block[]) =>
    blocks.flatMap((block) => (block.kind === 'gap' ? [block.move ?? block.slot ?? null] : []));
  return [...gaps(abstract), ...sections.flatMap(({ blocks }) => gaps(blocks))];
}

function lacks({ sentences, missing }: ResearchNote, wanted: Move | null): boolean {
  if (wanted === null) return false;
  return missing.includes(wanted) || !sentences.some(({ move, second }) => move === wanted || second === wanted);
}

/** Items about a sentence are compared by their quote, and items about something missing by what is missing. */
export function isAbout(risk: Risk, planted: ResearchNote['risks'][number]): boolean {
  const quote = folded(risk.quote ?? '');
  const place = folded(planted.quote);
  const sameKind = kinds[risk.rule]?.test(planted.kind) ?? false;
  // A contradiction has two sides, and either may be quoted.
  if (risk.quote === null || contradictions.has(risk.rule)) return sameKind;
  return (
    !unspecific.has(risk.rule) &&
    (quote.includes(place) || place.includes(quote) || (sameKind && overlap(quote, place)))
  );
}

export function folded(text: string): string {
  return text.replaceAll(/\s+/g, ' ').toLowerCase().trim();
}

/** A planted quote may span two sentences. */
function overlap(one: string, other: string): boolean {
  const words = new Set(one.split(' '));
  const shared = other.split(' ').filter((word) => words.has(word)).length;
  return shared >= other.split(' ').length / 2;
}

const contradictions: ReadonlySet<string> = new Set([
  'percentage-against-counts',
  'sizes-do-not-add-up',
  'same-number-two-values',
  'interval-against-estimate',
]);

/** These may be reported for any sentence, so a match with the planted one means nothing. */
const unspecific: ReadonlySet<string> = new Set([
  'undefined-abbreviations',
  'numbers-without-uncertainty',
  'statements-without-source',
  'citation-without-seed',
]);

/** The kinds of planted problems and missing elements that each rule covers. */
const kinds: Readonly<Record<string, RegExp>> = {
  'people-without-ethics': /ethic|consent|irb/,
  'animals-without-ethics': /ethic|permit|animal/,
  'no-limitation': /limitation/,
  'no-data-statement': /data_(?:avail|state|or_code|shar)|code_(?:avail|state|shar)|missing_(?:data|code)/,
  'no-funding-or-conflict-statement': /funding|conflict/,
  'trial-without-registration': /registr/,
  'review-without-registration': /registr|protocol/,
  'no-sample-size': /sample_size/,
  'no-blinding': /blind/,
  'no-inclusion-criteria': /inclusion|eligib|exclusion/,
  'unstated-population': /population|participants|demograph/,
  'no-calibration': /calibrat/,
  'learning-without-split': /split|test_set|held/,
  'learning-without-baseline': /baseline|control|compar/,
  'crowd-workers-without-pay': /crowd|pay|compensation/,
  'misuse-not-discussed': /dual|misuse/,
  'many-tests': /multiple|comparisons/,
  'missing-part': /result|method|background|interpretation/,
  'figure-missing': /figure/,
  'comparison-without-test': /statistic|test|uncertainty|confidence|standard_error/,
  'numbers-without-uncertainty': /confidence|uncertainty|error|statistic|variance|standard/,
  'software-without-version': /software|version/,
  'statements-without-source': /citation|source|reference/,
  'claims-without-results': /result|claim/,
  'no-randomisation': /random/,
  'percentage-against-counts': /percent/,
  'sizes-do-not-add-up': /size|count|sum|add_up|total/,
  'same-number-two-values': /size|count|two_values|total/,
  'interval-against-estimate': /interval|p_value/,
  'no-confounders': /confound|adjust/,
  'few-participants': /power|sample_size|small/,
  'simulation-not-validated': /validat/,
  'p-without-test': /statistic|test/,
};

/**
 * Whether an item that the labels list as missing can be open. Without seed papers and images, no citation or figure is
 * possible.
 */
export function isMissing(
  { rule, quote }: Risk,
  {
    missing,
    sentences,
  }: {
    readonly missing: readonly string[];
    readonly sentences: readonly Pick<ResearchNote['sentences'][number], 'text' | 'citeWorthy'>[];
  },
): boolean {
  return (
    rule === 'citation-without-seed' ||
    rule === 'figure-missing' ||
    (rule === 'statements-without-source' &&
      sentences.some(({ text, citeWorthy }) => citeWorthy && folded(text) === folded(quote ?? ''))) ||
    missing.some((element) => kinds[rule]?.test(element) ?? false)
  );
}
