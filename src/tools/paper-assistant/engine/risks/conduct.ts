import { countsOf } from './counts.ts';
import { saysAgreed, setsCriteria, tellsWho } from './everyday-statements.ts';
import {
  comparesInterventions,
  intervened,
  involvesPeople,
  isOwnWork,
  isSubstantial,
  type RiskContext,
  type RiskRule,
  saidIn,
  sentencesWhere,
  sentenceThat,
} from './rule.ts';

/** Rules on the conduct of a study: people, animals, allocation, selection, privacy. */
export const conductRules: readonly RiskRule[] = [
  {
    kind: 'absence',
    id: 'people-without-ethics',
    found: 'Ethics approval or consent is named',
    severity: 'high',
    title: 'People took part, and no ethics approval or consent is named',
    why: 'Journals do not review work with people without a statement on approval and consent.',
    add: 'Name the committee and its decision, or the reason for an exemption, and how consent was given.',
    when: (context) => involvesPeople(context) && context.design.id !== 'review' && context.design.id !== 'animal',
    evidence: (context) => saidIn(context, ethics) ?? sentenceThat(context, ({ lower }) => saysAgreed(lower)),
  },
  {
    kind: 'absence',
    id: 'animals-without-ethics',
    found: 'Approval of the work with animals is named',
    severity: 'high',
    title: 'Animals were used, and no ethics approval is named',
    why: 'Journals do not review animal work without the licence or the committee under which it was done.',
    add: 'Name the committee or licence, and the rules that were followed.',
    designs: ['animal', 'randomised-trial', 'other'],
    when: (context) => context.design.id === 'animal' || handlesAnimals(context) || treatsAnimals(context),
    evidence: (context) => saidIn(context, animalEthics) ?? sentenceThat(context, ({ lower }) => saysAgreed(lower)),
  },
  {
    id: 'no-randomisation',
    severity: 'medium',
    title: 'Groups are compared after an intervention, and allocation is not described',
    why: 'If people or animals were not allocated at random, the groups may have differed from the start.',
    add: 'Say how units came into their groups; if not at random, say so and how differences were dealt with.',
    designs: ['randomised-trial', 'animal', 'observational', 'other'],
    find: (context) => {
      if (
        /\brandom|\ballocat|\bby lot\b|\bcoin toss|\bdiff(?:erence)?s?-in-diff|\bregression discontinuity\b/.test(
          context.lower,
        )
      )
        return [];
      return sentencesWhere(
        context,
        1,
        ({ move, lower }) =>
          isOwnWork(move) &&
          !(context.design.id === 'other' && madeThings.test(lower)) &&
          ((intervened.test(lower) && !lacksControls.test(lower)) ||
            (move === 'method' && (asBefore.test(lower) || (laidOut.test(lower) && !systematic.test(context.lower))))),
      );
    },
  },
  {
    kind: 'absence',
    id: 'no-blinding',
    found: 'Blinding is described',
    severity: 'medium',
    title: 'Nothing is said on blinding',
    why: 'Knowing the allocation can change how outcomes are reported, measured and analysed.',
    add: 'Say who knew the allocation (participants, carers, assessors, analysts), or that nobody was blinded.',
    designs: ['randomised-trial', 'animal', 'other'],
    when: (context) =>
      isSubstantial(context) &&
      (context.design.id === 'randomised-trial' ||
        (context.design.id === 'animal'
          ? experiments.test(context.lower)
          : isTrial(context) || (comparesInterventions(context) && handlesAnimals(context)))),
    evidence: (context) => saidIn(context, blinding),
  },
  {
    kind: 'absence',
    id: 'no-inclusion-criteria',
    found: 'Who or what could be included is described',
    severity: 'medium',
    title: 'Who or what could be included is not described',
    why: 'Without these criteria, readers cannot tell who the findings apply to, and no one can repeat the selection.',
    add: 'List what was required to be included and what led to exclusion, as set before the study began.',
    designs: ['randomised-trial', 'observational', 'review', 'prediction-model', 'other'],
    // A study of all firms or texts in a register needs no criteria other than being in the register.
    when: (context) =>
      isSubstantial(context) &&
      (context.design.id === 'observational'
        ? involvesPeople(context) || sampled.test(context.lower)
        : context.design.id !== 'other' || drawnFrom.test(context.lower)),
    evidence: (context) => saidIn(context, criteria),
    near: ({ sentences }) =>
      sentences.some(
        ({ move, lower }) =>
          isOwnWork(move) &&
          (selected.test(lower) || ((move === 'method' || move === 'aim') && setsCriteria.test(lower))),
      ),
  },
  {
    kind: 'absence',
    id: 'unstated-population',
    found: 'The population is described',
    severity: 'medium',
    title: 'The population is not described',
    why: 'A finding holds for the people who were studied; the text does not say who they were.',
    add: 'Give age, sex, place and how people were reached.',
    designs: ['randomised-trial', 'observational', 'prediction-model', 'other'],
    when: (context) => isSubstantial(context) && involvesPeople(context) && !exVivo.test(context.lower),
    evidence: (context) => saidIn(context, age) ?? sentenceThat(context, ({ lower }) => countedPopulation.test(lower)),
    near: ({ sentences }) =>
      sentences.some(
        ({ move, lower, words }) =>
          (move === 'method' || move === 'aim') &&
          (population.test(lower) || reached.test(lower) || fromPlace.test(words) || tellsWho.test(lower)),
      ),
  },
  {
    kind: 'absence',
    id: 'trial-without-registration',
    found: 'The registration of the trial is given',
    severity: 'high',
    title: 'A trial without a registration',
    why: 'Most medical journals publish trials only when they were registered before the first participant.',
    add: 'Give the registry, the number and the date; if it was registered late or not at all, say so.',
    designs: ['randomised-trial', 'other'],
    // The medical journals' committee (ICMJE) requires registration whenever people are assigned to an intervention,
    // randomly or not.
    when: isTrial,
    evidence: (context) => saidIn(context, registered),
  },
  {
    kind: 'absence',
    id: 'review-without-registration',
    found: 'A protocol or registration is given',
    severity: 'low',
    title: 'A review without a protocol',
    why: 'A protocol shows that questions and criteria were set before the results were known.',
    add: 'Give the registration (for instance PROSPERO or OSF), or say that there was none.',
    designs: ['review'],
    // Narrative reviews are not expected to have a protocol.
    when: ({ lower }) => !/\bnot systematic\b|\bnarrative review\b/.test(lower),
    evidence: (context) => saidIn(context, protocol),
  },
  {
    kind: 'absence',
    id: 'review-without-appraisal',
    found: 'The quality of the studies is assessed',
    severity: 'medium',
    title: 'A review that does not assess its studies',
    why: 'Pooling weak studies gives a precise wrong answer; PRISMA asks for the risk of bias of each.',
    add: 'Name the tool (for instance RoB 2, ROBINS-I, QUADAS-2), who used it, and what came out.',
    designs: ['review'],
    // Reviews of studies on health assess the risk of bias; reviews that only count papers don't.
    when: ({ lower }) =>
      isSystematic.test(lower) && onHealth.test(lower) && !/\bscoping (?:review|study)|\bprisma-?scr\b/.test(lower),
    evidence: (context) => saidIn(context, appraised),
  },
  {
    id: 'heterogeneity-not-discussed',
    severity: 'medium',
    title: 'Studies that disagree are pooled without a word on why',
    why: 'A high I² says that the studies estimate different things; their mean may describe none of them.',
    add: 'Look for what differs between the studies, give a prediction interval, or do not pool.',
    designs: ['review'],
    find: (context) =>
      // Studies that report estimates by subgroup also look for the reason for a difference.
      explained.test(context.lower) || (context.lower.match(/95\s?% ?ci\b/g)?.length ?? 0) > 2
        ? []
        : sentencesWhere(context, 1, ({ lower }) => disagrees(lower)),
  },
  {
    id: 'personal-data',
    severity: 'high',
    title: 'The text may contain personal data',
    why: 'Names, addresses or dates of birth of the people studied must not be in a manuscript.',
    add: 'Remove it, or replace it with a code that only you can resolve.',
    find: (context) =>
      sentencesWhere(
        context,
        3,
        ({ words, lower }) =>
          /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,}/.test(words) ||
          /\+\d{1,3}[ -]\(?\d{1,4}\)?[ -]\d{2,4}[ -]?\d{2,}/.test(words) ||
          /\b(?:Mr|Mrs|Ms)\.? \p{Lu}\p{Ll}+/u.test(words) ||
          /\b(?:date of birth|born (?:on |in )?\d|passport (?:number|no)|social security number|medical record number|home address)\b/.test(
            lower,
          ) ||
          /\b(?:patient|participant|interviewee|student) (?:named|called) \p{Lu}\p{Ll}+/u.test(words),
      ),
  },
];

