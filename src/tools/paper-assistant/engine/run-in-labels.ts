import { headingName, type Role } from './heading-names.ts';
import type { TextBlock } from './text-blocks.ts';

/** Decides which labels in a text are headings for the text after them. */
export interface Labels {
  /** The label that is a heading for the sentence at this position in the block, and where its text continues. */
  headingAt(
    block: TextBlock,
    start: number,
    end: number,
  ): { lead: number; trail: number; end: number; rest: number } | null;
}

/**
 * Labels such as 'Methods: …' structure a text if all of it is under labels: each paragraph or list starts with one. A
 * label after sentences without one ('Idea: …' in body text) is part of its own sentence.
 */
export function readLabels(masked: string, blocks: readonly TextBlock[]): Labels {
  const labelled = hasLabelledLines(masked, blocks);
  const styles = labelled ? new Set<LabelStyle>(['colon']) : labelStyles(masked, blocks);
  const first = blocks.find(({ kind }) => kind === 'paragraph');
  const textOpens = first !== undefined && opensWithLabel(masked, first, styles);
  const labelsItems = labelledItems(masked, blocks);
  const stops = opensWithNames(masked, blocks);
  const heading = new Set(
    blocks.filter((block, index) => {
      let from = index;
      while (block.list !== null && blocks[from - 1]?.list != null) from -= 1;
      return opensWithLabel(masked, blocks[from] as TextBlock, styles);
    }),
  );
  return {
    headingAt(block, start, end) {
      const label = readLabel(masked, start, end);
      if (label === null) return null;
      const role = headingName(label.words)?.role;
      if (labelsItems.has(block)) return null;
      if (role === 'keywords' || role === 'title') return null;
      // 'Ethics: … Funding: … Data on request' in one paragraph isn't split.
      if (role === 'declaration' && start !== block.start + block.lead && !opensLine(masked, block, start)) return null;
      const rest = label.end + (masked.slice(label.end, end).length - masked.slice(label.end, end).trimStart().length);
      const opens =
        start === block.start + block.lead || ((labelled || label.style === 'bold') && opensLine(masked, block, start));
      // In a list item the words before a colon are part of the item unless they name a section.
      const styled = opens && styles.has(label.style) && (block.list === null || role !== undefined);
      if (stops && label.style === 'stop' && opens && isPart(role)) return labelAt(label, rest);
      // '**Ethics.** Approved' on a line below '**Data.** On request'
      if (label.style === 'bold' && start > block.start + block.lead && opens && headingName(label.words) !== null)
        return labelAt(label, rest);
      const known = isKnown(label) && heading.has(block) && (textOpens || isSectionName(label));
      return known || styled ? labelAt(label, rest) : null;
    },
  };
}

function labelAt({ lead, trail, end }: Label, rest: number) {
  return { lead, trail, end, rest };
}

/** Whether paragraphs begin with the names of parts and a period: 'Motivation. …', 'What we do. …', 'Data. …'. */
function opensWithNames(masked: string, blocks: readonly TextBlock[]): boolean {
  const roles = blocks.flatMap(({ kind, list, start, lead, end }) => {
    const label = kind === 'paragraph' && list === null ? readLabel(masked, start + lead, end) : null;
    const role = label?.style === 'stop' && label.end < end ? headingName(label.words)?.role : undefined;
    return isPart(role) ? [role] : [];
  });
  return roles.length >= 3 && new Set(roles).size >= 2;
}

function isPart(role: Role | undefined): boolean {
  return role !== undefined && ['introduction', 'methods', 'results', 'discussion', 'conclusion'].includes(role);
}

type LabelStyle = 'bold' | 'colon' | 'dash' | 'stop';

interface Label {
  readonly style: LabelStyle;
  readonly words: string;
  readonly lead: number;
  readonly trail: number;
  readonly end: number;
}

/**
 * Words that can be a heading for the text after them: 'Methods: …', 'Methods – …', '**Methods.** …', 'Methods. …',
 * 'What was done? …'.
 */
