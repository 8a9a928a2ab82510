import type { MoveCue } from './move-cue.ts';

/** Cues for methods: what was done. */
export const methodCues: readonly MoveCue[] = [
  // The end of the interviews: 'After interview 16 no new codes came up'
  [
    4,
    /\bno new (?:codes?|themes?|ideas|topics|categories|information) (?:came|come|appeared|emerged|were|was|arose)\b|\bsaturation was\b/,
  ],
  [
    3,
    /\b(?:was|were|been|be) (?:\w+-)?(?:randomly |then |also |each |further |subsequently |independently |all |first |both |only |repeatedly |carefully |manually |audio-?)?(?:recruited|enrolled|randomi[sz]ed|assigned|allocated|collected|measured|recorded|obtained|prepared|synthesi[sz]ed|annealed|deposited|trained|fine-tuned|evaluated|assessed|interviewed|transcribed|coded|analy[sz]ed|performed|conducted|calculated|computed|estimated|fitted|adjusted|stratified|excluded|included|screened|extracted|administered|injected|housed|incubated|centrifuged|stained|imaged|characteri[sz]ed|dissolved|heated|cooled|mixed|sintered|sampled|split|normali[sz]ed|masked|blinded|followed|invited|approved|registered|pre-?registered|purchased|selected|defined|used|applied|implemented|validated|tuned|simulated|modell?ed|asked to|drawn from|taken from|acquired|cycled|assembled|tested|searched|classified|matched|imputed|weighted|annotated|labell?ed|read|cast|coated|stirred|washed|dried|pooled|dichotomi[sz]ed|categori[sz]ed|linked|fed|given|treated|dosed|weighed|sacrificed|killed|kept|grown|cultured|seeded|transfected|sequenced|amplified|aligned|quantified|scored|compared|dissected|exposed|irradiated|monitored|filmed|filtered|counted)\b/,
  ],
  [
    2,
    /\b(?:is|are) (?:then |also |first |randomly )?(?:collected|measured|recorded|trained|fine-tuned|evaluated|analy[sz]ed|computed|calculated|estimated|clustered|fitted|sampled|split|normali[sz]ed|annotated|coded|initiali[sz]ed|optimi[sz]ed|drawn from|taken from)\b/,
  ],
  [
    3,
    /\b(?:we|i) (?:then |first |also |further |only )?(?:use|train|evaluate|collect|fit|link|merge|match|pool|cluster|regress|scrape|screen|note|compare|estimate|apply|run|measure|sample|construct|build|combine|exploit|simulate|analy[sz]e|recruit|interview|code|draw on|rely on|implement|fine-tune|test on|experiment)\b/,
  ],
  [
    3,
    /^(?:sampled|collected|recruited|measured|interviewed|trained|used|tested|surveyed|compared|analy[sz]ed|fitted|built|ran|counted|extracted|coded)\b(?! (?:with|to)\b)/,
  ],
  [
    3,
    /\b(?:we|i) (?:also |then |first |next |further |additionally |finally |randomly |deliberately |only |manually )?(?:recruited|enrolled|randomi[sz]ed|assigned|allocated|collected|measured|recorded|prepared|synthesi[sz]ed|trained|fine-tuned|evaluated|compared|assessed|interviewed|transcribed|coded|analy[sz]ed|performed|conducted|calculated|computed|estimated|fitted|fit|adjusted|stratified|excluded|included|screened|extracted|used|employed|applied|adopted|built|developed|designed|implemented|simulated|modell?ed|followed|surveyed|visited|sampled|selected|defined|split|tuned|searched|read|combined|linked|ran|tested|annotated|deposited|report(?:ed)? (?:accuracy|the mean|means))\b/,
  ],
  [1, /\b(?:using|by means of|with the use of|based on|according to the)\b/],
  [
    2,
    /\b(?:regression|anova|t-tests?|chi-squared?|mann-whitney|wilcoxon|mixed(?:-effects)? models?|cox (?:model|proportional|regression)|kaplan-meier|cross-validation|bootstrap\w*|likert|thematic analysis|grounded theory|content analysis|discourse analysis|close reading|inclusion criteria|exclusion criteria|eligibility criteria|eligible|informed consent|ethics committee|institutional review board|primary (?:outcome|endpoint) (?:was|is)|secondary outcomes? (?:was|were|is|are)|power calculation|sample size|intention-to-treat|semi-structured|purposive|snowball|interview guide|fieldwork|confounders|difference-in-differences|standard errors|placebo tests?|instrumental variables?|fixed effects|panel data|empirical strategy|replicates?|triplicates?)\b/,
  ],
  [
    1.5,
    /\b(?:hyperparameters?|optimi[sz]er|learning rate|epochs|batch size|linear layer|layers|train(?:ing)? set|test set|validation set|held-out|baselines?|data ?sets?|corpus|corpora|x-ray diffraction|xrd|electron microscop\w+|spectroscop\w+|precursor|substrate|electrolyte|galvanostatic\w*|archiv\w+|questionnaires?|survey|interviews? (?:lasted|took)|double-blind|placebo|parallel-group|cohort|cross-sectional|case-control|protocol)\b/,
  ],
  [0.5, /\b(?:was|were)\b/],
  [
    2.5,
    /\b(?:irb|ethics (?:committee|board|approval)|consent|registered|preregistered|(?:on|available (?:up)?on) request|zenodo|github|osf|dryad|figshare|animal licen[cs]e|protocol)\b/,
  ],
  [
    3,
    /\b(?:we|i) (?:will|plan to|intend to) (?:then |also |first )?(?:invite|recruit|enrol|enroll|allocate|randomi[sz]e|assign|measure|collect|interview|follow|train|sample|record|code|analy[sz]e|fit|run|build|visit|survey|ask (?!whether|if)|read|test on)\b/,
  ],
  [
    2,
    /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? ?(?:to|until|–|-) ?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\b/,
  ],
  // Fragments of field notes: '24 sites along three roads', 'two nights per month', 'moths ID'd to species'
  [
    2.5,
    /^\d[\d,]* (?:\p{L}+ ){0,2}(?:sites|plots|transects|stations|traps|quadrats|meadows|farms|wards|clinics|villages|municipalities)\b(?!.{0,60}\b(?:had|has|have|were|was|showed|rose|fell|of the)\b)|\bid['’]?d (?:to|as|by)\b|\bidentified to (?:the )?(?:species|genus|family)\b/u,
  ],
  [
    2,
    /\b(?:nights?|days?|times|visits?|rounds?) (?:per|a|each) (?:month|week|year|season|site|plot)\b|\bsame (?:model|regression|specification|procedure|settings)\b|\bas (?:the )?(?:outcome|dependent variable)\b/,
  ],
  [3, /^no (?:people|patients|animals|humans?|participants)\b.*\b(?:studied|involved|used|harmed)\b/],
  [3, /\bpower (?:of \d+ ?% )?to detect\b|\b(?:\d+ ?%|percent) power\b/],
  [
    1.5,
    /^(?:n|sample) ?= ?\d|^\d[\d,.]* (?:\p{L}+ ){1,4}(?:from|in|at|of|with)\b|\btwo (?:of us|people|raters|coders)\b/u,
  ],
  [
    3,
    /\b(?:we|i) (?:have|had) (?:used|done|made|taken|measured|collected|asked|recorded)\b|\b(?:we|i) (?:did|drew|sent|gave|took|put up|handed out) (?:\w+ ){0,2}(?:\d|an?\b|the\b|each\b|all\b|interviews?\b)/,
  ],
  [
    2,
    /\b(?:ethics|irb|consent)\b.{0,60}\b(?:approv|sign|waiv|obtain|review|clear|grant)|^\d[\d,.]* (?:\p{L}+ ){1,4}(?:caught|recruited|sampled|collected|selected|tagged|enrolled|screened|drawn)\b/u,
  ],
];
