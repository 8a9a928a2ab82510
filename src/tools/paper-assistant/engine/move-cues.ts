import type { Move } from './manuscript.ts';

/** A group of phrases that signals a move; at most one match per group counts. */
export interface MoveCue {
  readonly move: Move;
  readonly weight: number;
  readonly pattern: RegExp;
}

/**
 * Cue groups based on argumentative zoning (Teufel and Moens 2002, Computational Linguistics 28(4)) and the moves of
 * research articles (Swales 1990). Patterns match lowercase text; none nests repetitions.
 */
export const moveCues: readonly MoveCue[] = [
  // What is known
  cue(
    'background',
    5,
    /^(?:most|many|almost all|nearly all|few|several) (?:[a-z-]+ ){0,3}(?:studies|trials|experiments|papers|surveys|reviews) (?!(?:in|of|from) (?:our|the present|this)\b)[^.;]{0,40}\b(?:was|were|is|are|use[ds]?|have|has|rel(?:y|ies|ied)|focus(?:es|ed)?)\b/,
  ),
  cue(
    'background',
    2,
    /\b(?:previous|prior|earlier|existing|past|recent) (?:\w+ )?(?:work|studies|research|literature|reports|reviews|approaches|trials|evidence|experiments)\b/,
  ),
  cue(
    'background',
    2,
    /\b(?:has|have) (?:long |often |repeatedly |widely |recently )?been (?:shown|reported|linked|associated|proposed|suggested|described|demonstrated|studied|treated|read|seen|found|detected|considered|attributed|implicated)\b/,
  ),
  cue(
    'background',
    2.5,
    /\b(?:studies|research|evidence|trials|reviews|scholars|historians|critics) (?:have |has )?(?:show|suggest|report|demonstrate|link|argue|tend|find)(?:n|s|ed)?\b/,
  ),
  cue(
    'background',
    1.5,
    /\b(?:widely|commonly|increasingly|typically|traditionally|generally|usually) (?:used|known|accepted|adopted|recommended|assumed|regarded|prescribed|treated|read)\b/,
  ),
  cue('background', 2, /\bwell[- ](?:known|established|documented)\b|\bit is (?:known|established|accepted)\b/),
  cue(
    'background',
    1.5,
    /\b(?:in recent years|over the (?:past|last)|for decades|decades|worldwide|globally|historically|each year|every year|per year)\b/,
  ),
  cue(
    'background',
    2,
    /\b(?:is|are|remains?) (?:a|an|one of the|the|among the) (?:most |leading |major |common|key |widely |growing |serious |important |central |main |chronic |global |promising |critical |fundamental |second)/,
  ),
  cue(
    'background',
    1.5,
    /\b(?:is|are) (?:defined as|characteri[sz]ed by|caused by|known as|thought to|believed to|essential|crucial|attractive|promising|prone to|at risk)\b/,
  ),
  cue(
    'background',
    1.5,
    /\b(?:prevalence|burden|affects?|affecting) (?:of |about |approximately |more than |nearly |up to |one |millions|many)/,
  ),
  cue('background', 2.5, /\b(?:has|have) (?:\w+ )?(?:reached|become|attracted|emerged|grown|risen|enabled|long)\b/),
  cue(
    'background',
    2.5,
    /\b(?:historians|scholars|critics|researchers|economists|philosophers|linguists|sociologists|clinicians|authors) (?:\w+ ){0,3}(?:have|has|treat|argue|see|regard|assume|debate)\b/,
  ),
  cue(
    'background',
    2,
    /\bet al\b|\((?:see |e\.g\.,? |cf\. )?\p{L}[^()]{1,80},? (?:1[89]|20)\d\d[a-z]?\)|\[\d{1,3}(?:[,–-] ?\d{1,3})*\]|\[\p{L}[^\]]{1,40} \d{4}[a-z]?\]|\\cite/u,
  ),
  cue(
    'background',
    1.5,
    /\b(?:is|are) (?:\w+ )?(?:the \p{L}+est|common|rare|frequent|widespread|endemic|popular|expensive|banned|forbidden|mandatory|scarce)\b|\b(?:was|were) (?:banned|forbidden|legalised|legalized|introduced) in (?:1[89]|20)\d\d\b|\b(?:per|every|each) (?:year|decade)\b/u,
  ),
  cue('background', 1.5, /^(?:lit(?:erature)?|known|everyone knows|we all know|background)\b/),
  // What is not known
  cue(
    'gap',
    4,
    /\b(?:little|less|not much|nothing|not enough) (?:is|was|has been) (?:known|understood|published|reported|written|said)\b/,
  ),
  cue(
    'gap',
    4,
    /\b(?:remains?|remained|is|are|was|were) (?:still |largely |poorly |not |as yet |yet |often |mostly )?(?:still |yet |well )?(?:unclear|unknown|unexplored|under-?studied|under-?explored|an open question|elusive|understood poorly|poorly understood|controversial|debated|disputed|unresolved|contested|understood|to be (?:determined|established|tested|shown|seen))\b/,
  ),
  cue(
    'gap',
    3.5,
    /\b(?:few|no|only a few|hardly any|almost no|only one) (?:\w+ ){0,3}(?:study|studies|trials?|work|papers?|evidence|research|authors|scholars|reports?|attention)\b(?! (?:was|were) (?:lost|excluded))/,
  ),
  cue(
    'gap',
    3,
    /\b(?:lack of|lacking|is missing|are missing|gap in|knowledge gap|overlooked|neglected|has not (?:yet )?been|have not (?:yet )?been|has never been|have never been|rarely (?:been )?(?:studied|tested|examined|reported|considered|asked)|received little|received less|limited (?:evidence|knowledge|understanding))\b/,
  ),
  cue(
    'gap',
    2,
    /\b(?:fails? to|ignores?|do(?:es)? not (?:account|capture|consider|address|explain|tell|say|reach)|cannot (?:explain|account))\b/,
  ),
  cue(
    'gap',
    2.5,
    /\b(?:no consensus|(?:evidence|literature|findings|results|work|picture)\b[^.;]{0,40}\b(?:is|are|remains?) (?:mixed|contradictory|inconsistent|split)|conflicting|inconsistent (?:results|findings|evidence)|mixed (?:results|evidence|findings)|inconclusive)\b/,
  ),
  cue(
    'gap',
    3.5,
    /\b(?:has|have) (?:drawn|attracted|received|found|seen|had) (?:no|little|hardly any|almost no|scant) (?:comment|attention|notice|study|discussion|interest|scrutiny)\b/,
  ),
  cue(
    'gap',
    3,
    /\b(?:has|have) been (?:studied|tested|described|tried|examined|reported|measured|used) (?:for|in|on|with|among) [^.;,]{2,60},? (?:but )?(?:not|hardly|never|rarely) (?:yet )?(?:for|in|on|with|among|outside)\b|\b(?:rests?|relies|rely|(?:is|are) based) on (?:only )?(?:a handful|a few|a single|one|two|few|hardly any|invented|anecdot\w+|old|small)\b|\b(?:i|we) found only\b|^(?:[^.,;]{3,90}, )?[^.;]{3,160}\b(?:are|is) (?:few|rare|scarce)[.]?$|\bhas (?:only )?(?:one|a single) (?:line|sentence|page|paragraph|study) (?:on|about)\b/,
  ),
  cue('gap', 1, /^(?:however|yet|but|nevertheless|despite|although|still)\b/),
  cue(
    'gap',
    3.5,
    /\b(?:nobody|no[- ]?one|neither of (?:them|these)|none of (?:them|these))(?: has|'s| have| else has)? (?:\w+ )?(?:looked|looks|asked|asks|tested|tests|studied|studies|measured|tried|compared|checked|counted|counts|knows?|knew|done|used|shown|quantified)\b/,
  ),
  cue(
    'gap',
    3.5,
    /\b(?:i|we) (?:know|knew|found|could find|can find|am aware|are aware) (?:of )?(?:no|almost nothing|nothing|none|little)\b|\b(?:i|we) (?:could not|couldn't|cannot|can't) find (?:much|any|one)\b|\bno (?:data|model|study|evidence|numbers?) (?:that )?(?:i|we) know\b/,
  ),
  cue(
    'gap',
    3,
    /\bwhat(?:'s| is) (?:still )?(?:missing|open|lacking|unclear|not known)\b|\b(?:is|are|was|were|still) (?:still |a )?lack(?:s|ing)?\b|\b(?:looked at|studied|tested|examined) (?:far |much |a lot )?less\b|\b(?:untested|unsettled|anybody's guess|anyone's guess)\b|\b(?:almost|practically|basically|virtually) (?:no|nothing)\b|\bhardly (?:any|anyone|anybody|anything)\b/,
  ),
  cue(
    'gap',
    3,
    /\b(?:guesswork|blind spots?|anecdotal|passed over|unstudied|unmeasured)\b|\b(?:is|are|was|were) (?:not|hardly|barely) (?:yet )?(?:known|settled|established|understood|quantified|agreed)\b|\b(?:evidence|evaluations|data|studies|numbers|trials|measurements|tests) (?:is|are|was|were|have been) (?:\w+ )?(?:few|thin|scarce|sparse|patchy|rare|weak|old|short|lacking|non-existent)\b|\bno (?:follow-up|trials?|stud(?:y|ies)|evidence|consensus|agreement)\b/,
  ),
  cue(
    'gap',
    3.5,
    /\b(?:neither|none)(?: of (?:them|these|those|which|the two))? (?:could|can|did|does|do|has|have|was|were|addresse[sd]|consider(?:s|ed)?|separate[sd]?|cover(?:s|ed)?)\b|\b(?:hardly|barely|poorly|scarcely|weakly) (?:constrained|explored|tested|studied|measured|covered|documented|mapped|quantified)\b|\b(?:is|are|was|were) (?:left open|contested)\b|\b(?:was|were) never (?:imaged|mapped|measured|tested|asked|read|sampled|recorded|compared)\b/,
  ),
  cue(
    'gap',
    3,
    /\b(?:most|all|almost all|nearly all|existing) (?:\w+ ){0,2}(?:benchmarks?|studies|models|methods|data ?sets?|maps?|estimates|work|tools|approaches|measurements|theories) (?:\w+ ){1,8}only\b|\bno (?:\w+ ){1,4}(?:exists?|is available|are available)\b|\bnothing (?:better|more) than\b|\bthere is no (?:\w+ )?(?:map|survey|record|measurement|theory|model|account) (?:newer|older|of|for|that)\b/,
  ),
  cue(
    'gap',
    4,
    /\b(?:we|i) (?:don['’]t|do not) (?:really |yet )?know (?:how|what|when|why|whether|if|which)\b|\b(?:very |almost |hardly )?(?:little|nothing|anything) (?:is said )?on (?:how|what|when|where|why|whether|which)\b/,
  ),
  cue(
    'gap',
    3,
    /\b(?:last|latest|newest|only) (?:meta-analysis|review|survey) (?:\([^)]{1,20}\) )?(?:had|has|included|covered|found|dates)\b/,
  ),
  // The goal of this work
  cue('aim', 4, /^(?:working|main|core|basic) (?:idea|hypothesis|question): /),
  cue(
    'aim',
    3.5,
    /\b(?:trial|study|experiment|survey|project|essay|note|thesis|article) (?:tests?|asks?|examines?|investigates?|explores?) (?:whether|if|how|what|why|the)\b/,
  ),
  cue(
    'aim',
    4,
    /\b(?:this (?:study|paper|article|work|project|trial|thesis|research|review|essay|chapter)|the (?:present|current) (?:study|paper|work|trial|review|article)|we|i|our (?:study|work|paper)) (?:therefore |thus |here |now )?(?:aims?|aimed|seeks?|sought|intends?|intended|proposes?|introduces?|hypothesi[sz]ed?|asks?|asked (?:whether|how|if|why|what)|tests? whether|tested whether|set out|wanted to|want to|argues?)\b/,
  ),
  cue(
    'aim',
    3,
    /\b(?:we|i|this (?:study|paper|article|work|project|trial|review|essay)) (?:therefore |thus |here )?(?:investigate[sd]?|examine[sd]?|explore[sd]?|assess(?:es|ed)?|evaluate[sd]?|stud(?:y|ies|ied)) (?:whether|how|if|why|what|the (?:effects?|impact|role|influence|relationship|association|link))\b/,
  ),
  cue(
    'aim',
    3.5,
    /\b(?:our|the|my) (?:\w+ )?(?:aim|goal|objective|purpose|hypothesis|research question)s?\b(?! (?:test|was (?:met|reached)))/,
  ),
  cue('aim', 2.5, /\bto (?:test|determine|find out|establish|examine|ask|assess|investigate) (?:whether|if|how)\b/),
  cue('aim', 2.5, /^to (?:address|fill|close|answer|bridge|understand|overcome) (?:this|these|the|that)\b/),
  cue('aim', 2, /^here,? (?:we|i)\b|\bin this (?:study|paper|article|work|essay|project|review|chapter)\b/),
  cue('aim', 2, /\bhypothesi[sz]e[sd]?\b|\bhypothesis (?:is|was)\b/),
  cue(
    'aim',
    4,
    /\b(?:i|we) (?:basically |just |really |only |mainly )?(?:wanted|want|wished|wish|would like|'d like|hoped?) to (?:know|see|find|test|show|understand|check|learn|ask|compare|measure|describe)\b|\bwhat (?:i|we) want(?:ed)?\b/,
  ),
  cue(
    'aim',
    6,
    /^(?:so )?(?:the |our |my )?(?:main |research |simple )?(?:question|goal|aim|objective|purpose|idea|scope|wanted|hypothesis|prediction|rq ?\d?)s?(?: (?:was|is|were|are))?(?: simply)? ?:/,
  ),
  cue(
    'aim',
    3,
    /\b(?:so|here|therefore) (?:we|i) (?:asked|ask|wondered|test|tested)\b|\b(?:we|i) will (?:test|ask|examine|investigate) (?:whether|if|how)\b|\bthis (?:paper|study|work) (?:therefore )?(?:study|studies|looks at|compares|goes for)\b/,
  ),
  cue(
    'aim',
    2.5,
    /^(?:to )?(?:find|estimate|relate|update|trace|look at|quantify|predict|guess|understand|reconstruct|map|see (?:if|whether|how|what)|test (?:if|whether)|check (?:if|whether)) (?!(?:of|by|with)\b)\w/,
  ),
  cue(
    'aim',
    3.5,
    /^(?:the |my |our )?(?:thesis|claim|contribution|prediction|expectation)s?\b[^:.]{0,20}(?::| (?:is|was) that\b)/,
  ),
  cue(
    'aim',
    2.5,
    /^(?:so )?(?:is|are|does|do|did|can|could|will|would|whether|how (?:much|many|large|often|far|fast|well|long)) (?!not\b)\w/,
  ),
  cue(
    'aim',
    2.5,
    /^(?:here,? |therefore,? )?(?:we|i) (?:estimate|study|image|map|describe|introduce|determine|quantify|trace|examine|characteri[sz]e|reconstruct|derive|propose|revisit) |\b(?:we|i) (?:estimated|studied|examined|assessed|investigated|measured|quantified|compared|described) (?:the )?(?:\w+ )?(?:risk|effects?|impact|prevalence|association|accuracy|introduction|relation|role|influence|extent|burden|incidence)\b|\bto (?:ask|see) (?:if|whether|how|what|who|which)\b/,
  ),
  cue(
    'aim',
    3.5,
    /^(?:here is )?\S+(?: \S+)? is an? (?:[a-z-]+ ){0,3}(?:library|tool|package|toolbox|framework|app|program|data ?set|corpus|platform|benchmark|simulator|compiler|service|plugin|language|system) (?:that|which|for|to)\b/,
  ),
  cue(
    'aim',
    3.5,
    /\bthis (?:note|report|letter|contribution|article|survey|memo) (?:therefore |thus )?(?:asks?|tests?|looks|describes|presents|follows|compares|examines|reports|puts|collects|lists|traces|introduces)\b|\bthe (?:article|paper|chapter|essay|survey) (?:follows|traces|asks|looks|examines|compares|describes|presents|reads|argues|puts|collects)\b/,
  ),
  // What was done
  cue(
    'method',
    3,
    /\b(?:was|were|been|be) (?:\w+-)?(?:randomly |then |also |each |further |subsequently |independently |all |first |both |only |repeatedly |carefully |manually |audio-?)?(?:recruited|enrolled|randomi[sz]ed|assigned|allocated|collected|measured|recorded|obtained|prepared|synthesi[sz]ed|annealed|deposited|trained|fine-tuned|evaluated|assessed|interviewed|transcribed|coded|analy[sz]ed|performed|conducted|calculated|computed|estimated|fitted|adjusted|stratified|excluded|included|screened|extracted|administered|injected|housed|incubated|centrifuged|stained|imaged|characteri[sz]ed|dissolved|heated|cooled|mixed|sintered|sampled|split|normali[sz]ed|masked|blinded|followed|invited|approved|registered|pre-?registered|purchased|selected|defined|used|applied|implemented|validated|tuned|simulated|modell?ed|asked to|drawn from|taken from|acquired|cycled|assembled|tested|searched|classified|matched|imputed|weighted|annotated|labell?ed|read|cast|coated|stirred|washed|dried|pooled|dichotomi[sz]ed|categori[sz]ed|linked|fed|given|treated|dosed|weighed|sacrificed|killed|kept|grown|cultured|seeded|transfected|sequenced|amplified|aligned|quantified|scored|compared|dissected|exposed|irradiated|monitored|filmed|filtered|counted)\b/,
  ),
  cue(
    'method',
    2,
    /\b(?:is|are) (?:then |also |first |randomly )?(?:collected|measured|recorded|trained|fine-tuned|evaluated|analy[sz]ed|computed|calculated|estimated|clustered|fitted|sampled|split|normali[sz]ed|annotated|coded|initiali[sz]ed|optimi[sz]ed|drawn from|taken from)\b/,
  ),
  cue(
    'method',
    3,
    /\b(?:we|i) (?:then |first |also |further |only )?(?:use|train|evaluate|collect|fit|link|merge|match|pool|cluster|regress|scrape|screen|note|compare|estimate|apply|run|measure|sample|construct|build|combine|exploit|simulate|analy[sz]e|recruit|interview|code|draw on|rely on|implement|fine-tune|test on|experiment)\b/,
  ),
  cue(
    'method',
    3,
    /^(?:sampled|collected|recruited|measured|interviewed|trained|used|tested|surveyed|compared|analy[sz]ed|fitted|built|ran|counted|extracted|coded)\b(?! (?:with|to)\b)/,
  ),
  cue(
    'method',
    3,
    /\b(?:we|i) (?:also |then |first |next |further |additionally |finally |randomly |deliberately |only |manually )?(?:recruited|enrolled|randomi[sz]ed|assigned|allocated|collected|measured|recorded|prepared|synthesi[sz]ed|trained|fine-tuned|evaluated|compared|assessed|interviewed|transcribed|coded|analy[sz]ed|performed|conducted|calculated|computed|estimated|fitted|fit|adjusted|stratified|excluded|included|screened|extracted|used|employed|applied|adopted|built|developed|designed|implemented|simulated|modell?ed|followed|surveyed|visited|sampled|selected|defined|split|tuned|searched|read|combined|linked|ran|tested|annotated|deposited|report(?:ed)? (?:accuracy|the mean|means))\b/,
  ),
  cue('method', 1, /\b(?:using|by means of|with the use of|based on|according to the)\b/),
  cue(
    'method',
    2,
    /\b(?:regression|anova|t-tests?|chi-squared?|mann-whitney|wilcoxon|mixed(?:-effects)? models?|cox (?:model|proportional|regression)|kaplan-meier|cross-validation|bootstrap\w*|likert|thematic analysis|grounded theory|content analysis|discourse analysis|close reading|inclusion criteria|exclusion criteria|eligibility criteria|eligible|informed consent|ethics committee|institutional review board|primary (?:outcome|endpoint) (?:was|is)|secondary outcomes? (?:was|were|is|are)|power calculation|sample size|intention-to-treat|semi-structured|purposive|snowball|interview guide|fieldwork|confounders|difference-in-differences|standard errors|placebo tests?|instrumental variables?|fixed effects|panel data|empirical strategy|replicates?|triplicates?)\b/,
  ),
  cue(
    'method',
    1.5,
    /\b(?:hyperparameters?|optimi[sz]er|learning rate|epochs|batch size|linear layer|layers|train(?:ing)? set|test set|validation set|held-out|baselines?|data ?sets?|corpus|corpora|x-ray diffraction|xrd|electron microscop\w+|spectroscop\w+|precursor|substrate|electrolyte|galvanostatic\w*|archiv\w+|questionnaires?|survey|interviews? (?:lasted|took)|double-blind|placebo|parallel-group|cohort|cross-sectional|case-control|protocol)\b/,
  ),
  cue('method', 0.5, /\b(?:was|were)\b/),
  cue(
    'method',
    2.5,
    /\b(?:irb|ethics (?:committee|board|approval)|consent|registered|preregistered|(?:on|available (?:up)?on) request|zenodo|github|osf|dryad|figshare|animal licen[cs]e|protocol)\b/,
  ),
  cue(
    'method',
    3,
    /\b(?:we|i) (?:will|plan to|intend to) (?:then |also |first )?(?:invite|recruit|enrol|enroll|allocate|randomi[sz]e|assign|measure|collect|interview|follow|train|sample|record|code|analy[sz]e|fit|run|build|visit|survey|ask (?!whether|if)|read|test on)\b/,
  ),
  cue(
    'method',
    2,
    /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? ?(?:to|until|–|-) ?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\b/,
  ),
  cue('method', 3, /^no (?:people|patients|animals|humans?|participants)\b.*\b(?:studied|involved|used|harmed)\b/),
  cue('method', 3, /\bpower (?:of \d+ ?% )?to detect\b|\b(?:\d+ ?%|percent) power\b/),
  cue(
    'method',
    1.5,
    /^(?:n|sample) ?= ?\d|^\d[\d,.]* (?:\p{L}+ ){1,4}(?:from|in|at|of|with)\b|\btwo (?:of us|people|raters|coders)\b/u,
  ),
  cue(
    'method',
    3,
    /\b(?:we|i) (?:have|had) (?:used|done|made|taken|measured|collected|asked|recorded)\b|\b(?:we|i) (?:did|drew|sent|gave|took|put up|handed out) (?:\w+ ){0,2}(?:\d|an?\b|the\b|each\b|all\b|interviews?\b)/,
  ),
  cue(
    'method',
    2,
    /\b(?:ethics|irb|consent)\b.{0,60}\b(?:approv|sign|waiv|obtain|review|clear|grant)|^\d[\d,.]* (?:\p{L}+ ){1,4}(?:caught|recruited|sampled|collected|selected|tagged|enrolled|screened|drawn)\b/u,
  ),
  // The findings
  cue(
    'result',
    3,
    /\b(?:we|i) (?:also |then |first |further |additionally )?(?:found|find|observed?|saw|see|identified|detected|noted|obtained|show(?:ed)? that|show(?:ed)?)\b/,
  ),
  cue(
    'result',
    2.5,
    /\b(?:results?|analys[ie]s|data|models?|experiments?|interviews|table|figure) (?:\w+ )?(?:show(?:s|ed)?|reveal(?:s|ed)?|yield(?:s|ed)?|gave|demonstrate[sd]?)\b/,
  ),
  cue(
    'result',
    2,
    /\b(?:increased|decreased|improved|reduced|declined|rose|fell|dropped|grew|outperform(?:ed|s)?|exceeded|exceeds|achieve[sd]?|reached|reaches|exhibit(?:ed|s)|displayed|yield(?:ed|s)|correlate[sd]|differed|doubled|halved|shifted|gain(?:ed|s)|retain(?:ed|s)|completed|attained|remained (?:stable|unchanged|constant|significant)|lost|emerged|recurred?)\b/,
  ),
  cue(
    'result',
    2.5,
    /\b(?:reduces|improves|increases|decreases|lowers|raises|cuts|beats|matches|doubles|halves|drops|rises|falls)\b.{0,80}\d|\bfrom -?(?!(?:19|20)\d\d\b)\d[\d.,]*.{0,12} to -?\d/,
  ),
  cue(
    'result',
    2.5,
    /\bdid not (?:\w+ )?(?:correlate|differ|change|fall|rise|affect|improve|vary|increase|decrease|depend|reach|predict)\b|\bhad (?:about |on average |a mean (?:of )?)?\d/,
  ),
  cue(
    'result',
    1.5,
    /\b(?:higher|lower|greater|fewer|larger|smaller|longer|shorter|faster|slower|better|worse|more|less) (?:\w+ ){0,4}than\b/,
  ),
  cue('result', 1, /\b(?:compared (?:with|to)|versus|vs)\b/),
  cue(
    'result',
    3,
    /\bp\s?[<=>≤]\s?0?\.\d|\b95\s?%?\s?(?:ci|confidence|cri|credible)\b|±|\((?:sd|se|iqr|range)\b|\b(?:mean|median)\b.{0,40} (?:was|were) -?\d|\b(?:odds|hazard|risk|rate|prevalence) ratios?\b.{0,60}\d|\b(?:a?or|a?hr|rr)\s?[=:]?\s?\d|\b(?:mean|median) difference\b|\br(?:²|\^?2)?\s?=\s?-?0?\.\d|\bauc\b.{0,60}\d|\bauroc\b.{0,60}\d|\bf1\b.{0,60}\d|\b(?:accuracy|capacity|efficiency|recall|precision) (?:of|was|reached|rose|fell)\b/,
  ),
  cue('result', 2.5, /\((?:s\.? ?[de]\.?|iqr|95 ?% ?ci)[ :=,]{0,2}-?\d|\bf ?= ?\d[\d.]*, p\b/),
  cue('result', 1, /\d\s?(?:%|percent|percentage points|points)/),
  cue('result', 1.5, /\b(?:figures?|figs?\.?|tables?) s?\d/),
  cue('result', 1.5, /\bsignificant(?:ly)?\b|\bstatistically\b/),
  cue(
    'result',
    2,
    /\bthere (?:was|were) (?:a |an |no )?(?:\w+ )?(?:significant |clear |marked |little )?(?:differences?|effects?|changes?|associations?|evidence|interaction|increase|decrease)\b|\bno (?:significant |clear )?(?:difference|effect|change|association)\b/,
  ),
  cue(
    'result',
    2.5,
    /\b(?:participants|interviewees|respondents|informants|women|men|nurses|teachers|students|patients|clinicians|parents|residents|workers) (?:\w+ )?(?:reported|said|expressed|experienced|mentioned|valued|framed)\b|\b(?!studies|authors|trials|papers|reports|scholars|researchers)\p{L}+s (?:\w+ )?(?:described|recalled|told|felt|feared|complained|spoke)\b|\bthemes? (?:emerged|were|was|run|recur)/u,
  ),
  cue(
    'result',
    2,
    /\b(?:letters|writers|texts|poems|novels|narrators|sources|accounts|images|speakers|transcripts|documents|diaries|speeches|drafts|replies|archivists|interviewees) (?:\w+ ){0,3}(?:present|describe|treat|borrow|show|reveal|use|invoke|speak|appear|insist|are|had|kept|contain|refer)\b/,
  ),
  cue(
    'result',
    2.5,
    /\b(?:were|was) (?:\w+ )?(?:associated|correlated|lower|higher|related|similar|more|less|fewer|greater|significant|largest|smallest|strongest|weaker|stronger|attenuated)\b/,
  ),
  cue(
    'result',
    2.5,
    /\b(?:during|over|after|in) (?:the )?(?:\w+ ){0,3}(?:follow-up|study period|years?|months|weeks|days),? (?:there were )?[\d,]+ (?:\w+ ){1,4}(?:developed|died|occurred|dropped|failed|relapsed|recovered|events|deaths|cases)\b/,
  ),
  cue('result', 3.5, /^(?:the )?(?:two|three|four|five|six|several|\d) (?:\w+ )?themes?\b/),
  cue('result', 2, /^(?:only |about |nearly )?(?:\p{L}+(?:-\p{L}+)?|\d+) (?:out )?of (?:the |our |all )?\d+\b/u),
  cue(
    'result',
    1.5,
    /^(?:some|most|many|few|half|nearly all|almost all|none|several) (?:of (?:the|them|our) ?)?(?:\w+ )?(?:pupils|people|participants|patients|women|men|students|nurses|teachers|visitors|parents|guards|residents|farmers|respondents|interviewees|informants)\b/,
  ),
  cue('result', 2, /\d\S{0,60} ?(?:->|→|⇒) ?[~<>]?\d/),
  cue(
    'result',
    3,
    /^(?:ok,? )?(?:so )?(?:the )?(?:short version|tl;? ?dr|it works?|main (?:finding|result)s?|in one (?:line|sentence))\b/,
  ),
  cue(
    'result',
    3,
    /\b(?:was|were) (?:rated|judged|perceived|described) as (?:\w+ )?(?:more|less|better|worse|very|the)\b|\b(?:falls?|rises?|drops?|grows?|declines?|increases?|decreases?) by (?:about )?-?\d|\b(?:two|three|four|several|\d) \w+ (?:emerge|emerged|stand out|recur)\b|\b(?:people|participants|parents|users|teachers|they|one|some|several|most) said\b|\b(?:dropouts|drop-outs|adverse events|deaths|complications|failures) in (?:each|both|the|one)\b|\ball \d+ \w+ (?:finished|completed|survived|answered)\b|\b(?:same|this) (?:result|effect|picture|pattern) (?:when|each time|every time|after)\b|\bthere every time\b/,
  ),
  cue(
    'limitation',
    3,
    /^but (?:the|our|this|these|all|most) [^.;]{0,60}\b(?:was|were|is|are|comes?|came) [^.;]{0,60}\bonly\b/,
  ),
  // Their meaning
  cue(
    'interpretation',
    2.5,
    /\b(?:suggest(?:s|ing|ed)?|impl(?:y|ies|ying)|indicat(?:e|es|ing) that|may (?:be|reflect|explain|indicate|have|help|mean|lie|stem)|might|could (?!not\b)|likely|probably|plausibl[ey]|point(?:s)? to|appears? to|seems? to|maybe|perhaps)\b/,
  ),
  cue(
    'interpretation',
    3,
    /\b(?:we|i) (?:believe|interpret|think|suspect|speculate|conclude|attribute|infer|take this)\b/,
  ),
  // A sentence that opens like this is an opinion, even if it gives figures.
  cue('interpretation', 4, /^(?:so |but |therefore,? )?(?:we|i) (?:believe|think|suspect|speculate)\b/),
  cue(
    'interpretation',
    2.5,
    /\b(?:consistent with|in line with|in agreement with|agrees? with|contrary to|in contrast (?:to|with) (?:previous|earlier|prior)|supports? (?:the|our|a|this)|confirms?|explain(?:s|ed)? (?:by|why|the)|challenges? (?:the|a|this))\b/,
  ),
  cue(
    'interpretation',
    2,
    /\b(?:these|our|the present|the|such) (?:results|findings|data|observations|readings|accounts)\b(?= (?:suggest|support|show|prove|impl|indicat|point|agree|are|may|could|might|extend|help|challenge|have|add))/,
  ),
  cue(
    'interpretation',
    3,
    /\bin (?:conclusion|summary|sum|short)\b|\btaken together\b|\bto conclude\b|\bwe conclude\b|^overall\b/,
  ),
  cue(
    'interpretation',
    2,
    /\b(?:implications?|future (?:work|research|studies|trials)|clinicians|practitioners|policy|policymakers|should|would (?:allow|help|benefit|be)|open(?:s)? (?:up|the)|next step|deserves?|this means|the mechanism|explanation)\b/,
  ),
  cue('interpretation', 1, /^(?:therefore|thus|hence|this (?:suggests|means|shows|is)|together)\b|\bbecause\b/),
  cue(
    'interpretation',
    3,
    /^(?:so |to )?(?:my|our|me) (?:own )?(?:reading|guess|take|hunch|view|interpretation|bet|opinion)\b|\b(?:my|our) (?:guess|hunch|take|reading) is\b|\b(?:i|we)(?:'d| would) (?:say|read|argue|go)\b|\b(?:i|we) (?:will )?(?:take|read) (?:this|that|it) (?:as|to)\b|\bin (?:our|my) opinion\b/,
  ),
  cue('interpretation', 1.5, /^so\b|\bthis means\b|\b(?:which|that) means\b|\bworth (?:it|trying|a)\b/),
  cue(
    'interpretation',
    2,
    /\bought to\b|\bspeaks? (?:for|against)\b|^to me\b|\b(?:good|cheap|strong|safe) enough\b|, then[.]?$|\bhence\b|\bnot (?:bad|the end)\b|\bwe(?: would)? expect\b|\bwhat matters\b|\bthe (?:actual|real) (?:problem|reason|question|gain)\b/,
  ),
  cue(
    'interpretation',
    3,
    /^(?:so |thus |therefore |together |all in all )?,? ?(?:our|these|the|my) (?:results|findings|data|observations) (?:thus |therefore |hence |clearly )?(?:demonstrate|prove|establish|tell|mean)\b|^extrapolat\w+|\bcan rule out\b|^[\p{L}\p{N} -]{2,40} (?:is|are) (?:clearly|obviously|evidently|definitely) \p{L}+|\bdo(?:es)?(?:n['’]t| not) rule out\b|^(?:we|i) did(?:n['’]t| not) replicate\b|\bshows? that (?:he|she|they|people|it (?:is|can))\b/u,
  ),
  cue('result', 6, /^(?:theorem|lemma|proposition|corollary|thm|prop)\.? ?\d/),
  // The limitations
  cue('limitation', 4.5, /\blimitations?\b|\blimited (?:by|to)\b|\bweakness(?:es)?\b|\bshortcomings?\b|\bcaveats?\b/),
  cue(
    'limitation',
    3.5,
    /\b(?:we|i|our (?:study|data|design|sample|analysis|model)) (?:did not|do not|could not|cannot|can not|were unable|was unable|were not able|lack(?:s|ed)?|have not|has not|had no|have no|only had|only tested|only studied|tested only|studied only|used only|only used|included only|recruited only|sampled only|relied on|relies on)\b/,
  ),
  cue(
    'limitation',
    3,
    /\b(?:self[- ]report(?:ed)?|generali[sz](?:e|es|ability|able|ation)|residual confounding|unmeasured confound\w+|selection bias|recall bias|reverse causa\w+|cannot (?:be ruled out|rule out|exclude|infer|establish|determine|distinguish|be excluded|speak|represent)|should be (?:interpreted|read) with|with caution|not representative|convenience sample|small sample|sample (?:is|was) small|short follow-up|loss to follow-up|underpowered)\b/,
  ),
  cue(
    'limitation',
    1.5,
    /\b(?:single[- ](?:cent(?:re|er)|site|institution|city|language|country)|(?:one|a single) (?:hospital|school|site|cent(?:re|er)|city|language|country|batch|village)|only one|only (?:\w+ ){0,2}(?:samples|data|participants|patients|men|women|mice|males?|females?)|(?:was|were) missed|missing data|not measured|not captured|not blinded|no control)\b/,
  ),
  cue(
    'limitation',
    4,
    /^(?:weak(?:er)? (?:spot|point|side)s?|caveats?|limits?|drawbacks?|what (?:this|it) (?:cannot|can't|will not|does not)) ?\w* ?:/,
  ),
  cue(
    'limitation',
    3.5,
    /\b(?:we|i) (?:did not|didn't|do not|don't|could not|couldn't|cannot|can't|can not|would not|wouldn't|have not|haven't|had no|have no) (?:\w+ )?(?:test|measure|know|follow|track|see|check|count|look|separate|tell|say|rule|carry|extrapolate|generali[sz]e|solved?|control|include|ask|swear|claim|observe|distinguish|blind|mark|randomi[sz]e|correct)(?:ed)?\b/,
  ),
  cue(
    'limitation',
    2.5,
    /\b(?:was|were|is|are) (?:not|only|never) (?:\w+ )?(?:tested|tried|measured|blind(?:ed)?|followed|told|recorded|randomi[sz]ed|asked|marked|checked|representative|controlled|corrected|standardi[sz]ed)\b|\b(?:was|were) left out\b|\b(?:over|under)(?:represented|estimates?d?)\b/,
  ),
  cue(
    'limitation',
    2,
    /\b(?:one|a single|two) (?:patients?|sites?|cit(?:y|ies)|regions?|schools?|batch(?:es)?|labs?|compan(?:y|ies)|countr(?:y|ies)|cent(?:re|er)s?|hospitals?|devices?|seasons?|sessions?|species|owner|vendor)(?: only|,|\.|$)|\bonly (?:in )?(?:one|two|a few)\b|\b(?:in|from|of) one \w+ only\b/,
  ),
  cue(
    'limitation',
    1.5,
    /\b(?:is|are|was|were) (?:rather |quite |very |too |pretty |so )?(?:small|short|few|crude|rough|noisy)\b|\bvolunteer(?:s|ed)\b/,
  ),
  cue(
    'limitation',
    3,
    /\bmay (?:look|be) (?:very |quite )?different\b|\b(?:is|are) not in the (?:data|registers?|records?|balance sheets|archives?|corpus|sample|books|survey)\b|\b(?:nearly|almost) all (?:\w+ ){0,2}(?:data|studies|participants|patients|samples|interviews|respondents) (?:came|come|were|are) from\b|\bmay (?:shrink|inflate|bias|mask|hide|distort|overstate|understate|differ|shift|miss|have (?:missed|changed|told|moved))\b|\bonly as far as\b|\b(?:is|are) considered only\b|\bsurvives? only\b|\b(?:was|were) not (?:present|seen|interviewed|sampled|considered)\b|\b(?:left|kept) for (?:future|later) work\b/,
  ),
];

function cue(move: Move, weight: number, pattern: RegExp): MoveCue {
  return { move, weight, pattern };
}
