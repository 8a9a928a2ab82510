/** Study designs for which there is a reporting guideline. */
export type DesignId =
  | 'randomised-trial'
  | 'observational'
  | 'animal'
  | 'review'
  | 'prediction-model'
  | 'machine-learning'
  | 'qualitative'
  | 'other';

/** Weight and pattern; each counts once per text. A negative weight excludes texts that only resemble the design. */
export type DesignCue = readonly [weight: number, pattern: RegExp];

/** Phrases that name or indicate a kind of study. Patterns match lowercase sentences. */
export const designCues: readonly (readonly [DesignId, readonly DesignCue[]])[] = [
  [
    'randomised-trial',
    [
      [
        5,
        /(?<!(?:previous|earlier|published|other|of|these|larger|most|all) )\b(?:randomi[sz]ed|randomi[sz]ation)(?:,? [\w-]+){0,4} (?:trial|study|design|experiment)\b|(?<!(?:previous|earlier) )\b(?:parallel[- ]group|two-arm|three-arm|cluster|cross-?over|controlled|pragmatic|stepped[- ]wedge) (?:clinical )?(?:trial|study)\b/,
      ],
      [
        4,
        /^(?=.*\b(?:we|participants?|patients?|subjects?|adults|children|people|persons|volunteers|women|men|students|pupils|nurses|mothers|residents|members|farmers|teachers|class(?:es)?|schools?|clinics?|wards?|villages?|households?|practices|clusters?|groups?|homes|church(?:es)?|parish(?:es)?)\b).*(?:\b(?:randomly|at random)\b(?:,? \w+){0,3} (?:assigned|allocated|divided|received?)|\b(?:assigned|allocated|divided)\b(?: \w+){0,4} (?:randomly|at random|by (?:coin|lot|dice))|\b(?:were|was|been|and|we|participants|patients|subjects|women|men|children|adults) (?:then |also |equally )?randomi[sz]ed\b|\brandomi[sz]ed (?:\d:\d|in blocks|to (?:receive|either|one|a|the))|\b(?:coin (?:toss|flip)|lottery|tossed a coin|out of a hat|with (?:a hat|dice)))/,
      ],
      [
        4,
        /^(?:design: )?(?:(?:open|label|open-label|double|single|blind|blinded|double-blind|pilot|pragmatic|parallel|cluster|multicent(?:re|er)|two-arm|three-arm),? ){0,4}rct\b(?! (?:on|of|in|from) )|\b(?:our|this) (?:[\w-]+ ){0,3}rct\b|\b(?:block|permuted|stratified|web|computer|central)[- ](?:\w+ )?randomi[sz]ation\b/,
      ],
      [3, /\brandomi[sz]ed\b[^.;]{0,80}\b(?:to|into) (?:[\w-]+ ){1,6}(?:groups?|arms?|conditions?)\b/],
      [2, /\bplacebo\b(?! tests?\b)|\bsham\b/],
      // A policy whose effect is estimated after its introduction.
      [
        -5,
        /\bdiff(?:erence)?s?-in-diff\w*|\bevent stud(?:y|ies)\b|\binstrumental variables?\b|\bregression discontinuity\b/,
      ],
      [4, /\bcross-?over\b(?=.{0,400}\brandom)|\bin random order\b.{0,400}\bwash-?out\b|\bwash-?out (?:period )?of\b/],
      [2, /\b(?:nct\d{6,}|isrctn ?\d*|clinicaltrials\.gov|drks\d+|actrn\d+|aearctr|chictr)/],
      [
        2,
        /\b(?:double|single|triple|observer)[- ]blind|\ballocation conceal|\bintention[- ]to[- ]treat|\b(?:intervention|treatment|control|placebo|active|call|usual care) (?:arm|group)s?\b|\b(?:both|two|three|the) arms\b/,
      ],
      [
        -4,
        /\b(?:post[- ]?hoc|secondary|retrospective) analys[ie]s\b|\bnested\b|\b(?:enrolled|recruited|participat\w+|included) (?:in|from|during|into) (?:a|an|the|our|this|two) (?:\w+[- ]){0,5}(?:trial|rct)s?\b|\b(?:inform|design of) (?:the|a) (?:\w+ ){0,3}(?:trial|intervention)\b/,
      ],
      [-4, /\b(?:mice|rats|murine|piglets|rabbits|broilers?)\b/],
      [
        -4,
        /\b(?:randomi[sz]ed (?:controlled )?|clinical )trials (?:\w+ ){0,3}(?:were (?:included|identified|searched|eligible)|have|are)\b/,
      ],
    ],
  ],
  [
    'observational',
    [
      // 'Whether a patient was called depended on staffing': circumstances, not the authors, formed the groups.
      [
        3.5,
        /\b(?:whether|which|who) [^.;]{3,60} (?:got|received|was|were|had) [^.;]{0,40}\b(?:depended on|was up to|was (?:decided|chosen) by)\b/,
      ],
      [
        5,
        /\b(?:prospective|retrospective|population-based|birth|historical|longitudinal|matched) (?:(?!randomi)\w+[- ]){0,2}(?:cohort|study|registry|analysis|review)\b|\bcohort study\b(?! (?:has|have|by))|\b(?:from|in|data of|using) (?:a|an|the) (?:[\w-]+ ){0,4}cohort\b(?! (?:study|has|have))|\bobservational (?:study|data|cohort|design)\b|\bcase[- ]control(?:led)? (?:study|design|analysis)\b|\bcross[- ]section(?:al)?\b(?! (?:image|area|view|of the))/,
      ],
      [
        2,
        /\b(?:registry|register|electronic health records?|claims data|nhanes|uk biobank|census|payroll records|medical records|(?:patient|clinical|hospital) records|records of (?:all |the )?(?:[\w-]+ ){0,3}(?:patients|residents|children|births)|charts?|database|dispensing data|administrative data|panel data)\b/,
      ],
      [
        3,
        /\b(?:in|this|our|the) (?:\w+ )?cohort\b(?! (?:study|has|have))|\bcohort of \d|\bconsecutive(?:ly)? (?:\w+ )?(?:patients|cases|admissions)\b/,
      ],
      [
        2,
        /\b(?:hazard|odds|risk|prevalence|incidence rate) ratios?\b|\b(?:adj(?:usted)?\.? )?(?:a?or|a?hr|rr)(?: ?[=:] ?|(?<!\d[ %°a-z]{0,6} a?or) )\d|\bcox\b/,
      ],
      [2.5, /\b(?:questionnaires?|surveys?|surveyed|respondents|qualtrics)\b/],
      [3, /\bretrospective(?:ly)?\b/],
      [
        2,
        /\b(?:firm|country|person|school|patient)-(?:years|months|quarters)\b|\bwe regress\b|\bnegative binomial\b|\b\d[\d,]{0,12} (?:[\p{L}]+ )?(?:projects|repositories) (?:on|from) (?:github|gitlab)\b/u,
      ],
      [2.5, /\bfixed effects\b(?! meta)/],
      [4, /\bdiff(?:erence)?s?-in-diff\w*|\btwo[- ]way fe\b|\bregression discontinuity\b/],
      [-3, /\b(?:germplasm|inbred lines?|cultivars?|accessions|landraces)\b/],
      [
        3,
        /\b(?:nationally )?representative (?:\w+ )?(?:sample|survey|cross)|\bnational(?:ly)? (?:[\w-]+ ){0,3}survey\b|\bhousehold survey\b|\bstructured questionnaire\b|\bdietary (?:recalls?|record)\b|\b(?:birth|mother-child|pregnancy|community|population|occupational|multi-ethnic \w+) cohorts?\b|\b(?:cases and|matched|healthy|hospital|population) controls\b(?! (?:arm|group))|\bsurveillance (?:data|system)\b|\bsentinel sites?\b/,
      ],
      [
        2,
        /\b\d[\d,]{0,12} (?:[\p{L}-]+ ){0,2}(?:patients|participants|subjects|adults|children|women|men|respondents|households|mothers|workers|students) were (?:included|enrolled|recruited|studied|examined|interviewed|surveyed)\b/u,
      ],
      [
        2,
        /\bassociations? (?:between|of|with)\b[^.]{0,80}\b(?:was|were) (?:estimated|examined|assessed|tested|analy[sz]ed|investigated|evaluated)\b|\b(?:examine|assess|investigate|evaluate|explore|identify)(?:d|s|ed)? (?:the )?(?:associations?|relationships?|correlates|predictors|determinants|risk factors|prevalence)\b/,
      ],
      [
        1.5,
        /\b(?:hospital|clinic)-based\b|\bsero-?prevalence\b|\bself-administered\b|\bbaseline (?:survey|questionnaire)\b|\breviewed retrospectively\b|\bknowledge,? attitudes?\b|\b(?:lifestyle|dietary|sociodemographic|demographic) (?:data|factors|characteristics|intake|patterns?)\b/,
      ],
      [
        1.5,
        /\bprevalence (?:of|and|was|were|in|rates?|increased)\b|\bdeterminants of\b|\bgenerali[sz]ed estimating\b|\b(?:irr|prr|aor|ahr)\b|\b(?:lost to follow-up|person[- ]years|incident cases?)\b/,
      ],
      [
        1.5,
        /\badjust(?:ed|ing|ment) for\b|\bconfound|\bmultivaria(?:te|ble)\b|\blogistic regression\b|\bdifference-in-differences\b|\bfixed effects\b|\bstandard errors? .{0,30}clustered\b|\b(?:firms?|households?|counties|municipalities)\b.{0,60}\b\d[\d,]* observations\b/,
      ],
      [
        1.5,
        /\bfollow(?:ed|-up)\b.{0,150}\byears?\b|\blongitudinal\b(?! (?:ratio|reinforcement|bars?|steel|waves?|axis|axes|direction|sections?|cracks?|strains?|stress(?:es)?|profiles?|modes?|waves?))|\bbetween (?:19|20)\d\d and (?:19|20)\d\d\b|\bfrom (?:19|20)\d\d to (?:19|20)\d\d\b/,
      ],
      [
        1.5,
        /\b(?:prevalence|incidence|risk factors?)\b|\bassociat(?:ed|ions?) (?:with|between)\b|\bcorrelat(?:ed|ions?) (?:with|between)\b/,
      ],
      [-4, /\brandomly (?:assigned|allocated)\b|\bcross-?over\b|\brandomi[sz](?:ed|ation)\b|\bmice\b|\brats\b/],
    ],
  ],
  [
    'animal',
    [
      [
        5,
        /\b(?:mice|(?:mouse|murine)(?! (?:[\w-]+ ){0,4}(?:cells?|fibroblasts?|myoblasts?)\b)|rats|gallus gallus|danio rerio|sus scrofa|zebrafish|c57bl|sprague|wistar|knockout mice|rabbits|piglets|macaques|rodents?|pigs|sheep|calves|broilers?|hens|cows|steers|tagged)\b/,
      ],
      [
        -3,
        /\bfocus[- ]groups?\b|\binterview(?:s|ed)\b|\b(?:villagers|respondents|farmers|veterinarians)\b[^.]{0,60}\b(?:asked|knowledge|perceptions?|survey)|\bquestionnaires?\b/,
      ],
      // Grazing is a treatment of the meadow, not of the animals.
      [-4, /\b(?:meadows?|pastures?|grasslands?|vegetation|plant (?:species|cover|richness)|swards?)\b/],
      [
        1.5,
        /\bin vivo\b|\bintraperitoneal|\beuthani[sz]ed\b|\blitter|\banimals were\b|\banimal (?:licen[cs]e|ethics|care)\b/,
      ],
    ],
  ],
  [
    'review',
    [
      [
        6,
        /\b(?:this|our|present|current|brief|mini-?|narrative|critical|comprehensive|scoping|umbrella|rapid) (?:[\w-]+ ){0,2}(?:review|meta-analysis|overview)\b(?! (?:board|committee))|\b(?:in|of) (?:this|the (?:present|current)) (?:\w+ )?review\b|\bthe review (?:will |also )?(?:\w+s|present|cover|focus|discuss)\b|\breview article\b|\bmini-?review\b|\bpresented review\b|\bthe review (?:\w+ly )?\w+s\b|\b(?:aims?|goal|purpose|objective) (?:\w+ ){0,6}(?:is|was) to (?:review|summari[sz]e|give an overview|provide an overview|discuss)\b|\bthis (?:study|work|paper) aims to (?:review|summari[sz]e)\b/,
      ],
      [
        6,
        /\b(?:we|study|authors) (?:\w+ ){0,2}(?:conducted|performed|carried out|did|undertook|present|applied) (?:\w+[- ]){0,4}(?:meta-?analys[ie]s|(?:systematic|literature) (?:\w+ )?review)\b|\b(?:systematic|literature) review(?: \w+){0,5} (?:was|were) (?:conducted|performed|undertaken|carried)|\bmeta-?analys[ie]s (?:was|were|included|of \d+|showed|to)\b|\bwe (?:systematically|searched)\b.{0,150}\b(?:pubmed|medline|embase|scopus|web of science|databases)\b/,
      ],
      [
        6,
        /\b(?:here(?:in)?,? (?:we|i)|in this (?:article|paper|chapter|manuscript|work|contribution),? (?:we|i)|this (?:article|paper|chapter|manuscript|commentary|perspective|work) (?:will |also |briefly |aims to |critically )*|we (?:briefly |critically )?(?=review|summari|survey|outline)) ?(?:review(?:s|ed)?|summari[sz]es?|overview|discuss(?:es)?|survey the|outline|provides? an? (?:\w+ )?(?:overview|summary|update))\b/,
      ],
      [
        6,
        /\b(?:comprehensive|systematic|literature|electronic|online|database) (?:[\w-]+ )?(?:search|survey)\b(?: of [^.;]{3,60})? (?:was|were) (?:performed|carried out|conducted|undertaken|made|done)\b|\b(?:publications|articles|literature)\b[^.;]{0,120}\bwere searched\b/,
      ],
      [
        4,
        /\b(?:we|i) (?:\w+ and )?(?:identif(?:y|ied)|evaluated?|analy[sz]ed?|reviewed|found|included|pooled) (?:and \w+ )?\d[\d,]{0,12} (?:[\w-]+ ){0,2}(?:studies|trials|articles|publications|rcts)\b/,
      ],
      [
        4,
        /\bwill be (?:reviewed|summari[sz]ed|discussed|outlined|described) here\b|\b(?:here|in this (?:article|paper|contribution|chapter)),? [^.;]{3,200}\b(?:have been|are|is|will be) (?:reviewed|highlighted|summari[sz]ed|outlined)\b/,
      ],
      [3, /\b(?:pubmed|medline|embase|scopus|cinahl|web of science|cochrane library|psycinfo|electronic databases)\b/],
      [3, /\b(?:prisma|prospero)\b/],
      [
        3,
        /\b(?:included|eligible|published|identified|retrieved) (?:studies|trials|articles|records|papers)\b|\b(?:studies|records|abstracts|publications|literature|articles)\b(?: \w+){0,4} (?:was|were) (?:screened|included|searched|retrieved|identified|reviewed)\b|\bi (?:read|followed)\b.{0,60}\b(?:papers|references|abstracts)\b|\b\d+ (?:abstracts|papers|articles)\b/,
      ],
      [
        2.5,
        /\b(?:random|fixed)-effects meta|\bheterogeneity\b.{0,150}\bi\W?2|\bpooled (?:estimate|effect|odds)|\bpublication bias\b|\bfunnel plot\b|\bmeta-analysis\b/,
      ],
      [
        4,
        /\b(?:is|are|was|were|been) (?:also |briefly |further |critically |comprehensively )?(?:reviewed|overviewed)\b|\b(?:are|is|have been) (?:also |briefly )?summari[sz]ed\b|\bthis article (?:\w+ )?focus(?:es)?\b|\bhere,? we (?:focus on|clarify|highlight|propose that|argue|compare the)\b/,
      ],
      [
        2.5,
        /\b(?:is|are|was|were|been) (?:also |briefly |further |critically )?(?:discussed|highlighted|outlined)\b|\b(?:an|brief|general|comprehensive) overview\b|\bwill be (?:discussed|reviewed)\b/,
      ],
      [
        2,
        /\brecent (?:advances?|progress|developments?|findings|insights|discoveries|literature)\b|\bcurrent (?:knowledge|understanding|state|status|evidence|research|challenges)\b|\bstate of the art\b|\b(?:future|research) (?:perspectives?|directions|prospects|challenges|gaps)\b|\bin the (?:last|past) (?:few |two |three )?(?:decades?|years)\b|\bin recent (?:years|decades)\b/,
      ],
      [
        -4,
        /\b(?:patients|participants|mice|subjects|samples|rats) (?:were|was)\b|\bwe (?:recruited|enrolled|measured|randomi[sz]ed|sequenced)\b|\bp ?[<=] ?0?\.\d/,
      ],
    ],
  ],
  [
    'prediction-model',
    [
      [
        5,
        /\b(?:develop\w*|deriv\w*|validat\w*|build|built|trained) (?:\w+[- ]){0,5}(?:prediction|predictive|prognostic|diagnostic|risk|clinical) (?:\w+ )?(?:model|score|tool|algorithm|rule|nomogram)s?\b/,
      ],
      [3, /\b(?:prediction|prognostic|risk) (?:model|score|tool|algorithm)s?\b/],
      [
        3,
        /\b(?:model|score|we|to) predict(?:s|ed|ing)? (?:\w+[- ]){0,4}(?:mortality|readmission|risk|death|relapse|survival|sepsis|failure|admission|stroke|outcomes?)\b/,
      ],
      [2, /\b(?:c-statistic|c-index|auroc|area under the)\b/],
      [2, /\bcalibration (?:slope|plot|curve|in)\b|\bexternal(?:ly)? validat|\bnomogram\b/],
    ],
  ],
  [
    'machine-learning',
    [
      [
        4,
        /\b(?:neural networks?|deep learning|machine[- ]learning|convolutional|lstm|language models?|diffusion models?|reinforcement learning|gradient boost\w*|xgboost|random forests?|support vector machines?|resnet\w*|vit-|bert|classifiers?|embeddings)\b/,
      ],
      [
        4,
        /\b(?:llms?|llama-?\d[\w.-]*|gpt-[\w.]+|gemma-\w+|qwen-?\d[\w.-]*|mistral-[\w.-]+|instruction[- ]tun\w+|logits|softmax|gpu hours)\b/,
      ],
      [3, /\btransformers?\b(?! (?:oil|stations?|age)\b)/],
      [3, /\b(?:training|test|validation|held-out) (?:data ?)?sets?\b|\bfine-?tun|\bpre-?train|\bcross-validation\b/],
      // An essay about such models doesn't train one.
      [-4, /\b(?:i|we) (?:argue|distinguish|claim|contend|object|defend)\b|\bphilosoph|\bepistemolog/],
      [1.5, /\b(?:imagenet|benchmarks?|ablation|epochs|hyperparameters?|f1|learning rate|state-of-the-art|auc)\b/],
    ],
  ],
  [
    'qualitative',
    [
      [
        6,
        /\bqualitative(?:ly)? (?:and quantitative )?(?:\w+[- ]){0,2}(?:study|studies|interviews?|analysis|findings|research|data|approach|evaluation|methods?|inquiry|component|exploration|descriptive)\b|\b(?:mixed[- ]methods?)\b/,
      ],
      [
        4,
        /\b(?:(?:reflexive )?thematic(?:ally)? analy\w+|grounded theory|ethnograph\w+|discourse analysis|oral histor\w+|close reading|phenomenolog\w+|focus[- ]groups?|hermeneutic\w*|archival (?:research|sources)|read the \w+ closely|framework analysis|key informants?)\b/,
      ],
      [4, /\b(?:in-depth|semi-?structured|open-ended|face-to-face|one-on-one|exit|narrative) (?:\w+ )?interviews?\b/],
      [
        2.5,
        /\b(?:told (?:me|us)|recorded the (?:talks|conversations)|(?:asked|invited) [\p{L} ]{3,40} to (?:tell|talk|speak))\b|\btranscripts? (?:were|was) (?:read|coded)\b|\bcodes were (?:grouped|sorted|merged)\b/u,
      ],
      [2.5, /\b(?:interviews?|interviewed|fieldwork|participant observation|letters|archives?|diaries)\b/],
      [
        1.5,
        /\bthemes?\b|\btranscri(?:bed|pts?)\b|\b(?:views|experiences?|perceptions?|attitudes|perspectives)(?: and [a-z]+)? (?:of|on|about|towards?)\b/,
      ],
    ],
  ],
];
