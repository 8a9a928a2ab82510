import type { LetterReport } from '#contract/lease-report.ts';
import type { Decided } from '../extract/decide.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import type { LetterDecisions } from './decide-letter.ts';
import { settledBy } from './field-topics.ts';
import { type LetterTopic, topicsOfHeading } from './letter-topic.ts';
import { termsOf } from './terms.ts';

type Change = LetterReport['superseded'][number];

const longest = 160;

/** Old terms next to new ones: first those in the newest message, then those of older messages. */
export function supersededOf(text: LeaseText, decided: LetterDecisions): Change[] {
  const { oldTerms, replaced } = decided;
  const whole = text.document.text;
  const words = ({ start, end }: { readonly start: number; readonly end: number }) => shortly(whole.slice(start, end));
  const own = oldTerms.flatMap(({ by, term, old, fresh }): Change[] => {
    const label = term.heading === '' ? 'Term' : capital(term.heading);
    if (by === 'keptColumn') return [];
    if (fresh !== null) {
      if (words(old) === words(fresh)) return [];
      const span = {
        start: Math.min(old.start, fresh.start),
        end: Math.max(old.end, Math.min(fresh.end, fresh.start + 200)),
      };
      const was = words(old).replace(/^from (?=\S)/i, '');
      return [{ label, old: was, new: words(fresh), state: 'found', ...passageOf(text.quote(span)) }];
    }
    // `6 YEARS (was 5) from completion`
    const before = by === 'notWhatWasSent' ? wasBefore.exec(words(old)) : null;
    if (before?.[1] !== undefined && term.heading !== '') {
      const part = term.parts.find(({ start, end }) => start <= old.start && old.end <= end);
      const now = part === undefined ? '' : words({ start: part.start, end: old.start });
      return now === '' || now.length > 60
        ? []
        : [
            {
              label,
              old: before[1],
              new: now,
              state: 'found',
              ...passageOf(text.quote({ start: part?.start ?? old.start, end: old.end })),
            },
          ];
    }
    // `[Tenant: OK]` after a term leaves the term unchanged.
    if (by === 'bracketComment' && words(old).startsWith('[')) return [];
    const now = by === 'struckTerm' || by === 'bracketComment' ? 'Struck' : by === 'rightGivenUp' ? 'Given up' : null;
    return now === null ? [] : [{ label, old: words(old), new: now, state: 'found', ...passageOf(text.quote(old)) }];
  });
  /** After a value in a line without a label, the text may continue with something else. */
  const withoutRest = ({ shown, span }: Decided, id: string): string => {
    const term = termsOf(text).find(({ parts }) =>
      parts.some(({ start, end }) => start <= span.start && span.start < end),
    );
    return term?.heading === '' ? ownWords(shown, id) : shown;
  };
  const older = replaced
    // `Landlord also needs board approval` adds to what the older message says.
    .filter(
      ({ field, fresh }) =>
        field.id !== 'agreement_date' && !/\b(?:also|in addition|additionally)\b/i.test(fresh.shown),
    )
    .map(
      ({ field, old, fresh, inWords }): Change => ({
        label: field.label,
        field: field.id,
        old: shortly(withoutRest(old, field.id).replace(/^[-–•*>\s]{1,9}(?=\S)/, '')),
        new: shortly(withoutRest(fresh, field.id).replace(/^[-–•*>\s]{1,9}(?=\S)/, '')),
        ...(fresh.state === 'check'
          ? { state: 'check', reason: fresh.reason }
          : inWords === true
            ? { state: 'check', reason: wordsReason }
            : { state: 'found' }),
        ...passageOf(text.quote(fresh.span)),
      }),
    );
  // `Deposit: 3 months (was 6)` is more specific than a figure in an older message.
  const isStated = ({ field }: Change): boolean => {
    const topics = settledBy[field ?? ''] ?? (field === 'term_months' ? ['term'] : []);
    return own.some(({ label }) => topicsOfHeading(label).some((topic) => topics.includes(topic)));
  };
  return [...own, ...older.filter((each) => !isStated(each)), ...givenUp(text, decided)];
}

const wasBefore = /^\((?:was|previously|formerly|you offered|you asked(?: for)?|up from|down from)\s(.{1,60})\)$/i;

const wordsReason = 'The older message states it in a list or in passing; please compare both messages.';

/** The topics that a clause names, also `5 months free`. */
function topicsOfClause(clause: string): readonly LetterTopic[] {
  const isFree = /\b(?:months?|weeks?|rent) free\b|\bfree (?:months?|rent)\b/i.test(clause);
  return [...topicsOfHeading(clause), ...(isFree ? (['free_rent'] as const) : [])];
}

