import type { DesignId } from './designs.ts';
import type { Move, StandardRole } from './manuscript.ts';

/** Something that a section should hold, and the instruction that stands there while it does not. */
interface Ask {
  readonly role: StandardRole;
  readonly designs: readonly DesignId[] | 'all';
  /** Satisfied when a sentence of the body has this move. */
  readonly move?: Move;
  /** Satisfied when the text says it anywhere. */
  readonly said?: RegExp;
  readonly text: string;
}

interface GapQuestion {
  readonly design: DesignId;
  /** The whole of the user's text, small letters. */
  readonly lower: string;
  /** Moves of the sentences of the body, wherever they are: an own heading may hold what a section is asked for. */
  readonly moves: ReadonlySet<Move>;
}

/**
 * Instructions for what a section lacks: first by its moves, then by the reporting guideline of the design (in own
 * words). At most six, so that they are read.
 */
export function sectionGaps(role: StandardRole, { design, lower, moves }: GapQuestion): string[] {
  return asks
    .filter((ask) => ask.role === role && (ask.designs === 'all' || ask.designs.includes(design)))
    .filter((ask) => (ask.move === undefined || !moves.has(ask.move)) && !(ask.said?.test(lower) ?? false))
    .map(({ text }) => text)
    .slice(0, 6);
}

