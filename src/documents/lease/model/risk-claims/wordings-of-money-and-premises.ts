import {
  byAnyone,
  byLandlord,
  byTenant,
  type ClaimedWording,
  denies,
  duty,
  says,
  claimedWording as wording,
} from './claimed-wording.ts';

const expenses = /\b(?:expens\w*|charges?|costs?|outgoings|CAM|assessments?|operating)\b/i;
const rent = /\b(?:rent|rents|rental)\b/i;
const atLeast =
  '(?:(?:greater|higher) of|whichever (?:is )?(?:the )?(?:greater|higher)|not less than|no less than|not lower than|no lower than|at least|floor|minimum|upwards?)';
const lower = '(?:be (?:less|lower)|fall|drop|reduc\\w*|decreas\\w*|go down)';

/** Rent, expenses, repairs and the use of the premises. */
export const moneyAndPremisesWordings: readonly ClaimedWording[] = [
  wording(
    'as_is',
    [/\b(?:premises|space|property|building|unit|land|shop|house|suite|condition|possession)\b/i],
    says(
      byAnyone,
      '(?:as[- ]is|where[- ]is|as (?:they|it) (?:are|is|stands?)|with all faults|(?:present|existing|current) (?:\\w+ )?(?:state|condition)|voetstoots|tale quale|condition in which|satisf\\w*…\\bcondition|conclusive)',
    ),
  ),
  wording(
    'capital_items_in_expenses',
    [expenses],
    says(
      byAnyone,
      'capital (?:\\w+ )?(?:items?|improvements?|expenditures?|costs?|repairs?|replacements?|works?|outlays?|expenses?|nature|additions?)',
    ),
  ),
  wording(
    'common_area_changes',
    [],
    says(
      ['landlord'],
      '(?:chang|alter|relocat|rearrang|reconfigur|reduc|clos|redesign|modif|expand|mov|build|erect|remov|vary|withdraw)\\w*…\\b(?:common|parking|car park\\w*|driveways?|entrances?|layout|grounds|corridors?)|(?:common|parking|car park\\w*|driveways?|entrances?|layout|grounds)…\\b(?:chang|alter|relocat|rearrang|reconfigur|reduc|clos|redesign|modif|mov|withdraw)\\w*',
      { modality: ['may'] },
    ),
  ),
  wording(
    'confidentiality',
    [/\b(?:terms|lease|agreement|contract|information|provisions|contents|rent)\b/i],
    says(byTenant, '(?:confiden\\w*|secre\\w*|private)', { modality: ['shall', 'states'] }),
    denies(byTenant, '(?:disclos|divulg|reveal|publish|communicat)\\w*'),
  ),
  wording(
    'continuous_operation',
    [/\b(?:business|operat\w*|trad\w*|open|store|shop|use|premises)\b/i],
    says(
      ['tenant'],
      '(?:operat|conduct|open|trad|carry|run|use|occup)\\w*…\\b(?:continu\\w*|uninterrupt\\w*|without (?:interruption|closing|ceasing)|(?:at |during )?all (?:\\w+ )?(?:times|hours|days)|(?:every|each) (?:\\w+ )?day|daily|(?:business|trading|opening) hours|seven days)|(?:continu\\w*|uninterrupt\\w*|open)…\\b(?:operat|conduct|open|trad|carry|business|hours|days)\\w*',
      { modality: ['shall', 'states'] },
    ),
    denies(
      byTenant,
      '(?<!\\bwithout )(?:ceas|clos|vacat|abandon|discontinu|unoccupied|empty|shut|go dark|suspend)\\w*',
    ),
  ),
  wording(
    'free_rent_clawback',
    [
      /\b(?:abat\w*|free|concession\w*|incentive\w*|inducement\w*|waived|credit\w*|rebate\w*)\b/i,
      /\b(?:default\w*|breach\w*|terminat\w*|fail\w*|forfeit\w*|ends?|determin\w*|surrender\w*)\b/i,
    ],
    says(
      byTenant,
      '(?:repa(?:y|id)|pay|paid|reimburs\\w*|refund\\w*|due|payable|recaptur\\w*|claw\\w*|return\\w*|owing|forfeit\\w*|void|reinstat\\w*)',
      duty,
    ),
    says(['landlord'], '(?:recover|reclaim|recaptur|claw|demand)\\w*', { modality: ['may', 'shall'] }),
  ),
  wording(
    'hazardous_preexisting',
    [/\b(?:hazard\w*|contamin\w*|pollut\w*|environment\w*|toxic|asbestos|remediat\w*)\b/i],
    says(
      byTenant,
      '(?:regardless|whether or not|irrespective|whenever|no matter|even if|pre-?existing|(?:before|prior to)…\\b(?:commence\\w*|lease|term|date|occup\\w*)|historic\\w*|existing (?:\\w+ )?(?:contamin\\w*|pollut\\w*|condition\\w*)|former|previous)',
    ),
  ),
  wording(
    'hvac_replacement',
    [/\b(?:HVAC|heating|air[\s-]?condition\w*|ventilat\w*|boilers?|chillers?|rooftop units?|air handl\w*)\b/i],
    says(byTenant, '(?:replac|renew|substitut)\\w*', { modality: ['shall', 'states'] }),
  ),
  wording(
    'remeasurement',
    [/\b(?:area|feet|footage|measure\w*|size|square|re-?measure\w*)\b/i],
    says(byLandlord, '(?:re-?measur|re-?calculat|re-?determin|re-?survey|measur|certif|adjust)\\w*'),
  ),
  wording(
    'renewal_rent_floor',
    [rent, /\b(?:renew\w*|exten\w*|option|further term)\b/i],
    says(byAnyone, atLeast),
    denies(byAnyone, lower),
  ),
  wording(
    'upward_only_review',
    // A minimum rent for the renewal is a separate risk.
    [
      /^(?!.*\b(?:renew|extension|option))/is,
      rent,
      /\b(?:review\w*|adjust\w*|index\w*|escalat\w*|revis\w*|CPI|consumer price|market)\b/i,
    ],
    says(byAnyone, atLeast),
    denies(byAnyone, lower),
  ),
  wording(
    'rent_despite_delay',
    // A document that is signed late.
    [
      rent,
      /^(?!.*\b(?:confirm\w*|execut\w*|amendment|sign\w*)\b)/is,
      /\b(?:delay\w*|late|ready|open|complet\w*|not (?:be )?finished|incomplete|unfinished|fail\w*|postpon\w*)\b/i,
    ],
    says(
      byTenant,
      '(?:even (?:if|though)|regardless|irrespective|whether or not|notwithstanding|despite|without regard)',
    ),
    denies(byTenant, '(?:delay|postpon|defer|extend|affect|suspend|abat)\\w*'),
  ),
  wording(
    'rent_without_setoff',
    [/\b(?:rent\w*|sums?|amounts?)\b/i],
    says(
      byTenant,
      '(?:without|free (?:of|from)|clear of)…\\b(?:set[- ]?off|off-?set|deduct\\w*|counter-?claim|withhold\\w*|abatement|diminution)',
      duty,
    ),
    denies(
      byTenant,
      '(?<!\\b(?:without|free)\\b[^.;]{0,60})(?:set[- ]?off|setting off|off-?set|deduct|withh(?:e|o)ld|counter-?claim|retain)\\w*',
    ),
    says(['tenant'], '(?:set[- ]?off|off-?set|deduct\\w*)', { modality: ['waives'] }),
  ),
  wording(
    'reserves_in_expenses',
    [expenses],
    says(
      byAnyone,
      '(?:reserves?\\b(?! (?:the |a |all |any )?rights?)|sinking fund|replacement fund|set aside|future (?:\\w+ )?(?:repairs?|replacements?))',
    ),
  ),
  wording(
    'restoration_at_end',
    [
      /\b(?:alter\w*|additions?|improv\w*|install\w*|fit-?out|works|partitions?|cabling)\b/i,
      /\b(?:request\w*|requir\w*|direct\w*|elect\w*|demand\w*|option|asks?|call\w*|notice|unless)\b/i,
    ],
    says(['tenant'], '(?:remov|restor|reinstat|strip|reconvert|demolish)\\w*', { modality: ['shall', 'states'] }),
    says(byLandlord, '(?:remov|restor|reinstat|strip)\\w*', { modality: ['may', 'shall', 'states'] }),
  ),
  wording(
    'tax_reassessment',
    [/\btax\w*/i, /\b(?:sale|sold|sell|transfer\w*|ownership|convey\w*|purchase)\b/i],
    says(byTenant, '(?:reassess\\w*|increas\\w*|revalu\\w*|assessment)', { modality: ['shall', 'states'] }),
  ),
  wording(
    'tenant_structure',
    // Repairs of damage that the tenant itself causes.
    [
      /\b(?:roofs?|structur\w*|foundations?|load-?bearing|exterior walls?|main walls?)\b/i,
      /^(?!.*\b(?:caus(?:es|ed|ing)|negligence|misuse|penetrations?|units?|snow|sprinklers?|gutters?|debris|signs?)\b)/is,
    ],
    says(['tenant'], '(?:maintain|maintenance|repair|replac|keep|care|renew|rebuil|responsib|mend|upkeep)\\w*', {
      modality: ['shall', 'states'],
    }),
  ),
];
