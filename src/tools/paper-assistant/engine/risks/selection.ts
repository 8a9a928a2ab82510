import { isOwnWork, type RiskRule, type RiskSentence, sentencesWhere } from './rule.ts';

/** Rules on what was chosen, repeated and compared, and how fairly. */
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
        ({ move, lower }) => isOwnWork(move) && chosenAfterwards.some((pattern) => pattern.test(lower)),
      ),
  },
  {
    id: 'observations-not-independent',
    severity: 'high',
    title: 'Repeated observations are counted as independent',
    why: 'Cells of one animal or plots of one field are alike; counting each as a sample makes p values too small.',
    add: 'Analyze by animal, field or person, or use a model with a random effect for it.',
    find: (context) =>
      grouped.test(context.lower)
        ? []
        : sentencesWhere(context, 1, ({ move, lower }) => isOwnWork(move) && countedAsOwn.test(lower)),
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
          isOwnWork(move) && untuned.test(lower) && (unequal.test(lower) || unequal.test(context.lower)),
      ),
  },
  {
    id: 'chosen-by-outcome',
    severity: 'medium',
    title: 'Cases were chosen by what was measured',
    why: 'Those chosen for their extreme values come closer to the average by themselves (regression to the mean).',
    add: 'Compare with cases chosen in the same way, or say how much of the change this explains.',
    find: (context) => sentencesWhere(context, 1, ({ move, lower }) => isOwnWork(move) && extreme.test(lower)),
  },
  {
    id: 'measured-once',
    severity: 'medium',
    title: 'A finding from a single run or specimen',
    why: 'One run cannot show how much runs differ from each other.',
    add: 'Repeat it and give the spread, or name it as a limitation.',
    find: (context) =>
      context.sentences.some(namesSingle)
        ? []
        : sentencesWhere(context, 1, ({ move, lower }) => (move === 'method' || move === 'result') && once.test(lower)),
  },
];

const significant = '(?:significant|positive|below|under|best|strongest|interesting|\\.05)';

const chosenAfterwards: readonly RegExp[] = [
  new RegExp(
    `\\b(?:report|show|present|list|discuss|mention|keep|kept)(?:ed|s|ing)? (?:here )?(?:only |just )?(?:the|those) (?:[a-z]+ ){0,3}(?:that|which|where) (?:[a-z]+ ){1,3}${significant}`,
  ),
  /\bonly (?:the )?(?:significant|positive|successful|best|good) (?:[a-z]+ )?(?:(?:are|is|were|was|will be) )?(?:reported|shown|given|listed|kept)\b|\b(?:report|show|present|list)(?:ed|s)? only (?:the )?(?:significant|positive|successful|best)\b/,
  /\b(?:set out|planned|pre-?registered|primary outcome|intended|originally|at first)\b.{0,100}\b(?:but|instead|so)\b.{0,100}\b(?:stronger|clearer|better|more interesting|lead with|main outcome|focus on|switched|changed to)\b/,
  /\b(?:the|our) (?:best|nicest|clearest|cleanest)[- ](?:performing )?(?:(?:one )?of (?:the |our )?(?:[a-z]+ ){1,2})?(?:runs?|seeds?|cells?|devices?|specimens?|samples?|replicates?|trials?|attempts?|coupons?|wafers?|fits?)\b(?! (?:size|number|rate|on the validation))/,
  /\b(?:cells?|images?|examples?|fields?|micrographs?|traces?|spectra|quotes?) (?:were|was|are|is) (?:picked|chosen|selected) (?:[a-z]+ ){0,4}(?:by eye|by hand|because (?:they|it) (?:look|show))/,
  /\buntil (?:it|the (?:result|effect|difference)|p|significance) (?:was|became|got|turned|fell|reached)\b/,
  /\b(?:removed|excluded|left out|dropped|discarded|deleted)\b.{0,50}\b(?:because|as|since|that|which) (?:(?:they|it) )?(?:(?:did not|didn['’]t|do not) (?:fit|match|agree|follow|show|support)|disagreed|contradicted)\b/,
];

const countedAsOwn =
  /\b(?:treated|counted|taken|used|considered|regarded|entered|analy[sz]ed) as (?:(?:an?|one|its) )?(?:statistically )?(?:independent|separate|own) (?:samples?|observations?|replicates?|cases?|data ?points?|measurements?|units?|subjects?)\b/;

const grouped =
  /\brandom (?:effects?|intercepts?)\b|\bmixed(?:-effects)? models?\b|\bclustered\b|\baveraged (?:per|by|within)\b|\bnested\b/;

const untuned =
  /\bdefault (?:settings?|parameters?|configurations?|hyper-?parameters?|values|options)\b|\bbaselines? (?:[a-z]+ ){0,2}(?:not|without|never) (?:[a-z]+ ){0,2}tun|\bwithout (?:any )?tuning\b/;

const unequal =
  /\b(?:ours?|our (?:own )?[a-z-]+|the new [a-z-]+|proposed [a-z-]+)\b[^.]{0,60}\b(?:tuned|optimi[sz]ed|adjusted by hand)\b/;

const extreme =
  /\b(?:picked|chosen|selected|recruited|taken|included|invited)\b.{0,40}\b(?:because|for|as|who|whose)\b.{0,40}\b(?:lowest|highest|worst|poorest|weakest|most severe|most extreme|best)\b.{0,30}\b(?:scor|result|value|mark|grade|pain|perform|level|rate|at (?:the )?(?:start|baseline)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))/;

const once =
  /\b(?:run|ran|measured|timed|tested|simulated|trained|sampled|repeated|flown|printed|cast) (?:only |just )?once\b(?! (?:a|per|every|each) (?:day|week|month|year|hour|minute))|\b(?:one|a single|only one) (?:run|seed|repeat|repetition|specimen|replicate) (?:per|each|for|was|is)\b|\b(?:with|from|of|on) (?:a single|only one) (?:run|seed|specimen|replicate|measurement)\b|\bwe did not repeat\b/;

/** Who names it as a limit has seen it. */
function namesSingle({ move, lower }: RiskSentence): boolean {
  return move === 'limitation' && /\b(?:single|one|once|repeat\w*|only)\b/.test(lower);
}
