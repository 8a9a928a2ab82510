import type { Design, DesignId } from '../designs.ts';
import { printedWords } from '../inlines.ts';
import type { Manuscript, Move, PrototypeOptions, Risk } from '../manuscript.ts';
import { readAsPrinted } from '../printed-tex.ts';
import { sentencesOf } from '../provenance.ts';

/** A sentence of the user's text as input of rules. */
export interface RiskSentence {
  readonly id: string;
  readonly words: string;
  /** In lower case. */
  readonly lower: string;
  readonly move: Move | undefined;
  /** The second most likely class, if the first is uncertain. */
  readonly second?: Move | null | undefined;
  readonly block: number;
  readonly needsCitation: boolean;
}

export interface RiskContext {
  readonly design: Design;
  /** The sentence that shows the design; null if the author chose it or nothing showed it. */
  readonly designBy: RiskSentence | null;
  readonly designChosen: boolean;
  /** Body sentences, without headings, references and declarations. */
  readonly sentences: readonly RiskSentence[];
  /** All other text of the author: headings, declarations, captions. */
  readonly others: readonly Pick<RiskSentence, 'id' | 'words' | 'lower'>[];
  /** The whole text with its headings, in lower case, white space collapsed. */
  readonly lower: string;
  readonly manuscript: Manuscript;
  readonly options: PrototypeOptions;
  readonly userWords: number;
}

/**
 * A rule's finding: a sentence, another quote, or something missing (neither). Texts and severity may override the
 * rule's.
 */
export interface Finding {
  readonly sentence?: RiskSentence;
  readonly quote?: string;
  readonly title?: string;
  readonly why?: string;
  readonly add?: string;
  readonly severity?: Risk['severity'];
  /** Distinguishes findings of one rule that have no sentence; by default the quote does. */
  readonly about?: string;
}

/** The author's words that satisfy a rule; `sentence` is null if it takes several sentences. */
export interface Evidence {
  readonly sentence: string | null;
  readonly quote: string;
}

interface RuleBase {
  readonly id: string;
  readonly severity: Risk['severity'];
  readonly title: string;
  readonly why: string;
  readonly add: string;
  /** Only for these designs; absent means for all. */
  readonly designs?: readonly DesignId[];
}

/** Finds a passage that a reviewer would question. */
export interface PassageRule extends RuleBase {
  readonly kind?: 'passage';
  find(context: RiskContext): readonly Finding[];
}

/** Checks that the text states something: open until a sentence states it, then satisfied by that sentence. */
export interface AbsenceRule extends RuleBase {
  readonly kind: 'absence';
  /** The item's title when it is satisfied. */
  readonly found: string;
  /** Whether the question applies to this text. */
  when(context: RiskContext): boolean;
  evidence(context: RiskContext): Evidence | null;
  /** A partial match, which counts neither as missing nor as found, so no item is created. */
  near?(context: RiskContext): boolean;
}

/** A rule is one object. Its texts are written for this product, and none of them judges quality. */
export type RiskRule = PassageRule | AbsenceRule;

/**
 * The first sentence that satisfies the rule, with body text before headings and captions; otherwise a passage of
 * several sentences.
 */
export function saidIn({ sentences, others, lower }: RiskContext, pattern: RegExp): Evidence | null {
  const found = [...sentences, ...others].find((sentence) => pattern.test(sentence.lower));
  if (found !== undefined) return { sentence: found.id, quote: found.words };
  const match = pattern.exec(lower);
  return match === null ? null : { sentence: null, quote: match[0] };
}

/** The first body sentence for which this is true. */
export function sentenceThat(context: RiskContext, says: (sentence: RiskSentence) => boolean): Evidence | null {
  const found = context.sentences.find(says);
  return found === undefined ? null : { sentence: found.id, quote: found.words };
}

/** At most `limit` findings, in text order. */
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

