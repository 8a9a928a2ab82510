import type { Span } from '../../document.ts';
import { numberOfWords, numberWords } from './numbers.ts';

export interface FoundArea extends Span {
  readonly size: number;
  readonly unit: AreaUnit;
  /** 'rentable', 'usable', 'gross' as printed, otherwise empty. */
  readonly kind: string;
}

export type AreaUnit = 'sf' | 'm2' | 'acres' | 'hectares' | 'ping' | 'mu';

/** The names of each unit, as they appear after a number. */
export const areaUnits: Readonly<Record<AreaUnit, string>> = {
  sf: 'square feet',
  m2: 'square meters',
  acres: 'acres',
  hectares: 'hectares',
  ping: 'ping',
  mu: 'mu',
};

const adjective =
  '(?:(?:net|gross|total|approximate|contiguous|aggregate)[\\s-]+)?(?:(?:rentable|useable|usable|leasable|leaseable|gross|net|floor|building)(?:\\s*/\\s*\\w+)?(?:[\\s-]+(?:leasable|leaseable|rentable|usable))?[\\s-]+)?';
const units =
  'square[\\s-]+(?:feet|foot|ft\\b\\.?|meters?|metres?)|sq\\.?\\s*(?:ft|feet|foot)\\b\\.?|sq\\.?\\s*m(?:trs?|ts?|eters?|etres?)?\\b\\.?|s\\.\\s?f\\.|[nr]\\.?r?s\\.?f\\b\\.?|[ug]\\.?s\\.?f\\b\\.?|sf\\b|m\\s?2\\b|m²|㎡|acres?\\b|hectares?\\b|ha\\b|ping\\b|mu\\b|rentable\\s+square\\b|(?<=rentable\\s)square\\b';
const digits =
  '\\d{1,5},\\d{1,2}(?![\\d,])(?=\\s?(?:m\\s?2|m²|㎡|sq\\.?\\s*m))|\\d{1,3}(?:[ .’]\\d{3}){1,3}(?:,\\d{1,2})?(?=\\s?(?:m\\s?2|m²|㎡|sq\\.?\\s*m))|\\d{1,3}(?:\\s,\\s\\d{3}){1,3}(?!\\d)|\\d[\\d,]*(?:\\.\\d+)?';
const aside = '(?:\\s*(?:,\\s*)?\\([^()]{1,60}\\)){0,2}';
const area = new RegExp(
  `(?<![\\d.,$])(?:(${digits})\\)?${aside}|(?<![\\w-])(${numberWords}))[\\s-]*(?:\\+\\s?/\\s?-\\s*|±\\s*)?(${adjective})(?:of\\s+)?(${units})`,
  'gi',
);

const anyUnit = new RegExp(units, 'i');

/** Every area in the text, in order: `(1,957) rentable square feet`, `112,000-square-foot`, `1.234,5 m²`, `181.86 ping`. */
export function areasIn(text: string): FoundArea[] {
  // Most paragraphs do not name a unit of area.
  if (!anyUnit.test(text)) return [];
  return [...text.matchAll(area)].flatMap((match) => {
    const size = match[1] === undefined ? numberOfWords(match[2] ?? '') : plainNumber(match[1]);
    if (size === null || !Number.isFinite(size) || size <= 0) return [];
    const named = (match[4] ?? '').toLowerCase();
    return [
      {
        size,
        unit: unitOf(named),
        kind: kindOf(named, match[3] ?? ''),
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

function plainNumber(printed: string): number {
  // `132,5 m²`
  if (/^\d{1,5},\d{1,2}$/.test(printed)) return Number(printed.replace(',', '.'));
  const isContinental = /^\d{1,3}(?:[ .’]\d{3})+(?:,\d{1,2})?$/.test(printed) && !/^\d{1,3}\.\d{3}$/.test(printed);
  return Number(
    isContinental
      ? printed.replace(/[ .’]/g, '').replace(',', '.')
      : // 9.608 m² is nine thousand: no one measures a hall to the nearest square centimeter.
        /^\d{1,3}\.\d{3}$/.test(printed)
        ? printed.replace('.', '')
        : printed.replace(/[\s,]/g, ''),
  );
}

function unitOf(named: string): AreaUnit {
  if (named.startsWith('acre')) return 'acres';
  if (/^h(?:a|ectares?)$/.test(named)) return 'hectares';
  if (named === 'ping' || named === 'mu') return named;
  return /m\s?2|m²|㎡|met(?:er|re)|^sq\.?\s*m/.test(named) ? 'm2' : 'sf';
}

function kindOf(named: string, adjectives: string): string {
  if (/^n?\.?r\.?s/.test(named)) return 'rentable';
  if (/^u\.?s/.test(named)) return 'usable';
  return (/rentable|usable|useable|gross|leasable|leaseable/i.exec(`${adjectives} ${named}`)?.[0] ?? '').toLowerCase();
}
