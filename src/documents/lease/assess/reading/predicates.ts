import type { Span } from '#documents/document.ts';
import { type Actor, type Mention, mentionsIn, type PartyNames } from './actors.ts';

/** A verb that can govern the matched phrase: `shall`, `has the right to`, `hereby waives`. */
export interface Predicate extends Span {
  readonly text: string;
  readonly actor: Actor;
  /** In a condition or a relative clause: `if Tenant fails`, `which Landlord may`. */
  readonly subordinate: boolean;
  /** Where its subject begins; polarity is read from here. */
  readonly from: number;
}

const modals = 'shall|will|may|must|cannot|can|should|would|could';
const verbs =
  'waives?|releases?|grants?|accepts?|acknowledges?|assumes?|appoints?|constitutes?|subordinates?|indemnif(?:y|ies)|pledges?|relinquish(?:es)?|reserves?|retains?|agrees?|covenants?|has|have|had|is|are|was|were|does|do|did|forfeits?|bears?|pays?|represents?|warrants?|guarant(?:ees?|ies)|authorizes?|consents?|includes?|means?|understands?|intends?|becomes|remains|continues|stays|belongs|attaches|extends|gives|causes|ranks|renounces|nominates|irrevocably';
const predicate = new RegExp(
  `\\b(?:hereby\\s+)?(?:${modals}|${verbs})\\b|\\bhereby\\s+(?:\\w{3,14}ly\\s+(?:and\\s+)?){0,2}\\w{4,}`,
  'gi',
);
const isModal = new RegExp(
  `^(?:hereby\\s+)?(?:${modals}|has|have|had|is|are|was|were|does|do|did|includes?|means?|becomes|remains|continues|stays|belongs|attaches|extends|gives|causes|ranks)$`,
  'i',
);

const adverbs =
  '(?:also|each|hereby|further|therefore|thereupon|thereafter|then|therein|expressly|irrevocably|unconditionally|forever|knowingly|voluntarily|intentionally|jointly|severally|only|and|additionally|likewise|hereafter|nevertheless|fully|specifically|promptly|himself|itself|themselves|agents?|hereto|hereunder|in\\s+turn|at\\s+(?:its|his|all\\s+times|any\\s+time|their)(?:\\s+(?:sole|own|option|cost|expense|election|discretion|and|or|absolute))*)';
const adjacent = new RegExp(`^\\s*(?:\\([^()]{0,90}\\)\\s*)?,?\\s{0,200}(?:${adverbs}[\\s,]*){0,4}$`, 'i');
const parenthetical = /^\s*(?:\([^()]{0,90}\)\s{0,200})?,[^;:.]{0,220},\s*(?:hereby\s+|also\s+|then\s+)?$/;
const withOthers =
  /^\s*(?:,\s*)?(?:(?:and|or|nor|and\/or)\s+)?(?:its|their|his|any|all|the|landlord[’']s|tenant[’']s|lessor[’']s|lessee[’']s)\s+[^;:.]{0,140}$/i;
const ofARight =
  /\b(?:rights?|claims?|defenses?|benefits?)\s+(?:(?:that|which)\s+)?(?:landlord|tenant|lessor|lessee|it|they|either|each|he|such\s+party|either\s+(?:party|of\s+them)|any\s+of\s+them)\s+(?:(?:may|might|shall|now|hereafter|or)\s+){0,4}$/i;
const pronoun = /\b(?:neither\s+)?(?:it|they)(?:\s+nor\s+[^,;.]{0,60})?\s{1,200}$/i;
/** `Tenant’s obligations under this Section shall include`: what Tenant must do. */
const duties = /^\s+(?:obligations?|duty|duties|responsibilit(?:y|ies))\b[^,;:.]{0,60}$/i;
const subordinator =
  /\b(?:if|when|whenever|where|wherever|unless|until|after|before|as|because|since|while|whereby|so\s+long\s+as|as\s+long\s+as|than|to\s+the\s+extent(?:\s+that)?|in\s+the\s+event(?:\s+that|\s+of)?|in\s+case|whether(?:\s+or\s+not)?|which|whom|whose|who|what|once|(?:amount|sum|date|time|manner|rate|damage|cost|costs|expenses?|any|rights?|remedies|property|liabilit(?:y|ies)|obligations?|notice|day)\s+that)\s+(?:any\s+|the\s+|such\s+|said\s+|either\s+|both\s+)?$/i;
const relative = /\b(?:which|who|that|what)\s*(?:[^,;.\s]{0,12})?\s{0,200}$|\bas\s+$/i;
const complement =
  /\b(?:agrees?|agreed|acknowledges?|understood|covenants?|provided|except|intend(?:s|ed)?|stipulated?|confirms?|warrants?|represents?|so|and)\s*(?:,\s*)?(?:however\s*(?:,\s*)?)?that\s*$/i;
