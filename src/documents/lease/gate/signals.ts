/** A weak signal for a kind of text. A single one isn't decisive; several different ones are. */
export interface Signal {
  /** Unique in its list; a case of the suite switches it off. */
  readonly name: string;
  readonly pattern: RegExp;
}

const spelled =
  '(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?:[\\s-]+(?:and\\s{1,200})?|\\b))';
/** `six hundred and forty`, `1,020`, `a half`. */
const number = `(?:\\d[\\d,.'’]{0,30}|${spelled}{1,7})`;
const money = `(?:(?:[$£€¥₹]|\\b(?:USD|EUR|GBP|CAD|AUD|NZD|CHF|RMB|INR|SEK|DKK|NOK|PLN|HKD|SGD|AED|ZAR|Rs\\.?)|\\bR(?=\\s?\\d))\\s?\\$?\\s?[\\d.][\\d,.'’]*(?:/-)?\\s?k?\\b|${number}\\s?(?:(?:k|grand|bucks|dollars|euros?|pounds|quid|rupees|francs|yen|yuan|kr|EUR|USD|GBP|CAD|AUD|CHF)\\b|[$£€¥]))`;
const period =
  '(?:(?:/|\\b(?:per|an?|each|every|for the|by the)\\b)\\s{0,2}(?:\\w+\\s){0,2}?(?:r?sf|sq|sqm|ft|foot|feet|m2|m²|metre|meter|acre|week|wk|month|mo|mth|mnth|quarter|year|yr|annum|season|day|night|whole time|term|desk|stall|space|bay|kW|tsubo|pyeong)(?![a-z])|\\b(?:monthly|weekly|quarterly|annually|yearly|psf|pcm|p\\.?c\\.?m|p\\.?a\\b|p\\.?m\\b|pa|pw|nnn|net|gross|flat|all[- ]in|full service)\\b)';
const length = '(?:months?|mos?|mths?|years?|yrs?|weeks?|wks?)\\b';

