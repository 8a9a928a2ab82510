import { splitsMaterial } from './everyday-statements.ts';
import { splitByPart } from './nested-samples.ts';
import { isOwnWork, isSubstantial, type RiskRule, saidIn, sentencesWhere } from './rule.ts';

/** Rules on machine learning. */
export const learningRules: readonly RiskRule[] = [
  {
    kind: 'absence',
    id: 'learning-without-split',
    found: 'Test data are kept apart',
    severity: 'high',
    title: 'A learned model without separate test data',
    why: 'Performance on the data that a model learned from says nothing about new data.',
    add: 'Say how the data were split, by which unit (person, site, time), and that the test data were used once.',
    designs: ['machine-learning', 'prediction-model'],
    when: (context) => isSubstantial(context) && !onlyPrompts(context.lower),
    evidence: (context) => saidIn(context, split),
    near: ({ sentences }) =>
      sentences.some(({ move, lower }) => isOwnWork(move) && splitsMaterial.test(lower) && !/\ball\b/.test(lower)),
  },
  {
    kind: 'absence',
    id: 'learning-without-baseline',
    found: 'A comparison with another method is made',
    severity: 'medium',
    title: 'No baseline to compare with',
    why: 'Without a simple or a known method on the same data, a score cannot be judged.',
    add: 'Add a simple baseline and the best known method, tuned with equal effort.',
    designs: ['machine-learning', 'prediction-model'],
    when: (context) =>
      isSubstantial(context) && (context.design.id === 'machine-learning' || learned.test(context.lower)),
    evidence: (context) => saidIn(context, baseline),
  },
  {
    id: 'leakage-words',
    severity: 'high',
    title: 'Test data may have leaked into training',
    why: 'Scaling, selecting, balancing or tuning on all of the data lets the model see what it is tested on.',
    add: 'Do each such step inside the training part only, or say why it could not leak.',
    designs: ['machine-learning', 'prediction-model'],
    find: (context) => {
      const split = splitByPart(context);
      return sentencesWhere(
        context,
        3,
        (sentence) =>
          sentence === split ||
          (isOwnWork(sentence.move) &&
            leaks.some((pattern) => pattern.test(sentence.lower)) &&
            !denied.test(sentence.lower)),
      );
    },
  },
  {
    kind: 'absence',
    id: 'no-calibration',
    found: 'Calibration is reported',
    severity: 'medium',
    title: 'No calibration',
    why: 'A prediction that ranks well can still be wrong by a factor; decisions need probabilities that hold.',
    add: 'Report calibration (a plot, slope and intercept) on the validation data.',
    designs: ['prediction-model'],
    when: isSubstantial,
    evidence: (context) =>
      saidIn(
        context,
        /\bcalibrat|\bbrier\b|\bhosmer|\bece\b|\breliability (?:diagram|plot|curve)|\b(?:predicted|expected|probabilities)\b[^.;]{0,30}\b(?:observed|match\w*|reali[sz]ed|agree\w*)\b|\bobserved (?:to|and|vs\.?|over|\/) ?(?:expected|predicted)/,
      ),
  },
];

/** A language model that is queried, not trained. */
function onlyPrompts(lower: string): boolean {
  return (
    /\b(?:(?:few|zero|one)-shot|in-context|prompt(?:s|ed|ing)?)\b/.test(lower) &&
    !/\b(?:(?<!pre-?)train(?:ed|ing)|fine-?tun\w+)\b/.test(lower)
  );
}

/** Models with more than a few coefficients; a plain regression needs no baseline. */
const learned =
  /\bneural|\bdeep learning|\bmachine learning|\bgradient boosting|\bboosted|\brandom forests?|\btransformers?\b|\bsupport vector|\bxgboost|\bembeddings?\b/;

