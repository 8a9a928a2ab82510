import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { InputError } from '#contract/engine.ts';
import { bombPng } from '../../../../tests/support/bomb-png.ts';
import { createImagePort } from './image-port.ts';

const port = createImagePort();
const blank = (width: number, height: number, background = '#c03020') =>
  sharp({ create: { width, height, channels: 3, background } });

describe('images', () => {
  test('lose their metadata and are rotated as their orientation tag states', async () => {
    const input = await blank(40, 20)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(input).metadata()).orientation).toBe(6);
    const { bytes, width, height } = await port.reencode(input, 'jpeg');
    expect([width, height]).toEqual([20, 40]);
    const metadata = await sharp(bytes).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).includes('Somebody')).toBe(false);
  });

  test('in CMYK become sRGB', async () => {
    const input = await blank(30, 30).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(input).metadata()).space).toBe('cmyk');
    const { bytes } = await port.reencode(input, 'jpeg');
    const metadata = await sharp(bytes).metadata();
    expect([metadata.space, metadata.channels]).toEqual(['srgb', 3]);
    const [red = 0, green = 0] = await sharp(bytes).raw().toBuffer();
    expect(red).toBeGreaterThan(green + 60);
  });

  test('with 16 bits per channel become ordinary PNGs', async () => {
    const input = await blank(10, 10).toColourspace('rgb16').png().toBuffer();
    expect((await sharp((await port.reencode(input, 'png')).bytes).metadata()).depth).toBe('uchar');
  });

  test('wider than 4,000 pixels are scaled down, and others keep their size', async () => {
    const wide = await port.reencode(await blank(12_000, 30).png().toBuffer(), 'png');
    expect([wide.width, wide.height]).toEqual([4000, 10]);
    const pixel = await port.reencode(await blank(1, 1).png().toBuffer(), 'png');
    expect([pixel.width, pixel.height]).toEqual([1, 1]);
  });

  test('are encoded to the same bytes every time', async () => {
    const input = await blank(300, 200).jpeg().toBuffer();
    const [first, second] = [await port.reencode(input, 'jpeg'), await port.reencode(input, 'jpeg')];
    expect(second.bytes).toEqual(first.bytes);
  });

  test('of 12,000 by 12,000 pixels are accepted, and larger ones are refused before they are decoded', async () => {
    const largest = await port.reencode(await blank(12_000, 12_000).png({ compressionLevel: 1 }).toBuffer(), 'png');
    expect([largest.width, largest.height]).toEqual([4000, 4000]);
    const larger = await blank(12_001, 12_000).png({ compressionLevel: 1 }).toBuffer();
    await expect(port.reencode(larger, 'png')).rejects.toMatchObject({
      name: 'InputError',
      code: 'image_too_many_pixels',
    });
  });

  test('with 16 bits and four channels may have fewer pixels than others, and interlaced ones 20 million [D.138]', async () => {
    await expect(port.reencode(bombPng(4_500, { interlaced: true }), 'png')).rejects.toMatchObject({
      code: 'image_interlaced',
    });
    const small = await port.reencode(bombPng(1_000, { interlaced: true }), 'png');
    expect([small.width, small.height]).toEqual([1_000, 1_000]);
    const deep = await sharp({ create: { width: 9_000, height: 9_000, channels: 4, background: '#0000' } })
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(port.reencode(deep, 'png')).rejects.toMatchObject({ code: 'image_too_many_pixels' });
  });

  test('that exceed their memory or time limit are refused, and the next one is processed [D.138]', async () => {
    const image = bombPng(9_000, { interlaced: false });
    const noMemory = createImagePort({ memoryLimit: 60_000_000 });
    await expect(noMemory.reencode(image, 'png')).rejects.toMatchObject({ code: 'image_too_complex' });
    const noTime = createImagePort({ timeLimit: 1 });
    await expect(noTime.reencode(image, 'png')).rejects.toMatchObject({ code: 'image_too_complex' });
    await Promise.all([noMemory.close(), noTime.close()]);
    expect((await port.reencode(await blank(1, 1).png().toBuffer(), 'png')).width).toBe(1);
  });

  test('from one sender go through one process, in order', async () => {
    const [one, two] = await port.reencodeAll([
      { bytes: await blank(30, 20).png().toBuffer(), type: 'png' },
      { bytes: await blank(50, 40).jpeg().toBuffer(), type: 'jpeg' },
    ]);
    expect([one?.width, two?.width]).toEqual([30, 50]);
  });

  test('of an unknown format, or cut short, are refused with a sentence', async () => {
    const png = await blank(200, 200).png().toBuffer();
    const text = new TextEncoder().encode('just a text that is called .png');
    await expect(port.reencode(text, 'png')).rejects.toMatchObject({ code: 'invalid_image' });
    await expect(port.reencode(png, 'jpeg')).rejects.toMatchObject({ code: 'invalid_image' });
    await expect(port.reencode(png.subarray(0, png.length / 2), 'png')).rejects.toThrow(InputError);
    await expect(port.reencode(png.subarray(0, 8), 'png')).rejects.toMatchObject({ code: 'unreadable_image' });
    expect((await port.reencode(png, 'png')).width).toBe(200);
  });
});
