import type { Move } from '../manuscript.ts';
import { type Evidence, involvesPeople, isOwnWork, type RiskContext, sentenceThat } from './rule.ts';

/** The sentence with the sample size: of people or animals if the text is about them, otherwise of anything. */
export function sampleSize(context: RiskContext, moves?: readonly (Move | undefined)[]): Evidence | null {
  const living = context.design.id === 'animal' || involvesPeople(context);
  return sentenceThat(
    context,
    ({ move, lower }) =>
      (moves?.includes(move) ?? true) &&
      (/\b(?:n\s?=\s?(?=\d)|(?:sample|total) of (?=\d))(?![\d,]{1,10}(?:\.\d| ?[x×] ?\d| (?:grid|mesh|lattice|pixels?|voxels?|time|steps|epochs|iterations|parameters)\b))|\b\d+ (?:were )?(?:recruited|enrolled)\b|\b\d+ per (?:group|arm)\b|\b(?:account|case|story|life) of (?:one|a single) \p{L}+/u.test(
        lower,
      ) ||
        countsOf(lower).some(
          (count) => !noSample.test(count.noun) && !isOfGrid(count, lower) && (!living || isLiving(count.noun)),
        )),
  );
}

/** 'A grid of 400 x 200 cells', 'a mesh of 80,000 elements', '64 hidden neurons': the resolution of a computation. */
export function isOfGrid({ noun, kind = '', at }: Count, lower: string): boolean {
  const around = lower.slice(Math.max(0, at - 120), at + 120);
  return (
    (!isLiving(noun) && /\d ?[x×] ?$/.test(lower.slice(Math.max(0, at - 4), at))) ||
    /\b(?:grid|mesh|lattice|finite|hidden|convolutional|attention|time|quadrature|pixel)\b/.test(kind) ||
    (computed.test(noun) && fineness.test(around))
  );
}

const computed =
  /^(?:cells|elements|nodes|points|triangles|tetrahedra|quadrilaterals|hexahedra|volumes|vertices|faces|boxes|bins|blocks|slices|neurons|tiles|squares|intervals|positions)$/;

const fineness =
  /\b(?:grids?|mesh(?:es|ed)?|lattice|discreti[sz](?:ed|ation)|finite[- ](?:elements?|volumes?|differences?)|resolution|pixels?|voxels?|hidden|rasters?|rasteri[sz]ed|quadrature)\b/;

export interface Count {
  readonly value: number;
  /** The counted plural noun, for example 'patients'. */
  readonly noun: string;
  /** The words between number and noun. */
  readonly kind?: string;
  readonly at: number;
}

/** Numbers with the plural noun that they count, which may be up to four words later: '24 male mice', '31 gauges'. */
export function countsOf(lower: string): Count[] {
  return [...lower.matchAll(counted)].flatMap((match) => {
    const [, number = '', between = '', noun = ''] = match;
    // '2008 Chino Hills' is a year with a name.
    if (unit.test(between.split(' ')[0] ?? '') || (between !== '' && /^(?:19|20)\d\d$/.test(number))) return [];
    return [{ value: valueIn(number), noun, kind: between.trim(), at: match.index }];
  });
}

const spelled = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred'],
];
const values = [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 50, 60, 70, 80, 90, 100],
];

/** Numbers in words, as `valueIn` reads them. */
export const numberWord = new RegExp(
  `\\b(?:${[...spelled].reverse().join('|')})(?:-(?:one|${spelled.slice(0, 8).join('|')}))?\\b`,
  'g',
);

/** '12', '1,200', 'thirty-two'. */
export function valueIn(number: string): number {
  if (/^\d/.test(number)) return Number(number.replaceAll(',', ''));
  if (number === 'one') return 1;
  return number.split('-').reduce((sum, word) => sum + (word === 'one' ? 1 : (values[spelled.indexOf(word)] ?? 0)), 0);
}

/** '5 Ah cells' and '8 week courses' are measurements, not counts. */
const unit =
  /^(?:[mcdkµn]?m|[mkµ]?g|[mµ]?l|m?s|min|h|[kmg]?hz|[mk]?v|m?ah?|[mk]?w|k?wh|[mkg]?pa|ha|k|eur|usd|[kmgt]b|k?ev|mol|rpm|bit|px|year|week|day|night|hour|month|minute|second|point|fold|item|degree)$/;

