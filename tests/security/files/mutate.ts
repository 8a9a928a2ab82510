import { unzipSync, zipSync } from 'fflate';
import type { HostileFile } from './hostile-file.ts';

/** Reproducible numbers from 0 to below `end` (a linear congruential generator, Numerical Recipes). */
export type Chance = (end: number) => number;

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

/** A damaged copy of a file; reproducible for the same `chance`. */
export function mutate(file: HostileFile, chance: Chance, number: number): HostileFile {
  const [how, change] = pick(Object.entries(/\.(?:docx|zip)$/.test(file.name) ? inZips : inFiles), chance);
  const at = file.name.lastIndexOf('.');
  const name = `${file.name.slice(0, at)}~${number}-${how}${file.name.slice(at)}`;
  return { ...file, name, bytes: change(Uint8Array.from(file.bytes), chance) };
}

type Change = (bytes: Uint8Array, chance: Chance) => Uint8Array;

const inFiles: Record<string, Change> = {
  'bits-flipped': (bytes, chance) => {
    const changed = bytes.slice();
    for (let times = 1 + chance(40); times > 0; times -= 1) {
      const at = chance(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << chance(8));
    }
    return changed;
  },
  'cut-off': (bytes, chance) => bytes.slice(0, chance(bytes.length)),
  'part-removed': (bytes, chance) => {
    const from = chance(bytes.length);
    return joined(bytes.slice(0, from), bytes.slice(from + 1 + chance(400)));
  },
  'part-repeated': (bytes, chance) => {
    const from = chance(bytes.length);
    const part = bytes.slice(from, from + 1 + chance(2_000));
    return joined(bytes.slice(0, from), ...Array.from({ length: 1 + chance(300) }, () => part), bytes.slice(from));
  },
  'part-overwritten': (bytes, chance) => {
    const changed = bytes.slice();
    const from = chance(bytes.length);
    changed.fill(pick([0, 0x20, 0x28, 0x3c, 0x5b, 0x7f, 0xff], chance), from, from + 1 + chance(64));
    return changed;
  },
  'number-changed': (bytes, chance) => {
    const text = Buffer.from(bytes).toString('latin1');
    const found = pick([...text.matchAll(/\d+/g)], chance) as RegExpExecArray | undefined;
    if (!found) return bytes;
    const value = pick(['0', '-1', '1', '65535', '2147483647', '4294967296', '99999999999999', '1e308'], chance);
    return Buffer.from(text.slice(0, found.index) + value + text.slice(found.index + found[0].length), 'latin1');
  },
};

/**
 * Damages the zip itself, or one of its files, which is then repacked with a correct checksum and a fixed date: with
 * the current time, two copies from one seed would differ.
 */
const inZips: Record<string, Change> = {
  ...inFiles,
  ...Object.fromEntries(
    Object.entries(inFiles).map(([how, change]) => [
      `${how}-inside`,
      (bytes: Uint8Array, chance: Chance) => {
        try {
          const files = unzipSync(bytes);
          const [path, content] = pick(Object.entries(files), chance);
          return zipSync({ ...files, [path]: change(content, chance) }, { level: 1, mtime: '2026-01-01T00:00:00' });
        } catch {
          return change(bytes, chance);
        }
      },
    ]),
  ),
};

export function pick<T>(values: readonly T[], chance: Chance): T {
  return values[chance(values.length)] as T;
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