/** The author's other text: headings, declarations, tables, captions. */
export function otherSentences(
  manuscript: Manuscript,
  sentences: readonly RiskSentence[],
): Pick<RiskSentence, 'id' | 'words' | 'lower'>[] {
  const read = new Set(sentences.map(({ id }) => id));
  return [...sentencesOf(manuscript)]
    .map(({ sentence }) => sentence)
    .filter(({ id, origin }) => !read.has(id) && (origin === 'user' || origin === 'user-edited'))
    .map((sentence) => {
      const words = printedWords(sentence);
      return { id: sentence.id, words, lower: readAsPrinted(words).toLowerCase() };
    });
}

/** A text with fewer sentences is only a note, so omissions mean nothing. */
export function isSubstantial(context: RiskContext): boolean {
  return context.sentences.length >= 3;
}

/**
 * Whether people took part: stated in the methods or results rather than in the background, or shown by a mention of
 * consent.
 */
export function involvesPeople({ sentences, lower }: RiskContext): boolean {
  return (
    consented.test(lower) ||
    sentences.some(({ move, lower: said }) => {
      const lower = said.replaceAll(nobody, ' ').replaceAll(staff, ' ');
      return (
        !longAgo.test(lower) &&
        !caught.test(lower) &&
        ((isOwnWork(move) && (countedPeople.test(lower) || askedPeople.test(lower)) && !grantAccess.test(lower)) ||
          ((move === 'method' || move === 'result') && (people.test(lower) || interviewed.test(lower))))
      );
    })
  );
}

/** Whether some received an intervention and others did not, randomly or not. */
export function comparesInterventions({ sentences }: RiskContext): boolean {
  return sentences.some(({ move, lower }) => isOwnWork(move) && intervened.test(lower));
}

/** Everything except background and gap. */
export function isOwnWork(move: Move | undefined): boolean {
  return move !== 'background' && move !== 'gap';
}

export const intervened =
  /\b(?:two|2|three|3|four|4) (?:arms\b|groups of \d)|\b(?:computer|envelope|coin|dice|lottery|software|lot) (?:gave|chose|decided|picked|drew) (?:the )?(?:arm|group|condition|treatment)s?\b|\b(?:intervention|treatment|treated|experimental|training|control) (?:group|arm|condition|class)\b|(?<!as a )\bplacebo\b(?! (?:tests?|thresholds?|cut-?offs?|outcomes?|dates?|years?|laws?|checks?|estimates?|regressions?|reforms?|exercises?|specifications?|events?|samples?)\b)|\bcontrol groups?\b|\bwait(?:ing)?[- ]list (?:control|group)|\b(?:on|to) (?:the|a) wait(?:ing)?[- ]list\b|\b(?:usual|standard) care\b|\bsham\b|\b(?:were|was) (?:then |also )?randomi[sz]ed\b|\brandomly (?:assigned|allocated)\b|\b(?:assigned|allocated) (?:at random|randomly)\b|\b(?:assigned|drawn) by lot\b|\brandomi[sz]ed (?:to|1:1|in)\b/;

/** 'No patient data': no one took part. */
const nobody =
  /\b(?:no|without) (?:patients?|participants?|people|humans?)\b(?: (?:data|samples?|material|information|records?))?/g;

/** 'Checked by people who were not told the age', 'two assistants': people who did the work and were not studied. */
const staff =
  /\bby (?:the |an? |our |one |two |three |four |\d+ )?(?:[\p{L}-]+ ){0,2}(?:people|students?|nurses?|women|men|adults|workers?|volunteers?|residents|employees|teachers?|parents|technicians?|colleagues|engineers?|observers?)\b(?: who\b[^.,;]{0,80})?|\b(?:people|observers?|students?|nurses?|volunteers|workers|technicians?) who (?:(?:was|were) not told|(?:did|could) not (?:know|see)|knew (?:nothing|neither)|(?:checked|counted|measured|scored|rated|weighed|sorted|labelled|identified)\b)/gu;

const consented = /\b(?:informed|written|verbal|oral) consent\b|\bconsented\b|\bsigned (?:a |the )?consent\b/;

/** The time is that of historical sources, whose people are not participants. Someone born at that time may be one. */
const longAgo =
  /^(?!.*\bborn\b).*\b(?:in|from|since|until|by|of|after|before|between|to|and) (?:1[4-8]\d\d|19[0-4]\d)\b/;