const irregular =
  'people|men|women|children|mice|larvae|data|zebrafish|fish|sheep|cattle|interviewees|spectra|genera|taxa';

/** Words that start another statement in the same sentence. */
const joins =
  'of|in|at|on|per|for|with|without|from|to|and|or|by|than|over|against|after|before|we|i|they|it|he|she|was|were|is|are|had|have|has|did|do|the|an?|which|that|who|when|while';

/** Not part of a decimal, an interval or a comparison; at most four words before the noun. */
const counted = new RegExp(
  `(?<![\\p{L}\\d.,–−-]|\\p{L}/)(\\d{1,3}(?:,\\d{3})+|\\d{1,7}|(?:${spelled.join('|')})(?:-(?:one|${spelled.slice(0, 8).join('|')}))?)(?![.,]?\\d) ((?:(?!(?:${joins}) |\\d+ )[\\p{L}\\d][\\p{L}\\d/-]* ){0,4}?)((?:${irregular})|[\\p{L}-]{2,}(?<!s|u)s)\\b`,
  'gu',
);

/** A noun on the list below, or an occupation: drivers, dentists, midwives, trainees. */
export function isLiving(noun: string): boolean {
  return subjects.test(noun) || (/(?:wives|ers|ors|ists|ants|ents|ians|ees|men)$/.test(noun) && !things.test(noun));
}

/** The largest number of people or animals, 0 if none is given. */
export function mostPeople({ sentences }: RiskContext): number {
  return Math.max(
    0,
    ...sentences
      .filter(({ move }) => isOwnWork(move))
      .flatMap(({ lower }) => [
        ...countsOf(lower)
          .filter(({ noun }) => isLiving(noun))
          .map(({ value }) => value),
        ...[...lower.matchAll(/\bn ?= ?(\d{1,6})\b/g)].map(([, size]) => Number(size)),
      ]),
  );
}

const things =
  /(?:ments|meters|metres|sors|puters|tors|plants|variants|constants|components|events|agents|solvents|currents|gradients|reagents|fees|trees|degrees|numbers|papers|layers|letters|filters|centers|towers|clusters|markers|trackers|registers|orders|covers|powers|fibers|polymers|primers|buffers|servers|routers|posters|errors|factors|contents|patents|segments|specimen)$/;

/** People, animals, and records of them. */
const subjects =
  /^(?:participants|patients|people|persons|adults|children|kids|babies|toddlers|newborns|families|couples|goats|lambs|calves|foals|chicks|hens|bats|frogs|tadpoles|bees|adolescents|students|pupils|teachers|nurses|women|men|girls|boys|mothers|apprentices|nurses|infants|parents|residents|workers|farmers|users|employees|veterans|volunteers|respondents|interviewees|interviews|informants|subjects|clinicians|physicians|archivists|householders|households|customers|drivers|players|riders|runners|leavers|cases|controls|records|admissions|visits|accounts|scans|images|radiographs|photos|photographs|videos|recordings|transcripts|letters|texts|questionnaires|ratings|developers|mice|rats|animals|zebrafish|fish|larvae|rabbits|piglets|pigs|cows|sheep|birds|finches|dogs|cats|monkeys|macaques|flies|worms|embryos|samples|farms|studies|trials|articles|papers)$/;

/** Plural words for measurements, ranks or study staff; their number is not a sample size. */
const noSample =
  /^(?:(?:milli|micro|nano)?seconds|minutes|hours|days|nights|weeks|months|years|decades|summers|springs|seasons|hrs|mins|times|visits|sessions|lessons|cycles|rounds|points|percents?|percentage|degrees|(?:mega|giga)?pixels|voxels|time-?steps|timesteps|hyperparameters|coefficients|equations|dimensions|weights|gpus|cpus|bits|(?:kilo|mega|giga)?bytes|digits|decimals|folds?|levels|doses|concentrations|steps|stages|phases|groups|arms|conditions|layers|trees|epochs|seeds|iterations|draws|units|features|predictors|variables|parameters|models|researchers|authors|observers|raters|coders|reviewers|assessors|annotators|others|aims|methods|techniques|approaches|algorithms|classes|categories|types|tools|aspects|contributions|questions|hypotheses|themes|ways|reasons|limits|limitations|years|metres|meters|cm|mm|grams|volts|words|items|scales|authors|radius|lens|us|as|is|was|has|its|this|does)$/;
