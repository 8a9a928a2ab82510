import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

test('a WOFF font is unpacked into its original tables, compressed or not', () => {
  const tables = [Buffer.from('a'.repeat(100)), Buffer.from('xyz')];
  const stored = [deflateSync(tables[0] as Buffer), tables[1] as Buffer];
  const header = Buffer.alloc(44 + 40);
  header.write('wOFF', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt16BE(2, 12);
  let offset = header.length;
  for (const [index, data] of stored.entries()) {
    header.write(index === 0 ? 'aaaa' : 'bbbb', 44 + 20 * index, 'latin1');
    header.writeUInt32BE(offset, 48 + 20 * index);
    header.writeUInt32BE(data.length, 52 + 20 * index);
    header.writeUInt32BE((tables[index] as Buffer).length, 56 + 20 * index);
    offset += data.length;
  }
  const font = unpackWoff(Buffer.concat([header, ...stored]));
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect([font.readUInt16BE(4), font.readUInt16BE(6), font.readUInt16BE(8), font.readUInt16BE(10)]).toEqual([
    2, 32, 1, 0,
  ]);
  for (const [index, name] of ['aaaa', 'bbbb'].entries()) {
    const record = 12 + 16 * index;
    expect(font.toString('latin1', record, record + 4)).toBe(name);
    const start = font.readUInt32BE(record + 8);
    expect(start % 4).toBe(0);
    expect(font.subarray(start, start + font.readUInt32BE(record + 12))).toEqual(tables[index]);
  }
});

test('a font that is not packed is returned unchanged', () => {
  const font = Buffer.from([0, 1, 0, 0, 9]);
  expect(unpackWoff(font)).toBe(font);
});
