import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { statePattern } from '../../lexicon/addresses.ts';
import { numberOfWords } from '../../lexicon/numbers.ts';
import { inSentence, readWords, sentenceWith, underHeading } from '../letter-evidence.ts';
import { readAnyAmount } from '../letter-values.ts';
import { parkingCount } from '../parking-count.ts';
import { letterField } from './letter-field.ts';

const nothing = /^\W*(?:none|n\/?a|not applicable|tbd|to be agreed|see lease)\b/i;

export const landlordWork = letterField('landlord_work', [
  inSentence(
    'builds',
    /\b(?:landlord|owner|LL)(?:['’]ll| will| would| shall| must| to)? (?:builds?|demolish\w*|repaint|replace the|paint|install|construct|erect|deliver the .{0,20}turn-?key|perform|complete)\b/i,
    readWords,
    { unless: /\bwarranty\b|\bpays?\b/i },
  ),
  underHeading('heading', ['landlord_work'], readWords, {
    unless: new RegExp(
      `${nothing.source}|^\\W*(?:an? )?(?:improvement )?allowance of\\b|^\\W*(?:the )?(?:sub-?)?(?:tenant|lessee)\\b(?!['’])[^.;]{0,20}\\b(?:will|shall|must|may|builds?|pays?)\\b`,
      'i',
    ),
    notUnder: /who performs|contribution/i,
  }),
  inSentence(
    'atItsCost',
    /\b(?:landlord|owner|LL|Fennimore)['’]s (?:sole )?(?:cost|expense)\b[^.]{0,40}\b(?:finished|within|before|complete)|\bat (?:landlord|owner)['’]s (?:cost|expense):/i,
    readWords,
  ),
  underHeading('vanillaShell', ['condition'], readWords, { when: /\bshell\b|\bgraded\b|\bstubbed\b/i }),
]);

export const condition = letterField('condition', [
  inSentence('asIs', /\bas[\s-]is\b|\bas they are\b|\bas it stands\b|\bwhere is\b/i, readWords, {
    unless: /\b(?:HVAC|propane|AV|furniture)\b/i,
    least: 1,
  }),
  underHeading('heading', ['condition'], readWords, {
    // `Landlord's condition: approval of the tenant's accounts`
    notUnder: /^(?:the )?(?:landlord|tenant|lessor|lessee)['’]s conditions?$/i,
    unless: /^\W*(?:none|this offer is conditional)|\bconditional\b/i,
  }),
  inSentence(
    'inTheState',
    /\bin the state (?:described|shown)\b|\bvanilla shell\b|\bcold (?:dark )?shell\b|\bwhite box\b/i,
    readWords,
  ),
]);

/** The count or ratio if the words state one, shown with the words. */
function readParking(piece: string): readonly ReadValue[] {
  return readWords(piece).map((found) => ({
    ...found,
    value: parkingCount(piece.slice(found.start, found.end)) ?? found.value,
  }));
}

export const parking = letterField('parking', [
  underHeading('heading', ['parking'], readParking, { unless: /^\W*(?:n\/?a|tbd)/i, notUnder: /^Roof/i }),
  inSentence(
    'stalls',
    /\b(?:stalls|parking spaces|spaces)\b[^.;]{0,40}\b(?:per 1,000|free|unreserved|reserved|month)\b|\bNo on-site parking\b|\bvalidated passes\b/i,
    readParking,
  ),
]);

export const signage = letterField('signage', [
  underHeading('heading', ['signage'], readWords, { unless: nothing }),
  inSentence(
    'sign',
    /\b(?:fascia|monument|pylon|lobby directory|building) sign\w*\b|\bdirectory (?:line|listing)\b/i,
    readWords,
  ),
]);

export const holdover = letterField('holdover', [
  underHeading('heading', ['holdover'], readWords, {
    when: /\d\s?%|\btimes\b|\bdouble\b/i,
  }),
  inSentence(
    'holdingOver',
    /\b(?:hold(?:s|ing)?[\s-]?over|HO rent|H\/O)\b[^.;]{0,80}?(?:\d{3}\s?%|\btwice\b|\bdouble\b)/i,
    readWords,
  ),
]);

export const insuranceLiability = letterField('insurance_liability', [
  underHeading('heading', ['insurance'], (piece, context) =>
    sentenceWith(/[$£€]\s?\d[\d,.]*\s?(?:m\b|million|,000,000|\/)/i)(piece, context).map((found) => ({
      ...found,
      value: readAnyAmount(String(found.value))[0]?.value ?? found.value,
    })),
  ),
]);

export const casualty = letterField('casualty', [
  underHeading('heading', ['casualty'], readWords, { unless: nothing }),
  inSentence(
    'damage',
    /\b(?:damage|destruction|fire|casualty)\b[^.;]{0,80}\b(?:terminate|end the lease|rebuil\w+|restore|made good|abate)/i,
    readWords,
    { unless: /\bearnest\b|\bdeposit\b/i },
  ),
]);

export const condemnation = letterField('condemnation', [
  underHeading('heading', ['condemnation'], readWords, { unless: nothing }),
]);

const period =
  /\b(?:\p{L}+(?:-\p{L}+)?\s?\(\s?)?(\d{1,3}|three|five|seven|ten|fifteen|twenty|thirty|forty-five|sixty)\s?\)?\s+(?:business\s+|calendar\s+)?days?\b/giu;
const ofMoney = /\b(?:money|monetary|rent|(?:non-?)?pay(?:ments?|ing)?|sums?)\b/i;
const ofOthers = /\b(?:otherwise|non-?monetary|others?|else|rest|perform\w*|covenants?)\b/i;

/**
 * Each period of days, with the words up to the next period: `10 days after notice for money, 30 days for the rest`.
 */
function curePeriod(about: RegExp, not: RegExp): (piece: string) => readonly ReadValue[] {
  return (piece) => {
    const all = [...piece.slice(0, 600).matchAll(period)];
    return all
      .flatMap((match, at) => {
        const end = match.index + match[0].length;
        const before = piece.slice(
          Math.max(all[at - 1] === undefined ? 0 : (all[at - 1]?.index ?? 0), match.index - 40),
          match.index,
        );
        const lead = /(?:^|[.;,]\s)([^.;,]{2,30}):\s*$/.exec(before)?.[1];
        // `for nonpayment after 15 days, and for other breaches after 45 days`.
        const named = /\bfor (?:a |any )?([^.;,]{3,40}?)(?: default)?,? (?:after|within|upon|on)\s+$/i.exec(
          piece.slice(Math.max(0, match.index - 70), match.index),
        )?.[1];
        const words =
          lead ??
          named ??
          piece.slice(end, Math.min(all[at + 1]?.index ?? piece.length, end + 70)).split(/[.;]\s/)[0] ??
          '';
        const own = words.replace(/\bnon-?monetary\b/i, 'others');
        const first = own.search(about);
        const other = own.search(not);
        const days = Number(numberOfWords(match[1] ?? '') ?? match[1]);
        return first < 0 || (other >= 0 && other < first) || !Number.isFinite(days)
          ? []
          : [{ value: days, shown: `${days} days`, start: match.index, end: end + words.trimEnd().length }];
      })
      .slice(0, 1);
  };
}

const ofDefault = /\b(?:defaults?|cure|breach)\b[^.]{0,160}\bdays\b|\bdays\b[^.]{0,60}\bcure\b/i;
const notCure = /\b(?:renew\w*|option|terminat\w+|late (?:fee|charge)|holdover)\b/i;

export const defaultMonetaryCure = letterField('default_monetary_cure', [
  underHeading('heading', ['default'], curePeriod(ofMoney, ofOthers)),
  inSentence('cure', ofDefault, curePeriod(ofMoney, ofOthers), { unless: notCure }),
]);

export const defaultNonmonetaryCure = letterField('default_nonmonetary_cure', [
  underHeading('heading', ['default'], curePeriod(ofOthers, ofMoney)),
  inSentence('cure', ofDefault, curePeriod(ofOthers, ofMoney), { unless: notCure }),
]);

export const subordinationSnda = letterField('subordination_snda', [
  underHeading('heading', ['snda'], sentenceWith(/\b(?:SNDA|non-?disturbance|subordinat\w+|junior|recognition)\b/i)),
  inSentence('nonDisturbance', /\bSNDA\b|\bnon-?disturbance\b|\brecognition (?:agreement|letter)\b/i, readWords),
]);

export const hazardous = letterField('hazardous', [
  underHeading('heading', ['hazardous'], readWords, { unless: nothing }),
  inSentence(
    'environmental',
    /\b(?:environmental conditions?|hazardous (?:materials|substances)|contaminat\w+|asbestos)\b[^.;]{0,60}\b(?:landlord|owner|tenant|remain|responsib\w+)/i,
    readWords,
  ),
]);

export const alterationsRestoration = letterField('alterations_restoration', [
  underHeading('heading', ['restoration', 'alterations'], readWords, { unless: nothing }),
  inSentence(
    'reinstate',
    /\b(?:reinstat\w+|restor(?:e|ation))\b|\bask for demolition\b|\bremoved? (?:on|at|upon) (?:expiry|expiration|the end)\b/i,
    readWords,
    {
      unless:
        /\bsigns?\b|\b(?:rent|casualty|damage)\b[^.]{0,30}\brestor|\b(?:damaged?|destroyed|destruction|insured)\b/i,
    },
  ),
  inSentence(
    'removes',
    /\b(?:need not|not (?:be )?(?:required|obliged|obligated) to|not have to|shall not) (?:remove|restore|reinstate)\b|\bremov(?:e|es|ed|al)\b[^.;]{0,80}\b(?:at|on|upon|by) (?:the )?(?:lease end|end|expir\w+|surrender)\b/i,
    readWords,
    { unless: /\b(?:landlord|owner|seller) (?:shall|will|must|to) remove\b|\bone sign\b|^\W*signs?\b/i },
  ),
  inSentence('allowed', /\balterations?\b[^.;]{0,60}\b(?:consent|approv\w+|allowed|permitted)\b/i, readWords, {
    weight: rank.weak,
  }),
]);

export const maintenanceTenant = letterField('maintenance_tenant', [
  inSentence(
    'tenantColon',
    /(?:^|[.;]\s|\t)(?:tenant|operator|T|lessee)(?:\s*:| maintains)\s*([^.]{0,200}\b(?:maintain|repair|replac|interior|inside|HVAC|doors?|premises|contract|upkeep|pumping)[^.]{0,200})/i,
    readWords,
    { unless: /\b(?:corporation|company)\b|\bobligations\b/i },
  ),
  underHeading(
    'heading',
    ['maintenance'],
    sentenceWith(
      /\b(?:tenant|T|copperleaf|operator)\b[^.;]{0,40}\b(?:maintains?|repairs?|replaces?|service contract|keeps?|responsible for|looks? after|takes? care)\b|\bby (?:the )?tenant\b/i,
    ),
  ),
  inSentence('isTheirs', /\bHVAC (?:is|are) theirs\b|\btenant (?:takes|maintains|is responsible for)\b/i, readWords),
]);

export const maintenanceLandlord = letterField('maintenance_landlord', [
  inSentence(
    'landlordColon',
    /(?:^|[.;]\s|\t)(?:landlord|owner|LL|lessor)(?:,[^:.]{0,30})?(?:\s*:| maintains)\s*([^.]{0,200}\b(?:maintain|repair|replac|roof|structur|walls|foundation|paving|HVAC|cost in CAM)[^.]{0,200})/i,
    readWords,
    { unless: /\b(?:trust|LLC|limited)\b/i },
  ),
  underHeading(
    'heading',
    ['maintenance', 'utilities'],
    sentenceWith(/\b(?:landlord|owner|LL)\b[^.;]{0,20}\b(?:maintains?|repairs?|replaces?)\b|\bby (?:the )?landlord\b/i),
  ),
  inSentence(
    'answersFor',
    /\b(?:landlord|owner|lessor) (?:is|remains|shall be|will be) responsible for (?:the )?(?:roof|structur|foundation|exterior)/i,
    readWords,
  ),
]);

export const governingLaw = letterField('governing_law', [
  inSentence(
    'stateLaw',
    new RegExp(
      String.raw`\b(${statePattern}|Ontario|British Columbia|Alberta|Qu[eé]bec|English|England|Scots|Scotland|German|Germany|Dutch|French|Irish|Belgian|Austrian|Swiss|Spanish|Italian)\b(?:\s+courts and)?\s+law\b`,
    ),
    place,
    { least: 2 },
  ),
  inSentence(
    'lawsOf',
    new RegExp(
      String.raw`\blaws? of (?:the )?(?:(?:State|Province|Commonwealth) of )?(${statePattern}|Ontario|British Columbia|Alberta|Qu[eé]bec|England(?: and Wales)?|Scotland)\b`,
    ),
    place,
  ),
  underHeading('heading', ['law'], (piece) => {
    const match = new RegExp(
      String.raw`^\W*(?:State of |Province of )?(${statePattern}|Ontario|British Columbia|Alberta|Qu[eé]bec|England|Scotland)\b`,
    ).exec(piece);
    return match?.[1] === undefined
      ? []
      : [{ value: match[1], shown: match[1], start: match[0].indexOf(match[1]), end: match[0].length }];
  }),
]);

const countries: Readonly<Record<string, string>> = {
  English: 'England',
  Scots: 'Scotland',
  German: 'Germany',
  Dutch: 'Netherlands',
  French: 'France',
  Irish: 'Ireland',
  Belgian: 'Belgium',
  Austrian: 'Austria',
  Swiss: 'Switzerland',
  Spanish: 'Spain',
  Italian: 'Italy',
};

function place(piece: string): readonly ReadValue[] {
  const value = countries[piece] ?? piece;
  return [{ value, shown: value, start: 0, end: piece.length }];
}

export const clauseFields = [
  landlordWork,
  condition,
  parking,
  signage,
  holdover,
  insuranceLiability,
  casualty,
  condemnation,
  defaultMonetaryCure,
  defaultNonmonetaryCure,
  subordinationSnda,
  hazardous,
  alterationsRestoration,
  maintenanceTenant,
  maintenanceLandlord,
  governingLaw,
] as const;
