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

const transfer = /\b(?:assign\w*|sub-?let\w*|sub-?leas\w*|under-?let\w*|transfer\w*|cession|cede|sub-?licen\w*)/i;
const option = /\b(?:options?|renew\w*|exten(?:d|sion)\w*|expan\w*|first (?:offer|refusal)|pre-?empti\w*)/i;

/** Assignment, options, the end of the term, and relocation. */
export const transferAndTermWordings: readonly ClaimedWording[] = [
  wording(
    'assignor_stays_liable',
    // A guarantor is not the assignor.
    [transfer, /^(?!.*\bguarantor\s+(?:is|shall|will|remains?))/is],
    says(byTenant, '(?:remain|continue|stay|be|is|are)\\w*…\\b(?:liable|responsible|obligated|bound|answerable)', duty),
    says(byTenant, 'guarantee\\w*…\\b(?:assignee|transferee|performance)'),
    denies(byTenant, '(?:releas|reliev|discharg|excus|free)\\w*'),
  ),
  wording(
    'change_of_control',
    [
      /\b(?:control|ownership|stock|shares?|shareholding|shareholders?|(?:controlling|membership|partnership|equity) interests?|interests? in (?:the )?(?:tenant|lessee)|merger|amalgamation|consolidation)\b/i,
    ],
    says(
      byTenant,
      '(?:deemed|treated|constitute|considered|counts?|regarded|be|is|includ|requires?)\\w*…\\b(?:assignment|transfer|breach|default|cession|disposition|consent)',
    ),
    denies(['tenant'], '(?:permit|allow|effect|suffer|undergo|make|chang|sell|transfer|alter)\\w*'),
  ),
  wording(
    'consent_sole_discretion',
    [transfer, /\b(?:consent|approv\w*|permi\w*|withh\w*|refus\w*|declin\w*)/i],
    // The verb is part of the phrase, because it looks like a negation.
    says(
      byLandlord,
      '(?:(?:refus|withh|declin|den)\\w*…\\b)?(?:(?:sole|absolute|uncontrolled|unfettered|own|full)\\w*(?: and \\w+)? (?:\\w+ )?discretion|at the (?:\\w+ )?discretion|arbitrar\\w*|(?:for )?any reason|at will|its pleasure|as it (?:pleases|sees fit)|without (?:giving |assigning |stating )?(?:any )?reasons?)',
      { isRelative: true, modality: ['may', 'states'] },
    ),
    denies(['tenant'], '(?:sole|absolute)\\w*(?: and \\w+)? discretion'),
    denies(['landlord'], '(?:reasonable|give (?:any )?reasons?|justify)'),
  ),
  wording(
    'consent_damages_waived',
    [
      /\b(?:consent|approv\w*)/i,
      /\b(?:withh\w*|refus\w*|unreasonabl\w*|declin\w*|den(?:y|ied|ies|ial)|delay\w*|not (?:be )?(?:given|granted|reasonable))\b/i,
    ],
    denies(byAnyone, '(?:damages|compensation|liable|claim|monetary|money)'),
    says(
      byTenant,
      '(?:sole|only|exclusive)\\w* (?:and \\w+ )?(?:remed\\w*|recourse|relief)|(?:only|solely|limited)…\\b(?:injuncti\\w*|specific performance|declarat\\w*)',
    ),
    says(['tenant'], '(?:damages|claim)', { modality: ['waives'] }),
  ),
  wording(
    'profit_sharing_high',
    [transfer],
    says(
      byAnyone,
      '(?:(?:100|75|80|85|90|95|60|65|70|hundred|seventy|eighty|ninety|sixty)[- %]|all|whole|entire|any|every)\\w*…\\b(?:profits?|excess|surplus|difference|premium|bonus|consideration|exceed)|(?:profits?|excess|surplus|difference|premium|bonus)…\\b(?:belong\\w*|paid|payable|go|goes|property|accru\\w*)',
      duty,
    ),
  ),
  wording(
    'recapture',
    // The consequence of a transfer without consent is a remedy.
    [transfer, /^(?!.*\b(?:without\b[^.;]{0,40}\bconsent|breach\w*|default\w*|violat\w*|notify|recapture the cost))/is],
    says(
      ['landlord'],
      '(?:recaptur|terminat|cancel|tak(?:e|ing) back|reclaim|retak|resum|end|determin|take over|take a surrender|take an assignment)\\w*',
      { modality: ['may'] },
    ),
    says(['tenant'], '(?:offer\\w*…\\bsurrender|surrender)', { modality: ['shall'] }),
  ),
  wording(
    'rent_reset_on_assignment',
    [transfer, /^(?!.*\bgreater\s+than\b)/is],
    says(
      byAnyone,
      '(?:increas|rais|adjust|reset|review|revis)\\w*…\\brents?|rents?…\\b(?:increas|rais|adjust|reset|review|revis)\\w*|(?:market|then[- ]current)…\\b(?:rent|rate|value)',
    ),
  ),
  wording(
    'option_personal',
    [option, /\b(?:personal|original|named|assign\w*|transfer\w*|sub-?let\w*|sub-?leas\w*|only)\b/i],
    says(
      byTenant,
      '(?:personal to|only (?:by|for|while|to|so long)|solely|laps\\w*|void|extinguish\\w*|(?:is|be) lost|ceas\\w*|fall\\w* away|terminat\\w*)',
    ),
    denies(byTenant, '(?:pass|run|transfer|assign|inure|available|exercis|benefit|extend to)\\w*'),
  ),
  wording(
    'option_subordinate',
    [option, /\b(?:other|existing|others|prior|superior|earlier|previous|present|current|third|rights of)\b/i],
    says(byAnyone, '(?:subordinat\\w*|subject (?:to|and)|inferior|junior|yield\\w*|rank\\w*|behind|second to|after)'),
  ),
  wording(
    'automatic_renewal',
    [],
    says(byBoth, '(?:automatic\\w*|by itself|roll\\w* over|tacit\\w*|ever-?green)'),
    says(
      byBoth,
      '(?:renew|exten|continu|prolong)\\w*…\\b(?:unless|if neither|if no)…\\b(?:notice|notif\\w*|objects?|writ\\w*)',
    ),
  ),
  wording(
    'landlord_termination',
    [
      /\b(?:notice|at any time|at will|convenience|elect\w*|option|whenever|any reason|needs?|requires?|own use|months?|days?)\b/i,
    ],
    says(
      ['landlord'],
      '(?:terminat|cancel|end|determin|revok|call off|recover|resum|reclaim|withdraw|rescind|take back)\\w*…\\b(?:lease|term|tenancy|agreement|this contract|the contract|licen[cs]e|premises|possession|property|hereof|house|unit)|(?:lease|term|tenancy|agreement|this contract|the contract|licen[cs]e)…\\b(?:terminat|cancel|end|determin|revok)\\w*',
      { modality: ['may'] },
    ),
  ),
  wording(
    'tenant_termination',
    [
      /\b(?:notice|at any time|at will|convenience|elect\w*|option|whenever|any reason|months?|days?|early|fee|payment)\b/i,
    ],
    says(
      ['tenant'],
      '(?:terminat|cancel|end|break|determin|surrender|quit|give up|leave|withdraw)\\w*…\\b(?:lease|term|tenancy|agreement|contract|licen[cs]e|premises|hereof|early|property|unit)|(?:lease|term|tenancy|agreement|contract|licen[cs]e)…\\b(?:terminat|cancel|end|broken|determin)\\w*',
      { modality: ['may'] },
    ),
  ),
  wording(
    'break_conditions',
    [
      // Conditions that are easy to miss; a fee or a notice in writing is not.
      /\b(?:vacant|all (?:\w+ ){0,4}(?:covenants|obligations|terms|conditions|sums|rents?)|perform\w*|compli\w*|material\w*|observ\w*|strict\w*|up to date|subsisting)\b/i,
    ],
    says(
      byTenant,
      '(?:break|terminat|cancel|end|determin)\\w*…\\b(?:if|provided|only|unless|on condition|condition(?:al|ed)|subject to|so long as|no effect|void|ineffective)',
    ),
  ),
  wording(
    'demolition',
    [
      /\b(?:terminat\w*|cancel\w*|end|ends|ended|determin\w*|vacate|possession|notice|expire)\b/i,
      /^(?!.*\b(?:tenant|lessee)\s+may\b|.*\bis\s+extended\b|.*\bmust\s+end\b)/is,
    ],
    says(
      byLandlord,
      '(?:demoli|redevelop|rebuil|reconstruct|renovat|pull\\w* down|tear\\w* down|torn down|ra[sz]e)\\w*',
      {
        isRelative: true,
      },
    ),
  ),
  wording(
    'relocation',
    [],
    says(
      ['landlord'],
      'transfer\\w* (?:the )?{T}|(?:relocat\\w*|mov(?:e|ing)|shift\\w*|rehous\\w*|reassign\\w*)…\\b(?:{T}|premises|occupan\\w*|business)|(?:substitut|swap|exchang)\\w*…\\b(?:premises|space|suite|unit|location|rooms?|floor)|require (?:the )?{T} to (?:move|relocate|vacate|take|accept)',
      { modality: ['may'] },
    ),
    says(
      ['tenant'],
      '(?:mov(?:e|ing)|relocat\\w*|transfer\\w*|remov\\w*|shift\\w*) (?:\\w+ ){0,5}?(?:to|into) (?:\\w+ ){0,4}?(?:space|premises|suite|unit|room|floor|location|accommodation|place|part)…\\b{L}|{L}…\\b(?:mov(?:e|ing)|relocat\\w*|shift\\w*) (?:\\w+ ){0,5}?(?:to|into) (?:\\w+ ){0,4}?(?:space|premises|suite|unit|room|floor|location|place)',
      { modality: ['shall', 'states'] },
    ),
  ),
  wording(
    'no_security_of_tenure',
    [
      /\b(?:1954|security of tenure|new lease|statutory (?:right|protection)\w*|renewal (?:lease|right)|preference|goodwill)\b/i,
    ],
    says(byBoth, '(?:exclud|contract\\w* out|waiv|renounc|forgo|give\\w* up|outside)\\w*'),
    denies(byBoth, '(?:sections?|1954|act)…\\bappl\\w*|(?:right|entitled|claim|enjoy|new lease|security)'),
  ),
  wording(
    'radius',
    [
      /\b(?:miles?|kilomet\w*|km|radius|vicinity|nearby|neighbou?r\w*|blocks?)\b/i,
      /^(?!.*\b(?:landlord|lessor)\s+shall\s+not\b)/is,
    ],
    denies(byTenant, '(?:operat|open|own|engage|carr|conduct|run|establish|compet|have any|hold|manag|trade)\\w*'),
  ),
];