const asks: readonly Ask[] = [
  {
    role: 'introduction',
    designs: 'all',
    move: 'background',
    text: 'Say what is known about the topic, and why it matters.',
  },
  {
    role: 'introduction',
    designs: 'all',
    move: 'gap',
    text: 'Say what is not known yet: the gap that this work fills.',
  },
  {
    role: 'introduction',
    designs: 'all',
    move: 'aim',
    text: 'State the aim, the question or the hypothesis in one sentence.',
  },

  {
    role: 'methods',
    designs: 'all',
    move: 'method',
    text: 'Describe what was done, so that others could do it again.',
  },
  ask(
    'methods',
    ['randomised-trial'],
    /\b(?:parallel|crossover|cross-over|factorial|cluster)\b/,
    'Name the trial design (for instance parallel groups) and the allocation ratio.',
  ),
  ask(
    'methods',
    ['randomised-trial', 'observational'],
    /\b(?:eligib|inclu(?:ded|sion)|exclu(?:ded|sion)|criteria)/,
    'Say who was eligible and who was excluded.',
  ),
  ask(
    'methods',
    ['randomised-trial'],
    /\b(?:computer-generated|random (?:number|sequence)|block|minimi[sz]ation|random list|central randomi[sz]ation|drawing lots|envelopes)/,
    'Say how the random sequence was made, and who held it.',
  ),
  ask(
    'methods',
    ['randomised-trial'],
    /\b(?:conceal|sealed|envelopes|central (?:randomi[sz]ation|allocation)|held by|independent statistician|web-based randomi[sz]ation)/,
    'Say how the allocation was concealed until a participant was enrolled.',
  ),
  ask(
    'methods',
    ['randomised-trial'],
    /\b(?:blind|mask|open-label|unaware|did not know the allocation)/,
    'Say who was blinded to the allocation, or that nobody was.',
  ),
  ask(
    'methods',
    ['randomised-trial'],
    /\bprimary (?:outcome|end ?point)/,
    'Name the primary outcome, and when and how it was measured.',
  ),
  ask(
    'methods',
    ['randomised-trial', 'animal'],
    /\b(?:power|sample size|to detect)\b/,
    'Say how the sample size was chosen.',
  ),
  ask(
    'methods',
    ['observational'],
    /\b(?:register|registry|cohort|survey|hospitals?|clinics?|schools?|general practices|setting|country|city|region|database)\b/,
    'Describe the setting, the places and the dates of the data.',
  ),
  ask(
    'methods',
    ['observational'],
    /\b(?:defined as|measured|assessed|questionnaire|records|diagnos|self-report)/,
    'Define the exposure and the outcome, and how each was measured.',
  ),
  ask(
    'methods',
    ['observational'],
    /\b(?:adjust|confound|matched|propensity|stratified)/,
    'Name the confounders, and how they were dealt with.',
  ),
  ask(
    'methods',
    ['observational', 'prediction-model'],
    /\b(?:missing|imput|complete[- ]case)/,
    'Say how missing data were handled.',
  ),
  ask(
    'methods',
    ['animal'],
    /\b(?:strain|c57bl|balb|sprague|wistar|male|female|sex|weeks old)\b/,
    'Give species, strain, sex and age of the animals.',
  ),
  ask('methods', ['animal'], /\brandom/, 'Say how animals were allocated to groups, and whether at random.'),
  ask('methods', ['animal'], /\b(?:blind|mask|unaware)/, 'Say who was blinded during treatment and assessment.'),
  ask('methods', ['animal'], /\b(?:housed|housing|cage|light[/-]dark)/, 'Describe housing and care.'),
  ask(
    'methods',
    ['animal'],
    /\b(?:humane|euthan|anaesthe|anesthe|analges)/,
    'Describe anaesthesia, pain relief and humane endpoints.',
  ),
  ask(
    'methods',
    ['review'],
    /\b(?:pubmed|medline|embase|scopus|web of science|cinahl|cochrane|databases?)\b/,
    'Name the databases that were searched, and the date of the last search.',
  ),
  ask(
    'methods',
    ['review'],
    /\b(?:search (?:terms|strategy|string)|keywords used|query)/,
    'Give the full search strategy for at least one database.',
  ),
  ask(
    'methods',
    ['review'],
    /\b(?:eligib|inclu(?:ded|sion)|exclu(?:ded|sion)|criteria)/,
    'State the eligibility criteria.',
  ),
  ask(
    'methods',
    ['review'],
    /\b(?:two (?:reviewers|authors)|independently|in duplicate|second reviewer|both authors)/,
    'Say how many people screened and extracted, and how they settled disagreements.',
  ),
  ask(
    'methods',
    ['review'],
    /\b(?:risk of bias|quality (?:assessment|appraisal)|robins|rob ?2|newcastle)/,
    'Say how the risk of bias of each included study was judged.',
  ),
  ask(
    'methods',
    ['review'],
    /\b(?:meta-analy|narrative synthesis|synthesi[sz]ed|pooled)/,
    'Describe how the results were brought together.',
  ),
  ask(
    'methods',
    ['prediction-model'],
    /\b(?:cohort|register|registry|records|database|hospitals?|dataset|data set)\b/,
    'Describe the source of the data, its place and its dates.',
  ),
  ask(
    'methods',
    ['prediction-model'],
    /\bpredictors?\b|\bfeatures\b|\bvariables\b/,
    'List the candidate predictors, and when they were measured.',
  ),
  ask(
    'methods',
    ['prediction-model'],
    /\bvalidat|\bcross-valid|\bbootstrap/,
    'Say how the model was validated, and on whom.',
  ),
  ask('methods', ['prediction-model'], /\bcalibrat/, 'Report calibration beside discrimination.'),
  ask(
    'methods',
    ['prediction-model'],
    /\bevents?\b|\bsample size\b/,
    'Give the number of outcome events for each predictor that was considered.',
  ),
  ask(
    'methods',
    ['machine-learning'],
    /\b(?:split|held-out|hold-out|test set|cross-validation|validation set)/,
    'Say how the data were split into training, validation and test sets.',
  ),
  ask(
    'methods',
    ['machine-learning'],
    /\b(?:baselines?|compared (?:with|to|against)|prior model)/,
    'Name the baselines, and how they were tuned.',
  ),
  ask(
    'methods',
    ['machine-learning'],
    /\b(?:hyper-?parameters?|learning rate|grid search|optimi[sz]er|batch size)/,
    'Give the hyperparameters and how they were chosen.',
  ),
  ask(
    'methods',
    ['machine-learning'],
    /\b(?:gpus?|tpus?|compute|cpu|hardware|training time|ran on)\b/,
    'State the hardware and the amount of computation.',
  ),
  ask(
    'methods',
    ['machine-learning'],
    /\b(?:seeds?|runs|bootstrap|confidence|±|standard deviation|folds?)/,
    'Say how many runs or seeds each number rests on.',
  ),
  ask(
    'methods',
    ['qualitative'],
    /\b(?:recruit|sampl|selected|purposive|snowball|chosen|rests on|corpus|sources)/,
    'Say how people or sources were chosen.',
  ),
  ask(
    'methods',
    ['qualitative'],
    /\b(?:reflexiv|positionality|my own|as a (?:researcher|woman|man|nurse|teacher|former)|our background|insider|outsider)/,
    'Say where you stand towards the people or sources, and how this shaped the reading.',
  ),
  ask(
    'methods',
    ['qualitative'],
    /\b(?:cod(?:ed|ing)|analy[sz]|close(?:ly)?|themes?|interpret)/,
    'Describe the steps from the material to the themes.',
  ),
  ask(
    'methods',
    ['qualitative'],
    /\b(?:saturation|until no new|stopp|in full|all of the|in the order|complete)/,
    'Say when you stopped collecting, and why.',
  ),
  ask(
    'methods',
    ['other'],
    /\b(?:replicat|repeat|triplicate|duplicate|batches|over \d+|n ?=|±|devices|samples|runs)/,
    'Say how often each measurement was repeated.',
  ),

  {
    role: 'results',
    designs: 'all',
    move: 'result',
    text: 'Report the main result, with its number and its uncertainty where there is one.',
  },
  ask(
    'results',
    ['randomised-trial'],
    /\b(?:lost to follow|dropped out|withdrew|discontinued|completed the (?:trial|follow)|retention|flow)/,
    'Give the flow of participants: allocated, treated, followed up, analysed.',
  ),
  ask(
    'results',
    ['randomised-trial', 'observational'],
    /\b(?:baseline characteristics|mean age|median age|table 1|at baseline,)/,
    'Describe the participants at baseline.',
  ),
  ask(
    'results',
    ['randomised-trial'],
    /\b(?:adverse|harms?|side effects?|safety)\b/,
    'Report harms, or that none were seen.',
  ),
  ask(
    'results',
    ['review'],
    /\b(?:records|abstracts|articles|studies) (?:were )?(?:identified|screened|excluded|included)|\bwe (?:identified|screened|included)/,
    'Give the numbers of records found, screened, excluded and included.',
  ),
  ask(
    'results',
    ['prediction-model'],
    /\b(?:auc|auroc|c-statistic|c-index|area under)/,
    'Report discrimination with its confidence interval.',
  ),

  {
    role: 'discussion',
    designs: 'all',
    move: 'interpretation',
    text: 'Say what the main result means, and how it compares with earlier work.',
  },
  {
    role: 'discussion',
    designs: 'all',
    move: 'limitation',
    text: 'Name the main limitations, and what each means for the result.',
  },
];

function ask(role: StandardRole, designs: readonly DesignId[], said: RegExp, text: string): Ask {
  return { role, designs, said, text };
}
