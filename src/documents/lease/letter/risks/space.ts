import type { LetterRisk } from '../letter-risk.ts';
import { words } from './words.ts';

const landlord = '(?:landlord|owner|lessor|LL|sub-?landlord|we)';
const may =
  '(?:may|can|could|reserves? the right to|(?:shall |will |must )?ha(?:s|ve) the right to|keeps? (?:the )?right to|shall be entitled to)';

/** Risks in the space, the dates, and who can withdraw the space. */
export const spaceRisks: readonly LetterRisk[] = [
  {
    rule: 'relocation_right',
    severity: 'high',
    hurts: 'tenant',
    text: 'The landlord may move the tenant to other space.',
    why: 'A move interrupts the business and can end in worse space.',
    question: 'Can the right be deleted, or limited to one move at the landlord’s cost to equal space?',
    evidence: [{ name: 'anyOrder', says: words.mayMove, and: [words.right] }],
    unless: [
      {
        name: 'onlyHeading',
        says: /^\W*(?:\d{1,2}[.)]\s)?(?:relocation|substitution)\b[^:]{0,30}:(?!.*\b(?:relocat|mov(?:e|ing)|substitut|other (?:space|premises|suite|unit)|another|comparable|different|swap|on \d+ days|once\b)).*\b(?:terminate|end|cancel)\b/i,
      },
      {
        name: 'notMoved',
        says: /\b(?:not|never|no|cannot|can['’]t|won['’]t) (?:\w+ ){0,3}(?:be )?(?:relocat\w+|substitut\w+|move[ds]?)\b|\b(?:relocation|moving) (?:costs|expenses|allowance)\b[^.;]{0,20}\b(?:tenant|you|may)\b/i,
      },
    ],
  },
  {
    rule: 'redevelopment_termination',
    severity: 'high',
    hurts: 'tenant',
    text: 'The landlord may end the lease to redevelop.',
    why: 'The tenant can lose its space and its investment in the middle of the term.',
    question: 'Can the right be deleted, delayed, or tied to repayment of unamortized costs?',
    evidence: [
      { name: 'anyOrder', says: words.sellOrBuild, and: [words.endLease, words.landlordSide] },

      {
        name: 'ifSold',
        says: /\b(?:if|should|in case|when)\b[^.]{0,40}\b(?:sell|sold|sale|demolish\w*|demolition|redevelop\w*|tear (?:it|the building) down|rebuild)\b[^.]{0,80}\b(?:leave|vacate|move out|terminate|end (?:the|this) lease|months['’]? (?:notice|warning)|year['’]s (?:notice|warning))\b/i,
      },
    ],
    unless: [
      { name: 'noPlans', says: /\bno plans?\b|\bwill not have (?:a|any) right\b/i },
      { name: 'tenantEnds', says: words.tenantMayEnd },
    ],
  },
  {
    rule: 'landlord_termination',
    severity: 'high',
    hurts: 'tenant',
    text: 'The landlord may end the lease for its own convenience.',
    why: 'The term is only as long as the landlord wants it to be.',
    question: 'Can the right be deleted or made mutual?',
    evidence: [
      {
        name: 'ownRight',
        says: /\b(?:landlord|owner|lessor)['’]s\s(?:early )?(?:termination|break|cancellation) (?:right|option|clause)\b|\b(?:landlord|owner|lessor) break\b/i,
        and: [/\b(?:notice|any time|months?|days)\b/i],
      },
      {
        name: 'convenience',
        says: /\b(?:city|county|state|authority|district|council|university|operator|school)\b[^.;]{0,12}\b(?:may|can) (?:cancel|terminate|end)\b[^.;]{0,40}\b(?:notice|convenience|any time)\b/i,
      },
      {
        name: 'plain',
        says: new RegExp(
          `\\b${landlord}\\b[^.;]{0,20}\\b${may}\\b[^.;]{0,20}\\b(?:terminate|cancel|end)\\b[^.]{0,60}\\b(?:notice|any time|convenience|request)\\b`,
          'i',
        ),
      },
      { name: 'anyReason', says: /\b(?:landlord|owner|lessor|church|licensor)\b[^.;]{0,10}\bfor any reason\b/i },
    ],
    unless: [
      { name: 'toRedevelop', says: /\b(?:redevelop|demoli|renovat)/i },
      { name: 'publicTenant', says: /\b(?:appropriat\w+|funds?|funding|budget\w*)\b/i },
      { name: 'afterDefault', says: /\b(?:default|breach|non-?payment|fails? to)\b/i },
    ],
  },
  {
    rule: 'recapture',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The landlord may take the space back when the tenant wants to sublet or assign.',
    why: 'The tenant can lose its space, or the sale of its business, by asking for consent.',
    question: 'Can recapture be deleted or limited to an assignment of the whole space?',
    evidence: [
      { name: 'dark', says: /\brecapture after\b|\bownership may recapture\b/i },
      {
        name: 'plain',
        says: /\b(?:right of (?:the )?(?:owner|landlord)\b[^.;]{0,12}\bto recapture|LL may end lease instead|(?:landlord|owner|LL)\b[^.;]{0,20}\b(?:may|right to|can)\b[^.;]{0,20}\b(?:recapture|take back))\b/i,
      },
      {
        name: 'instead',
        says: /\b(?:owner|landlord|lessor|LL)\b[^.;]{0,10}\b(?:may|can) instead\b[^.;]{0,30}\b(?:take|terminate|recapture|cancel)\b|\b(?:in lieu of|instead of|rather than) consent\w*\b/i,
      },
      { name: 'row', says: /^recapture\t[^.]*\b(?:whole|part|yes|landlord|owner|over)\b/i },
      { name: 'rightOf', says: /\b(?:right (?:to|of)|retains) recapture\b/i },
    ],
    unless: [{ name: 'master', says: /\b(?:under|in) our lease\b|\bprime lease\b/i }],
  },
  {
    rule: 'owner_recapture',
    severity: 'critical',
    hurts: 'tenant',
    text: 'The owner can take the space back under the prime lease when it is offered for sublease.',
    why: 'The sublease can fail after the subtenant has committed to it.',
    question: 'Has the owner waived this right in writing for this sublease?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:prime|master|head) lease\b[^.]{0,60}\b(?:take back|recapture)\b|\bconsent from\b[^.]{0,60}\bcan recapture\b/i,
      },
      {
        name: 'they',
        says: /\bthey\b[^.]{0,60}\b(?:under|in) our lease\b[^.]{0,30}\b(?:take|recapture|terminate)\b|\bthey (?:get|have) \d+ days\b[^.]{0,30}\b(?:recapture|take)\b/i,
      },
    ],
  },
  {
    rule: 'rent_starts_without_permits',
    ofNegation: true,
    severity: 'high',
    hurts: 'tenant',
    text: 'Rent starts on a fixed day although permits may be missing.',
    why: 'The tenant pays for space it is not allowed to open.',
    question: 'Can rent wait for the permits, at least day for day for delays of the city?',
    evidence: [
      {
        name: 'plain',
        says: /\bwhether or not\b[^.]{0,40}\b(?:permits?|licen[cs]es?|approvals?)\b|\b(?:do|does|will) not (?:extend|wait)\b[^.]{0,30}\bpermit/i,
      },
    ],
  },
  {
    rule: 'rent_runs_during_buildout',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The rent clock runs while the tenant still builds.',
    why: 'Free months are used up before the tenant can open.',
    question: 'Can rent start after a build-out period or at opening?',
    evidence: [
      {
        name: 'plain',
        says: /\brent\b[^.]{0,60}\bwhether (?:they|it|tenant|you|the premises|the space)\b[^.]{0,30}\b(?:built|complete\w*|open|ready)/i,
      },
      {
        name: 'notOpen',
        says: /\b(?:clock|free (?:period|months))\b[^.]{0,60}\bwhether or not\b[^.]{0,25}\b(?:open|built|finished|ready|complete\w*|trading|operating)\b/i,
      },
    ],
  },
  {
    rule: 'permit_delay_limited',
    severity: 'medium',
    hurts: 'tenant',
    text: 'Delay by the authorities moves the rent start only up to a limit.',
    why: 'After the limit the tenant pays rent without being open.',
    question: 'Can the extension last as long as the delay?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:causes? delay|delay(?:ed|s)?)\b[^.]{0,60}\bat most\b|\bday for day\b[^.]{0,160}\b(?:at most|not (?:to exceed|more than)|maximum)\b/i,
      },
    ],
    unless: [{ name: 'credit', says: /\b(?:receives?|credit\w*|rent per day|day of rent)\b/i }],
  },
  {
    rule: 'late_delivery_only_cancel',
    severity: 'high',
    hurts: 'tenant',
    text: 'If the space is late, the tenant may only cancel; the dates and free months do not move.',
    why: 'Free rent is lost while the tenant waits for the space.',
    question: 'Can the term and the free months start at delivery?',
    evidence: [
      {
        name: 'plain',
        says: /\bif\b[^.]{0,60}\b(?:isn['’]t|is not|not)\b[^.]{0,20}\b(?:handed over|delivered|ready)\b[^.]{0,80}\b(?:may|can) (?:cancel|terminate|walk)/i,
      },
    ],
    unless: [{ name: 'otherRemedy', says: /\b(?:abat\w+|credit|reimburs\w+|everything back|refund\w*)\b/i }],
  },
  {
    rule: 'tight_work_schedule',
    severity: 'high',
    hurts: 'both',
    text: 'A long list of work has to be finished before the start of the term.',
    why: 'If it slips, the tenant has no space and the landlord pays the penalties.',
    question: 'Is the schedule confirmed by a contractor, and what happens to each item that is late?',
    evidence: [{ name: 'plain', says: /\bat landlord['’]s (?:sole )?cost, (?:finished|completed?) (?:before|by)\b/i }],
  },
  {
    rule: 'silence_is_agreement',
    yieldsTo: ['deemed_consent'],
    severity: 'medium',
    hurts: 'landlord',
    text: 'A point that is not answered counts as agreed.',
    why: 'An oversight becomes a concession.',
    question: 'Can each point be answered expressly, with silence counting as no answer?',
    evidence: [
      { name: 'plain', says: /\bsilence\b[^.]{0,60}\b(?:agreement|accepted|acceptance|consent)\b/i },
      {
        name: 'blank',
        says: /\bblank\b[^.]{0,30}\b(?:means?|is|will be|counts)\b[^.]{0,40}\b(?:take|accept\w*|agree\w*|yours|ok)/i,
      },
      {
        name: 'assuming',
        says: /\b(?:did(?:n['’]t| not)|have(?:n['’]t| not)) (?:comment|object|respond|reply|push back|mention)\b[^.]{0,50}\b(?:assum\w+|taken?|treat\w*|good|ok\w*|agreed)/i,
      },
      {
        name: 'notHeard',
        says: /\b(?:do not|don['’]t|does not|no) (?:hear|response|reply|answer|objection|object)\b[^.]{0,90}\b(?:treated|deemed|taken|considered|assume|confirmed|accepted|agreed)/i,
      },
    ],
    unless: [{ name: 'refusal', says: /\b(?:refus\w+|declin\w+|reject\w+|withdr\w+|as a no)\b/i }],
  },
  {
    rule: 'unlisted_terms_accepted',
    severity: 'high',
    hurts: 'tenant',
    text: 'Terms that are not listed are accepted as the other side wrote them.',
    why: 'Everything in the earlier proposal that is not mentioned is conceded.',
    question: 'Has the earlier proposal been read line by line before this is sent?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:isn['’]t|is not|not|un)\s?(?:listed|mentioned|addressed)\b[^.]{0,40}\b(?:ok|okay|accepted|agreed|acceptable|fine)\b/i,
      },
      {
        name: 'rest',
        says: /\b(?:everything|anything|all) (?:else|not (?:on|in|listed|mentioned|said|addressed|changed|covered))\b[^.]{0,70}\b(?:stays?|stands?|same|accept\w+|fine|ok|agreed|as (?:you|your|in|per)|unchanged)\b/i,
      },
      {
        name: 'allBut',
        says: /\b(?:live with|accept|agree to|fine with|ok with) (?:all|everything|the rest)\b[^.]{0,40}\b(?:save|except|but|other than)\b/i,
      },
      {
        name: 'oldLease',
        says: /\b(?:old|existing|current|original|present) lease\b[^.]{0,80}\b(?:stays?|remains?|continues?|unchanged)\b(?! on deposit)|\bsame as (?:the |your |our )?(?:old|existing|current|original|present) lease\b|\bstays? in (?:full )?force in every other\b/i,
      },
    ],
  },
  {
    rule: 'zoning_on_tenant',
    ofNegation: true,
    severity: 'medium',
    hurts: 'tenant',
    text: 'The landlord makes no representation that the use is allowed.',
    why: 'The tenant pays rent even if zoning forbids its business.',
    question: 'Can the lease depend on zoning approval for the use?',
    evidence: [{ name: 'plain', says: /\bno representations?\b[^.]{0,60}\b(?:zoning|use|planning)\b/i }],
  },
  {
    rule: 'consents_at_tenant_risk',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant must take the space even if a consent for its use or fit-out is refused.',
    why: 'The space may not work for the business without it.',
    question: 'Can the deal depend on the consents that the business needs?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:aren['’]t|are not|isn['’]t|is not) conditional (?:up)?on\b|\btenant['’]s (?:application|sole) and? ?risk\b|\bapplication and risk\b/i,
      },
    ],
  },
  {
    rule: 'as_is',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The premises are taken as they are.',
    why: 'Failed systems and hidden defects become the tenant’s cost.',
    question: 'Can the landlord confirm working systems and keep responsibility for latent defects?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:premises|space|suite|building|tenant|otherwise)\b[^.;]{0,60}\b(?:as[\s-]is\b|as they (?:are|stand)\b)|^\W*(?:condition\W+)?as[\s-]is\b/i,
      },
      {
        name: 'otherWords',
        says: /\b(?:where[\s-]is(?! (?:it|the|this|that|your|our|my)\b)|as found|as seen|as inspected|as presented|warts and all|what you see is what you get|no (?:landlord|owner)['’]?s? works?|like it is|(?:the )?way it (?:stands|sits)|as it (?:lies|stands|sits)|ground as it lies|in (?:its )?(?:present|current|existing) (?:state|condition))\b|\b(?:take|takes|taking|taken|leased?|accepts?)\b[^.;]{0,30}\bas[\s-]is\b/i,
      },
    ],
    unless: [
      { name: 'accessOnly', says: /\brestor\w*\b|\breturn\w*\b|\bsurrender\w*\b|\bnot\b[^.;]{0,15}\bas[\s-]is\b/i },
      {
        name: 'withWarranty',
        says: /\bhowever\b[^.]{0,20}\bwarrant|\bexcept\b[^.]{0,60}\b(?:latent|warrant|working order)/i,
      },
      { name: 'ownSuite', says: /\bcontinue in the suite\b/i },
    ],
  },
  {
    rule: 'exclusive_carveouts',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The exclusive right has exceptions that may empty it.',
    why: 'A competitor that fits an exception can open next door.',
    question: 'Can the exceptions be limited to named tenants for their present terms and uses?',
    evidence: [
      {
        name: 'notTo',
        says: /\b(?:ok|exclusive)\b[^.;]{0,60}\b(?:but )?(?:will|does|shall|must|would) not apply to\b/i,
      },
      {
        name: 'plain',
        says: /\b(?:existing leases|present leases|anyone with a lease|any tenant under|carve-?outs?)\b[^.]{0,120}|\b(?:existing|present) leases?\b[^.;]{0,40}\b(?:except\w*|exempt|carved out|permit\w*|allow\w*|not (?:bound|affected|touched))\b/i,
      },
      {
        name: 'excepted',
        says: /\b(?:present|existing|current) (?:tenants?|occupants?|stores?)\b[^.;]{0,60}\bexcepted\b|\b(?:existing|anchor|grocer)\b[^.;]{0,60}\b(?:is|are) (?:excepted|exempt|carved out)\b/i,
      },
      {
        name: 'exceptWhen',
        says: /\b(?:nobody else|no one else|no other|exclusive)\b[^.;]{0,80}\b(?:except|apart from|other than) (?:on|for|during|at|the)\b/i,
      },
    ],
    unless: [
      { name: 'ownLease', says: /\b(?:your|the|per|in the|our) (?:existing|present|current) lease\b(?! and its)/i },
      { name: 'expenses', says: /\bexpenses\b|\bconfidential/i },
    ],
  },
  {
    rule: 'radius_on_owners',
    severity: 'high',
    hurts: 'tenant',
    text: 'A radius restriction binds the tenant or its owners.',
    why: 'Growth in the same town is blocked, and owners are bound personally.',
    question: 'Can it be limited to the tenant, the trade name and a smaller distance?',
    evidence: [
      {
        name: 'plain',
        says: /\b(?:will|shall|must|may|agrees?|not)\b[^.]{0,30}\bnot\b[^.]{0,60}\b(?:in|within)\b[^.]{0,20}\bmiles?\b|\bnot open\b[^.]{0,60}\bmiles?\b/i,
      },
      {
        name: 'agreeNot',
        says: /\b(?:agree|will|shall|must|undertake|covenant)s?\b[^.;]{0,20}\bnot (?:to )?(?:open|operate|run|own|compete)\b[^.;]{0,80}\b(?:km|kilomet\w+|radius|blocks)\b|(?:^\W*radius\b|\bradius (?:restriction|clause|covenant)\b)[^.;\t]{0,5}\t?[^.;]{0,20}\d/i,
      },
    ],
    unless: [{ name: 'bindsLandlord', says: /^\W*(?:no other|landlord|owner|trust)\b/i }],
  },
  {
    rule: 'continuous_operation',
    severity: 'medium',
    hurts: 'tenant',
    text: 'The tenant must keep the business open.',
    why: 'A store that loses money may not close.',
    question: 'Can the duty be deleted, or suspended when sales or the center fail?',
    evidence: [
      {
        name: 'everyDay',
        says: /\bopen\b[^.;]{0,20}\b(?:every (?:single )?day|each day|daily)\b[^.;]{0,30}\b(?:or|otherwise|penalty|fine|closed)\b/i,
      },
      {
        name: 'plain',
        says: /\b(?:shall|must) (?:be |remain |stay )?(?:open|continuously operate|operate continuously)\b|\bclosing more than \d+ days\b/i,
      },
      {
        name: 'mustTrade',
        says: /\b(?:must|shall|have to|['’]ve to|has to|agrees? to|['’]d|required to|will)\b[^.;]{0,50}\b(?:be|stay|remain|keep|operate)\b[^.;]{0,20}\bopen\b[^.;]{0,40}\b(?:at least|minimum|for all|hours|every day|\d+ (?:days|months|years))\b/i,
      },
      {
        name: 'leastHours',
        says: /\b(?:open|operat\w+|staff\w*|trad(?:e|ing)|stock\w*)\b[^.;]{0,60}\b(?:at least|minimum(?: of)?|not? (?:less|fewer) than)\b[^.;]{0,15}\d ?(?:hours|hrs)\b/i,
      },
      { name: 'dark', says: /\bdark (?:for )?(?:more than |over |beyond )?\d+ (?:consecutive )?(?:days|months)\b/i },
    ],
    unless: [
      { name: 'otherTenant', says: /\b(?:anchor|co-?tenan\w+)\b/i },
      { name: 'services', says: /\b(?:HVAC|heat\w*|cooling|air|elevators?|lifts?|lights?|garage)\b/i },
      { name: 'offerOpen', says: /\b(?:offer|proposal|letter|numbers)\b[^.]{0,30}\bopen\b/i },
    ],
  },
];
