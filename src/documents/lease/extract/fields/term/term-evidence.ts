import { blockAt } from '#documents/lease/prepare/block.ts';
import { labelEvidence, labelledPairs } from '../../evidence.ts';
import type { Evidence, Reading } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { rank } from '../../weights.ts';
import { inDateOrder } from './day-reader.ts';
import { readTermParts, type TermClause, type TermParts, termClauses } from './term-clause.ts';

/** Evidence that states the term as a whole: its first day, its length and its last day. */

type Part = keyof TermParts;

const termLabel =
  /^(?:(?:lease|initial|sublease|base|primary|original|contractual|extended|extension|basic|proposed|rental|tenancy|leasing|lease\s+and)\s+)*(?:terms?|term\s+of\s+(?:this\s+|the\s+)?(?:lease|sublease|agreement)|(?:lease|leasing|rental|tenancy)\s+(?:period|duration|time\s+limit)|(?:duration|deadline)\s+of\s+(?:the\s+)?lease|length(?:\s+of\s+(?:the\s+)?(?:lease\s+)?term)?|duration|period\s+of\s+(?:the\s+)?lease|(?:lr\s?\d{1,2}\.?\s+)?term\s+for\s+which\s+the\s+\w+\s+(?:is|are)\s+(?:leased|let|demised))$/;

/** `Term: five (5) years commencing on … and ending on …` */
export function termLabelEvidence(part: Part): Evidence {
  return inDateOrder(
    labelEvidence(
      'termLabel',
      termLabel,
      (piece) => {
        const read = readTermParts(`: ${piece.slice(0, 500)}`)[part];
        return read === null ? [] : [{ ...read, start: Math.max(0, read.start - 2), end: read.end - 2 }];
      },
      { titled: false, limit: 500 },
    ),
  );
}

/** `2. Term. Two years from April 1, 2026 to March 31, 2028.`: the clause begins with the length. */
export function termTitledEvidence(part: Part): Evidence {
  return inDateOrder({
    name: 'termTitled',
    kind: 'label',
    find: (context) =>
      labelledPairs(context, termLabel).flatMap(({ text: words, value, strength, block }): Reading[] => {
        const piece = words.slice(0, 300);
        if (strength !== 'titled' || !beginsWithLength.test(piece)) return [];
        const read = readTermParts(`: ${piece}`)[part];
        if (read === null) return [];
        const span = { start: value.start + Math.max(0, read.start - 2), end: value.start + read.end - 2 };
        return [{ ...read, span, block: blockAt(context.text.blocks, span.start) ?? block }];
      }),
  });
}

const beginsWithLength =
  /^\s*(?:an?\s+)?[\w-]{1,12}(?:\s+[\w-]{1,12})?\s+(?:\(\d{1,3}\)\s+)?(?:(?:Lease|lease|full|calendar)\s+){0,2}(?:[Yy]ears?|[Mm]onths?),?\s+(?:from|beginning|commencing|starting)\b/i;

/** `The Term shall be five years, shall commence on … and expire on …` */
export function termClauseEvidence(part: Part): Evidence {
  return inDateOrder({
    name: 'termClause',
    kind: 'phrase',
    find: ({ text }) =>
      termClauses(text).flatMap((clause): Reading[] => {
        const read = clause[part];
        if (read === null) return [];
        return [
          {
            ...read,
            span: { start: Math.min(clause.span.start, read.start), end: read.end },
            block: clause.block,
            weight: rank.asByHeading,
            ...(isEstimate(clause, read) ? { doubt: 'An estimated date.' } : {}),
          },
        ];
      }),
  });
}

/** `the term is a period of sixty-three (63) full calendar months (the “Term”)`, `“Term” means a period of …` */
export function definedTermEvidence(part: Part): Evidence {
  return inDateOrder({
    name: 'definedTerm',
    kind: 'definedTerm',
    find: ({ text }) =>
      ['Term', 'Lease Term', 'Initial Term', 'Original Term', 'Base Term', 'Primary Term', 'Sublease Term']
        .flatMap((each) => text.terms.named(each))
        .filter(({ form, block }) => form !== 'label' && !block.contents)
        .flatMap(({ form, definition, block, nameSpan }): Reading[] => {
          const from = form === 'means' ? 0 : Math.max(0, definition.text.length - 300);
          const read = readTermParts(definition.text.slice(from, from + 500))[part];
          if (read === null) return [];
          const at = definition.start + from;
          return [
            {
              ...read,
              start: at + read.start,
              end: at + read.end,
              span: { start: Math.min(nameSpan.start, at + read.start), end: Math.max(nameSpan.end, at + read.end) },
              block,
              weight: rank.lesser,
            } as Reading,
          ];
        }),
  });
}

/** `It is anticipated that the Term shall commence on …` */
function isEstimate({ sentence, span }: TermClause, { start }: ReadValue): boolean {
  return (
    start >= span.start && /\b(?:anticipat|expect|estimat)\w*\b[^.;]{0,60}\b(?:term|lease|sublease)\b/i.test(sentence)
  );
}
