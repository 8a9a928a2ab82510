import { isSameParty, partyNamesIn } from '../../../lexicon/party-names.ts';
import { phraseEvidence } from '../../evidence.ts';
import { after, before, defineField } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { boundaries, definitions, partyValue, readDefinitions } from './defined-parties.ts';
import { labelledNames } from './party-labels.ts';
import { partyMeans } from './party-means.ts';

export const guarantor = defineField({
  id: 'guarantor',
  label: 'Guarantor',
  group: 'Parties',
  lookedFor: 'a guarantor or a guaranty of the lease',
  topics: ['guaranty', 'parties'],
  isSame: (a, b) => isSameParty(String(a), String(b)),
  evidence: [
    {
      name: 'label',
      kind: 'label',
      find: (context) => labelledNames(context, /^(?:the\s+)?(?:lease\s+)?guarantors?(?:'s)?(?:\s+names?)?$/),
    },
    {
      name: 'definedTerm',
      kind: 'definedTerm',
      find: (context) =>
        readDefinitions(context, (definitions['definedTerm'] ?? '').replace('ROLE', '(?:lease\\s+)?guarantor'), {
          anywhere: true,
          opening: new RegExp(
            `${boundaries.source}|\\b(?:by|from|causes?|caused)\\s+(?=\\S|$)|(?<=\\b(?:lease|hereof|herewith|consideration|landlord|tenant|lessor|lessee)),\\s+`,
            'gi',
          ),
        }),
    },
    partyMeans('means', 'guarantor'),
    phraseEvidence(
      'guaranteedBy',
      ['guaranteed', 'guaranty', 'guarantee', 'guarantees'],
      /\b(?:guaranteed|guarant(?:y|ee)\b[^.;]{0,80}?\b(?:executed|given|signed|made|provided|delivered|furnished))\s+by\s+([A-Z][^;]{2,160})/dg,
      readNames,
    ),
  ],
  exclusions: [
    {
      // `securities guaranteed by the United States`, a loan, the tenant's contractor.
      name: 'otherGuaranty',
      excludes: (candidate) =>
        candidate.evidence === 'guaranteedBy' &&
        !/\b(?:lease|tenant|lessee|rent)\b/i.test(before(candidate, 200).concat(after(candidate, 100))),
    },
    {
      name: 'lender',
      excludes: (candidate) =>
        /\b(?:securities|obligations\s+of\s+the\s+united\s+states|treasury|bonds?|deposits?|loan|note|mortgage|letter\s+of\s+credit)\b[^.;]{0,90}$/i.test(
          before(candidate, 120),
        ),
    },
  ],
});

function readNames(piece: string): ReadValue[] {
  const names = partyNamesIn(
    piece.split(/,\s+(?:which|who|pursuant|in\s+the\s+form|attached|substantially)\b/)[0] ?? '',
  );
  const [first] = names;
  return first === undefined || first.start > 0
    ? []
    : [{ ...partyValue(names), start: first.start, end: names.at(-1)?.end ?? first.end }];
}
