import type { Clause, Document, Paragraph } from './document.ts';
import { type Enumerator, enumeratorOf } from './enumerator.ts';
import { type ItemStyle, itemStyle } from './item-style.ts';
import { contentsOf } from './table-of-contents.ts';
import { titleAt } from './title.ts';

type Source = Pick<Document, 'text' | 'pages' | 'paragraphs'>;

interface Open {
  kind: Clause['kind'];
  label: string;
  number: string;
  title: string;
  level: number;
  start: number;
  bodyStart: number;
  page: number;
  style: ItemStyle | null;
}

/** Finds articles, sections, items, exhibits and headings at the beginnings of paragraphs, and puts them below each other. */
export function clausesOf(source: Source): Clause[] {
  const contents = contentsOf(source);
  const found: Open[] = [];
  const stack: Open[] = [];
  const hasArticles = source.paragraphs.some(
    ({ start, end }, index) =>
      !contents.has(index) && enumeratorOf(source.text.slice(start, Math.min(end, start + 200)))?.kind === 'article',
  );
  let lastWhole = 0;
  for (const [index, paragraph] of source.paragraphs.entries()) {
    if (contents.has(index)) continue;
    const text = source.text.slice(paragraph.start, paragraph.end);
    const enumerator = enumeratorOf(text);
    const previous = found.at(-1);
    if (enumerator === null) {
      if (paragraph.kind !== 'heading' || text.length > 100) continue;
      // The name of an article or exhibit often stands on the line below its number.
      if (previous && isNamedBelow(previous, source, paragraph)) {
        previous.title = text;
        previous.bodyStart = Math.min(paragraph.end + 1, source.text.length);
        continue;
      }
      push({ ...base(paragraph), kind: 'heading', label: text, number: '', title: text, level: headingLevel() });
      continue;
    }
    const clause = read(enumerator, paragraph, text);
    if (clause) push(clause);
  }
  return finish(source, found);

  function base(paragraph: Paragraph) {
    return {
      start: paragraph.start,
      bodyStart: Math.min(paragraph.end + 1, source.text.length),
      page: paragraph.page,
      style: null,
    };
  }

  /** A heading without number closes items and deep sections, not the article that it stands in. */
  function headingLevel(): number {
    const around = stack.find((open) => open.kind === 'article' || open.kind === 'exhibit');
    return around ? around.level + 1 : 1;
  }

  function read(enumerator: Enumerator, paragraph: Paragraph, text: string): Open | null {
    const { title, end } = titleAt(text, enumerator.length, paragraph.kind === 'heading');
    const common = { ...base(paragraph), number: enumerator.number, title, bodyStart: paragraph.start + end };
    const exhibit = stack.find((open) => open.kind === 'exhibit');
    const within = exhibit ? `${exhibit.label}, ` : '';
    switch (enumerator.kind) {
      case 'article':
        lastWhole = 0;
        return { ...common, kind: 'article', label: `${within}Article ${enumerator.number}`, level: exhibit ? 2 : 1 };
      case 'exhibit':
        if (isFilingNumber(enumerator.number) || !isTitleLine(paragraph, text, enumerator.length)) return null;
        lastWhole = 0;
        return { ...common, kind: 'exhibit', label: `${enumerator.word} ${enumerator.number}`.trim(), level: 1 };
      case 'section': {
        const depth = enumerator.number.split(/[.(]/).filter((part) => part !== '').length;
        if (depth === 1 && !enumerator.said) {
          // Sections count up; a number out of order is an item of a list, or an address.
          const value = Number(enumerator.number);
          const expected = value === lastWhole + 1 || (value > lastWhole && value <= lastWhole + 3) || value === 1;
          if (!expected) return null;
          lastWhole = value;
        }
        const level = depth + (hasArticles && depth === 1 ? 1 : 0) + (exhibit ? 1 : 0);
        return { ...common, kind: 'section', label: `${within}Section ${enumerator.number}`, level };
      }
      case 'item': {
        const style = itemStyle(
          enumerator,
          stack.flatMap((open) => open.style ?? []),
        );
        if (!style) return null;
        const sibling = stack.find((open) => open.style?.key === style.key);
        const parent = sibling ? stack[stack.indexOf(sibling) - 1] : stack.at(-1);
        const mark = `(${enumerator.number})`;
        const label =
          parent && parent.kind !== 'heading'
            ? parent.kind === 'section' || parent.kind === 'item'
              ? `${parent.label}${mark}`
              : `${parent.label}, ${mark}`
            : `${within}Paragraph ${mark}`;
        return { ...common, kind: 'item', label, level: (parent?.level ?? 0) + 1, style };
      }
    }
  }

  function push(clause: Open): void {
    while (stack.length > 0 && (stack.at(-1)?.level ?? 0) >= clause.level) stack.pop();
    stack.push(clause);
    found.push(clause);
  }
}

/** "Exhibit 10.13" numbers the document itself in the filing that it comes from. */
function isFilingNumber(number: string): boolean {
  return /^\d{1,2}\.\d{1,2}$/.test(number);
}

/** An exhibit begins with a line of its own, not with a sentence that mentions it. */
function isTitleLine(paragraph: Paragraph, text: string, length: number): boolean {
  return (
    paragraph.kind === 'heading' || text.length <= length + 2 || /^\s*[.:—–-]?\s*["“]?\p{Lu}/u.test(text.slice(length))
  );
}

function isNamedBelow(previous: Open, source: Source, paragraph: Paragraph): boolean {
  if (previous.kind !== 'article' && previous.kind !== 'exhibit') return false;
  return previous.title === '' && source.text.slice(previous.bodyStart, paragraph.start).trim() === '';
}

/** A part ends where the next one of its level, or of one above, begins. */
function finish(source: Source, found: readonly Open[]): Clause[] {
  const ends = new Array<number>(found.length).fill(source.text.length);
  const parents = new Array<number | null>(found.length).fill(null);
  const stack: number[] = [];
  for (const [index, clause] of found.entries()) {
    while (stack.length > 0 && (found[stack.at(-1) ?? 0]?.level ?? 0) >= clause.level) {
      ends[stack.pop() ?? 0] = clause.start;
    }
    parents[index] = stack.at(-1) ?? null;
    stack.push(index);
  }
  return found.map((clause, index) => {
    const end = ends[index] ?? source.text.length;
    const { kind, label, number, title, level, start, page } = clause;
    return {
      index,
      parent: parents[index] ?? null,
      kind,
      label,
      number,
      title,
      level,
      start,
      end,
      page,
      lastPage: lastPage(source, end, page),
      bodyStart: Math.min(clause.bodyStart, end),
    };
  });
}

function lastPage(source: Source, end: number, page: number): number {
  let last = page;
  for (let at = page; at < source.pages.length; at += 1) {
    const next = source.pages[at];
    if (!next || next.start >= end) break;
    if (next.end > next.start) last = next.number;
  }
  return last;
}
