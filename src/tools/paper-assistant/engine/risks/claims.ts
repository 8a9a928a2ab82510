import type { Move } from '../manuscript.ts';
import {
  isOwnWork,
  isSubstantial,
  type RiskContext,
  type RiskRule,
  type RiskSentence,
  saidIn,
  sentencesWhere,
  sentenceThat,
} from './rule.ts';

/** Rules on claims in general. */
export const claimRules: readonly RiskRule[] = [
  {
    id: 'claims-without-results',
    severity: 'high',
    title: 'Conclusions without a result',
    why: 'The text says what the work means, but no sentence reports a finding that carries it.',
    add: 'Report the finding behind each conclusion, or word the conclusion as an expectation.',
    find: (context) => {
      const results = context.sentences.some(
        ({ move, second, lower }) =>
          (move === 'result' || (second === 'result' && !concludes.test(lower))) && !selects.test(lower),
      );
      const claim = context.sentences.find(({ move }) => move === 'interpretation');
      // A review without its own search reports the findings of others.
      const tells =
        context.design.id === 'review' &&
        (/\bnot systematic\b|\bnarrative\b/.test(context.lower) ||
          !/\bsystematic(?:ally)? (?:review|search)|\bmeta-analy/.test(context.lower));
      return isSubstantial(context) && !results && !tells && claim !== undefined ? [{ sentence: claim }] : [];
    },
  },
  {
    kind: 'absence',
    id: 'no-limitation',
    found: 'A limitation is named',
    severity: 'medium',
    title: 'No limitation is named',
    why: 'Reviewers look for the limits of a design first; a text without any reads as if they were not seen.',
    add: 'Name the two or three limits that could change the main result, and in which direction.',
    when: isSubstantial,
    evidence: (context) =>
      sentenceThat(context, (sentence) => sentence.move === 'limitation' && namesLimit(sentence)) ??
      sentenceThat(context, namesLimit) ??
      saidIn(context, /^limit(?:s|ations?)\b|\blimitations\b/),
    near: (context) =>
      context.sentences.some((sentence, index) => mayLimit(sentence, index / context.sentences.length)),
  },
  {
    id: 'overclaiming-words',
    severity: 'medium',
    title: 'Wording stronger than evidence can be',
    why: 'Words of certainty or of being first invite a reviewer to look for the one counterexample.',
    add: 'Say what was shown, for whom and how surely; claim to be first only with a search to support it.',
    find: (context) =>
      sentencesWhere(context, 3, ({ lower, move }) => {
        if ((move === 'gap' || move === 'background') && !ownFirst.test(lower)) return false;
        if (
          /\b(?:theorem|lemma|corollary|proposition)\b|\bprove (?:that|a|an|the)\b.{0,300}(?:\bo\(|≤|≥|\b(?:bound|time|optimal|converge|np-|polynomial|exist))/.test(
            lower,
          )
        )
          return certain.test(lower.replace(/\bprov(?:e[sd]?|en)\b/g, ''));
        return certain.test(lower);
      }),
  },
  {
    id: 'causal-words-observational',
    severity: 'high',
    title: 'Causal wording under an observational design',
    why: 'Without allocation by the researchers, other differences between the groups can explain the finding.',
    add: 'Write of an association, or state the assumptions under which the estimate can be read as causal.',
    designs: ['observational', 'other'],
    find: (context) =>
      identifies.test(context.lower) || comparesChange(context) || allocates(context)
        ? []
        : context.design.id !== 'other' || onlyObserves(context)
          ? sentencesWhere(
              context,
              3,
              ({ move, second, lower }) =>
                (!(move !== undefined && elsewhere.includes(move)) ||
                  (move === 'limitation' && second === 'interpretation')) &&
                claimsCause(lower),
            )
          : sentencesWhere(
              context,
              3,
              (sentence) =>
                !manipulates(context) &&
                mayConclude(sentence) &&
                sentence.lower
                  .split(/[,;:]\s|\s(?:and|but|while|whereas)\s/)
                  .some((part) => blames.test(part) && !hedged.test(part)),
            ),
  },
];

/** A conclusion is not a result, even if it could be read as one. */
const concludes = /\b(?:suggests?|concludes?|conclusions?|impl(?:y|ies))\b/;

/** Exclusions and plans are not findings, with or without numbers. */
const selects = /\b(?:were|was|are) (?:excluded|left out|not (?:used|included)|omitted|planned)\b|\bwill be\b/;

/** Every sentence about a limitation contains a form of one of these words; its position alone is not enough. */
const holdsBack =
  /n't\b|\b(?:not|no|none|nor|only|cannot|could|may|might|should|small|short|few|less|lacks?|lacking|missing|single|one|without|limit\w*|weak\w*|bias\w*|confound\w*|self-report\w*|generali[sz]\w*|caution|unknown|unclear|restricted|shap(?:ed|es)|unable|never|caveats?|shortcomings?|possible|desir\w+|recall|memory|hard(?:er)?|volunteered|narrow|rough\w*|depend\w*|debated|poor\w*|little|rare|old|young|too|differs?|remain\w*|all of our|nobody|assum\w+|coarse)\b/;

/** 'Over water the fetch is short' before the aim is a limitation of earlier work. */
function namesLimit({ move, lower }: RiskSentence): boolean {
  return (
    (move !== 'background' && move !== 'gap' && limits.test(lower)) || (move === 'limitation' && holdsBack.test(lower))
  );
}

/** Judged by position and content: late in the text, about the study itself, and a restriction. */
function mayLimit({ move, second, lower }: RiskSentence, place: number): boolean {
  if (move === 'limitation' && place > 0.5 && !declares.test(lower))
    return second !== 'interpretation' || holdsBack.test(lower);
  // In the last sentences the classification is often unsure between interpretation and limitation.
  if (second === 'limitation' && place > 0.7 && restricts.test(lower) && !declares.test(lower)) return true;
  if (place <= 0.6 || move === 'method' || declares.test(lower)) return false;
  return tooNarrow.test(lower) || (narrow.test(lower) && study.test(lower));
}

const tooNarrow =
  /\b(?:remains?|have|has) (?:still )?to be (?:tested|tried|seen|shown|checked|measured)\b|\b(?:over|under)-?represented\b|\b(?:bear|keep) in mind\b|\bworth remembering\b|\brash to\b|\bgrain of salt\b|\b(?:found|seen|shown|tried) (?:only )?(?:with|in|on) (?:students|volunteers|one|a single|pure)\b|\breal (?:\p{L}+ )?(?:is|are|may|will|would|have)\b|\bsays? (?:little|nothing) about\b|\battrition\b|\bcorrects? only for\b|\b(?:blunt|crude|rough|coarse|imperfect) (?:tool|measure|proxy|instrument|estimate)s?\b|\b(?:nearly|almost|largely|mostly) (?:all|every|none)? ?(?:\p{L}+ ){0,3}(?:came|come|comes|are|is|were|was) from\b|\bonly (?:as far as|insofar|where|when|if|those|in (?:one|two|the))\b|\bsurvives? only\b|\bwas poor\b|\bis poor\b|\b(?:left|reserved) (?:for|to) (?:future|later)\b|\bwas not present\b|\btoo (?:short|small|high|low|few)\b|\bself-reported\b|\b(?:is|are) not the whole\b|\b(?:cannot|can not|not) (?:show|say|tell)\b|\bmissed more\b|\bmay (?:also )?differ in\b|\bwe do not know\b|\bnobody\b|\bfew\b|^all (?:of )?(?:our |the |these )?\p{L}+ (?:are|were|lie|live|come|came) (?:all )?(?:in|from|at) (?:the |one |a )|\b(?:is|are|was|were) (?:damaged|destroyed|burn(?:t|ed)|lost)\b|\b(?:is|are) (?:\p{L}+ )?thin\b/u;

const restricts =
  /n't\b|\b(?:no|not|only|may|might|could|some|few|little|less|one|two|remain\w*|than (?:nature|in|real\w*)|knew me|\p{L}+er than)\b/u;

const narrow =
  /n't\b|\b(?:not|only|one|a single|few|less than half|assumes?|unknown|too (?:short|small|high|low|few))\b/;

const study =
  /\b(?:we|our|measured|observed|tested|studied|examined|used|chosen|selected|selection|sample|complete|random|elsewhere|generali[sz]e|representative|(?:may|might|need) not (?:hold|apply)|(?:in|are|is) not in the data|answered|heard|asked|look(?:ed)? at)\b/;

const declares =
  /\b(?:funds?|funded|funding|competing|conflicts?|ethics?|available|shared|open|public|archive\w*|repository|consent|depends|differ(?:s|ed)?|p\s?[<=>]|ci)\b|\d\s?%/;

/** Words with which authors mention a limitation in passing, anywhere in the text. */
const limits =
  /\blimitations?\b|^(?:(?:the )?(?:main )?limits?|weak points?)(?: of this (?:work|study))?\b|\b(?:as|both) limit(?:s|ations?)\b|\bcaveats?\b|\bshortcomings?\b|\bweakness(?:es)?\b|\bweak points?\b|\b(?:our|the) (?:sample|study) is (?:small|short|limited)\b|\b(?:one|two|a single) [\p{L}-]+(?: [\p{L}-]+)? only\b|\bwe only (?:see|saw|have|had|studied|tested|looked)\b|\bis limited to\b|\blimits (?:of (?:this|our|the) (?:work|study|trial|review|data|approach)|what|how far)\b|\btoo few to\b|\bat least (?:in|for|with|under) (?:[\p{L}-]+ ){1,4}(?:like|such as)\b|\b(?:are|is) (?:too )?short\b|\bsmall number\b|\bbias was (?:high|likely|possible)\b|\bcannot (?:see|tell|rule out|speak of|be (?:carried over|generali[sz]ed|transferred))\b|\bwe (?:(?:did|could|do) not (?:measure|test|ask|record|look|study|control|adjust|include|follow|watch|check|know|tell|distinguish|vary)|were unable to|tested no|measured no|have no (?:data|record)|(?:tried|see|tested|studied) (?:only )?one)\b/u;

const certain =
  /\b(?:firm|clear|robust|secure|solid|definite|significant) (?:detection|evidence|signal)\b[^.;]{0,30}\b[012](?:\.\d)? ?(?:σ|sigma)|\bcan only be (?:an?|the|due|explained)\b|\bonly (?:an?|the) (?:\p{L}+ ){1,4}(?:explains|can explain|accounts for)\b|(?<!-)\b(?:(?<!(?:n['’]t|\bnot|\bnever|\bcannot|\bcould|\bmay|\bmight) )prove[sd]?(?! to be| (?:in)?valuable)|(?<!\b(?:if|whether|when) .{0,60})proven|proof that|undoubtedly|without (?:a )?doubt|leaves? (?:little|no) room for|undeniabl[ey]|unquestionabl[ey]|without (?:any )?doubt|beyond doubt|definitively|conclusively|groundbreaking|ground-breaking|revolutionary|revolutioni[sz]es?|unprecedented|paradigm[- ]shift\w*|game[- ]chang\w+|the ultimate (?:solution|answer|test|method|proof)|the best (?:there is|of all|in existence|ever|known)|for ever|forever|no (?:other )?\p{L}+ (?:can|could|will) (?:ever )?(?:beat|match|surpass|outperform|equal)|beyond (?:any|all|reasonable|every) (?:doubt|question|dispute)|(?:is|are) the ultimate|always wins?|(?:problem|question|debate|puzzle|issue)\b.{0,40}\b(?:is|are|has been|have been) (?:now |hereby |finally |thus |thereby )?(?:solved|settled|closed)|without (?:precedent|parallel|equal)|unparallel+ed|second to none|unbeatable|flawless(?:ly)?|infallible|100 ?% (?:safe|reliable|secure|effective|accurate)|nothing (?:comparable|similar|better|like it) (?:exists|is known)|world['’]?s? first|absolutely (?:certain|clear|safe|no)|settles? (?:the|this|a|that) (?:old |long )?(?:question|debate|matter|issue|dispute)|once and for all|the only (?:possible |plausible )?explanation|leaves? no (?:room|doubt|other)|can no longer be (?:doubted|denied)|nobody can (?:deny|doubt)|puts? an end to|ind?isputabl[ey]|irrefutabl[ey]|changes everything|never before|perfect(?:ly)? (?:solution|accuracy|predict\w*)|guarantees? (?:that|success|safety|perfect|correct|a (?:safe|correct|better)|the (?:success|safety))|always works|never (?:fails|loses|breaks|crashes|misses)|fail-?safe|obviously (?:proves?|shows?|better|superior|the)|it is (?:obvious|evident) that|no doubt|(?:completely|fully|totally) (?:safe|solves?|eliminates?|explains?)|eliminates? (?:all|every|the need)|(?:better|faster|stronger|cheaper|safer|larger|higher|more \p{L}+|less \p{L}+) than (?:any|all|every)\b|superior to (?:any|all|every)|(?:outperforms?|beats?|surpass(?:es)?|exceeds?|outclass(?:es)?)(?: \p{L}[\p{L}\d-]*(?: and| or)?){0,3} (?:any|all|every|everything)\b|(?:is|are) (?:indeed )?the first\b(?! (?:step|to use it|of (?:two|three|several)|\w+ (?:layer|stage|component|eigen|mode|harmonic|author))|,)|never been (?:done|shown|seen|achieved|reported|measured) before|no other (?:method|system|model|material|approach)|unmatched|unrivalled|miracle|breakthrough|cures?|solves? the problem of|will never (?:\p{L}+ ){1,3}again|(?:this|it|which|our \p{L}+|the (?:new )?(?:method|material|additive|coating|system|approach|tool|design|device|drug|variety)) (?:finally |completely |thus |thereby |therefore )?solves? the (?!(?:\p{L}+ ){0,2}(?:eigen\p{L}*|optimi\p{L}+|inverse|forward|dual|primal|linear|integer|boundary|initial|scheduling|routing|matching|packing|assignment|minimi\p{L}+|transport) )(?:\p{L}+ ){1,3}problem|no ?(?:one|body)(?: else)? before us|no (?:one|\p{L}+) (?:has|had|have) ever\b|nothing like (?:it|this|\p{L}+) has|(?:reads?|works?|predicts?|fits?|separates?|recogni[sz]es?|performs?)\b[^.]{0,40}\bperfectly|solved for good|nothing (?:of the kind|of this kind|like that) has|(?:is|are) the only (?:one|ones|method|system|model|tool|device|approach|study|work|data ?set)\b[^.;]{0,30}\b(?:that|which|to|can)|quantum leap|there is no better|it is certain (?:that)?|(?:the )?evidence is (?:overwhelming|beyond)|no \p{L}+ is too (?:hard|large|complex|difficult) for|the most important (?:find|discovery|result|contribution)|(?:overturns?|overthrows?|rewrites?) (?:everything|all|what|the (?:textbooks?|history|field))|first ever|first-ever|for the first time|first (?:study|work|paper) to|no one has ever|best in the world|far superior)\b/u;

/** 'This is the first study of …' is about this study anywhere in the text. */
const ownFirst =
  /\b(?:before (?:us|me)|until (?:us|our))\b|\b(?:this|ours?|we|i) (?:is|are|am|was|were) (?:also |indeed |thus )?(?:the )?(?:very )?first\b/;

/** Moves in which causal words are not claims of this study. */
const elsewhere: readonly Move[] = ['background', 'gap', 'aim', 'limitation'];

/** The text names no design, reports associations and doesn't assign anyone to groups. */
function onlyObserves({ sentences }: RiskContext): boolean {
  const own = sentences.filter(({ move }) => isOwnWork(move));
  return (
    own.some(({ lower }) => associates.test(lower)) &&
    (own.some(({ move, lower }) => move === 'limitation' && /\bno (?:experiment|randomi[sz]ation)\b/.test(lower)) ||
      !sentences.some(({ lower }) => intervenes.test(lower)))
  );
}

/** Whether the authors changed anything in the study, so that they may claim a cause. */
function manipulates({ sentences }: RiskContext): boolean {
  return sentences.some(({ move, lower }) => isOwnWork(move) && (intervenes.test(lower) || varies.test(lower)));
}

const varies =
  /(?:^|[,;:+&(] ?|\b(?:we|i|was|were|been|be|and|then|by|is|are|with|or|not|after|of) (?:\p{L}+ly )?)(?:treated|added|adding|heated|heating|applied|applying|exposed|loaded|coated|irradiated|stirred|printed|cast|casted|trained|training|prompted|infected|fed|injected|dosed|varied|varying|changed|switched|manipulat\p{L}+|removed|removing|replaced|replacing|anneal\p{L}*|sinter\p{L}*|welded|cured|immersed|incubated|sprayed|fertili[sz]\p{L}+|sown|planted|mowed|grazed|fitted with|installed|driven at)\b|\b(?:treatments?|interven\p{L}+|placebo|control(?:s|led)? (?:group|plots?|samples?|cells?|mice)|prototypes?|theorem|prove[sd]?|ablat\p{L}+|with and without|knock\p{L}+|inhibit\p{L}+|wild[- ]type|mutants?|each condition|conditions were)\b/u;

/** A cause that is stated without hedging. */
const blames =
  /(?<!\b(?:of|in|for|with|by|and|to) )\b(?!(?:this|thus|its|is|was|has|does|plus|as)\b)\p{L}{3,}s (?:clearly |therefore |thus )?(?:drive|cause|kill|trigger|prevent|destroy|spoil|ruin|harm|damage)\b|\b(?:makes?|made) (?:the |their )?(?:\p{L}+ ){1,2}(?:healthier|happier|sicker|safer|better|worse|richer|poorer|thinner|fatter|smarter|faster|slower|stronger|weaker|ill|sick)\b|\b(?:kills|killed|caused|brought about|(?:is|was|are|were) (?:thus |therefore |clearly )?(?:the |an? )?(?:main |real |true |chief |sole |only |principal |root )?(?:reasons?|causes?) (?:for|of|why|behind)|(?:is|are|was|were) (?:to blame|responsible) for|drives|drove|led to|triggered|(?:thus|therefore|hence) (?:cut|cuts|reduces?|raises?|saves?|lowers?|increases?|improves?|protects?|prevents?))\b/u;

function mayConclude({ move, second }: RiskSentence): boolean {
  return (
    move === undefined ||
    move === 'interpretation' ||
    ((move === 'result' || move === 'limitation') && second === 'interpretation')
  );
}

/** 'Two wards before and after, against two control wards': the control group shows what would have happened anyway. */
function comparesChange({ sentences }: RiskContext): boolean {
  const own = sentences.filter(({ move }) => isOwnWork(move));
  return (
    own.some(({ lower }) => comparedWith.test(lower)) &&
    own.some(({ lower }) => /\bbefore\b[^.;]{0,80}\bafter\b|\bbaseline\b|\bpre-? ?(?:and |\/ ?)post\b/.test(lower))
  );
}

/** The groups were formed by lot or by chance, whatever the design is called. */
function allocates({ sentences }: RiskContext): boolean {
  return sentences.some(
    ({ move, lower }) => (move === 'method' || move === 'aim') && byLot.test(lower) && !noLot.test(lower),
  );
}

const byLot =
  /\b(?:randomi[sz]ed (?:to|into|in|by|block|complete|controlled|trial|design|split|plots?)|randomly (?:assigned|allocated|divided|split)|(?:assigned|allocated|divided|drawn|drew|split|chosen|given|decided) (?:\p{L}+ ){0,4}(?:at random|randomly|by (?:lot|lots|coin|dice|lottery|a coin|a draw))|(?:were|was) randomi[sz]ed|sham[- ](?:treated|operated|controlled)|placebo[- ]controlled)\b/u;
const noLot =
  /\b(?:not|no|never|without|non|n['’]t) ?-?(?:\p{L}+ ){0,2}(?:random|allocat|assign)|\bmendelian\b|\brandom (?:sample|selection|effects?|forest)/u;

const comparedWith =
  /\b(?:control|comparison|reference|untreated|unchanged) (?:group|arm|ward|school|class|site|town|village|hospital|clinic|unit|street|plot|farm|region|district|shop|branch|practice)(?:e?s)?\b/;

/** Designs that support causal claims from observational data and state their assumptions. */
const identifies =
  /\bdifference[- ]in[- ]differences?\b|\bdiff-in-diff\b|\binstrumental variables?\b|\bregression discontinuity\b|\bevent[- ]study\b|\bsynthetic control\b|\bnatural experiment\b|\bmendelian randomi[sz]ation\b|\btarget trial\b|\binterrupted time[- ]series\b|\bcontrolled before[- –](?:and[- –])?after\b|\bstepped[- ]wedge\b/;

const intervenes =
  /\brandom|\ballocat|\bassigned\b|\bexperiment|\btrial\b|\bsimulat|\btransfect|\bwe added\b|\bannealed\b|\bculture[ds]?\b/;

const associates =
  /\bcorrelat|\bassociat|\br\s?=\s?-?0?\.\d|\bodds ratio|\b(?:survey|questionnaire)s?\b.{0,300}\b(?:people|students|respondents|adults|firms|households|filled|answered)\b|\b(?:poisson|negative binomial|logistic|linear|multiple) (?:glm|regression|model)|\bwe (?:compare|compared) [^.]{0,80}\bwho\b|\bcontrolling for\b|\bcoincides? with\b|\bwe regress\b|\bgo(?:es)? along with\b|\bfixed effects\b|\b(?:firm|country|person|school|plant)-(?:years|months|quarters)\b|\b(?:payroll|tax|health|patient|admission) (?:records|registers?)\b/;

/** A causal word that the sentence does not negate or hedge. */
function claimsCause(lower: string): boolean {
  if (counterfactual.test(lower) && !/\b(?:may|might|can|could|perhaps|possibly|assum\w+)\b/.test(lower)) return true;
  return lower
    .replaceAll(/\[[^\]]{0,200}\]/g, '')
    .split(/[,;:]\s|\s(?:and|but|while|whereas)\s/)
    .some((part) => causal.test(part) && !hedged.test(part) && !/\d\s?%|\bci\b/.test(part));
}

/** A counterfactual: 'if phones were banned, they would sleep longer', 'a tax would halve it'. */
const counterfactual =
  /\bif [^,.]{3,80}\b(?:were|was|had|did|stopped|gave up|used|ate|drank|slept|moved)\b[^,.]{0,60}, [^.]{3,80}\bwould\b|\b(?:would|will) (?:therefore |thus |then |also |probably |clearly |easily )?(?:prevent|spare|save|avert|avoid|cut|halve|protect|lower|raise|reduce|increase|improve|shorten|lengthen|eliminate|end|cure|give)\b|^because [^,.]{3,80}, (?!we\b|i\b|our\b|no\b|the (?:data|sample|study|analysis))/;

const causal =
  /\b(?:causes?|(?:makes?|made) (?:the |their )?[\p{L} ]{2,25} (?:heal|grow|sleep|learn|recover|perform|better|worse|faster|slower|happier|healthier)|caused|leads? to|led to|(?<!\b(?:different|similar|same|our|the|these|main|such|all|null) )results? in|resulted in|prevents?|prevented|protects? (?:against|[\p{L}]+ (?:against|from))|(?:the |an? )?(?:effect|impact) of|(?:is|are|was|were) due to|drives?|triggers?|induces?|determines?|brings? about|(?:is|are) (?:to blame|responsible) for|thanks to|wipes? out|kills|destroys?|spares?|stops|pushes|lifts|ruins?|spoils?|wrecks?|fuels?|fosters?|hampers?|undermines?|impairs?|damages?|affects|influences (?!of\b)|(?:phones?|media|screens?|it|they|which|that) affect|(?:has|have|had) (?:an? )?(?:\p{L}+ )?(?:effect|impact|influence) on|(?:is|are) (?:an? |the )?(?:direct )?(?:consequences?|result|effect|product|cause|reason) (?:of|for|why)|makes it (?:worse|better)|(?:is|are) (?:an? |the )?(?:\p{L}+ )?(?:drivers?|causes?|culprits?) (?:of|behind|for)\b|steals?|robs?|harms?|shortens?|lengthens?|(?:is|are) (?:bad|good|harmful|poison|unhealthy|healthy) for|(?:is|are) what (?:keeps?|makes?|drives?|causes?)|(?:loses?|lose|gains?|owes?) [\p{L} ]{2,20} (?:to|because of|through) (?:their|the|its)|explains? (?:the|why)|(?:adds?|takes?) (?:up to |about |some )?(?:\d+|[a-z]+teen|eleven|twelve|ten|two|three|five) (?:minutes|hours|days|years|points|kilos?)|this is why|(?<!\b(?:we|i|have|has|had|was|were|is|are|be|been|of|the|a|an|which) )(?:raised|lowered|reduced|increased|cut|improved|boosted|shortened|worsened) (?:the |their )?[\p{L}]+(?: [\p{L}]+)? by (?:about |around |almost |nearly |roughly )?(?:\d|half|a (?:third|quarter|half)|two thirds|one|two|three|four|five|six|seven|eight|nine|ten)|(?:can|could) (?:\p{L}+ )?simply by|suffers? (?:because|as a)|(?:damage|harm) (?:that is )?(?:done|caused) (?:by|to)|(?:harmful|beneficial|protective|damaging|detrimental) (?:influence|effects?|impact)|means? (?:better|worse|more|less|fewer|longer|shorter|higher|lower)|(?:it is|it's) the [\p{L} ]{2,30} (?:that|which) (?:keeps?|makes?|causes?|drives?|costs?)|keeps? (?:them|people|children|students|pupils|\p{L}+s) (?:awake|healthy|thin|poor|sick|from)|cuts? (?:\p{L}+ ){1,3}by\b|costs? (?:them|people|lives|\d+ (?:minutes|hours|days|years|points|lives))|(?:would|will) (?:prevent|spare|save|avert|avoid|cut)|(?:raises?|reduces?|increases|lowers|improves?|boosts?|worsens?|shortens?|lengthens?|harms|damages) (?!with\b|by\b|in\b|from\b|and\b|to\b|or\b|as\b|of\b|than\b|when\b)[a-z]\w*|makes? (?:[\p{L}]+ )?(?:people|children|students|pupils|patients|women|men|workers|firms|schools|them|us)|(?:reduces?|increases?|raises?|lowers?) (?:the )?(?:risk|odds|mortality|incidence))\b/u;

const hedged =
  /\b(?:(?:further|future|such) (?:studies|work|research|trials)|(?:study|studies|trial|project|data|platform|model|tool)\b.{0,80}\bwill|used to|(?:was|were|been) (?:analy[sz]ed|studied|examined|assessed|investigated|tested)|to (?:determine|examine|assess|improve|aid|address|study|test)|resulted in the (?:identification|discovery|selection)|may|might|could|cannot|can not|not|no|whether|if (?!this is right)|possibl[ey]|associat\w+|would (?!(?:therefore |thus |then |also |probably )?(?:prevent|spare|save|avert|avoid|cut|halve))|assum\w+|unclear|rather than|causes of|potential(?:ly)?)\b|\b(?:does|do|did|need)(?:n['’]t) (?:have to )?(?:mean|show|prove|imply|tell|say)\b/;
