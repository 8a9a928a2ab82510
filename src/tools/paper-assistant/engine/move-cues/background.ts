import type { MoveCue } from './move-cue.ts';

/** Cues for background: what is known. */
export const backgroundCues: readonly MoveCue[] = [
  [
    4,
    /^(?:two |three |both |earlier |large |small )?(?:trials|studies|experiments|surveys|evaluations|meta-analyses) (?:of|in|on|with) (?!(?:our|the present|this)\b)[^.;]{3,80}\b(?:found|find|show(?:ed)?|reported|suggest(?:ed)?)\b/,
  ],
  [
    5,
    /^(?:most|many|almost all|nearly all|few|several) (?:[a-z-]+ ){0,3}(?:studies|trials|experiments|papers|surveys|reviews) (?!(?:in|of|from) (?:our|the present|this)\b)[^.;]{0,40}\b(?:was|were|is|are|use[ds]?|have|has|rel(?:y|ies|ied)|focus(?:es|ed)?)\b/,
  ],
  [
    2,
    /\b(?:previous|prior|earlier|existing|past|recent) (?:\w+ )?(?:work|studies|research|literature|reports|reviews|approaches|trials|evidence|experiments)\b/,
  ],
  [
    2,
    /\b(?:has|have) (?:long |often |repeatedly |widely |recently )?been (?:shown|reported|linked|associated|proposed|suggested|described|demonstrated|studied|treated|read|seen|found|detected|considered|attributed|implicated)\b/,
  ],
  [
    2.5,
    /\b(?:studies|research|evidence|trials|reviews|scholars|historians|critics) (?:have |has )?(?:show|suggest|report|demonstrate|link|argue|tend|find)(?:n|s|ed)?\b/,
  ],
  [
    1.5,
    /\b(?:widely|commonly|increasingly|typically|traditionally|generally|usually) (?:used|known|accepted|adopted|recommended|assumed|regarded|prescribed|treated|read)\b/,
  ],
  [
    2.5,
    /\b(?:years|decades|centur(?:y|ies)) ago\b.{0,60}\b(?:reported|showed|found|proposed|introduced|described|suggested)\b|^(?:however, )?@[\w:-]+ (?:first |also )?(?:reported|showed|found|proposed|introduced|described|suggested|demonstrated)\b/,
  ],
  // 'One in four patients is back within a month'
  [
    3.5,
    /^(?:roughly |about |nearly |almost |up to |at least |more than |an estimated )?(?:one|two|three) (?:in|out of) (?:three|four|five|six|seven|eight|nine|ten|twenty|\d+) (?:[\p{L}-]+ ){1,6}(?:is|are|has|have|dies?|lives?|suffers?|needs?)\b/u,
  ],
  [2, /\bwell[- ](?:known|established|documented)\b|\bit is (?:known|established|accepted)\b/],
  [
    1.5,
    /\b(?:in recent years|over the (?:past|last)|for decades|decades|worldwide|globally|historically|each year|every year|per year)\b/,
  ],
  [
    2,
    /\b(?:is|are|remains?) (?:a|an|one of the|the|among the) (?:most |leading |major |common|key |widely |growing |serious |important |central |main |chronic |global |promising |critical |fundamental |second)/,
  ],
  [
    1.5,
    /\b(?:is|are) (?:defined as|characteri[sz]ed by|caused by|known as|thought to|believed to|essential|crucial|attractive|promising|prone to|at risk)\b/,
  ],
  [
    1.5,
    /\b(?:prevalence|burden|affects?|affecting) (?:of |about |approximately |more than |nearly |up to |one |millions|many)/,
  ],
  [2.5, /\b(?:has|have) (?:\w+ )?(?:reached|become|attracted|emerged|grown|risen|enabled|long)\b/],
  [
    2.5,
    /\b(?:historians|scholars|critics|researchers|economists|philosophers|linguists|sociologists|clinicians|authors) (?:\w+ ){0,3}(?:have|has|treat|argue|see|regard|assume|debate)\b/,
  ],
  [
    2,
    /\bet al\b|\((?:see |e\.g\.,? |cf\. )?\p{L}[^()]{1,80},? (?:1[89]|20)\d\d[a-z]?\)|\[\d{1,3}(?:[,–-] ?\d{1,3})*\]|\[\p{L}[^\]]{1,40} \d{4}[a-z]?\]|\\cite/u,
  ],
  [
    1.5,
    /\b(?:is|are) (?:\w+ )?(?:the \p{L}+est|common|rare|frequent|widespread|endemic|popular|expensive|banned|forbidden|mandatory|scarce)\b|\b(?:was|were) (?:banned|forbidden|legalised|legalized|introduced) in (?:1[89]|20)\d\d\b|\b(?:per|every|each) (?:year|decade)\b/u,
  ],
  [1.5, /^(?:lit(?:erature)?|known|everyone knows|we all know|background)\b/],
];
