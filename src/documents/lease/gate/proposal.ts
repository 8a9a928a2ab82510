import { type NearMiss, nearMisses } from './near-misses.ts';
import { dealSignals, offerSignals, signalsIn } from './signals.ts';

/**
 * What a text states about a deal for space, how it addresses the other party, and what indicates that it is not an
 * offer.
 */
export interface Proposal {
  readonly deal: readonly string[];
  readonly offer: readonly string[];
  readonly nearMiss: NearMiss | null;
  /** Both parties have signed it. */
  readonly signed: boolean;
  /** Too short for a contract. */
  readonly brief: boolean;
}

/** Longer texts are contracts or reports. */
const mostWords = 8_000;
/** Contracts are rarely shorter. */
const briefWords = 400;
/** A longer text mentions many topics incidentally. */
const shortWords = 1_000;
const mediumWords = 2_500;

export interface Measures {
  readonly words: number;
  /** Words about leases, rent and space per thousand words. */
  readonly letting: number;
  /** Words about employment per thousand words. */
  readonly work: number;
}

export function proposalOf(part: string, { words, letting, work }: Measures, off: string | null = null): Proposal {
  if (words > mostWords || work > 8 || (words > shortWords && letting < 10)) return none;
  const deal = signalsIn(dealSignals, part);
  const offer = signalsIn(offerSignals, part);
  return {
    deal,
    // A short text mentions a topic on purpose; a long text may only mention it incidentally.
    offer: words > 1.5 * shortWords && offer.length < 2 + words / 800 ? [] : offer,
    nearMiss: words > mediumWords ? null : nearMissOf(part, Math.floor(offer.length / 6), off),
    signed: signedByBoth.test(part),
    brief: words <= briefWords,
  };
}

const none: Proposal = { deal: [], offer: [], nearMiss: null, signed: false, brief: false };

const signature =
  '(?:/s/|\\((?:signed|sgd\\.?)\\)|\\[signed\\]|\\bsgd\\b|\\bsigned[:,]?\\s+(?!by\\b)[A-Z][a-z]+\\s[A-Z])';
const signedByBoth = new RegExp(
  `${signature}[\\s\\S]{3,400}${signature}|(?<!\\b(?:amendment|(?:sub)?lease|agreement|contract|document|deed|paper|letter|it|one|be) (?:is )?)\\bsigned by both\\b`,
  'i',
);

/** The kind of document with the strongest signals. If the text proposes many terms, `more` signals are required. */
export function nearMissOf(part: string, more = 0, off: string | null = null): NearMiss | null {
  let best: NearMiss | null = null;
  let surplus = -1;
  for (const each of nearMisses) {
    if (each.name === off) continue;
    const over = signsOf(each, part) - each.least - more;
    if (over > surplus && each.key?.test(part) !== false) [best, surplus] = [each, over];
  }
  return best;
}

export function signsOf({ signs }: NearMiss, part: string): number {
  return signs.filter((sign) => sign.test(part)).length;
}

/**
 * Every kind of letter has a greeting, asks for a signature or mentions approvals; these signals are specific to
 * negotiations.
 */
const decisive = new Set(['proposes', 'would', 'answerBy', 'notYet', 'haggles', 'sides', 'papersLater', 'acceptance']);

/**
 * Which topics of the deal the text covers and proposes to someone, and its schedule. A lease covers the same topics
 * without proposing them.
 */
export function isProposal({ deal, offer, nearMiss, brief }: Proposal): boolean {
  if (nearMiss !== null || deal.length < 7 || !offer.some((name) => decisive.has(name))) return false;
  const core = ['price', 'area', 'space', 'length', 'start'].filter((name) => deal.includes(name)).length;
  const signs = deal.length + offer.length;
  // A few lines to a recipient that name everything that a deal needs, or most of its aspects.
  if (brief && core === 5 && deal.length >= 8 && offer.length >= 2) return true;
  if (brief && core >= 4 && (offer.length >= 3 || deal.length >= 10)) return true;
  // Changes to existing terms omit some of these.
  return core >= 3 ? signs >= (offer.length > 2 ? 11 : 13) : core === 2 && offer.length >= 4 && signs >= 12;
}

/** With this number of offer signals or more, a title of another kind is assumed to be the title of a part. */
export function isClearProposal(proposal: Proposal): boolean {
  return isProposal(proposal) && proposal.offer.length >= 4 && proposal.deal.length >= 9;
}
