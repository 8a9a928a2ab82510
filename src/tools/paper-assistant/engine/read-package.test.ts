import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '#contract/errors.ts';
import { createZipPort } from '#server/base/archives/zip-port.ts';
import { type RawEntry, rawZip } from '../../../../tests/support/raw-zip.ts';
import { picture, plainInsights, researchPackage } from '../../../../tests/support/research-package.ts';
import { packageFileName, readInputText, writeInputText } from '../tool.ts';
import { readPackage } from './read-package.ts';

const ports = { archives: createZipPort() };
const read = (bytes: Uint8Array) => readPackage(bytes, ports);
const text = plainInsights(120);
const png = await picture('png');
const jpeg = await picture('jpeg');
const image = (name: string, bytes = png, description = 'Growth over time') => ({ file: name, bytes, description });

describe('a package that follows the rules', () => {
  test('returns text, images and descriptions unchanged [F3.3 F3.4]', async () => {
    const bytes = researchPackage({
      text: `${text}\nA last line: with a colon`,
      images: [image('abcDEF1234.png'), image('Zz00000001.JPG', jpeg, 'Second: with colon\nand a line end')],
    });
    const content = await read(bytes);
    expect(content.text).toBe(`${text}\nA last line: with a colon`);
    expect(content.words).toBe(126);
    expect(content.images.map(({ file, type, description }) => ({ file, type, description }))).toEqual([
      { file: 'abcDEF1234.png', type: 'png', description: 'Growth over time' },
      { file: 'Zz00000001.JPG', type: 'jpeg', description: 'Second: with colon and a line end' },
    ]);
  });

  test('recognizes an image by its bytes, regardless of its name [D.76]', async () => {
    const bytes = researchPackage({ images: [image('abcDEF1234.png', jpeg), image('Zz00000001.jpg', png)] });
    expect((await read(bytes)).images.map(({ type }) => type)).toEqual(['jpeg', 'png']);
  });

  test('has an input.tex with the text, then one line per image: file name, colon, description [F3.4]', () => {
    const written = writeInputText('Insight.\nTwo lines.', [{ file: 'a234567890.png', description: 'What\nit shows' }]);
    expect(written).toBe('Insight.\nTwo lines.\na234567890.png: What it shows');
    expect(readInputText(written, new Set(['a234567890.png'])).text).toBe('Insight.\nTwo lines.');
  });

  test('contains names of authors, or also affiliation, email and ORCID [D.129]', async () => {
    const ada = { name: 'Ada <b>L.</b>', affiliation: 'UK', email: 'a@b.example', orcid: '0000-0002-1825-0097' };
    const { options } = await read(researchPackage({ text, options: { authors: ['A. Author', ada] } }));
    expect(options.authors).toEqual(['A. Author', 'Ada L.']);
    expect(options.bylines).toEqual([{ ...ada, name: 'Ada L.', corresponding: false }]);
    const wrong = researchPackage({ text, options: { authors: [{ ...ada, orcid: '0000-0002-1825-0098' }] } });
    await expect(read(wrong)).rejects.toThrow('An author’s ORCID is not valid');
  });

  test('has a name made of user id, timestamp and a fixed suffix [F3.3]', () => {
    expect(packageFileName('u-1', 1700000000000)).toBe('u-1_1700000000000_research.zip');
  });

  test('needs no text if there is an image, and no image if there are 100 words [F5.1.1]', async () => {
    expect((await read(researchPackage({ images: [image('abcDEF1234.png')] }))).text).toBe('');
    expect((await read(researchPackage({ text: plainInsights(100) }))).words).toBe(100);
    const ten = Array.from({ length: 10 }, (_, index) => image(`abcDEF123${index}.png`));
    expect((await read(researchPackage({ images: ten }))).images).toHaveLength(10);
  });

  test('contains the optional panel and the seed papers', async () => {
    const options = { title: ' A <b>title</b> ', authors: ['A. Author'], design: 'observational' };
    const content = await read(researchPackage({ text, options, seeds: '@article{a, title={T}}' }));
    expect(content.options).toMatchObject({
      title: 'A title',
      authors: ['A. Author'],
      design: 'observational',
      template: 'article',
    });
    expect(content.options.seeds).toBe('@article{a, title={T}}');
  });
});

