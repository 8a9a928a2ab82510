import { expect, test } from 'vitest';
import { printableText } from './printable-text.ts';
import { HOSTILE } from './testing/generate-manuscript.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';
import { renderTypst } from './typst.ts';
import { typstContent, typstString } from './typst-string.ts';

test('every hostile text stays within string literals', () => {
  for (const text of [...HOSTILE, HOSTILE.join('" ')]) {
    const code = typstContent(text).replace(/"(?:[^"\\]|\\["\\]|\\u\{[0-9a-f]+\})*"/g, '""');
    expect(code.replace(/[{}\n ]|""|unknown-character|long-run|\(""\)|\(\)/g, '')).toBe('');
  }
});

test('quotes and backslashes are escaped, and invisible joiners are written as codes', () => {
  expect(typstString('a "b" \\u{41} c\u200dd')).toBe('"a \\"b\\" \\\\u{41} c\\u{200d}d"');
});

test('characters that the font would join are kept apart', () => {
  expect(typstString('-- `` ?`')).toBe('"-\\u{200c}- `\\u{200c}` ?\\u{200c}`"');
});

test('an address may break across lines, and gets no hyphen there', () => {
  const address = 'https://example.org/a/long/address/with/parameters';
  expect(typstContent(`see ${address} now`)).toMatch(/^\{\n"see "\nlong-run\("https:.*parameters"\)\n" now"\n\}$/);
});

test('a character that no font contains becomes a marked box with its code', () => {
  expect(typstContent('x\ud800\ue000\u{13000}y')).toBe(
    '{\n"x"\nunknown-character("D800")\nunknown-character("E000")\nunknown-character("13000")\n"y"\n}',
  );
  expect(typstContent('😀 𝐀 中')).toBe('"😀 𝐀 中"');
});

test('the source contains text only in literals: a manuscript of hostile texts has the same code as a harmless one', () => {
  const build = (text: string) => {
    const sentence = { id: 's1', origin: 'user' as const, text, inlines: [{ kind: 'text' as const, text }] };
    const source = renderTypst({
      ...sampleManuscript,
      title: sentence,
      authors: [text],
      keywords: [text],
      abstract: [{ kind: 'note', text }],
      sections: [
        {
          id: 'x',
          title: text,
          origin: 'user',
          blocks: [
            { kind: 'paragraph', sentences: [sentence] },
            { kind: 'gap', text },
          ],
        },
      ],
    });
    return (source['main.typ'] as string).replace(/"(?:[^"\\]|\\["\\]|\\u\{[0-9a-f]+\})*"/g, '""');
  };
  const harmless = build('plain');
  for (const text of HOSTILE.filter((one) => printableText(one).trim() !== '' && typstContent(one).startsWith('"'))) {
    expect(build(text)).toBe(harmless);
  }
});