/** Owners of ponds and fields who gave access to them are not participants. */
const grantAccess =
  /\bowners (?:who )?(?:said (?:yes|no)|agreed|refused|declined|allowed|let us|gave (?:us )?(?:access|permission))\b/;

/** '9 adult lapwings caught on the nest (5 f, 3 m)'. */
const caught = /\b(?:caught|trapped|netted|tagged|ringed|hatched)\b/;

const countedPeople =
  /(?<![\d.])\b(?!(?:19|20)\d\d )\d[\d,]{0,12} (?:(?!(?:for|in|of|to|than|against|per|with|from|by|at|on|points?) )[\p{L}-]+ ){0,3}(?:participants|patients|adults|children|students|pupils|teachers|nurses|women|men|parents|residents|workers|clinicians|farmers|people|users|employees|adolescents|infants|mothers|volunteers|respondents|members(?! of (?:ngc|the (?:open |star |galaxy )?cluster|the (?:gene |protein )?family))|borrowers|voters|drivers|players|cyclists|riders|runners|swimmers|rowers|athletes|dancers|soldiers|leavers|smokers|owners|drinkers|singers|musicians|engineers|developers|programmers|pilots|veterans|prisoners|survivors|listeners)\b/u;

const askedPeople =
  /\b(?:we|i) (?:also |then |first )?(?:asked|recruited|interviewed|surveyed|invited) (?:the |our |all |these )?(?:participants|patients|respondents|students|pupils|teachers|nurses|parents|people|adults|children|workers)\b/;

const people =
  /\b\d+ (?:were |was )?recruited\b|\b\d+ ?f,? (?:and |\+ )?\d+ ?m\b|\b(?:participants?|patients?|respondents?|volunteers?|interviewees?|informants?|caregivers?|outpatients?|inpatients?|focus groups?|care leavers|service users)\b|\b(?:semi-?structured|clinical|in-depth|follow-up|individual|narrative) interviews? with\b|\b(?:told|said to) (?:me|us)\b|\b(?:filled (?:in|out)|completed|answered|returned) (?:an?|the|our|two|three|both) (?:[\p{L}-]+ ){0,3}(?:questionnaires?|surveys?|diary|diaries|forms?)\b/u;
const interviewed =
  /\b\d[\d,]{0,12} (?:[\p{L}-]+ ){0,3}(?:interviewees|listeners|readers|speakers|singers|musicians|engineers|developers|programmers|operators|visitors|villagers|elders|citizens|commuters|cyclists|passengers|customers|tenants|librarians|curators|refugees|migrants|annotators|raters|testers|colleagues|kids|girls|boys|seniors|actors|translators|journalists|managers|miners|fishers|vendors|pilots|technicians|couples|families)\b.{0,80}\b(?:interviewed|recruited|asked|surveyed|invited|tested|filled|answered|volunteered|wore|played|rated|typed|listened|watched|took part|told us)\b|\b(?:interviewed|recruited|asked|surveyed|invited|tested|filmed|(?:talked|spoke) (?:to|with)) (?:[\p{L}\d-]+ ){0,4}(?:listeners|speakers|singers|musicians|engineers|developers|programmers|operators|visitors|villagers|citizens|commuters|cyclists|passengers|customers|tenants|librarians|curators|migrants|annotators|colleagues|kids|girls|boys|seniors|actors|translators|journalists|managers|families)\b|\b(?:adults|children|students|pupils|teachers|nurses|women|men|parents|residents|workers|clinicians|archivists|farmers|people|users|employees|adolescents|infants|households)\b.{0,150}\b(?:interviewed|recruited|enrolled|surveyed|randomi[sz]ed|randomly|invited|asked|completed|followed|assigned|consent)|\b(?:interviewed|recruited|enrolled|surveyed|invited|followed)\b.{0,150}\b(?:adults|children|students|pupils|teachers|nurses|women|men|parents|residents|workers|clinicians|farmers|people|users|employees|adolescents|infants|households)\b/u;
