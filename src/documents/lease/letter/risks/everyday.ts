import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

const decides =
  /\b(?:boards?|lenders?|banks?|committee|trustees?|council(?:lors)?|head office|corporate|HQ|CEO|congregation|shareholders?|franchisor|mortgagee|investors?|synod|diocese|vestry|members(?:hip)?|HOA|strata|ministry|commission(?:ers)?|executors?|court|siblings|brothers?|sisters?|wife|husband|boss|underwriters?|regional manager|parent company|upstairs|higher-?ups|landlord['’]s wife|in-laws|counsel|planner|fire marshal|insurer)\b/i;

/** Smaller risks that offers of any form state, from a term sheet to a text message. */
export const everydayRisks: readonly LetterRisk[] = [
  {
    rule: 'third_person_decides',
    yieldsTo: ['approval_outstanding', 'head_consent_needed', 'no_authority', 'binding_before_lease'],
    severity: 'medium',
    hurts: 'both',
    text: 'Someone who is not at the table still has to agree.',
    why: 'The deal can fail after the other side has given up its alternatives.',
    question: 'When will that person decide, and what if the answer is no?',
    evidence: [
      {
        name: 'mustAgree',
        says: decides,
        and: [
          /\b(?:approv\w*|sign(?:s|ed)?[\s-]?off|bless\w*|green[\s-]?light|okay|nod|ratif\w+|votes?|agrees?|consent\w*)\b/i,
          /\b(?:subject to|pending|needs?|requires?|must|still|has to|have to|awaiting|until|once|conditional|not yet|has yet|would have to)\b/i,
        ],
      },
    ],
    unless: [
      {
        name: 'otherConsent',
        says: /\b(?:assign\w*|sub-?l\w+|alterations?|plans|unreasonabl[ey]|arbitrat\w+|SNDA|non-?disturbance|subordinat\w+|has approved|guarant\w+|limited partnership|limited liability)\b/i,
      },
    ],
  },
  {
    rule: 'permit_condition',
    severity: 'medium',
    hurts: 'both',
    text: 'The deal depends on a permit or a change of use.',
    why: 'An authority can refuse it or be late.',
    question: 'Who applies, by when, and what happens to money already paid?',
    evidence: [
      {
        name: 'stateMust',
        says: /\b(?:state|city|town|county|province|council)\b[^.;]{0,12}\b(?:must|has to|needs to) (?:first )?(?:license|approve|permit|inspect)\b/i,
      },
      {
        name: 'condition',
        says: /\b(?:subject to|conditional (?:up)?on|contingent (?:up)?on|provided(?: that)?|depends? on|only if|unless|turned? down|turns? (?:you|us) down|refused?|denied)\b/i,
        and: [
          /\b(?:permits?|zoning|re-?zoning|planning|change of use|variance|CUP|conditional use|liquor|development approval|certificate of occupancy|building consent|health department|hood)\b/i,
        ],
      },
      { name: 'noDeal', says: /\bno \w+(?: \w+)?,? no (?:deal|lease)\b/i },
    ],
    unless: [
      {
        name: 'other',
        says: /\b(?:parking permits?|sign permit|alterations?|planning to|(?:to|will|shall|must) permit|without regard)\b/i,
      },
    ],
  },
  {
    rule: 'financing_condition',
    severity: 'medium',
    hurts: 'landlord',
    text: 'The tenant still needs money for the deal.',
    why: 'The landlord waits while a bank or investors decide.',
    question: 'By when does the tenant show that it has the money?',
    evidence: [
      {
        name: 'needsMoney',
        says: /\b(?:subject to|conditional (?:up)?on|contingent (?:up)?on|if|once|pending|when)\b[^.;]{0,40}\b(?:financing|loan|funding|series [A-D]|SBA|investors?|grant|raise)\b[^.;]{0,30}\b(?:approv\w+|clos\w+|comes? through|obtain\w*|gets?|slips?|funds?|in place|secured)\b|\b(?:subject to|contingent (?:up)?on|conditional (?:up)?on) (?:tenant (?:obtaining )?|our |its )?(?:financing|funding)\b/i,
      },
    ],
    unless: [
      {
        name: 'landlordBank',
        says: /\b(?:landlord|owner|lessor|lender must|mortgag\w+|mustn['’]t|not (?:subject|conditional|contingent))\b/i,
      },
    ],
  },
  {
    rule: 'landlord_title_open',
    severity: 'high',
    hurts: 'tenant',
    text: 'The landlord may not own the property, or may sell it soon.',
    why: 'Promises of an owner without title, or of one who sells, may not reach the tenant.',
    question: 'Who owns the property today, and does the lease bind a buyer?',
    evidence: [
      {
        name: 'notYet',
        says: /\b(?:(?:under contract|in escrow) to (?:buy|purchase)|(?:once|when|until|after) (?:we|I|landlord|owner) (?:own|close|closes|buy|acquire)s?\b|not yet (?:own|owner|closed)|clos(?:e|ing) on the (?:building|property)|in probate|in foreclosure|receiver(?:ship)?|bankrupt\w*|quiet title)\b/i,
      },
      {
        name: 'forSale',
        says: /\b(?:building|property|land|owner|it)\b[^.;]{0,30}\b(?:is|are|being|may be|might be) (?:listed |up )?(?:for sale|on the block|being sold|marketed for sale)\b|\bmay market the (?:building|property)\b/i,
      },
    ],
    unless: [
      {
        name: 'tenants',
        says: /\b(?:tenant|guarantor|lessee|operator)\b[^.;]{0,20}\b(?:bankrupt\w*|receiver\w*)|\binsolven\w+/i,
      },
    ],
  },
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
        name: 'wait',
        says: /\b(?:we['’]d see|we['’]ll see|see how it goes)\b/i,
        and: [/\b(?:after|stay|renew|august|year|months?|no promises)\b/i],
      },
    ],
    unless: [
      {
        name: 'later',
        says: /\b(?:no (?:extension|renewal) (?:fee|of)|extension (?:of time|fee)|once exercised|further extension|no floor|deadline)\b/i,
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
      { name: 'list', says: /\bno \w+(?: \w+){0,2}(?:,| and| or|;) (?:and )?no \w+/i },
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
        says: /\b(?:rent|zoning|spraying|representation|fee|charge|cost|deposit|guarant\w+|broker|commission|deal|tenant|penalt\w+|default|lease|obligation|liab\w+|brand|option|warranty|interest|increase|restaurant in|one|renewal|free)\b/i,
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
      { name: 'window', says: /\b(?:at least|(?:not|no) (?:less|later) than) (?:six|nine|ten|6|9|10)\b/i },
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
  {
    rule: 'rent_acceleration',
    severity: 'high',
    hurts: 'tenant',
    text: 'All remaining rent is due after a default.',
    why: 'One default can make years of rent due in one day.',
    question: 'Can the landlord’s duty to find a new tenant reduce it?',
    evidence: [
      {
        name: 'accelerates',
        says: /\baccelerat\w+\b[^.;]{0,30}\brent|\brent\b[^.;]{0,30}\baccelerat\w+|\b(?:all|entire|whole|balance of|remaining|rest of)\b[^.;]{0,20}\brents?\b[^.;]{0,40}\b(?:due|payable|owed)\b/i,
        and: [/\b(?:default|breach|late|miss\w*|leave|vacate|early|accelerat\w+)\b/i],
      },
    ],
    unless: [{ name: 'no', says: /\b(?:no|not)\b[^.;]{0,15}\baccelerat\w+/i }],
  },
  {
    rule: 'late_charge_high',
    severity: 'low',
    hurts: 'tenant',
    text: 'A late payment is expensive.',
    why: 'Daily charges or high interest grow quickly.',
    question: 'Can there be a notice before the first charge each year?',
    evidence: [
      {
        name: 'rate',
        says: /\b(?:late|overdue|unpaid|past due|arrears)\b/i,
        and: [
          /(?:\b(?:1[0-9]|2\d)\s?%|\b\d+(?:\.\d+)?\s?%\s(?:per|a) (?:month|week|day)|[$£€]\s?\d+\s(?:a|per|each) day|\b(?:1\.5|2)\s?% (?:per|a) month)/i,
        ],
      },
    ],
    unless: [
      {
        name: 'landlordLate',
        says: /\b(?:deliver\w*|turn-?over|landlord|owner|LL|credit|abat\w+|work|possession|ready|delay|offset|set-?off|deduct\w*)\b/i,
      },
    ],
  },
  {
    rule: 'exit_fee',
    severity: 'low',
    hurts: 'tenant',
    text: 'Leaving early costs a fee.',
    why: 'The exit may be too expensive to use.',
    question: 'Can the fee fall each year?',
    evidence: [
      {
        name: 'monthsOfRent',
        says: /\b(?:terminat\w+|break|cancel\w*|exit|leav\w+|get out|early|out)\b/i,
        and: [
          /\b(?:penalty|fee|pay(?:s|ing|ment)?|cost)\b[^.;]{0,30}\b(?:\w+ |\()?(?:\d+|two|three|four|five|six|extra) (?:extra )?(?:months?['’]?|mos?)\b|\b(?:termination|cancellation|break|exit|buy-?out) (?:fee|penalty|payment)\b|\byou pay (?:me|us) \w+ (?:extra )?mo/i,
        ],
      },
    ],
    unless: [
      {
        name: 'noFee',
        says: /\b(?:no|without(?: a)?)\s(?:\w+\s){0,2}(?:fee|penalty|cost)|\b(?:landlord|owner|lessor)\b[^.;]{0,10}\bmay\b|\bcommission\b|\bbroker\w*\b|\blate\b/i,
      },
      { name: 'unamortized', says: /\bunamorti[sz]ed\b/i },
    ],
  },
  {
    rule: 'term_left_open',
    yieldsTo: ['renewal_rent_open', 'who_pays_is_open', 'service_not_confirmed', 'renewal_at_quoted_rate'],
    severity: 'medium',
    hurts: 'both',
    text: 'A term is left open.',
    why: 'What is left open now is decided later, when one side has fewer alternatives.',
    question: 'Can it be settled before the offer is accepted?',
    evidence: [
      {
        name: 'open',
        says: /\b(?:TBD|TBC|t\.b\.[dac]|to be (?:determined|agreed|confirmed|negotiated|decided|finali[sz]ed|advised|discussed))\b|\d\?\?|\?\?\s/i,
      },
    ],
    unless: [
      {
        name: 'lease',
        says: /\b(?:lease|agreement|documents?) (?:form )?to be (?:negotiated|agreed|finali[sz]ed)\b|\bstore #|\b(?:solicitors?|lawyers?|attorneys?|counsel|agents?)\W{1,3}(?:to be|tb[ac])\b/i,
      },
    ],
  },
  {
    rule: 'indemnity_by_tenant',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant indemnifies the landlord.',
    why: 'It may pay for what it did not cause.',
    question: 'Can each side answer for its own negligence?',
    evidence: [
      {
        name: 'indemnifies',
        says: /\b(?:tenant|lessee|licensee|occupant|customer|you|operator)\b[^.;]{0,40}\b(?:indemnif(?:y|ies)|holds? (?:us |landlord |the landlord |owner )?harmless)\b/i,
      },
    ],
    unless: [{ name: 'mutual', says: /\b(?:mutual\w*|each|both|not|negligence of (?:the )?tenant|its own)\b/i }],
  },
  {
    rule: 'sublease_ends_with_head_lease',
    severity: 'medium',
    hurts: 'both',
    text: 'The sublease ends just before the head lease.',
    why: 'Staying a day too long puts the sublandlord in default under its own lease.',
    question: 'Can the subtenant leave earlier, and who pays if it does not?',
    evidence: [
      {
        name: 'dayBefore',
        says: /\b(?:days?|week)\s(?:before|prior to|earlier than)\s(?:ours|it\b|our lease|the (?:prime|master|head|superior) lease)/i,
      },
    ],
    unless: [{ name: 'notice', says: /\b(?:notice|answer)\b/i }],
  },
  {
    rule: 'deadline_for_tenant',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant must do something by a fixed day, or loses a date or a right.',
    why: 'The delay of one drawing or approval can cost the delivery date.',
    question: 'Can the day move with delays of the landlord and the authorities?',
    evidence: [
      {
        name: 'plans',
        says: /\b(?:plans|drawings|finishes|design|layout|specifications|artwork)\b[^.;]{0,30}\b(?:must|shall|have to|are to|need to)\b[^.;]{0,40}\b(?:by|until|within|before|no later than)\b[^.;]{0,12}\d/i,
      },
    ],
    unless: [{ name: 'landlord', says: /\b(?:landlord|owner|lessor|LL) (?:must|shall|will)\b/i }],
  },
];
