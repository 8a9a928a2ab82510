import type { LeaseText } from '../prepare/lease-text.ts';
import { type Proposal, proposalOf } from './proposal.ts';

/** The kind of a document by its structure: its parties, what it grants, its topics. Rates are per thousand words. */
export interface Shape {
  readonly words: number;
  readonly lease: number;
  readonly loan: number;
  readonly sale: number;
  readonly work: number;
  readonly license: number;
  readonly software: number;
  readonly premises: number;
  readonly equipment: number;
  readonly rent: number;
  /** Its opening names both a landlord and a tenant. */
  readonly namesParties: boolean;
  /** It leases something to someone in its own words. */
  readonly grants: boolean;
  /** How many topics of a lease it covers: rent, term, premises, use, repairs … */
  readonly leaseTopics: number;
  /** How many terms of a lease deal it states: area, rate, term, start, allowance … */
  readonly dealPoints: number;
  readonly purchasePoints: number;
  /** Changes an agreement with immediate effect: `is hereby amended`, `the term is extended`. */
  readonly changes: boolean;
  /** Exercises a right or gives a warning under an existing lease: `hereby exercises its option`. */
  readonly notifies: boolean;
  /** Confirms dates of an existing lease. */
  readonly confirmsDates: boolean;
  /** How often it uses the language of proposals: `we propose`, `subject to contract`, `if this is acceptable`. */
  readonly offers: number;
  /** A price for space, however it is written: `$4.60/rsf`, `$11,500 a mo`, `€ 68 per m²`. */
  readonly pricesSpace: boolean;
  /** Land is sold: fee title, a deed, money at closing. */
  readonly conveys: boolean;
  /** States that nothing is agreed yet: `subject to contract`, `not binding`. */
  readonly nonBinding: boolean;
  /** The weak signals of an offer, and of documents that are not offers. */
  readonly proposal: Proposal;
  /** Addressed to someone: `Dear`, `To:`, `Re:`. */
  readonly isLetter: boolean;
}

const families = {
  lease: /\b(?:sub-?|master\s+)?(?:landlord|lessor|tenant|lessee)s?\b/gi,
  partyAB: /\bparty\s+[ab]\b/gi,
  loan: /\b(?:borrower|lender|mortgagor|administrative\s+agent|obligor|noteholder)s?\b/gi,
  buyer: /\b(?:buyer|purchaser)s?\b/gi,
  seller: /\b(?:seller|vendor)s?\b/gi,
  work: /\b(?:employee|employer|employment|executive|contractor|consultant|salary)s?\b/gi,
  license: /\b(?:licensor|licensee)s?\b/gi,
  software: /\b(?:software|source\s+code|documentation|patents?|trademarks?)\b/gi,
  premises:
    /\b(?:sub-?leased\s+premises|premises|demised|building|leased\s+property|the\s+property|land|warehouse|workshop|factory|office|house|store|suite|orchards?|farm(?:land)?|plots?|parcels?|tracts?|acres?|acreage|car\s+parks?|bays?|rsf|sq\.?\s?ft|square\s+(?:feet|met(?:er|re)s))\b/gi,
  equipment:
    /\b(?:equipment|vehicles?|aircraft|trucks?|trailers?|forklifts?|machines?|machinery|railcars?|fixed\s+assets?|hours\s+per\s+truck)\b/gi,
  rent: /\b(?:rent|rental|rents|leas(?:e|ing)\s+fees?|licen[cs]e\s+fees?|passing\s+rent)\b/gi,
};

