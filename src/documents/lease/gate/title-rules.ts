import { switchedOn } from '../../rules/case-suite.ts';
import type { InstrumentKind } from './kinds.ts';

/** The kind of document according to a title line. */
export interface TitleRule {
  /** Unique; a case of the suite switches it off. */
  readonly name: string;
  readonly kind: InstrumentKind;
  /** For a sentence: 'a guaranty'. */
  readonly label: string;
  readonly pattern: RegExp;
}

const lease = '(?:(?:sub|under)-?)?lease';
const other = 'other' as const;

/**
 * The first rule that matches a title determines the kind, so specific rules come before general ones. Where possible,
 * rules match two words rather than one.
 */
export const titleRules: readonly TitleRule[] = [
  {
    name: 'court',
    kind: other,
    label: 'a court document',
    pattern:
      /\b(?:supreme|superior|district|circuit|appellate|bankruptcy|county)\s+court\b|\bcourt\s+of\s+(?:appeals?|chancery|common\s+pleas|claims)\b|\b(?:plaintiff|defendant|appellant|appellee)s?\b/i,
  },
  {
    name: 'pressRelease',
    kind: other,
    label: 'a press release',
    pattern: /\b(?:press|news)\s+release\b|\bfor\s+immediate\s+release\b/i,
  },
  {
    name: 'marketReport',
    kind: other,
    label: 'a market report',
    pattern: /\bmarket\s+(?:report|overview|snapshot|outlook|update)\b|\bmarket(?:beat|view)\b/i,
  },
  {
    name: 'purchaseLetter',
    kind: 'purchase_loi',
    label: 'a letter of intent to purchase',
    pattern:
      /^(?!.*\bto\s+(?:sub-?)?lease\b)(?!.*\blease\s+proposal\b)(?!.*\blease\b[^.]{0,30}\b(?:purchase option|(?:option|right)s? (?:to purchase|to buy|of first refusal|to acquire))).*(?:letter of intent|proposal|offer|term sheet|expression of interest|\bLOI\b)[^.]{0,80}\b(?:purchase|acquisition|acquire|buy|sale of)\b|^(?!.*\blease\b).*\b(?:purchase|acquisition)\b[^.]{0,60}(?:letter of intent|proposal|\bLOI\b)/i,
  },
  {
    name: 'equipmentProposal',
    kind: other,
    label: 'an equipment or vehicle lease, not a lease of space',
    pattern:
      /\b(?:equipment|vehicle|aircraft|auto(?:mobile)?|truck|trailer|vessel|machinery|railcar|engine|copier|forklift|capital|finance)s?\s+(?:master\s+)?(?:lease|leasing|rental)\b|\blease\s+(?:of|for)\s+(?:the\s+)?(?:equipment|vehicles?|aircraft|machinery|fixed\s+assets)\b/i,
  },
  {
    name: 'equipmentSchedule',
    kind: other,
    label: 'an equipment or vehicle lease, not a lease of space',
    pattern:
      /\bschedule\s+to\b[^.]{0,40}\blease\b[^.]{0,40}\bschedule\s+n(?:o\b|umber\b)|\blease\s+(?:agreement\s+)?schedule\s+n(?:o\b|umber\b)/i,
  },
  {
    name: 'minerals',
    kind: other,
    label: 'an oil, gas or mineral lease, not a lease of space',
    pattern:
      /\b(?:oil|gas|minerals?|mining|coal)(?:\s*(?:,|and|&|\/)\s*(?:\w{1,60}\s*){1,3}?)?\s{1,200}(?:mining\s+)?lease\b/i,
  },
  {
    name: 'amendmentFirst',
    kind: 'amendment',
    label: 'an amendment of a lease',
    pattern: new RegExp(
      `^\\W*(?:exhibit\\s+[\\d.]+\\s+)?(?:[a-z]+(?:-[a-z]+)?\\s+)?(?:amendment|amending\\s+agreement|modification)\\b[^.]{0,60}\\b${lease}\\b(?!\\s+guarant)`,
      'i',
    ),
  },
  {
    name: 'commencementLetter',
    kind: other,
    label: 'a commencement letter, which confirms dates of a lease',
    pattern:
      /\b(?:commencement|lease\s+term|term\s+commencement|acceptance\s+of\s+(?:the\s+)?premises)\b[^.]{0,30}\b(?:letter|certificate|memorandum|declaration|confirmation|notice)\b|\b(?:confirmation|memorandum|certificate|declaration|statement|verification|acknowledg\w+|notice)\s+of\s+(?:lease\s+)?(?:commencement|term|acceptance|delivery)\b|\bcommencement\s+date\s+agreement\b/i,
  },
  {
    name: 'letterOfIntent',
    kind: 'loi',
    label: 'a letter of intent to lease',
    pattern: /\bletters? of (?:intent|interest)\b|\bLOI\b|\bexpression of interest\b/i,
  },
  {
    name: 'termSheet',
    kind: 'loi',
    label: 'a letter of intent to lease',
    pattern:
      /\bterm sheet\b|\bheads of (?:terms|agreement)\b|\bdeal (?:points|terms|sheet|memo)\b|\b(?:summary|outline) of (?:proposed |principal |basic |key )?(?:(?:ground |sub-?)?lease |business |deal )?terms\b|\bterms (?:for|of) an? (?:proposed |new |ground )*(?:sub-?)?lease\b|\b(?:proposed|indicative|outline|principal|commercial) (?:lease |business |deal )?terms\b|\bnon-?binding terms\b/i,
  },
  {
    name: 'proposal',
    kind: 'loi',
    label: 'a letter of intent to lease',
    pattern:
      /\b(?:lease|leasing|rental|renewal|extension|sublease|space|tenancy|landlord['’]s|tenant['’]s|owner['’]s)\b[^.]{0,40}\bproposal\b|\bproposal\b[^.]{0,80}\b(?:lease|leasing|sublease|sublet|rent|tenancy|space|premises|suite|extend|renew|extension|renewal)\b|\b(?:response to|reply to|re:?)\s+(?:the\s+)?(?:your\s+)?(?:request for proposals?|RFP)\b|\bRFP response\b|\brequest for proposals?\b|\b(?:response|reply) to (?:the |your )?proposal\b|\b(?:lease|leasing|renewal|extension|sublease|rental|space) offer\b/i,
  },
  {
    name: 'counterOffer',
    kind: 'loi',
    label: 'a letter of intent to lease',
    pattern:
      /\bcounter-?\s?(?:offer|proposal)?\b(?!parts?|sign)[^.]{0,60}\b(?:lease|proposal|offer|terms|rent|letter)\b|\bcounter-?\s?(?:offer|proposal)\b/i,
  },
  {
    name: 'offerToLease',
    kind: 'loi',
    label: 'a letter of intent to lease',
    pattern:
      /\b(?:offer|agreement|intent|intention)\s+to\s+(?:sub-?)?(?:lease|let|rent)\b|\boffer\s+(?:for|of)\s+(?:a\s+)?(?:lease|tenancy)\b|\blease\s+offer\b/i,
  },
  {
    name: 'changedAndMore',
    kind: 'amendment',
    label: 'an amendment of a lease',
    pattern: new RegExp(
      `\\b(?:assignment|consent|estoppel|termination|surrender)\\b[^.]{0,80}\\b(?:amendment|modification)\\b[^.]{0,40}\\b${lease}\\b|\\b${lease}\\s+(?:assignment|consent|termination)\\s+and\\s+amendment\\b|\\bpartial\\s+(?:${lease}\\s+)?(?:termination|surrender)\\b`,
      'i',
    ),
  },
  {
    name: 'deedOfTrust',
    kind: other,
    label: 'a loan or credit agreement',
    pattern:
      /\bdeed of trust\b|^\W*(?:\w+\s+){0,3}mortgage(?:\W*$|\s*(?:,|and|deed|agreement|note))|\bassignment of (?:leases and )?rents\b|\b(?:indenture of trust|trust indenture)\b/i,
  },
  {
    name: 'consent',
    kind: other,
    label: 'a consent to a sublease or an assignment',
    pattern: new RegExp(
      `\\bconsent\\b[^.]{0,60}\\b(?:sub-?lease|assignment|subletting|transfer)|\\b${lease}\\s+consent\\b`,
      'i',
    ),
  },
  {
    name: 'assignment',
    kind: other,
    label: 'an assignment of a lease',
    pattern: new RegExp(`\\bassignment\\b[^.]{0,60}\\b${lease}s?\\b|\\b${lease}\\s+assignment\\b`, 'i'),
  },
  {
    name: 'guaranty',
    kind: other,
    label: 'a guaranty',
    pattern:
      /^\W*(?:exhibit\s+\S+\s+)?(?:(?:unconditional|continuing|limited|absolute|personal|corporate|lease|form\s+of|good\s+guy)\s+)*(?:guarant(?:y|ee|ies)|indemnity)(?:\s+(?:of|agreement)|\W*$)/i,
  },
  { name: 'estoppel', kind: other, label: 'an estoppel certificate', pattern: /\bestoppel\b/i },
  {
    name: 'snda',
    kind: other,
    label: 'a subordination or non-disturbance agreement',
    pattern: /\bsubordination\b|\bnon-?disturbance\b|\battornment\b/i,
  },
  {
    name: 'memorandum',
    kind: other,
    label: 'a memorandum of a lease',
    pattern: new RegExp(`\\b(?:memorandum|notice|short\\s+form)\\s+of\\s+${lease}\\b`, 'i'),
  },
  {
    name: 'notice',
    kind: other,
    label: 'a notice under a lease',
    pattern: /^\W*(?:[\w-]{1,60}-day\s+)?notice\s+(?:of|to)\b/i,
  },
  {
    name: 'account',
    kind: other,
    label: 'a rent roll or statement of account',
    pattern: /\brent\s+roll\b|^\W*invoice\b|\bstatement\s+of\s+account\b/i,
  },
  {
    name: 'insurance',
    kind: other,
    label: 'an insurance policy or certificate',
    pattern: /\bcertificate\s+of\s+(?:\w+\s+)?insurance\b|\binsurance\s+policy\b/i,
  },
  { name: 'appraisal', kind: other, label: 'an appraisal', pattern: /\bappraisal\b/i },
  {
    name: 'termination',
    kind: other,
    label: 'a termination of a lease',
    pattern: new RegExp(
      `\\b(?:${lease}\\s+(?:termination|cancellation|surrender|buy-?out)|(?:termination|surrender|cancellation)\\s+(?:and\\s+\\w+\\s+)?of\\s+(?:the\\s+)?(?:\\w+\\s+)?${lease}|(?:termination|surrender|cancellation)\\s+agreement)\\b`,
      'i',
    ),
  },
  {
    name: 'easement',
    kind: other,
    label: 'an easement',
    pattern: /\beasements?\b|\bright[- ]of[- ]way\s+(?:agreement|deed|grant)\b/i,
  },
  {
    name: 'software',
    kind: other,
    label: 'a software or technology license',
    pattern:
      /\b(?:software|technology|patent|trademark|intellectual\s+property|source\s+code|content|data)\b[^.]{0,40}\blicen[cs]e\b|\blicen[cs]e\s+and\s+(?:\w+\s+)?(?:development|supply|distribution|collaboration|services?|royalty)\s+agreement\b/i,
  },
  {
    name: 'amendmentOfLease',
    kind: 'amendment',
    label: 'an amendment of a lease',
    pattern: new RegExp(
      `\\b(?:amendment|amending|addendum|supplement(?:al)?|modification|extension|renewal)\\b[^.]{0,70}\\b${lease}\\b|\\b${lease}\\b[^.]{0,40}\\b(?:amendment|addendum|modification|extension|renewal|amending|supplement)\\b`,
      'i',
    ),
  },
  {
    name: 'leaseAndMore',
    kind: 'lease',
    label: 'a lease',
    pattern: new RegExp(
      `\\b(?:construction|development|design|build(?:ing)?|services?|operating|management|option|purchase|loan|improvement)s?\\s*(?:and|&|\\/)\\s*${lease}\\b|\\b${lease}\\s*(?:,|and|&|with|\\/)\\s*(?:an?\\s+)?(?:\\w+\\s+){0,2}(?:construction|development|services?|operating|management|option|purchase|improvement|security)`,
      'i',
    ),
  },
  {
    name: 'purchaseAndSale',
    kind: 'psa',
    label: 'a purchase and sale agreement',
    pattern:
      /\b(?:purchase\s+(?:and|&)\s+sales?|sale\s+(?:and|&)\s+purchase|purchase\s+agreement|agreement\s+(?:of|for)\s+(?:the\s+)?(?:purchase|sale)|contract\s+(?:of|for)\s+(?:the\s+)?(?:purchase|sale)|sales?\s+(?:agreement|contract)|purchase\s+contract|offer\s+to\s+purchase|asset\s+purchase|stock\s+purchase|share\s+purchase|sale\s+of\s+(?:real\s+)?(?:estate|property)|agreement\s+to\s+(?:purchase|sell|buy))\b/i,
  },
  {
    name: 'loan',
    kind: other,
    label: 'a loan or credit agreement',
    pattern:
      /\b(?:loan|credit|(?:credit|loan|term|revolving)\s+facility|financing|security|pledge|participation|disburs(?:ing|ement))\s+(?:\w+\s+){0,3}?agreement\b|\bpromissory\s+note\b|\bterm\s+loan\b|\bline\s+of\s+credit\b|\bconstruction\s+(?:term\s+)?loan\b/i,
  },
  {
    name: 'employment',
    kind: other,
    label: 'an employment agreement',
    pattern:
      /\b(?:employment|severance|consulting|separation|retention|non-?compet\w+|executive\s+(?:compensation|services))\b[^.]{0,40}\b(?:agreement|contract|letter|offer)\b|\boffer\s+(?:of\s+employment|letter)\b/i,
  },
  {
    name: 'settlement',
    kind: other,
    label: 'a settlement or release',
    pattern: /\bsettlement\s+agreement\b|\b(?:general|mutual)\s+release\b/i,
  },
  {
    name: 'confidentiality',
    kind: other,
    label: 'a confidentiality agreement',
    pattern: /\b(?:non-?disclosure|confidentiality)\b/i,
  },
  {
    name: 'agency',
    kind: other,
    label: 'an agency, brokerage or management agreement',
    pattern:
      /\b(?:management|listing|brokerage|agency|leasing\s+(?:services|commission)|commission)\s+(?:and\s+\w+\s+)?(?:agreement|contract|authori[sz]ation)\b|\b(?:right|authori[sz]ation)\s+to\s+(?:lease|represent)\b/i,
  },
  {
    name: 'construction',
    kind: other,
    label: 'a construction agreement',
    pattern:
      /\b(?:construction|contractor|subcontract(?:or)?|architect|design[- ]build|engineering)\b[^.]{0,60}\b(?:agreement|contract|project)\b|\bcontract\s+for\s+(?:the\s+)?construction\b/i,
  },
  {
    name: 'services',
    kind: other,
    label: 'a services or business agreement',
    pattern:
      /\b(?:services?|consultancy|development|supply|distribution|franchise|partnership|operating|merger|joint\s+venture|marketing|maintenance|storage|parking|hosting|colocation)\s+(?:and\s+(?!licen[cs]e)\w+\s+)?(?:agreement|contract)\b|\bagreement\s+and\s+plan\s+of\s+merger\b/i,
  },
  {
    name: 'groundLease',
    kind: 'ground_lease',
    label: 'a ground lease',
    pattern: /\bground\s+(?:sub)?lease\b|\bland\s+(?:use\s+right\s+)?lease\b|\blease\s+of\s+land\b|\bsite\s+lease\b/i,
  },
  { name: 'sublease', kind: 'sublease', label: 'a sublease', pattern: /\b(?:sub|under)-?(?:lease|tenancy|letting)\b/i },
  {
    name: 'lease',
    kind: 'lease',
    label: 'a lease',
    pattern:
      /\b(?:lease(?!\s+(?:advis(?:ory|ors?)|brokers?|brokerage|consult\w+|services|administration|solutions|realty)\b)|leasing\s+(?:agreement|contract)|tenancy\s+(?:agreement|contract)|(?:rental|renting|rent)\s+(?:agreement|contract)|agreement\s+to\s+rent)\b/i,
  },
  {
    name: 'license',
    kind: 'license',
    label: 'a license to occupy space',
    pattern:
      /^\W*(?:[\w'’/&-]{1,60}\s+){0,6}licen[cs]e(?:\s+agreement)?(?:\s+(?:to|for|of|between)\b.*)?\W{0,200}$|\bthis\s+(?:\w+\s+){0,3}licen[cs]e\b|\b(?:use\s+and\s+)?occupancy\s+agreement\b/i,
  },
  {
    name: 'bareConsent',
    kind: other,
    label: 'a consent agreement',
    pattern: /\bconsent\b/i,
  },
  {
    name: 'bareAmendment',
    kind: 'amendment',
    label: 'an amendment of a lease',
    pattern:
      /^\W*(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\s+)?(?:amendment|addendum|extension\s+agreement|letter\s+amendment|modification\s+agreement)(?:\s+(?:no\.?|number|#)\s*\w+)?\W*$/i,
  },
];

export function titleRule(line: string, off: string | null = null): TitleRule | null {
  return switchedOn(titleRules, off).find(({ pattern }) => pattern.test(line)) ?? null;
}
