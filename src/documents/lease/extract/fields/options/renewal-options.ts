import { durationPattern, readDuration } from '#documents/lease/lexicon/durations.ts';
import { hitsIn } from '#documents/lease/prepare/lease-text.ts';
import { labelEvidence } from '../../evidence.ts';
import { defineField, type Evidence, type Reading } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { rank } from '../../weights.ts';
import { periodsIn, type RenewalGrant, renewalGrants } from './renewal-clause.ts';

function shownOf({ count, months }: Pick<RenewalGrant, 'count' | 'months'>): string {
  return `${count} x ${months} months`;
}

const nthTerm = new RegExp(
  `\\b(?:first|second|third|fourth|fifth|sixth)\\s+(?:renewal|extension|extended|option)\\s+(?:term|period)\\s*[:–-]\\s*(${durationPattern})`,
  'dgi',
);
const label =
  /^(?:(?:tenant's|lessee's|lease)\s+)*(?:(?:renewal|extension)\s+(?:options?|terms?|rights?|periods?)|options?(?:\s+(?:to\s+(?:renew|extend)(?:\s+(?:the\s+)?(?:term|lease))?|terms?|periods?))?|extensions?|renewals?|further\s+terms?|rights?\s+of\s+renewal)$/;

function readPeriods(piece: string): ReadValue[] {
  return periodsIn(piece.slice(0, 300)).map(({ count, counted, months, start, end }) => ({
    value: shownOf({ count, months }),
    shown: shownOf({ count, months }),
    start,
    end,
    ...(counted ? {} : { weight: rank.weak }),
  }));
}

const bareLength = new RegExp(`^\\W{0,3}(${durationPattern})\\W{0,3}(?:\\n|$)`, 'i');

function readLength(piece: string): ReadValue[] {
  const match = bareLength.exec(piece);
  const months = readDuration(match?.[1] ?? '')?.months;
  if (match === null || !months) return [];
  const shown = shownOf({ count: 1, months });
  return [{ value: shown, shown, start: 0, end: match[0].trimEnd().length, weight: rank.weak }];
}

/** `Term: 120 months, with two (2) Option Terms of sixty (60) months each` */
function readWithTerm(piece: string): ReadValue[] {
  const options = /\b(?:with|plus)\s+(?=[^.;]{1,40}\b(?:option|renewal|extension)\s(?:terms?|periods?)\b)/i.exec(piece);
  if (options === null) return [];
  const from = options.index + options[0].length;
  return readPeriods(piece.slice(from))
    .slice(0, 1)
    .map((each) => ({ ...each, start: from + each.start, end: from + each.end }));
}

function readNone(piece: string): ReadValue[] {
  const match = /^\W*(?:none|n\/?a|not\s+applicable|no\s+options?)\b/i.exec(piece);
  return match ? [{ value: 'none', shown: 'None', start: 0, end: match[0].length }] : [];
}

/**
 * `to extend for an additional period of five years (“First Option Period”) … before the end of the extended term, to
 * extend for two (2) additional periods`: the first period is granted separately, so there are three.
 */
function withFirstOfItsOwn(all: readonly RenewalGrant[]): readonly RenewalGrant[] {
  const next = all.findIndex((grant, index) => {
    const first = all[index - 1];
    return (
      first !== undefined &&
      first.block === grant.block &&
      first.count === 1 &&
      grant.counted &&
      grant.months === first.months &&
      /[“"](?:the\s+)?First\s+(?:Option|Extension|Renewal)\b[\s\S]{0,600}?\b(?:extended\s+term|as\s+(?:so\s+)?extended|First\s+(?:Option|Extension|Renewal)\s+(?:Period|Term))\b/.test(
        grant.block.text.slice(first.span.start - grant.block.start, grant.span.end - grant.block.start),
      )
    );
  });
  const [first, grant] = [all[next - 1], all[next]];
  if (first === undefined || grant === undefined) return all;
  const sum = { ...grant, count: first.count + grant.count, span: { start: first.span.start, end: grant.span.end } };
  return [...all.slice(0, next - 1), sum, ...all.slice(next + 1)];
}