const inverted =
  /\b(?:in\s+no\s+(?:event|case)|under\s+no\s+circumstances?|at\s+no\s+time|nor|neither|only\s+then)\s*(?:,\s*)?$/i;

/** The predicates of a piece of text, in order, each with its subject. */
export function predicatesIn(piece: string, names: PartyNames): Predicate[] {
  const mentions = mentionsIn(piece, names);
  const found: Predicate[] = [];
  for (const match of piece.matchAll(predicate)) {
    const start = match.index;
    const end = start + match[0].length;
    const previous = found.at(-1);
    // `shall have`, `hereby agrees`, `may be`: one predicate.
    if (previous && /^\s*(?:not\s+|also\s+)?$/.test(piece.slice(previous.end, start))) continue;
    if (
      /^(?:will|may|can)$/i.test(match[0]) &&
      /\b(?:the|of|a|in|good|its|at|against)\s+$/i.test(piece.slice(Math.max(0, start - 12), start)) &&
      !/^may$/i.test(match[0])
    )
      continue;
    if (
      /^means?$/i.test(match[0]) &&
      /\b(?:by|any|all|other|of|such|what)\s+$/i.test(piece.slice(Math.max(0, start - 8), start))
    )
      continue;
    if (/^is$/i.test(match[0]) && /\bas[\s-]$/i.test(piece.slice(Math.max(0, start - 4), start))) continue;
    // `any right that it may have to a trial`: describes the right, not another statement.
    if (isOfARight(piece, start, end)) continue;
    if (match[0] === 'May' || match[0] === 'Will') continue;
    const read = subjectOf(piece, start, end, mentions, found);
    if (read === null && !isModal.test(match[0]) && !/^hereby/i.test(match[0])) continue;
    found.push({
      start,
      end,
      text: match[0],
      actor: read?.actor ?? 'other',
      subordinate: read?.subordinate ?? isSubordinateThing(piece, start),
      from: read?.from ?? clauseStart(piece, start),
    });
  }
  return found;
}

function isOfARight(piece: string, start: number, end: number): boolean {
  return (
    ofARight.test(piece.slice(Math.max(0, start - 60), start)) &&
    (/^(?:has|have|had)$/i.test(piece.slice(start, end)) ||
      /^\s+(?:now\s+or\s+hereafter\s+)?have\b/i.test(piece.slice(end, end + 30)))
  );
}