const isSystematic =
  /\bsystematic(?:ally)? (?:review|search)|\bmeta-analy|\b(?:medline|embase|pubmed|scopus|web of science|cochrane)\b/;

const onHealth =
  /\b(?:patients?|trials?|rcts?|treatments?|therap(?:y|ies)|clinical|disease|health|symptoms?|pupils|students|interventions?|diagnos\w+)\b/;

const appraised =
  /\brisks? of bias\b|\brob ?2\b|\brobins\b|\bquadas\b|\bnewcastle[- ]ottawa\b|\bgrade[- ]cerqual\b|\bcertainty (?:of|was)\b|\bamstar\b|\bmmat\b|\bjadad\b|\bcasp\b|\bjbi\b|\bmethodological (?:quality|limitations)\b|\bquality (?:assessment|appraisal|rating|scores?)\b|\b(?:quality|bias) of (?:the )?(?:included )?(?:studies|trials|evidence)\b|\bcritical(?:ly)? apprais|\b(?:studies|trials) (?:were|was) (?:rated|appraised|judged|of (?:low|poor|moderate|high) quality)\b|\bbias was\b/;

function disagrees(lower: string): boolean {
  const percent = /\bi(?:2|²|\^2)? ?(?:2|²)? ?(?:=|was|of|:) ?(\d{1,3})(?:\.\d+)? ?(?:%|percent)/.exec(lower);
  return percent !== null && Number(percent[1]) >= 75;
}

