import { sentenceEvidence } from '../../evidence.ts';
import { around, defineField } from '../../field.ts';
import { anyWording, bears, theLandlord, theTenant } from '../../wording.ts';

const taxes =
  '(?:(?:real\\s+(?:estate|property)|property|ad\\s+valorem)(?:\\s+(?:real\\s+estate|and\\s+\\w+\\s+property))?\\s+tax(?:es)?|taxes\\b|impositions)';
const section = /\btax|impositions/;

export const realEstateTaxes = defineField({
  id: 'real_estate_taxes',
  label: 'Taxes',
  group: 'Expenses',
  lookedFor: 'who pays real estate taxes',
  topics: ['taxes', 'operating_expenses'],
  isSame: anyWording,
  evidence: [
    sentenceEvidence(
      'tenantPays',
      ['tax', 'taxes', 'impositions'],
      new RegExp(`${theTenant}[^.;]{0,160}${bears}[\\s\\S]{0,160}\\b${taxes}`, 'i'),
      { section, weight: 12 },
    ),
    sentenceEvidence(
      'landlordPays',
      ['tax', 'taxes'],
      new RegExp(`${theLandlord}[^.;]{0,100}${bears}[^;]{0,120}\\b${taxes}`, 'i'),
      { section, weight: 8 },
    ),
    sentenceEvidence(
      'inExpenses',
      ['tax', 'taxes'],
      new RegExp(`\\b(?:operating\\s+(?:expenses|costs)|expenses|additional\\s+rent)\\b[^;]{0,200}\\b(?:includ|mean|compris)[\\s\\S]{0,300}\\b(?:real\\s+(?:estate|property)|property|ad\\s+valorem)\\s+tax`, 'i'),
      { section, weight: 2 },
    ),
    sentenceEvidence(
      'definition',
      ['tax', 'taxes'],
      /[“"](?:real\s+(?:estate|property)\s+|property\s+)?(?:taxes|tax\s+expenses|tax\s+costs)[”"][^;]{0,60}\b(?:means?|includes?|refers?)\b/i,
      { section, weight: -8 },
    ),
  ],
  exclusions: [
    {
      name: 'otherTaxes',
      excludes: (candidate) => {
        const quote = around(candidate, 0);
        return (
          !/\b(?:real\s+(?:estate|property)|ad\s+valorem|impositions|assess|premises|property\s+tax|land|building|government)/i.test(quote) ||
          /\b(?:such\s+taxes\s+for\s+which|(?:tenant|lessee)[’']s\s+(?:said\s+)?property)\b|\btax(?:es)?\s+(?:\w+\s+){0,4}(?:on|upon|against)\s+(?:(?:all|its|any|the|of)\s+){0,3}(?:(?:tenant|lessee)[’']s\s+)?(?:personal\s+property|machinery|trade\s+fixtures|equipment)/i.test(
            quote,
          )
        );
      },
    },
    {
      name: 'tenantsProperty',
      excludes: (candidate) =>
        /personal\s+property|equipment|(?:tenant|lessee)['’]s\s+property|additional\s+improvements/.test(
          candidate.block.section.split(' > ').at(-1) ?? '',
        ),
    },
    {
      name: 'inPassing',
      excludes: (candidate) => /\b(?:brokers?|commission|condemnation|security\s+deposit|refund|may\s+review|audit|free\s+rent)\b/i.test(around(candidate, 0)),
    },
  ],
});
