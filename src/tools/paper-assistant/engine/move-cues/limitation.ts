import type { MoveCue } from './move-cue.ts';

/** Cues for limitations of the findings. */
export const limitationCues: readonly MoveCue[] = [
  // 'The archive doesn't show what the banner did', 'the estimates are imprecise'
  [
    3,
    /\b(?:archives?|records?|data|logs?|registers?|sources|files|questionnaires?|cameras?|sensors?) (?:does|do|did)(?:n['’]t| not) (?:show|tell|say|record|contain|reveal)\b|\b(?:is|are|was|were) (?:rather |quite |very )?imprecise\b|\b(?:is|are) not observed\b/,
  ],
  [2.5, /^all (?:of )?(?:our |the )?\p{L}+ (?:are|were|come|came) (?:all )?(?:in|from) (?:the |one |a )/u],
  [3, /^but (?:the|our|this|these|all|most) [^.;]{0,60}\b(?:was|were|is|are|comes?|came) [^.;]{0,60}\bonly\b/],
  [3, /\bmeasures? [^.;,]{3,60}(?:,| and) not (?:the )?(?:actual|real|true|whole)\b/],
  [4.5, /\blimitations?\b|\blimited (?:by|to)\b|\bweakness(?:es)?\b|\bshortcomings?\b|\bcaveats?\b/],
  [
    3.5,
    /\b(?:we|i|our (?:study|data|design|sample|analysis|model)) (?:did not|do not|could not|cannot|can not|were unable|was unable|were not able|lack(?:s|ed)?|have not|has not|had no|have no|only had|only tested|only studied|tested only|studied only|used only|only used|included only|recruited only|sampled only|relied on|relies on)\b/,
  ],
  [
    3,
    /\b(?:self[- ]report(?:ed)?|generali[sz](?:e|es|ability|able|ation)|residual confounding|unmeasured confound\w+|selection bias|recall bias|reverse causa\w+|cannot (?:be ruled out|rule out|exclude|infer|establish|determine|distinguish|be excluded|speak|represent)|should be (?:interpreted|read) with|with caution|not representative|convenience sample|small sample|sample (?:is|was) small|short follow-up|loss to follow-up|underpowered)\b/,
  ],
  [
    1.5,
    /\b(?:single[- ](?:cent(?:re|er)|site|institution|city|language|country)|(?:one|a single) (?:hospital|school|site|cent(?:re|er)|city|language|country|batch|village)|only one|only (?:\w+ ){0,2}(?:samples|data|participants|patients|men|women|mice|males?|females?)|(?:was|were) missed|missing data|not measured|not captured|not blinded|no control)\b/,
  ],
  [
    4,
    /^(?:weak(?:er)? (?:spot|point|side)s?|caveats?|limits?|drawbacks?|what (?:this|it) (?:cannot|can't|will not|does not)) ?\w* ?:/,
  ],
  [
    3.5,
    /\b(?:we|i) (?:did not|didn't|do not|don't|could not|couldn't|cannot|can't|can not|would not|wouldn't|have not|haven't|had no|have no) (?:\w+ )?(?:test|measure|know|follow|track|see|check|count|look|separate|tell|say|rule|carry|extrapolate|generali[sz]e|solved?|control|include|ask|swear|claim|observe|distinguish|blind|mark|randomi[sz]e|correct)(?:ed)?\b/,
  ],
  [
    2.5,
    /\b(?:was|were|is|are) (?:not|only|never) (?:\w+ )?(?:tested|tried|measured|blind(?:ed)?|followed|told|recorded|randomi[sz]ed|asked|marked|checked|representative|controlled|corrected|standardi[sz]ed)\b|\b(?:was|were) left out\b|\b(?:over|under)(?:represented|estimates?d?)\b/,
  ],
  [
    2,
    /\b(?:one|a single|two) (?:patients?|sites?|cit(?:y|ies)|regions?|schools?|batch(?:es)?|labs?|compan(?:y|ies)|countr(?:y|ies)|cent(?:re|er)s?|hospitals?|devices?|seasons?|sessions?|species|owner|vendor)(?: only|,|\.|$)|\bonly (?:in )?(?:one|two|a few)\b|\b(?:in|from|of) one \w+ only\b/,
  ],
  [
    1.5,
    /\b(?:is|are|was|were) (?:rather |quite |very |too |pretty |so )?(?:small|short|few|crude|rough|noisy)\b|\bvolunteer(?:s|ed)\b/,
  ],
  [
    3,
    /\bmay (?:look|be) (?:very |quite )?different\b|\b(?:is|are) not in the (?:data|registers?|records?|balance sheets|archives?|corpus|sample|books|survey)\b|\b(?:nearly|almost) all (?:\w+ ){0,2}(?:data|studies|participants|patients|samples|interviews|respondents) (?:came|come|were|are) from\b|\bmay (?:shrink|inflate|bias|mask|hide|distort|overstate|understate|differ|shift|miss|have (?:missed|changed|told|moved))\b|\bonly as far as\b|\b(?:is|are) considered only\b|\bsurvives? only\b|\b(?:was|were) not (?:present|seen|interviewed|sampled|considered)\b|\b(?:left|kept) for (?:future|later) work\b/,
  ],
  // 'This link should not be read as an effect', 'owners who chose to take part may have been keener'
  [
    3,
    /\bshould(?:n['’]t| not) be (?:read|taken|seen|interpreted|understood|treated)\b|\b(?:results?|data|we|this|it|model|study|design) will not (?:tell|show|say|answer|allow)\b|\b(?:who|that) (?:chose|agreed|volunteered|consented|wanted) to (?:take part|participate|join|answer)\b[^.;]{0,40}\b(?:may|might|could|are probably|were probably)\b/,
  ],
  // `GraphFetch does not handle dynamic imports`: names are in lowercase here, so any words can be the subject.
  [
    3,
    /^(?:the |our |this |it )?(?:[\p{L}\p{N}-]+ ){1,3}(?:does not|doesn['’]t|do not|don['’]t|cannot|can['’]t) (?:yet |currently )?(?:handle|support|cover|scale|model|address|deal with|work (?:for|with|on)|extend to)\b/u,
  ],
];
