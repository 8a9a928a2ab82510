import { isSameParty, partyNamesIn } from '#documents/lease/lexicon/party-names.ts';
import { phraseEvidence } from '../../evidence.ts';
import { after, before, defineField, type Evidence, type Reading } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { boundaries, definitions, partyValue, readDefinitions } from './defined-parties.ts';
import { labelledNames } from './party-labels.ts';
import { partyMeans } from './party-means.ts';

const limitOfLiability =
  /\b(?:the\s+)?(?:aggregate\s+|total\s+|maximum\s+)?(?:liability|obligations?)\s+of\s+(?:the\s+|each\s+)?(?:Guarantors?|Indemnifiers?|Covenantors?|Suret(?:y|ies))\b[^.;]{0,120}?\b(?:(?:shall|will|does|may)\s+not\s+exceed|(?:is|are|shall\s+be)\s+limited\s+to)\b(?:[^.;]|\.\d){3,220}/i;

/** `The liability of the Guarantor shall not exceed twelve months of rent`: the report says so next to the name. */
function withLimit(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) => {
      const read = evidence.find(context);
      const limit =
        read.length === 0
          ? undefined
          : context.text
              .blocksWith(['liability', 'obligations', 'obligation'])
              .filter(({ operative, contents }) => operative && !contents)
              .flatMap(({ text }) => limitOfLiability.exec(text)?.[0] ?? [])[0];
      const words = limit?.replace(/\s+/g, ' ').trim();
      return words === undefined
        ? read
        : read.map((each) => ({ ...each, note: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` }));
    },
  };
}

export const guarantor = defineField({
  id: 'guarantor',
  label: 'Guarantor',
  group: 'Parties',
  lookedFor: 'a guarantor or a guaranty of the lease',
  topics: ['guaranty', 'parties'],
  isSame: (a, b) => isSameParty(String(a), String(b)),
  evidence: (
    [
      {
        name: 'label',
        kind: 'label',
        find: (context) =>
          labelledNames(
            context,
            /^(?:the\s+)?(?:lease\s+)?(?:guarantors?|indemnifiers?|covenantors?|suret(?:y|ies)|(?:personally\s+)?guaranteed\s+by)(?:'s)?(?:\s+names?)?$/,
          ),
      },
      {
        name: 'definedTerm',
        kind: 'definedTerm',
        find: (context) =>
          readDefinitions(
            context,
            (definitions['definedTerm'] ?? '').replace(
              'ROLE',
              '(?:lease\\s+)?(?:guarantor|covenantor|indemnifier|surety)',
            ),
            {
              anywhere: true,
              opening: new RegExp(
                `${boundaries.source}|\\b(?:by|from|causes?|caused)\\s+(?=\\S|$)|(?<=\\b(?:lease|hereof|herewith|consideration|landlord|tenant|lessor|lessee)),\\s+`,
                'gi',
              ),
            },
          ),
      },
      {
        // `RAMONA VESSEY and OWEN DARBY, individually, hereinafter together called “Guarantors”`
        name: 'called',
        kind: 'phrase',
        find: (context) => readDefinitions(context, (definitions['called'] ?? '').replace('ROLE', 'guarantor')),
      },
      partyMeans('means', 'guarantor'),
      {
        // `ACME CORP., a Texas corporation, as Guarantor`
        name: 'asRole',
        kind: 'phrase',
        find: (context) => readDefinitions(context, (definitions['asRole'] ?? '').replace('ROLE', 'guarantor')),
      },
      phraseEvidence(
        // `Tenant shall cause Parent, Inc. to guarantee its obligations under this Lease`, `to deliver a guaranty`
        'causedToGuarantee',
        ['cause', 'causes', 'caused', 'causing'],
        /\bcaus(?:es?|ed|ing)\s+([A-Z][^;]{2,120}?)\s+to\s+(?:(?:execute|sign|deliver|provide|furnish|enter|unconditionally|jointly|personally|fully|into|and|to|Landlord|Lessor|a|an|the|its|lease|written|full|unconditional)[\s,]+){0,9}guarant(?:ee|y)\b/dg,
        readNames,
      ),
      inFullName(
        phraseEvidence(
          // `Parent, Inc. hereby guarantees all obligations of Tenant`, `Parent LLC shall guarantee the rent`
          'guarantees',
          ['guarantee', 'guarantees', 'guaranties'],
          /(?:^|[,.;:]\s)(?!GUARANT|Guarant)(?:(?:Section\s+)?\d{1,2}(?:\.\d{1,2})*\.?\s+)?(?:Each\s+of\s+)?(?=[A-Z])([^;:]{2,160}?),?\s+(?:(?:each|both|shall|will|must|hereby|does|do|has|agrees\s+to|unconditionally|absolutely|irrevocably|personally|jointly|severally|and)[\s,]+){0,7}guarant(?:ees?|y|ies)\s+(?=[^.;]{0,160}\b(?:obligations?|dut(?:y|ies)|covenants|liabilit(?:y|ies)|payment|perform\w*|rent)\b)(?=[^.;]{0,160}\b(?:Tenant|Lessee|Lease)\b)/dg,
          (piece) => {
            const from = Math.max(
              0,
              ...[
                ...piece.matchAll(/(?:,|(?<=\b[a-z]{2,20})\.)\s+(?=[A-Z])(?!(?:Inc|LLC|L\.|Ltd|Corp|N\.A|Co)\b)/g),
              ].map(({ index, 0: { length } }) => index + length),
            );
            return readNames(piece.slice(from)).map((read) => ({
              ...read,
              start: read.start + from,
              end: read.end + from,
            }));
          },
        ),
      ),
      phraseEvidence(
        // `Farid Rahimi shall sign as Indemnifier`
        'signsAs',
        ['indemnifier', 'guarantor', 'surety', 'covenantor'],
        /(?:^|[.;:]\s|[–-]\s)(?:\d{1,2}(?:\.\d{1,2})+\.?\s+)?(?=[A-Z])((?:[^.;:]|(?<=\b(?:Inc|INC|Corp|CORP|Ltd|LTD|Co|CO))\.){4,120}?)\s+(?:(?:shall|will|must|agrees\s+to)\s+(?:also\s+)?(?:sign|execute|join|enter)|intervenes?|signs|joins)\b[^.;]{0,60}?\bas\s+(?:an?\s+|the\s+)?(?:solidary\s+)?(?:[Ii]ndemnifier|[Gg]uarantor|[Ss]urety|[Cc]ovenantor)\b/dg,
        readNames,
      ),
      inFullName(
        phraseEvidence(
          // `Marisol Ash shall sign the guaranty annexed`
          'signsGuaranty',
          ['guaranty', 'guarantee'],
          /(?:^|[.;:]\s|[–-]\s)(?:(?:Simultaneously|Concurrently|Contemporaneously)\s+(?:here)?with,?\s+)?(?=[A-Z])([^.;:]{4,80}?)\s+(?:(?:shall|will|must|agrees\s+to)\s+(?:sign|execute|deliver|give)|(?:has|have)\s+(?:signed|executed|delivered|given))\s+(?:the|a)\s+(?:[\w-]+\s+){0,3}?guarant(?:y|ee)\b/dg,
          (piece) =>
            /^(?:Each|The|Such|Any|All|Landlord|Tenant|Lessor|Lessee|Upon|If)\b/.test(piece)
              ? []
              : readNames(piece, true),
        ),
      ),
      phraseEvidence(
        // `JONATHAN PETER DRAX of 8 Chevin Avenue, Otley (Guarantor)`
        'inBrackets',
        ['guarantor'],
        /(?:^|[.;:)]\s|\n)(?=[A-Z])([^.;:()]{4,80}?)\s+(?:\([^()]{4,60}\)\s+)?(?:(?:of|whose|incorporated|registered)\s[^()]{5,240}|(?<=\)\s{1,9}))\((?:the\s+)?[“"]?Guarantor[”"]?\)/dg,
        readNames,
      ),
      phraseEvidence(
        'guaranteedBy',
        ['guaranteed', 'guaranty', 'guarantee', 'guarantees'],
        /\b(?:guaranteed|guarant(?:y|ee)\b[^.;]{0,80}?\b(?:executed|given|signed|made|provided|delivered|furnished))\s+by\s+([A-Z][^;]{2,160})/dg,
        readNames,
      ),
    ] satisfies Evidence[]
  ).map(withLimit),
  exclusions: [
    {
      // `8. INDEMNIFIER. Ms. Odile Renaud (the “Indemnifier”)`: a role is not a name.
      name: 'role',
      excludes: ({ value }) =>
        /^(?:the\s+)?(?:guarantors?|indemnifiers?|covenantors?|suret(?:y|ies)|guarant(?:y|ee)|indemnity)$/i.test(
          String(value),
        ),
    },
    {
      // `securities guaranteed by the United States`, a loan, the tenant's contractor.
      name: 'otherGuaranty',
      excludes: (candidate) =>
        candidate.evidence === 'guaranteedBy' &&
        !/guarant/i.test(`${candidate.block.section} ${candidate.block.text.slice(0, 20)}`) &&
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

function readNames(piece: string, isPerson = false): ReadValue[] {
  const list = piece.split(/,\s+(?:which|who|pursuant|in\s+the\s+form|attached|substantially)\b/)[0] ?? '';
  const names = partyNamesIn(list, isPerson || arePeople.test(list));
  const [first] = names;
  return first === undefined || first.start > 0
    ? []
    : [{ ...partyValue(names), start: first.start, end: names.at(-1)?.end ?? first.end }];
}

/** The pattern may begin at the end of the previous sentence. */
function fromName(reading: Reading, text: string): Reading {
  const at = text.indexOf(/^[^\s;]+/.exec(reading.shown)?.[0] ?? '', reading.span.start);
  return at > reading.span.start && at < reading.span.end
    ? { ...reading, span: { start: at, end: reading.span.end } }
    : reading;
}

/** `Helen Park and James B. Park` */
const arePeople =
  /^(?:(?:Dr|Mr|Mrs|Ms)\.?\s)?[A-Z]\w+\s(?:[A-Z]\.?\s)?[A-Z][\w’'-]+\s+and\s+(?:(?:Dr|Mr|Mrs|Ms)\.?\s)?[A-Z]\w+\s(?:[A-Z]\.?\s)?[A-Z][\w’'-]+[\s.,]*$/;

/**
 * `ACME PARENT CORP., a Texas corporation (“Parent”)` at the beginning, `Parent hereby guarantees` in a clause: the
 * full name.
 */
function inFullName(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        const short = String(reading.value);
        const [full] = /^[\w’'&. -]{2,40}$/.test(short)
          ? readDefinitions(context, (definitions['definedTerm'] ?? '').replace('ROLE', short.replaceAll('.', '\\.')))
          : [];
        const own = fromName(reading, context.text.document.text);
        return full === undefined ? own : { ...own, value: full.value, shown: full.shown };
      }),
  };
}
