import { nestedSample } from './nested-samples.ts';
import { isResultDriven } from './result-driven.ts';
import { isOwnWork, type RiskRule, type RiskSentence, sentencesWhere } from './rule.ts';
import { contentWords } from './shared-words.ts';

/** Rules on selection, replication and fair comparison. */
export const selectionRules: readonly RiskRule[] = [
  {
    id: 'results-chosen-afterwards',
    severity: 'high',
    title: 'Results that seem chosen after they were seen',
    why: 'Showing the best run, or only what came out significant, makes chance look like a finding.',
    add: 'Report all outcomes and runs as they were planned, or say that this one was chosen afterwards.',
    find: (context) =>
      sentencesWhere(
        context,
        2,
        ({ move, lower }) =>
          isOwnWork(move) &&
          (chosenAfterwards.some((pattern) => pattern.test(lower)) ||
            stopsByResult.test(lower) ||
            isResultDriven(lower)),
      ),
  },
  {
    id: 'observations-not-independent',
    severity: 'high',
    title: 'Repeated observations are counted as independent',
    why: 'Cells of one animal or plots of one field are alike; counting each as a sample makes p values too small.',
    add: 'Analyze by animal, field or person, or use a model with a random effect for it.',
    find: (context) => {
      if (grouped.test(context.lower)) return [];
      const nested = nestedSample(context);
      return sentencesWhere(
        context,
        1,
        (sentence) => sentence === nested || (isOwnWork(sentence.move) && countedAsOwn.test(sentence.lower)),
      );
    },
  },
  {
    id: 'unequal-comparison',
    severity: 'medium',
    title: 'A comparison under unequal conditions',
    why: 'A method that was tuned beats one that was not, whatever the methods are.',
    add: 'Give both the same tuning, data and resources, or say what would change with them.',
    find: (context) =>
      sentencesWhere(
        context,
        1,
        ({ move, lower }) =>
          isOwnWork(move) &&
          ((untuned.test(lower) && (unequal.test(lower) || unequal.test(context.lower))) ||
            (unlike.test(lower) && !/\b(?:also|same) (?:for|to|by|in) (?:both|all|ours?)\b/.test(lower))),
      ),
  },
  {
    id: 'chosen-by-outcome',
    severity: 'medium',
    title: 'Cases were chosen by what was measured',
    why: 'Those chosen for their extreme values come closer to the average by themselves (regression to the mean).',
    add: 'Compare with cases chosen in the same way, or say how much of the change this explains.',
    find: (context) =>
      sentencesWhere(
        context,
        1,
        ({ move, lower }) => isOwnWork(move) && (extreme.test(lower) || favorable.test(lower)),
      ),
  },
  {
    id: 'subgroup-finding',
    severity: 'medium',
    title: 'A finding in one part of the sample',
    why: 'Among several subgroups one does well by chance; without a test of interaction it says little about that group.',
    add: 'Say whether the subgroup was planned, how many were looked at, and what the test of interaction gives.',
    find: (context) =>
      planned.test(context.lower)
        ? []
        : sentencesWhere(
            context,
            1,
            ({ move, lower }) =>
              (move === 'result' || move === 'interpretation' || move === 'method') &&
              subgroup.some((pattern) => pattern.test(lower)),
          ),
  },
  {
    id: 'measured-once',
    severity: 'medium',
    title: 'A finding from a single run or specimen',
    why: 'One run cannot show how much runs differ from each other.',
    add: 'Repeat it and give the spread, or name it as a limitation.',
    find: (context) =>
      sentencesWhere(
        context,
        1,
        (sentence) =>
          (sentence.move === 'method' || sentence.move === 'result') &&
          once.test(sentence.lower) &&
          !context.sentences.some((other) => namesSingle(other, sentence)),
      ),
  },
];

const significant = '(?:significant|positive|below|under|best|strongest|interesting|\\.05)';