function readLabel(masked: string, start: number, end: number): Label | null {
  const head = masked.slice(start, Math.min(end, start + 60));
  const match =
    /^(\*\*|__)?(\p{L}[\p{L}\p{N}&+/'’ -]{1,44}?)(\s*[:.]?(?:\*\*|__)\s*:?|\s*:|[.?]| +[-–—])(?=\s|$)/u.exec(head);
  if (match === null) return null;
  const [whole, lead = '', words = '', trail = ''] = match;
  if ((lead !== '') !== /[*_]/.test(trail) || words.trim().split(/\s+/).length > 7) return null;
  // 'Fig. 1 shows', 'Counts are in the supplement.'
  if (trail === '.' && (abbreviated.test(words) || (isSentence.test(words) && headingName(words) === null)))
    return null;
  const asks = trail === '?';
  const style = lead !== '' ? 'bold' : asks || trail === '.' ? 'stop' : trail.endsWith(':') ? 'colon' : 'dash';
  return {
    style,
    words,
    lead: lead.length,
    // The question mark is part of the heading.
    trail: asks ? 0 : trail.length,
    end: start + whole.length,
  };
}

const abbreviated =
  /^(?:figs?|tabs?|eqs?|eqns?|refs?|secs?|sect|ch|chap|suppl?|app|nos?|vols?|pp?|dr|prof|mrs?|ms|st)$/i;

const isSentence = /\S \b(?:is|are|was|were|has|have|had|can|will|may|must|do|does|did)\b/i;

function isKnown(label: Label): boolean {
  return headingName(label.words)?.titles === true && label.style !== 'stop';
}

/** A common section name, unlike one that often begins only a single sentence. */
function isSectionName({ words, style }: Label): boolean {
  return style === 'bold' || !runInName.test(words.trim());
}

const runInName =
  /^(?:(?:the |our |my )?(?:idea|problem|approach|result|reading|numbers?|observations?)|proposed (?:approach|method)|how|why|so(?: what)?|bottom line|take-?aways?|next steps|context|starting point)$/i;

function opensWithLabel(masked: string, block: TextBlock, styles: ReadonlySet<LabelStyle>): boolean {
  const label = readLabel(masked, block.start + block.lead, block.end);
  return label !== null && (isKnown(label) || styles.has(label.style) || headingName(label.words) !== null);
}

/**
 * Whether most lines in the text's paragraphs start with a label and a colon, several of them without a blank line
 * between them.
 */
function hasLabelledLines(masked: string, blocks: readonly TextBlock[]): boolean {
  const paragraphs = blocks.filter(({ kind, list }) => kind === 'paragraph' && list === null);
  const starts = paragraphs.flatMap((block) => lineStarts(masked, block).map((start) => ({ start, end: block.end })));
  const labels = starts.filter(({ start, end }) => {
    const label = readLabel(masked, start, end);
    return label?.style === 'colon' && label.end < end;
  });
  return starts.length > paragraphs.length && labels.length >= 4 && labels.length / starts.length >= 0.7;
}

/**
 * The items of lists in which items have their own labels ('- why: …', '- question: …', '- design: …') and most labels
 * name less than a section. In such a list a label belongs to its item only, not to the following items.
 */
function labelledItems(masked: string, blocks: readonly TextBlock[]): Set<TextBlock> {
  const found = new Set<TextBlock>();
  let list: TextBlock[] = [];
  const close = () => {
    const labels = list.flatMap((item) => {
      const label = readLabel(masked, item.start + item.lead, item.end);
      return label?.style === 'colon' && label.end < item.end ? [label] : [];
    });
    const names = labels.flatMap(({ words }) => headingName(words) ?? []);
    const sections = names.filter(({ titles }) => titles).length;
    if (labels.length >= 4 && names.length - sections >= 2 && sections * 2 <= labels.length)
      for (const item of list) found.add(item);
    list = [];
  };
  for (const block of blocks) {
    if (block.list === null) close();
    else list.push(block);
  }
  close();
  return found;
}

function declares(masked: string, { start, lead, end }: TextBlock): boolean {
  const label = readLabel(masked, start + lead, end);
  return label !== null && headingName(label.words)?.role === 'declaration';
}

function opensLine(masked: string, block: TextBlock, start: number): boolean {
  return lineStarts(masked, block).includes(start);
}

/** The starts of a paragraph's lines, if the author broke the lines by hand. */
function lineStarts(masked: string, { start, end, lead, breaks }: TextBlock): number[] {
  return [
    start + lead,
    ...breaks.map((at) => at + (masked.slice(at, end).length - masked.slice(at, end).trimStart().length)),
  ];
}

/** Styles in which most paragraphs of the text start with a label: in these, any word can be a label. */
function labelStyles(masked: string, blocks: readonly TextBlock[]): Set<LabelStyle> {
  // Declarations below a text say nothing about its style.
  const paragraphs = blocks.filter(
    (block) => block.kind === 'paragraph' && block.list === null && !declares(masked, block),
  );
  const counts = new Map<LabelStyle, { all: number; known: number }>();
  for (const { start, end } of paragraphs) {
    const label = readLabel(masked, start, end);
    if (label === null || label.end >= end) continue;
    const { all = 0, known = 0 } = counts.get(label.style) ?? {};
    counts.set(label.style, { all: all + 1, known: known + (headingName(label.words) === null ? 0 : 1) });
  }
  // If a large part of the text has no label, only labels that name sections are headings.
  return new Set(
    [...counts]
      .filter(([, { all, known }]) => {
        const share = all / paragraphs.length;
        return all >= 3 && share >= 0.7 && (share >= 0.85 || known * 3 >= all * 2);
      })
      .map(([style]) => style),
  );
}
