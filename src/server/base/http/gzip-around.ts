import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * Compresses the constant parts of a text once, for responses with variable words between them: each response joins the
 * compressed parts with uncompressed words (RFC 1951, 3.2.4), which takes a tenth of the time of compressing
 * everything. The parts are compressed independently, so that none refers back to a word. A word has at most 65,535
 * bytes.
 */
export function gzipAround(parts: readonly string[]): (words: readonly string[]) => Buffer<ArrayBuffer> {
  const texts = parts.map((part) => Buffer.from(part));
  const packed = texts.map((text) => deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH }));
  return (words) => {
    let check = 0;
    let length = 0;
    const pieces: Buffer[] = [header];
    texts.forEach((text, index) => {
      if (index > 0) {
        const bytes = Buffer.from(words[index - 1] ?? '');
        pieces.push(storedBlock(bytes));
        check = crc32(bytes, check);
        length += bytes.length;
      }
      pieces.push(packed[index] as Buffer);
      check = crc32(text, check);
      length += text.length;
    });
    const end = Buffer.alloc(8);
    end.writeUInt32LE(check, 0);
    end.writeUInt32LE(length % 2 ** 32, 4);
    return Buffer.concat([...pieces, lastBlock, end]);
  };
}

/** RFC 1952: gzip, deflate, no name, no time, system unknown. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** An empty block that is marked as the last one. */
const lastBlock = Buffer.from([3, 0]);

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
