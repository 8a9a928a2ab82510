import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { renderDocx } from './docx.ts';
import { renderMath } from './render-math.ts';
import type { WordFormula, WordMath } from './word-math.ts';

/** A formula in short: elements without their prefix 'm:', values after '=', and the style of a run before its characters. */
function written(nodes: WordFormula): string {
  return nodes.map(one).join(' ');
}

function one({ name, value, children }: WordMath): string {
  if (name === 'm:r') {
    const [style, text] = [children.find((child) => named(child, 'm:rPr')), children.at(-1)];
    const look = typeof style === 'object' ? style.children.map((child) => values(child)).join('+') : '';
    return `${look === '' ? '' : `${look}:`}${typeof text === 'object' ? text.children.join('').replace('\u200b', '∅') : ''}`;
  }
  const inside = children.map((child) => (typeof child === 'string' ? child : one(child))).join(' ');
  return `${name.replace('m:', '')}${value === undefined ? '' : `=${value}`}${inside === '' ? '' : `(${inside})`}`;
}

const named = (child: WordMath | string, name: string) => typeof child === 'object' && child.name === name;
const values = (child: WordMath | string) =>
  typeof child === 'object' ? (child.value ?? child.name.replace('m:', '')) : '';

describe('a formula as an equation of Word', () => {
  test.each([
    ['a - b*\\alpha', 'a − b ∗ α'],
    ['\\Gamma', 'p:Γ'],
    ['x_i', 'sSub(e(x) sub(i))'],
    ['x^{n+1}', 'sSup(e(x) sup(n + 1))'],
    ["f''_0", 'sSubSup(e(f) sub(0) sup(′′))'],
    ['{}^{14}C', 'sSup(e(∅) sup(14)) C'],
    ['\\frac{a}{b}', 'f(num(a) den(b))'],
    ['\\binom{n}{k}', 'd(dPr(begChr=( endChr=)) e(f(fPr(type=noBar) num(n) den(k))))'],
    ['\\sqrt{x}', 'rad(radPr(degHide=1) deg e(x))'],
    ['\\sqrt[3]{x}', 'rad(deg(3) e(x))'],
    ['\\left( x \\right.', 'd(dPr(begChr=( endChr=) e(x))'],
    ['\\hat{x}', 'acc(accPr(chr=\u0302) e(x))'],
    ['\\overline{x}', 'bar(barPr(pos=top) e(x))'],
    ['\\text{if }x', 'nor:if  x'],
    ['\\mathbf{x}', 'b:x'],
    ['\\mathbb{R}', 'double-struck+p:R'],
    ['\\stackrel{d}{=}', 'limUpp(e(=) lim(d))'],
    ['a\\,b', 'a \u2009 b'],
  ])('%s', (tex, word) => {
    expect(written(renderMath(tex)?.word ?? [])).toBe(word);
  });

  test('an operator has the part after it as its operand, and never an empty one, which Word would draw as a box', () => {
    const sum = 'nary(naryPr(chr=∑ limLoc=undOvr) sub(i) sup(n)';
    const bare = 'nary(naryPr(chr=∑ limLoc=undOvr subHide=1 supHide=1) sub(∅) sup(∅)';
    expect(written(renderMath('\\sum_i^n x_i + 1')?.word ?? [])).toBe(`${sum} e(sSub(e(x) sub(i)))) + 1`);
    expect(written(renderMath('\\sum_i^n \\sum x')?.word ?? [])).toBe(`${sum} e(${bare} e(x))))`);
    expect(written(renderMath('\\sum_i^n')?.word ?? [])).toBe(`${sum} e(∅))`);
    expect(written(renderMath('\\sum_i^n = 1')?.word ?? [])).toBe(`${sum} e(∅)) = 1`);
    expect(written(renderMath('\\frac\\sum x')?.word ?? [])).toBe(`f(num(${bare} e(∅))) den(x))`);
  });

  test('a function has its operand after a space, but no space before brackets', () => {
    expect(written(renderMath('\\log x')?.word ?? [])).toBe('func(fName(p:log) e(x))');
    expect(written(renderMath('\\log^2 x')?.word ?? [])).toBe('func(fName(sSup(e(p:log) sup(2))) e(x))');
    expect(written(renderMath('\\log(x)')?.word ?? [])).toBe('p:log ( x )');
    expect(written(renderMath('\\lim_n a')?.word ?? [])).toBe('func(fName(limLow(e(p:lim) lim(n))) e(a))');
    expect(written(renderMath('\\max = 1')?.word ?? [])).toBe('p:max = 1');
  });

  test('rows have equally many cells, aligned at their sides', () => {
    const word = written(renderMath('\\begin{aligned}a&=b\\\\ &=c\\\\ d\\end{aligned}')?.word ?? []);
    expect(word).toContain('mcJc=right');
    expect(word).toContain('mcJc=left');
    expect(word).toContain('mr(e(a) e(∅ = b)) mr(e e(∅ = c)) mr(e(d) e)');
    expect(written(renderMath('\\begin{pmatrix}a&b\\\\ c\\end{pmatrix}')?.word ?? [])).toContain(
      'd(dPr(begChr=( endChr=)) e(m(',
    );
    expect(written(renderMath('\\begin{cases}a&b\\end{cases}')?.word ?? [])).toContain('begChr={ endChr=)');
  });

  test('is written with its values, its spaces, and limits next to a sum only within a line', async () => {
    const text =
      'We add $\\sum_{i} x_i\\text{ if }a<b$ for each of the towns. It is\n\n$$\\sum_{i} x_i$$\n\nin the end.';
    const { manuscript } = compose({
      text: `# Sums of towns\n\n## Methods\n${text}`,
      images: [],
      options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
    });
    const file = unzipSync(await renderDocx({ ...manuscript, abstract: [] }, {}, new Date('2026-11-22T08:00:00Z')));
    const source = new TextDecoder().decode(file['word/document.xml']);
    expect(source.match(/<m:limLoc m:val="\w+"\/>/g)).toEqual([
      '<m:limLoc m:val="subSup"/>',
      '<m:limLoc m:val="undOvr"/>',
    ]);
    expect(source).toContain('<m:oMathPara><m:oMath><m:nary>');
    expect(source).toContain('<m:t xml:space="preserve"> if </m:t>');
    expect(source).toContain('<m:t xml:space="preserve">&lt;</m:t>');
    expect(source).toContain('<w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/>');
  });
});