const explained =
  /\bheterogene|\bprediction intervals?\b|\bmeta-regression\b|\bsubgroups?\b|\bsensitivity analys|\bvaried (?:widely|between)\b/;

/** Things made in a laboratory don't choose their group. */
const madeThings =
  /\b(?:films?|coatings?|electrodes?|solar cells|alloys?|membranes?|catalysts?|batter(?:y|ies)|concretes?|beams?|wafers?|crystals?|polymers?|composites?|fibres?|fibers?|devices)\b/;

const lacksControls =
  /\b(?:need for|lack(?:s|ed|ing)?(?: of)?|without|no|not have|had no) (?:an? |any )?control groups?\b/;

/** One place received something that another did not: 'ward B carried on as before'. */
const asBefore =
  /\b(?:ward|school|class|clinic|village|site|group|team|unit|hospital|practice|line|section|course|year|cohort|half|others?|rest)s?(?: (?:\w|two|one))? (?:carried|went|kept|kept on|continued|worked|were (?:taught|treated|cared for)|was (?:taught|treated)|stayed)(?: on)? (?:[\p{L}]+ ){0,2}as (?:before|usual|always)\b/u;

/** Treatments of plots, pots or tanks. */
const laidOut =
  /\b(?:treatments?|variants?|varieties|cultivars|mixtures|fertili[sz]ers?|diets)\b[^.;]{0,60}\b(?:plots?|strips?|pots|tanks|cages|ponds|rows|beds|trays|pens|hives|enclosures|mesocosms|fields)\b/;
