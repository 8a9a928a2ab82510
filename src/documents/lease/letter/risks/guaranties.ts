import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Risks in who guarantees the tenant's obligations, and in advance payments. */
export const guarantyRisks: readonly LetterRisk[] = [
  {
    rule: 'personal_guaranty_stated',
    yieldsTo: ['personal_guaranty', 'limited_personal_guaranty', 'guaranty_waiver_conditional', 'new_guarantor'],
    severity: 'high',
    hurts: 'tenant',
    text: 'A person guarantees the lease.',
    why: 'Private assets are at risk if the business fails.',
    question: 'Can the guaranty be capped, or end after a few years of payment on time?',
    evidence: [
      { name: 'person', says: words.guaranty, and: [words.person] },
      { name: 'nameSigns', says: words.nameSigns, and: [words.guaranty] },
      {
        name: 'signsPersonally',
        says: /\bsign\w*\b[^.;]{0,15}\b(?:personally|individually)\b|\b(?:personally|individually|solidarily) (?:liable|responsible|bound|sign)|\bbinds? (?:himself|herself|themselves) (?:solidarily|jointly|personally)\b/i,
      },
      {
        name: 'named',
        says: /\b(?:[Cc]ovenantor|[Ii]ndemnifier|[Ii]ndemnitor|[Gg]uarantor)s?\b[^A-Z.;]{0,12}[A-Z][a-z]+ (?!(?:Holdings|Group|Capital|Partners|Properties|Company|Brands|Trust)\b)[A-Z][a-z]+\b(?! (?:Inc|LLC|Ltd|Corp|Holdings|Group|Limited|Trust|Partners|Capital|Company|BV|GmbH)\b)(?!,? (?:Inc|LLC|Ltd|Corp|Limited))/,
      },
      {
        name: 'bothOwners',
        says: /\b(?:you|he|she|uncle \w+|\w+) (?:plus|and) (?:you|\w+), both\b|\bsign with us\b|\b(?:you|they|owners?|spouses?|brothers|sisters|partners|wives) (?:would |will |must |have to |to )?both (?:have to )?sign\b/i,
      },
    ],
    unless: [
      {
        name: 'ends',
        says: /\b(?:falls? away|waived|released|terminates|expires)\b[^.;]{0,30}\d|\b(?:withdrawn|dropped|deleted)\b|\b(?:no|not|without|never|nobody|none|neither|isn['’]t|won['’]t|doesn['’]t|instead of|rather than|in lieu of|dropping)\b[^.;]{0,45}\b(?:guarant\w+|personal\w*|PG|indemnif\w+|sign\w*)\b/i,
      },
      {
        name: 'released',
        says: /\bguarant(?:y|ee|ies|ees)\b[^.;]{0,20}\b(?:will be|shall be|is|are|be) (?:released|cancell?ed|discharged|returned)\b(?!\s(?:if|when|once|after|only|provided|unless))/i,
      },
      { name: 'notRequired', says: words.guarantyNotRequired },
      {
        name: 'otherThing',
        says: /\b(?:member(?:ship)? agreements?|guaranteed (?:maximum|price|delivery)|not guaranteed|personal (?:property|to)|broker\w*)\b/i,
      },
    ],
  },
  {
    rule: 'corporate_guaranty',
    yieldsTo: ['bank_guarantee'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'Another company guarantees the lease.',
    why: 'The whole group pays if the tenant cannot.',
    question: 'Can the guaranty be capped, or fall away after some years?',
    evidence: [
      {
        name: 'backedBy',
        says: /\b(?:lease|rent|obligations?)\b[^.;]{0,25}\b(?:backed|underwritten) by\b/i,
        and: [words.company],
      },
      {
        name: 'company',
        says: /\b(?:guarant(?:y|ee|or|eed|ees)|indemnif(?:ier)|indemnitor|covenantor|surety|stands? behind|on the hook|backs)\b/i,
        and: [words.company],
      },
    ],
    unless: [
      { name: 'landlords', says: /\b(?:landlord|owner|lessor)['’]s (?:parent|affiliate)\b/i },
      {
        name: 'denied',
        says: /\b(?:no|not|without|never|nobody|none|neither|nor|isn['’]t|won['’]t|dropping|instead of|rather than|falls? away|released)\b/i,
      },
      { name: 'person', says: /\b(?:personal(?:ly)?|individual(?:ly)?|bank guarantee|first demand)\b/i },
    ],
  },
  {
    rule: 'bank_guarantee',
    severity: 'medium',
    hurts: 'tenant',
    text: 'A bank must pay the landlord on demand.',
    why: 'The landlord can draw before a dispute is decided, and the bank wants cash for it.',
    question: 'Can the amount fall over time, and a draw require a stated default?',
    evidence: [
      { name: 'bank', says: /\bbank(?:er['’]s)? guarantee\b/i },
      { name: 'onDemand', says: /\b(?:on (?:first|simple) demand|directly enforceable)\b/i },
    ],
    unless: [{ name: 'none', says: /\b(?:no|not|without|instead of|in place of)\b/i }],
  },
  {
    rule: 'credit_support_refused',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant is a new or single-purpose company.',
    why: 'It may own nothing that pays the rent.',
    question: 'Who guarantees the lease, or how large is the deposit?',
    evidence: [
      {
        name: 'singlePurpose',
        says: /\b(?:single[\s-]purpose|newly formed|to be formed|new(?:ly)? (?:entity|company|LLC)|special[\s-]purpose|shell company|newco)\b/i,
      },
    ],
    unless: [{ name: 'landlordEntity', says: /\b(?:landlord|owner|lessor|buyer|purchaser)\b/i }],
  },
  {
    rule: 'large_deposit',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The deposit is three months’ rent or more.',
    why: 'The money is tied up for the whole term.',
    question: 'Can it be lower, or be paid back in steps?',
    evidence: [
      {
        name: 'year',
        says: /\b(?:deposit|security|bond|letter of credit|LC)\b/i,
        and: [/\b(?:one|a|half an?) (?:full )?years?['’]?s? (?:of )?(?:\w+ )?rent\b/i],
      },
      {
        name: 'times',
        says: /\b(?:deposit|security|bond)\b/i,
        and: [/\b(?:[3-9]|1[0-2]|three|four|five|six|nine|twelve)\s?(?:x|times)\s(?:the )?(?:gross )?month/i],
      },
      {
        name: 'inDeposit',
        says: /\b(?:three|four|five|six|nine|twelve|[3-9]|1[0-2])\)?[\s-](?:gross |monthly |full )?(?:months?['’]?|mos?\.?)\b(?: of)?[^.;,]{0,20}\b(?:rents?|rate)\b/i,
        under: ['deposit'],
      },
      {
        name: 'depositOf',
        says: words.deposit,
        and: [
          /\b(?:three|four|five|six|nine|twelve|[3-9]|1[0-2])\)? (?:gross |monthly )?(?:months?['’]?|monthly) (?:of )?(?:\w+ )?rents?\b/i,
        ],
      },
      {
        name: 'letterOfCredit',
        says: /\b(?:letter of credit|guarantee)\b/i,
        and: [
          /\b(?:three|four|five|six|nine|twelve|[3-9]|1[0-2])\)? (?:gross |monthly |full )?(?:months?['’]?|monthly)\b/i,
          /\brents?\b|\brate\b/i,
        ],
      },
    ],
    unless: [{ name: 'free', says: /\b(?:free|abat\w+|waived|after|reduc\w+ to|limited to|capped at)\b/i }],
  },
  {
    rule: 'rent_prepaid',
    severity: 'low',
    hurts: 'tenant',
    text: 'Rent is paid in advance.',
    why: 'Prepaid rent is hard to get back if the deal fails.',
    question: 'When is it credited, and is it returned if the space is not delivered?',
    evidence: [
      {
        name: 'withAcceptance',
        says: /\b(?:month|quarter|rent)\b[^.;]{0,40}\b(?:with|on|upon) (?:your |the )?acceptance\b/i,
        and: [/\b(?:pay|payable|paid|due|advance|prepaid|up ?front)\b/i],
      },
      {
        name: 'firstAndLast',
        says: /\bfirst (?:and|&|n|\+) last\b|\blast (?:month|mo)['’]?s?\b[^.;]{0,30}\b(?:up front|in advance|prepaid|now)\b/i,
      },
      {
        name: 'inAdvance',
        says: /\b(?:prepaid|pre-?paid|up front|in advance)\b/i,
        and: [
          /\b(?:\w+ months?|quarter|half[\s-]year|year)['’]?\b[^.;]{0,12}\brent|\brent\b[^.;]{0,40}\b(?:quarterly|half[\s-]yearly|yearly|annually) in advance/i,
        ],
      },
    ],
    unless: [
      { name: 'monthly', says: /\bmonthly\b|\bone month['’]?s rent\b/i },
      // The usual rent days in Britain.
      { name: 'quarterDays', says: /£[^;]{0,80}\bquarterly in advance\b/i },
    ],
  },
  {
    rule: 'security_step_down_conditional',
    severity: 'low',
    hurts: 'tenant',
    text: 'Security is reduced only if the tenant was never late.',
    why: 'One late payment can cancel the reduction.',
    question: 'Can only an uncured default count?',
    evidence: [
      {
        name: 'condition',
        says: /\b(?:step\w*|reduc\w+|drop\w*|burn\w*|half|back|return\w*|released?|shrink|falls?|handed back)\b/i,
        and: [
          /\b(?:absent|provided|so long as|as long as|if (?:no|never|not)|unless|only if)\b[^.;]{0,40}\b(?:default\w*|late|missed)\b|\b(?:clean|on-time|timely)\b[^.;]{0,12}\b(?:months|payments)\b/i,
          /\b(?:deposit|letter of credit|LOC|L\/C|security|guarant\w+|cash|held|hold)\b/i,
        ],
      },
    ],
  },
  {
    rule: 'security_can_grow',
    severity: 'medium',
    hurts: 'tenant',
    text: 'More security is due if the tenant’s credit weakens.',
    why: 'It is demanded when cash is short.',
    question: 'Can the trigger and the amount be limited?',
    evidence: [
      {
        name: 'goesUp',
        says: /\b(?:deposit|letter of credit|security|bond|bank guarantee)\b[^.;]{0,20}\b(?:goes up|rises|increases?|grows)\b[^.;]{0,40}\bto [$£€]\s?\d/i,
      },
      {
        name: 'trigger',
        says: /\b(?:fall|falls|drop|drops|downgrade\w*|below|deteriorat\w+|weaken\w*)\b/i,
        and: [
          /\b(?:letter of credit|deposit|guarant\w+|security|top up)\b/i,
          /\b(?:rating|net worth|credit|BBB|investment grade|should it|tangible)\b/i,
        ],
      },
    ],
    unless: [{ name: 'shrinks', says: /\b(?:shrink|reduc\w+|falls? away|released?|never below)\b/i }],
  },
  {
    rule: 'landlord_lien',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The landlord takes a lien on the tenant’s property.',
    why: 'It can block equipment loans and the sale of the business.',
    question: 'Can the landlord waive the lien, or rank behind lenders?',
    evidence: [
      {
        name: 'filing',
        says: /\bUCC(?:-1)?\b[^.;]{0,20}\b(?:filing|statement|lien)\b|\b(?:landlord|owner|lessor|we)\b[^.;]{0,12}\b(?:keeps?|holds?)\b[^.;]{0,12}\b(?:lien|charge|security interest)\b/i,
      },
      {
        name: 'lien',
        says: /\b(?:landlord|lessor|owner)\b[^.;]{0,15}\b(?:has|have|gets?|takes?|retains?|reserves?|wants?|shall have|is granted)\b[^.;]{0,15}\b(?:lien|security interest|hypothec)\b|\b(?:lien|security interest|hypothec)\b[^.;]{0,25}\b(?:on|in|over) (?:the )?(?:tenant|lessee|inventory|equipment|stock|movables|fixtures)|\b(?:lien(?! (?:waiver|release))|security interest|hypothec|pledge|chattel mortgage)\b[^.;]{0,60}\b(?:in favou?r of|granted to|for) (?:the )?(?:landlord|lessor|owner)\b/i,
      },
    ],
    unless: [{ name: 'waived', says: /\b(?:no|waive[sd]?|without|subordinat\w+|refused|lender|bank)\b/i }],
  },
];
