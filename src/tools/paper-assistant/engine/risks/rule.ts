import type { Design, DesignId } from '../designs.ts';
import type { Manuscript, Move, PrototypeOptions, Risk } from '../manuscript.ts';

/** A sentence of the user's text as rules see it. */
export interface RiskSentence {
  readonly id: string;
  readonly words: string;
  /** Small letters. */
  readonly lower: string;
  readonly move: Move | undefined;
  readonly block: number;
  readonly needsCitation: boolean;
}

export interface RiskContext {
  readonly design: Design;
  /** The sentence by whose words the design was recognised; null where the author chose it or nothing showed it. */
  readonly designBy: RiskSentence | null;
  readonly designChosen: boolean;
  /** Sentences of the body, without headings, references and declarations. */
  readonly sentences: readonly RiskSentence[];
  /** The whole text with its headings, small letters, white space folded. */
  readonly lower: string;
  readonly manuscript: Manuscript;
  readonly options: PrototypeOptions;
  readonly userWords: number;
}

/** What a rule found: a sentence, another quote, or an absence (neither). Texts and severity may replace the rule's. */
export interface Finding {
  readonly sentence?: RiskSentence;
  readonly quote?: string;
  readonly add?: string;
  readonly severity?: Risk['severity'];
}

/** One rule, one object. Texts are the product's own words; none is a judgement of quality. */
export interface RiskRule {
  readonly id: string;
  readonly severity: Risk['severity'];
  readonly title: string;
  readonly why: string;
  readonly add: string;
  /** Only under these designs; absent means under all. */
  readonly designs?: readonly DesignId[];
  find(context: RiskContext): readonly Finding[];
}

/** One finding without a sentence where something is missing from a text that is long enough to hold it. */
export function absentUnless(present: boolean): readonly Finding[] {
  return present ? [] : [{}];
}

/** At most `limit` findings, in the order of the text. */
export function sentencesWhere(
  context: RiskContext,
  limit: number,
  matches: (sentence: RiskSentence) => boolean,
): readonly Finding[] {
  return context.sentences
    .filter(matches)
    .slice(0, limit)
    .map((sentence) => ({ sentence }));
}

/** Below this many sentences a text is a note, and what it leaves out says nothing. */
export function isSubstantial(context: RiskContext): boolean {
  return context.sentences.length >= 3;
}

/** Whether people took part: said in what was done or found, not in the background; or they gave their consent. */
export function involvesPeople({ sentences, lower }: RiskContext): boolean {
  return (
    consented.test(lower) ||
    sentences.some(
      ({ move, lower }) =>
        (isOwnWork(move) && countedPeople.test(lower)) ||
        ((move === 'method' || move === 'result') && (people.test(lower) || interviewed.test(lower))),
    )
  );
}

/** Whether some got an intervention and others did not, at random or not. */
export function comparesInterventions({ sentences }: RiskContext): boolean {
  return sentences.some(({ move, lower }) => isOwnWork(move) && intervened.test(lower));
}

/** Anything but what was known before. */
export function isOwnWork(move: Move | undefined): boolean {
  return move !== 'background' && move !== 'gap';
}

export const intervened =
  /\b(?:intervention|treatment|treated|experimental|training|control) (?:group|arm|condition|class)\b|\bplacebo\b(?! tests?\b)|\bcontrol groups?\b|\bwait(?:ing)?[- ]list (?:control|group)|\b(?:on|to) (?:the|a) wait(?:ing)?[- ]list\b|\b(?:usual|standard) care\b|\bsham\b|\brandomly (?:assigned|allocated)\b|\b(?:assigned|allocated) (?:at random|randomly)\b|\b(?:assigned|drawn) by lot\b|\brandomi[sz]ed (?:to|1:1|in)\b/;

const consented = /\b(?:informed|written|verbal|oral) consent\b|\bconsented\b|\bsigned (?:a |the )?consent\b/;

const countedPeople =
  /\b\d[\d,]* (?:[\p{L}-]+ ){0,3}(?:participants|patients|adults|children|students|pupils|teachers|nurses|women|men|parents|residents|workers|clinicians|farmers|people|users|employees|adolescents|infants|mothers|volunteers|respondents)\b/u;

const people =
  /\b(?:participants?|patients?|respondents?|volunteers?|interviewees?|informants?|caregivers?|outpatients?|inpatients?|focus groups?)\b/;
const interviewed =
  /\b(?:adults|children|students|pupils|teachers|nurses|women|men|parents|residents|workers|clinicians|archivists|farmers|people|users|employees|adolescents|infants|households)\b.{0,150}\b(?:interviewed|recruited|enrolled|surveyed|randomi[sz]ed|randomly|invited|asked|completed|followed|assigned|consent)|\b(?:interviewed|recruited|enrolled|surveyed|invited|followed)\b.{0,150}\b(?:adults|children|students|pupils|teachers|nurses|women|men|parents|residents|workers|clinicians|farmers|people|users|employees|adolescents|infants|households)\b/;
