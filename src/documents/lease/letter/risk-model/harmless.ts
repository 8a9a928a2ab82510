import type { Side } from '#contract/lease-report.ts';

/**
 * Sentences that use the words of a risk but state none: they ask, greet or announce, say that there is nothing, give
 * the tenant a right, or make the landlord do something.
 */
export interface Harmless {
  readonly name: string;
  readonly says: RegExp;
  /** Words that make the sentence a risk again: the right depends on something, or the tenant pays for it. */
  readonly unless?: RegExp;
  /** Harmless only for this party; if omitted, for both. */
  readonly to?: Side;
}

const landlord = /(?:landlord|owner|ownership|lessor|LL|sub-?landlord|licensor)/.source;
const tenant = /(?:tenant|lessee|sub-?tenant|licensee|you)/.source;
/** A number, a bullet or a label before the statement. */
const start = /^[^A-Za-z(]{0,12}(?:[\w'’ /&.-]{2,40}(?::|\t|\s[–-])\s*)?/.source;

/** A right or a promise that depends on something isn't harmless. */
const butIf =
  /\b(?:if|unless|provided|so long as|as long as|subject to|condition\w*|only|until|except|fee|cost\w*|paying|pays?|payment|penalt\w*|unamorti[sz]\w*|repay\w*|lose|forfeit\w*|default\w*|not|no|never|limited|revo\w*|but)\b|n['’]t\b/i;
/** The landlord does it, but the tenant pays, or the promise is soft or limited. */
const tenantPays =
  /\b(?:tenant|lessee|sub-?tenant|licensee|you|your|T pays?|pass\w*|recover\w*|recharg\w*|amorti[sz]\w*|CAM|opex|operating|service charge|may|can|might|reserv\w*|not|no|never|if|unless|until|subject|only|reasonable|efforts|endeavou?rs|try|tries|hope\w*|expect\w*|anticipat\w*|except|but|discretion|option|choos\w*|decid\w*|determin\w*|terminat\w*|credit|deduct\w*|indemnif\w*)\b|n['’]t\b/i;

export const harmless: readonly Harmless[] = [
  {
    name: 'question',
    says: /^(?:[^A-Za-z]{0,8}|[AQ]?\d{1,2}[.)]\s*)(?:is|are|can|could|would|will|does|do|may|might|any chance|any|what|how|where|who|when (?:can|will|do|does|would|is|are)|what about)\s+(?:I|we|you|y['’]?all|it|this|that|the|there|they|she|he|your|rent|of|much|many|long|in|early|to)\b[^.;:,]{0,90}$/i,
  },
  {
    name: 'greeting or signature',
    says: /^\W*(?:dear|hi|hello|hey|to whom|yours|regards|best|kind regards|warm\w*|thanks|thank you|sincerely|respectfully|cheers|subj(?:ect)?|re|cc|sent (?:from|by|on)|attn)\b[^.;]{0,90}$/i,
  },
  {
    name: 'name and role',
    says: /^\W{0,4}(?:[A-Z][\w'’.-]{0,20}\s){1,3}?[A-Z][\w'’.-]{0,20},\s*(?:[\w'’&]{1,20}\s){0,4}(?:manager|director|president|partner|agent|broker|counsel|attorney|solicitors?|LLP|LLC|Inc|Ltd|owner|trustee|secretary|associate|principal|officer|CFO|CEO|greenhouses)\W*$/i,
  },
  {
    name: 'lead-in',
    says: /:\s*$/,
  },
  {
    name: 'numbered title',
    says: /^\W{0,3}(?:question|item|section|exhibit|schedule|part)\s\w{1,4}[.:),]?\s[^.;:]{0,60}\W?$/i,
  },
  {
    name: 'announcement',
    says: /\b(?:on|set out|outlin\w+|submit\w*|present\w*|propos\w+|offers?|are|with|see|find|below|attached)\b[^.;]{0,60}\b(?:these|the|as|our|following|below)\b[^.;]{0,24}\b(?:terms|proposal|follows|following|offer|counter|commercials|points|changes|conditions)\b[^.;]{0,40}\W{0,3}$/i,
    unless:
      /\b(?:accept\w*|agree\w*|bind\w*|bound|apply|applies|govern\w*|otherwise|listed|stands?|stays?|incorporat\w*)\b/i,
  },
  {
    name: 'marked changes',
    says: /\bchanges\b[^.;]{0,40}\b(?:are|is|have been) (?:marked|highlighted|tracked|shown|noted|in (?:red|bold|blue))\b/i,
  },
  {
    name: 'nothing there',
    says: /^[^:\t]{0,40}(?::|\t|\s[–-])\s*(?:none|nil|n\/a|not applicable|not required|deleted?|waived|struck|not asked(?: for)?)\W*$|\b(?:not applicable|does not apply|not required|is not asked|has been (?:deleted|removed|struck)|is (?:deleted|struck|out))\W*$|^[^A-Za-z]{0,6}no (?:security )?(?:deposit|guarant\w+|fees?|late fee|penalty|relocation|radius|percentage rent|restoration|personal guarant\w+)\b[^.;,]{0,40}$/i,
    unless:
      /\b(?:terminat\w*|resil\w*|break|renew\w*|extension|extend|option|exit|early|assign\w*|sublet\w*|cap|limit|cure|SNDA|non-disturbance|parking|exclusive)\b/i,
  },
  {
    name: 'right of the tenant',
    says: new RegExp(
      `${start}\\b(?:the\\s+)?${tenant}['’]?s?\\s+(?:shall |will )?(?:also )?(?:may|can|has (?:the|a|an|two|one|first)|have (?:the|a|an|two|one|first)|is free to|are free to|is entitled to|get|gets|decides?|keeps?|takes? (?:its|your))\\b(?!\\s+(?:not|only|be charged|be moved|be asked|have to|lose))`,
      'i',
    ),
    unless: butIf,
    to: 'tenant',
  },
  {
    name: 'duty of the landlord',
    says: new RegExp(
      `${start}\\b(?:the\\s+)?${landlord}\\b(?:['’]s (?:contractor|work\\w*))?\\s+(?:shall |will |must |to |agrees to |also |has to |is to )?(?:pay|pays|provide|provides|deliver|delivers|supply|supplies|replace|replaces|repair|repairs|maintain|maintains|fix|fixes|paint|paints|install|installs|put|puts|build|builds|remove|removes|insure|insures|bear|bears|carry|carries|keep|keeps|clean|cleans|finish|finishes|complete|completes|give|gives|grant|grants|contribute|contributes|acknowledge|acknowledges|waive|waives|demise|demises|core|cores|warrant|warrants|hold|holds (?:the|it)|strip|strips)\\b`,
      'i',
    ),
    unless: tenantPays,
    to: 'tenant',
  },
  {
    name: 'tenant is free of it',
    says: /\b(?:tenant|lessee|sub-?tenant|licensee|T|you|we)(?: is| are| shall| will|['’]re)? not (?:be )?(?:liable|responsible|required|obliged|charged)\b|\b(?:tenant|lessee|sub-?tenant|licensee|T|you|we) (?:need(?:n['’]t| not)|do(?:es)?(?:n['’]t| not) (?:have|need) to)\b/i,
    unless: /\b(?:but|except\w*|unless|only|if)\b/i,
    to: 'tenant',
  },
  {
    name: 'credit',
    says: /\b(?:is|are|be|will be|shall be|gets?|fully)?\s?(?:credited|applied|credit) (?:to|against|toward|towards)\b/i,
    unless:
      /\b(?:forfeit\w*|non-?refundable|kept|keeps?|if|unless|retain\w*|otherwise|default\w*|lost|stays?|deduct\w*|only)\b/i,
    to: 'tenant',
  },
  {
    name: 'reasonable consent',
    says: /\b(?:consent|approval)\b[^.;]{0,40}\b(?:not (?:to )?be (?:unreasonably|unduly)|not unreasonably|reasonable|won['’]t be unreasonably)\b|\breasonable consent\b/i,
    unless:
      /\b(?:fee|profit\w*|liable|guarant\w*|recaptur\w*|whole only|except|but|net worth|financ\w*|control|cancel\w*|terminat\w*|\d\s?%|personal|lender|mortgag\w*|must|head|prime|superior)\b/i,
    to: 'tenant',
  },
  {
    name: 'nothing binds yet',
    says: /\b(?:no(?:t|thing|body|r)?|neither|none|n['’]t)\b[^.;]{0,60}\b(?:bind\w*|bound|final|deal|contract|agreement|obligat\w*|acceptance|commit\w*)\b[^.;]{0,60}\b(?:until|till|til|unless|before)\b|\bnot (?:an acceptance|a contract|binding|an offer|a commitment)\b|\b(?:discussion|negotiation) purposes only\b/i,
    unless:
      /\b(?:except\w*|save|other than|but|however|deposit|exclusiv\w*|confidential\w*|lender|board|committee|dies|lapses|others?|asking|another)\b/i,
  },
];

/** The name of the pattern that makes the sentence harmless for this party; null if none does. */
export function harmlessReading(sentence: string, side: Side, readings: readonly Harmless[] = harmless): string | null {
  const found = readings.find(
    ({ says, unless, to }) =>
      (to === undefined || side === to || side === 'both') && says.test(sentence) && !unless?.test(sentence),
  );
  return found?.name ?? null;
}
