import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFreeText, cleanText, countWords } from './free-text.ts';

const words = (n: number) => Array.from({ length: n }, (_, i) => `word${i}`).join(' ');

describe('counting words [F5.6.6]', () => {
  test.each([
    ['', 0],
    ['   \n\t', 0],
    ['one two  three', 3],
    ['well-known co-author’s e.g. 3.14 1,000', 5],
    ['p < 0.05 (n = 42)', 4],
    ['研究方法', 4],
    ['これはテストです', 8],
    ['한국어', 3],
    ['mixed 研究 text', 4],
    ['GPT-4研究', 3],
    ['مرحبا بالعالم', 2],
    ['🙂 🙂', 0],
    ['... !!! ???', 0],
    ['naïve café Straße', 3],
    ['über', 1],
  ])('%j has %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('the free-text rules', () => {
  test('a required text must not be empty [F5.6.1]', () => {
    expect(checkFreeText('', { required: true })).toBe('This field is required.');
    expect(checkFreeText(' \n ', { required: true })).toBe('This field is required.');
    expect(checkFreeText('', { minWords: 5 })).toBeNull();
  });

  test('the messages about word limits contain the limit [F5.6.2]', () => {
    expect(checkFreeText(words(99), { minWords: 100 })).toBe('Minimum 100 words required.');
    expect(checkFreeText(words(100), { minWords: 100, maxWords: 1000 })).toBeNull();
    expect(checkFreeText(words(1000), { minWords: 100, maxWords: 1000 })).toBeNull();
    expect(checkFreeText(words(1001), { maxWords: 1000 })).toBe('Maximum 1000 words allowed.');
  });

  test('twenty punctuation marks in a row are accepted, and twenty-one are not [F5.6.3]', () => {
    const message = 'Text contains too many consecutive punctuation marks (max 20). Please use normal punctuation.';
    expect(checkFreeText(`${words(30)} ${'!'.repeat(20)}`)).toBeNull();
    expect(checkFreeText(`${words(30)} ${'!'.repeat(21)}`)).toBe(message);
    expect(checkFreeText(`${words(30)} ${'。'.repeat(21)}`)).toBe(message);
  });

  test('more than half punctuation is refused [F5.6.4]', () => {
    const message =
      'Text contains too much punctuation (max 50%). Please provide meaningful content with normal punctuation usage.';
    expect(checkFreeText('ab !?')).toBeNull();
    expect(checkFreeText('ab !?.')).toBe(message);
    expect(checkFreeText('. , . , .')).toBe(message);
  });

  test('math does not count as punctuation [F5.6.5]', () => {
    const formula = '$\\{[(x_{1}+y^{2})]\\}=\\{((a)-(b))\\}$';
    expect(checkFreeText(`as ${formula}`)).toBeNull();
    expect(checkFreeText(`as ${formula.replaceAll('$', '')}`)).not.toBeNull();
    expect(checkFreeText('as \\[(((((((((((((((((((((x)))))))))))))))))))))\\]')).toBeNull();
  });
});

describe('cleaning', () => {
  test('control characters are removed, and line ends and tabs are kept [F5.6.7]', () => {
    expect(cleanText('a\u0000b\u0007c\u009fd\r\ne\tf\u2028g')).toBe('abcd\ne\tf\ng');
    expect(cleanText('\ud800lone')).toBe('lone');
  });

  test('HTML is removed, with the content of scripts, and comparisons such as "a < b" are kept [F5.6.7]', () => {
    expect(cleanText('We <b>found</b> it<script>alert(1)</script>.')).toBe('We found it.');
    expect(cleanText('<img src=x onerror="alert(1)">text')).toBe('text');
    expect(cleanText('<scr<script>x</script>ipt>alert(1)</script>')).not.toMatch(/<\/?script/i);
    expect(cleanText('p < 0.05 and n > 30; a<b and c>d')).toBe('p < 0.05 and n > 30; a<b and c>d');
    expect(cleanText('x <y> z <sup>2</sup>')).toBe('x <y> z 2');
  });

  test('text beyond the maximum length is cut off, and no character is cut in half [F5.6.8]', () => {
    expect(cleanText('x'.repeat(20_000))).toHaveLength(10_000);
    expect(cleanText('🙂'.repeat(10), 3)).toBe('🙂🙂🙂');
    expect(cleanText('abcdef', 3)).toBe('abc');
  });

  test('cleaning a text twice gives the same result as cleaning it once', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('<', '>', '/', 'b', 'script', ' ', '"', '=', 'a', '\u0000', '!--'),
          maxLength: 60,
        }),
        (text) => {
          const clean = cleanText(text);
          expect(cleanText(clean)).toBe(clean);
          expect(clean).not.toMatch(/<script>|<b>/);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each(['<', '<a ', '<b x=', '$', '<script>', '\\(', '!', '<!--', '<a x="'])(
    'hostile repetitions of %j are cleaned without delay',
    (part) => {
      const text = part.repeat(Math.ceil(10_000 / part.length));
      // A regular expression with catastrophic backtracking would exceed the test's time limit here.
      expect(() => checkFreeText(cleanText(text))).not.toThrow();
    },
  );
});
