/**
 * Choices that were decided by the result. Each consists of an action and a reason, from two lists, so that any action
 * can be combined with any reason. A sentence that says that the choice was planned, blind or tested doesn't match.
 */
export function isResultDriven(lower: string): boolean {
  return (
    !plannedOrDenied.test(lower) &&
    ((repeats.test(lower) && untilOutcome.test(lower)) ||
      (removes.test(lower) && againstHopes.test(lower)) ||
      showsBest.test(lower) ||
      choosesBest.test(lower) ||
      (disappoints.test(lower) && turns.test(lower)) ||
      picksFew(lower))
  );
}

const plannedOrDenied =
  /\b(?:planned|pre-?specified|pre-?registered|registered|protocol|beforehand|in advance|a priori|by (?:the |a )?rule|criteri(?:on|a)|blind(?:ed|ly)?|sensitivity|validation (?:set|loss|data|error)|development set|dev set|holm|bonferroni|fdr|false discovery|corrected|at random|by lot|drawn|saturation|new codes?|attention checks?|no (?:\p{L}+ )?(?:was|were|has been|is|are) (?:excluded|removed|dropped|deleted|left out|eliminated)|(?:not|never|none|nobody|nothing)\b[^.;]{0,20}\b(?:excluded|removed|dropped|deleted|left out|taken out|eliminated)|also where|nobody can (?:say|tell)|cannot (?:say|tell)|all (?:\p{L}+ ){0,2}(?:scales|outcomes|runs)|both|(?:are|is|were|was) (?:still )?(?:kept|included|in the plot|in all|in the table|described|discussed|listed|shown as well)|intention[- ]to[- ]treat)\b/u;

/** Continuing, adding, or changing something. */
const repeats =
  /\b(?:went on|go on|continued|carried on|kept (?:on |\p{L}+ing)|repeat(?:ed|ing)?|re-?ran|added|included (?:another|more|further)|took in more|invited more|extended|collected|recruit(?:ed|ing)|enrolled|measured further|sampl(?:ed|ing)|data[- ]taking|observ(?:ed|ing)|interview(?:ed|ing)|titrated|launch(?:ed|ing)|annotat(?:ed|ing)|stopped|ended|closed|finished|changed|moved|shifted|varied|refined|adapted|tuned|adjusted|played with|set|screened)\b/u;

const outcomeState =
  '(?:p\\b|p[- ]?values?|significan\\p{L}*|stars?|sigma|effects?|differences?|trends?|gaps?|signals?|declines?|hypothes[ei]s|theor(?:y|ies)|themes?|confirmed|agreed|visible|appeared|appears|separat\\p{L}+|(?:was|were|is|looked|came out) (?:the )?(?:better|best|right|largest|highest|lowest|on top)|nearly there|preferred|hit)';

const untilOutcome = new RegExp(
  `\\b(?:until|till|as long as|once|as soon as|when|the moment|because|as|since|so (?:that )?|to (?:reach|obtain|get|achieve))\\b (?!the end\\b|(?:an? |the )?(?:random|fixed|predictors?|covariates?|factors?|outcomes?|dependent|independent|control)\\b|(?:they|we|it) (?:were|was) dry)[^.;]{0,50}\\b${outcomeState}\\b`,
  'u',
);

