/** The words that a sentence, its heading or the words around a figure must contain to provide the value of a field. */
interface FieldWords {
  readonly says: RegExp;
  /** Words that show that the sentence is about another topic. */
  readonly unless?: RegExp;
}

/** A refusal alone doesn't state a term, and a condition doesn't state a date. */
const refused = /^(?:[^:]{1,40}: )?\W*(?:none|no|n\/a|nil|not applicable)\W*$/i;
const conditional =
  /^\W*(?:if|unless|should|in case|when)\b|\bif (?:that|this|it|they|you|we|the)\b|\bnot (?:yet |been |still )?(?:ready|come|happened|complete)\b/i;

/** By field, in the order of the fields of a lease; a field without an entry doesn't require any words. */
export const fieldWords: Readonly<Record<string, FieldWords>> = {
  guarantor: {
    says: /\bguarant\w*|\bg['’]?tees?\b|\bg(?:ua)?r?ty\b|\bPG\b|\bcaution\b|\bgood[- ]guy\b|\bback(?:s|ed|ing)\b|\bstand\w* (?:good|behind)\b|\bcovenant\w*|\bindemnif\w*|\bsurety\b|\bpersonal\w*|\bco-?sign\w*|\bprincipals?\b|\bparent\b|\bbürg\w*|\bcomfort\b|\bpatronat\w*|\bsolidar\w*/i,
    unless:
      /\b(?:no|not|without|falls? away|refused|instead|in place|in lieu)\b(?! (?:\w+ )?(?:limit|more than|later than))|\bhinted\b|\bbank\b|\bbanque\b|\baval\b|\bdeleted\b|\b(?:drop|waive|remove|lose)s? (?:the|any|his|her|their|its)\b|\bon cash\b|^(?:cc|attn)\b/i,
  },
  brokers: {
    says: /\bbroker\w*|\bcourtiers?\b|\bhonorar\w+|\b(?:tenant|owner|landlord)[- ]reps?\b|\bour fee\b|\bmy fee\b|\badvisors?\b|\bagents?\b|\bagency\b|\bcommission\w*|\bleasing\b|\brealt\w*|\bcourtage\b|\bmakler\w*|\bmakelaar\w*|\blisting\b|\bacting for\b|\bacts? for\b|\brepresent(?:s|ed|ing)?\b|\breal estate (?:man|agent|person)\b|\bintroduced\b|\bsplits? \d/i,
    unless:
      /\bthe commission (?:decides|forms|must|may)\b|\bby the commission\b|\bbroker reported\b|\bagent['’]s trust\b|\bpayable to\b/i,
  },
  agreement_date: {
    says: /\d/,
    unless:
      /\bexpir\w+|\b(?:good|open|held?|hold|valid|firm) (?:through|until|till|to|for)\b|\b(?:till|until|through)\b|\bby \d|\byour (?:rfp|letter|proposal|draft)\b|\b(?:commenc|start|begin)ing\b|\blease dated\b|\bdies\b/i,
  },
  measurement_standard: {
    says: /\bBOMA\b|\bIPMS ?\d?\b|\bRICS\b|\bANSI\b|\bNEN\b|\bG[IE]A\b|\bNIA\b|\bG[FL]A\b|\bNLA\b|\bDIN\b|\bgif\b|\bdrip\b|\bN\.?I\.?A\b|\bsuper built\b|\bloading\b|\b(?:re-?)?measur\w*|\bsurvey\w*|\bfield[- ]verif\w+|\b(?:chargeable|saleable|carpet) area\b|\bstrata plan\b/i,
  },
  permitted_use: {
    says: /\bus(?:e[ds]?|ing|er|age)\b|\bpurposes?\b|\bdestination\b|\bpermitted\b|\bbusiness\b|\boperat\w+|\bsell\w*|\bstore\b|\bstorage\b|\bshop\b|\boffices?\b|\brestaurant\b|\bclinic\b|\blab\w*|\bwarehouse\b|\bschool\b|\bstudio\b|\bcaf[eé]\b|\bbak\w+|\bmanufactur\w*|\bmaking\b|\bdistribution\b|\bretail\b|\bsalon\b|\bgym\b|\bbrew\w*|\bdisplay\b|\bshowroom\b|\bworkshop\b|\bchurch\b|\brental of\b|\bkeep(?:ing)?\b|\bfood\b/i,
    unless:
      /\buse permit\b|\bno other\b|\b(?:another|other) (?:tenant|store|shop|bar|bakery)\b|\bexclusive\b|\ballowance\b|\bno (?:bar|gambling|overnight|campaign\w*)\b|\bwon['’]t (?:sell|lease|let)\b|\bwarranty\b|\brepairs?\b|\bparking\b|\bfixtures\b|\bassign\w*|\bproduction['”"] but\b/i,
  },
  exclusive_use: {
    says: /\bexclusiv\w+|\bno other\b|\bonly (?:1|one)\b|\b(?:not|won['’]?t|never) (?:again )?(?:lease|let|rent|sell|permit|allow|put|have|operate)\b|\bwould not (?:permit|let)\b|\bneither\b.{0,200}\blet\b|\bnobody else\b|\bno one else\b|\banother\b|\bcompet\w+|\bprotected\b/i,
    unless:
      /\bexclusive (?:of|use of|right to|talks|negotiat\w+)\b|\b(?:off|from) the market\b|\brent exclusive\b|\b(?:pa|annum|p\.a\.?) exclusive\b|\bno other (?:charges?|costs?|fees?|figure|purpose)\b|\b(?:talk|deal|negotiat)\w*\b|\bexclusivity (?:period|expires)\b|\bassign\w*|\bsub-?leas\w*|\bexcluded\b|\brent (?:free|holiday)\b/i,
  },
  delivery_date: {
    says: /\bdeliver\w*|\bpossession\b|\bhand\w*[- ]?over\b|\bturn(?:s|ed)?[- ]?over\b|\bkeys?\b|\baccess\b|\bentry\b|\bentrance\b|\bready\b|\bvacant\b|\bis out\b|\bavail\b|\bfixturing\b|\bfit-?(?:up|out)\b|\bfixturing\b|\boccup\w+|\bmove\b|\bavailable\b|\bearly\b|\bin by\b/i,
    unless: conditional,
  },
  commencement_date: {
    says: /\bcommenc\w+|\bentry\b|\bstart\w*|\bbegin\w*|\bbeginning\b|\bfrom\b|\bterm\b|\blength\b|\boccup\w+|\bin (?:on|by)\b|\bmove\b|\bopen(?:ing|s)?\b|\beffective\b|\bdates?\b|\bpossession\b|\bcompletion\b|\bclosing\b|\bthrough\b|\bthru\b|\buntil\b|\btil\b|\d\s*[-–—]\s*\w|\bready\b|\bingangsdatum\b|\bmietbeginn\b|\blong\b|\bduration\b/i,
    unless: new RegExp(
      `${conditional.source}|^rent (?:commencement|start)|\\bexpir\\w+|\\bdies\\b|\\bends?\\b(?! (?:on )?\\w+ \\d)|\\bexclusiv\\w+|\\bexchange by\\b|\\bno opening\\b|\\bconsider\\w*\\b|\\bnot later than\\b`,
      'i',
    ),
  },
  expiration_date: {
    says: /\bexpir\w+|\bend(?:s|ing)?\b|\bthrough\b|\bthru\b|\bun?til+\b|\bto\b|\bout\b|\bterminat\w+|\bgone by\b|\d\s*[-–—]\s*\w|\bdies\b/i,
    unless:
      /\bupon (?:the )?expir\w+ of the (?:current|existing|present)\b|\b(?:LOI|letter|proposal|quote|good)\b.{0,20}\b(?:expir\w*|valid|thru|through|until)\b|\bvalid\w*|\bfinal expiry\b|\b(?:prime|head|master|our) lease\b(?!.{0,40}\b(?:day|days) before)|\boffer\b|\blicense 20\d\d|\bright to\b|\bquote\b/i,
  },
  rent_commencement: {
    says: /\bRCD\b|\brent (?:commencement|start)\b|^commence\w*[^:]{0,20}: .{0,60}\b(?:earlier|later)\b|\b(?:rent\w*|pay\w*|charges?|money|meter|fees?)\b.{0,200}\b(?:commenc\w+|start\w*|begin\w*|from|first|until|later of|earlier of|sooner|clock|days)\b|\b(?:commenc\w+|start\w*|begin\w*|from|until|sooner|later|earlier)\b.{0,200}\b(?:rent\w*|pay\w*|charges?|money)\b/is,
    unless:
      /\bno rent\b.{0,200}\bhalf\b|\b(?:lease|term) ends\b|\bpenalty\b|\b(?:occupy|enter|access)\b[^.]{0,30}\b(?:prior to|before)\b/i,
  },
  letter_expiration: {
    says: /\b(?:answers?|reply|replies|respon\w+|hear|confirm\w*|by|until|before|through|thru|un?till?|ahead of|prior to|good|open|valid\w*|expires?|lapses?|stale|withdraw\w*|irrevocab\w*|deadline|later than)\b|\bexpir\w+/i,
    unless:
      /\bagt\b|\bcomplet(?:e|ion) (?:by|on|in)\b|\bexclusiv\w+|\bnot signed by\b|\bdays (?:from|after|of)\b|\blease start\b|\bbail\b|\bexchange\b|\bconsent\w*|\brecord\w*|\binspect\w*|\bdiligence\b|\bfit-?out\b|\bcommenc\w+|\bhold on\b|\bcommit\w*|\bpermits?\b|\bif (?:owner|they|you)\b/i,
  },
  term_months: {
    says: /\bterm\b|\byears?\b|\byrs?\b|\bmonths?\b|\bmos?\b|\blength\b|\bperiod\b|\bduration\b|\blaufzeit\b/i,
    unless:
      /\bfollowing\b|\bwhichever\b|\bnot over\b|\bnot (?:\d+|ten|fifteen) (?:years|months)\b|\bwarrant\w*|(?<!\b\d{1,3} (?:months|years)\b,? (?:the )?(?:first|with)\b.{0,20})\bfree\b(?!.{0,200}\bterm\b)|\babat\w+|\bdeposit\b|\bguarant\w+|\bstep(?:s|ping)? down\b|\bone calendar month\b|\block-?in\b(?!.{0,200}\btenure\b)/i,
  },
  escalation: {
    says: /\bescalat\w+|\bincreas\w+|\bbump\w*|\bsteps?\b|\bannual\w*|\bannl\b|\banniv\b|\bstepp(?:ed|ing)\b|\bbumped\b|\bcompound\w*|\buplift\b|\bevery (?:\d+|third|other|5th|3rd) (?:years?|months?)\b|\b(?:3|2|4)s every year\b|\bindex\w*|\bCPI\b|\bRPI\b|\bVPI\b|\bris(?:e|es|ing)\b|\bup\b|\bgr(?:ow|ew)\w*|\breview\w*|\banniversar\w+|\b(?:per|each|every|a) (?:year|yr|lease year)\b|\byearly\b|\bp\.?a\b|\bthereafter\b|\badjust\w*|\b(?:year|yr|month)s? \d|\b\d(?:st|nd|rd|th) year\b|\bAT MONTH\b/i,
    unless:
      /\blate\b|\badmin\w*|\bmanag\w+|\boff\b|\bcommission\b|\bcap(?:ped)?\b(?!.{0,200}(?:cpi|collar|review))|\bcontroll\w+|\bCAM\b|\bcommon\b|\bhold\w*[ -]?over\b|^(?!.*%[^%;]{0,20}\b(?:each|every|per|a|annual\w*|yearly)\b).*\b(?:renew\w*|options?|roll-?overs?|extensions?|prolong\w*)\b|\bdeposit\b|\bsales\b|\bbreakpoint\b|\boccupied\b|\bcosts? of\b|\bproposed\b|\bsells?\b/i,
  },
  free_rent: {
    says: /\bfree\b|\bno (?:base |net |minimum |fixed )?(?:rent|charge)\b|\babat\w+|\babmt\b|\bcarencia\b|\bfranchise\b|\bskip\b|\bhalf[- ](?:price|rent)\b|\bRF\b|\brent[- ]?holiday\b|\bgrace\b|\bwaiv\w+|\bhal(?:f|ved)\b|\bnil\b|\bnothing (?:to pay|is due|due|for|until|till|the)\b|\bwithout (?:base )?rent\b|\brent holiday\b|\bgratuit\w*|\bmietfrei\w*|\bincentive\b|\bpay (?:nothing|no\b)|\bdon['’]?t pay\b|\bzero\b|\bconcession\b|\boff the front\b/i,
    unless:
      /\bdesignee\b|\bcome(?:s)? free\b|\bno free rent\b|\bgoes dark\b|\bpark\w*\b|\bcars?\b|\bviolat\w+|\bremoval\b|\bcome free\b|\bfree months included\b|\bincludes \w+ free\b|\bfee on phase\b|\bfree to\b|\bif\b.{0,40}\bdark\b/i,
  },
  lease_structure: {
    says: /\bnet\b|\bnnn\b|\bnets\b|\bgross\b|\ball[- ]in(?:clusive)?\b|\bfull[- ]service\b|\binclu(?:sive|des?|ded)\b|\binside that\b|\bin (?:it|there)\b|\btriple\b|\bFRI\b|\bpax\b|\bFSG?\b|\bMG\b|\bN\.N\.N\b|\bopex\b|\bservice charge\b|\boutgoings\b|\badditional rent\b|\bTMI\b|\butilities\b|\belectric\w*|\bhydro\b|\bpower\b|\bheat\b|\brepairing\b|\bcarefree\b|\babsolute\w*|\bbase (?:year|amount)\b|\bstop\b|\bon top\b|\bexpenses?\b|\bcharges\b|\btax\w*|\bCAM\b|\binsurance\b|\bcosts\b/i,
    unless:
      /\bgross (?:sales|revenues?|receipts|up|monthly rents?)\b|\bnet (?:of|worth|income)\b(?! (?:taxes|operating))/i,
  },
  opex_estimate: {
    says: /\bCAM\b|\bopex\b|\bop(?:erating)? (?:costs?|expenses?)\b|\bexpenses?\b|\bnets?\b|\bNNN\b|\bcharges?\b|\btax\w*|\bestimat\w*|\bbudget\w*|\bservice\b|\boutgoings\b|\badvance\b|\b(?:additional|extra) rent\b|\bpass-?through\w*|\bTMI\b|\bT&O\b|\bcommon\b|\bcosts?\b|\bnebenkosten\b|\bcontribution\b|\bmaintenance\b/i,
    unless:
      /\ba (?:foot|month) (?:a|for) (?:month|year)\b|\ball-inclusive\b|\breimburs\w*\b.{0,200}\bfees\b|\bno extra charge\b|\bfirst-year rate\b/i,
  },
  opex_cap: {
    says: /\bcap\w*|\blimit\w*|\bexceed\w*|\bmore than\b|\bnot above\b|\bheld\b|\bfaster\b|\bcontroll\w+|\bceiling\b|\bmax\w*|\bclimb\b|\bcompound\w*|\blid\b/i,
    unless:
      /\bCPI\b|\bindex\w*|\bevery \d|\bactuali[sz]ation\b|\bmanagement (?:charge|fee) (?:limited|capped)\b|\bpower\b|\bservice level\b|\bfixed at\b/i,
  },
  mgmt_admin_fee: { says: /\bmanage\w*|\badmin\w*|\bmgmt\b|\bgestion\b|\bPM fee\b|\bsupervis\w*|\boverhead\b/i },
  opex_share: { says: /\bshare\b|\bpro[- ]?rata\b|\bproportion\w*|\bbears?\b|\bpays?\b|\breimburs\w*/i },
  capex_passthrough: { says: /\bcapital\b|\bcapex\b|\breplacements?\b|\buseful li\w+|\bamorti\w+/i },
  gross_up: { says: /\bgross(?:ed)?[- ]up\b|\boccup\w+/i },
  real_estate_taxes: {
    says: /\btax\w*|\brates\b|\bIBI\b|\btaxe\b|\bRET\b|\bNNDR\b|\bassessments?\b|\blev(?:y|ies)\b|\bgrundsteuer\b/i,
    unless: /\b(?:gst|vat|hst|sales|income) tax\b|\bexclusive of\b/i,
  },
  utilities: {
    says: /\butilit\w+|\belectric\w*|\bpower\b|\bgas\b|\bwater\b|\bheat\w*|\blight\b|\bHVAC\b|\bair\b|\bhydro\b|\bmeter\w*|\bsewer\b|\bwi-?fi\b|\binternet\b|\bjanitorial\b|\bafter[- ]hours\b|\bovertime\b|\bk[WV]A?h?\b|\bsteam\b|\bcooling\b|\bsolar\b|\benergy\b/i,
    // `HVAC: Landlord replaces the units` is about repairs unless it also says who pays for what they use.
    unless:
      /\bmonthly? \$|\bwater ?proof\b(?!.{0,200}power)|\bif (?:the|it)\b.{0,200}\bout\b|^(?!.*\b(?:electric\w*|gas|water|sewer|power|utilit\w+|meter\w*|hours?|light|internet)\b).*\b(?:maint\w*|replac\w+|repair\w*|install\w*|service contract|compressor|furnace)\b/is,
  },
  ti_allowance: {
    says: /\ballowance\b|\bT\.?I\.?A?s?\b|\bimprove\w*|\bfit-?out\b|\bbuild-?out\b|\bcontribut\w*|\binducement\b|\bfunds?\b|\babsorb\w*|\bincentive\b|\btoward\w*|\bwork\b|\bfurnish\w*|\bprovides?\b|\bthrow in\b|\bgives?\b|\bCAPEX\b|\bTIA\b|\bbuilding dollars\b|\bturn-?key\b|\bconcession\b|\bcash\b|\breimburs\w*|\bmoney\b|\bkick in\b|\bputs? in (?:up to )?[$£€]|\byou build\b/i,
    unless:
      /\breverse premium\b|\bproposer['’]s cost\b|\bdeposit\b|\bsecurity\b|\bcost to (?:us|tenant)\b|\bbond\b|\bcommission\b|\bof which\b/i,
  },
  landlord_work: {
    says: /\bworks?\b|\binstall\w*|\bbuil[dt]\w*|\breplac\w+|\brepair\w*|\b(?:re)?paint\w*|\bcarpet\w*|\bconstruct\w*|\bdemol\w+|\bstrip\w*|\bturn-?key\b|\bfinish\w*|\bpour\w*|\bbring\w*|\brelocate\b|\bwaterproof\w*|\bpatch\w*|\brestripe\b|\bseal(?:s|ed)?\b|\bservice the\b|\brun (?:power|water|gas)\b|\bdemis\w+|\bremov\w+|\bupgrad\w+|\brefurb\w*|\bmake good\b|\bfix\w*|\bput(?:s)? in\b|\bnew\b|\brepav\w+|\bclean\w*|\bhands?\b.{0,200}\bbox\b|\bshell\b|\bpartitions?\b|\bwalls?\b|\blevel\w*|\bknock\b|\bwarrant\w*|\bdeliver\w*|\bswaps?\b|\btakes? care of\b/i,
    unless:
      /^\W*(?:if|should) (?:we|you|the)\b|\btenant['’]s cost\b(?!.{0,200}proposer)|\bproposer['’]s cost\b|\bbrokers?\b|\bcommission\b|\bstop marketing\b|\b(?:ourselves|myself)\b|^\W*(?:condition: )?as[- ]is\b(?![^;]*\bexcept)|\ballowance: (?![^;]*\bwork)|\bstart \w+ \d|\bkeys \w+ \d/i,
  },
  condition: {
    says: /\bas[- ]is\b|\bwhere[- ]is\b|\b(?:as|like|the way) (?:seen|they (?:are|stand)|it (?:stands|is))\b|\bswept\b|\bempty\b|\bbroom\b|\bas[- ]found\b|\bin the state\b|\b2nd gen\b|\bfitted\b|\bshell\b|\bturn-?key\b|\bvanilla\b|\bwhite box\b|\bworking order\b|\bdeliver\w*|\bhand(?:s|ed|ing)?[- ]?over\b|\bclean\b|\bfurnish\w+|\bdecom\w*|\bcondition\b(?!al)|\bstate\b|\bsecond generation\b|\binspect\b|\bgraded\b|\bschedule of dilapidations\b|\bhands us\b/i,
    unless:
      /\bin case of damage\b|\bgive it back\b|\bdeposit\b|\bat the end\b|\bwhen you (?:leave|go)\b|\bschedule of condition\b|\bon condition\b/i,
  },
  security_deposit: {
    says: /\bdeposit\w*|\bSD\b|\bd[eé]p[oô]t\b|\bfianza\b|\bborg\b|\bIFSD\b|\bsec\.? dep\b|\bfirst,? last\b|\bhold\b.{0,40}\bmonths?\b|\bup ?front\b|\bsecurity\b|\bbond\b|\bguarantee\b|\bcollateral\b|\bretainer\b|\bhold(?:ing)? fee\b|\bLOC\b|\bletter of credit\b|\bescrow\b|\bearnest\b|\bhold in case\b|\bfirst and last\b|\bdamage\b|\bputs? up\b|\bheld\b|\bkaution\b|\bguaranty\b|\byou leave\b|\bleave [$£€]|\bIFRSD\b|\bhand you\b/i,
    unless: /\bhinted\b|\bcommission\b|\ballowance\b(?!.{0,200}deposit)/i,
  },
  letter_of_credit: {
    says: /\bletters? of credit\b|\bLOC\b|\bL\/C\b|\bLC\b|\bbank guarantee\b|\bstandby\b|\baval\b|\bguarantee (?:of|from) (?:the|a) bank\b|\bBG\b|\bbürgschaft\b/i,
  },
  renewal_options: {
    says: /\boptions?\b|\brenouvel\w*|\bROR\b|\bRO\b|\bextra\b|\bmutual\b|\b(?:fives|threes|tens|sevens)\b|\brenew\w*|\bexten\w+|\bprolong\w*|\broll-?overs?\b|\bfurther\b|\badditional\b|\bmore\b|\bagain\b|\badd-on\b|\bstay\b|\bcontinuations?\b|\bsuccessive\b|\bstretch\w*|\bx\s?\d/i,
    unless:
      /\bminimum period\b|\bno more\b|\bsub-?lease of\b|\bno (?:option|renewal|extension)\b|\bmore than\b|\bsigns?\b|\brenewal by mutual\b/i,
  },
  renewal_notice: {
    says: /\b(?:options?|renouvel\w*|renew\w*|exten\w+|prolong\w*|stay|roll-?overs?|exercis\w*|continuations?|FMV|ahead|advance)\b/i,
    unless: /\bterminat\w+|\bbreaks?\b|\bcancel\w*/i,
  },
  termination_option: {
    says: /\bterminat\w+|\bcancel\w*|\bbreak\b|\bwalk\b|\bexit\b|\b(?:may|can) end\b|\bend (?:it|this|the)\b|\bhand back\b|\bgive back\b|\bgive-?back\b|\bobligatory\b|\beither (?:way|side|party)\b|\bTBO\b|\bdiplomatic\b|\block-?in\b|\bstop on\b|\bmonth(?:s)? to month\b|\bearly out\b|\bout\b|\bleave\b|\bbail\b|\bbow out\b|\bopt(?:ion)? out\b|\bkill\b|\bsurrender\b|\bnotice\b|\bgoodbye\b|\bgive (?:up|it back)\b/i,
    unless:
      /\bgoes dark\b|\bco-?tenan\w+|\bcloses? for more than\b|\bno demo\b|\bnegotiations\b|\b(?:in case|if) (?:we|you) break (?:something|anything)\b|\bthis (?:offer|letter|proposal|loi)\b[^.;]{0,20}\bterminat\w+|\bminimum period\b|\bburns?\b|\bdestroy\w*|\bfire\b|\bif repairs\b|\bcasualty\b|\bcondemn\w*|\bstrip out\b|\btermination date\b|\bwith(?:out|in) notice\b|\bhold(?:s|ing)? over\b|\bcure\b|\bleft out\b|\bdeposit\b|\b(?:year|yr) options?\b(?!.{0,200}\b(?:terminat|break|cancel|leave))/i,
  },
  rofo_rofr: {
    says: /\bfirst (?:offer|refusal|right|call|look|chance|opportunity|shot)\b|\bROF[OR]\b|\bmatch (?:it|any)\b|\bpre-?empt\w*|\bvorkauf\w*|\bvormiet\w*|\bto us first\b|\btell (?:me|us) first\b|\bbefore (?:anyone|anybody) else\b|\bongoing\b/i,
  },
  expansion: {
    says: /\bexpan\w+|\badditional space\b|\badjacent\b|\badjoining\b|\btake (?:more|the rest)\b|\bmust-take\b|\bhold on\b|\bgrow\b/i,
    unless: /\bUSF\b|\bpark\w*|\b1,000\b|\blaw\b/i,
  },
  purchase_option: { says: /\bpurchas\w+|\bbuy\w*|\bacquir\w+|\bsells?\b|\bselling\b/i },
  relocation: {
    says: /\brelocat\w+|\bmove (?:you|us|the|tenant|member|them|him|her)\b|\bmoved\b|\bbump\b|\bswap\b|\bsubstitut\w+|\bmoves:/i,
    unless: /\bmoving (?:costs|allowance)\b|\bmove to a temporary\b|\bno change\b/i,
  },
  demolition: { says: /\bdemol\w+|\bredevelop\w*|\btear (?:it )?down\b|\bpull down\b|\bwreck\w*/i },
  assignment: {
    says: /\bassign\w*|\bsub-?\w*let\w*|\bsub-?leas\w*|\bsub-?licen\w*|\btransfer\w*|\balienat\w*|\bunderlet\w*|\bcession\b|\bhand(?:ing|ed)? (?:over|the deal)\b|\bsubbing\b|\bsuccessors?\b|\bbuyer\b|\bsell (?:the|my|our) (?:business|shop)\b|\baffiliat\w+|\bgroup compan\w+|\buntervermiet\w*|\bkeep the lease\b|\bwith consent\b|\bsublessee\b/i,
    unless: /\bboard to be\b/i,
  },
  recapture: {
    says: /\brecaptur\w*|\btake (?:it|the (?:space|premises)) back\b|\bget (?:it|the (?:space|premises)) back\b/i,
  },
  profit_sharing: { says: /\bprofits?\b|\bsplit\b|\bexcess\b|\bupside\b|\bmark-?up\b/i },
  maintenance_tenant: {
    says: /\bmaint\w*|\bserv(?:ice)? contract\b|\brepl\b|\bsee to\b|\bthe rest is\b|\byours\b|\brepair\w*|\breplace\w*|\bupkeep\b|\bkeep(?:s|ing)? (?:the|it|up|roof)\b|\bservice[sd]?\b|\bclean\w*|\bplow\w*|\bmow\w*|\binside\b|\binterior\b|\bfix\w*|\bcontract\b|\bfilters?\b|\bsalt\w*|\bHVAC\b/i,
    unless:
      /^\W*(?:owner|landlord|lessor|we|LL)\b(?!.{0,200}\b(?:tenant|you|lessee|occupant|she|they|he)\b)|\brests on lessor\b|\bkeep paying\b|\bmake good\b|\bmaintains? (?:\w+ )?(?:financial|insurance|books|records|net worth)\b/i,
  },
  maintenance_landlord: {
    says: /\bmaint\w*|\brepl\b|\bsee to\b|\bthe outside\b|\bpotholes?\b|\brepair\w*|\breplace\w*|\bupkeep\b|\bkeep(?:s|ing)?\b|\broof\b|\bstructur\w+|\bwalls?\b|\bfix\w*|\bboiler\b|\bfurnace\b|\bplow\w*|\bexterior\b|\bfa[cç]ades?\b|\bresponsib\w*/i,
    unless:
      /\broof owner\b|\btank repair\b|\b(?:lease|rent|deal|fee) structure\b|^\W*on behalf of\b|^(?:[^:]{1,40}: )?\W*(?:tenant|T)\b(?!.{0,200}\b(?:landlord|owner|lessor|LL|we)\b)|\bpassed on\b|\bbefore (?:they|you) move in\b|\bno obligation\b|\bleft out\b|\bhanded? (?:us|over)\b|\bhands us\b/i,
  },
  alterations_restoration: {
    says: /\balter\w*|\brestor\w+|\breinstat\w*|\bremov\w+|\bmake[- ]good\b|\bdilaps?\b|\brevers\w+|\byield\w* up\b|\bstrip[- ]?out\b|\bstays?\b|\bbare (?:shell|condition)\b|\bat the end\b|\btake\b.{0,40}\boff\b|\bdecom\b|\bimprovements?\b|\bfixtures\b|\breturned?\b|\bdeinstall\w*|\bcomes? down\b|\bdilapidations?\b|\bdecommission\w*|\bleave (?:it|the|racking|everything)\b|\bas they (?:are|stand)\b/i,
    unless: /\bhand back the whole\b|\btake the space back\b|\bsigns?\b|\bfascia\b|\bdeposit\b/i,
  },
  insurance_liability: {
    says: /\binsur\w*|\bins\b|\bCGL\b|\bPL\b|\bliabilit\w*|\bcoverage\b|\bCOI\b|\bCGL\b|\bpolic(?:y|ies)\b|\bper occurrence\b/i,
    unless: /\bmonthly\b|\bper month\b|\brent\b|\bpremium\b|\bdeposit\b|\bwaived if\b/i,
  },
  casualty: {
    says: /\bfire\b|\bcasualty\b|\bdestr\w+|\bburns?\b|\bflood\w*|\bdamage[sd]?\b|\buninsured\b/i,
    unless: /\bhold in case\b|\bdeposit\b|\bdamages\b|\bless damage\b/i,
  },
  default_monetary_cure: { says: /\bdefault\w*|\bpay\w*|\blate\b|\bcure\w*/i, unless: /\block\b|\bcommission\b/i },
  late_charge: { says: /\blate\b|\boverdue\b|\binterest\b|\bdelinquen\w*|\bafter the \d/i },
  holdover: {
    says: /\bhold\w*[ -]?over\b|\bholding over\b|\boverstay\w*|\bstay\w* (?:past|on|over)\b|\bremain\w*|\bmonth[- ]to[- ]month\b|\bafter (?:the )?(?:end|expir\w+)\b|\bholds? over\b/i,
  },
  subordination_snda: {
    says: /\bSNDA\b|\bsubordinat\w+|\bnon-?disturbance\b|\bmortgag\w*|\blenders?\b|\battorn\w*/i,
    unless: /\btenant['’]s lender\b|\bour lender\b|\bfinanc\w+ (?:condition|contingency)\b|\blender approval\b/i,
  },
  parking: {
    says: /\bpark(?:ing|ed|s|ers?)?\b|\bcar (?:spaces|ports?)\b|\b(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty) (?:[\w-]+ ){0,2}(?:stalls?|spaces?|spots?|bays|cars|vehicles|places|slots)\b|\bgarage\b|\bstalls\b|\btrailers?\b|\bcars\b|\bvehicles\b|\bstellpl\w+|\bper slot\b|\bpkg\b|\bcar ?parks?\b|\b\d+(?:\.\d+)?(?:\/| per )1,?000\b|\btrucks\b.{0,20}\bnight\b|\bundercover\b/i,
    unless:
      /\bsales tax\b|\bbreaking cars\b|\bcadastre\b|^\W*(?:stall|bays?|cage) \d|\bindustrial park\b|\boffice park\b(?!.{0,200}spaces)|^(?!.*\b(?:parking|parked|stalls?|spaces?|spots?|cars?|vehicles?|garage|trailers?)\b).*\bpark(?:, \w|\.? (?:road|lane|street|avenue|drive|way|place|row|square|terrace|crescent|gate|court|circle|boulevard|close|hill|view)\b)|\b(?:business|retail|trade|science|logistics|distribution|technology|corporate) park\b(?!.{0,200}\b(?:spaces|stalls|cars|parking)\b)|\bsquare feet\b|\b(?:your|the|my) garage at\b/i,
  },
  signage: {
    says: /\bsigns?\b(?! (?:a|the|this|below|here|it|and|by|off|with))|\bsignage\b|\bbanners?\b|\bmonument\b|\bpylon\b|\bfascia\b|\bdirectory\b|\beyebrow\b|\blogo\b|\bname (?:on|in|over|above)\b|\bpanel\b|\bawning\b|\bmarquee\b|\blettering\b|\bplaque\b|\bplate\b|\bdecals?\b|\blisting\b|\bblade\b|\bbranding\b|\bfacade\b|\btotem\b/i,
    unless:
      /\bwants? signed\b|\bsoft costs\b|\bone 14x48\b|\b(?:all|both|three|two|parties)\b.{0,20}\bsign\b|\bnever signs\b|\bdo not sign\b|\b(?:will|must|shall|please|to|and|you|we) sign\b|\b(?:who|he|she|they|it|both|owner|landlord|tenant|lessee|lessor|everybody|nobody) (?:\w+ )?signs\b|\bsigns (?:anything|personally|for (?!the))|\bsaw (?:the|your|a) sign\b/i,
  },
  hazardous: {
    says: /\bhazard\w+|\benvironment\w*|\bcontamin\w+|\basbestos\b|\bphase (?:1|2|i|ii|one)\b|\btoxic\b|\bflammab\w*|\bpollut\w+|\btanks?\b(?! repair)|\bremediat\w+|\bchemical\w*|\bstorm ?water\b|\bspills?\b|\bBSL\b|\bradioactiv\w*|\bfuel tanks?\b|\bmould\b|\blab waste\b|\bMAQs?\b|\bclosure letter\b/i,
  },
  exclusivity: {
    says: /\bno-?shop\b|\boff the market\b|\b(?:not|no|stops?|only|nobody|won['’]?t)\b.{0,60}\b(?:market|negotiat\w*|deal|solicit\w*|entertain\w*|show(?:ing)?|talks?|shop|sign with|offers?)\b|\bneither solicits\b|\bexclusiv(?:e(?:ly)?|ity)\b.{0,60}\b(?:period|negotiat\w*|days|weeks|talks?|until)\b|\bdeal elsewhere\b|\bblock the\b|\btalks with no other\b|\bonly ones you['’]re talking\b/i,
    unless: /\bif violated\b|\bnot an offer\b|\blease other\b|\bcenter to a tenant\b|\bno rights or duties\b/i,
  },
  legal_fees: {
    says: /\bstamp duty\b|\blegals?\b.{0,40}\b(?:own|each|split|shared|half)\b|\blegal reimb\w*|\bregistration\b|\b(?:legal|lawyers?|solicitors?|attorneys?['’]?s?|counsel|notary|costs?|fees?)\b.{0,200}\b(?:own|each|bears?|pays?|paid|covers?|reimburs\w*|contribut\w*|half|split)\b|\b(?:own|each|bears?|pays?|covers?)\b.{0,200}\b(?:legal|lawyers?|solicitors?|attorneys?|counsel|notary|costs?|fees?)\b/i,
    unless: /\bbrokers?\b|\bbreach\w*|\boperating\b|\bmoving\b/i,
  },
  lease_form: {
    says: /\bforms?\b|\bdraft\w*|\btemplate\b|\bpaper\b|\bmodel\b|\battachment\b|\bdocument(?:s|ation)?\b|\blawyers?\b|\bsolicitors?\b|\bcounsel\b|\battorneys?\b/i,
    unless: /\brecordable form\b|\border form\b|\bconfidential\w*|\boption\b/i,
  },
};

/** Whether the words can state the field's value at all. */
export function canMean(field: string, words: string, known = fieldWords): boolean {
  return known[field]?.says.test(words) !== false && !meansOther(field, words, known);
}

/** Whether the words are a refusal, or use the field's words for something else. */
export function meansOther(field: string, words: string, known = fieldWords): boolean {
  const own = known[field];
  return own !== undefined && (own.unless?.test(words) === true || refused.test(words));
}
