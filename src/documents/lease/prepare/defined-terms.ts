import type { Span } from '../../document.ts';
import type { Block } from './block.ts';
import type { Pair } from './pairs.ts';
import { hitsIn, sentencesOf } from './sentences.ts';

/** A capitalized term with the words that define it, and where both are. */
export interface DefinedTerm {
  /** As printed: 'Commencement Date'. */
  readonly name: string;
  /** - `means`: “X” means … · `parenthesis`: … (the “X”) · `label`: X: … in a summary */
  readonly form: 'means' | 'parenthesis' | 'label';
  readonly nameSpan: Span;
  /** The words that define it; for a parenthesis, the sentence that ends with it. */
  readonly definition: Span & { readonly text: string };
  readonly block: Block;
}

export interface DefinedTerms {
  readonly all: readonly DefinedTerm[];
  /** Definitions of a name, in document order; 'the' and capitals are ignored. */
  named(name: string): readonly DefinedTerm[];
}

const name = '(?:[A-Z]|date\\s+of\\s)[^”"“().;:\\n]{1,50}';
const means = new RegExp(
  `[“"](${name})[”"]\\s{0,3}\\)?,?\\s(?:(?:of|for|under)\\s+(?:this|the)\\s+(?:[Ss]ub)?[Ll]ease,?\\s+)?(?:as\\s+used\\s+[^,.;]{3,40},\\s+)?(?:shall\\s+(?:mean|be|have)|means?|is|will\\s+(?:mean|be)|refers\\s+to)\\b(?:\\s+(?:and\\s+refer\\s+to|and\\s+include|deemed\\s+to\\s+be|defined\\s+as))?[:,]?\\s+`,
  'dg',
);
const parenthesis = new RegExp(
  `\\(\\s?(?:(?:each|collectively|together|individually|hereinafter|herein|such|sometimes|date|period|being|referred|called|as|to|the|a|an|this|and|or|said)[\\s,]+){0,9}[“"](?:the\\s+)?(${name})[”"]`,
  'dg',
);

/** The defined terms of a document, in order. */
export function collectTerms(blocks: readonly Block[], pairs: readonly Pair[]): DefinedTerms {
  const all = [...blocks.flatMap(inBlock), ...pairs.flatMap(ofPair)].sort(
    (a, b) => a.nameSpan.start - b.nameSpan.start,
  );
  const byKey = new Map<string, DefinedTerm[]>();
  for (const term of all) {
    const known = byKey.get(termKey(term.name));
    if (known) known.push(term);
    else byKey.set(termKey(term.name), [term]);
  }
  return { all, named: (wanted) => byKey.get(termKey(wanted)) ?? [] };
}

/** 'the “Lease Commencement Date”' and 'LEASE COMMENCEMENT DATE' are the same term. */
export function termKey(term: string): string {
  return term
    .toLowerCase()
    .replace(/[“”"’',.]/g, '')
    .replace(/^(?:the|this|a|an)\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function inBlock(block: Block): DefinedTerm[] {
  if (block.contents || !/[“"]/.test(block.text)) return [];
  const spans = sentencesOf(block);
  const whole = block.text;
  const sentenceAt = (offset: number): Span =>
    spans.find(({ start, end }) => start <= offset && offset < end) ?? { start: block.start, end: block.end };
  const term = (form: DefinedTerm['form'], nameSpan: Span & { text: string }, start: number, end: number) => ({
    name: nameSpan.text.replace(/,$/, ''),
    form,
    nameSpan: { start: nameSpan.start, end: nameSpan.end },
    definition: { start, end, text: block.text.slice(start - block.start, end - block.start) },
    block,
  });
  return [
    ...hitsIn(block, means).flatMap((hit) => {
      const defined = hit.group(1);
      const first = Math.max(sentenceAt(hit.start).end, sentenceAt(hit.end).end);
      // '… means the later of: (a) …' continues after its colon.
      const end = whole.charAt(first - block.start - 1) === ':' ? sentenceAt(first + 2).end : first;
      return defined && hit.end < end ? [term('means', defined, hit.end, Math.min(end, hit.end + 600))] : [];
    }),
    ...hitsIn(block, parenthesis).flatMap((hit) => {
      const defined = hit.group(1);
      const { start } = sentenceAt(hit.start);
      return defined && start < hit.start
        ? [term('parenthesis', defined, Math.max(start, hit.start - 600), hit.start)]
        : [];
    }),
  ];
}

function ofPair(pair: Pair): DefinedTerm[] {
  // `“Term” means …` is read above, with its quotation marks.
  const isQuoted = /[“"]/.test(pair.block.text.charAt(pair.labelSpan.start - pair.block.start - 1));
  if (isQuoted || pair.strength !== 'labelled' || pair.text.trim() === '' || pair.label.length > 50) return [];
  return [
    {
      name: pair.label,
      form: 'label',
      nameSpan: pair.labelSpan,
      definition: { ...pair.value, text: pair.text.slice(0, 600) },
      block: pair.block,
    },
  ];
}
