import type { LetterReport } from '#contract/lease-report.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import type { LetterDecisions } from './decide-letter.ts';

type Change = LetterReport['superseded'][number];

const longest = 160;

/** Old terms next to new ones: first those in the newest message, then those of older messages. */
export function supersededOf(text: LeaseText, { oldTerms, replaced }: LetterDecisions): Change[] {
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
      return [{ label, old: words(old), new: words(fresh), state: 'found', ...passageOf(text.quote(span)) }];
    }
    // `[Tenant: OK]` after a term keeps it.
    if (by === 'bracketComment' && words(old).startsWith('[')) return [];
    const now = by === 'struckTerm' || by === 'bracketComment' ? 'Struck' : by === 'rightGivenUp' ? 'Given up' : null;
    return now === null ? [] : [{ label, old: words(old), new: now, state: 'found', ...passageOf(text.quote(old)) }];
  });
  const older = replaced
    .filter(({ field }) => field.id !== 'agreement_date')
    .map(
      ({ field, old, fresh }): Change => ({
        label: field.label,
        field: field.id,
        old: shortly(old.shown),
        new: shortly(fresh.shown),
        ...(fresh.state === 'found' ? { state: 'found' } : { state: 'check', reason: fresh.reason }),
        ...passageOf(text.quote(fresh.span)),
      }),
    );
  return [...own, ...older];
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
