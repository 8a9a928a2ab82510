import type { Quote } from '#documents/document.ts';
import { datePattern, readDate, showDate } from '../../lexicon/dates.ts';
import { type Check, crossCheck } from './check.ts';

const pattern = new RegExp(
  `(${datePattern})\\s*(?:,\\s*)?\\(\\s*(?:the\\s+)?[“"]([A-Z][^”"()]{3,40}\\sDate)[”"]\\s*\\)|[“"]([A-Z][^”"()]{3,40}\\sDate)[”"]\\s+(?:shall\\s+(?:be|mean)|means|is)\\s+(${datePattern})`,
  'dgi',
);

/** Every instrument of a file defines its own date. */
const opensInstrument =
  /^[^.;]{0,160}\b(?:lease|sublease|agreement|amendment|guaranty|contract|memorandum|assignment)\b[^.;]{0,120}\b(?:dated|made|entered|executed)\b/i;

/** Two dates for one defined term of the operative instrument. */
export const twoDefinitions: Check = {
  rule: 'two_dates_for_one_term',
  find: ({ text, isAmendment }) => {
    if (isAmendment) return [];
    const byTerm = new Map<string, { iso: string; quote: Quote }[]>();
    for (const hit of text.hits(['date'], pattern)) {
      const term = (hit.group(2) ?? hit.group(3))?.text;
      const iso = readDate((hit.group(1) ?? hit.group(4))?.text ?? '');
      if (term === undefined || iso === null || hit.block.attached || !hit.block.operative) continue;
      if (byTerm.has(term) && opensInstrument.test(hit.block.text)) continue;
      const known = byTerm.get(term) ?? [];
      if (!known.some((other) => other.iso === iso)) byTerm.set(term, [...known, { iso, quote: text.quote(hit) }]);
    }
    return [...byTerm].flatMap(([term, [first, second]]) =>
      first && second
        ? [
            crossCheck(
              'two_dates_for_one_term',
              'high',
              `“${term}” is defined as ${showDate(first.iso)} and as ${showDate(second.iso)}.`,
              [first.quote, second.quote],
            ),
          ]
        : [],
    );
  },
};
