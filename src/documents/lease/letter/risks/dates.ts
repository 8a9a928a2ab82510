import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

const date =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b\d{1,2}\/\d{1,2}\b|\b\d{4}-\d{2}-\d{2}\b/i;

/** Risks in delivery, the start of rent, the end, and renewal. */
export const dateRisks: readonly LetterRisk[] = [
  {
    rule: 'rent_may_start_before_opening',
    yieldsTo: ['rent_starts_without_permits'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'Rent can start before the tenant is open.',
    why: 'Delays of permits or work are paid by the tenant.',
    question: 'Can the date move with delays that the tenant does not cause?',
    evidence: [
      {
        name: 'openOrNot',
        says: /\b(?:opening|open|permits?|licensed) or not\b|\bwhether (?:open )?or not (?:open|the tenant has opened)\b/i,
      },
      {
        name: 'earlierOf',
        says: words.earlierOf,
        and: [words.opening],
        under: ['rent_start', 'commencement', 'rent', 'term', 'free_rent'],
      },
      {
        name: 'earlierRent',
        says: words.earlierOf,
        and: [/\b(?:rent|billing|term|commenc\w+|start\w*|payments?)\b/i, words.opening],
      },
      { name: 'anyway', says: words.rentStarts, and: [words.anyway, words.opening] },
    ],
    unless: [
      { name: 'protected', says: /\b(?:but never before|not before|later of|day for day|extended by)\b/i },
      { name: 'exit', says: /\b(?:terminat\w+|option|renew\w*|notice|guarant\w+|deposit)\b/i },
    ],
  },
  {
    rule: 'late_delivery_no_remedy',
    severity: 'high',
    hurts: 'tenant',
    text: 'The landlord owes nothing if it delivers late.',
    why: 'The tenant pays twice, or has no space, while it waits.',
    question: 'Can rent be credited for each day late, and can the tenant cancel after a stated day?',
    evidence: [
      { name: 'lateNoRemedy', says: words.late, and: [words.noRemedy] },
      { name: 'noExit', says: words.noRemedy, under: ['delivery', 'commencement', 'landlord_work'] },
    ],
    unless: [
      {
        name: 'tenantFree',
        says: /\b(?:we|tenant|lessee|either)\b[^.;]{0,20}\b(?:can|may|could) (?:walk|cancel|terminate|withdraw|retire)\b|\bcredit(?:ed)? for\b|\beach day\b|\blate (?:fee|charge|payment)/i,
      },
    ],
  },
  {
    rule: 'delivery_date_not_firm',
    yieldsTo: ['occupant_still_there'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'The delivery date is only a target, and no remedy for delay was found.',
    why: 'The tenant cannot plan its move or end its old lease.',
    question: 'Can there be a last date, with rent credit and a right to cancel?',
    evidence: [
      {
        name: 'season',
        says: /\b(?:target(?:ed)?|estimated|anticipated|expected|projected|planned|hope(?:s|fully)?)\b/i,
        and: [
          /\b(?:Q[1-4]|spring|summer|autumn|winter|(?:first|second|third|fourth) quarter)\b/i,
          /\b(?:deliver\w*|possession|hand-?over|turn-?over|keys|ready|complet\w+)\b/i,
        ],
      },
      {
        name: 'target',
        says: /\b(?:target(?:ed)?|estimated|est\.|anticipated|expected|projected|if all goes well|God willing|fingers crossed|probably|roughly|sometime|give or take|weather permitting|hope(?:s|fully)?|should be|about|around|on or about|as soon as)\b/i,
        and: [date],
        under: ['delivery', 'commencement', 'landlord_work'],
      },
      {
        name: 'deliverTarget',
        says: /\b(?:target(?:ed)?|estimated|anticipated|expected|projected|hope to|aim(?:ing)? (?:for|to))\b/i,
        and: [date, /\b(?:deliver\w*|possession|hand-?over|turn-?over|keys|substantial completion|ready)\b/i],
      },
    ],
    unless: [
      {
        name: 'remedy',
        says: /\b(?:(?:day|days['’]?|credit|rent|penalty|\$\d+)[^.]{0,30}(?:each|per|for every|a) day|each day of delay|day for day|outside date|drop-?dead|long[\s-]stop|a day late)\b|\bif\b[^.]{0,80}\b(?:not|isn['’]t|hasn['’]t)\b[^.]{0,80}\b(?:cancel|terminate|walk|withdraw|rescind|refund|money back)\b/i,
        anywhere: true,
      },
      { name: 'answer', says: /\b(?:reply|answer|response|rent of|\$\d+ (?:per|a) )\b/i },
    ],
  },
  {
    rule: 'occupant_still_there',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Another occupant has to leave first.',
    why: 'If it stays, the tenant cannot move in on time.',
    question: 'What happens, and who pays, if the occupant does not leave?',
    evidence: [
      {
        name: 'leaseEnds',
        says: /\b(?:current|existing|present|sitting|outgoing) (?:tenant|occupant|occupier|user)['’]s (?:lease|term|licen[cs]e)\b[^.;]{0,30}\b(?:ends?|expires?|runs? (?:out|to|until))\b/i,
      },
      { name: 'sitting', says: words.sitting, and: [words.leaves] },
      {
        name: 'thing',
        says: /\b(?:still (?:has|have|keeps|got)(?! to\b)|hasn['’]t (?:left|moved|cleared))\b[^.;]{0,40}\b(?:there|back|inside|in|out|space|unit|trailer|stuff|equipment)\b/i,
      },
      {
        name: 'subjectTo',
        says: /\bsubject to (?:the )?(?:vacat\w+|vacant possession|departure|surrender|buy-?out|relocation)\b/i,
      },
    ],
    unless: [
      { name: 'debts', says: /\b(?:debts?|arrears|liabilit(?:y|ies))\b/i },
      {
        name: 'renewal',
        says: /\b(?:renew\w*|stay(?:s|ing)? (?:past|beyond|after)|hold(?:s|ing)?[\s-]?over|landlord and tenant act|existing lease)\b/i,
      },
      { name: 'excluded', says: /\bexcepted\b|\bexclusive\b/i },
    ],
  },
  {
    rule: 'date_depends_on_signing',
    severity: 'low',
    hurts: 'tenant',
    text: 'A date or price counts only if the lease is signed by a stated day.',
    why: 'Negotiation of the lease can cost the date.',
    question: 'Can the date move with the signing?',
    evidence: [
      {
        name: 'ifSigned',
        says: /\b(?:if|provided|assum\w+|so long as|contingent (?:up)?on)\b[^.;]{0,40}\b(?:signed|executed|signing|execution|PO)\b[^.;]{0,20}\bby\b/i,
      },
      {
        name: 'thenPrice',
        says: /\b(?:then|after (?:that|which)|thereafter|afterwards?)\b[^.;]{0,25}\b(?:goes? (?:back )?(?:up )?to|reverts? to|becomes|market rate|asking)\b/i,
        and: [/\b(?:good|valid|open|holds?|till|until|through)\b/i],
      },
      {
        name: 'mayChange',
        says: /\b(?:prices?|rates?|terms|inducements?|incentives?)\b[^.;]{0,60}\b(?:may be (?:withdrawn|changed)|subject to change|may change|move with)\b/i,
      },
    ],
    unless: [
      {
        name: 'nothingBinds',
        says: /\b(?:(?:proposal|offer) is withdrawn|not been signed|lapses|bound|binding|obligat\w+|committed)\b/i,
      },
    ],
  },
  {
    rule: 'renewal_rent_open',
    yieldsTo: ['renewal_at_quoted_rate'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'The rent of the renewal is left to a later agreement.',
    why: 'An option without a rent, or a way to set it, may not be enforceable.',
    question: 'Can it be a stated rent, or market rent set by an appraiser?',
    evidence: [
      {
        name: 'agreeThen',
        says: /\b(?:years?|ten|five|term)\b[^.;]{0,40}\b(?:we['’]ll|we will|parties (?:will|shall|must)|to be)\b[^.;]{0,12}\bagreed? (?:on )?the (?:rent|rate) (?:then|later|at that time)\b/i,
      },
      { name: 'open', says: words.renewal, and: [words.notFixed] },
      { name: 'under', says: words.notFixed, under: ['renewal'] },
    ],
    unless: [
      // `FMV to be determined by baseball arbitration if not agreed`
      { name: 'method', says: words.method },
      { name: 'otherOption', says: /\b(?:purchase|expansion|lease form|form of lease|definitive|plans)\b/i },
    ],
  },
  {
    rule: 'renewal_market_without_method',
    yieldsTo: ['renewal_at_quoted_rate', 'renewal_rent_open'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'The renewal is at market rent, and no way to settle a dispute was found.',
    why: 'The landlord’s opinion of the market decides.',
    question: 'Can an appraiser or arbitrator decide?',
    evidence: [
      { name: 'atMarket', says: words.renewal, and: [words.market] },
      { name: 'under', says: words.market, under: ['renewal'] },
    ],
    unless: [
      { name: 'method', says: words.method, anywhere: true },
      {
        name: 'notRent',
        says: /\b(?:replaced|deleted)\b|\b(?:market(?:ing|ed)?|on the market)\b[^.;]{0,20}\b(?:space|floor|center|centre|premises)\b|\bnon-?market/i,
      },
    ],
  },
  {
    rule: 'option_conditional',
    yieldsTo: ['break_conditions'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'A right of the tenant has conditions or is personal.',
    why: 'A small default or a sale of the business can end it.',
    question: 'Can only an uncured material default end it, and can it pass to a buyer?',
    evidence: [
      {
        name: 'personal',
        says: /\b(?:option|right|renewal|break|exclusive|extension|sign\w*|it)\b[^.;]{0,60}\b(?:personal to|not transferable|non-?transferable|dies with|may not be assigned)\b|\bpersonal (?:right|option)\b/i,
      },
      {
        name: 'underRenewal',
        says: /\b(?:personal|not transferable|non-?transferable)\b/i,
        under: ['renewal', 'termination', 'expansion', 'exclusive'],
      },
      {
        name: 'noDefault',
        says: /\b(?:option|right|renew\w*|exten\w+|break|terminat\w+)\b/i,
        and: [
          /\b(?:provided|so long as|as long as|if|only if|on condition)\b[^.;]{0,40}\b(?:no|not|never)\b[^.;]{0,30}\b(?:default\w*|late|breach)\b/i,
        ],
      },
    ],
    unless: [{ name: 'money', says: /\b(?:deposit|letter of credit|guarant\w+|abat\w+|free)\b/i }],
  },
  {
    rule: 'holdover_expensive',
    yieldsTo: ['holdover_whole_floor'],
    severity: 'medium',
    hurts: 'tenant',
    text: 'Staying past the end is expensive.',
    why: 'A delay of the next space can double the rent or add damages.',
    question: 'Can the rate be 125% for the first month, and damages be excluded?',
    evidence: [
      {
        name: 'perDay',
        says: /\b(?:over-?stay\w*|hold(?:s|ing)?[\s-]?over|stay(?:s|ing)? (?:past|beyond|after|on))\b/i,
        and: [/[$£€]\s?\d[\d,.]{0,9}\s?(?:a|per|each|\/)\s?day\b/i],
      },
      { name: 'double', says: words.holdover, and: [words.double] },
      { name: 'under', says: words.double, under: ['holdover'] },
    ],
    unless: [{ name: 'noDamages', says: /\bno (?:consequential|indirect|special)\b/i }],
  },
  {
    rule: 'either_party_exit',
    yieldsTo: ['landlord_termination'],
    severity: 'high',
    hurts: 'tenant',
    text: 'The landlord, too, may end the lease on notice.',
    why: 'The tenant can lose its space and its investment.',
    question: 'Can only the tenant have the right, or can the landlord’s notice be long and paid for?',
    evidence: [
      {
        name: 'either',
        says: /\b(?:either|each) (?:of us|party|side|one of us)\b|\b(?:mutual|rolling) (?:break|termination|option to (?:break|terminate))\b/i,
        and: [
          /\b(?:end|terminat\w+|cancel|break|pull|out|quit|determine|leave)\b/i,
          /\b(?:notice|days|weeks|months?|warning|letter|year)\b/i,
        ],
      },
      { name: 'eitherWay', says: /\b(?:days|weeks|months)['’]?\b[^.;]{0,15}\beither way\b/i },
    ],
    unless: [
      {
        name: 'beforeLease',
        says: /\b(?:negotiat\w+|talks|discussions|before (?:a |the )?lease|lease is (?:not )?signed|this letter|LOI|consent\w*|conditions?|approv\w+|breach\w*|breaks|default|casualty|fire|burn\w*|put back|rebuil\w+|destroy\w*|condemn\w+|without liability|month[\s-](?:to|by)[\s-]month|damage|reinstat\w+|uninsured|permits?|zoning|licen[cs]es?)\b/i,
      },
    ],
  },
  {
    rule: 'no_early_exit',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant has no way out before the end.',
    why: 'It pays for space that it may not need.',
    question: 'Can there be a right to end early for a fee, or to give back a part?',
    ofNegation: true,
    evidence: [
      {
        name: 'label',
        says: /^\W*(?:\d{1,2}[.)]\s?)?(?:paragraph \d{1,2} \()?(?:(?:early |special )?terminat\w+(?: rights?| options?)?|break(?: option| clause| right)?|early (?:out|exit)|cancellation)\)?\s{0,2}[:–-]\s{0,2}(?:none|nil|not (?:available|offered)|declined|deleted|struck)\b|^\W*no breaks?\W*$/i,
      },
      {
        name: 'none',
        says: /\b(?:no|cannot (?:accommodate|offer|give|agree to)|can['’]t (?:do|offer|give|accommodate)|not (?:offer|grant|agree to|available))\b[^.;]{0,25}\b(?:early (?:termination|exit|out)(?! (?:penalty|fee|charge))|terminat\w+ (?:right|option)|right to (?:terminate|cancel)|give-?back|contraction|break (?:right|option|clause)|buy-?out|exit)\b/i,
      },
      {
        name: 'rightNot',
        says: /\bright to (?:cancel|terminate)\b[^.;]{0,15}\b(?:is|was) (?:not offered|not available|denied|refused)\b/i,
      },
      {
        name: 'row',
        says: /^(?:break|termination|early termination|get-?out|exit|out)(?: \w+)?\t[^\t]*\b(?:no|none|not offered)\b[^\t]*$/i,
      },
      { name: 'firm', says: /\b(?:years?|yrs?|months|term)\b[^.;]{0,10}\b(?:firm|non-?cancell?able|locked in)\b/i },
    ],
    unless: [{ name: 'landlords', says: /\b(?:landlord|owner|lessor)\b[^.;]{0,30}\b(?:no|not)\b/i }],
  },
  {
    rule: 'termination_fee_open',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The price of leaving early depends on the landlord’s costs.',
    why: 'Unamortized costs are known only to the landlord.',
    question: 'Can the fee be an amount, or the landlord’s costs be listed with the lease?',
    evidence: [
      {
        name: 'unamortized',
        says: /\b(?:unamorti[sz]ed|unburned|unrecovered)\b/i,
        and: [
          /\b(?:terminat\w+|out\b|exit|get-?out|hand back|give back|shrink|contract\w*|end|cancel|break|after mo|month)\b/i,
        ],
      },
    ],
    unless: [
      {
        name: 'amount',
        says: /[$£€]\s?\d|\b(?:landlord|owner|LL|lessor) (?:pays|reimburses|shall pay)\b|\bdark\b|\btake the\b|\bdefaults\b/i,
      },
      // The landlord ends the lease and pays for the tenant's improvements.
      {
        name: 'landlordEnds',
        says: /\b(?:landlord|owner|lessor|LL|we|I)\b(?: also)? (?:may|can|could) (?:end|terminate|cancel|break)\b|\bpaying (?:you|your|tenant|the tenant)\b/i,
      },
    ],
  },
];
