import type { MoveCue } from './move-cue.ts';

/** Cues for results. */
export const resultCues: readonly MoveCue[] = [
  // '31,400 events were located with an error of 6 cm'
  [
    2.5,
    /^\d[\d,.]* (?!patients|people|participants|adults|children|women|men|students|studies|articles|records)[\p{L}-]+ (?:were|was|could be) (?:located|detected|observed|resolved|visible)\b/u,
  ],
  // What a participant said: '"We are tired." (nurse 7)', '11 of the 19 said so'
  [
    4.5,
    /^(?:as )?(?:one|another|some|several|many|two|a few)(?: (?:of them|(?:of the )?[\p{L}-]+))? (?:of them )?(?:put it|said|told us|explained|described it|noted|recalled|remarked)\b|"…"[^.]{0,3}\([\p{L} -]{0,24},? ?#?\p{L}?\d{1,3}(?:, [^()]{1,30})?\)|\b\d{1,3} of (?:the |all )?\d{1,3} (?:[\p{L}-]+ ){0,2}(?:said|told|reported|mentioned|named|felt|described|agreed|complained|wanted)\b/u,
  ],
  [
    3,
    /\b(?:we|i) (?:also |then |first |further |additionally )?(?:found|find|observed?|saw|see|identified|detected|noted|obtained|show(?:ed)?(?! (?:the |our |all |each |human |\d+ ){0,2}(?:participants|subjects|children|patients|students|listeners|viewers|volunteers|respondents|raters)\b))\b/,
  ],
  [
    2.5,
    /\b(?:results?|analys[ie]s|data|models?|experiments?|interviews|table|figure) (?:\w+ )?(?:show(?:s|ed)?|reveal(?:s|ed)?|yield(?:s|ed)?|gave|demonstrate[sd]?)\b/,
  ],
  [
    2,
    /\b(?:increased|decreased|improved|reduced|declined|rose|fell|dropped|grew|outperform(?:ed|s)?|exceeded|exceeds|achieve[sd]?|reached|reaches|exhibit(?:ed|s)|displayed|yield(?:ed|s)|correlate[sd]|differed|doubled|halved|shifted|gain(?:ed|s)|retain(?:ed|s)|completed|attained|remained (?:stable|unchanged|constant|significant)|lost|emerged|recurred?)\b/,
  ],
  [
    2.5,
    /\b(?:reduces|improves|increases|decreases|lowers|raises|cuts|beats|matches|doubles|halves|drops|rises|falls)\b.{0,80}\d|\bfrom -?(?!(?:19|20)\d\d\b)\d[\d.,]*.{0,12} to -?\d/,
  ],
  [
    2.5,
    /\bdid not (?:\w+ )?(?:correlate|differ|change|fall|rise|affect|improve|vary|increase|decrease|depend|reach|predict)\b|\bhad (?:about |on average |a mean (?:of )?)?\d/,
  ],
  [
    1.5,
    /\b(?:higher|lower|greater|fewer|larger|smaller|longer|shorter|faster|slower|better|worse|more|less) (?:\w+ ){0,4}than\b/,
  ],
  [1, /\b(?:compared (?:with|to)|versus|vs)\b/],
  [
    3,
    /\bp\s?[<=>≤]\s?0?\.\d|\b95\s?%?\s?(?:ci|confidence|cri|credible)\b|±|\((?:sd|se|iqr|range)\b|\b(?:mean|median)\b.{0,40} (?:was|were) -?\d|\b(?:odds|hazard|risk|rate|prevalence) ratios?\b.{0,60}\d|\b(?:a?or|a?hr|rr)\s?[=:]?\s?\d|\b(?:mean|median) difference\b|\br(?:²|\^?2)?\s?=\s?-?0?\.\d|\bauc\b.{0,60}\d|\bauroc\b.{0,60}\d|\bf1\b.{0,60}\d|\b(?:accuracy|capacity|efficiency|recall|precision) (?:of|was|reached|rose|fell)\b/,
  ],
  [2.5, /\((?:s\.? ?[de]\.?|iqr|95 ?% ?ci)[ :=,]{0,2}-?\d|\bf ?= ?\d[\d.]*, p\b/],
  [1, /\d\s?(?:%|percent|percentage points|points)/],
  [1.5, /\b(?:figures?|figs?\.?|tables?) s?\d/],
  [1.5, /\bsignificant(?:ly)?\b|\bstatistically\b/],
  [
    2,
    /\bthere (?:was|were) (?:a |an |no )?(?:\w+ )?(?:significant |clear |marked |little )?(?:differences?|effects?|changes?|associations?|evidence|interaction|increase|decrease)\b|\bno (?:significant |clear )?(?:difference|effect|change|association)\b/,
  ],
  [
    2.5,
    /\b(?:participants|interviewees|respondents|informants|women|men|nurses|teachers|students|patients|clinicians|parents|residents|workers) (?:\w+ )?(?:reported|said|expressed|experienced|mentioned|valued|framed)\b|\b(?!studies|authors|trials|papers|reports|scholars|researchers)\p{L}+s (?:\w+ )?(?:described|recalled|told|felt|feared|complained|spoke)\b|\bthemes? (?:emerged|were|was|run|recur)/u,
  ],
  [
    2,
    /\b(?:letters|writers|texts|poems|novels|narrators|sources|accounts|images|speakers|transcripts|documents|diaries|speeches|drafts|replies|archivists|interviewees) (?:\w+ ){0,3}(?:present|describe|treat|borrow|show|reveal|use|invoke|speak|appear|insist|are|had|kept|contain|refer)\b/,
  ],
  [
    2.5,
    /\b(?:were|was) (?:\w+ )?(?:associated|correlated|lower|higher|related|similar|more|less|fewer|greater|significant|largest|smallest|strongest|weaker|stronger|attenuated)\b/,
  ],
  [
    2.5,
    /\b(?:during|over|after|in) (?:the )?(?:\w+ ){0,3}(?:follow-up|study period|years?|months|weeks|days),? (?:there were )?[\d,]+ (?:\w+ ){1,4}(?:developed|died|occurred|dropped|failed|relapsed|recovered|events|deaths|cases)\b/,
  ],
  [3.5, /^(?:the )?(?:two|three|four|five|six|several|\d) (?:\w+ )?themes?\b/],
  [2, /^(?:only |about |nearly )?(?:\p{L}+(?:-\p{L}+)?|\d+) (?:out )?of (?:the |our |all )?\d+\b/u],
  [
    1.5,
    /^(?:some|most|many|few|half|nearly all|almost all|none|several) (?:of (?:the|them|our) ?)?(?:\w+ )?(?:pupils|people|participants|patients|women|men|students|nurses|teachers|visitors|parents|guards|residents|farmers|respondents|interviewees|informants)\b/,
  ],
  [2, /\d\S{0,60} ?(?:->|→|⇒) ?[~<>]?\d/],
  [
    3,
    /^(?:ok,? )?(?:so )?(?:the )?(?:short version|tl;? ?dr|it works?|main (?:finding|result)s?|in one (?:line|sentence))\b/,
  ],
  [
    3,
    /\b(?:was|were) (?:rated|judged|perceived|described) as (?:\w+ )?(?:more|less|better|worse|very|the)\b|\b(?:falls?|rises?|drops?|grows?|declines?|increases?|decreases?) by (?:about )?-?\d|\b(?:two|three|four|several|\d) \w+ (?:emerge|emerged|stand out|recur)\b|\b(?:people|participants|parents|users|teachers|they|one|some|several|most) said\b|\b(?:dropouts|drop-outs|adverse events|deaths|complications|failures) in (?:each|both|the|one)\b|\ball \d+ \w+ (?:finished|completed|survived|answered)\b|\b(?:same|this) (?:result|effect|picture|pattern) (?:when|each time|every time|after)\b|\bthere every time\b/,
  ],
  // '11,482 moths, 217 species'
  [2, /^\d[\d,]* \p{L}{3,}, \d[\d,]* \p{L}{3,}$/u],
  [
    6,
    /^(?:theorem|lemma|proposition|corollary|thm|prop)\.? ?\d|^(?:main |our )?(?:theorem|claim|proposition|corollary)(?: \d{1,2})? ?:/,
  ],
];
