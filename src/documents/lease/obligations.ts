import type { Obligation } from '../../contract/document-report.ts';
import type { Facts } from './facts.ts';
import { clip } from './fields/rule.ts';
import { sentencesOf } from './prepare/lease-text.ts';
import { passageOf } from './prepare/passage.ts';

const tenant =
  /\b(?:[Tt]enant|[Ll]essee|TENANT|LESSEE|[Ss]ub-?(?:tenant|lessee))\s+(?:shall|will|must|agrees\s+to|covenants\s+to)\b(?!\s+(?:not\s+be\s+(?:liable|responsible)|have|be\s+(?:entitled|deemed)))/;
const landlord =
  /\b(?:[Ll]andlord|[Ll]essor|LANDLORD|LESSOR|[Ss]ub-?(?:landlord|lessor))\s+(?:shall|will|must|agrees\s+to|covenants\s+to)\b(?!\s+(?:not\s+be\s+(?:liable|responsible|obligated)|have|be\s+(?:entitled|deemed)))/;
const both =
  /\b(?:[Ee]ach\s+party|[Tt]he\s+parties|[Ll]andlord\s+and\s+[Tt]enant|[Ll]essor\s+and\s+[Ll]essee)\s+(?:shall|will|must|agree)/;
const dated =
  /\b(?:within|not?\s+later\s+than|on\s+or\s+before|prior\s+to|at\s+least|upon|annually|monthly|each\s+(?:month|year)|first\s+day)\b|\$\s?\d/i;

/** What either side must do by some time or for some amount, in the document's own sentences; 60 at most. */
export function collectObligations(facts: Facts): Obligation[] {
  const found: Obligation[] = [];
  for (const block of facts.text.blocks) {
    if (block.attached || block.contents || block.kind === 'heading' || found.length >= 60) continue;
    for (const span of sentencesOf(block)) {
      const sentence = block.text.slice(span.start - block.start, span.end - block.start);
      if (sentence.length < 40 || !dated.test(sentence)) continue;
      const who = both.test(sentence)
        ? 'both'
        : tenant.test(sentence)
          ? 'tenant'
          : landlord.test(sentence)
            ? 'landlord'
            : null;
      if (who === null) continue;
      const cut = clip(sentence, dated);
      const from = span.start + cut.start;
      const title = block.section.split(' > ').at(-1) ?? '';
      found.push({
        who,
        topic: title === '' ? 'General' : title.charAt(0).toUpperCase() + title.slice(1),
        ...passageOf(facts.text.quote({ start: from, end: from + cut.text.length })),
      });
      break;
    }
  }
  return found.slice(0, 60);
}
