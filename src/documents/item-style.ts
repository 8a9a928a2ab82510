/** How items of one list are numbered: (a), (i), (1), A. */
export interface ItemStyle {
  readonly key: string;
  /** The position of the number in its list, from 1. */
  readonly position: number;
}

/**
 * The style of a number, given the items that are open around it, outermost first: continuing one of their lists takes
 * precedence over beginning a new one. (i) can be the ninth letter or the first Roman numeral. Null if the number fits
 * no list.
 */
export function itemStyle(
  item: { readonly number: string; readonly marks: string },
  open: readonly ItemStyle[],
): ItemStyle | null {
  const styles = kinds
    .filter(({ matches }) => matches.test(item.number))
    .map(({ name, position }) => ({ key: `${item.marks}${name}`, position: position(item.number) }));
  const continued = (step: number) => {
    for (const around of [...open].reverse()) {
      const same = styles.find(({ key }) => key === around.key);
      const distance = same ? same.position - around.position : 0;
      if (same && distance >= 1 && distance <= step) return same;
    }
    return null;
  };
  // A letter may be missing, or be part of the text of the previous item.
  return continued(1) ?? styles.find(({ position }) => position === 1) ?? continued(4);
}

const kinds: readonly { name: string; matches: RegExp; position(number: string): number }[] = [
  { name: 'a', matches: /^([a-z])\1?$/, position: letterPosition },
  { name: 'i', matches: /^[ivxl]+$/, position: romanPosition },
  { name: 'A', matches: /^([A-Z])\1?$/, position: (number) => letterPosition(number.toLowerCase()) },
  { name: 'I', matches: /^[IVXL]+$/, position: (number) => romanPosition(number.toLowerCase()) },
  { name: '1', matches: /^\d+$/, position: Number },
];

function letterPosition(number: string): number {
  return number.charCodeAt(0) - 96 + 26 * (number.length - 1);
}

function romanPosition(number: string): number {
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const value = values[number[at] ?? ''] ?? 0;
    sum += value < (values[number[at + 1] ?? ''] ?? 0) ? -value : value;
  }
  return sum;
}
