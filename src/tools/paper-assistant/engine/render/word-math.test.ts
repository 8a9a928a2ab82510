import { expect, test } from 'vitest';
import { mathLines, mathRuns } from './word-math.ts';

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
  ['x_{y_z}', 'x[y_z]'],
  ['x_{y_{zw}+1}^2', 'x[y_(zw)+1]<2>'],
  ['\\begin{pmatrix}a&b\\\\{}c&d\\end{pmatrix}x', '(a, b; c, d)x'],
  ['f=\\begin{cases}1&x>0\\\\{}0&\\text{otherwise}\\end{cases}', 'f={ 1, x>0; 0, otherwise'],
])('a formula in one line: %s', (tex, line) => {
  expect(written(tex)).toBe(line);
});

test.each(['\\begin{matrix} a & b', 'a & b', '\\end{matrix}', '\\unknown{x}', '{a', 'a}', '\\frac{a}'])(
  'is printed as typed if it has no such line: %s',
  (tex) => {
    expect(written(tex)).toBeNull();
  },
);

test.each([
  ['\\begin{aligned}a&=b_{1}\\\\{}c&=d\\end{aligned}', ['a=b1', 'c=d']],
  [
    '\\begin{aligned}a&=\\begin{cases}1&x\\\\{}0&y\\end{cases}\\\\{}c&=d\\\\{}\\end{aligned}',
    ['a={ 1, x; 0, y', 'c=d'],
  ],
  ['a=b', ['a=b']],
  ['\\begin{aligned}a&=\\unknown{x}\\\\{}c&=d\\end{aligned}', ['a=\\unknown{x}', 'c=d']],
])('the rows of an aligned formula: %s', (tex, lines) => {
  expect(mathLines(tex).map((runs) => runs.map(({ text }) => text).join(''))).toEqual(lines);
});
