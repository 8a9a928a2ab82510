import { mark, type Token } from '../token.ts';
import { plainRules, readInline } from './inline-rules.ts';
import { childrenOf, decodeXml, type Element, encodeXml } from './xml-scan.ts';

export interface WordParagraph {
  readonly tokens: Token[];
  /** Run properties of its plain text, as XML. */
  readonly style: string;
}

/**
 * A paragraph of a Word document as tokens: the text of its runs; differently formatted runs as pairs; fields,
 * formulas, notes, images, tabs and everything else as placeholders that contain their XML. Null for paragraphs that
 * are not translated: code, entries of a reference list, and parts of a field that spans several paragraphs.
 */
export function readWordParagraph(xml: string, paragraph: Element): WordParagraph | null {
  const children = [...childrenOf(xml, paragraph.innerStart, paragraph.innerEnd)];
  const properties = children.find(({ name }) => name === 'w:pPr');
  if (properties && keptStyle.test(xml.slice(properties.start, properties.end))) return null;
  const units = joinUnits(
    unitsOf(
      xml,
      children.filter((child) => child !== properties),
    ),
  );
  const style = plainStyle(units);
  const tokens = units.flatMap((unit): Token[] => {
    if (unit.kind === 'mark') return [mark(unit.xml, unit.shown)];
    const inner = readInline(unit.text, plainRules).map((token) =>
      token.kind === 'mark' ? mark(writeRun(token.shown, unit.style), token.shown) : token,
    );
    const plain = unit.before === '' && (unit.style === style || !/[\p{L}\p{N}]/u.test(unit.text));
    if (plain) return inner;
    return [
      { kind: 'open', original: unit.before, style: unit.style },
      ...inner,
      { kind: 'close', original: unit.after },
    ];
  });
  return {
    tokens: properties ? [mark(xml.slice(properties.start, properties.end), ''), ...tokens] : tokens,
    style,
  };
}

/** Writes the content of a paragraph. */
export function writeWordParagraph(tokens: readonly Token[], style: string): string {
  const styles = [style];
  return tokens
    .map((token) => {
      if (token.kind === 'text') return writeRun(token.text, styles.at(-1) ?? style);
      if (token.kind === 'open') styles.push(token.style ?? style);
      if (token.kind === 'close') styles.pop();
      return token.original;
    })
    .join('');
}

type Unit =
  | { readonly kind: 'text'; text: string; readonly style: string; readonly before: string; readonly after: string }
  | { readonly kind: 'mark'; readonly xml: string; readonly shown: string };

/** Paragraph styles of code and reference lists in Word and pandoc. */
const keptStyle =
  /<w:pStyle\s[^<>]*w:val="(?:SourceCode|Code\w*|HTMLPreformatted|Bibliography\d*|TOC\d*|EndNoteBibliography)"/i;

/** Run styles of code within a sentence. */
const codeStyle = /<w:rStyle\s[^<>]*w:val="(?:VerbatimChar|\w*Code\w*|HTMLCode)"/i;

function unitsOf(xml: string, children: readonly Element[]): Unit[] {
  const units: Unit[] = [];
  let field: { depth: number; start: number } | null = null;
  for (const child of children) {
    const raw = xml.slice(child.start, child.end);
    const opens = count(raw, 'begin') - count(raw, 'end');
    if (field !== null || (child.name === 'w:r' && opens > 0)) {
      field ??= { depth: 0, start: child.start };
      field.depth += opens;
      if (field.depth > 0) continue;
      const whole = xml.slice(field.start, child.end);
      units.push({ kind: 'mark', xml: whole, shown: wordsOf(whole) });
      field = null;
    } else if (child.name === 'w:r') units.push(...unitsOfRun(xml, child));
    else if (child.name === 'w:hyperlink' || child.name === 'w:ins') units.push(...unitsOfWrapper(xml, child));
    else if (!noise.has(child.name)) units.push({ kind: 'mark', xml: raw, shown: wordsOf(raw) });
  }
  return units;
}

function count(xml: string, type: 'begin' | 'end'): number {
  return xml.split(`w:fldCharType="${type}"`).length - 1;
}

/** Elements that a word processor writes for its own use. */
const noise = new Set(['w:proofErr', 'w:lastRenderedPageBreak']);

