import { expect, test } from 'vitest';
import { checkImage, chooseImages, describe, randomFileName } from './image-item.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46]);
const file = (name: string, bytes: Uint8Array<ArrayBuffer> = png, type = 'image/png') =>
  new File([bytes], name, { type });

test('a generated name has ten letters or digits and the file’s original extension [F5.1.8]', () => {
  const names = Array.from({ length: 2_000 }, () => randomFileName('My figure.final.JPG', 'jpeg'));
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9]{10}\.JPG$/);
  expect(new Set(names).size).toBe(2_000);
  const counts = new Map<string, number>();
  for (const character of names.join('').replaceAll('.JPG', ''))
    counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(62);
});

test('an item has id, file, preview URL, description, generated name and validity [F3.2]', async () => {
  const { items, problem } = await chooseImages([file('a.png')], 0);
  expect(problem).toBeNull();
  expect(items[0]).toMatchObject({ description: '', valid: true, file: expect.any(File) });
  expect(items[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(items[0]?.preview).toMatch(/^blob:/);
  expect(items[0]?.fileName).toMatch(/^[A-Za-z0-9]{10}\.png$/);
});

test.each([
  ['photo.jpg', png, 'image/jpeg', '.png'],
  ['scan.gif', png, 'image/gif', '.png'],
  ['figure.png', jpeg, 'image/png', '.jpg'],
  ['figure.PNG.jpeg', jpeg, 'image/jpeg', '.jpeg'],
  ['figure', jpeg, '', '.jpg'],
])(
  '%s is recognized as an image by its bytes, and gets a matching extension [D.76]',
  async (name, bytes, type, extension) => {
    const { items, problem } = await chooseImages([file(name, bytes, type)], 0);
    expect(problem).toBeNull();
    expect(items[0]?.fileName.slice(10)).toBe(extension);
  },
);

test('a file that is not PNG or JPEG by its bytes, and is not named as one, is refused for its type [F5.1.5]', async () => {
  const message = 'Invalid file type. Only PNG and JPEG/JPG images are allowed.';
  const gif = new TextEncoder().encode('GIF89a and more');
  expect((await chooseImages([file('a.gif', gif, 'image/gif')], 0)).problem).toBe(message);
  expect((await chooseImages([file('a.png.exe', gif, 'application/octet-stream')], 0)).problem).toBe(message);
  expect((await chooseImages([file('a', gif)], 0)).problem).toBe(message);
});

test('one byte above 1 MB is refused [F5.1.6]', async () => {
  const bytes = (size: number) => {
    const content = new Uint8Array(size);
    content.set(png);
    return content;
  };
  expect((await chooseImages([file('a.png', bytes(1_048_576))], 0)).problem).toBeNull();
  expect((await chooseImages([file('a.png', bytes(1_048_577))], 0)).problem).toBe(
    'File is too large. Maximum size is 1MB.',
  );
});

test('the eleventh image is refused, counting those already added [F5.1.7]', async () => {
  const message = 'You can upload a maximum of 10 images.';
  expect(
    (
      await chooseImages(
        Array.from({ length: 11 }, () => file('a.png')),
        0,
      )
    ).problem,
  ).toBe(message);
  expect((await chooseImages([file('a.png'), file('b.png')], 9)).problem).toBe(message);
  expect((await chooseImages([file('a.png')], 9)).problem).toBeNull();
});

test('a file whose first bytes match neither PNG nor JPEG is refused, and the other chosen files are accepted [F8.1.1]', async () => {
  const message = 'Invalid image file. Only PNG and JPEG/JPG formats are supported.';
  const text = new TextEncoder().encode('just some text');
  const chosen = await chooseImages([file('a.png', text), file('b.png')], 0);
  expect(chosen.problem).toBe(message);
  expect(chosen.items).toHaveLength(1);
});

test('a file that cannot be read is reported [F8.1.2]', async () => {
  const gone = {
    name: 'a.png',
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
  } as unknown as File;
  expect(await checkImage(gone)).toEqual({ problem: 'Failed to read file content.' });
});

test('the description decides whether its item is valid [F5.2.1]', async () => {
  const [item] = (await chooseImages([file('a.png')], 0)).items;
  if (!item) throw new Error('no item');
  expect(describe(item, Array.from({ length: 250 }, () => 'word').join(' ')).valid).toBe(true);
  expect(describe(item, Array.from({ length: 251 }, () => 'word').join(' ')).valid).toBe(false);
});
