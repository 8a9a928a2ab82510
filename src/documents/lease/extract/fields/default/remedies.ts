import type { Block } from '#documents/lease/prepare/block.ts';
import { sentencesOf } from '#documents/lease/prepare/lease-text.ts';
import { defineField, type Evidence, type FieldContext, type Reading } from '../../field.ts';
import { wordsEvidence } from '../../said.ts';
import { landlord } from '../../sides.ts';

const section = /remed|default|breach/;
const about = ['remedies', 'default'] as const;
const words = [
  'terminate',
  'reenter',
  'enter',
  're',
  'relet',
  'repossess',
  'possession',
  'accelerate',
  'declare',
  'remedies',
  'evict',
  'retake',
];

const wholeList = 700;

/** The words before a list don't name a remedy, so the quote includes the beginning of the list. */
function withList(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).flatMap((reading): Reading[] => {
        const { text } = context.text.document;
        const { start, end } = reading.span;
        if (!/(?:[:;]|\bfollowing(?:\s+\w+){0,8}\W*)$/i.test(text.slice(start, end))) return [reading];
        const last = listEnd(context, reading.block, { from: end + 20, limit: start + wholeList });
        if (last <= end + 20) return text[end - 1] === ';' ? [reading] : [];
        const value = text.slice(start, last).replace(/\s+/g, ' ').trim();
        return [{ ...reading, value, shown: value, span: { start, end: last } }];
      }),
  };
}

/** The end of the list: of its last item in the paragraph, or of the last paragraph below it under the same heading, before a limit. */
function listEnd(
  { text }: FieldContext,
  block: Block,
  { from, limit }: { readonly from: number; readonly limit: number },
): number {
  let end = 0;
  for (const each of text.blocks.slice(block.index, block.index + 6)) {
    if (each.instrument !== block.instrument || (each !== block && each.kind === 'heading')) break;
    for (const sentence of sentencesOf(each)) {
      if (sentence.end <= limit) end = sentence.end;
      // Items end with semicolons; what comes after the last one is another rule.
      if (each === block && end > from && text.document.text[end - 1] === '.') return end;
    }
    if (each.end > limit) break;
  }
  return end;
}

export const remedies = defineField({
  id: 'remedies',
  label: 'Remedies',
  group: 'Default',
  lookedFor: 'what the landlord may do on a default',
  topics: ['remedies', 'default'],
  isSame: () => true,
  evidence: [
    withList(
      wordsEvidence(
        'anyOfFollowing',
        ['following', 'remedies', 'rights', 'options'],
        new RegExp(
          `\\b${landlord}\\b[^.;]{0,160}?\\b(?:may|shall|will|has|have)\\b[^.;]{0,160}?\\b(?:one\\s+or\\s+more\\s+of\\s+the\\s+following|any\\s+of\\s+the\\s+following|the\\s+following\\s+(?:\\w+\\s+){0,2}(?:remedies|rights|options))\\b`,
          'i',
        ),
        { section, about, weight: 10 },
      ),
    ),
    withList(
      wordsEvidence(
        'mayTerminateOrReenter',
        words,
        new RegExp(
          `\\b${landlord}\\b[^.;]{0,260}?\\b(?:may|shall\\s+(?:also\\s+)?have\\s+the\\s+(?:right|option)|has\\s+the\\s+right|(?:right|option)s?\\s+to|shall\\s+be\\s+entitled|elect)\\b[^.;]{0,300}?\\b(?:terminate|cancel|re-?\\s?enter|repossess|re-?let|accelerate|take\\s+possession|retake|declare\\b[^.;]{0,120}\\bdue)\\b`,
          'i',
        ),
        { section, about, weight: 4 },
      ),
    ),
    wordsEvidence(
      'listed',
      words,
      /^\W*(?:\(?\w{1,3}[.)]\s+)?(?:to\s+)?(?:with\s+or\s+without\s+[^,;]{0,40}(?:,\s*)?)?(?:terminate|re-?\s?enter|re-?let|repossess|accelerate|declare)\b[^.;]{0,200}\b(?:lease|premises|rent|term|possession)\b/i,
      { section, about, weight: -6 },
    ),
    wordsEvidence(
      'pursueAll',
      ['remedies', 'remedy'],
      new RegExp(
        `\\b${landlord}\\b[^.;]{0,120}?\\b(?:may|shall\\s+have|entitled\\s+to)\\b[^.;]{0,160}?\\bremed(?:y|ies)\\b`,
        'i',
      ),
      { section, about, weight: -10 },
    ),
  ],
  exclusions: [
    {
      // What the landlord may do after a fire, a taking, a request or its own default.
      name: 'anotherClause',
      excludes: ({ block }) =>
        /casualty|damage|condemn|assign|sublet|relocat|landlord[’']?s? default|default by landlord|lessor[’']?s? default|default by lessor|(?:tenant|lessee)[’']?s? remed|renewal|option|deposit|expan|hazard/.test(
          block.section.split(' > ').at(-1) ?? '',
        ),
    },
    {
      // The other side's right, and rights that need no default.
      name: 'withoutDefault',
      excludes: ({ block, span }, { text }) => {
        const words = text.document.text.slice(span.start, span.end);
        return (
          !/default|breach|remed|violat|fails|failure|activities|situations|following\s+acts|lease shall|re-?enter|re-?let/i.test(
            `${block.section} ${words}`,
          ) ||
          /\bobligated\s+to\s+(?:repair|restore)|^(?:unless|no)\b|\bfails?\s+to\s+surrender|^(?:upon|if|in\s+case)\b[^.;,]{0,80}\b(?:party\s+a|landlord|lessor)(?:[’']s\s+(?:breach|default)|\s+(?:violates|breaches|defaults|fails))/i.test(
            words,
          )
        );
      },
    },
  ],
});