const granting =
  /\b(?:hereby\s+|does\s+|do\s+|agrees?\s+to\s+|shall\s+|will\s+)?(?:sub)?(?:leases?|demises?|lets?|rents?|leasing|sublets?)\b[^.]{0,140}\b(?:to|unto)\s+(?:the\s+)?(?:sub-?)?(?:tenant|lessee|party\s+b)\b|\b(?:tenant|lessee|party\s+b)\b[^.]{0,60}\b(?:(?:sub)?leases?|rents?|hires?|takes?)\b[^.]{0,80}\bfrom\b|\bagrees?\s+to\s+(?:(?:sub)?lease|rent|let)\b|\bparty\s+a\b[^.]{0,60}\b(?:leases?|rents?|lets?)\b|\bleased\s+to\s+party\s+b\b|\bparty\s+b[’']s\s+(?:leas|rent)ing\s+of\b|\bgrants?\b[^.]{0,80}\b(?:right|licen[cs]e)\b[^.]{0,40}\b(?:use|occupy)\b/i;

const topicWords: readonly RegExp[] = [
  /\brent\b/i,
  /\bterm of (?:this|the) (?:sub-?)?(?:lease|tenancy)|\b(?:lease|initial|leasing|rental) (?:term|period)\b|\bthe term\b/i,
  /\bpremises\b|\bleased property\b|\bfloor area|\bsquare (?:feet|met)/i,
  /\b(?:use|used|occup\w+)\b[^.]{0,60}\b(?:premises|property|building|purpose)/i,
  /\brepairs?\b|\bmaintenance\b|\bmaintain\b/i,
  /\bassign\b|\bassignment\b|\bsub-?let|\bsublease/i,
  /\binsurance\b|\binsure\b/i,
  /\bdeposit\b/i,
  /\butilit(?:y|ies)\b|\belectricity\b|\bwater\b/i,
  /\bdefault\b|\bbreach\b/i,
  /\balterations?\b|\brenovat|\bdecorat|\bimprovements?\b/i,
  /\bsurrender\b|\bhold(?:ing)?\s?over\b|\breturn the (?:premises|house|property)|\bvacate/i,
];

const dealWords: readonly RegExp[] = [
  /\b\d[\d,.]{0,30}\s*(?:±\s*)?(?:(?:rentable|usable|gross|net)\s+)?(?:r\.?s\.?f\.?|s\.?f\.?|sq\.?\s*(?:ft|feet|m)|square\s+(?:feet|foot|met)|m2|m²|acres)/i,
  /\brent\b|\bper (?:rsf|sf|square foot|sq ft)\b|\bpsf\b|\bp\.a\.|\b(?:per|a) (?:annum|month|mo)\b/i,
  /\bterm\b|\b(?:months|years|yrs|mos)\b/i,
  /\bcommenc\w+|\bpossession\b|\bstart date\b|\bturnover\b|\bdelivery\b|\bmove[- ]?in\b|\bhand(?:ed)? over\b/i,
  /\bfree (?:of )?rent\b|\babate|\brent[- ]free\b|\bno (?:base )?rent\b|\bfree of base rent\b|\bconcession/i,
  /\ballowance\b|\bTIs?\b|\btenant improvements?\b|\bturn-?key\b|\bfit[- ]?out\b|\bbuild-?out\b|\bvanilla shell\b|\brepaint|\brefurbish|\bnew (?:carpet|paint|floors?)\b/i,
  /\bdeposit\b|\bletter of credit\b|\bsecurity\b|\bguarant(?:y|or|ee)/i,
  /\bNNN\b|\bnet\b|\bCAM\b|\boperating (?:expenses?|costs?)\b|\bopex\b|\bfull[- ]service\b|\bbase year\b|\bservice charge\b|\bgross\b|\btaxes\b/i,
  /\buse\b|\bpurpose\b/i,
  /\boptions?\b|\brenew|\bextend|\bextension/i,
  /\bparking\b|\bsign(?:age|s)?\b/i,
  /\bbroker|\bcommission|\bagent\b/i,
  /\bassign|\bsublet|\bsublease/i,
];

const purchaseWords: readonly RegExp[] = [
  /\bpurchase price\b/i,
  /\bclosing\b/i,
  /\bearnest money\b|\bescrow\b/i,
  /\bdue diligence\b|\b(?:study|feasibility) period\b/i,
  /\btitle (?:insurance|commitment|policy|company)\b|\bdeed\b/i,
  /\bbuyers?\b|\bpurchaser\b/i,
  /\bsellers?\b/i,
];

const pricing =
  /[$£€]\s?\d[\d.,]*\s?(?:\/|per|a)\s?(?:r?sf|sq|ft|foot|mo\b|month|m2|m²|yr|year)|[$£€]\s?\d[\d.,]*\s(?:NNN|nnn|full service|gross|all-inclusive|flat)\b/;

const conveyances: readonly RegExp[] = [
  /\bfee (?:simple|title)\b/i,
  /\b(?:warranty|quitclaim|grant|bargain and sale) deed\b/i,
  /\bpurchase (?:price|agreement|contract)\b/i,
  /\b(?:cash|paid|payable|due) at (?:the )?closing\b/i,
];

const nonBinding =
  /\b(?:non-?binding|not (?:be |intended to be |a )?(?:legally )?(?:binding|bound)|not (?:an|the) offer|isn['’]t an offer|subject to (?:contract|lease|(?:the )?(?:execution|signing|negotiation)))\b|\bdoes(?: not|n['’]t) bind\b|\bnothing(?:['’]s| is)? (?:done|locked|agreed|final|settled)\b[^.]{0,60}\b(?:till|until|before)\b/i;

const offerWords: readonly RegExp[] = [
  /\bpropos(?:e|es|ed|al|als|ing)\b/i,
  nonBinding,
  /\bcounter(?:ed|ing|s|-?offer|-?proposal)?\b(?!parts?\b)[^.]{0,40}\b(?:at|to|landlord|tenant|offer|proposal|with)\b/i,
  /\b(?:if|once|provided)\b[^.]{0,60}\b(?:acceptable|agreeable|agreed?|works?|of interest|accept\w*)\b[^.]{0,80}/i,
  /\b(?:letter of intent|LOI|term sheet|heads of terms|RFP|request for proposals?|deal points)\b/i,
  /\b(?:draft|turn|prepare|document|paper|circulate)\b[^.]{0,40}\b(?:lease|amendment|sublease|documents?)\b/i,
  /\b(?:please|kindly)\b[^.]{0,30}\b(?:sign|countersign|initial|return|let (?:me|us) know|confirm|advise)\b|\blet (?:me|us) know\b|\blook forward\b/i,
  /\b(?:offer|proposal|letter)\b[^.]{0,60}\b(?:open|good|valid|expires?|irrevocable|withdrawn|lapses?)\b/i,
  // Informal words of negotiation.
  /\b(?:you said|your ask|ask is|works for me|fine (?:on|with)|what we['’]d do|where we (?:landed|land|are)|scratch that|meet in the middle|get back to me)\b/i,
  /\b(?:need to know|answer|good|hold\w*)\b[^.]{0,40}\b(?:by|till|until) (?:noon|mon|tue|wed|thu|fri|end of|close of|\d{1,2}\/\d{1,2}|the \d)/i,
  /\b(?:happy|glad|pleased|prepared|open) to (?:do|let|rent|lease|offer|give|have|keep|grant|take)\b|\b(?:what do you think|sounds? (?:good|fair|right)|here['’]s what|this is what)\b/i,
  /\b(?:would|ready to|willing to|prepared to|offers? to|wish(?:es)? to|like to)\b[^.]{0,40}\b(?:lease|rent|let|sublet|sublease|take|keep you|extend)\b/i,
];

const changing =
  /\b(?:is|are|shall be)\s+(?:hereby\s+)?(?:amended|modified|deleted|replaced|extended|renewed)\b|\bhereby\s+(?:amend|modif|extend|delet|renew)\w*/i;

const notifying =
  /\bhereby\s+(?:exercis|gives?\s+(?:\w+\s+){0,2}notice|notif|elect|demand)\w*|\b(?:is|serves\s+as|accept\s+this\s+as|constitutes)\s+(?:a\s+|our\s+|the\s+|formal\s+|written\s+)*notice\b|\bnotice\s+(?:of\s+default|to\s+(?:pay|quit|cure|vacate))\b|\b(?:are|is)\s+in\s+default\b/i;
const confirmingDates =
  /\b(?:confirm\w*|acknowledg\w*|memoriali[sz]\w*|establish\w*|certif\w*)\b[^.]{0,200}\b(?:commencement\s+date|commenc(?:ed|es)|expiration\s+date|term\s+(?:began|begins|expires))\b/i;

/** The operative instrument, up to its first 200,000 characters: a long exhibit must not change the result. */
export function shapeOf(text: LeaseText, off: string | null = null): Shape {
  const own = text.blocks.filter(({ instrument, contents }) => instrument.operative && !contents);
  const parts: string[] = [];
  for (let index = 0, length = 0; index < own.length && length < 200_000; index += 1) {
    const part = own[index]?.text ?? '';
    parts.push(part);
    length += part.length;
  }
  const part = parts.join('\n');
  const words = Math.max(1, part.match(/\S+/g)?.length ?? 0);
  const rate = (pattern: RegExp) => ((part.match(pattern)?.length ?? 0) * 1000) / words;
  const count = (patterns: readonly RegExp[]) => patterns.filter((pattern) => pattern.test(part)).length;
  const grants = granting.test(part);
  const buyer = rate(families.buyer);
  return {
    words,
    // `Party A` and `Party B` are a landlord and a tenant if the document leases something.
    lease: rate(families.lease) + (grants && rate(families.rent) >= 3 ? rate(families.partyAB) : 0),
    loan: rate(families.loan),
    // A vendor without a purchaser may be another kind of party.
    sale: buyer + (buyer > 0.3 ? rate(families.seller) : 0),
    work: rate(families.work),
    license: rate(families.license),
    software: rate(families.software),
    premises: rate(families.premises),
    equipment: rate(families.equipment),
    rent: rate(families.rent),
    grants,
    namesParties:
      /\b(?:sub-?)?(?:landlord|lessor)\b|\bparty a\b/i.test(part.slice(0, 5_000)) &&
      /\b(?:sub-?)?(?:tenant|lessee)\b|\bparty b\b/i.test(part.slice(0, 5_000)),
    leaseTopics: count(topicWords),
    dealPoints: count(dealWords),
    purchasePoints: count(purchaseWords),
    changes: changing.test(part),
    notifies: notifying.test(part),
    confirmsDates: confirmingDates.test(part),
    offers: count(offerWords),
    pricesSpace: pricing.test(part),
    conveys: count(conveyances) >= 2,
    nonBinding: nonBinding.test(part),
    proposal: proposalOf(
      part,
      {
        words,
        letting: rate(families.lease) + rate(families.rent) + rate(families.premises),
        work: rate(families.work),
      },
      off,
    ),
    isLetter: own
      .slice(0, 40)
      .some(({ text: line }) =>
        /^\W*(?:dear\b|to\s*:|from\s*:|re\s*:|subject\s*:|attn\b|attention\b)|^[A-Z][a-z]+(?: [A-Z][a-z]+)?\s*[-–—:,]\s*$/i.test(
          line,
        ),
      ),
  };
}

/** Landlord and tenant are the parties, space is let, and no other pair of parties is mentioned more often. */
export function isLeaseLike(shape: Shape): boolean {
  if (shape.lease < 4 || shape.premises + shape.rent < 3) return false;
  return shape.lease >= 0.6 * Math.max(shape.loan, shape.sale, shape.license);
}

/** Goods are leased, not space. */
export function isOfEquipment({ equipment, premises, words }: Shape): boolean {
  // A lease of space says which space.
  return (equipment >= 5 && equipment > 2 * premises) || (premises < 0.5 && words > 400);
}

/** The text proposes the terms of a lease: in the language of an offer, or in a letter with no other purpose. */
export function isOffer(shape: Shape): boolean {
  if (shape.words > 8_000 || shape.rent + shape.premises < 2 || shape.work > 8 || isOfEquipment(shape)) return false;
  // A long text that rarely mentions leases, rent and space is about something else.
  if (shape.words > 1_000 && shape.lease + shape.rent + shape.premises < 10) return false;
  if (shape.offers >= 2) return shape.dealPoints >= (shape.rent >= 4 || shape.pricesSpace ? 5 : 6);
  const isOnlyTerms = !shape.notifies && !shape.confirmsDates && !shape.changes && !shape.grants;
  return (
    isOnlyTerms &&
    (shape.rent >= 4 || shape.pricesSpace) &&
    (shape.isLetter ? shape.dealPoints >= 6 : shape.dealPoints >= 7 && shape.offers === 1)
  );
}

/** A short document that states the deal and says that nothing is agreed yet. */
export function isUnagreed(shape: Shape): boolean {
  return shape.nonBinding && shape.offers >= 2 && shape.words < 3_000 && shape.dealPoints >= 7 && !shape.changes;
}
