import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField, type Evidence, type Reading } from '../../field.ts';
import { rank } from '../../weights.ts';
import { anyWording } from '../../wording.ts';

const capital =
  'capital\\s+(?:or\\s+\\w+\\s+)?(?:improvements?|expenditures?|repairs?|replacements?|items?|nature|costs?|expenses?|additions?|alterations?|assets?)';

const home = ['operating_expenses'] as const;

/** A list item alone doesn't say whether it is included or excluded. */
const isItem =
  /^\W*(?:\(?\w{1,4}[.)]\s*)?(?:the\s+)?(?:costs?|capital|any|all|expenditures|depreciation|rentals)\b(?![^.;]{0,200}\b(?:shall|will|must|are|is|do|does)\s+(?:not\s+)?(?:be\s+)?(?:includ|exclud|amortiz|charg))/i;
/** The lead-in of a list: up to the colon, or to the first item. */
const leadIn = /([^.;:]{10,260})(?::|\bfollowing\b[^.;:]{0,40})\s*(?=\(?(?:a|i|1|A)\)|\n|$)/g;
const leftOut = /\bnot\s+(?:be\s+deemed\s+to\s+)?(?:include|comprise)|\bexclu(?:d|s)|\bother\s+than\b|\bexcept\b/i;

/** An item is shown with its list's lead-in; if that couldn't be read, the item isn't shown. */
function inItsList(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).flatMap((reading): Reading[] => {
        const { text } = context.text.document;
        const { start, end } = reading.span;
        if (!isItem.test(text.slice(start, end))) return [reading];
        const lead = [...text.slice(Math.max(0, start - 8_000), start).matchAll(leadIn)].at(-1)?.[1];
        if (lead === undefined || !leftOut.test(lead)) return [];
        const shown = `Left out of the expenses: ${reading.shown}`;
        return [{ ...reading, value: shown, shown }];
      }),
  };
}

export const capexPassthrough = defineField({
  id: 'capex_passthrough',
  label: 'Capital items',
  group: 'Expenses',
  lookedFor: 'capital improvements or expenditures in the expenses',
  topics: home,
  isSame: anyWording,
  evidence: [
    inItsList(
      clauseEvidence(
        'amortized',
        ['capital'],
        new RegExp(`\\b${capital}\\b(?=[\\s\\S]{0,500}\\b(?:amortiz|depreciat|useful\\s+li))`, 'i'),
        { home, section: /operating|expenses|cam\b|additional|common/, weight: rank.explicit },
      ),
    ),
    inItsList(
      clauseEvidence(
        'leftOut',
        ['capital'],
        new RegExp(
          `\\b(?:exclu|except|shall\\s+not\\s+include|other\\s+than)\\w*\\b[\\s\\S]{0,300}\\b${capital}\\b`,
          'i',
        ),
        { home, section: /operating|expenses|cam\b|additional|common|exclu/ },
      ),
    ),
    inItsList(
      clauseEvidence(
        'passedOn',
        ['capital'],
        new RegExp(`\\b(?:includ|reimburse|share\\s+of|costs?\\s+of)\\w*\\b[\\s\\S]{0,200}\\b${capital}\\b`, 'i'),
        { home, section: /operating|expenses|cam\b|additional|common/ },
      ),
    ),
  ],
  exclusions: [
    {
      name: 'notExpenses',
      excludes: (candidate) =>
        !/\b(?:expenses?|costs?|charges?|CAM|reimburse|additional\s+rent)\b/i.test(around(candidate, 0)) ||
        /\b(?:condemn|casualty|capital\s+stock|sublet|assignee|surrender|capital\s+gains)\b/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'otherTopic',
      excludes: (candidate, { text }) =>
        !/\boperating\b|expense|common|\bcam\b|additional\s+rent|\btax/.test(candidate.block.section) &&
        (/alteration|improvement|surrender|repair|assign|sublet/.test(candidate.block.section) ||
          !text.topicsOf(candidate.block).includes('operating_expenses')),
    },
  ],
});