const systematic =
  /\bblock(?:s|ed)?\b|\blatin square\b|\balternat|\bassigned\b|\bdrawn\b|\bsplit-plot\b|\bpaired\b|\bsystematic(?:ally)?\b|\ball (?:plots|ponds|fields|tanks)\b/;

/** Animals that are only sampled or followed are not in groups, so no one has to be blinded to the group. */
const experiments =
  /\b(?:treat(?:ed|ment)|controls?|inject|fed|doses?|knock|vehicle|sham|groups?|diets?|scor(?:e|ed)|behaviou?r|exposed|drug|wild[- ]type|mutants?|surg)/;

/** Procedures that are only used on animals, including field studies. */
const handled =
  /(?<!\w-|test |evaluation )\bharness(?:es)?\b|\b(?:leg-loop|gps(?:-gsm)? (?:tag|collar)s?|mist[- ]nets?|ear tags?|leg rings?|radio[- ]?collar\w*)\b|\b(?:birds?|bats?|fish|frogs?|tadpoles|toads|newts|lizards|turtles|voles|mice|rats|lizards|animals|sheep|cows|pigs|chicks|adults)\b[^.]{0,60}\b(?:were|was) (?:caught|captured|trapped|tagged|ringed|anaesthetized|anaesthetised|euthani[sz]ed|dissected|injected)\b|\b(?:dogs|cats|horses|ponies|mares|cows|calves|heifers|piglets|pigs|sows|lambs|ewes|goats|hens|chickens|broilers|rabbits|mice|rats)\b[^.]{0,40}\b(?:were|was) (?:then |also |all |individually )?(?:randomi[sz]ed|randomly|allocated|assigned|fed|treated|dosed|vaccinated|operated|housed|weaned|slaughtered|sedated|given)\b/;

function handlesAnimals({ sentences }: Pick<RiskContext, 'sentences'>): boolean {
  return sentences.some(({ move, lower }) => isOwnWork(move) && handled.test(lower));
}

/** '60 heifer calves, one farm' and 'saline at 24 h': fragments that together say that animals were treated. */
function treatsAnimals({ sentences }: Pick<RiskContext, 'sentences'>): boolean {
  const own = sentences.filter(({ move }) => move === 'method' || move === 'aim');
  return (
    own.some(({ lower }) => countsOf(lower).some(({ noun }) => keptAnimals.test(noun))) &&
    own.some(({ lower }) => procedures.test(lower))
  );
}

const keptAnimals =
  /^(?:dogs|cats|horses|ponies|mares|cows|calves|heifers|steers|bulls|piglets|pigs|sows|lambs|ewes|goats|hens|chickens|broilers|rabbits|mice|rats|hamsters|ferrets|macaques|zebrafish)$/;
const procedures =
  /\b(?:second |first |single )?doses?\b|\bsaline\b|\binject\p{L}*|\b(?:an)?a?esthe(?:sia|ti[sz]ed)\b|\bsedat\p{L}*|\bvaccin\p{L}*|\bsurg\p{L}+|\bbiops\p{L}+|\bblood (?:was|samples?)\b|\bcatheter\p{L}*|\bdehorn\p{L}*|\bdisbud\p{L}*|\bcastrat\p{L}*|\beuthan\p{L}+|\binfected with\b/u;

const animalEthics =
  /\bethic|\biacuc\b|animal (?:care|welfare|use)|licen[cs]e|\bpermit(?:s|ted)?\b|\bpermission\b|approved by|\b(?:authority|authorities)\b|\b3rs\b/;

