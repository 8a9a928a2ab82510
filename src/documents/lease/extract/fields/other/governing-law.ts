import { stateOf, statePattern } from '#documents/lease/lexicon/addresses.ts';
import { hitsIn } from '#documents/lease/prepare/lease-text.ts';
import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { before, defineField, type FieldContext, type Reading } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { rank, weights } from '../../weights.ts';
import { jurisdictionOf, jurisdictionPattern } from './jurisdictions.ts';

const section = /govern|applicable law|choice of law|law\b|jurisdiction|miscellaneous|general/;
const governed =
  '(?:[Gg]overned?|GOVERNED?|[Cc]onstrued|CONSTRUED|[Ii]nterpreted|INTERPRETED|[Gg]iven\\s+effect|[Gg]overning\\s+law|subject\\s+to|apply|[Ff]ollows|[Ee]nforced|[Dd]etermined)\\b';
const kinds =
  '(?:(?:[Ii]nternal|substantive|domestic|local|applicable|relevant)\\s+)?[Ll](?:aws?|AWS?)\\b(?:\\s+and\\s+(?:\\w+\\s+)?regulations)?(?:\\s+and\\s+(?:customs|usages))?';
const of =
  '(?:[Tt]he\\s+|THE\\s+)?(?:(?:[Ss]tate|STATE|[Cc]ommonwealth|COMMONWEALTH|[Pp]rovince|[Cc]ountry|[Dd]istrict|[Kk]ingdom|[Rr]epublic(?=\\s+of\\s+(?!China)))\\s+(?:of|OF)\\s+)?(?:[Tt]he\\s+)?';

