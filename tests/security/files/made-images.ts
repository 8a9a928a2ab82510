import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { bombPng } from '../../support/bomb-png.ts';
import { insights } from '../../support/insights.ts';
import { rawZip } from '../../support/raw-zip.ts';
import { picture, researchPackage } from '../../support/research-package.ts';
import type { Bait, HostileFile } from './hostile-file.ts';
import { named } from './made-pdfs.ts';

/** A valid image of each kind, to be damaged. */
export async function plainImages(): Promise<HostileFile[]> {
  const [png, jpeg] = [await picture('png'), await picture('jpeg')];
  const progressive = await sharp(png).jpeg({ progressive: true }).toBuffer();
  const interlaced = await sharp(png).png({ progressive: true, palette: true }).toBuffer();
  return [
    { name: 'plain/a.png', upload: 'image', bytes: png },
    { name: 'plain/b.png', upload: 'image', bytes: interlaced },
    { name: 'plain/c.jpg', upload: 'image', bytes: jpeg },
    { name: 'plain/d.jpg', upload: 'image', bytes: progressive },
    { name: 'plain/e.webp', upload: 'image', bytes: await sharp(png).webp().toBuffer() },
  ];
}

export async function madeImages({ url, path }: Bait): Promise<HostileFile[]> {
  const png = Buffer.from(await picture('png'));
  const jpeg = Buffer.from(await picture('jpeg'));
  const after = (head: Buffer, ...parts: Buffer[]) => Buffer.concat([head, ...parts]);
  const signature = png.subarray(0, 8);
  // Signature, then IHDR: 8 bytes of length and type, 13 of content, 4 of checksum.
  const [ihdr, rest] = [png.subarray(8, 33), png.subarray(33)];
  const size = (width: number, height: number, depth = 8, type = 6, interlace = 0) => {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([depth, type, 0, 0, interlace], 8);
    return chunk('IHDR', head);
  };
  const zeros = chunk('IDAT', deflateSync(Buffer.alloc(100_000)));
  const end = chunk('IEND', Buffer.alloc(0));
  const text = (type: string, content: Buffer) => after(signature, ihdr, chunk(type, content), rest);
  const bomb = deflateSync(Buffer.alloc(80_000_000));
  const segment = (marker: number, content: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content]);
  const start = jpeg.subarray(0, 2);
  const svg = (content: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`);

  return [
    ...named('made-image', 'image', 'png', {
      'is-half-a-gigabyte': bombPng(12_000, { interlaced: false }),
      'is-half-a-gigabyte-in-passes': bombPng(12_000, { interlaced: true }),
      'is-too-large': bombPng(13_000, { interlaced: false }),
      'says-two-billion-pixels': after(signature, size(2 ** 31 - 1, 1), zeros, end),
      'says-no-pixels': after(signature, size(0, 0), zeros, end),
      'is-wide': after(signature, size(100_000_000, 1, 1, 0), zeros, end),
      'is-high': after(signature, size(1, 100_000_000, 1, 0), zeros, end),
      'has-an-unknown-depth': after(signature, size(10, 10, 77, 9), zeros, end),
      'has-a-palette-without-colours': after(signature, size(10, 10, 8, 3), zeros, end),
      'has-no-data': after(signature, ihdr, end),
      'has-two-heads': after(signature, ihdr, size(20_000, 20_000), rest),
      'is-only-its-signature': signature,
      'has-a-text-that-inflates': text('zTXt', Buffer.concat([Buffer.from('a\0\0'), bomb])),
      'has-a-profile-that-inflates': text('iCCP', Buffer.concat([Buffer.from('a\0\0'), bomb])),
      'has-a-profile-of-nothing': text('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(200))])),
      'has-metadata-with-entities': text(
        'iTXt',
        Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0<!DOCTYPE x [<!ENTITY a SYSTEM "file://${path}">]><x>&a;</x>`),
      ),
      'has-a-length-beyond-its-end': after(signature, ihdr, Buffer.from([0x7f, 0xff, 0xff, 0xff]), rest),
      'has-a-million-chunks': after(signature, ihdr, repeated(chunk('tEXt', Buffer.from('a\0b')), 300_000), rest),
      'is-animated-without-end': text('acTL', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])),
      'is-an-svg': svg(`<image href="${url}/svg.png"/>`),
      'is-a-page-too': after(png, Buffer.from(`<script src="${url}/png"></script>`)),
    }),
    ...named('made-image', 'image', 'jpg', {
      'says-the-most-pixels': after(
        start,
        segment(0xc0, Buffer.from([8, 255, 255, 255, 255, 3, 1, 34, 0, 2, 17, 1, 3, 17, 1])),
        jpeg.subarray(2),
      ),
      'has-two-hundred-components': after(start, segment(0xc0, Buffer.alloc(608, 200)), jpeg.subarray(2)),
      'has-no-tables': after(start, jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])))),
      'scans-without-end': after(
        jpeg.subarray(0, -2),
        repeated(jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), -2), 3_000),
        jpeg.subarray(-2),
      ),
      'has-orientation-of-nothing': after(
        start,
        segment(0xe1, Buffer.from('Exif\0\0MM\0*\0\0\0\x08\xff\xff\xff\xff', 'latin1')),
        jpeg.subarray(2),
      ),
      'has-profiles-without-end': after(
        start,
        repeated(
          segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\xff', 'latin1'), Buffer.alloc(5_000)])),
          255,
        ),
        jpeg.subarray(2),
      ),
      'is-only-its-signature': jpeg.subarray(0, 3),
      'restarts-without-end': after(
        jpeg.subarray(0, -2),
        Buffer.from([0xff, 0xd0]).fill(0xd0, 1),
        Buffer.alloc(200_000, 0xff),
      ),
    }),
    ...named('made-image', 'image', 'svg', {
      'reads-a-file': Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file://${path}">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
      ),
      'fetches-an-image': svg(`<image xlink:href="${url}/image.png" width="9" height="9"/>`),
      'fetches-a-style': svg(`<style>@import url(${url}/style.css);</style>`),
      'runs-a-script': svg(`<script>fetch('${url}/script')</script>`),
      'uses-itself': svg('<g id="a"><use xlink:href="#a"/><use xlink:href="#a"/></g>'),
      'filters-without-end': svg(
        '<filter id="f"><feMorphology radius="100000"/></filter><rect width="1e9" height="1e9" filter="url(#f)"/>',
      ),
    }),
  ];
}

