import { type InstrumentKind, type JudgedKind, kindNames } from './gate/kinds.ts';
import { offerChance } from './gate/offer-model/offer-chance.ts';
import { titleOf } from './gate/opening.ts';
import { isClearProposal, isProposal } from './gate/proposal.ts';
import { isLeaseLike, isOfEquipment, isOffer, isUnagreed, type Shape, shapeOf } from './gate/shape.ts';
import type { LeaseText } from './prepare/lease-text.ts';

export type { InstrumentKind, JudgedKind } from './gate/kinds.ts';

const commencement = 'a commencement letter, which confirms dates of a lease';
const unknown = 'a document of another kind';
const equipment = 'an equipment or vehicle lease, not a lease of space';

/**
 * Of 310 offers by authors whose texts were not used for training, the rules don't recognize 135; the classifier gives
 * 107 of these at least the first probability, and none of the 162 that the rules accept less than the second. Of 83
 * unknown documents of other kinds, each by an author left out of the training, one reaches the first (decision 0065).
 */
const likely = 0.65;
const unlikely = 0.4;
/** Longer texts, in characters, are contracts or reports. */
const longest = 96_000;

/**
 * Decides by rules. If they don't recognize a document, or call it an offer although it has no title, the classifier
 * decides by its words; `off` disables one title rule and the classifier, for the rule's case.
 */
export function judgeKind(text: LeaseText, off: string | null = null): JudgedKind {
  const judged = judgedByRules(text, off);
  const isUnknown = judged.kind === 'other' && judged.name === unknown;
  if (off !== null) return judged;
  const isTitled = titleOf(text, off)?.rule.kind === 'loi';
  if (!isUnknown && (judged.kind !== 'loi' || isTitled)) return judged;
  const words = text.document.text;
  if (words.length > longest) return judged;
  const chance = offerChance(words);
  if (isUnknown) return chance >= likely ? { kind: 'loi', name: kindNames.loi, evidence: offerWords(text) } : judged;
  return chance < unlikely ? { kind: 'other', name: unknown, evidence: null } : judged;
}

/** Decides by the title and confirms the result by the structure. */
function judgedByRules(text: LeaseText, off: string | null): JudgedKind {
  const shape = shapeOf(text, off);
  const titled = titleOf(text, off);
  if (titled === null) return untitled(text, shape);
  const { rule, quote } = titled;
  const named = (kind: InstrumentKind, name: string = kind === 'other' ? rule.label : kindNames[kind]): JudgedKind => ({
    kind,
    name,
    evidence: quote,
  });
  const clear = isClearProposal(shape.proposal);
  switch (rule.kind) {
    case 'lease':
    case 'sublease':
    case 'ground_lease':
      if (isOfEquipment(shape)) return named('other', equipment);
      if (titled.by === 'subject') return { ...letterAbout(shape), evidence: quote };
      if (isUnagreed(shape) || (clear && !shape.grants && !shape.proposal.signed)) return named('loi');
      return isLeaseLike(shape) ? named(rule.kind) : named('other', byRoles(shape));
    case 'amendment':
      if (titled.by === 'subject') return { ...letterAbout(shape), evidence: quote };
      if (clear && !shape.changes && !shape.proposal.signed) return named('loi');
      return shape.lease >= 5 && shape.lease >= Math.max(shape.loan, shape.work)
        ? named('amendment')
        : named('other', 'an amendment of something other than a lease');
    case 'license':
      if (clear) return named('loi');
      return shape.license + shape.lease >= 5 && shape.premises >= 3 && shape.software < shape.premises
        ? named('license')
        : named('other', shape.software >= shape.premises ? 'a software or technology license' : byRoles(shape));
    case 'loi':
      // An agreement to lease may itself be the lease.
      if (/\bagreement\b/i.test(quote.text) && shape.grants && shape.leaseTopics >= 8 && shape.offers < 2)
        return named('lease');
      return ofOffer(shape, quote);
    case 'psa':
      return isOfEquipment(shape) ? named('other', equipment) : named('psa');
    default:
      return clear && rule.kind === 'other' ? named('loi') : named(rule.kind, rule.label);
  }
}

