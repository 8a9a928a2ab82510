import type { DocumentReport, LeaseAnalysis, Risk } from '#contract/lease-report.ts';
import { shortened } from '../lease/present/shortened.ts';
import { type ChangedField, isSamePassage, type Place } from './changed-fields.ts';

/**
 * Everything that depends on the passage of a corrected value and cannot be recalculated from the report alone (a risk,
 * a cross-check, a date) must be checked, with the reason. Summary, comparison and negotiation points repeat
 * statements, so they repeat reviews too.
 */
export function followPassages(
  stored: DocumentReport,
  report: DocumentReport,
  changed: readonly ChangedField[],
): DocumentReport {
  const toCheck = <Item extends Restable>(item: Item, passages: readonly Place[]): Item => {
    if (item.state !== 'found' || item.review !== undefined || item.follows !== undefined) return item;
    const cause = changed.find(({ before }) => passages.some((place) => isSamePassage(place, before)));
    return cause === undefined ? item : { ...item, state: 'check', reason: reasonOf(cause) };
  };
  const followed = {
    ...report,
    risks: report.risks.map((risk) => toCheck(risk, [risk])),
    cross_checks: report.cross_checks.map((check) => toCheck(check, check.passages)),
    // A printed date does not depend on another value in its sentence.
    dates: report.dates.map((date) => (date.derived === undefined ? date : toCheck(date, [date]))),
  };
  return 'comparison' in followed && 'comparison' in stored ? followAnalysis(stored, followed, changed) : followed;
}

type Restable = Pick<Risk, 'state' | 'reason' | 'review' | 'follows'>;

function reasonOf({ label, before, after }: ChangedField): string {
  return after.state === 'rejected'
    ? `It is based on the same passage as ${label}, which you rejected.`
    : `It is based on the same passage as ${label}, which you corrected from ${shortened(before.shown)}, and was not recalculated.`;
}

function followAnalysis(stored: LeaseAnalysis, report: LeaseAnalysis, changed: readonly ChangedField[]): LeaseAnalysis {
  const risks = new Map(stored.risks.map((risk, index) => [risk.text, report.risks[index] ?? risk]));
  const repeat = (point: LeaseAnalysis['negotiation']['tenant'][number]) => {
    const risk = risks.get(point.point);
    return risk?.state === 'rejected' ? [] : [risk === undefined ? point : { ...point, point: risk.text }];
  };
  return {
    ...report,
    brief: report.brief.flatMap((line) => {
      const text = briefText(line.text, { stored, report, changed });
      return text === null ? [] : [{ ...line, text }];
    }),
    comparison: report.comparison.map((line) => {
      const cause = changed.find(
        ({ before }) =>
          line.passage && isSamePassage(line.passage, before) && line.text === `This lease: ${before.shown}.`,
      );
      return cause === undefined
        ? line
        : { ...line, text: `Compared before your review of ${cause.label}: ${cause.before.shown}. Not recalculated.` };
    }),
    negotiation: {
      tenant: report.negotiation.tenant.flatMap(repeat),
      landlord: report.negotiation.landlord.flatMap(repeat),
    },
  };
}

/** A line of the summary, updated by the review of the statement that it repeats; null if that was rejected. */
function briefText(
  text: string,
  { stored, report, changed }: { stored: LeaseAnalysis; report: LeaseAnalysis; changed: readonly ChangedField[] },
): string | null {
  const field = changed.find(({ label, before }) => text === `${label}: ${shortened(before.shown)}`);
  if (field) return field.after.state === 'rejected' ? null : `${field.label}: ${shortened(field.after.shown)}`;
  const pairs = [
    ...stored.rent.map((line, index) => ({
      said: line.shown,
      now: report.rent[index],
      shown: report.rent[index]?.shown,
    })),
    ...stored.risks.map((line, index) => ({
      said: line.text,
      now: report.risks[index],
      shown: report.risks[index]?.text,
    })),
  ];
  const pair = pairs.find(({ said, now }) => now?.review !== undefined && text.endsWith(`: ${said}`));
  if (!pair) return text;
  return pair.now?.state === 'rejected' ? null : `${text.slice(0, -pair.said.length)}${pair.shown}`;
}
