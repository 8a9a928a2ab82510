import type { MoveCue } from './move-cue.ts';

/** Cues for a gap: what is not known. */
export const gapCues: readonly MoveCue[] = [
  [
    4,
    /\b(?:little|less|not much|nothing|not enough) (?:is|was|has been) (?:known|understood|published|reported|written|said)\b/,
  ],
  [
    4,
    /\b(?:remains?|remained|is|are|was|were) (?:still |largely |poorly |not |as yet |yet |often |mostly )?(?:still |yet |well )?(?:unclear|unknown|unexplored|under-?studied|under-?explored|an open question|elusive|understood poorly|poorly understood|controversial|debated|disputed|unresolved|contested|understood|to be (?:determined|established|tested|shown|seen))\b/,
  ],
  [
    3.5,
    /\b(?:few|no|only a few|hardly any|almost no|only one) (?:\w+ ){0,3}(?:study|studies|trials?|works?|papers?|evidence|information|research|authors|scholars|reports?|attention)\b(?! (?:was|were) (?:lost|excluded))/,
  ],
  [
    3,
    /\b(?:lack of|lacking|is missing|are missing|gap in|knowledge gap|overlooked|neglected|has not (?:yet )?been|have not (?:yet )?been|has never been|have never been|rarely (?:been )?(?:studied|tested|examined|reported|considered|asked)|received little|received less|limited (?:evidence|knowledge|understanding))\b/,
  ],
  [
    2,
    /\b(?:fails? to|ignores?|do(?:es)? not (?:account|capture|consider|address|explain|tell|say|reach)|cannot (?:explain|account))\b/,
  ],
  [
    2.5,
    /\b(?:no consensus|(?:evidence|literature|findings|results|work|picture)\b[^.;]{0,40}\b(?:is|are|remains?) (?:mixed|contradictory|inconsistent|split)|conflicting|inconsistent (?:results|findings|evidence)|mixed (?:results|evidence|findings)|inconclusive)\b/,
  ],
  [
    3.5,
    /\b(?:has|have) (?:drawn|attracted|received|found|seen|had) (?:no|little|hardly any|almost no|scant) (?:comment|attention|notice|study|discussion|interest|scrutiny)\b/,
  ],
  [
    3,
    /\b(?:has|have) been (?:studied|tested|described|tried|examined|reported|measured|used) (?:for|in|on|with|among) [^.;,]{2,60},? (?:but )?(?:not|hardly|never|rarely) (?:yet )?(?:for|in|on|with|among|outside)\b|\b(?:rests?|relies|rely|(?:is|are) based) on (?:only )?(?:a handful|a few|a single|one|two|few|hardly any|invented|anecdot\w+|old|small)\b|\b(?:i|we) found only\b|(?:^(?:[^.,;]{3,90}, )?|; )[^.;]{3,160}\b(?:are|is) (?:few|rare|scarce)[.]?$|\bhas (?:only )?(?:one|a single) (?:line|sentence|page|paragraph|study) (?:on|about)\b/,
  ],
  [1, /^(?:however|yet|but|nevertheless|despite|although|still)\b/],
  [
    3.5,
    /\b(?:nobody|no[- ]?one|neither of (?:them|these)|none of (?:them|these))(?: has|'s| have| else has)? (?:\w+ )?(?:looked|looks|asked|asks|tested|tests|studied|studies|measured|tried|compared|checked|counted|counts|knows?|knew|done|used|shown|quantified)\b/,
  ],
  [
    3.5,
    /\b(?:i|we) (?:know|knew|found|could find|can find|am aware|are aware) (?:of )?(?:no|almost nothing|nothing|none|little)\b|\b(?:i|we) (?:could not|couldn't|cannot|can't) find (?:much|any|one)\b|\b(?:i|we) (?:did not|didn['’]t|do not|don['’]t) find any (?:\w+ )?(?:data|stud(?:y|ies)|papers?|reports?|works?|records?|measurements?|numbers|values|source|mention|paper|account)\b|\bno (?:data|model|study|evidence|numbers?) (?:that )?(?:i|we) know\b/,
  ],
  [
    3,
    /\bwhat(?:'s| is) (?:still )?(?:missing|open|lacking|unclear|not known)\b|\b(?:is|are|was|were|still) (?:still |a )?lack(?:s|ing)?\b|\b(?:looked at|studied|tested|examined) (?:far |much |a lot )?less\b|\b(?:untested|unsettled|anybody's guess|anyone's guess)\b|\b(?:almost|practically|basically|virtually) (?:no|nothing)\b|\bhardly (?:any|anyone|anybody|anything)\b/,
  ],
  [
    3,
    /\b(?:guesswork|blind spots?|anecdotal|passed over|unstudied|unmeasured)\b|\b(?:is|are|was|were) (?:not|hardly|barely) (?:yet )?(?:known|settled|established|understood|quantified|agreed)\b|\b(?:evidence|evaluations|data|studies|numbers|trials|measurements|tests) (?:is|are|was|were|have been) (?:\w+ )?(?:few|thin|scarce|sparse|patchy|rare|weak|old|short|lacking|non-existent)\b|\bno (?:follow-up|trials?|stud(?:y|ies)|evidence|consensus|agreement)\b/,
  ],
  [
    3.5,
    /\b(?:neither|none)(?: of (?:them|these|those|which|the two))? (?:could|can|did|does|do|has|have|was|were|addresse[sd]|consider(?:s|ed)?|separate[sd]?|cover(?:s|ed)?)\b|\b(?:hardly|barely|poorly|scarcely|weakly) (?:constrained|explored|tested|studied|measured|covered|documented|mapped|quantified)\b|\b(?:is|are|was|were) (?:left open|contested)\b|\b(?:was|were) never (?:imaged|mapped|measured|tested|asked|read|sampled|recorded|compared)\b/,
  ],
  [
    3,
    /\b(?:most|all|almost all|nearly all|existing) (?:\w+ ){0,2}(?:benchmarks?|studies|models|methods|data ?sets?|maps?|estimates|work|tools|approaches|measurements|theories) (?:\w+ ){1,8}only\b|\bno (?:\w+ ){1,4}(?:exists?|is available|are available)\b|\bnothing (?:better|more) than\b|\bthere is no (?:\w+ )?(?:map|survey|record|measurement|theory|model|account) (?:newer|older|of|for|that)\b/,
  ],
  [
    4,
    /^(?:but |yet )?what (?:we|i|people) (?:still )?(?:don['’]t|do not) (?:really |yet |still )?know\b|\b(?:we|i) (?:don['’]t|do not) (?:really |yet )?know (?:how|what|when|why|whether|if|which)\b|\b(?:very |almost |hardly )?(?:little|nothing|anything) (?:is said )?on (?:how|what|when|where|why|whether|which)\b/,
  ],
  // 'To our knowledge no index exploits this', 'no benchmark covers both'
  [
    4,
    /\bto (?:our|my|the best of (?:our|my)) knowledge,? (?:no|none|nobody|neither)\b|\bno (?:(?:existing|current|known|other|single|public) )?(?:algorithms?|approach(?:es)?|benchmarks?|data ?sets?|frameworks?|index|instruments?|methods?|models?|systems?|techniques?|theor(?:y|ies)|tools?) (?:yet |currently )?(?:addresse?s?|allows?|captures?|combines?|considers?|covers?|explains?|exploits?|handles?|measures?|supports?|tests?|uses?)\b/,
  ],
  [
    3,
    /\b(?:last|latest|newest|only) (?:meta-analysis|review|survey) (?:\([^)]{1,20}\) )?(?:had|has|included|covered|found|dates)\b/,
  ],
  // 'isn't well known', 'has rarely been looked at', 'the question is open'
  [
    3.5,
    /\b(?:is|are|was|were)(?:n['’]t| not) (?:yet |really |very |so )?(?:well |fully |clearly )?(?:known|understood|documented|established)\b|\b(?:has|have) (?:only )?(?:rarely|seldom|hardly|scarcely|barely) (?:ever )?been (?:looked|tried|read|measured|counted|compared|mapped|used|linked|described)\b|\b(?:the|this|that) question is (?:still )?(?:wide )?open\b/,
  ],
  // 'Historians have read the statutes, hardly the petitions'
  [
    3.5,
    /\bhave (?:mostly |mainly |long )?(?:read|studied|described|counted|tested|compared|looked at|asked about|written about) [^.;,]{3,60}, (?:but )?(?:hardly|rarely|seldom|not|never) (?:at |on |in )?(?:the|those|how|what|who|whether)\b/,
  ],
];
