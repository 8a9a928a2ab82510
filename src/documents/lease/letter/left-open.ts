/** Words that ask for a value, postpone it, or leave it to someone: the sentence doesn't offer anything yet. */
const putOff: readonly RegExp[] = [
  /\?["”')]?\s*$/,
  /_{3,}|\[\s*(?:_*|tbd|insert\b[^\]]{0,200}|reserved|●|•)\s{0,200}\]|\?{2,}|\b[Xx]{3,}\b/,
  /\b(?:tb[acd]|t\.b\.[acd]\.?)(?!\w)/i,
  /\bto be (?:agreed|determined|negotiated|discussed|confirmed|advised|decided|settled|worked out|addressed|considered|finali[sz]ed|provided|supplied|clarified|resolved|set (?:later|in the lease)|established|fixed (?:later|in))\b/i,
  /\b(?:remains?|still|yet|has|have|left|needs?) to be (?!paid|built|installed)\w+ed\b|\bmust still be \w+\b|\byet to (?:be|decide|agree|hear|see)\b/i,
  /\b(?:still|yet|being) (?:open|outstanding|undecided|unresolved|deciding|discuss\w*|negotiat\w*|in flux|considering|reviewing|thinking|working (?:on|out)|settled)\b|\bopen (?:point|issue|item)\b/i,
  /\b(?:under|in) (?:review|discussion|negotiation)\b|\bnegotiable\b|\bsubject to (?:further )?(?:discussion|negotiation|agreement)\b|\b(?:discuss|address|resolve|negotiate|decide|settle|pin down|figure)\w* (?:this |it |that )?(?:out )?(?:later|further|in (?:the )?(?:lease|final|definitive|next)|at a later|during|once|after|before)\b/i,
  /\b(?:not|n['’]t)(?: yet)? (?:been )?(?:yet )?(?:decided|agreed|settled|fixed|determined|resolved|finali[sz]ed|figured|discussed|clear|sure|said)\b|\bundecided\b|\bunclear\b/i,
  /\b(?:let['’]s|let us|we (?:can|could|should|may|might|need to|have to|must|ought to|will|['’]ll)|i['’]d|i['’]ll|happy to|open to|like to|want to|parties (?:to|will|shall|must)|ll\/t to|to) (?:discuss|talk|revisit|explore|circle back|get back|look (?:at|into)|think|pin down|figure|sort|address|agree (?:on|how|the|terms)|take it up|hold the|park)\b/i,
  /\b(?:awaiting|awaited|pending|waiting (?:on|for)|to follow|forthcoming|will (?:send|follow|revert|advise|get back)|get back to|reverts?|owe you|on (?:its|his|her|their) way)\b(?! (?:landlord['’]s|lender|the consent))/i,
  /\bplease (?:advise|confirm|state|provide|quote|propose|tell|let|clarify|have|specify|indicate|suggest)\b|\bpls (?:advise|confirm|clarify)\b|\b(?:landlord|ll|tenant|t|owner) to (?:advise|quote|propose|provide|respond|confirm|specify|reply)\b|\blet (?:me|us) know\b(?! (?:\w+ ){0,6}(?:by|before|no later than|not later than) )|\btell us\b/i,
  /\breserves? (?:its|his|her|our|their) position\b|\b(?:is|are|one|matter) for the (?:lawyers|solicitors|attorneys)\b|\bcounsel to (?:decide|settle|agree|address)\b|\bby the lawyers\b|\bmutually (?:acceptable|agree\w*)\b|\bdepends? (?:on|upon) (?:how|what|whether|your)\b|\bwill depend\b/i,
  /\b(?:no idea|don['’]t know|can['’]t (?:say|tell|speak)|haven['’]t (?:said|told|heard|decided|agreed|discussed|settled|made|got)|hasn['’]t (?:said|decided|agreed|told|confirmed|made)|nobody['’]?s? (?:knows|told)|you didn['’]t say|how about we)\b/i,
  /\b(?:either|whether)\b[^.;]{0,80}\bor\b[^.;]{0,60}\b(?:deciding|decide|prefer|choose)\b|\beither (?:way|we)\b|\bprice both\b|\b(?:various|couple of|several) (?:ways|options)\b/i,
  /\b(?:see|per) (?:the )?(?:revised|forthcoming|attached draft|next|separate) \w+|\bsee lease\b|\bper (?:a )?schedule to\b|\bunder separate cover\b|\bmay (?:revisit|be willing|consider)\b|\bwould (?:ownership|landlord|you|tenant|he|they) (?:be|consider|accept|take)\b[^.]*\?/i,
  /\b(?:ask|asked|asking|checking|looking into|working on)\b[^.;]{0,40}\b(?:him|her|them|owner|ownership|landlord|client|bill|availability|partners)\b(?![^.;]{0,40}\b(?:and|agreed)\b)|\bhear you on\b|\btake it up with\b/i,
];

/** Whether a sentence is about a topic and leaves it open. */
export function isLeftOpen(sentence: string): boolean {
  return putOff.some((pattern) => pattern.test(sentence));
}

const places =
  '(?:store|shop|stores|location|locations|office|offices|hq|place|lease|leases|landlord|site|branch|tenant|tenants|building|buildings|warehouse|clinic|deal|deals|suite|unit|space|company|affiliate|customers?)';
/** Words about another deal, another space or another time. */
const anotherDeal: readonly RegExp[] = [
  new RegExp(
    `\\b(?:our|my|their|his|her|its|your) (?:other|old|previous|former|last|sister|second|new|tampa|denver|current|present|existing) (?:\\w+ )?${places}\\b(?! (?:expires?|ends?|runs out))`,
    'i',
  ),
  /\b(?:neighbou?r(?:s|ing)?|neighbou?r['’]s|next door|down the (?:street|hall|road)|across the (?:street|road))\b(?=[^.;]{0,60}\b(?:signed|leased|pays?|paid|got|rents?|is|has|renewed|went)\b)/i,
  /\b(?:former|prior|previous|outgoing|present|last|old|another|other|existing) (?:tenants?|occupants?|lessees?|landlord|owner)(?:['’]s)?\b(?=[^.;]{0,60}\b(?:was|were|had|paid|pays|put|gave|ran|left|is (?:holding|paying)|has (?:a|an)|lease|signed|got|broke)\b)/i,
  /\b(?:comps?|comparables?|comparable (?:deals|leases)|market (?:survey|report|data|rents? (?:are|is|run))|in the (?:area|market) (?:run|are|is|range)|asking rents|cap rate|appraiser)\b/i,
  /\bin our [A-Z]\w+ (?:lease|store|shop|office|building|location)\b|\bour [A-Z]\w+ (?:lease|store|shop|office|building|location)\b|\b(?:hq|headquarters) lease\b|\bour franchise agreement\b/,
  /\bloan\b|\bmezz(?:anine)? (?:loan|refinance)\b|\bco-?tenant: /i,
  /\b(?:anchor|bank|pharmacy|grocer)[^.;]{0,20} (?:has|have|holds?) (?:an? |the )?(?:exclusive|ROFR|ROFO|right)\b/i,
];

/** Whether a sentence is about another lease, another space or payments by others. */
export function isAnotherDeal(sentence: string): boolean {
  return anotherDeal.some((pattern) => pattern.test(sentence));
}
