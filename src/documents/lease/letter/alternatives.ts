import type { Span } from '../../document.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { cellsOf, wordsOf } from './columns.ts';

/**
 * Several alternative deals, from which the reader must choose: the words of the first one, and those of the others.
 */
export interface Alternatives {
  readonly first: readonly Span[];
  readonly others: readonly Span[];
}

const none: Alternatives = { first: [], others: [] };
const name = '(?:option|alternative|alt|scenario|choice)\\.?\\s+';
/** `Option A`, `Scenario Two`: the header of a column. */
const head = new RegExp(`^${name}(?:[A-D]|[1-4]|one|two|three|four)\\b`, 'i');
/** `Option 2: ten years`: the beginning of a paragraph. */
const opening = new RegExp(`^\\W*${name}([A-D]|[1-4]|one|two|three|four)\\s*(?:[:.)–—-]|\\()`, 'i');
/** Renewal options are numbered as well; these words say that the reader must choose between deals. */
const choice =
  /\b(?:two|three|four|2|3|4) (?:different |separate |possible )?(?:ways|options|alternatives|scenarios|structures|proposals|deals)\b(?! to (?:renew|extend))|\b(?:which|either|any) (?:one|option|alternative|scenario)\b|\bprefer\b/i;
const ofRenewal = /\b(?:renew\w*|exten(?:d|sion)\w*|FMV|fair market)\b/i;

export function alternativesOf(text: LeaseText): Alternatives {
  const columns = inColumns(text);
  return columns.others.length > 0 ? columns : inParagraphs(text);
}

/** The rows below a header such as `Option A | Option B`. */
function inColumns(text: LeaseText): Alternatives {
  const [first, others]: [Span[], Span[]] = [[], []];
  let count = 0;
  for (const block of text.blocks) {
    if (block.kind !== 'row') {
      count = 0;
      continue;
    }
    const cells = cellsOf(block);
    const heads = cells.filter((cell) => head.test(wordsOf(block, cell))).length;
    if (heads >= 2) count = heads;
    else if (count > 0 && cells.length === count + 1) {
      first.push(...cells.slice(1, 2));
      others.push(...cells.slice(2));
    }
  }
  return { first, others };
}

function inParagraphs(text: LeaseText): Alternatives {
  const numbered = text.blocks.flatMap((block) => {
    const match = block.kind === 'row' ? null : opening.exec(block.text);
    return match === null
      ? []
      : [{ block, isFirst: /^(?:a|1|one)$/i.test(match[1] ?? ''), named: block.start + match[0].length }];
  });
  const isChoice =
    numbered.length > 1 &&
    numbered[0]?.isFirst === true &&
    numbered.filter(({ isFirst }) => isFirst).length === 1 &&
    numbered.every(({ block }) => /\d/.test(block.text) && !ofRenewal.test(block.text)) &&
    choice.test(text.document.text);
  if (!isChoice) return none;
  const spans = (isFirst: boolean): Span[] =>
    numbered
      .filter((each) => each.isFirst === isFirst)
      .map(({ block }) => ({ start: block.start, end: block.start + block.text.length }));
  // Below a heading such as `Option 1` readers expect a right to renew.
  const names = numbered.map(({ block, named }): Span => ({ start: block.start, end: named }));
  return { first: spans(true), others: [...spans(false), ...names] };
}
