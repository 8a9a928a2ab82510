import { type Finding, type KeyDate, type LetterReport, type RentLine, reportFormat } from '#contract/lease-report.ts';
import { crossChecks } from '../assess/checks/index.ts';
import { factsOf, fieldContext } from '../extract/collect-facts.ts';
import type { Decision } from '../extract/decide.ts';
import type { Facts, FoundField } from '../extract/facts.ts';
import type { FieldId } from '../extract/fields/index.ts';
import { readRent } from '../extract/rent/rent-lines.ts';
import { rentTotals } from '../extract/rent/rent-totals.ts';
import { judgeKind } from '../judge-kind.ts';
import { showDate } from '../lexicon/dates.ts';
import type { ModelClaims } from '../model/ask-model.ts';
import { modelNotes } from '../model/model-notes.ts';
import { withClaimedRent } from '../model/rent-claims.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf, passagePart } from '../prepare/passage.ts';
import { describeFields, findingOf, notesOf, titleOf } from '../present/describe.ts';
import { letterSections } from '../present/letter-sections.ts';
import { writeMarkdown } from '../present/markdown.ts';
import { mostWorthAsking } from './ask-first.ts';
import { classifyBinding } from './binding/describe-binding.ts';
import { asksForOtherRent, lastRentOfChat, statesOtherRent } from './chat-rent.ts';
import { letterWithClaims } from './claim-model/letter-with-claims.ts';
import { alternativeReason } from './confirm-values.ts';
import { dealKindsOf } from './deal-kinds.ts';
import { decideLetter, type LetterDecisions } from './decide-letter.ts';
import { letterFields } from './fields/index.ts';
import { letterOnlyFields } from './fields/letter-only.ts';
import { formOf, type LetterForm } from './forms.ts';
import { findLetterRisks, inOrder } from './letter-risk.ts';
import { withPlainClauses } from './plain-clauses.ts';
import { askPoint, type Offer } from './point.ts';
import { points } from './points/index.ts';
import { rentOfOffer } from './rent.ts';
import { learnedRisks } from './risk-model/learned-risks.ts';
import { letterRisks } from './risks/index.ts';
import { supersededOf } from './superseded-changes.ts';
import { targetDaysOf } from './target-days.ts';
import { partsAbout } from './terms.ts';

/**
 * Letter of Intent Analysis: a structured summary, how binding the offer is, its risks, and its open points.
 * Deterministic.
 */
export function analyzeLetter(printed: LeaseText, said: ModelClaims | null = null): LetterReport {
  const text = withPlainClauses(printed);
  const form = formOf(text);
  const decided = decideLetter(text);
  const risks = risksOf(decided);
  const { facts, claimedRisks, engine, notes } = factsOfLetter(text, decided, risks, said);
  const described = describeFields(facts);
  const own = ownFindings(text, decided.decisions);
  const evidence = facts.judged.evidence;
  const report: Omit<LetterReport, 'markdown'> = {
    format: reportFormat,
    title: titleOf('Letter of Intent Analysis', facts),
    engine,
    kind: facts.judged.kind,
    form,
    notes: [...notesOf(facts, noteOf(form, decided)), ...notes],
    ...described,
    fields: {
      ...(evidence
        ? {
            doc_kind: {
              value: facts.judged.kind,
              shown: 'Letter of intent',
              state: 'found' as const,
              ...passageOf(evidence),
            },
          }
        : {}),
      ...described.fields,
      ...rentField(facts.rent),
      ...own,
    },
    labels: [
      ...described.labels.map((each) =>
        each.id === 'agreement_date' ? { ...each, label: 'Date of the offer' } : each,
      ),
      ...letterOnlyFields.map(({ id, label }) => ({ id, label, group: 'Offer' })),
    ],
    // Points that are missing in an offer become questions; only points that most offers state are listed as missing.
    not_found: described.not_found.filter(({ id }) => usual.has(id)),
    binding: classifyBinding(text),
    superseded: [...replacedRent(decided.views, facts), ...supersededOf(text, decided)],
    questions: questionsOf({
      text,
      kinds: dealKindsOf(text, form),
      has: (id) => (decided.decisions.get(id)?.values.length ?? 0) > 0,
    }),
    rent: [...facts.rent],
    rent_totals: rentTotals(facts),
    dates: datesOf(facts, own, decided.live),
    cross_checks: crossChecks(facts).filter(
      ({ passages }) => !passages.every(({ quote }) => signatureLine.test(quote)),
    ),
    risks: claimedRisks.length === 0 ? risks : inOrder([...risks, ...claimedRisks]),
  };
  return { ...report, markdown: writeMarkdown(report, letterSections(report)) };
}

