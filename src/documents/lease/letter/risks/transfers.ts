import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks in assignment, subletting and changes of control. */
export const transferRisks: readonly LetterRisk[] = [
  {
    rule: 'no_transfer',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant may not assign or sublet.',
    why: 'It cannot sell the business or share the cost of empty space.',
    question: 'Can transfers be allowed with reasonable consent?',
    ofNegation: true,
    evidence: [
      {
        name: 'prohibited',
        says: /\b(?:alienation|assign\w*|sub-?letting|transfers?|underletting)\b[^.;]{0,25}\b(?:prohibited|forbidden|barred|excluded)\b/i,
      },
      { name: 'onlyAffiliates', says: /^\W*not allowed except\b|\tnot allowed except\b/i, under: ['assignment'] },
      {
        name: 'not',
        says: /\b(?:no|not|can['’]t|cannot|never|prohibited|don['’]t|forbidden)\b(?! one)[^.;]{0,30}\b(?:assign\w*|sub-?let\w*|sub-?sub\w*|sub-?leas\w*|subbing|transfer|passed along|underlet\w*|alienat\w+)\b/i,
      },
      {
        name: 'row',
        says: /^(?:assignment|subletting|transfers?|alienation|assign\S*)[^\t]{0,30}\t\W*(?:no\b|none|not (?:permitted|allowed)|prohibited)/i,
      },
      {
        name: 'excluded',
        says: /\b(?:termination right|right)\b[^.]{0,60}\b(?:540|sublet\w*)\b[^.]{0,30}\bexcluded\b/i,
      },
    ],
    unless: [
      {
        name: 'withConsent',
        says: /\b(?:consent|approv\w+|permission|unreasonabl[ey]|ask(?:ing|ed)?|agrees|unless|ok|withheld|count as|not subletting|isn['’]t sub\w+|(?:is|be) not (?:a )?(?:sub|assign|transfer)\w*)\b/i,
      },
      {
        name: 'ofOption',
        says: /\b(?:option|right|period|extension|deposit|transfer (?:tax|fee)|deemed)\b(?! to (?:assign|sublet))/i,
      },
      // `No binding obligation until a sublease is signed`
      { name: 'binding', says: /\b(?:binding|obligat\w+|bound)\b[^.;]{0,40}\bsub-?(?:lease|let)\b/i },
      // `Assignment of the whole with consent. No underletting.`
      {
        name: 'mayAssign',
        says: /\bassign\w*(?: of (?:the )?whole)?\b[^.;]{0,40}\b(?:with (?:the )?(?:landlord['’]s )?consent|permitted with|not (?:to )?be unreasonably)/i,
        anywhere: true,
      },
      { name: 'gain', says: /\bno (?:profit|sharing|share|recapture|fee|bonus|premium)\b/i },
      // `No sublease may follow`, `no binding sublease exists`: the deal itself.
      {
        name: 'theDeal',
        says: /\b(?:no|not a|neither)\b(?: \w+)? sub-?lease (?:may|has been|is|exists?|comes?|will|shall|until|unless)\b/i,
      },
      { name: 'ofPart', says: /\b(?:assign\w*|sub-?let\w*|underlet\w*|transfers?) (?:of )?(?:a )?part\b/i },
    ],
  },
  {
    rule: 'control_counts_as_transfer',
    severity: 'medium',
    hurts: 'tenant',
    text: 'A sale of shares counts as a transfer.',
    why: 'Investors and a sale of the company need the landlord’s consent.',
    question: 'Can sales of shares, new investors and mergers be allowed without consent?',
    evidence: [{ name: 'control', says: words.control, and: [words.counts] }],
    unless: [
      {
        name: 'free',
        says: /\b(?:not|no|free\w*|without|permitted|exempt|except\w*|apart from|other than|never|may)\b/i,
      },
    ],
  },
  {
    rule: 'tenant_stays_liable',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant stays liable after it assigns.',
    why: 'It pays when the next tenant does not.',
    question: 'Can it be released when the next tenant is strong enough?',
    evidence: [
      {
        name: 'liable',
        says: /\b(?:stays?|remains?|continues? to be|still) (?:fully |jointly |primarily )?(?:liable|responsible|on the hook|solidar\w+)\b|\bno release\b|\b(?:not|without) (?:be(?:ing)? )?releas\w+\b|\bAGA\b|\bauthori[sz]ed guarantee agreement\b|\bsolidary with\b/i,
      },
    ],
    unless: [
      {
        name: 'environment',
        says: /\b(?:seller|landlord|owner|lessor)\b[^.;]{0,25}\b(?:stays?|remains?|continues?|still)\b|\b(?:environment\w*|contaminat\w*|what is there|deposit|lien|mortgage)\b/i,
      },
      {
        name: 'charges',
        says: /\b(?:remains?|stays?|still) (?:fully )?(?:responsible|liable) for\b[^.;]{0,60}\b(?:charges?|costs?|taxes|expenses|utilities|rent)\b/i,
      },
    ],
  },
  {
    rule: 'profit_shared',
    severity: 'low',
    hurts: 'tenant',
    text: 'Profit from a sublease or sale is shared with the landlord.',
    why: 'The sale price of a business can be taken for profit.',
    question: 'Can the sale of the business and costs be left out?',
    evidence: [
      {
        name: 'profit',
        says: /\b(?:profits?|upside|premium|overage|excess rent)\b/i,
        and: [/\b(?:\d+\s?%|50\/50|half|split|shared?|to (?:the )?(?:landlord|owner|LL))/i, words.transfer],
      },
    ],
    unless: [{ name: 'none', says: /\b(?:no profit|keep all|without|not|none|free)\b/i }],
  },
  {
    rule: 'free_transfer',
    severity: 'low',
    hurts: 'landlord',
    text: 'The tenant may transfer without consent in some cases.',
    why: 'The landlord may get a tenant that it did not choose.',
    question: 'Can the new tenant be required to have a stated net worth, and the old one stay liable?',
    evidence: [
      {
        name: 'noConsent',
        says: words.transfer,
        and: [
          /\b(?:without\b[^.;]{0,20}\b(?:consent|approval|permission)|free(?:ly)?\b|no (?:consent|approval|veto)|(?:affiliates?|successors?|mergers?|related companies)\b[^.;]{0,20}\b(?:free|exempt|permitted|ok|allowed))/i,
        ],
      },
      {
        name: 'notNeed',
        says: /\b(?:not|never) needs?\b[^.;]{0,10}\b(?:your|landlord['’]s|owner['’]s|you)\b[^.;]{0,15}\b(?:permission|consent|approval)?/i,
        and: [/\b(?:bought|merge|sell|investors?|sub\w+|assign\w*|transfer)\b/i],
      },
    ],
    unless: [
      {
        name: 'notWithout',
        says: /\b(?:not?|cannot|can['’]t|never|shall not|nor)\b[^.;]{0,60}\bwithout\b|\bfree(?:ly)? (?:rent|months?|parking|of charge)\b|\brent[\s-]free\b|\bjerk\b/i,
      },
    ],
  },
];