const chosenAfterwards: readonly RegExp[] = [
  /\b(?:tried|ran|fitted|tested|looked at|compared|estimated)\b[^.;]{0,40}\b(?:specifications?|models?|cut-?offs?|outcomes?|versions?|variants?|definitions?|ways|windows?|regressions?)\b[^.;]{0,30}\b(?:show|report|present|keep|kept|use|chose|took|picked)(?:ed|s|n)?\b[^.;]{0,12}\bthe (?:one|ones|version|specification)s?\b(?![^.;]{0,60}\b(?:validation|aic|bic|beforehand)\b)/,
  new RegExp(
    `\\b(?:report|show|present|list|discuss|mention|keep|kept)(?:ed|s|ing)? (?:here )?(?:only |just )?(?:the|those) (?:[a-z]+ ){0,3}(?:that|which|where) (?:[a-z]+ ){1,3}${significant}`,
  ),
  /\bonly (?:the )?(?:significant|positive|successful|best|good) (?:[a-z]+ )?(?:(?:are|is|were|was|will be) )?(?:reported|shown|given|listed|kept)\b|\b(?:report|show|present|list)(?:ed|s)? only (?:the )?(?:significant|positive|successful|best)\b/,
  /\b(?:set out|planned|pre-?registered|primary outcome|intended|originally|at first)\b.{0,100}\b(?:but|instead|so)\b.{0,100}\b(?:stronger|clearer|better|more interesting|lead with|main outcome|focus on|switched|changed to)\b/,
  /\b(?:the|our) (?:best|nicest|clearest|cleanest)[- ](?:performing )?(?:(?:one )?of (?:the |our )?(?:[a-z]+ ){1,2})?(?:runs?|seeds?|cells?|devices?|specimens?|samples?|replicates?|trials?|attempts?|coupons?|wafers?|fits?)\b(?! (?:size|number|rate|on the validation))/,
  /\b(?:cells?|images?|examples?|fields?|micrographs?|traces?|spectra|quotes?) (?:were|was|are|is) (?:picked|chosen|selected) (?:[a-z]+ ){0,4}(?:by eye|by hand|because (?:they|it) (?:look|show))/,
  /\buntil (?:it|the (?:result|effect|difference)|p|significance) (?:was|became|got|turned|fell|reached)\b/,
  /\b(?:kept|keep|chose|chosen|used|took|picked|report(?:ed)?|present(?:ed)?|show(?:n|ed)?|settled on) (?:here )?(?:only )?(?:the|that|those) (?:one|ones|model|threshold|cut-?off|specification|version|window|subset|definition|test|variables?|combination|outcome|analysis|interval|measure|covariates)s? (?:with|that (?:gave|had|showed|yielded)|which (?:gave|had|showed|yielded)|giving|where) (?:the )?(?:(?:p ?[<=]|p was|a p|strongest|clearest|largest (?:effect|difference|association|coefficient)|biggest|smallest p|lowest p|most significant|significance|a significant|significant)\b|p ?<)/,
  /\b(?:removed|excluded|left out|dropped|discarded|deleted)\b.{0,60}\b(?:that|who|which) (?:had )?(?:spoil(?:ed|t)|distort(?:ed)?|weaken(?:ed)?|destroy(?:ed)?|ruin(?:ed)?|mask(?:ed)?|hid) (?:the|our) (?:effect|result|trend|fit|difference|curve|picture)/,
  /\b(?:outliers?|participants|cases|points|runs|outcomes?|end ?points?|hypothes[ei]s|criteria|analysis|cut-?offs?|thresholds?|covariates|model)\b.{0,30}\b(?:were|was) (?:then |only )?(?:removed|excluded|changed|switched|chosen|formulated|adapted|set|defined|picked|selected|dropped) (?:after|once|when|in view of|by|on the basis of) (?:(?:looking|seeing|inspect\w*|knowing)|(?:the |we |having )?(?:(?:data|results?|outcome) (?:were|was|had been) (?:seen|known|in)|saw|seen|looked))/,
  /\b(?:tried|tested|looked at|ran|compared|fitted|explored)\b.{0,60}\band (?:then )?(?:show|report|present|kept|keep|use|used|chose|took|picked)(?:ed|n|s)? (?:only )?(?:the|that|those) (?:ones? )?(?:that|which) (?:worked|fit(?:ted)?|came out|gave the|showed|looked|was best)\b/,
  /\bonly (?:outcomes|results|findings|effects|variables|tests|comparisons|correlations|coefficients) (?:with|that|whose) (?:a )?(?:p|were sig|are sig|reach|pass|had)\b/,
  /\b(?:collected|added|recruited|ran|included|took|gathered|tested|asked)\b.{0,30}\b(?:more|further|additional|another|extra)\b.{0,40}\b(?:because|since|as|when|after) (?:the )?(?:p\b|p-value|effect|difference|result|it) ?(?:value )?(?:was|were|had|did|missed|=|just)/,
  /\b(?:different|several|many|various|a number of|a few|\d+) (?:[a-z]+ )?(?:cut-?offs?|thresholds?|models?|specifications?|definitions?|windows?|tests|transformations?|sets of covariates)\b.{0,20}\b(?:were|was) tried\b(?!.{0,80}\bvalidation)/,
  /\b(?:did not (?:change|differ)|was not significant|were not significant|no effect|showed nothing|no difference)\b.{0,60}\bso (?:that )?(?:we|i) (?:focus|report|concentrate|lead|switch|turn|present|look|chose)/,
  /\b(?:so that|until|such that) (?:the |it |this |they )?(?:effect|result|difference|p|coefficient|relation|association)?s? ?(?:value )?(?:became|becomes|was|is|turned|reached|got) (?:statistically )?significan/,
  /\bnon-?significant (?:results?|findings|outcomes?|effects?|tests|comparisons|variables) (?:(?:are|were) (?:not|omitted|left out|dropped|removed)|have been (?:omitted|left out|dropped))/,
  /\b(?:voxels?|regions?|rois?|features?|genes|markers|items|peaks|electrodes|channels|windows?|words|plots|sites)\b.{0,80}\b(?:selected|chosen|defined|picked)\b.{0,40}\b(?:(?:the )?same (?:data|runs?|sample|subjects|participants|trials|set|images|texts)|because (?:they|it) (?:showed|differed|responded)|where the effect)/,
  /\bsignificant\b.{0,50}\bonly in (?:one|two|three|four|\d+) (?:out )?of (?:the |our )?(?:[a-z]+|\d+) (?:specifications|models|tests|outcomes|regressions|subgroups|scales|analyses)\b/,
  /\b(?:runs?|samples?|cases|points?|participants|patients|sites|trials|specimens|texts|days|nights|images|firms|schools|plots|cells|animals|subjects) (?:that|which|who) (?:did not|didn['’]t) (?:show|fit|support|confirm|follow|respond)[^.;]{0,40}\b(?:removed|excluded|left out|dropped|discarded|deleted)\b/,
  /\b(?:worst|weakest|failed|bad|poor|negative|unsuccessful) (?:runs?|cells?|samples?|cases|examples?|images?|devices?|specimens?|trials?|results?) (?:are|were|is|was|have been) (?:not (?:shown|reported|given|included|used)|left out|omitted|dropped|discarded)/,
  /\b(?:of|from|out of) (?:the )?(?:\d+|[a-z]+) (?:seeds?|runs?|repeats?|attempts?|trials?|fits|starts|models|cells|devices)\b[^.;]{0,20}\b(?:we|i) (?:keep|kept|report|show|used?|took|present) (?:only )?(?:the )?(?:best|highest|clearest|strongest|top)/,
  /\b(?:in|for|at) (?:which|whom) the (?:effect|difference|trend) (?:was|is) (?:absent|weak|missing|not (?:seen|found))[^.;]{0,30}\b(?:left out|dropped|excluded|removed|omitted)/,
  /\b(?:since|because|as) [^.;,]{2,40}\b(?:showed nothing|did not (?:differ|change|respond)|was not significant|came out null)\b[^.;]{0,20}\b(?:we|i) (?:turned|switched|focus\w*|moved|report|looked)/,
  /\b(?:stopped|ended|closed)\b[^.;]{0,40}\b(?:when|once|as soon as) (?:the )?(?:p|effect|difference|result)\b ?(?:value )?(?:was|were|is|became|becomes|got|reached|turned|appeared|showed|came|had|fell|crossed|[<=])/,
  /\b(?:after|once|when) (?:seeing|looking at|having seen|inspecting|(?:we|i) (?:had )?(?:seen|saw|looked at)) the (?:data|results?|outcomes?)[^.;]{0,20}\b(?:we|i|it|the)\b[^.;]{0,30}\b(?:changed|switched|chose|added|replaced|moved|set|dropped|decided|settled|focused)\b/,
  /\b(?:i|we) (?:chose|picked|selected|took|quote|show|report|read|discuss) (?:only )?(?:the|those) [\p{L} ]{2,30} (?:that|which|where) (?:[\p{L}]+ ){1,4}(?:best|most clearly|clearest|well)\b/u,
  /\b(?:outliers?|extreme (?:values?|points?)|odd (?:values?|points?)|bad (?:runs?|points?)|artefacts?|artifacts?)\b.{0,20}\b(?:removed|excluded|deleted|dropped|cut|taken out) (?:by (?:eye|hand)|at (?:our|my) discretion|visually)/,
  /\b(?:chosen|selected|set|picked|used|chose|took)\b[^.;]{0,30}\b(?:because|since|as) (?:it|this|they|these|that) (?:gave|give|gives|showed|yielded|led to|produced|made) (?:the )?(?:\p{L}+ )?(?:clearest|strongest|best|largest|most|significant|nicest|smallest p|lowest p|highest)/u,
  /\b(?:tried|tested|looked at|ran|compared|fitted|explored)\b.{0,60}\band (?:then )?(?:show|report|present|kept|keep|use|used|chose|took|picked)(?:ed|n|s)? (?:only )?(?:the|that|those) (?:ones? )?(?:that|which) (?:\p{L}+ ){0,3}(?:best|most|well|worked|significant\w*|clearest|strongest)\b/u,
  /\b(?:looked at|tested|examined|analy[sz]ed|compared|measured|asked)\b[^.;]{0,60}\b(?:report|reported|show|present|mention|list)\b (?:only |here )?(?:the )?(?:\p{L}+ )?(?:that|which) (?:were|was|are|came out|turned out)\b[^.;]{0,15}\b(?:significant|positive|in line|below)\b/u,
  /\b(?:removed|excluded|left out|dropped|discarded|deleted)\b.{0,50}\b(?:because|as|since|that|which) (?:(?:they|it) )?(?:(?:did not|didn['’]t|do not) (?:fit|match|agree|follow|show|support)|disagreed|contradicted)\b/,
  /\b(?:report|show|use|present|keep|kept|chose|picked|took|take|quote|plot|discuss)(?:s|ed)? (?:here )?(?:only )?(?:the )?(?:random )?(?:seed|run|fold|split|trial|specimen|device|replicate|repeat)s? (?:no\.? ?|number |#)?\d+\b[^.;]{0,20}(?:since|because|as|which|where|with)\b/,
  /\b(?:the|a|that|this|one) (?:random )?(?:seed|run|fold|split|replicate|repeat) (?:that|which|where|with) (?:[\p{L}]+ ){0,4}(?:best|smooth\p{L}*|highest|lowest (?:loss|error)|clear\p{L}*|nice\p{L}*|converged)\b/u,
  /\b(?:hypothes[ei]s|h\d|outcome|question|analysis|prediction)\b[^.;]{0,20}\b(?:was|were) added (?:after|when|once) (?:the )?(?:\p{L}+ ){0,2}(?:were|was|had been) (?:in|seen|known|collected|there|analy[sz]ed)\b/u,
  /\b(?:measured|tested|analy[sz]ed|reported|showed|kept|used|took|presented|report|show) (?:only )?the (?:\d+|two|three|four|five|six|ten) (?:best|brightest|strongest|clearest|nicest|most \p{L}+)\b(?![^.;]{0,60}\bvalidation)/u,
  /\b(?:chose|selected|picked|took|read)\b[^.;]{0,40}\b(?:in which|where|that|which)\b[^.;]{0,25}\b(?:is|are|was|were|looks?|looked|seems?|seemed) (?:most |especially |particularly |very )?(?:interesting|clear|clearest|strong|strongest|visible|striking)\b/,
  /\b(?:images?|examples?|pictures?|micrographs?|traces|cells|quotes?|cases|curves|sites) (?:with|of|showing|that show) the (?:clearest|strongest|nicest|best|most (?:pronounced|striking|obvious)) (?:phenotype|effect|difference|response|result|signal|change)/,
  /\b(?:failed|broke|cracked|crashed|burst)\b(?! (?:the|an?|to|attention|our|quality)\b)[^.;]{0,60}\b(?:not (?:considered|included|shown|used|counted|analy[sz]ed|reported)\b|left out\b)/,
  /\b(?:chosen|picked|selected|chose|took|taken) (?:where|when|because|so that) (?:[\p{L}-]+ ){0,4}(?:look(?:s|ed)?|was|were|is|are|seem(?:s|ed)?) (?:the )?(?:best|nicest|clearest|prettiest|strongest|nice|clear|thick|most \p{L}+)\b/u,
];

const stopsByResult =
  /\b(?:went on|continued|kept (?:on|going|adding|recruiting)|added|collected|recruited|enrolled|ran|stopped|ended|closed)\b[^.;]{0,60}\b(?:until|till|once|as soon as|when)\b[^.;]{0,30}\b(?:p(?:[- ]values?)?|significance|effect|difference|result|interval|association)\b[^.;]{0,20}\b(?:came (?:down|out|up)|went (?:down|below|under)|fell|dropped|was (?:below|under|small|there|significant)|turned|appeared|showed|became|reached|got|crossed|emerged)\b/;

const countedAsOwn =
  /\b(?:were|was) (?:taken|used|treated|counted|considered) as (?:the )?(?:replications?|replicates?|repetitions?)\b|\b(?:treated|counted|taken|used|considered|regarded|entered|analy[sz]ed) as (?:(?:an?|one|its) )?(?:statistically )?(?:independent|separate|own) (?:samples?|observations?|replicates?|cases?|data ?points?|measurements?|units?|subjects?|specimens?|plots?|wells?|beams?|animals?|individuals?)\b|\b(?:counted|treated|taken|entered|used|analy[sz]ed|regarded) as (?:an?|one|its own) (?:observation|sample|case|data ?point|replicate|unit)\b|\b(?:treated|regarded|considered|taken|counted) as (?:being )?(?:statistically )?independent\b|\bn ?= ?\d[\d,]+\b[^.;]{0,40}\b(?:from|in|of) (?:one|two|three|four|[1-4]) (?:dishes|animals|mice|rats|donors|cultures|plates|fish|plants|batches|devices|patients|wells|trees|plots|fields)\b|\bn ?= ?\d[\d,]* independent (?:data ?points|observations|measurements|samples)\b|\b(?:cups?|cores?|quadrats?|transects?|sections?|slices?|cells|leaves|readings|measurements|samples?|images|photos|traps|wells|plants|shoots|seedlings|days|nights|visits|scans|subplots|subsamples|points|frames|eyes|teeth|trials) as (?:(?:the|true|independent|separate) )?(?:replicates|replications|repetitions|experimental units?)\b/;

const grouped =
  /\brandom (?:effects?|intercepts?|factors?)\b|\bmixed(?:[- ]effects)? (?:\p{L}+ )?models?\b|\b[lg]lmms?\b|\b(?:clustered|multi-?level|hierarchical)\b|\b(?:averaged|pooled|summed|aggregated|means|medians) (?:per|by|within|over|for each|of each|across)\b|\bnested\b|\brepeated[- ]measures\b|\bgeneralized estimating\b/u;

const untuned =
  /\bdefault (?:settings?|parameters?|configurations?|hyper-?parameters?|values|options)\b|\bbaselines? (?:[a-z]+ ){0,2}(?:not|without|never) (?:[a-z]+ ){0,2}tun|\bwithout (?:any )?tuning\b/;

const unequal =
  /\b(?:ours?|our (?:own )?[a-z-]+|the new [a-z-]+|proposed [a-z-]+)\b[^.]{0,60}\b(?:tuned|optimi[sz]ed|adjusted by hand)\b/;

/**
 * An unfair comparison: one side had other data, more effort or other days, or its number comes from another source.
 */
const unlike =
  /\b(?:was|were) not (?:re)?trained on our\b|\b(?:was|were) trained for (?:one|two|\d+) (?:hours?|epochs?|days?|steps),? (?:and |while |but )?(?:ours?|[a-z0-9-]+) for (?:two|three|four|five|six|ten|twelve|\d+)\b|\b(?:reference|baseline|control|old \w+) (?:was|were) (?:measured|taken|recorded|tested) (?:by|in) another\b|\bfor [^,.;]{2,40},? we (?:quote|took|take|cite|use|used|copied|copy|report) (?:the|their|its) (?:published )?(?:numbers?|results?|scores?|values?|figures?|accurac(?:y|ies)) (?:from|of|in|as)\b|\b(?:numbers?|results?|scores?|values?|figures?) (?:of|for) (?:the )?(?:others?|baselines?|rivals?|competitors?|[a-z0-9-]+) (?:were|was|are|is) (?:taken|copied|quoted) from\b|\b(?:twice|three|four|five|ten|many|\d+) (?:times )?(?:as (?:much|many)|more) (?:[a-z]+ )?(?:data|compute|parameters|steps|epochs|time|photos|images) (?:as|than)\b|\b(?:parameters|settings|values) of (?:its|their|the) authors?\b[^.;]{0,40}\b(?:tun|trials?|search|optimi)|\bthe old [a-z]+ (?:was|were) (?:tested|measured|run|tried|flown|driven) (?:in|on|at|by) [^.;]{2,30} and the new\b|\bon (?:another|a different|other|older|newer|faster|slower) (?:robot|machine|computer|hardware|gpu|data ?set|data|device|site|sample|population)\b/;

const planned =
  /\binteractions?\b|\bpre-?(?:specified|planned|registered)\b|\bexploratory\b|\bplanned sub-?group|\bhypothesis[- ]generating\b|\bsub-?groups? (?:were|was) (?:planned|defined|specified)\b|\b(?:all|no|between|across|of the) sub-?groups?\b/;

/** The subgroup is named, or defined by an age or a value, and is said to benefit or is recommended. */
const subgroup: readonly RegExp[] = [
  // No effect in the whole sample but one in a part of it; or a part that was examined afterwards.
  /\b(?:overall|(?:in|for|taking|with) (?:the )?(?:whole|all|full|everyone)|all \p{L}+ together|average|no effect|did not (?:fall|rise|change|improve)|nothing)\b[^.]{0,60}\b(?:no|nothing|nil|null|not|vanish\p{L}*)?\b[^.]{0,40}\b(?:but|though|although|while|however|yet)\b[^.]{0,80}\b(?:in|among|for|only|take|took|restrict\p{L}*|questions|those|left-handers)\b[^.]{0,80}\b(?:effect|strong|gain|win|large|sizeable|appear\p{L}*|marked|slope|plain|moved|profit\p{L}*|part|benefit\p{L}*|shine\p{L}*|significant|nice|respond)\b/u,
  /\b(?:afterwards|ex post|post hoc|later|in the end|at last|last day|in a second step|unforeseen|not foreseen|had not (?:foreseen|planned)|looking closer|checked later|(?:split(?:ting)?|divided|separated|broke) (?:by|them|the|it))\b[^.]{0,80}\b(?:effect|gain|benefit|help(?:ed|s)?|difference|association|slope|trend|strong|marked|clear|bingo|appear\p{L}*|story)\b|\b(?:effect|gain|benefit|difference|association|slope)\b[^.]{0,60}\b(?:confined to|only in|limited to)\b[^.]{0,80}\b(?:we|i) (?:had )?(?:not|later|afterwards|then)\b/u,
  /\bin (?:a|the|one) (?:[\p{L}-]+ )?sub-?group of [^.;]{3,80}\b(?:did|does|do|was|were|is|are|helps?|helped|improved?|works?|worked|effects?|significant|better|benefit\w*|gain\w*)\b/u,
  /\b(?:among|in|for) (?:the )?[\p{L} ]{3,30}\b(?:over|under|above|below|aged|older than|younger than) \d+[^.;]{0,80}\b(?:so|therefore|hence|thus)\b[^.;]{0,40}\b(?:group|target|they|these|those|who|should|offer)\b/u,
  /\b(?:so|thus|hence|therefore)\b[^.;]{0,20}\b(?:effect|gain|benefit|association|drop|difference) (?:is|was) (?:much |clearly )?(?:stronger|larger|greater|bigger|weaker|smaller) (?:in|for|among)\b/,
  /\bin (?:\d+|one|two|three|four|five) (?:out )?of (?:the )?(?:\d+|[\p{L}]+) (?:[\p{L}-]+ )?(?:groups|sub-?groups|regions|classes|strata)\b[^.]{0,80}\b(?:main|headline|focus|key)\b/u,
  /\b(?:helps?|helped|works?|worked|effective|beneficial) (?:only )?(?:in|for|among) (?:the )?(?:sub-?group|women|men|those|patients|people) (?:of|over|under|above|below|aged|with|who)\b/,
];

const extreme =
  /\b(?:picked|chosen|selected|recruited|taken|included|invited)\b.{0,40}\b(?:because|for|as|who|whose)\b.{0,40}\b(?:lowest|highest|worst|poorest|weakest|most severe|most extreme|best)\b.{0,30}\b(?:scor|result|value|mark|grade|pain|perform|level|rate|at (?:the )?(?:start|baseline)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))/;

/**
 * 'They chose nurses who they thought would praise the app': participants were chosen for the answers they would give.
 */
const favorable =
  /\b(?:chose|chosen|picked|selected|suggested|named|invited|recruited|recommended)\b[^.;]{0,60}\b(?:thought|expected|believed|hoped|knew|known|(?:were )?likely|sure)\b[^.;]{0,40}\b(?:good|positive|positively|kind|kindly|favou?rably?|nice|nicely|well|enthusiastic|satisfied|happy|praise|like)\b/;

const once =
  /\b(?:run|ran|measured|timed|tested|simulated|trained|sampled|repeated|flown|printed|cast|fitted|executed) (?:(?:only|just|each|every|the|all|it|them) )?(?:(?!only|just)[a-z-]+ ){0,2}?(?:only |just )?(?:once|one time|a single time)\b(?! on (?:the )?(?:remaining|test|held|other|unseen|untouched)\b)(?! (?:(?:a|per|every|each) (?:day|week|month|year|hour|minute)|the|it|they|we|all|this|these|he|she|both|more|again))|\b(?:one|a single|only one) (?:run|seed|repeat|repetition|specimen|replicate) (?:per|each|for|was|is)\b|\b(?:with|from|of|on) (?:a single|only one) (?:run|seed|specimen|replicate|measurement)\b|\b(?:one|a single) [\p{L}-]+ (?:(?:was|were) )?(?:\p{L}+ed |made |cut |built |cast |drawn |spun |grown |sown |cast )?(?:per|for each|for every|at each|of each) (?:temperature|composition|content|formulation|recipe|mixture|treatment|dose|setting|concentration|variant|load|speed|pressure|angle|ratio|coating|blend|alloy|genotype|variety)\b|\b(?:on|picked|chose|used|took|had|compared|at|in) one (verge|field|plot|pond|lake|stream|strip|meadow|forest|stand|site|farm|garden|tank|greenhouse|village|school|class|ward|bed|slope|reef|island) [^.;]{0,60}\band one \1 (?:of [^.;]{1,20} )?(?:with|without|under|for|as|that|where)\b|\b(?:one|a single) (?:[\p{L}-]+ )?(?:bar|sample|plot|field|pond|cage|beam|batch|device|cell|tank|culture|electrode|coupon|film|pot|plate|wafer|animal|mouse|rat|column|reactor|mesocosm|leaf|tree|core|crystal|sensor|panel|block|cube|cylinder|bottle|flask|well|weld|joint|greenhouse|site|section) (?:per|for each|was (?:used|made|tested|measured|available) (?:per|for each)) (?:temperature|composition|condition|treatment|dose|setting|group|level|concentration|variant|design|material|mixture|mix|type|alloy|method|species|genotype|variety|speed|pressure|arm)\b|\bwe did not repeat\b|\bwith (?:one|a single) (?:random )?seed\b/u;

/**
 * Authors who state this as a limitation are aware of it: 'only one seed' counts as such, but 'only one country'
 * doesn't mean that there was a single run.
 */
function namesSingle({ move, lower }: RiskSentence, finding: RiskSentence): boolean {
  if (move !== 'limitation') return false;
  if (/\b(?:single|once|repeat\w*|replicat\w*|repetitions?)\b/.test(lower)) return true;
  const words = [...lower.matchAll(/\b(?:one|few) ([\p{L}-]+(?: [\p{L}-]+){0,2})/gu)].flatMap(([, after = '']) =>
    contentWords(after),
  );
  return words.some((word) => finding.lower.includes(word));
}
