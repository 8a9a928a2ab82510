import { namesSource } from '../cite-worthy.ts';
import { isOwnWork, type RiskContext, type RiskRule, type RiskSentence, sentencesWhere } from './rule.ts';
import { contentWords } from './shared-words.ts';

/**
 * Rules on statements that no measurement of the study could support: mechanisms, other species, the distant future.
 */
export const beyondResultsRules: readonly RiskRule[] = [
  {
    id: 'mechanism-not-tested',
    severity: 'medium',
    title: 'A mechanism that was not tested',
    why: 'A result shows that something happens; why it happens needs a measurement of its own.',
    add: 'Say which measurement shows it, cite who showed it, or word it as a possible explanation.',
    designs: ['randomised-trial', 'observational', 'animal', 'prediction-model', 'machine-learning', 'other'],
    find: (context) => {
      if (!context.sentences.some(({ move, lower }) => move === 'result' && /\d/.test(lower))) return [];
      const seen = new Set(
        context.sentences
          .filter((one) => isOwnFinding(one) && !explains(one))
          .flatMap(({ lower }) => contentWords(lower)),
      );
      return sentencesWhere(context, 2, (sentence) => explains(sentence) && isUntested(sentence.lower, seen));
    },
  },
  {
    id: 'animals-to-people',
    severity: 'medium',
    title: 'From animals or cells to people',
    why: 'Most effects that are seen in animals are not found in people; doses, times and illnesses differ.',
    add: 'Say what was shown in which species, and what a study of people would have to show.',
    designs: ['animal', 'other'],
    find: (context) =>
      studiesAnimals(context)
        ? sentencesWhere(
            context,
            1,
            ({ move, lower }) =>
              (move === 'interpretation' || move === undefined) && promisesPeople.test(lower) && !careful.test(lower),
          )
        : [],
  },
  {
    id: 'forecast-beyond-data',
    severity: 'medium',
    title: 'A forecast beyond the time that was observed',
    why: 'What held during the measurements may not hold for years: materials age, people and markets change.',
    add: 'Give the time that was observed, and the model and assumptions behind the forecast.',
    find: (context) =>
      sentencesWhere(context, 1, ({ move, second, lower }) => {
        const [, years] = forecasts.map((one) => one.exec(lower)).find((match) => match !== null) ?? [];
        if (
          years === undefined ||
          !(concludes(move) || (move === 'result' && second === 'interpretation')) ||
          careful.test(lower.replace(saying, ''))
        )
          return false;
        return !context.sentences.some(
          (other) => other.lower !== lower && isOwnWork(other.move) && other.lower.includes(years),
        );
      }),
  },
];

function concludes(move: RiskSentence['move']): boolean {
  return move === 'interpretation' || move === 'limitation' || move === undefined;
}

function isOwnFinding({ move }: RiskSentence): boolean {
  return move === 'method' || move === 'result' || move === 'aim';
}

/** An explanation of a finding that the author states as a fact. */
function explains({ move, second, words, lower }: RiskSentence): boolean {
  return (
    (move === 'interpretation' || ((move === 'result' || move === 'limitation') && second === 'interpretation')) &&
    because.some((pattern) => pattern.test(lower)) &&
    !careful.test(lower) &&
    !/\b(?:we|i|our|study|sample|design|survey|article|paper|data|author|authors|literature|concept|analogous|defined|refers)\b/.test(
      lower,
    ) &&
    !namesSource(words)
  );
}

const because: readonly RegExp[] = [
  // 'The lamps were chosen because they are common' is about the study design.
  /(?<!\b(?:chosen|selected|picked|used|taken|excluded|dropped|omitted|preferred|left out)(?: \p{L}+)?[ ,]{1,2})\bbecause\b/u,
  /(?<!ever )\bsince (?:they|it|this|these|the|an?|he|she|their|its|people|\p{L}+s)\b(?! (?:start|beginning|end|first|last|introduction|opening|reform|war|early|late|mid|\p{L}+ of)\b)/u,
  /\b(?:blocks?|prevents?|improves?|reduces?|lowers?|raises?|increases?|protects?|stabili[sz]es?|inhibits?|slows?|speeds? up|strengthens?|weakens?|promotes?|suppresses|drives?|attracts?) [^.;]{0,40}\bby (?!using|adding|applying|comparing|replacing)\p{L}{3,}ing\b/u,
  /\b(?:comes?|came|stems?|arises?|arose|originates?|derives?|results?) from\b/,
  /\b(?:is|are|was|were) (?:\p{L}+ )?(?:due to|caused by|driven by|mediated by|explained by|brought about by|governed by|controlled by|attributable to|owed to)\b/u,
  /\b(?:is|are) (?:what(?! (?:helps?|matters?|counts?|works?|makes)\b)|the (?:mechanism|key|switch|route|pathway) (?:by|through|that|which|for|of|to|behind))\b/,
  /\b(?:acts?|works?|operates?) (?:by|through|via)\b/,
  /\b(?:activat|reinstat|modulat|regulat|trigger|stimulat|influenc|affect|chang|lower|rais|improv|reduc|increas|help|strengthen|suppress|restor)\p{L}{0,6}s [^.;]{0,60}\b(?:via|through) (?:the |its |their |an? )?(?!e-?mail\b)/u,
  /\bby (?:lower|rais|increas|reduc|block|inhibit|activat|promot|prevent|stabili[sz]|destabili[sz]|releas|trapp|bind|open|clos|suppress|triggers?|induc|attract|draw|calm|distract|motivat)\p{L}*ing\b/u,
];

