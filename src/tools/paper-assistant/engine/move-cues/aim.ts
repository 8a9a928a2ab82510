import type { MoveCue } from './move-cue.ts';

/** Cues for the aim: the goal of this work. */
export const aimCues: readonly MoveCue[] = [
  [4, /^(?:working|main|core|basic) (?:idea|hypothesis|question): /],
  [
    3.5,
    /\b(?:trial|study|experiment|survey|project|essay|note|thesis|article) (?:tests?|asks?|examines?|investigates?|explores?) (?:whether|if|how|what|why|the)\b/,
  ],
  [
    4,
    /\b(?:this (?:study|paper|article|work|project|trial|thesis|research|review|essay|chapter)|the (?:present|current) (?:study|paper|work|trial|review|article)|we|i|our (?:study|work|paper)) (?:therefore |thus |here |now )?(?:aims?|aimed|seeks?|sought|intends?|intended|proposes?|introduces?|hypothesi[sz]ed?|asks?|asked (?:whether|how|if|why|what)|tests? whether|tested whether|set out|wanted to|want to|argues?)\b/,
  ],
  [
    3,
    /\b(?:we|i|this (?:study|paper|article|work|project|trial|review|essay)) (?:therefore |thus |here )?(?:investigate[sd]?|examine[sd]?|explore[sd]?|assess(?:es|ed)?|evaluate[sd]?|stud(?:y|ies|ied)) (?:whether|how|if|why|what|the (?:effects?|impact|role|influence|relationship|association|link))\b/,
  ],
  [
    3.5,
    /\b(?:our|the|my) (?:\w+ )?(?:aim|goal|objective|purpose|hypothesis|research question)s?\b(?! (?:test|was (?:met|reached)))/,
  ],
  [2.5, /\bto (?:test|determine|find out|establish|examine|ask|assess|investigate) (?:whether|if|how)\b/],
  [2.5, /^to (?:address|fill|close|answer|bridge|understand|overcome) (?:this|these|the|that)\b/],
  [2, /^here,? (?:we|i)\b|\bin this (?:study|paper|article|work|essay|project|review|chapter)\b/],
  [2, /\bhypothesi[sz]e[sd]?\b|\bhypothesis (?:is|was)\b/],
  [
    4,
    /\b(?:i|we) (?:basically |just |really |only |mainly )?(?:wanted|want|wished|wish|would like|'d like|hoped?) to (?:know|see|find|test|show|understand|check|learn|ask|compare|measure|describe)\b|\bwhat (?:i|we) want(?:ed)?\b/,
  ],
  [
    6,
    /^(?:so )?(?:the |our |my )?(?:main |research |simple )?(?:question|goal|aim|objective|purpose|idea|scope|wanted|hypothesis|prediction|rq ?\d?)s?(?: (?:was|is|were|are))?(?: simply)? ?:/,
  ],
  [
    3,
    /\b(?:so|here|therefore) (?:we|i) (?:asked|ask|wondered|test|tested)\b|\b(?:we|i) will (?:test|ask|examine|investigate) (?:whether|if|how)\b|\bthis (?:paper|study|work) (?:therefore )?(?:study|studies|looks at|compares|goes for)\b/,
  ],
  [
    2.5,
    /^(?:to )?(?:find|estimate|relate|update|trace|look at|quantify|predict|guess|understand|reconstruct|map|see (?:if|whether|how|what)|test (?:if|whether)|check (?:if|whether)) (?!(?:of|by|with)\b)\w/,
  ],
  [
    3.5,
    /^(?:the |my |our )?(?:thesis|claim|contribution|prediction|expectation)s?\b[^:.]{0,20}(?::| (?:is|was) that\b)/,
  ],
  [
    2.5,
    /^(?:so )?(?:is|are|does|do|did|can|could|will|would|whether|how (?:much|many|large|often|far|fast|well|long)) (?!not\b)\w/,
  ],
  [
    2.5,
    /^(?:here,? |therefore,? )?(?:we|i) (?:estimate|study|image|map|describe|introduce|determine|quantify|trace|examine|characteri[sz]e|reconstruct|derive|propose|revisit) |\b(?:we|i) (?:estimated|studied|examined|assessed|investigated|measured|quantified|compared|described) (?:the )?(?:\w+ )?(?:risk|effects?|impact|prevalence|association|accuracy|introduction|relation|role|influence|extent|burden|incidence)\b|\bto (?:ask|see) (?:if|whether|how|what|who|which)\b/,
  ],
  [
    3.5,
    /^(?:here is )?\S+(?: \S+)? is an? (?:[a-z-]+ ){0,3}(?:library|tool|package|toolbox|framework|app|program|data ?set|corpus|platform|benchmark|simulator|compiler|service|plugin|language|system) (?:that|which|for|to)\b/,
  ],
  [
    3.5,
    /\bthis (?:note|report|letter|contribution|article|survey|memo) (?:therefore |thus )?(?:asks?|tests?|looks|describes|presents|follows|compares|examines|reports|puts|collects|lists|traces|introduces)\b|\bthe (?:article|paper|chapter|essay|survey) (?:follows|traces|asks|looks|examines|compares|describes|presents|reads|argues|puts|collects)\b/,
  ],
  // 'This paper follows the widows of bakers': the paper is the subject, with any verb.
  [
    3,
    /^(?:here,? )?(?:this|the present) (?:\p{L}{2,14} )?(?:paper|article|study|essay|chapter|thesis|project|note|report) (?:therefore |thus )?(?!(?:is|was|has|had|does|shows?|finds?|suggests?|confirms?|demonstrates?|proves?|adds?|supports?|indicates?|uses|draws|relies|includes|covers|presents|proposes|introduces|describes|develops|reports|provides|discusses|addresses|gives|offers|extends|considers|deals)\b)\p{L}{2,14}s (?:at |into |on )?(?:the|an?|how|why|what|whether|if|its|which|who)\b/u,
  ],
  // 'We show that every such graph on n vertices has a long path'
  [
    3.5,
    /^(?:here,? |in this \p{L}+,? )?we (?:show|prove|establish) that (?:every|any|each|for (?:every|all|any))\b[^.]{0,120}\b(?:graphs?|matri(?:x|ces)|groups?|sets?|trees?|polynomials?|functions?|instances?|languages?|automat\p{L}+|manifolds?|posets?|codes?)\b/u,
  ],
  // 'We therefore linked the two registers and asked whether …'
  [
    4,
    /\b(?:we|i) (?:therefore |thus |then |here )?\p{L}{3,}ed\b[^.;]{3,90}\band (?:asked?|see|tested) (?:whether|if|how)\b/u,
  ],
];