describe('a package that breaks a rule is refused with the sentence of the page', () => {
  const cases: [string, () => Uint8Array, keyof typeof errorCatalogue | { message: string }][] = [
    ['99 words and no image [F5.1.3]', () => researchPackage({ text: plainInsights(99) }), 'nothing_to_work_on'],
    ['nothing at all', () => researchPackage({}), 'nothing_to_work_on'],
    [
      '1001 words [F5.1.1]',
      () => researchPackage({ text: plainInsights(1001) }),
      { message: 'Maximum 1000 words allowed.' },
    ],
    [
      '21 punctuation marks in a row [F5.1.2]',
      () => researchPackage({ text: `${text} ${'?'.repeat(21)}` }),
      { message: 'Text contains too many consecutive punctuation marks (max 20). Please use normal punctuation.' },
    ],
    [
      'a text of punctuation beside an image [F5.1.2]',
      () => researchPackage({ text: '. , ; . , ;', images: [image('abcDEF1234.png')] }),
      {
        message:
          'Text contains too much punctuation (max 50%). Please provide meaningful content with normal punctuation usage.',
      },
    ],
    [
      '11 images [F5.1.7]',
      () => researchPackage({ images: Array.from({ length: 11 }, (_, i) => image(`abcDEF12${10 + i}.png`)) }),
      'too_many_images',
    ],
    [
      'a description of 251 words [F5.2.1 F5.1.4]',
      () => researchPackage({ images: [image('abcDEF1234.png', png, plainInsights(251))] }),
      'invalid_description',
    ],
    [
      'a description of 2501 characters [F5.2.1]',
      () => researchPackage({ images: [image('abcDEF1234.png', png, 'x'.repeat(2501))] }),
      'invalid_description',
    ],
    [
      'a text file called .png [F8.1.1]',
      () => researchPackage({ images: [image('abcDEF1234.png', new TextEncoder().encode('hello'))] }),
      'invalid_image',
    ],
    [
      'an empty image [F8.1.1]',
      () => researchPackage({ images: [image('abcDEF1234.png', new Uint8Array())] }),
      'invalid_image',
    ],
    [
      'an image above 1 MB [F5.1.6]',
      () =>
        rawZip([
          { name: 'input.tex', content: 'abcDEF1234.png: x' },
          { name: 'abcDEF1234.png', content: Buffer.concat([png, Buffer.alloc(1_048_577)]) },
        ]),
      'image_too_large',
    ],
    [
      'a wrong option',
      () => researchPackage({ text, options: { template: '../../etc' } }),
      { message: expect.stringMatching(/^“template” must be one of: /) },
    ],
    [
      'options that are no JSON',
      () =>
        rawZip([
          { name: 'input.tex', content: text },
          { name: 'prototype.json', content: '{' },
        ]),
      'invalid_package',
    ],
  ];
  test.each(cases)('%s', async (_name, make, expected) => {
    const message = typeof expected === 'string' ? errorCatalogue[expected].message : expected.message;
    await expect(read(make())).rejects.toMatchObject({ name: 'InputError', message });
  });
});

describe('a hostile archive is refused before anything is unpacked', () => {
  const input: RawEntry = { name: 'input.tex', content: text };
  const many = Array.from({ length: 10_000 }, (_, index) => ({ name: `f${index}`, content: '' }));
  const cases: [string, Uint8Array][] = [
    ['no zip', new TextEncoder().encode('hello')],
    ['no bytes', new Uint8Array()],
    ['a zip cut in half', researchPackage({ text }).slice(0, 200)],
    ['without input.tex', rawZip([{ name: 'abcDEF1234.png', content: png }])],
    ['a name that climbs', rawZip([input, { name: '../evil.png', content: png }])],
    ['an absolute name', rawZip([input, { name: '/etc/passwd', content: 'x' }])],
    ['a backslash name', rawZip([input, { name: '..\\evil.png', content: png }])],
    ['a name in a folder', rawZip([input, { name: 'sub/abcDEF1234.png', content: png }])],
    ['a folder', rawZip([input, { name: 'sub/' }])],
    ['a symbolic link', rawZip([input, { name: 'abcDEF1234.png', content: '/etc/passwd', mode: 0o120777 }])],
    ['an encrypted entry', rawZip([input, { name: 'abcDEF1234.png', content: png, encrypted: true }])],
    ['the same name twice', rawZip([input, input])],
    ['10,000 entries', rawZip([input, ...many])],
    ['a bomb in input.tex', rawZip([{ name: 'input.tex', content: 'a'.repeat(50_000_000) }])],
    [
      'a bomb that lies about its size',
      rawZip([{ name: 'input.tex', content: 'a'.repeat(50_000_000), claimedSize: 100 }]),
    ],
    ['an image without its line', rawZip([input, { name: 'abcDEF1234.png', content: png }])],
    ['a stranger', rawZip([input, { name: 'run.sh', content: 'x' }])],
  ];
  test.each(cases)('%s', async (_name, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ name: 'InputError', code: 'invalid_package' });
  });
});