/** At least half of the explanation's words (and at least one) don't occur in the study's own methods and results. */
function isUntested(lower: string, seen: ReadonlySet<string>): boolean {
  const pattern = because.find((one) => one.test(lower));
  const at = pattern === undefined ? null : pattern.exec(lower);
  if (at === null) return false;
  const named = /\b(?:is|are) what\b/.test(at[0]) ? lower : lower.slice(at.index + at[0].length);
  const words = contentWords(named.split(/[.;]/)[0] ?? '');
  const fresh = words.filter((word) => !seen.has(word));
  return fresh.length >= 1 && fresh.length >= words.length / 2;
}

/** An explanation, a promise or a forecast that the author hedges. */
const careful =
  /\b(?:may|might|could|can|cannot|perhaps|maybe|possibl[ey]|probabl[ey]|likely|unlikely|presumably|suggests?|seems?|appears?|would|if|whether|hypothes\w+|speculat\w+|plausibl[ey]|think|believe|suspect|expect\w*|one (?:reason|explanation)|consistent with|in line with|(?:fits?|fitting|agrees?|accords?) (?:well |better )?(?:with|the (?:view|idea|picture|hypothesis|theory|notion|claim)|this)|not|never|no|unclear|unknown|further|future|trials?|studies|remains?|assum\w+|why|as (?:shown|seen|measured))\b|n['’]t\b|\?/;

const animals =
  /\b(?:mice|mouse|rats?|zebrafish|drosophila|rabbits?|piglets?|monkeys?|macaques?|hamsters?|cell lines?|in vitro|organoids?|(?:myo|fibro|osteo)blasts?|hela|hek-?293t?|sirna|cultured cells|cell cultures?)\b/;

const promisesPeople =
  /\b(?:patients|people|humans?|women|men|children|infants|clinical (?:use|practice)|the clinic|clinicians|physicians|doctors)\b[^.;]{0,80}\b(?:should|must|will|needs?|ought to|benefits?|(?:is|are) (?:protected|cured|safe)|can now)\b|\b(?:should|must|will|ready to)\b[^.;]{0,60}\b(?:patients|people|humans|women|men|children|infants|clinical (?:use|practice)|the clinic)\b|\b(?:treats?|cures?|prevents?|protects?|works?|helps?|safe|effective|leads? to|causes?|results? in|explains?)\b[^.;]{0,60}\b(?:in|for|against) (?:\p{L}+ )?(?:humans?|patients|people|women|men|children|infants)\b/u;

function studiesAnimals({ design, sentences }: RiskContext): boolean {
  const own = sentences.filter(({ move }) => move === 'method' || move === 'result');
  return (
    (design.id === 'animal' || own.some(({ lower }) => animals.test(lower))) &&
    !own.some(({ lower }) =>
      /\b(?:patients|people|humans?|volunteers|participants|women|donors|children|biopsies)\b/.test(lower),
    )
  );
}

/** Words that introduce a statement without hedging it. */
const saying = /\b(?:it|one) can (?:therefore |thus |also )?(?:be )?(?:said|say|stated?|concluded?|seen|see)\b/;

const forecasts: readonly RegExp[] = [
  /\bextrapolat\w+\b[^.;]{0,80}\b(\d+ (?:years|decades|months|cycles))\b/,
  /\bwill\b[^.;]{0,60}\b(?:by|until|before) (2[01]\d\d)\b/,
  /(?<!\bthe )\b(?:last|hold|survive|endure)s? (?:for )?(?:about |over |more than |at least )?((?:\d+|ten|twenty|thirty|forty|fifty|hundred) (?:years|decades))\b/,
  /\b(?:will|shall)\b[^.;]{0,60}\b(?:last|hold|keep|remain|survive|endure|stay|serve|persist|work|withstand|continue|resist|behave)s?\b[^.;]{0,60}\b((?:\d+|ten|twenty|thirty|forty|fifty|hundred|many|several) (?:years|decades|centuries|generations)|decades|generations)\b/,
];
