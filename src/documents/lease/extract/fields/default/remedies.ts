import { defineField, type Evidence, type Reading } from '../../field.ts';
import { wordsEvidence } from '../../said.ts';
import { landlord } from '../../sides.ts';
import { withList } from '../../with-list.ts';

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

/** The words before a list don't name a remedy, so the quote includes the beginning of the list. */
function listed(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).flatMap((reading): Reading[] => {
        const { text } = context.text.document;
        const { start, end } = reading.span;
        if (!/(?:[:;]|\bfollowing(?:\s+\w+){0,8}\W*)$/i.test(text.slice(start, end))) return [reading];
        const whole = withList(context.text, reading);
        return whole !== null ? [whole] : text[end - 1] === ';' ? [reading] : [];
      }),
  };
}

export const remedies = defineField({
  id: 'remedies',
  label: 'Remedies',
  group: 'Default',
  lookedFor: 'what the landlord may do on a default',
  topics: ['remedies', 'default'],
  isSame: () => true,
  evidence: [
    listed(
      wordsEvidence(
        'anyOfFollowing',
        ['following', 'remedies', 'rights', 'options'],
        new RegExp(
          `\\b${landlord}\\b[^.;]{0,160}?\\b(?:may|shall|will|must|has|have)\\b[^.;]{0,160}?\\b(?:one\\s+or\\s+more\\s+of\\s+the\\s+following|any\\s+of\\s+the\\s+following|the\\s+following\\s+(?:\\w+\\s+){0,2}(?:remedies|rights|options))\\b`,
          'i',
        ),
        { section, about, weight: 10 },
      ),
    ),
    listed(
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
    listed(
      wordsEvidence(
        // `In the event of any default by Tenant, Landlord may at any time thereafter, upon notice:`
        'leadIn',
        ['default', 'defaults', 'breach'],
        new RegExp(
          `\\b(?:default|breach)[^.;:]{0,200}\\b${landlord}\\b(?![’'])[^.;:]{0,160}\\b(?:may|shall\\s+have|has|option|right)\\b[^.;:]{0,260}:\\W*$`,
          'i',
        ),
        { section, about, weight: 8 },
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
      // Rights of the landlord after a fire, a taking, a request or its own default.
      name: 'anotherClause',
      excludes: ({ block }) =>
        /casualty|damage|condemn|assign|sublet|relocat|landlord[’']?s? default|default by landlord|lessor[’']?s? default|default by lessor|(?:tenant|lessee)[’']?s? remed|renewal|option|deposit|expan|hazard/.test(
          block.section.split(' > ').at(-1) ?? '',
        ),
    },
    {
      // The tenant's rights, and rights that require no default.
      name: 'withoutDefault',
      excludes: ({ block, span }, { text }) => {
        const words = text.document.text.slice(span.start, span.end);
        return (
          !/default|breach|remed|violat|fails|failure|activities|situations|following\s+acts|lease shall|re-?enter|re-?let/i.test(
            `${block.section} ${words}`,
          ) ||
          /^(?:if|upon)\s+an?\s+(?:landlord|lessor)\s+(?:event\s+of\s+)?default\b|\bobligated\s+to\s+(?:repair|restore)|^(?:unless|no)\b|\bfails?\s+to\s+surrender|^(?:upon|if|in\s+case)\b[^.;,]{0,80}\b(?:party\s+a|landlord|lessor)(?:[’']s\s+(?:breach|default)|\s+(?:violates|breaches|defaults|fails))/i.test(
            words,
          )
        );
      },
    },
  ],
});
