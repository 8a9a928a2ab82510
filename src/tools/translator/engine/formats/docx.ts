import { type Part, partsOf } from '../passages.ts';
import { shownText, type Token } from '../token.ts';
import { referencesHeading } from './inline-rules.ts';
import { readWordParagraph, writeWordParagraph } from './word-paragraph.ts';
import { type Element, tagsOf } from './xml-scan.ts';

/** A part of a Word document with its paragraphs; the XML between them is written back unchanged. */
export interface WordPart {
  readonly xml: string;
  readonly paragraphs: readonly {
    readonly element: Element;
    readonly style: string;
    readonly parts: readonly Part[];
  }[];
  /** There are text boxes, whose text is not translated. */
  readonly textBoxes: boolean;
}

/** The translated parts of a package: the document, its notes, headers and footers. */
export function isWordPart(name: string): boolean {
  return /^word\/(?:document|footnotes|endnotes|header\d{0,4}|footer\d{0,4})\.xml$/.test(name);
}

export function readWordPart(xml: string): WordPart {
  const paragraphs: WordPart['paragraphs'][number][] = [];
  let fieldDepth = 0;
  let inReferences = false;
  for (const element of paragraphsOf(xml)) {
    const raw = xml.slice(element.start, element.end);
    const before = fieldDepth;
    fieldDepth = Math.max(0, fieldDepth + count(raw, 'begin') - count(raw, 'end'));
    if (before > 0 || fieldDepth > 0) continue;
    const paragraph = readWordParagraph(xml, element);
    if (paragraph === null) continue;
    const words = shownText(paragraph.tokens);
    if (/<w:pStyle\s[^<>]*w:val="(?:Heading|Title|berschrift|Titre)/i.test(raw)) inReferences = false;
    if (inReferences) continue;
    inReferences = referencesHeading.test(words);
    const parts = partsOf(paragraph.tokens);
    if (parts.some(({ kind }) => kind === 'passage')) paragraphs.push({ element, style: paragraph.style, parts });
  }
  return { xml, paragraphs, textBoxes: xml.includes('<w:txbxContent') };
}

/** Writes a part with these tokens for its passages; a paragraph without translated passages stays unchanged. */
export function writeWordPart(
  part: WordPart,
  translated: (part: Part & { kind: 'passage' }) => readonly Token[] | null,
): string {
  let xml = '';
  let at = 0;
  for (const { element, style, parts } of part.paragraphs) {
    let changed = false;
    const tokens = parts.flatMap((piece): readonly Token[] => {
      if (piece.kind === 'fixed') return piece.tokens;
      const found = translated(piece);
      changed ||= found !== null;
      return found ?? piece.passage.tokens;
    });
    if (!changed) continue;
    xml += part.xml.slice(at, element.innerStart) + writeWordParagraph(tokens, style);
    at = element.innerEnd;
  }
  return xml + part.xml.slice(at);
}

/** The outermost paragraphs; one within a text box belongs to the drawing that contains it. */
function* paragraphsOf(xml: string): Generator<Element> {
  let depth = 0;
  let start = 0;
  let innerStart = 0;
  for (const tag of tagsOf(xml)) {
    if (tag.name !== 'w:p' || tag.kind === 'empty') continue;
    if (tag.kind === 'open') {
      if (depth === 0) [start, innerStart] = [tag.start, tag.end];
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 0) yield { name: 'w:p', start, end: tag.end, innerStart, innerEnd: tag.start };
    }
  }
}

function count(xml: string, type: 'begin' | 'end'): number {
  return xml.split(`w:fldCharType="${type}"`).length - 1;
}
