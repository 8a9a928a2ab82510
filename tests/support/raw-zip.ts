import { crc32, deflateRawSync } from 'node:zlib';

/** Writes a zip byte by byte, so that tests can write a false directory: names, modes, sizes, encryption flags. */
export function rawZip(entries: RawEntry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content ?? '');
    const packed = entry.store ? content : deflateRawSync(content, { level: 9 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE((entry.encrypted ? 1 : 0) | 0x0800, 2);
    head.writeUInt16LE(entry.store ? 0 : 8, 4);
    head.writeUInt32LE(0x5a210000, 6);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(entry.claimedSize ?? content.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), head, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...locals, list, Buffer.from('PK\x05\x06', 'latin1'), end]));
}

export interface RawEntry {
  readonly name: string;
  readonly content?: string | Uint8Array;
  /** Unix mode, for example 0o120777 for a symbolic link. */
  readonly mode?: number;
  /** False values for the directory. */
  readonly claimedSize?: number;
  readonly encrypted?: boolean;
  readonly store?: boolean;
}
