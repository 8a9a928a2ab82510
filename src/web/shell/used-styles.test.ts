import { describe, expect, test } from 'vitest';
import { createUsedStyles } from './used-styles.ts';

describe('a rule stays if the document has its classes and elements', () => {
  const html =
    '<main class="one two sm:p-1"><p class="[&amp;_svg]:size-4 a&quot;b before:content-[&#x27;“&#x27;]">text</p></main>';
  test.each([
    ['a class', '.one{color:red}', true],
    ['another class', '.three{color:red}', false],
    ['both classes', '.one.two{color:red}', true],
    ['one of two classes', '.one .three{color:red}', false],
    ['an element', 'p{color:red}', true],
    ['another element', 'textarea{color:red}', false],
    ['every element', '*,:before{color:red}', true],
    ['an element that the parser adds', 'tbody{color:red}', true],
    ['escaped names', '.sm\\:p-1{color:red}', true],
    ['names that are escaped in HTML', '.\\[\\&_svg\\]\\:size-4{color:red}', true],
    ['names with signs beyond ASCII', ".before\\:content-\\[\\'“\\'\\]:before{color:red}", true],
    ['part of a name', '.sm{color:red}', false],
    ['a state that may come', '.one:hover:not(.three)[aria-busy=true]{color:red}', true],
    ['an attribute with a bracket in its value', '.one[title="]{}"]{color:red}', true],
    ['an option', ':is(h1,p) .one{color:red}', true],
    ['no option', ':is(h1,h2) .one{color:red}', false],
    ['an option within an option', ':where(.three,:is(.four,.two) p){color:red}', true],
    ['contents that the document has', '.one:has(p){color:red}', true],
    ['contents that it doesn’t have', '.one:has(>textarea){color:red}', false],
    ['the position of a child', '.one:nth-child(2n+1){color:red}', true],
    ['a part of a field', '::placeholder{color:red}', false],
    ['a part of any element', '::selection{color:red}', true],
    ['an id', '#content{color:red}', true],
  ])('%s', (_, css, stays) => {
    expect(createUsedStyles(css)(html)).toBe(stays ? css : '');
  });

  test('with only those of its selectors that can match', () => {
    expect(createUsedStyles('h1,p,.three,.two>p{color:red}')(html)).toBe('p,.two>p{color:red}');
  });

  test('within groups, and groups without rules are removed', () => {
    const css =
      '@layer a,b;@media print{@page{margin:1px}.three{color:red}}@layer a{@media (width>1px){.one{color:red}.three{color:red}}@supports (x:y){.three{color:red}}}';
    expect(createUsedStyles(css)(html)).toBe(
      '@layer a,b;@media print{@page{margin:1px}}@layer a{@media (width>1px){.one{color:red}}}',
    );
  });
});

describe('what a rule refers to', () => {
  test('stays, also through other custom properties', () => {
    const css =
      ':root{--a:1px;--b:var(--a);--c:2px}.one{margin:var(--b)}@property --b{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}';
    expect(createUsedStyles(css)('<p class="one">')).toBe(
      ':root{--a:1px;--b:var(--a)}.one{margin:var(--b)}@property --b{syntax:"*";inherits:false}',
    );
    expect(createUsedStyles(css)('<p>')).toBe('');
  });

  test('stays if a style attribute uses it', () => {
    expect(createUsedStyles(':root{--a:1px;--b:2px}')('<p style="margin:var(--a)">')).toBe(':root{--a:1px}');
  });

  test('keyframes stay with their animation', () => {
    const css = '.one{animation:spin 1s}@keyframes spin{to{rotate:1turn}}@keyframes other{0%{opacity:0}}';
    expect(createUsedStyles(css)('<p class="one">')).toBe('.one{animation:spin 1s}@keyframes spin{to{rotate:1turn}}');
  });

  test('fonts and values with semicolons and braces in strings stay as they are', () => {
    const css = '@font-face{font-family:A;src:url("data:font/woff2;base64,A")}.one:before{content:"a;b"}';
    expect(createUsedStyles(css)('<p class="one">')).toBe(css);
  });
});
