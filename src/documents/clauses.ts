import type { Clause, Document, Paragraph } from './document.ts';
import { type Enumerator, enumeratorOf } from './enumerator.ts';
import { type ItemStyle, itemStyle } from './item-style.ts';
import { articleNumber, goesOnOutside, likeness, type Numbering, none, type Outside } from './numbering.ts';
import { contentsOf } from './table-of-contents.ts';
import { isName, isNoHeading, titleOf } from './title.ts';

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

/** Finds articles, sections, items, exhibits and headings at the beginnings of paragraphs and nests them. */
export function clausesOf(source: Source): Clause[] {
  const contents = contentsOf(source);
  const found: Open[] = [];
  const stack: Open[] = [];
  const hasArticles = source.paragraphs.some(
    ({ start, end }, index) =>
      !contents.has(index) && enumeratorOf(source.text.slice(start, Math.min(end, start + 200)))?.kind === 'article',
  );
  const signing = source.text.search(/\bin witness whereof\b|\bby:\s*(?:_{3,}|\/s\/)/i);
  const signed = signing < 0 ? Number.POSITIVE_INFINITY : signing;
  let sections = none;
  let list = none;
  let lastArticle = 0;
  /** The state of the numbering before an exhibit began, used until the exhibit has its own parts. */
  let outside: (Outside & { readonly exhibit: Open; readonly stack: readonly Open[] }) | null = null;
  let lastDeep = '';
  let hasBegun = false;
  const titledInLine = hasTitlesInLine(source, contents);
  const lastOfNumber = lastTitled(source, contents);
  for (const [index, paragraph] of source.paragraphs.entries()) {
    if (contents.has(index)) continue;
    const text = source.text.slice(paragraph.start, paragraph.end);
    const enumerator = enumeratorOf(text);
    const previous = found.at(-1);
    if (!hasBegun && paragraph.start < signed && opensLease.test(text)) {
      hasBegun = true;
      // Exhibits before the beginning of the lease are entries in its table of contents.
      if (stack.some(({ kind }) => kind === 'exhibit')) {
        stack.splice(0);
        sections = none;
        list = none;
        outside = null;
      }
    }
    if (enumerator === null) {
      // The name of an article, section or exhibit is often on the line below its number.
      if (previous && isNamedBelow(previous, source, paragraph, text)) {
        previous.title = text.replace(/(?<![.:\s])[.:\s]+$/, '');
        previous.bodyStart = Math.min(paragraph.end + 1, source.text.length);
        continue;
      }
      const inLine = titledInLine ? runInTitle.exec(text) : null;
      if (inLine !== null) {
        const title = inLine[1] ?? '';
        const bodyStart = paragraph.start + inLine[0].length;
        push({
          ...base(paragraph),
          kind: 'heading',
          label: title,
          number: '',
          title,
          level: headingLevel(),
          bodyStart,
        });
        continue;
      }
      if (paragraph.kind !== 'heading' || text.length > 100 || isNoHeading(text)) continue;
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

  /** A heading without a number closes items and deep sections, not the article that contains it. */
  function headingLevel(): number {
    const around = stack.find((open) => open.kind === 'article' || open.kind === 'exhibit');
    return around ? around.level + 1 : 1;
  }

  function read(enumerator: Enumerator, paragraph: Paragraph, text: string): Open | null {
    const { title, end } = titleOf(enumerator, text, paragraph.kind === 'heading');
    const common = { ...base(paragraph), number: enumerator.number, title, bodyStart: paragraph.start + end };
    if (outside !== null && goesOnOutside(enumerator, outside)) {
      // The exhibit was an item in a list: the numbering of the document continues below it.
      stack.splice(0, stack.length, ...outside.stack);
      found.splice(found.indexOf(outside.exhibit), 1);
      sections = outside.sections;
      outside = null;
    }
    const around = stack.find((open) => open.kind === 'exhibit');
    const within = around ? `${around.label}, ` : '';
    switch (enumerator.kind) {
      case 'article':
        outside = null;
        sections = none;
        list = none;
        if (!around) lastArticle = articleNumber(enumerator.number);
        return { ...common, kind: 'article', label: `${within}Article ${enumerator.number}`, level: around ? 2 : 1 };
      case 'exhibit': {
        if (
          isFilingNumber(enumerator.number) ||
          /^\W*exhibit\s+\d{1,2}\.\d{1,2}[a-z]\b/i.test(text) ||
          !isTitleLine(paragraph, text, enumerator.length)
        )
          return null;
        const label = `${enumerator.word} ${enumerator.number}`.trim();
        const exhibit: Open = { ...common, kind: 'exhibit', label, level: 1 };
        const heading = paragraph.kind === 'heading';
        // Anything after the signatures is an attachment, regardless of its numbers.
        outside =
          paragraph.start > signed
            ? null
            : { sections, article: lastArticle, deep: lastDeep, heading, exhibit, stack: [...stack] };
        sections = none;
        list = none;
        return exhibit;
      }
      case 'section': {
        const depth = enumerator.number.split(/[.(]/).filter((part) => part !== '').length;
        outside = null;
        if (depth > 1) lastDeep = enumerator.number;
        else {
          const numbering: Numbering = {
            value: Number.parseInt(enumerator.number, 10),
            marks: enumerator.said ? 'said' : text.charAt(enumerator.number.length),
            heading: paragraph.kind === 'heading',
            titled: title !== '',
            indent: paragraph.indent,
          };
          if (!enumerator.said) {
            const place = placeOf(numbering, paragraph.start);
            if (place === null) return null;
            if (place === 'list') {
              list = numbering;
              const marks = numbering.marks === ')' ? ')' : '.';
              return read(
                { kind: 'item', number: enumerator.number, length: enumerator.length, marks },
                paragraph,
                text,
              );
            }
          }
          const isStray = enumerator.said && sections.value > 0 && sections.marks !== 'said';
          // `Paragraph 5.)` at the beginning of a line is the end of a reference.
          if (isStray && title === '' && numbering.value !== sections.value + 1) return null;
          if (!isStray || numbering.value === sections.value + 1) {
            sections = numbering;
            list = none;
          }
        }
        const level = depth + (hasArticles && depth === 1 ? 1 : 0) + (around ? 1 : 0);
        // If every article restarts its numbering, a section's number alone is ambiguous.
        const article = depth === 1 && !enumerator.said ? stack.find((open) => open.kind === 'article') : undefined;
        const label = article
          ? `${article.label}, Section ${enumerator.number}`
          : `${within}Section ${enumerator.number}`;
        return { ...common, kind: 'section', label, level };
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

  /** Sections count up; a number out of order belongs to a list or an address. */
  function placeOf(numbering: Numbering, start: number): 'section' | 'list' | null {
    const { value } = numbering;
    const isNext = value === sections.value + 1;
    if (value === 1) {
      const isInSection = stack.some((open) => open.kind === 'section');
      return sections.value > 0 && isInSection && !numbering.heading ? 'list' : 'section';
    }
    if (numbering.titled && value > sections.value && value < 100 && followsForm()) return 'section';
    const goesOn = list.value > 0 && value === list.value + 1;
    if (goesOn && (!isNext || likeness(numbering, list) > likeness(numbering, sections))) return 'list';
    return isNext || (value > sections.value && value <= sections.value + 3) || jumps(numbering, start)
      ? 'section'
      : null;
  }

  /**
   * `21. SECURITY DEPOSIT.` after `14. RELOCATION.`: the clauses between them were deleted. It looks like the other
   * clauses, and the number that would be next doesn't follow later.
   */
  function jumps(numbering: Numbering, start: number): boolean {
    return (
      sections.value >= 2 &&
      numbering.titled &&
      numbering.value > sections.value &&
      numbering.value <= sections.value + 30 &&
      likeness(numbering, sections) === 9 &&
      !(Number(lastOfNumber.get(sections.value + 1)) > start)
    );
  }

  /** A rider to a printed form begins with its own numbering: Articles 1 to 20 of the form, then 40 to 56. */
  function followsForm(): boolean {
    const last = found.at(-1);
    return (last?.kind === 'heading' || last?.kind === 'exhibit') && isRider.test(last.label);
  }

  function push(clause: Open): void {
    while (stack.length > 0 && (stack.at(-1)?.level ?? 0) >= clause.level) stack.pop();
    stack.push(clause);
    found.push(clause);
  }
}

/** The last position at which each plain number begins a section with a title. */
function lastTitled(source: Source, contents: { has(index: number): boolean }): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const [index, paragraph] of source.paragraphs.entries()) {
    if (contents.has(index)) continue;
    const text = source.text.slice(paragraph.start, paragraph.end);
    const enumerator = enumeratorOf(text);
    if (enumerator?.kind !== 'section' || enumerator.said || !/^\d+$/.test(enumerator.number)) continue;
    if (titleOf(enumerator, text, paragraph.kind === 'heading').title === '') continue;
    last.set(Number(enumerator.number), paragraph.start);
  }
  return last;
}

const isRider = /^\W*(?:\w+\s+){0,3}?(?:rider|addendum|additional\s+(?:articles|provisions|terms))\b/i;

/** `HOLDING OVER. Double rent …`: a title in capitals in the same line as its paragraph. */
const runInTitle =
  /^(?!(?:NOW|WHEREAS|WITNESS|IN\s+WITNESS|NOTE|BY|SIGNED|STATE\s+OF|COUNTY\s+OF)\b)([A-Z][A-Z&’',/ -]{1,58}[A-Z])(?:\.|\s[–—-])\s+(?=["“(]?[A-Z\d$£€][^.]{12})/;

/**
 * Leases without numbers whose paragraphs begin with titles; if there is only one such line, it is an abbreviation or a
 * name.
 */
function hasTitlesInLine(source: Source, contents: { has(index: number): boolean }): boolean {
  let titled = 0;
  let numbered = 0;
  for (const [index, { start, end, kind }] of source.paragraphs.entries()) {
    if (contents.has(index) || kind === 'row') continue;
    const text = source.text.slice(start, Math.min(end, start + 200));
    const enumerator = enumeratorOf(text);
    if (enumerator === null) titled += runInTitle.test(text) ? 1 : 0;
    else if (enumerator.kind === 'section') numbered += 1;
  }
  return titled >= 5 && titled > numbered;
}

/** `THIS LEASE made and entered into as of …`: the instrument itself begins here. */
const opensLease = /^\W{0,4}this\s+(?:[a-z-]+\s+){0,3}(?:sub)?lease\b[^.;]{0,80}?\b(?:made|entered|executed|dated)\b/i;

/** "Exhibit 10.13" is the document's own number in its filing. */
function isFilingNumber(number: string): boolean {
  return /^\d{1,2}\.\d{1,2}$/.test(number);
}

/** An exhibit begins with a separate line, not with a sentence that mentions it. */
function isTitleLine(paragraph: Paragraph, text: string, length: number): boolean {
  return (
    paragraph.kind === 'heading' ||
    text.length <= length + 2 ||
    /^\s*(?:[.:—–-]\s*)?["“]?\p{Lu}/u.test(text.slice(length))
  );
}

function isNamedBelow(previous: Open, source: Source, paragraph: Paragraph, text: string): boolean {
  const isPart = previous.kind === 'article' || previous.kind === 'exhibit';
  if (isPart ? paragraph.kind !== 'heading' || text.length > 100 : previous.kind !== 'section' || !isName(text))
    return false;
  return previous.title === '' && source.text.slice(previous.bodyStart, paragraph.start).trim() === '';
}

/** A part ends where the next one on the same or a higher level begins. */
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
