import { type DocumentReport, type Passage, sourcePassage } from '#contract/lease-report.ts';
import { findingsOf, reportKeys as keys } from '#contract/report-checks.ts';
import type { PageMark } from '#web/pdf/pdf-page.tsx';

/** A passage with the key that page and report share: `risk-3`, `field-tenant-0`. */
export interface KeyedPassage {
  readonly key: string;
  readonly passage: Passage;
}

/** Every passage of a report, with the keys that its tabs use. */
export function passagesOf(report: DocumentReport): KeyedPassage[] {
  const found: KeyedPassage[] = [];
  const add = (key: string, passage: Passage | null) => {
    if (passage) found.push({ key, passage });
  };
  for (const { id } of report.labels) {
    for (const [index, finding] of findingsOf(report, id).entries()) {
      add(keys.field(id, index), sourcePassage(finding));
    }
  }
  for (const [index, line] of report.rent.entries()) add(keys.rent(index), line);
  for (const [index, risk] of report.risks.entries()) if (risk.quote !== null) add(keys.risk(index), risk);
  for (const [index, check] of report.cross_checks.entries()) {
    for (const [place, passage] of check.passages.entries()) add(keys.check(index, place), passage);
  }
  for (const [index, date] of report.dates.entries()) add(keys.date(index), sourcePassage(date));
  if ('obligations' in report) {
    for (const [index, change] of report.changes.entries()) add(keys.change(index), change);
    for (const [index, obligation] of report.obligations.entries()) add(keys.obligation(index), obligation);
  }
  if ('brief' in report) {
    for (const [index, topic] of report.comparison.entries()) add(keys.comparison(index), topic.passage);
    for (const side of ['tenant', 'landlord'] as const) {
      for (const [index, point] of report.negotiation[side].entries()) add(keys.point(side, index), point.passage);
    }
    for (const [index, clause] of report.clauses.entries()) {
      for (const [place, passage] of clause.summary.entries()) add(keys.clause(index, place), passage);
    }
  }
  if ('binding' in report) {
    for (const [index, passage] of report.binding.passages.entries()) add(keys.binding(index), passage);
    for (const [index, term] of report.superseded.entries()) add(keys.superseded(index), term);
    for (const [index, question] of report.questions.entries()) add(keys.question(index), question.passage);
  }
  return found;
}

/** By page: the boxes of the selected passage, and the position of every other one. */
export function marksOf(passages: readonly KeyedPassage[], selected: string | null): Map<number, PageMark[]> {
  const marks = new Map<number, PageMark[]>();
  const add = (page: number, mark: PageMark) => {
    const own = marks.get(page);
    if (own) own.push(mark);
    else marks.set(page, [mark]);
  };
  for (const { key, passage } of passages) {
    if (key === selected) {
      for (const { page, ...box } of passage.boxes) add(page, { key, kind: 'highlight', ...box });
      continue;
    }
    for (const page of new Set(passage.boxes.map((box) => box.page))) {
      const boxes = passage.boxes.filter((box) => box.page === page);
      const [top, bottom] = [
        Math.min(...boxes.map(({ y }) => y)),
        Math.max(...boxes.map(({ y, height }) => y + height)),
      ];
      const isTaken = marks
        .get(page)
        ?.some(({ kind, y, height }) => kind === 'tick' && y === top && height === bottom - top);
      if (!isTaken) add(page, { key, kind: 'tick', x: 0, y: top, width: 0, height: bottom - top });
    }
  }
  return marks;
}
