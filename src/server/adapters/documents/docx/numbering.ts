import { readXml } from './read-xml.ts';

/** The numbers that Word generates for numbered paragraphs; they are not in the paragraphs' text. */
export interface Numbering {
  /** Increments the counter and returns the printed number, for example '4.2' or '(a)'; empty for none. */
  next(id: string, level: number): string;
}

interface Level {
  start: number;
  format: string;
  text: string;
  legal: boolean;
}

interface List {
  readonly abstractId: string;
  readonly starts: Map<number, number>;
}

/** Reads numbering.xml (ECMA-376, part 1, 17.9). */
export function readNumbering(xml: string | null): Numbering {
  const abstracts = new Map<string, Map<number, Level>>();
  const lists = new Map<string, List>();
  if (xml !== null) collect(xml, abstracts, lists);
  /** Lists that share an abstract list also share its counters. */
  const counters = new Map<string, number[]>();
  const restarted = new Set<string>();
  return {
    next(id, level) {
      const list = lists.get(id);
      const levels = list && abstracts.get(list.abstractId);
      const own = levels?.get(level);
      if (!list || !levels || !own) return '';
      const counts = counters.get(list.abstractId) ?? [];
      counters.set(list.abstractId, counts);
      const restart = list.starts.get(level);
      if (restart !== undefined && !restarted.has(`${id}:${level}`)) {
        restarted.add(`${id}:${level}`);
        counts[level] = restart;
      } else counts[level] = counts[level] === undefined ? own.start : (counts[level] ?? 0) + 1;
      counts.length = level + 1;
      return own.text
        .replace(/%([1-9])/g, (_, digit: string) => {
          const place = Number(digit) - 1;
          const count = counts[place] ?? levels.get(place)?.start ?? 1;
          return written(count, own.legal ? 'decimal' : (levels.get(place)?.format ?? 'decimal'));
        })
        .trim();
    },
  };
}

function collect(xml: string, abstracts: Map<string, Map<number, Level>>, lists: Map<string, List>): void {
  let levels: Map<number, Level> | null = null;
  let level: Level | null = null;
  let list: { id: string; starts: Map<number, number> } | null = null;
  let override = 0;
  readXml(xml, {
    open(name, attributes) {
      const value = attributes['val'] ?? '';
      if (name === 'abstractNum') {
        levels = new Map();
        abstracts.set(attributes['abstractNumId'] ?? '', levels);
      } else if (name === 'lvl' && levels) {
        level = { start: 1, format: 'decimal', text: '', legal: false };
        levels.set(Number(attributes['ilvl']), level);
      } else if (name === 'num') list = { id: attributes['numId'] ?? '', starts: new Map() };
      else if (name === 'abstractNumId' && list) lists.set(list.id, { abstractId: value, starts: list.starts });
      else if (name === 'lvlOverride') override = Number(attributes['ilvl']);
      else if (name === 'startOverride' && list) list.starts.set(override, Number(value));
      else if (level) {
        if (name === 'start') level.start = Number(value) || 0;
        if (name === 'numFmt') level.format = value;
        if (name === 'lvlText') level.text = value;
        if (name === 'isLgl') level.legal = value !== '0' && value !== 'false';
      }
    },
    close(name) {
      if (name === 'abstractNum') levels = null;
      if (name === 'lvl') level = null;
      if (name === 'num') list = null;
    },
    text() {},
  });
}

function written(count: number, format: string): string {
  switch (format) {
    case 'bullet':
    case 'none':
      return '';
    case 'lowerLetter':
      return letters(count);
    case 'upperLetter':
      return letters(count).toUpperCase();
    case 'lowerRoman':
      return roman(count).toLowerCase();
    case 'upperRoman':
      return roman(count);
    case 'decimalZero':
      return String(count).padStart(2, '0');
    default:
      return String(count);
  }
}

/** a to z, then aa to zz, as in Word. */
function letters(count: number): string {
  if (count < 1) return '';
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.min(8, Math.ceil(count / 26)));
}

function roman(count: number): string {
  const steps: [number, string][] = [
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let left = Math.min(count, 3_999);
  let text = '';
  for (const [value, sign] of steps) {
    while (left >= value) {
      text += sign;
      left -= value;
    }
  }
  return text;
}