function subjectOf(
  piece: string,
  start: number,
  end: number,
  mentions: readonly Mention[],
  found: readonly Predicate[],
): { actor: Actor; subordinate: boolean; from: number } | null {
  const lead = piece.slice(Math.max(0, start - 60), start);
  if (inverted.test(lead)) {
    const after = mentions.find(
      (mention) => mention.start >= end && /^\s*(?:the\s+)?$/.test(piece.slice(end, mention.start)),
    );
    return after
      ? {
          actor: after.oblique ? 'other' : after.actor,
          subordinate: false,
          from: Math.max(0, start - (inverted.exec(lead)?.[0].length ?? 0)),
        }
      : null;
  }
  if (/\b(?:should|had|were)$/i.test(piece.slice(start, end)) && /(?:^|[.;:,(]\s*|\b(?:and|or)\s+)$/i.test(lead)) {
    const after = mentions.find((mention) => mention.start >= end && mention.start < end + 6);
    if (after) return { actor: after.actor, subordinate: true, from: start };
  }
  for (let at = mentions.length - 1; at >= 0; at -= 1) {
    const mention = mentions[at];
    if (!mention || mention.end > start) continue;
    if (start - mention.end > 260) break;
    const gap = piece.slice(mention.end, start);
    if (/[.;]\s/.test(gap)) break;
    const isNext = adjacent.test(gap);
    if (mention.oblique && duties.test(gap) && /[’']|s$/.test(piece.slice(mention.start, mention.end))) {
      const before = piece.slice(Math.max(0, mention.start - 60), mention.start);
      return { actor: mention.actor, subordinate: subordinator.test(before), from: subjectStart(piece, mention.start) };
    }
    if (mention.oblique) {
      // `the consent of Landlord shall`, `Tenant’s lien shall`: a thing is the subject.
      if (isNext && !gap.includes(',')) return null;
      continue;
    }
    if (
      isNext ||
      parenthetical.test(gap) ||
      (withOthers.test(gap) && !new RegExp(`\\b(?:${modals})\\b`, 'i').test(gap))
    ) {
      const before = piece.slice(Math.max(0, mention.start - 60), mention.start);
      const isSubordinate = subordinator.test(before) && !complement.test(before);
      return { actor: mention.actor, subordinate: isSubordinate, from: subjectStart(piece, mention.start) };
    }
    const previous = found.at(-1);
    if (previous && previous.start > mention.start) break;
  }
  const verb = piece.slice(start, end);
  const previous = found.at(-1);
  const isCoordinate =
    /\b(?:and|or|but)\s*(?:\(?[a-z0-9]{1,3}\)\s*)?(?:further\s+|hereby\s+|also\s+|thereafter\s+|it\s+|they\s+)?$/i.test(
      lead,
    );
  // `or covenant`, `and release`: nouns, unless they are clearly verbs.
  const isVerb = isModal.test(verb) || /s$|^hereby/i.test(verb);
  const reference = pronoun.exec(lead);
  const meant = reference === null || !isVerb ? null : partyOfCondition(piece, start, mentions, previous?.end ?? 0);
  if (reference !== null && meant !== null)
    return { actor: meant.actor, subordinate: false, from: start - reference[0].length };
  if (previous && reference && isVerb) {
    const before = lead.slice(0, reference.index);
    return {
      actor: previous.actor,
      subordinate: subordinator.test(before) && !complement.test(before),
      from: start - reference[0].length,
    };
  }
  if (previous && isCoordinate && isVerb && !/[.;:]\s/.test(piece.slice(previous.end, start)))
    return { actor: previous.actor, subordinate: previous.subordinate, from: clauseStart(piece, start) };
  return null;
}

/** `If Landlord needs the building, it may`: the subject is the party that the condition is about. */
function partyOfCondition(piece: string, at: number, mentions: readonly Mention[], from: number): Mention | null {
  const sentence = Math.max(from, behindLast(piece.slice(0, at), ['; ', '. ']));
  const subjects = mentions.filter(
    (mention) =>
      mention.start >= sentence &&
      mention.end < at &&
      !mention.oblique &&
      /^\s+(?:\w{2,14}ly\s+)?[a-z]{3,}s\b/.test(piece.slice(mention.end, mention.end + 40)) &&
      /\b(?:if|when|whenever|should|once|where|because|since)\s+(?:the\s+)?$/i.test(
        piece.slice(Math.max(0, mention.start - 20), mention.start),
      ),
  );
  return subjects.length === 1 ? (subjects[0] ?? null) : null;
}

/**
 * `Nothing … shall`, `No lien … shall`: if the subject is a thing, the clause begins at the last period or comma, or
 * with its negation.
 */
function clauseStart(piece: string, at: number): number {
  const lead = piece.slice(0, at);
  const stop = behindLast(lead, ['; ', '. ', ': ', ' (which ', ', which ']);
  const comma = Math.max(stop, behindLast(lead, [', ']));
  const opening = /(?<!\bif\s)\b(?:nothing|neither|none)\b/gi;
  const negatives = [...lead.slice(stop).matchAll(opening)];
  const first = negatives[0];
  return first ? Math.min(comma, stop + first.index) : comma;
}

/** `Neither Landlord nor`, `no Tenant`: the word before the subject belongs to it. */
function subjectStart(piece: string, at: number): number {
  const lead = piece.slice(Math.max(0, at - 40), at);
  const word =
    /\b(?:neither|nor|no(?:\s+(?:other|such))?|not|nothing\s+(?:contained\s+)?(?:in\s+)?(?:this\s+\w+\s+)?|in\s+no\s+event\s*,?|under\s+no\s+circumstances?\s*,?)\s{1,200}(?:the\s+|shall\s+)?$/i.exec(
      lead,
    );
  return word ? at - word[0].length : at;
}

function isSubordinateThing(piece: string, at: number): boolean {
  const lead = piece.slice(Math.max(0, at - 120), at);
  if (relative.test(lead) && !complement.test(lead)) return true;
  const clause = lead.slice(
    Math.max(lead.lastIndexOf(','), lead.lastIndexOf(';'), lead.lastIndexOf('.'), lead.lastIndexOf(':')) + 1,
  );
  return /^\s*(?:and\s+|or\s+|but\s+)?(?:if|when|whenever|where|unless|until|after|before|because|in\s+the\s+event(?!\s+of\b)|so\s+long\s+as|to\s+the\s+extent|in\s+case(?!\s+of\b))\b/i.test(
    clause,
  );
}

function behindLast(text: string, stops: readonly string[]): number {
  return Math.max(0, ...stops.map((stop) => (text.includes(stop) ? text.lastIndexOf(stop) + stop.length : 0)));
}