const baseline =
  /\bbaselines?\b|\bbase(?: ?\/ ?| and | vs\.? | or )(?:instruct|tuned|fine-?tuned|chat)\w*\b|\bbefore(?: ?\/ ?| and | or )after (?:fine-?)?tuning\b|\b(?:compared?|comparison|relative) (?:with|to|against)\b|\boutperform|\bversus\b|\bvs\b|\bstate[- ]of[- ]the[- ]art\b|\b(?:better|worse|higher|lower) than\b(?! without)|\b(?:highest|best|strongest|worst)[- ](?:performing|performance)\b|\bmost effective\b|\b(?:above|below|over) (?:the )?(?:random|majority|chance)\b/;

const split =
  /\b(?:test|validation|hold-?out|held-?out|training) (?:set|data|split|sample|cohort|fold|images|photos)s?\b|\b(?:train(?:ing)?|development)[ /-]+(?:and |, )?(?:validation|test)|\bsplit\b|\bcross-?validat|\bexternal(?:ly)? validat|\bleave-one-out\b|\bbootstrap|\bunseen\b|\bfinal test\b|\btest data\b|\b(?:set|put|kept|held) (?:aside|back)\b|\btrain(?:ed|ing) on\b[^.]{0,120}\b(?:tested|evaluated|validated|scored) (?:\w+ )?on\b|\b(?:tested|evaluated|validated|scored) (?:\w+ )?on (?:the )?(?:remaining|other|new|another|later|rest)\b/;

const step =
  '(?:normali[sz]|standardi[sz]|scal(?:ed|ing)|oversampl|undersampl|smote|augment|feature selection|selected (?:the )?features|imput|features? (?:were |was )?selected|balanced|tuned|tuning|hyper-?parameters?)';