/** A letter whose subject is a lease: an offer, an amendment in letter form, or a message under the lease. */
function letterAbout(shape: Shape): Pick<JudgedKind, 'kind' | 'name'> {
  const named = (kind: Exclude<InstrumentKind, 'other'>) => ({ kind, name: kindNames[kind] });
  if (isProposal(shape.proposal) || (isOffer(shape) && shape.proposal.nearMiss === null)) return named('loi');
  if (shape.notifies && shape.words < 2_500) return { kind: 'other', name: 'a notice under a lease' };
  if (shape.changes) return named('amendment');
  if (shape.confirmsDates && shape.words < 2_500) return { kind: 'other', name: commencement };
  return shape.grants && shape.leaseTopics >= 6 && isLeaseLike(shape)
    ? named('lease')
    : { kind: 'other', name: 'a letter about a lease' };
}

function ofOffer(shape: Shape, evidence: JudgedKind['evidence']): JudgedKind {
  const { nearMiss } = shape.proposal;
  if (nearMiss !== null) return { kind: nearMiss.kind, name: nearMiss.label, evidence };
  const loi: JudgedKind = { kind: 'loi', name: kindNames.loi, evidence };
  if (isProposal(shape.proposal) && !(shape.conveys && shape.purchasePoints >= 4)) return loi;
  if (isOfEquipment(shape)) return { kind: 'other', name: 'a proposal to lease equipment', evidence };
  if (shape.purchasePoints >= 4 && (shape.sale > shape.lease || shape.conveys))
    return { kind: 'purchase_loi', name: kindNames.purchase_loi, evidence };
  if (shape.work > 4 && shape.work > shape.lease + shape.rent)
    return { kind: 'other', name: 'an employment agreement', evidence };
  // A short proposal may state no more than the space and its price.
  const states = shape.dealPoints >= 4 || (shape.pricesSpace && shape.proposal.deal.length >= 6);
  return states && shape.lease + shape.rent + shape.premises >= 3
    ? loi
    : { kind: 'other', name: byRoles(shape), evidence };
}

/** Without a title line, the parties mentioned most often decide, and a lease must lease something to someone. */
function untitled(text: LeaseText, shape: Shape): JudgedKind {
  const decisive = (kind: InstrumentKind, name: string): JudgedKind => ({ kind, name, evidence: null });
  const { proposal } = shape;
  // An old form without a title: `THIS INDENTURE made … BETWEEN …` lets the space and does not propose anything.
  const isIndenture = /\bthis\s+indenture\b/i.test(text.document.text.slice(0, 600));
  if (isIndenture && shape.grants && shape.namesParties && isLeaseLike(shape) && shape.offers === 0)
    return decisive('lease', kindNames.lease);
  const usesLease = shape.notifies || shape.confirmsDates;
  if ((isProposal(proposal) && !usesLease) || (proposal.nearMiss === null && isUnagreed(shape) && isOffer(shape)))
    return ofOffer(shape, offerWords(text));
  const others = Math.max(shape.loan, shape.sale, shape.license);
  if (isLeaseLike(shape) && shape.lease >= 10 && shape.lease > others * 2 && shape.grants && shape.namesParties) {
    if (isOfEquipment(shape)) return decisive('other', equipment);
    return decisive('lease', kindNames.lease);
  }
  if (proposal.nearMiss !== null && byRoles(shape) === unknown)
    return decisive(proposal.nearMiss.kind, proposal.nearMiss.label);
  if (isOffer(shape)) return ofOffer(shape, offerWords(text));
  if (shape.isLetter && isLeaseLike(shape) && shape.words < 2_500) {
    return { ...letterAbout(shape), evidence: null };
  }
  return decisive('other', byRoles(shape));
}

function offerWords(text: LeaseText): JudgedKind['evidence'] {
  const hit = text.hits(
    ['propose', 'proposed', 'proposal', 'offer', 'binding', 'intent', 'counter', 'terms'],
    /\b(?:we\s+propose|proposed\s+\w+|proposal\b[^.]{0,60}|non-?binding|letter\s+of\s+intent|offers?\s+to\s+lease)/gi,
  )[0];
  return hit === undefined ? null : text.quote(hit);
}

function byRoles(shape: Shape): string {
  const strongest = (
    [
      ['a loan or credit agreement', shape.loan],
      ['a purchase or sale agreement', shape.sale],
      ['an employment or services agreement', shape.work],
      ['a license', shape.license],
    ] as const
  ).reduce((best, next) => (next[1] > best[1] ? next : best));
  return strongest[1] >= 4 ? strongest[0] : unknown;
}