/** Topics of a deal for space. Each counts once. */
export const dealSignals: readonly Signal[] = [
  {
    name: 'price',
    pattern: new RegExp(
      `${money}.{0,30}?${period}|\\b${number}\\s?(?:(?:an?|per)\\s(?:mo|month|week|year|yr)\\b|for the (?:whole|entire|full|season|term)\\b)|\\b(?:rent|rental|rate|fee|rate bid)\\b(?:[^.\\n]{0,60}?\\s${money}|\\s?[:=\\t]\\s?\\d)|(?<![\\d$£€.,:-])\\b\\d{1,3}(?:\\.\\d{1,2})?\\s(?:nnn|psf|gross|an? (?:foot|ft|sf))\\b`,
      'i',
    ),
  },
  {
    name: 'area',
    pattern: new RegExp(
      `\\b${number}\\s{0,200}(?:±\\s*)?(?:(?:rentable|usable|gross|net|more or less)\\s+)?(?:r\\.?s\\.?f|u?sf|s\\.f|desks?|workstations?|sq\\.?\\s?(?:ft|feet|foot|m|yds?)|square\\s(?:feet|foot|met|yards?)|sqm|m2|m²|sft|sq\\.?\\s?mt?rs?|acres?|hectares?|ha|tsubo|pyeong|feet|foot|ft)(?![a-z])|\\bacre and a\\b|\\b\\d+(?:\\.\\d+)?\\s?(?:m|ft|')?\\s?x\\s?\\d+(?:\\.\\d+)?|\\b(?:feet|sq\\.?\\s?ft|size|area)\\t\\d`,
      'i',
    ),
  },
  {
    name: 'space',
    pattern:
      /\b(?:premises|suites?|floors?|(?:front |back |lower )?(?:room|hall|half)|cellar|basement|garage|shop|store|storefront|kiosk|pitch|unit|bay|yard|gravel|lot|land|acres?|parcel|pad|hangar|warehouse|barn|cage|rooftop|tower|headhouse|offices?|desks|stalls|kitchen|building|bldg|space|studio|workshop|dock|berth|stands?|court|storefronts?|corner|house|school|church|atrium|dirt|garden center|chapel|gym|classrooms?)\b/i,
  },
  {
    name: 'length',
    pattern: new RegExp(
      `\\b${number}[\\s-]{1,200}(?:\\w+\\s){0,2}?${length}|\\b(?:years?|months?|term|length|tenure|duration|expiry|expires?)\\b[^.\\n]{0,24}\\d|\\b(?:through|until|till?|thru)\\s(?:\\w+\\s){0,4}?(?:\\d|january|february|march|april|may|june|july|august|september|october|november|december)|\\byr to yr\\b|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?\\s?(?:-|–|to|thru|through|until|till)\\s?\\d{1,2}[/.]\\d|\\ba (?:year|season|decade)\\b|\\bmonth[- ](?:by|to)[- ]month\\b`,
      'i',
    ),
  },
  {
    name: 'start',
    pattern:
      /\b(?:starting|starts?|beginning|begins?|commenc\w+|possession|possn|entry|hand(?:ed|ing)?[- ]?over|move[- ]?in|turnover|available|ready|delivery|deliver|keys?|open(?:ing)?|from|in by|effective|kickoff|as of|first month)\b[^.\n]{0,50}(?:\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|\d{1,2}[/.-]\d{1,2}|\b20\d\d\b)/i,
  },
  {
    name: 'deposit',
    pattern:
      /\bdeposits?\b|\bdep\.|\bbond\b|\b(?:first|1st) (?:and|n|&) last\b|\bup front\b|\bletter of credit\b|\b(?:bank )?guarant(?:y|ee|or)\b|\bindemnifier\b|\b(?:months?['’]?|sum|amount|dollars|money)\b[^.\n]{0,30}\b(?:held|hold|for damages?)\b|\b(?:returned|give it back|get it back|you['’]ll see it again|refunded)\b|\bsurety\b|\b(?:IF)?RSD\b|\bcollateral\b/i,
  },
  {
    name: 'freeRent',
    pattern: new RegExp(
      `\\b(?:free|rent[- ]free|no (?:charge|rent)|abat\\w+|on me|nil|rent holiday|holiday|nothing|zero)\\b[^.\\n]{0,40}\\b(?:${length}|rent|first)|\\b(?:months?|weeks?|wks|rent)\\b[^.\\n]{0,40}\\b(?:free|no charge|at zero|abat\\w+|waived|on us|on me)\\b|\\bbefore we pay\\b|\\bno rent\\b|\\bfree rent\\b`,
      'i',
    ),
  },
  {
    name: 'costs',
    pattern:
      /\b(?:property tax(?:es)?|taxes|utilities|electric(?:ity)?|hydro|power|water|gas|heat|lights?|wifi|nnn|nets|cam|tmi|opex|operating (?:costs|expenses|stop)|service charges?|outgoings|rates|vat|gst|hst|insurance|ancillary costs|charges|triple net|additional rent|occupancy costs)\b/i,
  },
  {
    name: 'work',
    pattern:
      /\b(?:allowance|allow\.|fit[- ]?(?:out|up)|fitout|build-?out|tis?|tenant improvements?|kick in|incentive|paint(?:ed|ing)?|carpet|shell|demising|as[- ]is|turn-?key|yours to build|we (?:build|fix|run the job)|fix it|landlord['’]s work|owner['’]s? work|improvements?|contribution|cage build|own cost|our costs?|your cost)\b|\bo['’]s work\b/i,
  },
  {
    name: 'use',
    pattern:
      /\b(?:permitted use|use|used|using|purpose|destination|instruction|storage|inventory only|hours|no (?:candles|chemicals|bar|vape|cooking|overnight|noise)|exclusiv\w+|sell(?:ing)? (?:your|our|of)|menu|coffee)\b/i,
  },
  {
    name: 'after',
    pattern:
      /\b(?:options?|renew\w*|extend|extensions?|prolongations?|roll-?overs?|rolls? on|stay (?:on|till|past)|want to stay|can stay|after (?:seven|that|the) (?:you|years?|term)|month by month|more years|second bite|holding over|month to month)\b|\b\d\s?x\s?\d{1,2}\b/i,
  },
  {
    name: 'exit',
    pattern: new RegExp(
      `\\b(?:break|lock-?in|early (?:out|surrender|termination)|pull it|get out|get-?out|give-?back|terminat\\w+|cancel|leave (?:on|that|same)|walk|out after)\\b|\\b${number}\\s(?:\\w+\\s)?(?:days?|weeks?|months?|mos)['’]?s?\\s(?:\\w+\\s)?(?:notice|warning|letter)\\b`,
      'i',
    ),
  },
  {
    name: 'transfer',
    pattern:
      /\b(?:sub-?let\w*|sub-?leas\w+|sub-?licen[cs]\w*|subbing|assign\w*|alienation|transfer|(?:let|rent)\b[^.\n]{0,20}\b(?:anybody|anyone|somebody) else|passed along|hand the deal)\b/i,
  },
  {
    name: 'repair',
    pattern:
      /\b(?:repairs?|maint(?:ain|enance)\w*|roof|structur\w+|hvac|furnace|service contract|make good|dilaps?|dilapidations|restor\w+|reinstate\w*|snow|mow|plow|janitor\w*|clean(?:ing|ed)?|sweep|swept)\b/i,
  },
  {
    name: 'parkingSigns',
    pattern:
      /\b(?:parking|stalls?|car (?:parks?|spaces?)|spots|racks|awning|sign(?:s|age)?|panel|banners?|monument|fascia|name on)\b/i,
  },
  {
    name: 'liability',
    pattern: /\b(?:insurance|insured?|liability|certificate|COI|naming|indemni\w+|ins man)\b/i,
  },
];

/** Phrases that propose or negotiate a deal with the other party. Each counts once. */
export const offerSignals: readonly Signal[] = [
  {
    name: 'proposes',
    pattern:
      /\b(?:we|i|they|it|hereby|client|partners|clinic|school|company|hospital|tenant|landlord|owner(?:ship)?|congregation|bidder|committee|lessor|lessee|and)\b(?:,[^,.\n]{2,60},)?\s(?:\w+\s){0,3}?(?:propos(?:e|es|ing)|offers?|tenders?|bids?|quote|submits?|asks?)\b(?! (?:for|to) (?:information|help))|\b(?:pleased|happy|glad|willing|prepared|ready|able) to (?:offer|quote|propose|let|lease|rent|do|take|give|grant)\b|\bcould offer\b|\bput the following to\b/i,
  },
  {
    name: 'would',
    pattern:
      /\b(?:we|i|they|client)(?:['’]d| would| could| can|['’]ll| will)\s(?:\w+\s){0,3}?(?:pay|take|do|give|let|have|rent|lease|like|want|meet|put|drop|hold|throw in|kick in|keep|build|leave|go|need|agree|live with|bring|carry|cover)\b|\b(?:rent|term|lease|deposit|tenancy|price|keys|possession|space|this|that|it|tenant|landlord|owner|years?|month)\b[^.\n]{0,20}\s(?:would|could)\b|\b(?:we|i) want (?:it|you|the|to)\b|\bnot? a (?:cent|penny|dollar) (?:lower|less)\b/i,
  },
  {
    name: 'youWould',
    pattern:
      /\byou(?:['’]d| would|['’]ll| will| can| could| get| pay| keep| have to)\b|\byours\b|\burs?\b|\b(?:from|by|for|on|with) you(?:r side)?\b|\byour (?:cost|name|own|company|client|surveyor|architect|lawyer|trucks?|use)\b/i,
  },
  {
    name: 'answerBy',
    pattern:
      /\b(?:let (?:me|us) know|call (?:me|us)|tell (?:me|us)|answer|word|reply|venmo|zelle|e-?transfer|respond|revert|yes or no|decision|signed|accept(?:ed|ance)?|good|open|valid(?:ity)?|firm|free for you|held|hold(?:ing)?|irrev\w*|lapses?|expires?|withdrawn|in the .{3,25}|told)\b[^.\n]{0,50}\b(?:by|till|until|thru|through|before|for|within|earliest|no later than)\b[^.\n]{0,24}(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|\d|\b(?:noon|tomorrow|halloween|easter|christmas|the end of|end of)\b)|\birrev\.\s/i,
  },
  {
    name: 'notYet',
    pattern:
      /\b(?:non-?binding|not (?:legally )?binding|subject to (?:(?:a )?signed lease|contract|lease|(?:the )?(?:execution|signing|negotiation|board|credit))|(?:nothing|no one|nobody|neither)\b[^.\n]{0,60}\b(?:till|until|before|committed|bound|owes|done|locked|real|final)|basis (?:of|for) discussion|for discussion|without engagement|freibleibend|not an offer|is conversation|no reliance|isn['’]t a deal|do(?:es)? not[^.\n]{0,50}\bconstitute|no power to bind|t\.?b\.?[acd]\b|to be (?:agreed|confirmed|discussed)|if agreed|indicative|tentative|only (?:an? |the )?(?:\w+\s){0,2}(?:amendment|lease)\b)\b/i,
  },
  {
    name: 'papersLater',
    pattern:
      /\b(?:type up|papers it|paper it|draft(?:ed|ing)? (?:the |a |an )?(?:lease|offer|amendment|sublease|licen[cs]e|contract|documents?)|lease draft|send (?:a|the|me a) draft|(?:lease|agreement|amendment|licen[cs]e|long (?:version|form)|papers?|contract|deed|documents?)\b[^.\n]{0,30}\b(?:next week|to follow|will (?:be|follow)|comes?|for signature|is signed|drawn by|to be (?:issued|signed|drafted))|when do we sign|(?:our|your|the) (?:lawyers?|solicitors?|attorneys?|atty|counsel) (?:will|can|to|sends?|drafts?|prepares?)|send the long|for solicitors|(?:be |printed )(?:in the |ground )?(?:2nd |\d\w+ )?(?:amendment|lease) (?:by|in)\b|registered deed)\b/i,
  },
  {
    name: 'haggles',
    pattern:
      /\b(?:you said|your ask|your offer|you asked|asking figure|instead of|(?:is|are) (?:too )?(?:heavy|steep|out)|won['’]t (?:go|do)|can['’]t do|cmon|come on|meet (?:you|in the middle)|fine (?:by|with|on)|works for (?:me|us)|i say yes|yes!*|no promises|deal\??|begging|counter(?!part|sign)\w*|best and final|last offer|split the difference|lower|not (?:four|five|\d+)\b|(?:we|i) need|scratch that|live with|strike|take yours|turned? down|(?:and|then) we['’]re done)\b|\b\d[\d.,]{0,30}\?|\d\d\]?[^\n:]{0,30}:\s(?:ok|okay|fine|agreed)\b/i,
  },
  {
    name: 'sides',
    pattern:
      /\b(?:our|their|your|tenant['’]s|landlord['’]s) (?:offer|bid|proposal|position|ask|paper|number)s?\b|\b(?:bid|bidder|tender|respondent|offeror|offeree|proposer|addressee)\b|\b(?:option|column|alternative|scenario)s? (?:[a-c1-3]\b|can['’]t)|\bany one column\b|\b(?:heads (?:of|agreed)|term sheet|conditions sheet|letter of intent|LOI|(?:capacity|our|this|revised|lease|rental) proposal|proposed (?:\w+ )?terms|summary of (?:\w+ )?terms|deal (?:memo|points|sheet|terms)|indicative terms|key terms|for your (?:consideration|approval|acceptance)|quotation|(?:membership |booking |order )(?:order )?form|rental offer|lease offer|renewal offer|headline terms|what changes|where we (?:are|landed))\b|\b(?:proposal|bid|offer|quote|quotation|heads|tender)\s*(?:\n|$|[-–—:(])/i,
  },
  {
    name: 'approvalPending',
    pattern:
      /\b(?:board|committee|council|congregation(?:al)?|partners|ownership|landlord|lender|bank|authority|owner|exec team|trustees?|IC|vestry|head office|corporate)\b(?:['’]s)?[^.\n]{0,40}\b(?:approv\w+|must|has to|have to|votes?|pass(?:es)?|sign(?:ed|s)? off|consent|meets?|is \+1|ok['’]?d?)\b|\bpending\b/i,
  },
  {
    name: 'conversation',
    pattern:
      /^\s{0,200}(?:>\s*)?On\b.{4,140}\bwrote:|^-{2,}\s*Original Message|^\s{0,200}\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}|^[A-Z][\w .'’-]{0,40}\(?\s{0,2}(?:[A-Z][a-z]{2} \d{1,2}, )?\d{1,2}:\d{2}\s?[AP]M\b|^\s{0,20}\[\d{1,2}:\d{2}(?:\s?[ap]m)?\]|^[A-Z][\w ()'’-]{0,40}\s\d{1,2}:\d{2}:|\bvoicemail\b|^(?:dear|hi|hello|hey|gentlemen|respected|good (?:morning|afternoon))\b|^[A-Z][a-z]+(?: [A-Z][a-z]+)?,\s*$/im,
  },
  {
    // The effect of an acceptance, or the way to accept.
    name: 'acceptance',
    pattern:
      /\b(?:sign|initial|countersign)\w*\b[^.\n]{0,50}\b(?:the copy|both held|held by|contract|deal)\b|\b(?:contract|deal|lease)\b[^.\n]{0,40}\b(?:as soon as|once|when|the (?:minute|moment))\b[^.\n]{0,40}\b(?:sign\w*|initial\w*|accept\w*)|\b(?:tick|click)ing\b[^.\n]{0,60}\baccepts?\b|\bfirm for \d+ days\b|\bmay not be withdrawn\b|\baward obliges\b|\bdo the job until\b|\blonger paper\b/i,
  },
  {
    name: 'invites',
    pattern:
      /\bif (?:you|u|ur|this|these|the owner|that)\b[^.\n]{0,50}\b(?:sign|write|say|reply|call|accept\w*|agree|suits?|works?|is (?:ok|okay|all right|acceptable|fine|agreeable)|in\b|interested)\b|\b(?:please|kindly)\b[^.\n]{0,30}\b(?:sign|countersign|initial|return|confirm|revert|remit|advise|let)\b|\b(?:upon|on|by)\s(?:\w+\s){0,4}(?:written )?acceptance\b|\bonce (?:accepted|signed)\b|\bripens\b|\bliking it\b|\bso we good\b|\bsign\?/i,
  },
];

export function signalsIn(signals: readonly Signal[], part: string): readonly string[] {
  return signals.filter(({ pattern }) => pattern.test(part)).map(({ name }) => name);
}
