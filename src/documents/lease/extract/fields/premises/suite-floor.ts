import { addressesIn } from '#documents/lease/lexicon/addresses.ts';
import type { Block } from '#documents/lease/prepare/block.ts';
import { labelledPairs } from '../../evidence.ts';
import { after, before, defineField, type FieldContext, type Reading } from '../../field.ts';
import type { NamedScore } from '../../score.ts';
import { added, lateness, rank, weights } from '../../weights.ts';
import { letOffice } from './places.ts';
import { otherClause } from './premises-areas.ts';
import { type FoundSuite, isSameSuite, suitesIn } from './suites.ts';

const ownLabel =
  /^(?:the\s+)?(?:(?:suite|unit|space|store|room|floor)(?:\(?s\)?)?(?:\s*\/\s*\w+)?(?:\s+(?:nos?|numbers?|#))?\.?)$/;
const premisesLabel = /\b(?:premises|demised|leased\s+space|suite|location\s+of\s+space)\b|^(?:the\s+)?property$/;
const otherLabel = new RegExp(
  `${otherClause.source}|${/\b(?:landlord|tenant|lessor|lessee|notices?|broker|expansion|original|existing|parking|storage|condition|delivery|use|work|additional|surrender)\b/.source}`,
);
const leads =
  /\b(?:premises|use\s+of|space|known\s+as|designated(?:\s+as)?|identified\s+as|described\s+as|shown\s+as|numbered|consist\w*\s+of|comprising|being|leases?|demises|located|occup\w+|situated?|on\s+the|of\s+the|square\s+feet[^.;]{0,20}(?:in|on))\b[^.;]{0,60}$/i;

export const suiteFloor = defineField({
  id: 'suite_floor',
  label: 'Suite or floor',
  group: 'Premises',
  lookedFor: 'a suite, unit, space or floor of the premises',
  topics: ['premises', 'parties'],
  isSame: (a, b) => isSameSuite(String(a), String(b)),
  evidence: [
    {
      // `Suite: 300`, `Floor: 18, 19 & 20`
      name: 'label',
      kind: 'label',
      find: (context) =>
        labelledPairs(context, ownLabel, otherLabel).flatMap((pair): Reading[] => {
          const piece = pair.text.slice(0, 120);
          // `18, 19 & 20 Suite: 1800, 1900 and 2000`: the next label is on the same line.
          const line = (/^[^\n\t;:]{1,60}?(?=\s+[A-Z][a-z]+\s*:)|^[^\n\t;:]{1,60}/.exec(piece)?.[0] ?? '').replace(
            /(?<!\s)\s+(?:in|of|on|located|containing|consisting|as\s+shown)\s.{0,400}$|(?<![\s.,])[\s.,]+$/,
            '',
          );
          const [inside] = /\b(?:sq|sf|rsf)\b/i.test(line) ? suitesIn(line) : [];
          if (inside !== undefined) return [{ ...reading(inside, pair.value.start), block: pair.block }];
          if (
            !/\d|^[A-Z]{1,2}$/.test(line) ||
            /\$|square|%|\b(?:sq|sf|rsf)\b/i.test(line) ||
            pair.strength === 'titled'
          )
            return [];
          const word = pair.label.split(/\s|\(|\//)[0] ?? 'suite';
          const value = /[a-z]{4}/i.test(line) ? line : `${word[0]?.toUpperCase()}${word.slice(1)} ${line}`;
          return [
            {
              value,
              shown: value,
              span: { start: pair.labelSpan.start, end: pair.value.start + line.length },
              block: pair.block,
              weight: word === 'floor' ? rank.loose : 0,
            },
          ];
        }),
    },
    {
      // `Premises: Suite 300 on the third floor …`
      name: 'premisesLabel',
      kind: 'label',
      find: (context) =>
        labelledPairs(context, premisesLabel, otherLabel).flatMap((pair) => {
          const piece = pair.text.slice(0, pair.strength === 'titled' ? 800 : 400);
          return joined(suitesIn(piece)).map((suite) => ({
            ...reading(suite, pair.value.start),
            block: pair.block,
            weight: added(pair.strength === 'titled' ? weights.titled : 0, lateness(suite.start, 20)),
          }));
        }),
    },
    {
      // `known as Suite 300`, `shown as Suite A1 and B1`
      name: 'suite',
      kind: 'phrase',
      find: (context) => near(context, (text) => !/floor/i.test(text), rank.fixedForm),
    },
    {
      // `located on the first floor of the Building (the “Premises”)`
      name: 'floor',
      kind: 'phrase',
      find: (context) => near(context, (text) => /floor/i.test(text), 0),
    },
    {
      // The suite is in the address of the premises: `2929 Campus Drive, Suite 400, San Mateo`.
      name: 'address',
      kind: 'phrase',
      find: ({ best, text }) => {
        const address = best('premises_address');
        if (address === null) return [];
        const [suite] = suitesIn(String(address.value));
        if (suite !== undefined)
          return [
            { value: suite.text, shown: suite.text, span: address.span, block: address.block, weight: rank.derived },
          ];
        // `Address: 2101 W. Atlantic Blvd.⏎Suites #101 and #106, Pompano Beach`
        const next = text.blocks[address.block.index + 1];
        const [below] = next === undefined ? [] : suitesIn(next.text);
        return next === undefined || below === undefined || below.start > 0 || address.span.end < address.block.end - 2
          ? []
          : [{ ...reading(below, next.start), block: next, weight: rank.derived }];
      },
    },
  ],
  exclusions: [
    {
      // `known as PH Office 2, LLC`: the name of a company.
      name: 'companyName',
      excludes: (candidate) =>
        /^,?\s+(?:L\.?L\.?C|L\.?P|LLLP|Inc|Ltd|Corp|Limited|Associates|Partners(?:hip)?|Holdings)\b/i.test(
          after(candidate, 20),
        ),
    },
    {
      // `main lobby and elevator lobbies on the first floor`
      name: 'commonPart',
      excludes: (candidate) =>
        candidate.evidence === 'floor' &&
        /\b(?:lobb(?:y|ies)|entrances?|common\s+areas?|elevators?|cafeteria|conference\s+(?:center|room))\b[^.;,]{0,40}$/i.test(
          before(candidate, 60),
        ),
    },
    {
      name: 'partyAddress',
      excludes: (candidate) =>
        candidate.evidence !== 'address' &&
        /\b(?:notices?|attn|attention|c\/o|offices?\s+(?:is\s+|are\s+)?(?:located\s+)?at|principal|registered|mailing|whose|having|with\s+an?\s+address|telephone|copy\s+to|remittance|payable|p\.?o\.?\s+box|e-?mail|headquarters|LLP|headquarters)\b[^;]{0,110}$/i.test(
          // `having an address at 4 Pearl Street (“Tenant”) of Premises known as the ground floor`
          before(candidate, 150).replace(/^.*\bpremises\s+(?:known|located|described|consisting)\b/i, ''),
        ) &&
        !letOffice.test(before(candidate, 200)),
    },
    {
      // An address with its suite that is not the address of the premises.
      name: 'otherAddress',
      excludes: (candidate, { best }) => {
        if (candidate.evidence !== 'suite' && candidate.evidence !== 'floor') return false;
        const lead = before(candidate, 90);
        const address = addressesIn(`${lead}${String(candidate.value)}`).at(-1);
        if (address === undefined || address.end < lead.length) return false;
        const own = best('premises_address');
        return own === null || !String(own.value).startsWith(address.street);
      },
    },
    {
      // `a portion of Unit 1, Westside Industrial Park Subdivision as recorded in Plat Book 46`
      name: 'legalDescription',
      excludes: (candidate) =>
        /\b(?:plat(?!\s+(?:annexed|attached))|subdivision|recorded|township|condominium\s+plan|public\s+records)\b/i.test(
          before(candidate, 120) + after(candidate, 120),
        ),
    },
    {
      // `systems serving the Premises known as Unit #2 (“HVAC”)`
      name: 'equipment',
      excludes: (candidate) =>
        /\b(?:hvac|air[\s-]condition\w*|rooftop|generators?|chillers?|transformers?)\b/i.test(
          before(candidate, 90) + after(candidate, 30),
        ),
    },
    {
      // `if the Premises are above the ground floor`, `120 psf ground floor`: where the premises are not, and how much
      // load a floor carries.
      name: 'notThere',
      excludes: (candidate) => /\b(?:above|below|beneath|psf)\s+(?:the\s+)?$/i.test(before(candidate, 30)),
    },
    {
      name: 'otherSpace',
      excludes: (candidate) =>
        /\bfirst\s+(?:offer|refusal)\b/.test(candidate.block.section) ||
        /\boffer\s+to\s+lease\s{1,9}$/i.test(before(candidate, 90)) ||
        /\b(?:expansion|additional|first\s+(?:offer|refusal)|adjacent|contiguous|storage|parking|conference|fitness|each|every|any|other|relocat\w+|substitut\w+|restrooms?|surrender\w*)\b[^.;]{0,50}$/i.test(
          before(candidate, 90),
        ) ||
        /^[^.;]{0,60}\b(?:parking|storage|lobby|restrooms?|conference|expansion|surrender)\b/i.test(
          after(candidate, 70),
        ),
    },
  ],
});

/** `Suite 100 (10,050 RSF) and Suite 200 (9,000 RSF)`: all suites, or all floors, under one label. */
function joined(found: readonly FoundSuite[]): FoundSuite[] {
  // Suites are preferred to floors.
  const head = found.find(({ text }) => !/floor/i.test(text)) ?? found[0];
  if (head === undefined) return [];
  const all = found.filter(
    ({ text, start }, index) =>
      start >= head.start &&
      start - head.start < 160 &&
      /floor/i.test(text) === /floor/i.test(head.text) &&
      found.findIndex((other) => isSameSuite(other.text, text) && /floor/i.test(other.text) === /floor/i.test(text)) ===
        index,
  );
  return [{ text: all.map(({ text }) => text).join('; '), start: head.start, end: all.at(-1)?.end ?? head.end }];
}

function reading({ text, start, end }: FoundSuite, from: number): Omit<Reading, 'block'> {
  return { value: text, shown: text, span: { start: from + start, end: from + end } };
}

function isNear(suite: FoundSuite, other: FoundSuite): boolean {
  const isFloor = /floor/i.test(suite.text);
  return /floor/i.test(other.text) === isFloor && Math.abs(other.start - suite.start) < (isFloor ? 260 : 110);
}

/** `10,532 square feet on the first floor and 19,506 on each of the second, third and fourth floors`. */
function isOneOfSeveral({ text }: Block, suite: FoundSuite): boolean {
  return suitesIn(text).some((other) => isNear(suite, other) && !isSameSuite(other.text, suite.text));
}

/** Suites and floors in the opening pages after words that name the premises. */
function near({ text, kind }: FieldContext, fits: (text: string) => boolean, weight: NamedScore): Reading[] {
  const limit = Math.max(15_000, text.document.text.length * 0.1);
  return text.blocks.flatMap((block) => {
    if (block.start > limit || block.contents || block.attached) return [];
    return suitesIn(block.text)
      .filter((suite) => fits(suite.text))
      .flatMap((suite) => {
        const lead = block.text.slice(Math.max(0, suite.start - 140), suite.start);
        const trail = block.text.slice(suite.end, suite.end + 140);
        if (!leads.test(lead)) return [];
        const [all] = isOneOfSeveral(block, suite)
          ? joined(suitesIn(block.text).filter((other) => other.start >= suite.start && isNear(suite, other)))
          : [suite];
        if (all === undefined) return [];
        const isDefined =
          /^[^.;“”]{0,120}\((?:the\s+|collectively,?\s+(?:the\s+)?)?[“"](?:(?:Leased|Demised|Subleased|Remainder)\s+)?Premises/i.test(
            trail,
          );
        const isOld =
          kind === 'amendment' &&
          /^[^.;“”]{0,120}[“"][^”"]{0,40}(?:Expansion|Surrender|Original|Existing)/i.test(trail);
        return [
          {
            ...reading(all, block.start),
            block,
            weight: added(weight, isDefined ? rank.fixedForm : 0, isOld ? weights.earlierSpace : 0),
            ...(all === suite ? {} : { doubt: 'The paragraph names several of them.' }),
            ...(isOld ? { doubt: 'This may be the space before or beside the change.' } : {}),
          },
        ];
      });
  });
}
