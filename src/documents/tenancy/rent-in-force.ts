import type { RentLine } from '#contract/lease-report.ts';
import { reportKeys } from '#contract/report-checks.ts';
import type { InForce, TenancyDocument } from '#contract/tenancy.ts';
import { shiftDays } from '../lease/lexicon/dates.ts';
import { sourceOf } from './terms-in-force.ts';

type Placed = InForce['rent'][number];

/**
 * The rent of every period from the newest document that states it: an earlier row ends the day before a later schedule
 * begins. Rows without dates, and rows for several premises, can't be ordered: then every row must be checked.
 */
export function rentInForce(documents: readonly TenancyDocument[], amendments: readonly number[]): Placed[] {
  let lines: Placed[] = [];
  for (const at of [0, ...amendments]) {
    const own = (documents[at]?.report.rent ?? []).flatMap((line, index): Placed[] =>
      line.state === 'rejected' ? [] : [{ line, source: sourceOf(at, reportKeys.rent(index), line) }],
    );
    if (own.length === 0) continue;
    if (lines.length === 0) {
      lines = own;
      continue;
    }
    const starts = base(own).map(({ line }) => line.from);
    const isOrdered =
      !starts.includes(undefined) &&
      [...lines, ...own].every(({ line }) => line.premises === undefined) &&
      base(lines).every(({ line }) => line.from !== undefined);
    const first = starts.sort()[0];
    lines =
      isOrdered && first !== undefined
        ? [...lines.flatMap((each) => until(each, first)), ...own]
        : [...lines, ...own].map((each) => ({ ...each, line: toCheck(each.line, documents[at]?.name ?? '') }));
  }
  return lines;
}

const base = (lines: readonly Placed[]) => lines.filter(({ line }) => line.kind === 'base');

/** The part of a row before the day on which a later schedule begins. */
function until({ line, source }: Placed, first: string): Placed[] {
  if (line.from !== undefined && line.from >= first) return [];
  const last = shiftDays(first, -1);
  const isShortened = line.from !== undefined && (line.to === undefined || line.to > last);
  return [{ line: isShortened ? { ...line, to: last } : line, source }];
}

function toCheck(line: RentLine, name: string): RentLine {
  return line.state === 'check'
    ? line
    : { ...line, state: 'check', reason: `${name} states a rent too, and which periods it replaces is not certain.` };
}