/** Research packages: zips with a text and images. */
export async function madePackages({ path }: Bait): Promise<HostileFile[]> {
  const png = await picture('png');
  const text = { name: 'input.tex', content: insights };
  const image = (name: string) => ({ name, content: png });
  const first = 'abcDEF1234.png';
  return named('made-package', 'package', 'zip', {
    'is-good': researchPackage({ text: insights, images: [{ file: first, bytes: png, description: 'A figure' }] }),
    'reads-a-file-by-latex': researchPackage({ text: `${insights} \\input{${path}} \\include{${path}}` }),
    'reads-a-file-by-typst': researchPackage({ text: `${insights} #read("${path}") #include "${path}"` }),
    'has-an-image-that-is-a-path': researchPackage({
      text: insights,
      images: [{ file: first, bytes: Buffer.from(path) }],
    }),
    'has-a-bibliography-that-is-not': researchPackage({
      text: insights,
      seeds: `@article{a, file={${path}}, ${'{'.repeat(5_000)}`,
    }),
    'has-options-of-another-kind': researchPackage({
      text: insights,
      options: { title: { a: [[[[[]]]]] }, template: path },
    }),
    'has-options-without-end': rawZip([text, { name: 'prototype.json', content: '['.repeat(500_000) }]),
    'has-its-prototype-changed': rawZip([text, { name: 'prototype.json', content: '{"__proto__":{"admin":true}}' }]),
    'climbs-out': rawZip([text, image(`../../../../${first}`)]),
    'has-an-absolute-name': rawZip([text, image(path)]),
    'has-a-link-as-its-text': rawZip([{ name: 'input.tex', content: path, mode: 0o120777 }]),
    'has-a-link-as-its-image': rawZip([text, { ...image(first), content: path, mode: 0o120777 }]),
    'has-a-device': rawZip([{ name: 'input.tex', content: insights, mode: 0o020666 }]),
    'is-a-bomb': rawZip([{ name: 'input.tex', content: 'a '.repeat(60_000_000) }]),
    'is-a-bomb-of-images': rawZip([text, { name: first, content: new Uint8Array(100_000_000) }]),
    'has-twenty-thousand-entries': rawZip([
      text,
      ...Array.from({ length: 20_000 }, (_, n) => ({ name: `${n}.png`, content: '' })),
    ]),
    'has-its-text-twice': rawZip([text, { ...text, content: 'Another text.' }]),
    'has-a-text-that-is-no-text': rawZip([{ name: 'input.tex', content: new Uint8Array(50_000).fill(0xff) }]),
    'is-encrypted': rawZip([{ ...text, encrypted: true }]),
    'says-it-is-smaller': rawZip([{ ...text, claimedSize: 3 }]),
    'is-empty': rawZip([]),
    'has-an-image-of-half-a-gigabyte': researchPackage({
      text: insights,
      images: [{ file: first, bytes: bombPng(12_000, { interlaced: true }), description: 'A figure' }],
    }),
  });
}

function repeated(part: Buffer, times: number): Buffer {
  return Buffer.concat(Array.from({ length: times }, () => part));
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