/** Omitting something. */
const removes =
  /\b(?:exclud(?:ed|e|ing)|remov(?:ed|e)|dropped|drop|delet(?:ed|e)|left out|leave out|leave(?:s)? (?:it |them )?out|set aside|put aside|taken (?:out|off|from)|took (?:[\p{L} ]{1,25} )?out|threw out|threw away|thrown (?:out|away)|kicked out|ignored?|omitted|eliminated|discarded|disregarded|cleaned from|struck from|rejected|flagged as|went out|not (?:used|counted|analy[sz]ed|considered|included|in the (?:mean|analysis|average|figure|graph))|(?:do|does|did) ?n[o'’]t (?:count|enter)|he went|she went)\b/u;

/** The reason: it disagreed, had a bad result, or was seen first. */
const againstHopes =
  /\b(?:(?:did not|didn['’]t|do not|does not|not) (?:respond|react|fit|agree|work|function(?:ing)?|show|match|support|follow|confirm|believe)|contradict\p{L}*|disagree\p{L}*|ruin(?:s|ed)?|disturb(?:s|ed)?|spoil(?:s|ed|t)?|weaken(?:s|ed)?|distort(?:s|ed)?|revers(?:es?|ed)|dislik(?:es?|ed)|hat(?:es?|ed)|pull(?:s|ed) (?:the|it)|point(?:s|ed) the other way|went the (?:wrong|other) way|the (?:worst|weakest|poorest|highest|lowest)|poor response|got worse|more disease|(?:low|bad|poor) (?:marks|scores|results?)|wher?e? it (?:failed|fails)|on which it fails|weird|odd|strange|suspicious|ugly|looked (?:off|wrong|bad|strange)|(?:came|come|turned) out (?:low|high|bad|poor|wrong|weak|badly|negative)|off the line|above the line|(?:relation|effect|difference|trend) (?:vanishes|disappears|is gone|is lost)|after (?:we|i|having|the (?:code|group)s?)[^.;]{0,20}\b(?:seen|saw|looked|broken|known)|once we (?:saw|had seen|had plotted|looked)|after unblinding|after looking|non-?responders?|less (?:\p{L}+ ){0,3}with [^.;]{2,30} than without|denied|on that ground)\b/u;

const best =
  '(?:best|clearest|cleanest|nicest|prettiest|strongest|most (?:striking|telling|obvious|moving|convincing|beautiful|blatant|impressive|clearly|strongly)|favou?rite|success stor(?:y|ies)|hand-?picked|most nicely)';

/** The example shown, and the praise for it. */
const showsBest = new RegExp(
  `\\b(?:images?|pictures?|photos?|photographs?|blots?|traces?|micrographs?|tem|sem|spectr(?:um|a)|videos?|films?|quot(?:es?|ations)|passages?|scenes?|cases?|examples?|stories|samples|runs?|seeds?|device|maps?|plots?|outputs|counties|figure|judgments|shown|show|present|describe|quote|report)\\b[^.;]{0,40}\\b${best}\\b(?! (?:model|fit|estimate|guess|known|practice|available|of our knowledge|baseline))` +
    `|\\b(?:the )?${best} (?:(?:one )?of (?:the |a |our )?(?:\\d+|[\\p{L}-]+) )?(?:\\p{L}+ )?(?:runs?|seeds?|images?|pictures?|specimens?|cases?|biops(?:y|ies)|examples?|animal|device|loaf)\\b[^.;]{0,30}\\b(?:shown|chosen|picked|reported|presented|in the table|in the figure|printed)\\b` +
    `|\\b(?:quot(?:e|es|ations?)|passages?|examples?|cases|extracts)\\b[^.;]{0,50}\\b(?:bear out|make the point|for their force|with the thesis in mind|worked (?:really )?well|everything worked)\\b`,
  'u',
);

/** A cut-off, window or measure that was chosen for its result. */
const choosesBest =
  /\b(?:cho(?:se|sen|ose)|select(?:ed)?|picked|pick|taken|took|used|adopted|retained|kept|reported?|starts?|printed|changed|moved|set)\b[^.;]{0,40}\b(?:because|since|as|for|where|at which|in which|with which|so that)\b[^.;]{0,60}\b(?:strongest|largest|maximal|clearer|clearest|nicer|nicest|looked better|looks better|better story|separate[sd]?|come apart|differ(?:s|ed)? (?:the )?most|correlation was|highest t|weaken|insignificant|visible there|most visible)\b/u;

/** 'Since pain was flat', 'A gave no result': the planned outcome was disappointing. */
const disappoints =
  /\b(?:was flat|(?:was|were) null|no result|nothing (?:came out|was found)|did not (?:improve|rise|fall|budge|change|differ|show)|didn['’]t (?:show|improve|change|work)|was no good|was disappointing|was bad|was low|was not (?:different|significant)|were not (?:different|significant)|turned out lower|failed to find|would not show|little came up|there weren['’]t (?:fewer|more)|had meant to|we were planning|we['’]d planned|i first meant|first i wanted|started out|originally|our protocol names|the poster says)\b/;

const turns =
  /\b(?:(?:we|i) (?:therefore |thus |now |then )?(?:report|turned|turn|used?|present|took|looked at|dichotomi[sz]ed|write about|give)|(?:this|the) (?:paper|article|thesis|study) is (?:now )?(?:on|about)|is now about|tells a nicer story|gave the nicer|is giving more clear|(?:was|were) significant so)\b/;

/** 'We tested 34 markers and report the two with p below 0.05'. */
function picksFew(lower: string): boolean {
  const many = fewOfMany.exec(lower);
  return many !== null && Number(many[1]) >= 10;
}

const fewOfMany =
  /(?<![\d.,])(\d{2,5}) (?:[\p{L}-]+ ){1,3}[^.]{0,60}?\b(?:report|discuss|present|highlight|show|comment (?:on|upon)|found|and|with|of them|those|these|,) (?:the |only |just |that )*(?:those|\d|two|three|four|five|six|seven)\b[^.]{0,20}(?:\bp ?<|\b(?:below|under 0|significan\p{L}*|stars?|starred|hits|came out|differ(?:ed)?|at the usual level|at the 5)\b)/u;