/** The lines for signatures and dates are blank in every offer. */
const signatureLine = /_{3,}/;

const usual: ReadonlySet<string> = new Set(letterFields.map(({ id }) => id));

/** The facts of the current offer, without old terms. A language model may add facts and correct them. */
function factsOfLetter(
  text: LeaseText,
  letter: LetterDecisions,
  risks: LetterReport['risks'],
  said: ModelClaims | null,
): { facts: Facts; claimedRisks: LetterReport['risks']; engine: string; notes: readonly string[] } {
  const { decisions, live, views, hasAlternatives } = letter;
  const judged = judgeKind(text);
  const own = decisions as ReadonlyMap<FieldId, Decision>;
  const claimed = said === null ? null : letterWithClaims(letter, said, fieldContext(text, judged, own), risks);
  const decided = claimed?.decisions ?? own;
  const read = rentOf(views, factsOf(text, judged, decided, []), readRent(fieldContext(live, judged, decided)));
  const lines = read.length > 0 || claimed === null ? read : withClaimedRent(read, claimed.rent);
  const rent = hasAlternatives
    ? lines.map((line): RentLine => ({ ...line, state: 'check', reason: alternativeReason }))
    : lines;
  return {
    facts: factsOf(text, judged, decided, rent),
    claimedRisks: [...(claimed?.risks ?? [])],
    engine: said === null ? 'built-in' : `built-in with ${said.name}`,
    notes: said === null || claimed === null ? [] : modelNotes(said, claimed),
  };
}

/** Offers state rent in separate short lines; if there are none, the rent is read as in a lease. */
function rentOf(views: readonly LeaseText[], facts: Facts, asLease: readonly RentLine[]): readonly RentLine[] {
  for (const [at, view] of views.entries()) {
    const own = lastRentOfChat(view, facts.text, rentOfOffer(view, facts.text, facts));
    if (own.length === 0) continue;
    if (statesOtherRent(views.slice(0, at), own)) return own.map(toCompare);
    return views.length > 1 && asksForOtherRent(view, own) ? own.map(toAsk) : own;
  }
  const kept = asLease.filter(
    ({ kind, quote }) =>
      kind === 'base' &&
      !/\b(?:T\.?I\.?|allowance|deposit|improvements?|security|retainer|letter of credit|bond)\b/i.test(quote),
  );
  // `Rental price warehouse`, `Rental price office`: neither is the whole rent.
  const stated = views
    .slice(0, 1)
    .flatMap((view) => partsAbout(view, ['rent']))
    .filter(({ text }) => /[$£€]\s?\d/.test(text));
  return stated.length < 2
    ? kept
    : kept.map((line): RentLine => ({ ...line, state: 'check', reason: 'The offer states several rents.' }));
}

const toCompare = (line: RentLine): RentLine => ({
  ...line,
  state: 'check',
  reason: 'A newer message names another amount; please compare both messages.',
});

const toAsk = (line: RentLine): RentLine => ({
  ...line,
  state: 'check',
  reason: 'The same message asks for another amount; please read it.',
});

/** The rent of older messages, if the newest one states another. */
function replacedRent(views: readonly LeaseText[], facts: Facts): LetterReport['superseded'] {
  const [fresh] = facts.rent;
  if (fresh === undefined) return [];
  return views.slice(1).flatMap((view): LetterReport['superseded'] => {
    const [old] = rentOfOffer(view, facts.text, facts);
    return old === undefined || old.shown === fresh.shown
      ? []
      : [
          {
            label: 'Base rent',
            field: 'base_rent_schedule',
            old: old.shown,
            new: fresh.shown,
            state: fresh.state,
            ...(fresh.reason === undefined ? {} : { reason: fresh.reason }),
            ...passagePart(fresh),
          },
        ];
  });
}