function grants(name: string, wanted: (grant: RenewalGrant) => boolean, suffix: string): Evidence {
  return {
    name,
    kind: 'phrase',
    find: ({ text }) => {
      const all = withFirstOfItsOwn(renewalGrants(text));
      const labelledCounts = text.pairs
        .filter((pair) => label.test(pair.label))
        .flatMap((pair) => periodsIn(pair.text.slice(0, 300)));
      return all.filter(wanted).flatMap((grant): Reading[] => {
        // 'the extension for a period of five years', 'one (1) such period' repeat the grant of two such periods.
        const isRepeated =
          all.some(
            (other) =>
              other !== grant &&
              other.counted &&
              other.months === grant.months &&
              (!grant.counted || (grant.count === 1 && other.count > 1)),
          ) ||
          (grant.count === 1 && labelledCounts.some((other) => other.months === grant.months && other.count > 1));
        return isRepeated
          ? []
          : [
              {
                value: grant.endless ? `automatic ${grant.months}-month renewals` : `${shownOf(grant)}${suffix}`,
                shown: grant.endless ? `automatic ${grant.months}-month renewals` : `${shownOf(grant)}${suffix}`,
                span: grant.span,
                block: grant.block,
                weight: grant.counted ? rank.fixedForm : rank.named,
                ...(grant.unagreed ? { doubt: 'The parties must still agree on its terms.' } : {}),
              },
            ];
      });
    },
  };
}

/** `Sublessee shall have no option to extend this Sublease.`, unless another sentence grants one. */
const denial: Evidence = {
  name: 'denial',
  kind: 'sentence',
  find: ({ text }) =>
    renewalGrants(text).length > 0
      ? []
      : text
          .hits(
            ['extend', 'renew'],
            /\b(?:tenant|lessee|sublessee|subtenant)\s+(?:shall\s+have|has)\s+no\s+(?:options?|rights?)(?:\s+or\s+\w+)?\s+to\s+(?:extend|renew)\b[^.;]{0,60}/dgi,
          )
          .map((hit): Reading => ({ value: 'none', shown: 'None', span: hit, block: hit.block })),
};

/** `First Renewal Term: Five (5) years. Second Renewal Term: Five (5) years.` */
const numbered: Evidence = {
  name: 'numbered',
  kind: 'phrase',
  find: ({ text }) =>
    text.blocksWith(['first']).flatMap((block): Reading[] => {
      const terms = hitsIn(block, nthTerm).map((hit) => ({
        hit,
        months: readDuration(hit.group(1)?.text ?? '')?.months ?? 0,
      }));
      const lengths = [...new Set(terms.map(({ months }) => months))].filter((months) => months > 0);
      return lengths.flatMap((months): Reading[] => {
        const own = terms.filter((term) => term.months === months);
        const [head, tail] = [own[0]?.hit, own.at(-1)?.hit];
        if (!head || !tail) return [];
        const shown = shownOf({ count: own.length, months });
        return [{ value: shown, shown, span: { start: head.start, end: tail.end }, block, weight: rank.fixedForm }];
      });
    }),
};

export const renewalOptions = defineField({
  id: 'renewal_options',
  label: 'Renewal options',
  group: 'Options',
  lookedFor: 'an option to extend or renew',
  topics: ['renewal', 'term', 'definitions'],
  many: true,
  evidence: [
    labelEvidence('label', label, readPeriods, { titled: false }),
    // `Renewal Period: 3 (three) years`: one period of that length.
    labelEvidence('lengthLabel', /^(?:renewal|extension|option)\s+(?:period|term)$/, readLength, { titled: false }),
    labelEvidence('withTerm', /^(?:(?:lease|initial)\s+)?term(?:\s+of\s+lease)?$/, readWithTerm, { titled: false }),
    labelEvidence('none', label, readNone, { titled: false }),
    denial,
    numbered,
    grants('grant', ({ automatic }) => !automatic, ''),
    grants('automatic', ({ automatic }) => automatic, ', automatic'),
  ],
  exclusions: [
    {
      name: 'byAmendment',
      excludes: ({ block, span }, { kind }) =>
        kind === 'amendment' &&
        /\b(?:is|are|be)\s+(?:hereby\s+)?extended\b/i.test(block.text.slice(0, span.end - block.start)) &&
        !/\boption|right\b/i.test(block.text),
    },
  ],
});
