import { describe, expect, test } from 'vitest';
import { renderMath } from './render-math.ts';

describe('renderMath', () => {
  test.each([
    ['E = mc^2', 'E=mc^{2}', 'E eq m attach(c, t: 2)'],
    ['\\frac{a}{b}', '\\frac{a}{b}', 'frac(a, b)'],
    ['\\sqrt[3]{x}', '\\sqrt[{3}]{x}', 'root(3, x)'],
    ["f''(x)", 'f^{\\prime\\prime}(x)', 'attach(f, t: prime prime) paren.l x paren.r'],
    ['x_i^2', 'x_{i}^{2}', 'attach(x, b: i, t: 2)'],
    ['a - b', 'a-b', 'a − b'],
    ['\\text{if } x', '\\text{if }x', '"if " x'],
    ['α \\le β', '\\alpha \\le \\beta ', 'α ≤ β'],
    ['\\left( x \\right.', '\\left( x\\right. ', 'lr(paren.l x)'],
    [
      '\\begin{pmatrix} a & b \\\\ [c] & d \\end{pmatrix}',
      '\\begin{pmatrix}a&b\\\\{}[c]&d\\end{pmatrix}',
      'mat(delim: "(", a, b; bracket.l c bracket.r, d)',
    ],
  ])('writes %s for LaTeX and Typst', (tex, latex, typst) => {
    expect(renderMath(tex)).toMatchObject({ latex, typst });
  });

  test.each([
    '\\input{/etc/passwd}',
    '\\write18{x}',
    '\\def\\x{y}',
    '\\csname input\\endcsname',
    'x^a^b',
    "x^2'",
    '{a',
    'a}',
    '\\frac{a}',
    '\\left( x',
    '\\begin{pmatrix} a \\end{bmatrix}',
    '\\begin{verbatim} a \\end{verbatim}',
    '\\text{a $b$}',
    '\\mathbb{1}',
    'a & b',
    'a \\\\ b',
    'a # b',
    'a $ b',
    'a % b',
    '"a" + read("/etc/passwd")',
    '中',
    '',
    '{'.repeat(30) + '}'.repeat(30),
    'x'.repeat(3000),
  ])('refuses %s, so that it is printed as text', (tex) => {
    expect(renderMath(tex)).toBeNull();
  });
});