const blinding =
  /\b(?:un)?blind|\bmask|\bopen-label|\bunaware|\b(?:not|did not|didn['’]t|never) (?:know|see)\b|\b(?:not|never|nor) told\b|\bwithout knowing\b|\b(?:no|without) knowledge of\b|\bnot (?:aware|informed)\b|\bcould not see\b|\b(?:saw|had|got|knew) (?:only|no|neither)\b(?! (?:part|role|say|hand)\b)|\bcoded (?:vials?|tubes?|samples?|syringes?)\b|\bwithout (?:having )?(?:seen|seeing|to know|to see)\b|\blabels? (?:was |were )?(?:covered|hidden|removed|taped)\b|\bhidden from\b|\bnot been told\b|\b(?:neither|none|nobody|no one|everyone|everybody|all)\b[^.;]{0,40}\bknew\b|\b(?:couldn['’]t|could not|cannot|can['’]t) (?:tell|hide|distinguish)\b|\banonymi[sz]ed before\b|\bcodes? (?:was |were )?broken\b|\brandom strings?\b|\bbehind a (?:screen|curtain)\b|\b(?:identical|same)[- ]looking\b|\blooked (?:and tasted )?(?:alike|identical|the same)\b/;

const registered =
  /\b(?:pre-?)?regist(?:ered|ration)\b(?! nurses?)|\btrials? registry\b|\bnct ?\d{6}|\bisrctn|clinicaltrials\.gov|\bchictr|\beudract|\bdrks|\banzctr|\bactrn|\baearctr|\bctri\b|\bumin\b|\baspredicted\b|\btime-?stamped\b|\bentered in the (?:\p{L}+ ){0,3}regist(?:er|ry)\b|\bpre-?analysis plan\b|\bplan\b[^.;]{0,40}\b(?:lodged|filed|deposited|public)\b|\b(?:not|n['’]t) register\b|\bwr(?:ote|itten) down (?:\p{L}+ ){1,5}before\b|\bcrd ?42\d+|\bprospero\b/u;

const protocol = /\bprotocol\b|\bprospero\b|\bcrd ?42\d+|\b(?:pre-?)?regist(?:ered|ration)\b/;

const ethics =
  /\bethic|\binstitutional review|\birb\b|\bconsent|\bhelsinki\b|\bexempt(?:ed|ion)?\b|\bwaived?r?\b|\bdata protection\b/;

/** A study that assigns an intervention to people and compares them with others. */
function isTrial(context: RiskContext): boolean {
  return involvesPeople(context) && (context.design.id === 'randomised-trial' || comparesInterventions(context));
}

const sampled =
  /\b(?:patients?|cases|cohort|charts?|admissions|records|births|scans|repositories|projects|papers|posts|mined|scraped|crawled)\b/;

/** Words used in studies that take their sample from existing data. */
const drawnFrom =
  /\b(?:mined|scraped|crawled|(?<!be )downloaded|retrieved|surveyed)\b|\b(?:sampled|selected|drawn|collected) from (?!a depth|the surface)|\b(?:linked|records of|register|registry)\b|\b(?:from|in) (?:(?!sra|ncbi|genbank|ena\b)[\p{L}'-]+ ){0,4}database\b/u;

/** Words that restrict the sample without calling it a criterion. */
const selected =
  /\b(?:pdsa|plan-do-study-act|quality improvement|qi project|run charts?|service evaluation)\b|\b(?:students|pupils|apprentices|trainees|residents|employees|children) (?:in|of|on) (?:an?|one|the|our|two|three|four) (?:[\p{L}-]+ ){0,3}(?:courses?|class(?:es)?|schools?|programmes?|seminars?|years?)\b|\b(?:every|each) (?:second|third|fourth|fifth|tenth|hundredth|\d+th)\b|\bconsecutive(?:ly)?\b|\ball (?:[a-z]+ ){0,2}(?:students|employees|patients|residents|households|members|teachers|firms|flights|issues|letters) (?:of|in|at|who)\b|\b(?:adults|people|women|men|children) (?:of|aged) \d+ to \d+ who\b|\b(?:pupils|schoolchildren|students) aged \d|\b(?:residents|people|adults|patients|employees|students|members|users|households|women|men) (?:(?:over|under|above|below|aged) \d+ )?(?:who|that) (?:live|lives|were|own|attend)\b|\b(?:every|all) (?:[a-z]+ ){0,2}(?:with|that|who|whose|in which|containing)\b|\brandom sample of\b|\b(?:who|that) (?:had|have|has|report(?:ed)?|lived?|attended|worked) (?:at least|a|an|in|for|no|more)\b|\bby histology\b|\b(?:adults|people|patients|children|students|firms|papers|studies|articles|settings?) (?:whose|only)\b|\ball (?:[a-z]+ ){0,3}(?:kids|children|adults|people|women|men|residents|pupils|students|patients) (?:aged )?\d|\bonly (?:adults|people|patients|children|students|firms|papers|studies|articles|rcts|trials)\b|\b(?:were|are) deleted\b|\bscope:|\bdrew \d+|\bat random from\b|\b(?:drawn|chosen|selected|sampled) at random\b|\bwho said (?:yes|no)\b|\bsaid yes\b|\b(?:were|was) invited\b|\bnot observed\b|\ball (?:the )?(?:primary |public |secondary )?(?:schools|hospitals|municipalities|firms|births|admissions)\b|\bof the \d+ [a-z]+ in\b/u;

const criteria =
  /\beligib|^(?:also )?excluded ?:|^(?:we )?drop(?:ped)? (?!(?:out|in|by|from|to)\b)|\b(?:inclusion(?! of\b)|exclusion|criteri(?:a|on))\b|\bexclud(?:ed|ing)\b|\b(?:were|was|we) (?:\w+ )?included\b|\bincluded (?:were|all|only|people|adults|those|if)\b|\bincluded:|\b(?:cases|controls) (?:were|are|had to be) (?:[a-z]+ ){1,4}(?:with|that|who|whose|from|of)\b|\bto be included\b|\bcould (?:not )?take part\b|\bqualif(?:y|ied)\b|\bnot admitted\b|\bput aside\b|\bset aside\b|\b(?:were|was) (?:not (?:considered|used|included)|left out|omitted|discarded|dropped|removed)\b/;

const age =
  /\baged (?:\d|between|from|over|under)|\bages? (?:\d|between|from|of \d|range)|\byears? (?:old|of age)\b|\b\d{1,2} ?(?:to|–|-) ?\d{1,3} ?(?:y|yrs|years)\b(?! (?:of|later|after|before|ago|follow))|\b\d{1,2}-year-olds?\b|\bmean age\b/;

const groupsOfPeople =
  '(?:adults|children|adolescents|infants|women|men|students|pupils|nurses|teachers|older people|mothers|workers|residents|employees|veterans|newborns|girls|boys|males|females|farmers|parents|physicians|players|athletes|runners|cyclists|swimmers|rowers|households|families)';

const population = new RegExp(`\\b${groupsOfPeople}\\b`);

/** Samples taken from people: the study is about the samples, not the people. */
const exVivo =
  /\b(?:extracted (?:[a-z]+ )?(?:teeth|molars|premolars)|ex vivo|in vitro|biopsies|cadaver\w*|cell lines?)\b/;

/** Where participants were recruited, in enough detail for a reader to understand who they were. */
const reached =
  /\bone (?:adult|person) (?:per|in each|answered)\b|\ball students of\b|\b(?:drawn|sampled|recruited|chosen|taken|selected|invited)\b[^.;]{0,20}\bfrom (?:the |an? |our )?(?:[\p{L}-]+ ){0,3}(?:register|registry|roll|census|panel|lists?|directory|records)\b/u;

/** '36 speakers from Tórshavn'. */
const fromPlace = /\b\d[\d,]{0,12} (?:[\p{L}-]+ ){1,3}(?:from|in|of) (?:the )?\p{Lu}\p{L}+/u;

const countedPopulation = new RegExp(`\\b\\d[\\d,]{0,12} (?:[\\p{L}-]+ ){0,3}${groupsOfPeople}\\b`, 'u');
