import { crc32, deflateRawSync } from 'node:zlib';

/** A valid PNG of black, transparent pixels: a few hundred kilobytes that decode to half a gigabyte. */
export function bombPng(side: number, { interlaced }: { interlaced: boolean }): Uint8Array {
  const rows = interlaced ? adam7(side) : [{ width: side, height: side }];
  const zeros = rows.reduce((sum, { width, height }) => sum + height * (1 + 4 * width), 0);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits, RGBA, optionally interlaced in seven passes.
  header.set([8, 6, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', zlibZeros(zeros)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The passes of PNG's interlacing (ISO/IEC 15948, 8.2) that have pixels. */
function adam7(side: number): { width: number; height: number }[] {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passes.map(([x, y, dx, dy]) => ({ width: Math.ceil((side - x) / dx), height: Math.ceil((side - y) / dy) }));
}

/** This many zeros as a zlib stream (RFC 1950), without allocating them. */
function zlibZeros(count: number): Buffer {
  const mebibyte = 1_048_576;
  const whole = deflateRawSync(Buffer.alloc(mebibyte), { level: 9, finishFlush: 2 /* Z_SYNC_FLUSH */ });
  const rest = deflateRawSync(Buffer.alloc(count % mebibyte), { level: 9 });
  const check = Buffer.alloc(4);
  check.writeUInt32BE(((count % 65_521) * 65_536 + 1) >>> 0);
  const blocks = Array.from({ length: Math.floor(count / mebibyte) }, () => whole);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, rest, check]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
