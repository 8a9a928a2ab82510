import { readClause } from '#documents/lease/assess/reading.ts';
import type { LeaseText } from '#documents/lease/prepare/lease-text.ts';
import { defineField } from '../../field.ts';
import { notWhere, otherSide, type Said, type SaidValue, saidEvidence, saidIn } from '../../said.ts';
import { landlord, tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';

const section = /insur|subrogation|waiver|release/;
const about = ['insurance', 'indemnity', 'casualty'] as const;
const words = ['subrogation', 'recovery', 'waive', 'waives', 'release', 'releases', 'insured', 'released', 'waived'];
const insured =
  '(?:subrogation|subrogated|(?:rights?|claims?)\\s+of\\s+recovery|cover(?:ed|age)\\b[^.;]{0,40}\\b(?:insurance|polic(?:y|ies))|insurance\\s+coverage|insured)';
const waive = '(?:waives?|waived|releases?|waiver|relieves?|releasing|waiving)\\b';
const both = `(?:each(?!\\s+(?:insurance|insurer|policy|such\\s+policy))|both|either|mutual(?:ly)?|neither|respective|(?<!\\b(?:landlord|lessor|tenant|lessee|released|indemnified)\\s)parties|${landlord}\\s+and\\s+(?:the\\s+)?${tenant}|${tenant}\\s+and\\s+(?:the\\s+)?${landlord})`;

/** `Its policies waive subrogation against the Tenant, and the Tenant’s policies against the Landlord`. */
const againstBoth = new RegExp(
  `\\bagainst\\s+(?:the\\s+)?${tenant}\\b[^;]{0,200}\\bagainst\\s+(?:the\\s+)?${landlord}\\b|\\bagainst\\s+(?:the\\s+)?${landlord}\\b[^;]{0,200}\\bagainst\\s+(?:the\\s+)?${tenant}\\b`,
  'i',
);

const waivesRecovery = new RegExp(`\\b${waive}[^;]{0,300}?\\b(?:subrogation|recovery)\\b`, 'i');

const policiesWaive =
  /\b(?:polic(?:y|ies)|coverages?|insurance|insurers?)\b[^.;]{0,160}?\b(?:contain|provide|include|waives?)\b[^.;]{0,120}?\bsubrogation\b/i;

export const waiverSubrogation = defineField({
  id: 'waiver_subrogation',
  label: 'Waiver of subrogation',
  group: 'Insurance and casualty',
  lookedFor: 'a waiver of subrogation',
  topics: ['insurance', 'indemnity'],
  evidence: [
    saidEvidence(
      'mutual',
      words,
      new RegExp(`\\b${both}\\b[^;]{0,320}?\\b(?:${waive}|liable|no\\s+right)[^;]{0,420}?\\b${insured}`, 'i'),
      ({ sentence }) => (isWaiver(sentence) ? mutual : null),
      { section, about, weight: rank.strongest },
    ),
    saidEvidence(
      'mutualAfter',
      words,
      new RegExp(
        `\\b(?:${waive}|subrogation)[^;]{0,260}?\\b(?:against\\s+(?:each|the)\\s+other|other\\s+party|each\\s+party|either\\s+party|parties)\\b`,
        'i',
      ),
      ({ sentence }) => (isWaiver(sentence) && new RegExp(`\\b${insured}`, 'i').test(sentence) ? mutual : null),
      { section, about, weight: rank.direct },
    ),
    saidEvidence(
      // `Landlord and Tenant waive, for themselves and their insurers, all rights against the other for damage to property`
      'forInsurers',
      ['insurers', 'subrogation'],
      new RegExp(
        `\\b${both}\\b[^.;]{0,60}?\\bwaives?\\b[^.;]{0,60}?\\binsurers?\\b[^.;]{0,80}?\\bagainst\\s+(?:each|the)\\s+other\\b|\\bwaivers?\\s+of\\s+subrogation\\b[^.;]{0,80}?\\bappl(?:y|ies)\\s+(?:as\\s+)?between\\b`,
        'i',
      ),
      () => mutual,
      { section, about },
    ),
    saidEvidence(
      'bothInTurn',
      ['subrogation', 'recovery'],
      waivesRecovery,
      (said) => inTurn(said, bySides(said.context)),
      { section, about },
    ),
    saidEvidence(
      'oneWay',
      ['subrogation', 'recovery'],
      waivesRecovery,
      (said) => {
        const sides = bySides(said.context);
        return sides.size === 1 && sideOf(said) !== null ? { value: 'one_way', shown: 'One way' } : null;
      },
      { section, about, weight: rank.lesser },
    ),
    saidEvidence(
      'policies',
      ['subrogation'],
      policiesWaive,
      (said) =>
        new RegExp(`\\b${both}\\b`, 'i').test(said.sentence)
          ? null
          : againstBoth.test(said.sentence)
            ? mutual
            : {
                ...(inTurn(said, policiesBySides(said.context)) ?? { value: 'one_way', shown: 'One way' }),
                doubt: 'Only the insurance policies are asked to waive subrogation.',
              },
      { section, about, weight: rank.policies },
    ),
  ],
  exclusions: [
    notWhere('reference', /\bwaiver\s+of\s+subrogation\s+(?:set\s+forth|contained|provided|described|provisions?)\b/i),
    {
      // Consents, subleases and guaranties waive other claims.
      name: 'ofGuarantor',
      excludes: ({ span, block }, { text }) =>
        /guarant/.test(block.section) || /\bguarantor\b/i.test(text.document.text.slice(span.start, span.end)),
    },
  ],
});

const mutual: SaidValue = { value: 'mutual', shown: 'Mutual' };

function isWaiver(sentence: string): boolean {
  return (
    /\b(?:subrogation|subrogated|recovery)\b/i.test(sentence) ||
    /\b(?:releas|waive|relieve|not\s+be\s+liable|neither)/i.test(sentence)
  );
}

function sideOf({ block, start, at, match, context }: Said): 'tenant' | 'landlord' | null {
  const end = start + at + match.length;
  const { actor, negated } = readClause(context.text, block, { start: end - 8, end });
  return !negated && (actor === 'tenant' || actor === 'landlord') ? actor : null;
}

type Sides = ReadonlyMap<'tenant' | 'landlord', Said>;

/** Mutual if each party waives in a separate sentence: one sentence is quoted, the other is mentioned. */
function inTurn(said: Said, sides: Sides): SaidValue | null {
  const own = [...sides].find(([, { start }]) => start === said.start)?.[0] ?? sideOf(said);
  const other = own === 'tenant' ? sides.get('landlord') : own === 'landlord' ? sides.get('tenant') : undefined;
  if (sides.size < 2) return null;
  return other === undefined ? mutual : { ...mutual, note: otherSide(other) };
}

const known = new WeakMap<LeaseText, Sides>();

/** Which parties waive, evaluated separately. */
function bySides(context: Said['context']): Sides {
  const before = known.get(context.text);
  if (before) return before;
  const sides = firstOfEach(saidIn(context, ['subrogation', 'recovery'], waivesRecovery), sideOf);
  known.set(context.text, sides);
  return sides;
}

/** Whose policies contain the waiver: a clause about both parties' insurance. */
function policiesBySides(context: Said['context']): Sides {
  return firstOfEach(saidIn(context, ['subrogation'], policiesWaive), ({ sentence }) => {
    const party = new RegExp(`^\\W*(?:all\\s+of\\s+)?(${landlord}|${tenant})\\b`, 'i').exec(sentence)?.[1];
    return party === undefined ? null : new RegExp(`^${landlord}$`, 'i').test(party) ? 'landlord' : 'tenant';
  });
}

function firstOfEach(all: readonly Said[], side: (said: Said) => 'tenant' | 'landlord' | null): Sides {
  const sides = new Map<'tenant' | 'landlord', Said>();
  for (const said of all) {
    const own = side(said);
    if (own !== null && !sides.has(own)) sides.set(own, said);
  }
  return sides;
}
