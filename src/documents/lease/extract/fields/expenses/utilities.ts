import { clauseEvidence } from '../../clause-evidence.ts';
import { labelEvidence } from '../../evidence.ts';
import { around, defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import type { ReadValue } from '../../readers.ts';
import { rank } from '../../weights.ts';
import { anyWording, bears, itemNumber, must, theLandlord, theTenant } from '../../wording.ts';

const supply =
  '(?:utilit(?:y|ies)|electric(?:ity|al)?|gas|water|sewer|heat(?:ing)?|power|HVAC|air[\\s-]+condition(?:ing|ed)?|telephone)';
const section = /utilit|services|hvac|electric/;

/** A line that contains times of day. */
function readHours(piece: string): ReadValue[] {
  const line = (piece.split('\n')[0] ?? '').slice(0, 200).trimEnd();
  return /\d/.test(line) ? [{ value: line, shown: line, start: 0, end: line.length, weight: rank.asSentence }] : [];
}

const home = ['utilities'] as const;

export const utilities = defineField({
  id: 'utilities',
  label: 'Utilities and services',
  group: 'Expenses',
  lookedFor: 'utilities, meters, building hours or after-hours service',
  topics: home,
  isSame: anyWording,
  evidence: [
    labelEvidence(
      'hoursLabel',
      /^(?:building|standard|normal|business|operating|hvac)\s+(?:\w+\s+)?hours$/,
      readHours,
      { titled: false },
    ),
    clauseEvidence(
      'tenantPays',
      ['utilities', 'utility', 'electricity', 'gas', 'water'],
      new RegExp(
        `${theTenant}[^.;]{0,80}(?:${bears}|${must}[^.;]{0,80}\\b(?:place|contracts?|secure|arrange|arrangements|obtain)\\b)[^;]{0,160}\\b${supply}\\b`,
        'i',
      ),
      { home, section, weight: rank.complete },
    ),
    clauseEvidence(
      // `(b) to pay all charges for electricity`: an item of a list of covenants.
      'covenantToPay',
      ['utilities', 'utility', 'electricity', 'gas', 'water'],
      new RegExp(`(?:^|[;:]\\s)\\W{0,3}${itemNumber}to\\s+pay\\b[^.;]{0,100}\\b${supply}\\b`, 'i'),
      { home, section, weight: rank.usual },
    ),
    clauseEvidence(
      'landlordFurnishes',
      ['electricity', 'utilities', 'hvac', 'water', 'heat', 'heating', 'conditioning', 'air'],
      new RegExp(
        `${theLandlord}(?:[^.;]{0,80}(?:${must}|\\bprovides\\b)[^;]{0,80}\\b(?:furnish|provide|supply|pay|make\\s+available)\\w*|\\s+(?:furnishes|supplies|pays\\s+for))\\b[^;]{0,200}\\b${supply}\\b`,
        'i',
      ),
      { home, section, weight: rank.direct },
    ),
    clauseEvidence(
      'metered',
      ['metered', 'submetered', 'meter', 'meters', 'submeter', 'checkmeter'],
      new RegExp(
        `\\b${supply}\\b[^;]{0,120}\\b(?:(?:separately\\s+|sub-?)metered|(?:check|sub|separate)[-\\s]?meters?)\\b`,
        'i',
      ),
      { home, section, weight: rank.implied },
    ),
    clauseEvidence(
      'settledSeparately',
      ['water', 'electricity', 'utilities', 'utility'],
      /\b(?:water|electricity|utilit(?:y|ies))\b[^.;]{0,60}\b(?:fees?|charges?|costs?|bills?)?[^.;]{0,30}\b(?:shall|will|must|are\s+to|to)\s+be\s+(?:paid|borne|settled|charged)/i,
      { home, section, weight: rank.otherForm },
    ),
    clauseEvidence(
      // `The water fee is RMB 4.3 per ton`
      'feeRate',
      ['fee', 'fees', 'charge', 'charges', 'price', 'rate'],
      /\b(?:water|electric(?:ity|al)|gas|power|heating)\s+(?:fees?|charges?|price|rate)\s+(?:is|are|shall\s+be)\b[^.;]{0,60}?(?:\d|\bmeter)/i,
      { home, section, weight: rank.explicit },
    ),
    clauseEvidence(
      'afterHours',
      ['hours'],
      /\b(?:after[\s-]+hours|(?:before\s+or\s+)?after\s+(?:standard|normal|business|building)\s+hours|overtime)\b[^;]{0,160}\b(?:charge|cost|rate|\$|pay|expense)/i,
      { home, section, weight: rank.usual },
    ),
    headedClause(/^(?:utilities|electric(?:ity)?|services)\b/, { says: new RegExp(`\\b${supply}\\b`, 'i') }),
  ],
  exclusions: [
    {
      name: 'interruption',
      excludes: (candidate) =>
        /\b(?:interrupt|failure\s+(?:of|to)|stoppage|liable\s+for\s+damages|curtail|easements?|hazard|insurance|casualty|alterations?|obstruct)\w*/i.test(
          around(candidate, 0),
        ),
    },
  ],
});