/** `15 parking spaces free, no personal guaranty. Use is dental`: the text up to the words about something else. */
function ownWords(words: string, id: string): string {
  const topics = settledBy[id] ?? [];
  const sentence = /^.{12,}?[.;](?=\s+[A-Z])/.exec(words)?.[0].slice(0, -1) ?? words;
  const clauses = sentence.split(/,\s+(?![\d\s]{0,9}(?:covered|reserved|of which)\b)|\s(?:if|provided)\s+/);
  const about = clauses.map((clause) => topicsOfClause(clause.slice(0, 90)));
  // `Fern LLC offers $60 per foot, 10 years, 5 months free`: only the last words are about free rent.
  const named = about.findIndex((own) => own.some((topic) => topics.includes(topic)));
  const first = Math.max(0, named);
  const stop = about.findIndex(
    (own, at) => at > first && own.length > 0 && !own.some((topic) => topics.includes(topic)),
  );
  const kept = clauses.slice(first, stop < 0 ? undefined : stop).join(', ');
  return topics.length === 0 || (first === 0 && stop < 0) ? sentence : kept.replace(/^(?:and|but|with)\s+/i, '');
}

/** Rights and concessions that one party asks for and the other refuses, with their names in the report. */
const refusable: readonly (readonly [LetterTopic, string])[] = [
  ['termination', 'Early termination'],
  ['renewal', 'Renewal options'],
  ['expansion', 'First right'],
  ['exclusive', 'Exclusive use'],
  ['co_tenancy', 'Co-tenancy'],
  ['free_rent', 'Free rent'],
  ['allowance', 'Improvement allowance'],
  ['signage', 'Signs'],
  ['parking', 'Parking'],
  ['landlord_work', 'Landlord’s work'],
];
const refusal =
  /^\W*(?:(?:sorry|but|the|our)\W+){0,2}(?:(?:landlord|owner(?:ship)?|LL|lessor|tenant|client|they|we|he|she|it)(?:['’]s)?\s+)?(?:(?:has|have|will|would|is|are|must|respectfully)\s+){0,2}(?:declin\w+|refus\w+|no(?:ne)?\b(?! (?:change|objection|problem|issue|cost|charge))|can['’]?t\b|cannot\b|won['’]?t\b|not (?:available|offered|acceptable|agreed|possible|granted|do\b)|deleted?\b|removed?\b|struck\b|off the table\b)/i;
const refusedAfter =
  /\b(?:is|are|was|were) (?:declined|refused|rejected|deleted|removed|struck|off the table|not (?:available|offered|acceptable|agreed))\b/i;

/** What an older message asks for and the newest one refuses: `Term. option: ownership declined`. */
function givenUp(text: LeaseText, { live, older }: LetterDecisions): Change[] {
  if (older.length === 0) return [];
  const terms = termsOf(live).flatMap((term) => term.parts.slice(0, 1).map((part) => ({ ...term, part })));
  return refusable.flatMap(([topic, label]): Change[] => {
    const refused = terms.find(
      ({ heading, topics, part }) =>
        topics.includes(topic) && (heading !== '' ? refusal.test(part.text) : refusedAfter.test(part.text)),
    );
    if (refused === undefined) return [];
    for (const { text: view } of older)
      for (const { heading, parts } of termsOf(view))
        for (const part of parts) {
          const clauses = heading === '' ? part.text.split(/[,;]\s+|\.\s+(?=[A-Z])/) : [`${heading}: ${part.text}`];
          const asked = clauses.find(
            (clause) =>
              topicsOfHeading((heading === '' ? clause : heading).slice(0, 80).replace(/^[\s>•*-]{1,9}/, '')).includes(
                topic,
              ) && !refusal.test(heading === '' ? clause : part.text),
          );
          if (asked === undefined) continue;
          const old = shortly(asked.replace(/^[\s>•*-]{1,9}|[\s,;]{1,9}$/g, ''));
          const state = heading === '' ? { state: 'check' as const, reason: wordsReason } : { state: 'found' as const };
          return [{ label, old, new: 'Declined', ...state, ...passageOf(text.quote(refused.part)) }];
        }
    return [];
  });
}

function shortly(words: string): string {
  const plain = words
    .replace(/~~|\s?\[[^[\]:]{1,40}:\s?$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1).trimEnd()}…` : plain;
}

function capital(words: string): string {
  const plain = words.charAt(0).toUpperCase() + words.slice(1);
  return plain === plain.toUpperCase() && plain.length > 4 ? plain.charAt(0) + plain.slice(1).toLowerCase() : plain;
}
