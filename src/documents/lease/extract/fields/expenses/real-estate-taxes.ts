import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField } from '../../field.ts';
import { rank } from '../../weights.ts';
import { anyWording, bears, itemNumber, theLandlord, theTenant } from '../../wording.ts';

const taxes =
  '(?:(?:real\\s+(?:estate|property)|property|ad\\s+valorem)(?:\\s+(?:real\\s+estate|and\\s+\\w+\\s+property))?\\s+tax(?:es)?|taxes\\b|impositions|(?:business|non-domestic|municipal|council|assessment)\\s+(?:and\\s+water\\s+)?rates)';
const section = /\btax|impositions/;

const home = ['taxes', 'operating_expenses'] as const;

export const realEstateTaxes = defineField({
  id: 'real_estate_taxes',
  label: 'Taxes',
  group: 'Expenses',
  lookedFor: 'who pays real estate taxes',
  topics: home,
  isSame: anyWording,
  evidence: [
    clauseEvidence(
      'tenantPays',
      ['tax', 'taxes', 'impositions', 'rates'],
      new RegExp(`${theTenant}[^.;]{0,160}${bears}[\\s\\S]{0,160}\\b${taxes}`, 'i'),
      { home, section, weight: rank.complete },
    ),
    clauseEvidence(
      // `Lessee shall pay its share of (i) the cost of the common areas …, (ii) all real estate taxes`
      'inList',
      ['tax', 'taxes'],
      new RegExp(
        `${theTenant}[^.;]{0,60}${bears}(?:[^.;]|\\.\\d){0,400}\\((?:ii|iii|b|c|2|3)\\)\\s+(?:all\\s+|the\\s+)?(?:real\\s+(?:estate|property)|property|ad\\s+valorem)\\s+tax`,
        'i',
      ),
      { home, section, weight: rank.otherForm },
    ),
    clauseEvidence(
      // `If Taxes for any year exceed those of the base year, Tenant shall pay its share of the excess`
      'excessOverBase',
      ['taxes'],
      new RegExp(
        `\\btaxes\\b[^.;]{0,120}\\b(?:exceeds?|greater\\s+than|in\\s+excess\\s+of)\\b[^.;]{0,120}${theTenant}[^.;]{0,40}${bears}`,
        'i',
      ),
      { home, section, weight: rank.explicit },
    ),
    clauseEvidence(
      // Under `Tenant’s covenants`: `To pay all rates, taxes and charges imposed on the Property`
      'covenantToPay',
      ['rates', 'taxes'],
      new RegExp(
        `^\\W*${itemNumber}to\\s+(?:bear\\s+|pay\\b)[^.;]{0,60}\\b(?:rates|taxes|impositions)\\b[^.;]{0,140}\\b(?:on|of|in\\s+respect\\s+of|upon)\\s+the\\s+(?:premises|property|demised)`,
        'i',
      ),
      { home, section, weight: rank.otherForm },
    ),
    clauseEvidence(
      'landlordPays',
      ['tax', 'taxes'],
      new RegExp(`${theLandlord}[^.;]{0,100}${bears}[^;]{0,120}\\b${taxes}`, 'i'),
      { home, section, weight: rank.direct },
    ),
    clauseEvidence(
      'paidBy',
      ['tax', 'taxes'],
      new RegExp(
        `\\b${taxes}[^.;]{0,120}\\b(?:paid|borne|payable)\\s+by\\s+(?:the\\s+)?(?:sub)?(?:tenant|lessee|landlord|lessor|party\\s+[ab])\\b`,
        'i',
      ),
      { home, section, weight: rank.otherForm },
    ),
    clauseEvidence(
      'eachItsOwn',
      ['tax', 'taxes'],
      /\b(?:each|both)\s+(?:\w+\s+){0,2}part(?:y|ies)\b[^.;]{0,60}\b(?:bears?|pays?|responsible)\b[^.;]{0,60}\btax(?:es)?\b/i,
      { home, section },
    ),
    clauseEvidence(
      'inRent',
      ['tax', 'taxes'],
      new RegExp(
        `\\brent(?:al)?\\s+(?:\\w+\\s+){0,2}?(?:includ(?:es|ing)|is\\s+inclusive\\s+of)\\b[^.;]{0,80}\\b${taxes}`,
        'i',
      ),
      { home, section, weight: rank.secondary },
    ),
    clauseEvidence(
      'inExpenses',
      ['tax', 'taxes'],
      /\b(?:operating\s+(?:expenses|costs)|expenses|additional\s+rent)\b[^;]{0,200}\b(?:includ|mean|compris)[\s\S]{0,300}\b(?:real\s+(?:estate|property)|property|ad\s+valorem)\s+tax/i,
      { home, section, weight: rank.secondary },
    ),
    clauseEvidence(
      'costItem',
      ['tax', 'taxes'],
      /^(?![\s\S]{0,300}\b(?:shall|will|must)\b)\W*(?:\(?[a-z\d]{1,4}\)\s+|inclusions\.\s+)*(?:all\s+|any\s+)?(?:government(?:al)?\s+impositions|(?:real|property)\b[^.;]{0,30}\btaxes)\b/i,
      { home: ['operating_expenses'], section, weight: rank.named },
    ),
    clauseEvidence(
      'definition',
      ['tax', 'taxes'],
      /[“"](?:real\s+(?:estate|property)\s+|property\s+)?(?:taxes|tax\s+expenses|tax\s+costs)[”"][^;]{0,60}\b(?:means?|includes?|refers?)\b/i,
      { home, section, weight: rank.indirect, note: 'This defines the taxes; it does not say who pays them.' },
    ),
  ],
  exclusions: [
    {
      name: 'notLand',
      excludes: (candidate) =>
        candidate.evidence !== 'eachItsOwn' &&
        candidate.evidence !== 'excessOverBase' &&
        !/\b(?:real\s+(?:estate|property)|ad\s+valorem|impositions|assess|all\s+(?:the\s+)?taxes|premises|property\s+tax|land|building|government|rates|(?:the|house)\s+property)/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'tenantsProperty',
      excludes: (candidate) =>
        candidate.evidence !== 'eachItsOwn' &&
        /\b(?:sub-?)?(?:tenant|lessee)[’']s\s+(?:said\s+)?(?:personal\s+)?property\b|\bequipment\s+taxes|\btax(?:es)?\s+(?:\w+\s+){0,4}(?:on|upon|against)\s+(?:(?:all|its|any|the|of)\s+){0,3}(?:personal\s+property|machinery|trade\s+fixtures|equipment|(?:tenant|lessee)[’']s\s+(?:equipment|furniture|fixtures))|\btax(?:es)?\s+applicable\s+to\s+(?:\w+\s+){0,3}(?:alterations|improvements|fixtures)|\btaxes\b[^.;]{0,60}\b(?:its|(?:tenant|lessee)[’']s)\s+(?:operations?|business|income)\b|\btaxes\b[^.;]{0,80}\bwages\b|\bleasehold\s+improvements\b[^.;]{0,160}\btaxable\b/i.test(
          around(candidate, 0).replace(/\b(?:premises|land|real\s+(?:estate|property))\b[\s\S]*$/i, ''),
        ),
    },
    {
      name: 'tenantsPropertySection',
      excludes: ({ block }) =>
        /personal\s+property|equipment|(?:tenant|lessee)['’]s\s+property|additional\s+improvements/.test(
          block.section.split(' > ').at(-1) ?? '',
        ),
    },
    {
      // A definition that lists how the taxes may arise.
      name: 'definedOnly',
      excludes: (candidate) =>
        candidate.evidence !== 'definition' &&
        /^[^.;]{0,80}[”"]\s*(?:shall\s+|will\s+)?(?:means?|refers?)\b/i.test(around(candidate, 0)),
    },
    {
      // `In that event Tenant shall pay such taxes`: the previous sentence says which taxes.
      name: 'suchTaxes',
      excludes: (candidate) =>
        /\bsuch\s+taxes\b/i.test(around(candidate, 0)) &&
        !/(?<!\bsuch\s)\b(?:taxes|assessments|impositions)\b/i.test(around(candidate, 0)),
    },
    {
      name: 'denied',
      excludes: (candidate) =>
        /\bnot\s+be\s+(?:responsible|liable|required|obligated)\b|^[^.;]{0,60}\bdo(?:es)?\s+not\s+include\b/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'inPassing',
      excludes: (candidate) =>
        /\b(?:brokers?|condemnation|security\s+deposit|uncontrollable|non-controllable|may\s+review|audit|free\s+rent|cost\s+of\s+contests|are\s+contested|tax\s+contest|credited\s+with|refunds?\s+of|such\s+increased\s+assessment|fines,?\s+or)\b/i.test(
          around(candidate, 0),
        ),
    },
  ],
});