/** The rent schedule field repeats its lines. */
function rentField(rent: readonly RentLine[]): LetterReport['fields'] {
  const rows = rent
    .filter(({ kind }) => kind === 'base')
    .map(
      ({
        state,
        reason,
        shown,
        from,
        to,
        from_month,
        to_month,
        year,
        psf,
        psf_month,
        monthly,
        annual,
        unit,
        currency,
        ...rest
      }): Finding => {
        const all = { from, to, from_month, to_month, year, psf, psf_month, monthly, annual, unit, currency };
        const value = Object.fromEntries(Object.entries(all).filter(([, each]) => each !== undefined));
        return { value, shown, state, ...(reason === undefined ? {} : { reason }), ...passagePart(rest) };
      },
    );
  return rows.length === 0 ? {} : { base_rent_schedule: rows };
}

/** Fields that only offers have. */
function ownFindings(text: LeaseText, decisions: ReadonlyMap<string, Decision>): LetterReport['fields'] {
  const found: LetterReport['fields'] = {};
  for (const { id } of letterOnlyFields) {
    const value = decisions.get(id)?.values[0];
    if (value === undefined) continue;
    const each: FoundField = { decided: value, quote: text.quote(value.span) };
    found[id] = findingOf(each);
  }
  return found;
}

function noteOf(form: LetterForm, { messages, hasAlternatives }: LetterDecisions): string | null {
  if (hasAlternatives) {
    return 'This offer states several deals side by side. The values shown are those of the first; compare the others yourself.';
  }
  if (form === 'counter_offer') {
    return 'This is a counter-offer: it states changed terms only. Read it together with the proposal that it answers.';
  }
  if (messages.length < 2) return null;
  const day = messages[0]?.date;
  return `This is a thread of ${messages.length} messages. The newest${day ? `, of ${showDate(day)},` : ''} counts; older terms count where no newer message mentions them.`;
}

function questionsOf(offer: Offer): LetterReport['questions'] {
  const asked = points.flatMap((point) => askPoint(point, offer) ?? []);
  return mostWorthAsking(asked).map(({ id: _id, worth: _worth, ...question }) => question);
}

/** Matches of the rules, then sentences similar to known risks. */
function risksOf({ offered, older }: LetterDecisions): LetterReport['risks'] {
  const found = findLetterRisks(offered, letterRisks, older);
  return inOrder([...found, ...learnedRisks(offered, found)]);
}

const printedDays: readonly (readonly [FieldId, string, string])[] = [
  ['delivery_date', 'delivery', 'Delivery'],
  ['commencement_date', 'commencement', 'Start of the term'],
  ['rent_commencement', 'rent_commencement', 'Start of rent'],
  ['expiration_date', 'expiration', 'End of the term'],
];

/**
 * The deadline for replying, the dates of the term as printed, and deadlines for other actions; nothing is computed
 * from an offer.
 */
function datesOf(facts: Facts, own: LetterReport['fields'], live: LeaseText): KeyDate[] {
  const answers = [own['letter_expiration'] ?? []].flat();
  const known = [
    ...answers.flatMap((each): KeyDate[] =>
      isDay(each.value) && each.quote !== null && each.state !== 'rejected'
        ? [
            {
              kind: 'answer_by',
              date: each.value,
              label: 'Answer the offer by this day',
              state: each.state,
              ...(each.reason === undefined ? {} : { reason: each.reason }),
              ...(each.note === undefined ? {} : { derived: each.note }),
              ...passagePart(each),
            },
          ]
        : [],
    ),
    ...printedDays.flatMap(([id, kind, label]): KeyDate[] => {
      const found = facts.any(id);
      if (found === null || !isDay(found.decided.value)) return [];
      return [
        {
          kind,
          date: found.decided.value,
          label,
          ...(found.decided.state === 'found' ? { state: 'found' } : { state: 'check', reason: found.decided.reason }),
          ...passageOf(found.quote),
        },
      ];
    }),
  ];
  const letterDay = facts.day('agreement_date');
  const targets = targetDaysOf(live, letterDay).filter(
    ({ date, label }) => label.startsWith('Exchange') || !known.some((each) => each.date === date),
  );
  return [...known, ...targets].sort((a, b) => a.date.localeCompare(b.date));
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
