import {
  byAnyone,
  byBoth,
  byLandlord,
  byTenant,
  type ClaimedWording,
  denies,
  duty,
  says,
  claimedWording as wording,
} from './claimed-wording.ts';

const negligence = /\b(?:negligen\w*|careless\w*|fault|act or omission)\b/i;
const indemnity = '(?:indemnif\\w*|indemnity|harmless|make good|keep\\w* (?:\\w+ )?indemnified|compensate)';

/** Remedies, liability, waivers and security. */
export const defaultAndLiabilityWordings: readonly ClaimedWording[] = [
  wording(
    'acceleration',
    // Rent that was abated is a separate risk.
    [
      /^(?!.*\babat)/is,
      /\b(?:default|breach|fail\w*|arrears?|event|abandon\w*|remainder|balance|unexpired|remaining|future|accelerat\w*)\b/i,
      /\b(?:rent|rents|rental|rentals|instal\w*|sums|payments)\b/i,
    ],
    says(
      byAnyone,
      'accelerat\\w*|(?:whole|entire|all|full|total|balance|remainder|unexpired|remaining)…\\b(?:due|payable|owing|recover\\w*|mature\\w*)|(?:demand|declare|recover|claim)\\w*…\\b(?:whole|entire|all|full|total|balance|remainder|unexpired|remaining)',
    ),
  ),
  wording(
    'attorney_in_fact',
    [
      /\b(?:landlord|lessor|licensor)\b/i,
      /\b(?:appoint\w*|constitut\w*|nominat\w*|grant\w*|authori[sz]\w*|empower\w*|may|power)\b/i,
    ],
    says(
      byTenant,
      '(?:attorneys?[- ]in[- ]fact|powers? of attorney|(?:lawful|its|their|true) (?:\\w+ ){0,3}?attorney|as (?:its |agent and )?attorney)',
    ),
    says(
      ['landlord'],
      "(?:attorney (?:of|for) (?:the )?{T}|as (?:its |agent and )?attorney|attorneys?[- ]in[- ]fact (?:of|for) (?:the )?{T}|name of (?:the )?{T}|{T}'s (?:name|attorney))",
    ),
  ),
  wording(
    'cross_default',
    [
      /\b(?:default|breach)\w*\b[^.;]{0,200}\b(?:default\w*|breach\w*|hereunder|this (?:lease|agreement|tenancy))\b|\bcross[- ]default/i,
    ],
    says(
      ['landlord', 'tenant', 'other', null],
      '(?:default|breach|terminat)\\w*…\\b(?:other|another|any|related|separate|affiliat\\w*)…\\b(?:agreements?|leases?|contracts?|loans?|notes?|instruments?|tenanc\\w*|obligations?)|cross[- ]default\\w*|(?:other|another|related|separate)…\\b(?:agreements?|leases?|contracts?|loans?)…\\b(?:default|breach)\\w*',
      {
        isRelative: true,
      },
    ),
  ),
  wording(
    'exculpation_negligence',
    [negligence],
    denies(byAnyone, '(?:liable|liabilit\\w*|responsib\\w*|answerable|claims?|accountable)'),
    says(byAnyone, '(?:releas|exempt|exonerat|discharg|absolv)\\w*'),
    says(['tenant'], '(?:claims?|liabilit\\w*)', { modality: ['waives'] }),
  ),
  wording(
    'indemnity_covers_negligence',
    [negligence, /\b(?:even|regardless|includ\w*|whether|irrespective|notwithstanding|no matter|howsoever)\b/i],
    says(byTenant, indemnity),
  ),
  wording(
    'one_sided_indemnity',
    [
      // Indemnities for a single matter only.
      /^(?!.*\b(?:brokers?|antennas?|contractors?\s+shall|upon\s+the\s+roof|surrender|succeeding|prospective|incoming|vacate|given\s+back|lost\s+profits)\b)/is,
    ],
    says(['tenant'], indemnity),
  ),
  wording(
    'joint_and_several',
    [/\b(?:persons?|part(?:y|ies)|tenants?|lessees?|individuals?|signator\w*|entit\w*|partners?|members?)\b/i],
    says(byTenant, '(?:joint\\w*|each…\\b(?:whole|entire|full|all))', { modality: ['shall', 'states'] }),
  ),
  wording(
    'jury_waiver',
    [],
    says(byBoth, 'jury', { modality: ['waives'] }),
    says(
      byBoth,
      '(?:forgo\\w*|relinquish\\w*|giv\\w+ up|renounc\\w*|waive[sd]?)…\\bjury|jury…\\bwaived|without (?:a )?jury',
    ),
    denies(byBoth, '(?:demand|request|seek|insist)\\w*…\\bjury'),
  ),
  wording(
    'landlord_liability_limited',
    [/\b(?:liab\w*|judgments?|recourse|look|enforce\w*)\b/i, /^(?!.*\bnot\s+(?:be\s+)?limited\s+to)/is],
    says(
      byAnyone,
      '(?:solely|only|limited|confined|restricted|exclusively)…\\b(?:interest|estate|equity|building|property|premises|project|proceeds)|(?:interest|estate|equity)…\\b(?:only|solely|alone)',
      duty,
    ),
    denies(byAnyone, '(?:exceed|beyond|personal(?:ly)?|other (?:assets|property)|recourse)'),
  ),
  wording(
    'landlord_lien',
    [
      /\b(?:goods|equipment|fixtures|property|inventory|stock|furniture|chattels|assets|belongings|effects|merchandise|thereon|them)\b/i,
      /^(?!.*\b(?:lenders?|banks?|mortgag\w*)\b)/is,
    ],
    says(
      byAnyone,
      '(?:liens?|security interest|pledg\\w*|charges? (?:over|on|upon)|charged|hypothec\\w*)\\b|(?:retain|seize|distrain)\\w*…\\b(?:goods|property|equipment|belongings|fixtures)|as security',
    ),
  ),
  wording(
    'lockout',
    [
      /\b(?:without|force|forcibl\w*|notice|court|process|lock\w*|cut|disconnect\w*|stop|immediately)\b/i,
      /^(?!.*\b(?:request\s+of|end\s+of\s+the\s+term|expir\w*))/is,
    ],
    says(
      ['landlord'],
      '(?:lock\\w*|re-?enter\\w*|re-entry|retak\\w*|repossess\\w*|chang\\w* the locks|bar|exclude|evict\\w*|expel\\w*|tak\\w* (?:back )?possession)',
      {
        modality: ['may', 'shall', 'states'],
      },
    ),
  ),
  wording(
    'no_duty_to_mitigate',
    [/\b(?:mitigat\w*|re-?let\w*|replacement tenant|other tenant|new tenant|minimi[sz]e)\b/i],
    denies(byAnyone, '(?:mitigat\\w*|re-?let\\w*|find|minimi[sz]\\w*|seek|look|duty|oblig\\w*|effort\\w*|required)'),
  ),
  wording(
    'notice_waiver',
    [/\b(?:quit|evict\w*|re-?ent\w*|demand|default|vacate|terminat\w*|law|statut\w*|possession|cure|entitled)\b/i],
    says(byTenant, 'notices?', { modality: ['waives'] }),
    says(
      byTenant,
      '(?:waiv|renounc|relinquish|dispens|forgo)\\w*…\\bnotices?|notices?…\\b(?:waived|dispensed|relinquished)',
    ),
  ),
  wording(
    'statutory_rights_waived',
    [],
    says(byTenant, '(?:statut\\w*|laws?|act|code|sections?|legislation|ordinance|chapter)', { modality: ['waives'] }),
    says(
      byTenant,
      '(?:waiv|renounc|releas|forgo|giv\\w+ up|relinquish)\\w*…\\b(?:statut\\w*|laws?|act|code|sections?|legislation|ordinance|chapter)|(?:statut\\w*|laws?|legislation)…\\b(?:waived|excluded|renounced)',
    ),
  ),
  wording('subrogation_one_way', [], says(['tenant'], 'subrogat\\w*', { modality: ['waives'] })),
  wording(
    'holdover_consequential',
    [
      /\bhold\w*[\s-]*over|\bover-?stay\w*|\bremain\w* in (?:possession|occupation)|\b(?:after|upon|at|on) (?:the )?(?:end|expir\w*|terminat\w*)|\bfails? to (?:vacate|surrender|leave|quit|yield|give)|\bcontinu\w* (?:in|to) occup\w*/i,
    ],
    says(
      byTenant,
      '(?:consequential|indirect|lost|loss of|(?:new|next|incoming|succeeding|successor|prospective|replacement|following) (?:tenant|lessee|occup\\w*|leas\\w*))',
    ),
  ),
  wording(
    'late_delivery',
    [
      /\b(?:deliver\w*|possession|hand|ready|complet\w*|vacat\w*|tender)\b/i,
      /\b(?:late|delay\w*|fail\w*|unable|by (?:that|the|such)|not (?:be )?(?:ready|deliver\w*|complete\w*|vacat\w*|given|available))\b/i,
      /^(?!.*\bforce\s+majeure)/is,
    ],
    denies(byLandlord, '(?:liab\\w*|responsib\\w*|damages|compensation|penalt\\w*)'),
    denies(byTenant, '(?:claim|damages|void\\w*|rescind\\w*|entitl\\w*|compensation|terminat\\w*)'),
  ),
  wording(
    'service_interruption',
    [
      /\b(?:services?|utilit\w*|water|power|electric\w*|elevators?|lifts?|heat\w*|HVAC|air|gas|supply|plant|telecom\w*)\b/i,
      /\b(?:interrupt\w*|fail\w*|stoppage|suspen\w*|outage|break-?downs?|curtail\w*|lack|shortage|lapse|cessation|disruption)\b/i,
    ],
    denies(byLandlord, '(?:liab\\w*|responsib\\w*|abat\\w*|reduc\\w*|damages|compensation|eviction)'),
    denies(byTenant, '(?:abat\\w*|reduc\\w*|claim\\w*|damages|compensation|reliev\\w*|entitl\\w*)'),
  ),
  wording(
    'estoppel_deemed',
    [
      /\b(?:estoppel|certificates?|statements?|certif\w*)\b/i,
      /^(?!.*\b(?:expenses|charges?|accounts?)\b)/is,
      /\b(?:fail\w*|not|silence|within|unless|no)\b/i,
    ],
    says(
      byTenant,
      '(?:deem\\w*|conclusive\\w*|estopped|treated as|count\\w* as|presum\\w*|bound|admi\\w*|taken (?:as|to)|confirm\\w*)',
    ),
  ),
  wording(
    'statement_final',
    [
      /\b(?:statements?|reconciliation|accounts?|certificate|invoice)\b/i,
      /^(?!.*\b(?:(?:landlord|lessor)\s+shall\s+be\s+deemed|estoppel))/is,
      /\b(?:object\w*|disput\w*|within|days|unless|fail\w*|contest\w*|error|quer\w*|question|months?)\b/i,
    ],
    says(byTenant, '(?:final|conclusive\\w*|binding|deemed|accepted|barred|waive[sd]?|lose[s]?|lost|correct)'),
  ),
  wording(
    'casualty_no_exit',
    [
      /\b(?:damage|damaged|destr\w*|casualty|fire|untenantable|ruin|perish)\b/i,
      /^(?!.*\bin\s+an?\s+damaged\s+condition)/is,
    ],
    denies(byTenant, '(?:terminat|cancel|surrender|quit|releas|rescind|end|discharg|void)\\w*'),
    says(['tenant'], '(?:statut\\w*|laws?|rights?|code|act|terminat\\w*)', { modality: ['waives'] }),
  ),
  wording(
    'condemnation_award',
    [/\b(?:tak(?:en|ing)|condemn\w*|eminent|expropriat\w*|compulsor\w*|resumption|acquir\w*|award\w*)\b/i],
    says(
      byLandlord,
      '(?:award\\w*|compensation|proceeds|damages)…\\b(?:belong|paid|payable|go|vest|property|entitled|made)\\w*…{L}|{L}…\\b(?:whole|entire|all|full|any)…\\b(?:award\\w*|compensation|proceeds|damages)|(?:whole|entire|all|full|any)…\\b(?:award\\w*|compensation|proceeds|damages)',
    ),
    says(['tenant'], '(?:assign|waiv|releas|relinquish)\\w*…\\b(?:award\\w*|compensation|proceeds|claim)'),
    denies(byTenant, '(?:claim|share|interest|part|entitled|participat\\w*|right)'),
  ),
  wording(
    'subordination_without_nondisturbance',
    [
      /\b(?:mortgag\w*|deeds? of trust|encumbran\w*|lenders?|security deeds?|financ\w*|bonds?|charges?|debenture\w*)\b/i,
      // The tenant’s lender subordinates its rights to the landlord's.
      /^(?!.*\blenders?\s+(?:shall|will|must|may|agrees?)\s|.*\b(?:easements|of\s+record)\b)/is,
    ],
    says(
      ['other', 'tenant', null],
      '(?:subordinat\\w*|subject (?:to|and)|inferior|junior|postpon\\w*|rank\\w*|yield\\w*|second)',
    ),
  ),
];