export const governingLaw = defineField({
  id: 'governing_law',
  label: 'Governing law',
  group: 'Other',
  lookedFor: 'the state whose law governs',
  topics: ['governing_law', 'miscellaneous'],
  evidence: [
    labelEvidence('label', /^(?:(?:governing|applicable|choice\s+of)\s+)?law$/, readShort, {
      titled: false,
      limit: 120,
    }),
    phraseEvidence(
      'lawsOf',
      ['law', 'laws'],
      new RegExp(
        `\\b${governed}(?:(?!organized|existing|incorporated)[^.;]){0,200}?\\b${kinds}(?:\\s*\\([^()]{0,80}\\)|,\\s+(?:but|excluding|without|exclusive)\\b[^.;,]{0,80},)?\\s+(?:of|OF|(?:in\\s+force\\s+|in\\s+effect\\s+|applicable\\s+)?in)\\s+${of}(${jurisdictionPattern})`,
        'dg',
      ),
      readPlace,
      { section },
    ),
    phraseEvidence(
      'lawGoverns',
      ['law', 'laws'],
      new RegExp(
        `\\b${kinds}\\s+of\\s+${of}(${jurisdictionPattern})[^.;]{0,80}?\\b(?:shall\\s+|will\\s+)?(?:govern|appl(?:y|ies)|control)|\\blaws?\\s+in\\s+force\\s+in\\s+${of}(?:${jurisdictionPattern})\\s+(?:shall\\s+|will\\s+)?(?:govern|appl(?:y|ies)|control)`,
        'dg',
      ),
      readPlace,
      { section },
    ),
    phraseEvidence(
      'adjective',
      ['law', 'laws'],
      new RegExp(
        `\\b${governed}[^.;]{0,80}?\\b(${jurisdictionPattern})\\s+[Ll]aws?\\b|\\b(?:${jurisdictionPattern})\\s+law\\s+(?:shall\\s+)?(?:governs?|controls?|appl(?:y|ies))|(?<=\\.\\s)(?:${jurisdictionPattern})\\s+law(?=[.;])|\\bsubmits?\\s+to\\s+(?:${jurisdictionPattern})\\s+law\\b`,
        'dg',
      ),
      (piece) => readPlace(piece.replace(/^submits?\s+to\s+/i, '').replace(/(?<!\s)\s+law\b.{0,400}$/i, '')),
      { section },
    ),
    phraseEvidence(
      // `The signing, validity and dispute settlement of this contract should abide by the laws of …`
      'abidesBy',
      ['abide', 'comply', 'follow', 'statutes'],
      new RegExp(
        `\\b(?:validity|interpretation|explanation|disputes?)\\b[^.;]{0,90}?\\b(?:abide\\s+by|comply\\s+with|follow)\\s+(?:the\\s+)?(?:relevant\\s+|applicable\\s+)?[Ll]aws?\\s+of\\s+${of}(${jurisdictionPattern})|\\b${governed}\\s+(?:under|by|according\\s+to)\\s+the\\s+statutes\\s+(?:and\\s+decisions\\s+)?of\\s+${of}(?:${jurisdictionPattern})`,
        'dg',
      ),
      readPlace,
      { section },
    ),
    phraseEvidence(
      'concludedUnder',
      ['law', 'laws', 'code'],
      /\b(?:[Aa]ccording\s+to|[Ii]n\s+accordance\s+with|[Pp]ursuant\s+to|[Aa]s\s+per|under|stipulations\s+of)\b[^.;]{0,80}?\b(?:Code|[Ll]aws?)\b[^.;]{0,60}?\bof\s+(?:the\s+)?(People[’']?s\s+Republic\s+of\s+China|PRC|China)\b/dg,
      readRecital,
      { weight: rank.weak },
    ),
    phraseEvidence(
      'concludedUnderAdjective',
      ['law', 'laws'],
      /\b(?:[Aa]ccording\s+to|[Ii]n\s+accordance\s+with|[Pp]ursuant\s+to|[Aa]s\s+per)\s+(?:the\s+)?(?:relevant\s+|applicable\s+|current\s+|prevailing\s+)?(Chinese|PRC|P\.R\.C\.)\s+(?:\w+\s+)?[Ll]aws?\b/dg,
      readRecital,
      { weight: rank.weak },
    ),
    {
      name: 'whereLocated',
      kind: 'phrase',
      find: (context) =>
        context.text.blocksWith(['law', 'laws']).flatMap((block) =>
          hitsIn(
            block,
            /\b(?:(?:govern\w*|construed|interpreted)\b[^.;]{0,160}?|governing\s+law\.\s+the\s+)\blaws?\s+(?:of|in)\s+(?:the\s+)?(?:\w+\s+or\s+)?(?:state|commonwealth|jurisdiction|province|country)\s+(?:in\s+which|where|wherein)\s+(?:the\s+)?(?:\w+\s+){0,2}?(?:premises|property|building|project|land|center)\b[^.;,]{0,40}|\blaws?\s+of\s+the\s+(?:state|commonwealth|jurisdiction|province)\s+(?:in\s+which|where|wherein)\s+(?:the\s+)?(?:\w+\s+){0,2}?(?:premises|property|building|project|land|center)\b[^.;,]{0,40}\b(?:govern|control|apply)/dgi,
          ).map(
            (hit): Reading => ({
              ...whereLocated(context),
              span: hit,
              block,
              weight: section.test(block.section) ? weights.section : 0,
            }),
          ),
        ),
    },
  ],
  exclusions: [
    {
      // `Exhibit F – SNDA Form`: the law of an agreement whose form is attached, not of the lease.
      name: 'ofAttachedForm',
      excludes: ({ block }) =>
        block.attached &&
        /\b(?:sndas?|subordination|non-?disturbance|guarant(?:y|ee)|estoppel|memorandum|escrow|letter\s+of\s+credit|promissory|bill\s+of\s+sale|commencement\s+(?:letter|certificate|agreement)|form\s+of)\b/i.test(
          `${block.section} ${block.instrument.label}`,
        ),
    },
    {
      // The law that governs a company, a guaranty or an interest rate.
      name: 'ofSomethingElse',
      excludes: (candidate, { text }) =>
        /\b(?:rate|interest|maximum)\b[^.;]{0,20}$/i.test(before(candidate, 40)) ||
        /\b(?:this|the)\s+(?:guaranty|note|escrow|letter\s+of\s+credit|memorandum|bill\s+of\s+sale)\b[^.;]{0,60}$/i.test(
          before(candidate, 90),
        ) ||
        /\b(?:organi[sz]ed|existing|incorporated|established|set\s+up|registered|interest|usury|bankruptcy|insolvency|environmental|compensation|tax|zoning)\b[^.;]{0,60}\blaws?\b/i.test(
          text.document.text.slice(candidate.span.start, candidate.span.end),
        ),
    },
  ],
});

function readPlace(piece: string): ReadValue[] {
  const value = jurisdictionOf(piece);
  if (value !== null) return [{ value, shown: value, start: 0, end: piece.length }];
  const match = new RegExp(jurisdictionPattern).exec(piece);
  const inside = match ? jurisdictionOf(match[0]) : null;
  return match && inside !== null
    ? [{ value: inside, shown: inside, start: match.index, end: match.index + match[0].length }]
    : [];
}

/**
 * The opening names the law under which the contract is made; a clause that chooses the law for disputes may differ.
 */
function readRecital(piece: string): ReadValue[] {
  return readPlace(piece).map((read) => ({
    ...read,
    doubt: 'The contract says under which law it is made; no clause that chooses its law was read.',
  }));
}

function readShort(piece: string): ReadValue[] {
  return /\b(?:located|situated)\b/i.test(piece) ? [] : readPlace(piece.slice(0, 120));
}

/** The lease does not name a state; a person should check what its address implies. */
function whereLocated(context: FieldContext): Pick<Reading, 'value' | 'shown' | 'doubt'> {
  const address = String(context.best('premises_address')?.value ?? '');
  const printed = new RegExp(`(?:^|[\\s,])(${statePattern}|[A-Z]{2})(?=[,\\s]+\\d{5}|[\\s,.]*$)`).exec(address)?.[1];
  const state = printed === undefined ? null : stateOf(printed);
  return state === null
    ? { value: 'state where the premises are located', shown: 'The state where the premises are located' }
    : {
        value: state,
        shown: `${state} (where the premises are located)`,
        doubt: `The lease names the state in which the premises are located; its address says ${state}.`,
      };
}
