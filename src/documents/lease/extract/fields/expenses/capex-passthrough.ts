import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField } from '../../field.ts';
import { anyWording } from '../../wording.ts';

const capital =
  'capital\\s+(?:or\\s+\\w+\\s+)?(?:improvements?|expenditures?|repairs?|replacements?|items?|nature|costs?|expenses?|additions?|alterations?|assets?)';

const home = ['operating_expenses'] as const;

export const capexPassthrough = defineField({
  id: 'capex_passthrough',
  label: 'Capital items',
  group: 'Expenses',
  lookedFor: 'capital improvements or expenditures in the expenses',
  topics: home,
  isSame: anyWording,
  evidence: [
    clauseEvidence(
      'amortized',
      ['capital'],
      new RegExp(`\\b${capital}\\b(?=[\\s\\S]{0,500}\\b(?:amortiz|depreciat|useful\\s+li))`, 'i'),
      { home, section: /operating|expenses|cam\b|additional|common/, weight: 10 },
    ),
    clauseEvidence(
      'leftOut',
      ['capital'],
      new RegExp(
        `\\b(?:exclu|except|shall\\s+not\\s+include|other\\s+than)\\w*\\b[\\s\\S]{0,300}\\b${capital}\\b`,
        'i',
      ),
      { home, section: /operating|expenses|cam\b|additional|common|exclu/ },
    ),
    clauseEvidence(
      'passedOn',
      ['capital'],
      new RegExp(`\\b(?:includ|reimburse|share\\s+of|costs?\\s+of)\\w*\\b[\\s\\S]{0,200}\\b${capital}\\b`, 'i'),
      { home, section: /operating|expenses|cam\b|additional|common/ },
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
