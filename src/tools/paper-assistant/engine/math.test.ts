import { describe, expect, test } from 'vitest';
import { findMath } from './math.ts';

describe('math in the user text', () => {
  test.each([
    ['The rate $\\alpha_{ij}^2 + \\frac{a}{b}$ rose.', '\\alpha_{ij}^2 + \\frac{a}{b}'],
    ['We set \\(x \\leq 3\\) here.', 'x \\leq 3'],
    ['So $$E = mc^2$$ holds.', 'E = mc^2'],
    ['So \\[\\sum_{i=1}^{n} x_i\n= 1\\] holds.', '\\sum_{i=1}^{n} x_i\n= 1'],
    ['With $p<0.05$.', 'p<0.05'],
    ['\\begin{equation}\\label{eq:a} E = mc^2 \\end{equation}', 'E = mc^2'],
    ['\\begin{align*} a &= b \\\\ c &= d \\nonumber\\end{align*}', '\\begin{aligned}a &= b \\\\ c &= d\\end{aligned}'],
    ['A set $\\mathbb{R}^d$, for instance', '\\mathbb{R}^d'],
  ])('%s is read as a formula', (text, tex) => {
    const spans = findMath(text);
    expect(spans.map((span) => span.tex)).toEqual([tex]);
    expect(text.slice(spans[0]?.start, spans[0]?.end)).toMatch(/^(?:\$|\\\(|\\\[|\\begin)[\s\S]*(?:\$|\\\)|\\\]|\})$/);
  });

  test.each([
    'It costs $5 and $10.',
    'It costs $5, or 10$ in all.',
    'From $100,000-$200,000 a year, US$5 or 5$.',
    'Prices: $5-$10, $20 and $30.',
    'A lone $ sign, and $$ two.',
    'Broken $\\frac{a}{b$ and \\(x.',
    'Unknown $\\input{secret}$ and \\(\\write18{x}\\).',
    'Unbalanced $a}$ and ${b$.',
    'Twice $x^2^3$ up.',
    'Across $a\n\nb$ paragraphs.',
    'Escaped \\$x$ here.',
    'Empty $$$$ and \\(\\).',
  ])('%j stays text', (text) => {
    expect(findMath(text)).toEqual([]);
  });
});
