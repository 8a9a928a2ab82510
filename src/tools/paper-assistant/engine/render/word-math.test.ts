import { expect, test } from 'vitest';
import { mathRuns } from './word-math.ts';

const written = (tex: string) =>
  mathRuns(tex)
    ?.map(({ text, script }) => (script === null ? text : script === 'sub' ? `[${text}]` : `<${text}>`))
    .join('') ?? null;

test.each([
  ['y_{it} = \\alpha_i + \\gamma_t + \\beta D_{it}', 'y[it] = α[i] + γ[t] + β D[it]'],
  ['K = 71.4 \\pm 0.6', 'K = 71.4 ± 0.6'],
  ['T_{\\rm eff} = 5750', 'T[ eff] = 5750'],
  ['1.02\\,M_\\odot', '1.02 M[⊙]'],
  ['\\frac{a}{b} \\le x^2', '(a)/(b) ≤ x<2>'],
  ['\\sum_{i=1}^{16} |x_i|', '∑[i=1]<16> |x[i]|'],
  ['a - b', 'a − b'],
])('a formula in one line: %s', (tex, line) => {
  expect(written(tex)).toBe(line);
});

test.each(['\\begin{matrix} a & b \\end{matrix}', 'x_{y_z}', '\\unknown{x}', '{a', 'a}', '\\frac{a}'])(
  'is printed as typed if it has no such line: %s',
  (tex) => {
    expect(written(tex)).toBeNull();
  },
);