function unitsOfRun(xml: string, run: Element): Unit[] {
  const children = [...childrenOf(xml, run.innerStart, run.innerEnd)];
  const properties = children.find(({ name }) => name === 'w:rPr');
  const style = properties ? withoutNoise(xml.slice(properties.start, properties.end)) : '';
  if (codeStyle.test(style)) {
    const raw = xml.slice(run.start, run.end);
    return [{ kind: 'mark', xml: raw, shown: wordsOf(raw) }];
  }
  return children.flatMap((child): Unit[] => {
    if (child === properties || noise.has(child.name) || child.name === 'w:softHyphen') return [];
    if (child.name === 'w:t') {
      return [
        { kind: 'text', text: decodeXml(xml.slice(child.innerStart, child.innerEnd)), style, before: '', after: '' },
      ];
    }
    if (child.name === 'w:noBreakHyphen') return [{ kind: 'text', text: '‑', style, before: '', after: '' }];
    const own = properties ? xml.slice(properties.start, properties.end) : '';
    const raw = xml.slice(child.start, child.end);
    return [{ kind: 'mark', xml: `<w:r>${own}${raw}</w:r>`, shown: shownAs[child.name] ?? '' }];
  });
}

const shownAs: Readonly<Record<string, string>> = {
  'w:tab': ' ',
  'w:br': ' ',
  'w:footnoteReference': '[note]',
  'w:endnoteReference': '[note]',
};

/** A link or a tracked insertion around plain text is a pair; otherwise it stays unchanged. */
function unitsOfWrapper(xml: string, wrapper: Element): Unit[] {
  const raw = xml.slice(wrapper.start, wrapper.end);
  const children = [...childrenOf(xml, wrapper.innerStart, wrapper.innerEnd)].filter(({ name }) => !noise.has(name));
  const units = children.every(({ name }) => name === 'w:r') ? joinUnits(unitsOf(xml, children)) : [];
  const [only, ...others] = units;
  const words = wordsOf(raw);
  if (
    only?.kind !== 'text' ||
    others.length > 0 ||
    /^\s*(?:https?:|www\.|doi|10\.\d|\S[^\s@]*@\S[^\s.]*\.\S+\s*$)/i.test(words)
  ) {
    return [{ kind: 'mark', xml: raw, shown: words }];
  }
  return [
    {
      ...only,
      before: xml.slice(wrapper.start, wrapper.innerStart),
      after: xml.slice(wrapper.innerEnd, wrapper.end),
    },
  ];
}

/** Word splits text at arbitrary places, even inside words: adjacent pieces with the same formatting are merged. */
function joinUnits(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (
      last?.kind === 'text' &&
      unit.kind === 'text' &&
      last.style === unit.style &&
      last.before === '' &&
      unit.before === ''
    ) {
      joined[joined.length - 1] = { ...last, text: last.text + unit.text };
    } else joined.push(unit);
  }
  return joined;
}

/** The formatting of most characters. */
function plainStyle(units: readonly Unit[]): string {
  const lengths = new Map<string, number>();
  for (const unit of units) {
    if (unit.kind !== 'text' || unit.before !== '') continue;
    lengths.set(unit.style, (lengths.get(unit.style) ?? 0) + unit.text.length);
  }
  let most = ['', 0] as [string, number];
  for (const entry of lengths) if (entry[1] > most[1]) most = entry;
  return most[0];
}

/** The language attribute of a run no longer matches its text, and spell-check marks are not formatting. */
function withoutNoise(properties: string): string {
  const kept = properties.replaceAll(/<w:(?:lang|noProof)\b[^<>]{0,300}\/>/g, '');
  return /^<w:rPr>\s*<\/w:rPr>$|^<w:rPr\s*\/>$/.test(kept) ? '' : kept;
}

function wordsOf(xml: string): string {
  const words = [...xml.matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<m:t(?:\s[^<>]*)?>([^<]*)<\/m:t>/g)];
  return words.map(([, word = '', formula = '']) => decodeXml(word || formula)).join('');
}

function writeRun(content: string, style: string): string {
  return content === '' ? '' : `<w:r>${style}<w:t xml:space="preserve">${encodeXml(content)}</w:t></w:r>`;
}
