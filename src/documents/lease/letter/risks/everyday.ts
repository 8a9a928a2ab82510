import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

/** Smaller everyday risks in offers of any form: renewal, increases, repairs, use, access, parking, signs. */
export const everydayRisks: readonly LetterRisk[] = [
  {
    rule: 'no_renewal_right',
    severity: 'medium',
    hurts: 'tenant',
    ofNegation: true,
    text: 'The tenant has no right to stay after the term.',
    why: 'It can lose its location and what it built there.',
    question: 'Can there be one option at market rent?',
    evidence: [
      {
        name: 'noOption',
        says: /\b(?:no|without(?: an?)?|not (?:offer|grant|give)\w*(?: an?)?|don['’]t get (?:our|an?)|can['’]t (?:offer|give|promise)(?: an?)?)\b[^.;]{0,15}\b(?:options? to (?:renew|extend)|renewals?(?: options?| rights?)?|extensions?|right to (?:renew|extend))\b/i,
      },
      {
        name: 'row',
        says: /^(?:renewal|renewals|options?(?: to (?:renew|extend))?|extensions?|second bite|more time)\t(?:[^\t]*\t)*\W{0,200}(?:no(?:t offered)?|nil)\W*$/i,
      },
      {
        name: 'missed',
        says: /\b(?:have|['’]ve|has|had|we|you|I|they) missed\b[^.;]{0,25}\b(?:option|renewal)\b|\b(?:option|renewal right)\b[^.;]{0,20}\b(?:has |have |had )?(?:lapsed|expired|run out)\b/i,
      },
      {
        name: 'wait',
        says: /\b(?:we['’]d see|we['’]ll see|see how it goes)\b/i,
        and: [/\b(?:after|stay|renew|august|year|months?|no promises)\b/i],
      },
    ],
    unless: [
      {
        name: 'later',
        says: /\b(?:no (?:fee|automatic)\b|no (?:extension|renewal) (?:fee|of)|extension (?:of time|fee)|once exercised|further extension|no floor|deadline)\b/i,
      },
    ],
  },
  {
    rule: 'steep_increase',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Rent rises by 5% or more a year.',
    why: 'It rises faster than most prices.',
    question: 'Can the yearly increase be lower?',
    evidence: [
      {
        name: 'yearly',
        says: /\b(?<![\d.])(?:[5-9]|1\d)(?:\.\d+)?\s?(?:%|percent|p\.?c\.?)[^.;]{0,20}\b(?:a|per|each|every)\s(?:year|yr|annum|anniversary)\b|\b(?<![\d.])(?:[5-9]|1\d)(?:\.\d+)?\s?(?:%|percent)\s(?:annual(?:ly)?|yearly|p\.?a\.?)\b|\b(?:annual(?:ly)?|yearly)\b[^.;]{0,20}\b(?:by |of )?(?<![\d.])(?:[5-9]|1\d)(?:\.\d+)?\s?(?:%|percent)/i,
        and: [/\b(?:rent|bumps?|increas\w*|escalat\w*|rises?|up|grows?|steps?|goes|fee)\b/i],
      },
    ],
    unless: [
      {
        name: 'otherThing',
        says: /\b(?:CAM|opex|expenses?|costs?|controllables?|cap\w*|limit\w*|interest|late|commission|repairs?|management|admin\w*|discount|sales|revenue|(?:not|never|nor)(?: (?:to )?exceed| more| over| above)|no more|at most|max\w*|unpaid|default)\b/i,
      },
    ],
  },
  {
    rule: 'all_repairs_on_tenant',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant carries all repairs.',
    why: 'One old system can cost more than a year of rent.',
    question: 'Can the landlord be responsible for the roof, the structure and the replacement of systems?',
    evidence: [
      {
        name: 'everything',
        says: /\b(?:tenant|lessee|you)\b[^.;]{0,10}\b(?:repairs?|maintains?|fix(?:es)?|replaces?)\b[^.;]{0,12}\beverything\b/i,
      },
      {
        name: 'all',
        says: /\b(?:all|any|every|whatever)\b[^.;]{0,15}\b(?:repairs?|maintenance|upkeep|breakages?|breakdowns?)\b/i,
        and: [/\b(?:tenant|lessee|occupant|licensee|you|yours|your)\b/i],
      },
      {
        name: 'breaks',
        says: /\b(?:if|when|whatever) (?:it|anything|something) (?:breaks|fails|leaks|goes wrong)\b[^.;]{0,20}\b(?:you|yours|tenant|your)\b/i,
      },
    ],
    unless: [
      {
        name: 'landlord',
        says: /\b(?:landlord|owner|lessor|LL|we|I)\b[^.;]{0,15}\b(?:pays?|does|do|makes?|repairs?|maintains?|responsible|keeps?|handles?)\b|\b(?:except|other than|save|caused by|you cause|damage you|by tenant['’]s)\b/i,
      },
    ],
  },
  {
    rule: 'uses_barred',
    severity: 'low',
    hurts: 'tenant',
    text: 'Some uses or activities are barred.',
    why: 'They may be part of the business today or later.',
    question: 'Does the list touch what the tenant plans to do?',
    evidence: [
      {
        name: 'list',
        says: /\bno (?!(?:fewer|less|more|later|earlier|longer|sooner) than\b)\w+(?: \w+){0,2}(?:,| and| or|;) (?:and )?no (?!(?:fewer|less|more|later|earlier) than\b)\w+/i,
      },
      {
        name: 'underUse',
        says: /\bno (?!other tenant|other|one|more|fee|charge|rent|cost|restriction|limit)\w+/i,
        under: ['use'],
      },
      {
        name: 'offTheTable',
        says: /\b(?:off the table|prohibited use|not allowed|strictly forbidden|other than (?:liquor|adult))\b/i,
      },
    ],
    unless: [
      {
        name: 'otherNo',
        says: /\b(?:rent|zoning|spraying|representation|fee|charge|cost|deposit|guarant\w+|broker|commission|deal|tenant|penalt\w+|default|lease|obligation|liab\w+|brand|option|warranty|interest|increase|restaurant in|one|renewal|terminat\w+|right|free)\b/i,
      },
    ],
  },
  {
    rule: 'access_limited',
    severity: 'low',
    hurts: 'tenant',
    text: 'Access or hours are limited.',
    why: 'The tenant may need the space at other times.',
    question: 'Can there be access at all hours?',
    evidence: [
      {
        name: 'notThen',
        says: /\b(?:no access|not (?:before|after|on|during)|never (?:on|before|after|while|during)?|only (?:between|during|from|on|with))\b/i,
        and: [
          /\b(?:a\.?m\.?|p\.?m\.?|sundays?|saturdays?|weekends?|holidays?|nights?|friday|hours|season|harvest|events?|services?|escort\w*|knowledge)\b/i,
          /\b(?:access|open|enter|entry|come|climb|hours|gate|closed|use|deliver\w*|load\w*|park|work)\b/i,
        ],
      },
    ],
    unless: [
      {
        name: 'landlordsAccess',
        says: /\b(?:landlord|owner|lessor)(?:['’]s (?:people|staff|agents))?\b[^.;]{0,20}\b(?:enters?|access|entry|may enter|come)\b|\brent\b|\bHVAC\b/i,
      },
    ],
  },
  {
    rule: 'lease_on_landlord_form',
    yieldsTo: ['must_sign_form', 'processing_charge'],
    severity: 'low',
    hurts: 'tenant',
    text: 'The lease will be on the landlord’s form.',
    why: 'Landlord forms favor the landlord on many points that the offer leaves out.',
    question: 'Can the tenant see the form now, and ask for changes?',
    evidence: [
      {
        name: 'form',
        says: /\b(?:landlord|lessor|owner|LL|sub-?landlord|authority|city|church|mall|corporate)['’]s\s(?:\w+\s)?(?:form|standard (?:lease|agreement|bail|form)|lease form|net lease|template)\b|\b(?:standard|printed) (?:ground |office |retail |net )?(?:lease|licen[cs]e|bail)\b/i,
      },
    ],
    unless: [
      {
        name: 'notTheForm',
        says: /\b(?:BOMA|no standard|guarant\w+|indemnity|changes? (?:are )?welcome|tenant['’]s form)\b/i,
      },
    ],
  },
  {
    rule: 'renewal_notice_long',
    severity: 'low',
    hurts: 'tenant',
    text: 'The notice to renew is due a year ahead or more.',
    why: 'The date is easily missed, and plans that far ahead are guesses.',
    question: 'Can the notice be six to nine months?',
    evidence: [
      {
        name: 'year',
        says: /\b(?:12|15|18|24|twelve|fifteen|eighteen)(?:\s?\(\d+\))?[\s-](?:months?|mos?\.?)['’]?\b[^.;]{0,20}\b(?:notice|before|prior|ahead)\b|\b(?:360|365|540) days\b/i,
        and: [words.renewal],
      },
    ],
    unless: [
      {
        name: 'termination',
        says: /\b(?:terminat\w+|cancel\w*|redevelop|demol\w+|break|shrink|nine to|9 to|9-12|9–12)\b/i,
      },
      // `not less than nine nor more than fifteen months`: nine months are enough.
      { name: 'window', says: /\b(?:at least|(?:not|no) (?:less|fewer|later) than) (?:six|nine|ten|6|9|10)\b/i },
    ],
  },
  {
    rule: 'parking_not_assured',
    severity: 'low',
    hurts: 'tenant',
    text: 'Parking is at a changing rate or not assured.',
    why: 'The cost or the stalls can change during the term.',
    question: 'Can the number and the rate be fixed?',
    evidence: [
      { name: 'waitingList', says: /\b(?:parking|garage|stalls?)\b/i, and: [/\bwait(?:ing)?[\s-]?list\b/i] },
      { name: 'mustTake', says: /\bmust[\s-]take \d/i },
      {
        name: 'rate',
        says: /\b(?:parking|stalls?|spaces|garage|spots)\b/i,
        and: [
          /\b(?:(?:posted|going|prevailing|then[\s-]current|building['’]s|market|monthly|changing) (?:monthly )?rates?|going monthly)\b/i,
        ],
      },
      {
        name: 'notSure',
        says: /\b(?:parking|stalls?|spaces|spots)\b/i,
        and: [/\b(?:first[\s-]come|not guaranteed|subject to avail\w+|as available|if available)\b/i],
      },
    ],
  },
  {
    rule: 'sign_limited',
    severity: 'low',
    hurts: 'tenant',
    text: 'The tenant gets no outside sign, or one that others must approve.',
    why: 'Customers may not find the business.',
    question: 'Can a sign be shown and approved with the lease?',
    evidence: [
      {
        name: 'smallOnly',
        says: /\b(?:sign(?:s|age)?|signboard|fascia)\b/i,
        and: [
          /\b(?:subject to (?:planning|historic|board|association|HOA|municipal|city)|approved by (?:the )?(?:management|city|association|board|town)|if (?:the )?(?:town|city|board) (?:ok|agrees|approves|allows)|body corporate rules|vinyl only|only a plate)\b/i,
        ],
      },
      {
        name: 'none',
        says: /\bno (?:exterior|outside|monument|pylon|building|fascia|street|rooftop)\b[^.;]{0,15}(?:signs?|signage|position|panel|slot)?/i,
        and: [/\bsign\w*|position|panel|exterior/i],
      },
      {
        name: 'noneAvailable',
        says: /\b(?:monument|pylon|exterior)\b[^.;]{0,20}\b(?:not available|unavailable|full|comes off)\b/i,
      },
    ],
    unless: [{ name: 'free', says: /\bno (?:exterior |building )?(?:sign )?(?:fee|charge|lights)\b/i }],
  },
  {
    rule: 'required_vendor',
    severity: 'low',
    hurts: 'tenant',
    text: 'The tenant must use the landlord’s contractor or supplier.',
    why: 'There is no competition on price.',
    question: 'Can the tenant use its own, with approval?',
    evidence: [
      {
        name: 'must',
        says: /\b(?:must|shall|has to|have to|required to|only|exclusively)\b[^.;]{0,30}\b(?:use|through|by|with|buy from|order from)\b[^.;]{0,15}\b(?:our|landlord['’]s|owner['’]s|building['’]s|the building|designated|approved|mall['’]s)\b[^.;]{0,15}\b(?:contractors?|vendors?|suppliers?|provider|roofer|electrician|movers|caterer|internet|riser|subs|people)\b/i,
      },
    ],
  },
];
