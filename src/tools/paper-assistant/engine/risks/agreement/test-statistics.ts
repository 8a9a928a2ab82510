import type { Finding, RiskContext } from '../rule.ts';
import { tailOfChiSquare, tailOfF, tailOfT, tailOfZ } from './distributions.ts';

/**
 * Sentences whose p value does not match their own test statistic, as in statcheck (Nuijten et al. 2016,
 * doi:10.3758/s13428-015-0664-2). Rounding and one-sided tests are allowed for, and small differences ignored.
 */
export function wrongTests({ sentences }: RiskContext): readonly Finding[] {
  return sentences.flatMap((sentence) => {
    const wrong = testsIn(sentence.lower).find(disagrees);
    if (wrong === undefined) return [];
    const p = (wrong.least + wrong.most) / 2;
    return [
      {
        sentence,
        add: `By this statistic the two-sided p value is ${p < 0.001 ? 'below 0.001' : `about ${p.toPrecision(2)}`}. Check both against the output of the analysis.`,
      },
    ];
  });
}

interface ReportedTest {
  readonly sign: string;
  readonly p: number;
  /** The p values that the statistic allows, given its rounding. */
  readonly least: number;
  readonly most: number;
}

const value = '[-−–]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)';
const reported = `[ =]{1,3}(?<value>${value})[,;]? ?(?:[a-zη²_]{1,6} ?= ?${value}[,;] ?)?p ?(?<sign>[=<>]) ?(?<p>0?\\.\\d+)`;

/** The notation of each test, and the function that computes its p value. */
const tests: readonly (readonly [RegExp, (value: number, freedom: number, below: number) => number])[] = [
  [new RegExp(`\\bt ?\\( ?(?<freedom>\\d+(?:\\.\\d+)?) ?\\)${reported}`, 'g'), (t, freedom) => tailOfT(t, freedom)],
  [
    new RegExp(`\\bf ?\\( ?(?<freedom>\\d+(?:\\.\\d+)?) ?[,;] ?(?<below>\\d+(?:\\.\\d+)?) ?\\)${reported}`, 'g'),
    (f, above, below) => tailOfF(f, above, below),
  ],
  [
    new RegExp(
      `(?:χ|\\bchi)(?:2|²|\\^2|-squared?| squared?)? ?\\( ?(?:df ?= ?)?(?<freedom>\\d+)(?:, ?n ?= ?\\d+)? ?\\)${reported}`,
      'g',
    ),
    (x, freedom) => tailOfChiSquare(x, freedom),
  ],
  [new RegExp(`\\bz${reported}`, 'g'), (z) => tailOfZ(z)],
  [
    new RegExp(
      `\\br ?= ?(?<value>${value})[,;]? ?\\(?(?:n ?= ?\\d+[,;] ?)?p ?(?<sign>[=<>]) ?(?<p>0?\\.\\d+)[,;] ?n ?= ?(?<size>\\d+)`,
      'g',
    ),
    (r, size) => (Math.abs(r) >= 1 || size < 4 ? 0 : tailOfT(r * Math.sqrt((size - 2) / (1 - r * r)), size - 2)),
  ],
  [
    new RegExp(`\\br ?\\( ?(?<freedom>\\d+) ?\\)${reported}`, 'g'),
    (r, freedom) => (Math.abs(r) >= 1 ? 0 : tailOfT(r * Math.sqrt(freedom / (1 - r * r)), freedom)),
  ],
];

function testsIn(lower: string): ReportedTest[] {
  return tests.flatMap(([pattern, tail]) =>
    [...lower.matchAll(pattern)].map(({ groups = {} }) => {
      const written = (groups['value'] ?? '').replace(/^[-−–]/, '');
      const half = 0.5 * 10 ** -(written.split('.')[1]?.length ?? 0);
      const [freedom, below] = [Number(groups['freedom'] ?? groups['size']), Number(groups['below'])];
      return {
        sign: groups['sign'] ?? '=',
        p: Number(groups['p']),
        least: tail(Number(written) + half, freedom, below),
        most: tail(Math.max(0, Number(written) - half), freedom, below),
      };
    }),
  );
}

function disagrees({ sign, p, least, most }: ReportedTest): boolean {
  // A one-sided test has half the p value.
  const lowest = least / 2;
  if (sign === '>') return most < p * 0.8;
  if (sign === '<') return lowest > p * 1.2;
  return p > most * 1.6 + 0.006 || p < lowest / 1.6 - 0.006;
}