const leaks: readonly RegExp[] = [
  new RegExp(
    `\\b${step}.{0,80}\\b(?:before (?:the )?(?:split|dividing|cross|train)|(?:whole|entire|full|complete) (?:data ?set|data|sample|cohort)|(?:on|using|over|with|from) all (?:of the )?(?!training|train\\b)[a-z]|all (?:of the )?(?:data|samples|images|patients|participants))`,
  ),
  new RegExp(`\\b(?:whole|entire|full|complete) (?:data ?set|data)\\b.{0,60}\\b${step}`),
  new RegExp(
    `\\b${step}.{0,80}\\b(?:on|using|with) (?:the|our|these) (?:\\d+ |same )?test (?:set|data|objects|images|questions|patients|samples|items|sites|sentences|photos|subjects)`,
  ),
  /\b(?:same|identical) [\p{L}-]+\b.{0,60}\b(?:both|train\w*)\b.{0,40}\btest/u,
  new RegExp(`\\b${step}.{0,120}\\bthen\\b.{0,60}\\b(?:split|divided|partitioned|separated)\\b`),
  /\b(?:best|selected|chosen|early stopping|stopped).{0,60}\b(?:on|by|using) the test (?:set|data|accuracy|loss|score)/,
  /\b(?:chose|choose|chosen|selected?|picked?|tuned?|kept?|adjusted|optimi[sz]ed)\b.{0,60}\b(?:best|highest|lowest|score|accuracy|results?|performance|loss)\b.{0,30}\bon the (?:same )?test\b/,
  /\b(?:several|multiple|some|many|more than one|the same|two|different)\b.{0,60}\b(?:in(?:to)?|on) both (?:parts|sets|halves|splits|sides|the train)/,
  /\b(?:train(?:ed|ing)?|tested|evaluated|scored)\b.{0,30}\bon the same (?:data|sentences|images|patients|samples|texts|questions)\b/,
  /\b(?:pixels|patches|tiles|frames|slices|windows|segments|crops|beats|epochs|chunks|snippets|clips)\b.{0,60}\b(?:shuffled|at random|randomly)\b(?!.{0,80}\bby (?:patient|subject|person|field|site|speaker|farm|video|region|scene|year))/,
  /\bearly stopping\b.{0,30}\btest (?:set|data)\b/,
  /\bsplit (?:was|is|were) (?:done |made )?by (?:scans?|images?|slices?|records?|visits?|samples?|sentences?|photos?|frames?|windows?|rows?|cells?|utterances?)\b/,
  /\b(?:a|one|the same|some|each) (?:patient|person|subject|animal|speaker|farm|site|house|author|field|mole|plant)s? (?:can|may|could|might|is|are|was|were|will) (?:then )?(?:be |occur |appear |stand )?in both\b/,
  /\b(?:retrained|adjusted|tweaked|changed|tuned|modified|repeated|trained)\b.{0,40}\buntil the test\b/,
  /\btest (?:images?|data|samples?|scans?|texts?|sentences|photos|set|patients|cases)\b.{0,20}\b(?:were|was|are|is) (?:also |partly |again )?(?:used (?:for|in|during|to) train\w*|part of the training|included in the training|seen (?:in|during) training)/,
  /\bcopies of (?:the )?test\b|\btest\b.{0,40}\bin the training (?:set|data)\b/,
  /\b(?:vocabulary|tokeni[sz]er|pca|principal components?|scaler|embeddings?|lexicon|dictionary|topic model|thresholds?)\b.{0,40}\b(?:from|on|over|using|with) (?:all|the (?:whole|entire|full|complete))\b.{0,40}\b(?:before|split|and test|test set)/,
  /\b(?:by|after|while) (?:looking at|watching|inspecting|checking|monitoring) the test (?:set|data|error|score|accuracy|loss|results?)\b/,
  /\b(?:lines|rows|sentences|words|cells|crops|patches|pixels|frames|windows|segments|photos|nodules|records|visits|comments|posts)(?:, not [a-z]+,?| and not [a-z]+)? were (?:split|divided|shuffled|assigned)\b.{0,20}\bat random\b/,
  /\b(?:tuned|trained|adjusted|changed|went on|searched)\b.{0,30}\buntil the test (?:error|loss|score|accuracy)\b/,
  /\b(?:each|every|a|the same|one) (?:book|author|patient|speaker|site|document|person|video|house|field|farm|archive|subject)s? (?:has|have|had) [^.;]{2,40}\bin (?:all (?:three|two|of the)|both)\b/,
  /\bcopies of (?:the )?test\b|\btest (?:pages?|items?|documents?|images?|sentences|questions|set|data) included\b|\bincluding the test (?:pages?|items?|documents?|images?|sentences|questions|set|data)\b/,
  /\b(?:stopped|stop|chose|picked|selected|kept|took|tuned)\b.{0,60}\b(?:on|by|for) the (?:\d+ )?(?:evaluation|test|benchmark) (?:scenes?|set|data|items?|questions|tasks?|images?|episodes?|problems?) (?:was|were|is|are) (?:best|highest|lowest)/,
  /\b(?:scalers?|features?|vocabulary|pca|normali[sz]ation|thresholds?|encoders?|imputation|lexicon|selection|means?|embeddings?)\b[^.;]{0,60}\b(?:computed|fitted|fit|learned|learnt|estimated|derived|chosen|selected|built|trained)\b[^.;]{0,20}\b(?:for|on|from|over|with|across|using) (?:all|the (?:whole|entire|full|complete)) (?!train)/,
  /\bdata leak(?:age|ed)?\b/,
  /\b(?:calibrat|tun|optimi[sz])(?:ed|ion|ing)? (?:\p{L}+ )?(?:on|with) the test (?:split|set|data|part|fold|images)\b/u,
  /\brandom(?:ly)?\b[^.;]{0,20}\b(?:split|divided|splits?)\b[^.;]{0,40}\b(?:several|many|multiple|more than one)\b[^.;]{0,20}\b(?:of|from|per) (?:one|each|the same|a) (?:patient|person|subject|animal|site|speaker|plant|house)\b/,
];

const denied =
  /\b(?:not|never|no|none|without|avoid\w*|prevent\w*|only on the training|training (?:set|data|folds?) only)\b/;
